/**
 * What is heard: dice, a checker on wood, a hit, the cube, the end of a game, time that runs out. Made while it sounds, from noise and a few
 * tones, so nothing has to be fetched. Nothing sounds before somebody has pressed something, as browsers want it too.
 */

import type { Noise } from "../board/stage.ts";
import { chosen } from "./choices.ts";

export type Sound = Noise | "end" | "time";

/** A knock: filtered noise, or a tone, that dies away. Seconds, hertz; how loud from 0 to 1. */
export interface Knock {
  readonly at: number;
  readonly kind: "noise" | "tone";
  readonly pitch: number;
  readonly loud: number;
  readonly lasts: number;
}

const noise = (at: number, pitch: number, loud: number, lasts = 0.05): Knock => ({ at, kind: "noise", pitch, loud, lasts });
const tone = (at: number, pitch: number, loud: number, lasts: number): Knock => ({ at, kind: "tone", pitch, loud, lasts });

/** Of what each is made. Dice fall for as long as they are seen to. */
export const KNOCKS: Readonly<Record<Sound, readonly Knock[]>> = {
  dice: [noise(0, 2600, 0.5), noise(0.07, 3100, 0.45), noise(0.15, 2400, 0.4), noise(0.22, 2900, 0.3), noise(0.31, 2500, 0.22), noise(0.38, 2700, 0.12)],
  step: [noise(0, 1250, 0.7, 0.045), tone(0, 210, 0.25, 0.07)],
  hit: [noise(0, 950, 0.9, 0.06), tone(0, 160, 0.4, 0.1), noise(0.07, 1500, 0.4, 0.04)],
  cube: [noise(0, 700, 0.7, 0.07), tone(0, 130, 0.45, 0.12)],
  end: [tone(0, 392, 0.3, 0.5), tone(0.16, 523.25, 0.3, 0.7)],
  time: [tone(0, 660, 0.3, 0.12), tone(0.18, 660, 0.3, 0.12)],
};

/** How loud all of it is. */
const LOUD = { off: 0, low: 0.16, on: 0.5 } as const;

/** The same sound comes at most so often, in seconds: steps that are shown at once are one. */
const APART = 0.05;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
const last = new Map<Sound, number>();

/** A second of noise, the same each time. */
function noiseIn(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let index = 0; index < samples.length; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[index] = state / 2 ** 31 - 1;
  }
  return buffer;
}

function wake(): void {
  if (chosen().sound === "off") return;
  if (context === null && typeof AudioContext === "function") context = new AudioContext();
  if (context?.state === "suspended") void context.resume();
}

/** Once somebody presses something there may be sound. */
export function listenForHands(): void {
  for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, wake, { passive: true, capture: true });
}

export function sound(which: Sound): void {
  const loud = LOUD[chosen().sound];
  const audio = context;
  if (audio === null || loud === 0 || audio.state !== "running" || document.hidden) return;
  const now = audio.currentTime;
  if (now - (last.get(which) ?? -1) < APART) return;
  last.set(which, now);
  hiss ??= noiseIn(audio);
  for (const knock of KNOCKS[which]) play(audio, hiss, knock, now, loud);
}

function play(audio: AudioContext, hiss: AudioBuffer, { at, kind, pitch, loud, lasts }: Knock, now: number, all: number): void {
  const gain = audio.createGain();
  const begins = now + at;
  gain.gain.setValueAtTime(loud * all, begins);
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
  gain.connect(audio.destination);
  if (kind === "tone") {
    const source = new OscillatorNode(audio, { type: "sine", frequency: pitch });
    source.connect(gain);
    source.start(begins);
    source.stop(begins + lasts);
  } else {
    const source = new AudioBufferSourceNode(audio, { buffer: hiss });
    const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 3 });
    source.connect(filter).connect(gain);
    source.start(begins, at);
    source.stop(begins + lasts);
  }
}
