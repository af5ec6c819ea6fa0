/** What secrets are made of: the chance of the browser, and words of the player's own mixed in, if he has typed any (`docs/dice.md`). */

import type { Bytes } from "../dice/bytes.ts";
import { seedWithWords } from "../dice/derive.ts";
import { recall, remember } from "./memory.ts";

const KEY = "alea-words";

/** Nobody needs more of them. */
export const MOST_WORDS = 200;

/** The words that were typed in this browser. They never leave it. */
export const words = (): string => (recall(KEY) ?? "").slice(0, MOST_WORDS);

export const keepWords = (typed: string): void => remember(KEY, typed.trim());

export const random = (): Bytes => crypto.getRandomValues(new Uint8Array(32));

/** A secret of 32 bytes, of what was drawn and what was typed. Words can make it better, never worse. */
export async function secret(drawn: Bytes = random(), typed: string = words()): Promise<Bytes> {
  return typed === "" ? drawn : seedWithWords(drawn, typed);
}
