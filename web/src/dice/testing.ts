/** What tests of sealed dice play against: a server and another player whose secrets are known. */

import { type Bytes, utf8 } from "./bytes.ts";
import { LENGTH, type Role, SERVER, gameHash, link } from "./derive.ts";
import { KEY, signed } from "./fixtures/signer.ts";
import { sha256 } from "./hash.ts";
import { type Header, writeHeader } from "./header.ts";

/** Bytes that are all the same. */
export const filled = (byte: number, length = 32): Bytes => new Uint8Array(length).fill(byte);
export const UID = filled(7, 16);
export const RULES = utf8("{}");

/** A chain that takes over after a roll: its anchor, then its values. */
export async function chainOf(role: Role, secret: Bytes, after = 0): Promise<Bytes[]> {
  const chain: Bytes[] = [];
  chain[LENGTH] = secret;
  for (let i = LENGTH; i > 0; i--) chain[i - 1] = await link(role, UID, after + i, chain[i]!);
  return chain;
}

/** The chain of the server. */
export const server = await chainOf(SERVER, filled(1));
/** The chain of the other player, who sits on the second chair. */
export const other = await chainOf(1, filled(3));
export const header: Header = {
  mode: "roll",
  gameUid: UID,
  matchUid: filled(8, 16),
  gameNo: 1,
  variant: 7,
  rulesHash: await sha256(RULES),
  createdMs: 1n,
  players: ["a", "b"],
  serverCommit: server[0]!,
};

/** What binds a game with these commitments: its hash, and the server's word on it. */
export async function word(commits: readonly [Bytes, Bytes]): Promise<{ readonly hash: Bytes; readonly signature: Bytes }> {
  const hash = await gameHash(writeHeader(header), commits, null);
  return { hash, signature: signed(hash) };
}

export { KEY };
