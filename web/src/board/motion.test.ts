import { expect, test } from "vitest";
import { type Clock, Motion } from "./motion.ts";

/** Time that passes when it is told to. */
class Hand implements Clock {
  time = 0;
  #frame: (() => void) | null = null;

  now = () => this.time;

  frame = (next: () => void) => {
    this.#frame = next;
    return () => {
      this.#frame = null;
    };
  };

  get waiting(): boolean {
    return this.#frame !== null;
  }

  pass(time: number): void {
    this.time += time;
    const frame = this.#frame;
    this.#frame = null;
    frame?.();
  }
}

test("goes from 0 to 1 in its time, ends once, and asks for no more frames", () => {
  const clock = new Hand();
  const motion = new Motion(clock);
  const shown: number[] = [];
  let ended = 0;
  motion.play([{ delay: 0, duration: 200, show: (part) => shown.push(part) }], () => ended++);
  clock.pass(50);
  clock.pass(100);
  expect([shown, ended, motion.busy]).toEqual([[0, 0.25, 0.75], 0, true]);
  clock.pass(100);
  expect([shown.at(-1), ended, motion.busy, clock.waiting]).toEqual([1, 1, false, false]);
});

test("what comes later begins later", () => {
  const clock = new Hand();
  const motion = new Motion(clock);
  const shown: [string, number][] = [];
  const show = (name: string) => (part: number) => shown.push([name, part]);
  motion.play([{ delay: 100, duration: 100, show: show("second") }, { delay: 0, duration: 100, show: show("first") }]);
  clock.pass(100);
  expect(shown).toEqual([["first", 0], ["first", 1], ["second", 0]]);
});

test("finished, everything is at its end, in its order", () => {
  const clock = new Hand();
  const motion = new Motion(clock);
  const ends: string[] = [];
  const show = (name: string) => (part: number) => {
    if (part === 1) ends.push(name);
  };
  motion.play([{ delay: 300, duration: 100, show: show("late") }, { delay: 0, duration: 100, show: show("early") }], () => ends.push("ended"));
  motion.finish();
  expect([ends, motion.busy, clock.waiting]).toEqual([["early", "late", "ended"], false, false]);
});

test("without time it is over at once", () => {
  const motion = new Motion(new Hand());
  const shown: number[] = [];
  let ended = false;
  motion.play([{ delay: 0, duration: 0, show: (part) => shown.push(part) }], () => (ended = true));
  expect([shown, ended]).toEqual([[1], true]);
});

test("what is started while something ends goes on", () => {
  const clock = new Hand();
  const motion = new Motion(clock);
  let second = false;
  motion.play([{ delay: 0, duration: 10, show: () => {} }], () => motion.play([{ delay: 0, duration: 10, show: () => {} }], () => (second = true)));
  clock.pass(10);
  expect([second, motion.busy]).toEqual([false, true]);
  clock.pass(10);
  expect([second, motion.busy]).toEqual([true, false]);
});
