/** From seeds and values to dice (`docs/dice.md`). */

import { type Bytes, concat, label, number, utf8 } from "./bytes.ts";
import { hkdf, hmac, hmacAgain, sha256 } from "./hash.ts";

export type Dice = readonly [number, number];
export type Seat = 0 | 1;
/** 0xff is whoever deals. */
export type Role = 0xff | Seat;

export const SERVER: Role = 0xff;
export const LENGTH = 1024;
const NONE = new Uint8Array(32);

export interface Seeds {
  server: Bytes;
  clients: readonly [Bytes, Bytes];
  /** The randomness of drand. */
  randomness: Bytes | null;
}

/** What a roll of mode R follows from. */
export interface Values {
  server: Bytes;
  clients: readonly [Bytes | null, Bytes | null];
}

export interface Drand {
  chainHash: Bytes;
  round: bigint;
}

export const serverCommit = (gameUid: Bytes, seed: Bytes) => sha256(label("ALEADICE/server"), gameUid, seed);

export const clientCommit = (seat: Seat, headerHash: Bytes, seed: Bytes) =>
  sha256(label("ALEADICE/client"), number(seat, 1), headerHash, seed);

export const gameHash = (header: Bytes, commits: readonly [Bytes, Bytes], drand: Drand | null) =>
  sha256(header, commits[0], commits[1], drand?.chainHash ?? NONE, number(drand?.round ?? 0, 8));

/** Reads blocks from the left until two bytes are below 252. */
export async function fromBlocks(block: (c: number) => Promise<Bytes>): Promise<Dice> {
  let first: number | null = null;
  for (let c = 0; ; c++) {
    for (const byte of await block(c)) {
      if (byte >= 252) continue;
      const die = (byte % 6) + 1;
      if (first !== null) return [first, die];
      first = die;
    }
  }
}

/** The key of all rolls of mode G. */
export const rollKey = (game: Bytes, seeds: Seeds) =>
  hkdf(game, concat(seeds.server, ...seeds.clients, seeds.randomness ?? new Uint8Array()), utf8("ALEADICE/roll"));

export const block = (key: Bytes, n: number, c: number) => hmacAgain(key, number(n, 4), number(c, 4));

/** Roll n of mode G, from 0. */
export const roll = (key: Bytes, n: number) => fromBlocks((c) => block(key, n, c));

export const mask = (values: Values) => Number(values.clients[0] !== null) + 2 * Number(values.clients[1] !== null);

export const sealedKey = (game: Bytes, n: number, values: Values) =>
  hmacAgain(
    game,
    label("ALEADICE/rollR"),
    number(n, 4),
    number(mask(values), 1),
    values.server,
    values.clients[0] ?? NONE,
    values.clients[1] ?? NONE,
  );

/** Roll n of mode R, from 1. */
export async function sealedRoll(game: Bytes, n: number, values: Values): Promise<Dice> {
  const key = await sealedKey(game, n, values);
  return fromBlocks((c) => hmac(key, number(c, 4)));
}

/** The value before `value`, which has number i. */
export const link = (role: Role, gameUid: Bytes, i: number, value: Bytes) =>
  sha256(label("ALEADICE/chain"), number(role, 1), gameUid, number(i, 4), value);

/** A seed of the player's own: random bytes, with words mixed in. */
export const seedWithWords = (random: Bytes, words: string) =>
  hkdf(random, utf8(words.normalize("NFC")), utf8("ALEADICE/words"));
