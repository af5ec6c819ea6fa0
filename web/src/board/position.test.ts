import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { after, contact, off, pips, PositionError, readBoard, readPosition, renumbered, squareName } from "./position.ts";
import type { BoardJson } from "./position.ts";
import type { PointsBoard, PointsStanding, SquareBoard, SquareStanding } from "./types.ts";

const AGAINST: PointsBoard = { kind: "points", way: "opposite", checkers: 15 };
const ROUND: PointsBoard = { kind: "points", way: "same", checkers: 15 };
const SMALL: SquareBoard = { kind: "square", size: 5, white: "first" };
const START = "x=24:2,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2";

const points = (text: string, mover: "first" | "second" = "first", board = AGAINST) => readPosition(board, text, mover) as PointsStanding;

describe("a position text", () => {
  test("of the start looks the same from both sides", () => {
    const { first, second } = points(START);
    expect(first).toEqual(second);
    expect(pips(first)).toBe(167);
    expect(off(AGAINST, first)).toBe(0);
  });

  test("is in the mover's numbering, whoever that is", () => {
    const seen = points("x=bar:1,6:2 o=20:1^,4:3", "second");
    expect(seen.second.bar).toBe(1);
    expect(seen.second.points[6]).toBe(2);
    expect(seen.first.points[5]).toBe(1);
    expect(seen.first.points[21]).toBe(3);
    expect(seen.first.pinned).toEqual([5]);
  });

  test("both the same way round: twelve apart", () => {
    expect(points("x=24:15 o=12:15", "first", ROUND).second.points[24]).toBe(15);
    for (let point = 1; point <= 24; point++) {
      expect(Math.abs(renumbered(ROUND, point) - point)).toBe(12);
      expect(renumbered(AGAINST, renumbered(AGAINST, point))).toBe(point);
    }
  });

  test("that is none is refused", () => {
    for (const text of ["", "x=1:2", "x=1:2 o=25:1", "x=foo o=-", "x=0:1 o=-"]) expect(() => points(text)).toThrow(PositionError);
    expect(() => readPosition(SMALL, "5/5/5 w", "first")).toThrow(PositionError);
    expect(() => readPosition(SMALL, "5/5/2q2/5/5 w", "first")).toThrow(PositionError);
    expect(() => readPosition(SMALL, "5/5/6/5/5 w", "first")).toThrow(PositionError);
  });

  test("of a square board begins with the top rank", () => {
    const { cells, quiet, seen } = readPosition(SMALL, "t4/5/2K2/5/4T w ctx=quiet:12,seen:1", "first") as SquareStanding;
    expect([cells[20], cells[12], cells[4], cells[0]]).toEqual(["black", "king", "white", "empty"]);
    expect([quiet, seen]).toEqual([12, 1]);
  });
});

test("a board of the server is what its text says", () => {
  const snapshot = JSON.parse(readFileSync(new URL("../../../docs/protocol/to-snapshot.json", import.meta.url), "utf8"));
  expect(readBoard(AGAINST, snapshot.view.board as BoardJson, snapshot.view.mover)).toEqual(points(START));
  const square: BoardJson = { kind: "square", size: 5, rows: ["b....", ".....", "..k..", ".....", "....w"], moves: "white" };
  expect(readBoard(SMALL, square, "first")).toEqual(readPosition(SMALL, "t4/5/2K2/5/4T w", "first"));
  expect(() => readBoard(AGAINST, square, "first")).toThrow(PositionError);
});

describe("a step", () => {
  test("hits", () => {
    const hit = after(AGAINST, points("x=8:1 o=5:1"), "first", { from: 8, to: 5, hit: true });
    expect(hit).toEqual(points("x=5:1 o=bar:1"));
  });

  test("enters and bears off", () => {
    expect(after(AGAINST, points("x=bar:2 o=1:2"), "first", { from: 25, to: 22 })).toEqual(points("x=bar:1,22:1 o=1:2"));
    expect(after(AGAINST, points("x=2:2 o=24:1"), "first", { from: 2, to: 0 })).toEqual(points("x=2:1 o=24:1"));
  });

  test("pins, and frees on leaving", () => {
    const free = points("x=8:1 o=5:1");
    const pinned = after(AGAINST, free, "first", { from: 8, to: 5, pins: true });
    expect(pinned).toEqual(points("x=5:1 o=5:1^"));
    expect(after(AGAINST, pinned, "first", { from: 5, to: 2, frees: true })).toEqual(points("x=2:1 o=5:1"));
  });

  test("captures", () => {
    const before = readPosition(SMALL, "5/5/1tT2/T4/5 w", "first");
    const taken = after(SMALL, before, "first", { from: 5, to: 10, captures: [11] });
    expect(taken).toEqual(readPosition(SMALL, "5/5/T1T2/5/5 w", "first"));
  });
});

test("contact ends when the sides have passed each other", () => {
  expect(contact(AGAINST, points("x=6:2 o=7:2"))).toBe(false);
  expect(contact(AGAINST, points("x=8:2 o=7:2"))).toBe(true);
  expect(contact(AGAINST, points("x=6:2 o=bar:1,20:2"))).toBe(true);
  expect(contact(ROUND, points("x=6:2 o=18:2", "first", ROUND))).toBe(false);
  expect(contact(ROUND, points("x=6:2 o=12:1", "first", ROUND))).toBe(true);
});

test("points of a square board are named without i", () => {
  expect([squareName(19, 0), squareName(19, 8), squareName(19, 360)]).toEqual(["a1", "j1", "t19"]);
});
