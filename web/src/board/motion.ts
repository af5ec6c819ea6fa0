/** Motion in time. It explains what has happened and never stands in the way: whatever comes next finishes it. */

/** Where time comes from: the browser, or a test. Milliseconds. */
export interface Clock {
  now(): number;
  /** Calls back with the next frame, and gives what calls that off. */
  frame(next: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  frame: (next) => {
    const handle = requestAnimationFrame(next);
    return () => cancelAnimationFrame(handle);
  },
};

/** Something that changes from 0 to 1 within its time. */
export interface Tween {
  /** Milliseconds after the start of the motion. */
  readonly delay: number;
  readonly duration: number;
  /** Shows it at a part of its time, 0 to 1. The last call is with 1. */
  readonly show: (part: number) => void;
}

/** Fast at first, then settling. */
export const easeOut = (part: number): number => 1 - (1 - part) ** 3;

export class Motion {
  readonly #clock: Clock;
  #running: { tween: Tween; begins: number; over: boolean }[] = [];
  #callOff: (() => void) | null = null;
  #ended: (() => void)[] = [];
  /** Called whenever nothing runs any more. */
  idle: () => void = () => {};

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get busy(): boolean {
    return this.#running.length > 0;
  }

  /** Starts tweens beside those that are running. `ended` is called when nothing runs any more, be it at once. */
  play(tweens: readonly Tween[], ended: () => void = () => {}): void {
    const now = this.#clock.now();
    this.#ended.push(ended);
    for (const tween of tweens) {
      if (tween.delay <= 0 && tween.duration > 0) tween.show(0);
      this.#running.push({ tween, begins: now + tween.delay, over: false });
    }
    this.#running.sort((a, b) => a.begins - b.begins);
    if (tweens.every(({ delay, duration }) => delay + duration <= 0)) this.#advance(now);
    this.#next();
  }

  /** Shows the end of all that runs. */
  finish(): void {
    this.#advance(Infinity);
  }

  #next(): void {
    if (this.#running.length === 0 || this.#callOff !== null) return;
    this.#callOff = this.#clock.frame(() => {
      this.#callOff = null;
      this.#advance(this.#clock.now());
      this.#next();
    });
  }

  #advance(now: number): void {
    for (const entry of this.#running) {
      const { delay: _, duration, show } = entry.tween;
      if (now < entry.begins) continue;
      const part = now === Infinity || duration <= 0 ? 1 : Math.min(1, (now - entry.begins) / duration);
      show(part);
      entry.over = part >= 1;
    }
    this.#running = this.#running.filter(({ over }) => !over);
    if (this.#running.length > 0) return;
    this.#callOff?.();
    this.#callOff = null;
    const ended = this.#ended;
    this.#ended = [];
    for (const call of ended) call();
    if (!this.busy) this.idle();
  }
}
