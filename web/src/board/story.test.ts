import { describe, expect, test } from "vitest";
import type { BoardState } from "./face.ts";
import { readPosition } from "./position.ts";
import { story } from "./story.ts";
import type { PointsBoard } from "./types.ts";

const board: PointsBoard = { kind: "points", way: "opposite", checkers: 15 };
const at = (text: string) => readPosition(board, text, "first");
const before: BoardState = { board, standing: at("x=8:2 o=20:2"), onTurn: "first", dice: null };
const after: BoardState = {
  board,
  standing: at("x=7:1,5:1 o=20:2"),
  onTurn: "second",
  played: { side: "first", steps: [{ from: 8, to: 5 }, { from: 8, to: 7 }], dice: [1, 3] },
};
const shape = (states: readonly BoardState[]) => states.map(({ onTurn, dice = null, standing }) => [onTurn, dice, standing === before.standing ? "before" : "after"]);

describe("a story", () => {
  test("of a turn whose roll was not seen begins with the roll", () => {
    expect(shape(story(before, after))).toEqual([["first", [1, 3], "before"], ["second", null, "after"]]);
  });

  test("of a turn whose dice lie begins with the steps", () => {
    expect(shape(story({ ...before, dice: [3, 1] }, after))).toEqual([["second", null, "after"]]);
  });

  test("lets the next dice fall when all has been played", () => {
    const parts = story({ ...before, dice: [3, 1] }, { ...after, dice: [6, 6], graph: { steps: [], nodes: [[]] } });
    expect(shape(parts)).toEqual([["second", null, "after"], ["second", [6, 6], "after"]]);
    expect(parts.map(({ graph = null }) => graph === null)).toEqual([true, false]);
  });

  test("of what does not follow is the new state alone", () => {
    const jump = { ...after, standing: at("x=3:2 o=20:2") };
    expect(story(before, jump)).toEqual([jump]);
    expect(story(after, after)).toEqual([after]);
    const elsewhere = { ...after, board: { ...board, checkers: 3 } };
    expect(story(before, elsewhere)).toEqual([elsewhere]);
  });
});
