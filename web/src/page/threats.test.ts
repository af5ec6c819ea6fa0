import { expect, test } from "vitest";
import type { Graph } from "../board/decision.ts";
import { squareName } from "../board/position.ts";
import type { View } from "../net/messages.ts";
import { textOf, threatening, winsIn } from "./threats.ts";

const rows = [
  "..b.b",
  ".....",
  ".bkb.",
  "..b..",
  "w....",
];
const board = { kind: "square", size: 5, rows, moves: "white" } as const;
const at = (name: string) => (Number(name[1]) - 1) * 5 + "abcde".indexOf(name[0] ?? "");

test("a board is written with either side to move", () => {
  expect(textOf(board, "white")).toBe("2t1t/5/1tKt1/2t2/T4 w");
  expect(textOf(board, "black")).toBe("2t1t/5/1tKt1/2t2/T4 b");
});

test("what takes the king, and what leads him out, wins at once", () => {
  const step = (from: string, to: string, captures: string[] = []) => ({ from: at(from), to: at(to), captures: captures.map(at) });
  const black = { steps: [step("c5", "c4", ["c3"]), step("e5", "e4"), step("e5", "d5", ["a1"])], nodes: [] } as unknown as Graph;
  expect(winsIn(board, black).map((place) => squareName(5, place))).toEqual(["c4"]);
  const white = { steps: [step("c3", "c4"), step("a1", "a5"), step("c3", "c1"), step("c3", "e3")], nodes: [] } as unknown as Graph;
  expect(winsIn(board, white).map((place) => squareName(5, place))).toEqual(["c1", "e3"]);
});

test("threats are those of the other side", () => {
  const view = { phase: "play", board, mover: "first", on_turn: "first" } as unknown as View;
  expect([threatening(view, "first"), threatening(view, "second"), threatening(view, null)]).toEqual(["black", "white", "black"]);
  const other = { ...view, board: { ...board, moves: "black" }, mover: "second", on_turn: "second" } as unknown as View;
  expect([threatening(other, "first"), threatening(other, "second"), threatening(other, null)]).toEqual(["black", "white", "white"]);
  expect(threatening({ ...view, phase: "over" } as View, "first")).toBe(null);
  expect(threatening({ ...view, board: null } as View, "first")).toBe(null);
});
