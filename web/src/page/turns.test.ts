import { expect, test } from "vitest";
import type { Event } from "../net/messages.ts";
import { sayIn } from "./texts.ts";
import { linesOf, turnText } from "./turns.ts";

test("a turn is written as players write it", () => {
  expect(turnText([[13, 7], [8, 7]], null)).toBe("13/7 8/7");
  expect(turnText([[24, 18], [18, 16]], null)).toBe("24/18/16");
  expect(turnText([[25, 22], [6, 0], [6, 0], [6, 0]], null)).toBe("bar/22 6/off(3)");
  expect(turnText([], null)).toBe("");
  expect(turnText([[3, 58]], 19)).toBe("d1-b4");
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
