import { expect, test } from "vitest";
import { readPosition } from "../board/position.ts";
import type { Event } from "../net/messages.ts";
import { sayIn } from "./texts.ts";
import { type Telling, linesOf, turnText } from "./turns.ts";

test("a turn is written as players write it", () => {
  expect(turnText([[13, 7], [8, 7]], null)).toBe("13/7 8/7");
  expect(turnText([[24, 18], [18, 16]], null)).toBe("24/18/16");
  expect(turnText([[25, 22], [6, 0], [6, 0], [6, 0]], null)).toBe("bar/22 6/off(3)");
  expect(turnText([[24, 18], [18, 16], [6, 4], [6, 4]], null, new Set([0, 2]))).toBe("24/18*/16 6/4* 6/4");
  expect(turnText([], null)).toBe("");
  expect(turnText([[3, 58]], 19)).toBe("d1-b4");
});

test("hits are marked with a star, game by game", async () => {
  const board = { kind: "points", way: "opposite", checkers: 15 } as const;
  const standing = readPosition(board, "x=24:2,13:5,8:3,6:5 o=24:2,13:5,8:3,6:5", "first");
  const events: Event[] = [
    { type: "opening", dice: [6, 6] },
    { type: "opening", dice: [2, 1] },
    { type: "played", steps: [[13, 11], [6, 5]] },
    { type: "rolled", dice: [4, 2] },
    // From its own 24, where the first one counts 1, to that one's 5, and on.
    { type: "played", steps: [[24, 20], [20, 18]] },
    { type: "rolled", dice: [3, 1] },
    { type: "played", steps: [[25, 22], [8, 7]] },
    { type: "game-ended", winner: "first", points: 1, reason: "resigned" },
    { type: "begun", starter: "second" },
    { type: "rolled", dice: [6, 4] },
    { type: "played", steps: [[24, 18], [13, 9]] },
    { type: "rolled", dice: [6, 1] },
    // Whom the other one has left on his 18, the first one's 7.
    { type: "played", steps: [[13, 7], [8, 7]] },
  ];
  const say = await sayIn("en");
  const played = (begins: Telling["begins"]) =>
    linesOf(events, { say, names: ["You", "The house"], size: null, ...(begins && { begins }) }).filter((line) => line.includes("/")).map((line) => line.split(": ").at(-1));
  expect(played(() => ({ board, standing }))).toEqual(["13/11 6/5.", "24/20*/18.", "bar/22 8/7*.", "24/18 13/9.", "13/7* 8/7."]);
  // Only the second game is one with hits.
  expect(played((game) => (game === 1 ? { board, standing } : null))).toEqual(["13/11 6/5.", "24/20/18.", "bar/22 8/7.", "24/18 13/9.", "13/7* 8/7."]);
  expect(played(undefined)).not.toContain("13/7* 8/7.");
});

test("what has happened is told with whose it was", async () => {
  const events: Event[] = [
    { type: "opening", dice: [3, 3] },
    { type: "released", by: "first" },
    { type: "opening", dice: [3, 6] },
    { type: "played", steps: [[24, 18], [13, 10]] },
    { type: "doubled", by: "first" },
    { type: "taken", by: "second" },
    { type: "roll-requested", by: "first" },
    { type: "rolled", dice: [1, 1] },
    { type: "played", steps: [] },
    { type: "resignation-offered", by: "second", points: 1 },
    { type: "resignation-refused" },
    { type: "game-ended", winner: "first", points: 2, reason: "resigned" },
    { type: "begun", starter: "first" },
    { type: "played", steps: [[6, 5]] },
  ];
  expect(linesOf(events, { say: await sayIn("en"), names: ["You", "The house"], size: null })).toEqual([
    "You 3, The house 3: once more.",
    "You 3, The house 6.",
    "The house: 63: 24/18 13/10.",
    "You: double.",
    "The house: take.",
    "You: 11: no play.",
    "The house: resignation offered, a single game.",
    "You: resignation refused.",
    "You: 2 points won, resigned.",
    "You to begin.",
    "You: 6/5.",
  ]);
});
