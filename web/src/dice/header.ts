/** The header of a game. */

import { type Bytes, Reader, Unreadable, concat, number, prefixed, text, utf8 } from "./bytes.ts";

export type Mode = "game" | "game-with-drand" | "roll";

export interface Header {
  mode: Mode;
  gameUid: Bytes;
  matchUid: Bytes;
  gameNo: number;
  variant: number;
  rulesHash: Bytes;
  createdMs: bigint;
  players: readonly [string, string];
  serverCommit: Bytes;
}

const MODES: readonly (readonly [Mode, number, number])[] = [
  ["game", 1, 0],
  ["game-with-drand", 1, 1],
  ["roll", 2, 0],
];

/** The bytes of H0. Names are normalised. */
export function writeHeader(header: Header): Bytes {
  const [, mode, flags] = MODES.find(([name]) => name === header.mode) ?? MODES[0]!;
  return concat(
    utf8("ALEADICE"),
    Uint8Array.of(1, mode, flags, 2),
    header.gameUid,
    header.matchUid,
    number(header.gameNo, 2),
    number(header.variant, 1),
    header.rulesHash,
    number(header.createdMs, 8),
    ...header.players.map((name) => prefixed(utf8(name.normalize("NFC")))),
    header.serverCommit,
  );
}

export function readHeader(bytes: Bytes): Header {
  const reader = new Reader(bytes);
  if (text(reader.take(8)) !== "ALEADICE" || reader.number(1) !== 1) throw new Unreadable("no header");
  const [mode, flags, seats] = reader.take(3);
  const known = MODES.find(([, m, f]) => m === mode && f === flags);
  if (known === undefined || seats !== 2) throw new Unreadable("no such mode");
  const name = () => {
    const read = text(reader.prefixed());
    if (read.normalize("NFC") !== read) throw new Unreadable("a name is not in NFC");
    return read;
  };
  const header: Header = {
    mode: known[0],
    gameUid: reader.take(16),
    matchUid: reader.take(16),
    gameNo: reader.number(2),
    variant: reader.number(1),
    rulesHash: reader.take(32),
    createdMs: reader.u64(),
    players: [name(), name()],
    serverCommit: reader.take(32),
  };
  if (!reader.isEmpty) throw new Unreadable("bytes after the header");
  return header;
}
