/** What stands with the events of a record (`docs/dice.md`, pieces). */

import { type Bytes, Reader, Unreadable } from "./bytes.ts";
import type { Drand, Role, Seat, Seeds, Values } from "./derive.ts";
import { type Header, readHeader } from "./header.ts";
import { type Head, type Leaf, readLeaf, readRole } from "./log.ts";

export interface Start {
  header: Header;
  headerBytes: Bytes;
  commits: readonly [Bytes, Bytes];
  drand: Drand | null;
  gameHash: Bytes;
  signature: Bytes;
  before: Head;
  key: Bytes;
  rules: Bytes;
}

export type Piece =
  | { tag: "start"; start: Start }
  | { tag: "anchor"; role: Role; after: number; anchor: Bytes; before: Head }
  | { tag: "release"; by: Seat; n: number; value: Bytes }
  | { tag: "roll"; n: number }
  | { tag: "values"; n: number; values: Values }
  | { tag: "seeds"; seeds: Seeds }
  | { tag: "end"; leaf: Leaf; signature: Bytes; before: Head };

const head = (reader: Reader): Head => ({ count: reader.u64(), hash: reader.take(32) });

/** The pieces that stand one after the other in `bytes`. */
export function readPieces(bytes: Bytes): Piece[] {
  const reader = new Reader(bytes);
  const pieces: Piece[] = [];
  while (!reader.isEmpty) pieces.push(readPiece(reader));
  return pieces;
}

function readPiece(reader: Reader): Piece {
  const tag = reader.number(1);
  switch (tag) {
    case 1: {
      const headerBytes = reader.prefixed();
      const header = readHeader(headerBytes);
      const start: Start = {
        header,
        headerBytes,
        commits: [reader.take(32), reader.take(32)],
        drand: header.mode === "game-with-drand" ? { chainHash: reader.take(32), round: reader.u64() } : null,
        gameHash: reader.take(32),
        signature: reader.take(64),
        before: head(reader),
        key: reader.take(32),
        rules: reader.prefixed(),
      };
      return { tag: "start", start };
    }
    case 2:
      return {
        tag: "anchor",
        role: readRole(reader.number(1)),
        after: reader.number(4),
        anchor: reader.take(32),
        before: head(reader),
      };
    case 3: {
      const by = reader.number(1);
      if (by !== 0 && by !== 1) throw new Unreadable("no such player");
      return { tag: "release", by, n: reader.number(4), value: reader.take(32) };
    }
    case 4:
      return { tag: "roll", n: reader.number(4) };
    case 5: {
      const n = reader.number(4);
      const mask = reader.number(1);
      if (mask > 3) throw new Unreadable("no such mask");
      const server = reader.take(32);
      const value = (seat: Seat) => ((mask >> seat) & 1 ? reader.take(32) : null);
      return { tag: "values", n, values: { server, clients: [value(0), value(1)] } };
    }
    case 6:
    case 7:
      return {
        tag: "seeds",
        seeds: {
          server: reader.take(32),
          clients: [reader.take(32), reader.take(32)],
          randomness: tag === 7 ? reader.take(32) : null,
        },
      };
    case 8:
      return {
        tag: "end",
        leaf: readLeaf(reader.take(reader.number(4))),
        signature: reader.take(64),
        before: head(reader),
      };
    default:
      throw new Unreadable("no piece");
  }
}
