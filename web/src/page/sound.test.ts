import { expect, test } from "vitest";
import { KNOCKS, type Knock } from "./sound.ts";

const ends = ({ at, lasts }: Knock) => at + lasts;

test("everything that is heard is short, and nothing is louder than it can be", () => {
  for (const [sound, knocks] of Object.entries(KNOCKS)) {
    expect(Math.max(...knocks.map(ends)), sound).toBeLessThan(sound === "end" ? 1 : 0.5);
    for (const { at, loud, lasts, pitch } of knocks) {
      expect([at >= 0, loud > 0 && loud <= 1, lasts > 0, pitch > 50 && pitch < 8000], sound).toEqual([true, true, true, true]);
    }
  }
});

test("dice are heard for as long as they are seen to fall, and ever more softly", () => {
  const loud = KNOCKS.dice.map(({ loud }) => loud);
  expect(loud).toEqual(loud.toSorted((a, b) => b - a));
  expect(Math.max(...KNOCKS.dice.map(ends))).toBeLessThan(0.46);
});
