/** What stands where: positions as texts (`docs/formats.md`) and as the server sends them (`docs/protocol.md`, board). */

import {
  BAR,
  type BoardKind,
  type Cell,
  type Checkers,
  type Effect,
  HAND,
  OFF,
  type Place,
  type PointsBoard,
  type PointsStanding,
  type Side,
  type SquareStanding,
  type Standing,
  other,
} from "./types.ts";

/** A text that is no position of this board. */
export class PositionError extends Error {}

const NOBODY: Checkers = { points: new Array<number>(25).fill(0), bar: 0, hand: 0, pinned: [] };

/** The opponent's number of a point, of the bar and of the rest. */
export function renumbered(board: PointsBoard, place: Place): Place {
  if (place < 1 || place > 24) return place;
  return board.way === "opposite" ? 25 - place : ((place + 11) % 24) + 1;
}

function turned(board: PointsBoard, checkers: Checkers): Checkers {
  const points = new Array<number>(25).fill(0);
  for (let point = 1; point <= 24; point++) points[renumbered(board, point)] = checkers.points[point] ?? 0;
  return { ...checkers, points, pinned: checkers.pinned.map((point) => renumbered(board, point)) };
}

function readChecker(part: string, into: Open): void {
  const match = /^(bar|hand|[0-9]{1,2})(?::([0-9]{1,2}))?(\^?)$/.exec(part);
  if (match === null) throw new PositionError(`“${part}” is no place with its checkers`);
  const [, name, digits, pin] = match;
  const count = digits === undefined ? 1 : Number(digits);
  if (name === "bar") into.bar += count;
  else if (name === "hand") into.hand += count;
  else {
    const point = Number(name);
    if (point < 1 || point > 24) throw new PositionError(`the board has no point ${point}`);
    into.points[point] = (into.points[point] ?? 0) + count;
    if (pin === "^") into.pinned.push(point);
  }
}

function readSide(text: string): Checkers {
  if (text === "-") return NOBODY;
  const into = copy(NOBODY);
  for (const part of text.split(",")) readChecker(part, into);
  return into;
}

function readPoints(board: PointsBoard, text: string, mover: Side): PointsStanding {
  const match = /^x=(\S+) o=(\S+)(?: ctx=\S+)?$/.exec(text);
  if (match === null) throw new PositionError("a position is `x=... o=...`");
  const mine = readSide(match[1] ?? "");
  const theirs = turned(board, readSide(match[2] ?? ""));
  return seated(mine, theirs, mover);
}

/** A board as the server sends it. */
export type BoardJson =
  | { readonly kind: "points"; readonly x: CheckersJson; readonly o: CheckersJson }
  | { readonly kind: "square"; readonly size: number; readonly rows: readonly string[]; readonly moves: "white" | "black" };

interface CheckersJson {
  /** Point 1 first. */
  readonly points: readonly number[];
  readonly bar: number;
  readonly hand: number;
  readonly pinned: readonly number[];
}

const LETTERS: Record<string, Cell> = { ".": "empty", b: "black", w: "white", k: "king" };

/**
 * A board of the server in the numbering of `mover`, with each side's checkers in its own.
 *
 * @throws {PositionError} if it is the board of another kind
 */
export function readBoard(board: BoardKind, json: BoardJson, mover: Side): Standing {
  if (json.kind === "points" && board.kind === "points") {
    const read = ({ points, bar, hand, pinned }: CheckersJson): Checkers => ({ points: [0, ...points], bar, hand, pinned });
    return seated(read(json.x), turned(board, read(json.o)), mover);
  }
  if (json.kind === "square" && board.kind === "square" && json.size === board.size) {
    const cells = json.rows.toReversed().flatMap((row) => Array.from(row, (letter) => LETTERS[letter] ?? "empty"));
    return { kind: "square", size: json.size, cells, quiet: 0, seen: 0 };
  }
  throw new PositionError("this is the board of another game");
}

function seated(mine: Checkers, theirs: Checkers, mover: Side): PointsStanding {
  return mover === "first" ? { kind: "points", first: mine, second: theirs } : { kind: "points", first: theirs, second: mine };
}

/** Whether a piece of `side` stands on a place of the board. */
export function isOn(board: BoardKind, standing: Standing, side: Side, place: Place): boolean {
  if (standing.kind === "points") return place !== OFF && countOn(standing[side], place) > 0;
  const cell = standing.cells[place] ?? "empty";
  return cell !== "empty" && board.kind === "square" && (cell === "black") === (board.white !== side);
}

/** The board after a step of `side`: its effect and nothing else. */
export function after(board: BoardKind, standing: Standing, side: Side, step: Effect): Standing {
  if (standing.kind === "square") {
    const cells = [...standing.cells];
    cells[step.to] = cells[step.from] ?? "empty";
    cells[step.from] = "empty";
    for (const place of step.captures ?? []) cells[place] = "empty";
    return { ...standing, cells };
  }
  if (board.kind !== "points") return standing;
  const mine = copy(standing[side]);
  const theirs = copy(standing[other(side)]);
  put(mine, step.from, -1);
  put(mine, step.to, 1);
  const landing = renumbered(board, step.to);
  if (step.hit === true) {
    put(theirs, landing, -1);
    put(theirs, BAR, 1);
  }
  if (step.pins === true && !theirs.pinned.includes(landing)) theirs.pinned.push(landing);
  if (step.frees === true) theirs.pinned = theirs.pinned.filter((point) => point !== renumbered(board, step.from));
  return seated(mine, theirs, side);
}

interface Open {
  points: number[];
  bar: number;
  hand: number;
  pinned: number[];
}

const copy = ({ points, bar, hand, pinned }: Checkers): Open => ({ points: [...points], bar, hand, pinned: [...pinned] });

function put(checkers: Open, place: Place, count: number): void {
  if (place === BAR) checkers.bar += count;
  else if (place === HAND) checkers.hand += count;
  else if (place !== OFF) checkers.points[place] = (checkers.points[place] ?? 0) + count;
}

const PIECES: Record<string, Cell> = { t: "black", T: "white", K: "king" };

function readSquare(size: number, text: string): SquareStanding {
  const [rows, , context] = text.split(" ");
  const lines = (rows ?? "").split("/");
  if (lines.length !== size) throw new PositionError(`the board has ${size} rows`);
  const cells: Cell[] = [];
  for (const line of lines.toReversed()) {
    const row: Cell[] = [];
    for (const token of line.match(/[0-9]+|./g) ?? []) {
      const piece = PIECES[token];
      if (piece !== undefined) row.push(piece);
      else if (/^[0-9]+$/.test(token)) for (let i = 0; i < Number(token) && i <= size; i++) row.push("empty");
      else throw new PositionError(`“${token}” is no piece`);
    }
    if (row.length !== size) throw new PositionError(`a row has ${size} points`);
    cells.push(...row);
  }
  const counter = (key: string) => Number(new RegExp(`(?:=|,)${key}:([0-9]+)`).exec(context ?? "")?.[1] ?? 0);
  return { kind: "square", size, cells, quiet: counter("quiet"), seen: counter("seen") };
}

/**
 * Reads a position in the numbering of `mover`, and keeps each side's checkers in its own.
 *
 * @throws {PositionError} what is wrong with it
 */
export function readPosition(board: BoardKind, text: string, mover: Side): Standing {
  return board.kind === "points" ? readPoints(board, text, mover) : readSquare(board.size, text);
}

/** How many of a side stand on a place, by its own number. */
export function countOn(checkers: Checkers, place: Place): number {
  if (place === BAR) return checkers.bar;
  if (place === HAND) return checkers.hand;
  return checkers.points[place] ?? 0;
}

/** Pips left; what has to enter has 25 to go. */
export function pips(checkers: Checkers): number {
  return checkers.points.reduce((sum, count, point) => sum + count * point, 25 * (checkers.bar + checkers.hand));
}

export function off(board: PointsBoard, checkers: Checkers): number {
  return board.checkers - checkers.points.reduce((sum, count) => sum + count, checkers.bar + checkers.hand);
}

/** Whether the sides can still meet. It decides what may go by itself, never what is legal. */
export function contact(board: PointsBoard, standing: PointsStanding): boolean {
  if (standing.first.bar + standing.second.bar + standing.first.hand + standing.second.hand > 0) return true;
  const rear = (side: Side) => standing[side].points.findLastIndex((count) => count > 0);
  if (rear("first") < 1 || rear("second") < 1) return false;
  if (board.way === "opposite") return rear("first") + rear("second") >= 25;
  // The same way round: nobody may have to pass through points that the other still needs.
  return rear("first") > 12 || rear("second") > 12;
}

/** What a point of a square board is called: files a to z without i, ranks from 1. */
export function squareName(size: number, place: Place): string {
  const file = place % size;
  return `${"abcdefghjklmnopqrstuvwxyz".charAt(file)}${Math.floor(place / size) + 1}`;
}
