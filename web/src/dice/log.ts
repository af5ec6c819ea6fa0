/** The log: a hash chain of games that were signed and of how they ended. */

import { type Bytes, Reader, Unreadable, concat, equal, fromHex, label, number, text, toHex } from "./bytes.ts";
import type { Role } from "./derive.ts";
import { sha256 } from "./hash.ts";

export type How = "finished" | "resigned" | "timed-out";

export type Leaf = { gameUid: Bytes; subject: Bytes; bytes: Bytes } & (
  | { kind: "signed"; signature: Bytes }
  | { kind: "ended"; how: How; events: Bytes }
  | { kind: "void"; blame: number; why: string }
  | { kind: "anchor"; role: Role; after: number; anchor: Bytes }
);

export interface Head {
  count: bigint;
  hash: Bytes;
}

const HOWS: readonly (How | undefined)[] = [undefined, "finished", "resigned", "timed-out"];

export function readRole(byte: number): Role {
  if (byte !== 0xff && byte !== 0 && byte !== 1) throw new Unreadable("no such role");
  return byte;
}

export function readLeaf(bytes: Bytes): Leaf {
  const reader = new Reader(bytes);
  const kind = reader.number(1);
  const base = { gameUid: reader.take(16), subject: reader.take(32), bytes };
  let leaf: Leaf;
  switch (kind) {
    case 1:
      leaf = { ...base, kind: "signed", signature: reader.take(64) };
      break;
    case 2: {
      const how = HOWS[reader.number(1)];
      if (how === undefined) throw new Unreadable("no such end");
      leaf = { ...base, kind: "ended", how, events: reader.take(32) };
      break;
    }
    case 3: {
      const blame = reader.number(1);
      if (![0, 1, 0xfe, 0xff].includes(blame)) throw new Unreadable("nobody to blame");
      leaf = { ...base, kind: "void", blame, why: text(reader.prefixed()) };
      break;
    }
    case 4:
      leaf = {
        ...base,
        kind: "anchor",
        role: readRole(reader.number(1)),
        after: reader.number(4),
        anchor: reader.take(32),
      };
      break;
    default:
      throw new Unreadable("no leaf");
  }
  if (!reader.isEmpty) throw new Unreadable("bytes after a leaf");
  return leaf;
}

/** The leaf that says that a game was signed. */
export const signedLeaf = (gameUid: Bytes, game: Bytes, signature: Bytes) =>
  concat(Uint8Array.of(1), gameUid, game, signature);

export const anchorLeaf = (gameUid: Bytes, game: Bytes, role: Role, after: number, anchor: Bytes) =>
  concat(Uint8Array.of(4), gameUid, game, number(role, 1), number(after, 4), anchor);

/** The head after a leaf. */
export async function headAfter(before: Head, leaf: Bytes): Promise<Head> {
  const hash = await sha256(label("ALEADICE/log"), number(before.count, 8), before.hash, leaf);
  return { count: before.count + 1n, hash };
}

/** What is wrong with a log: its line, from 1. */
export class LogError extends Error {
  constructor(readonly line: number) {
    super(`line ${line} of the log does not fit`);
  }
}

/** A log whose hashes fit and whose leaves follow from each other. */
export class Log {
  private constructor(
    private readonly heads: readonly Bytes[],
    private readonly games: ReadonlyMap<string, unknown>,
  ) {}

  /** The logs of a file: one, or several with an empty line between them. */
  static async parseAll(source: string): Promise<Log[]> {
    const logs: Log[] = [];
    let before = 0;
    for (const part of source.replaceAll("\r\n", "\n").split("\n\n")) {
      try {
        logs.push(await Log.parse(part));
      } catch (error) {
        throw error instanceof LogError ? new LogError(before + error.line) : error;
      }
      before += part.split("\n").length + 1;
    }
    return logs;
  }

  static async parse(source: string): Promise<Log> {
    let head: Head = { count: 0n, hash: new Uint8Array(32) };
    const heads: Bytes[] = [];
    const games = new Map<string, { subject: Bytes; open: boolean }>();
    const lines = source.split("\n");
    if (lines.at(-1) === "") lines.pop();
    for (const line of lines) {
      const wrong = () => new LogError(heads.length + 1);
      const [hash, bytes, more] = line.replace(/\r$/, "").split(" ");
      if (hash === undefined || bytes === undefined || more !== undefined) throw wrong();
      let leaf: Leaf;
      let told: Bytes;
      try {
        told = fromHex(hash);
        leaf = readLeaf(fromHex(bytes));
      } catch (error) {
        throw error instanceof Unreadable ? wrong() : error;
      }
      head = await headAfter(head, leaf.bytes);
      if (!equal(head.hash, told)) throw wrong();
      const uid = toHex(leaf.gameUid);
      const game = games.get(uid);
      const first = leaf.kind === "signed" || (leaf.kind === "void" && game === undefined);
      if (first ? game !== undefined : game === undefined || !game.open || !equal(game.subject, leaf.subject)) throw wrong();
      games.set(uid, { subject: leaf.subject, open: leaf.kind === "signed" || leaf.kind === "anchor" });
      heads.push(head.hash);
    }
    return new Log(heads, games);
  }

  /** Whether it has a leaf of a game. */
  knows(gameUid: Bytes): boolean {
    return this.games.has(toHex(gameUid));
  }

  /** Whether `leaf` still stands where it stood, after `before`. */
  async includes(before: Head, leaf: Bytes): Promise<boolean> {
    const shown = before.count < BigInt(this.heads.length) ? this.heads[Number(before.count)] : undefined;
    return shown !== undefined && equal(shown, (await headAfter(before, leaf)).hash);
  }
}
