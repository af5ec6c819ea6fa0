import { expect, test } from "vitest";
import { LANGUAGES } from "../board/language.ts";
import type { Notation, OwnContest } from "./api.ts";
import { outcome } from "./own.ts";
import { sayIn } from "./texts.ts";

const contest: OwnContest = {
  contest: "", created: 0, terms: {} as OwnContest["terms"], dice: "sealed", players: ["Anna", "Simple"], you: "first", house: [null, "simple"], over: true, winner: "first", void: false,
};

test.each([
  [{}, "won"],
  [{ you: "second" }, "lost"],
  [{ winner: null }, "drawn"],
  [{ winner: null, void: true }, "void"],
  [{ over: false, winner: null }, "on"],
  [{ over: false, winner: null, players: ["Anna", null] }, "waiting"],
] as const)("how it came out: %j is %s", (change, came) => {
  expect(outcome({ ...contest, ...change })).toBe(came);
});

test.each(LANGUAGES)("%s has words for it, and for notations", async (language) => {
  const say = await sayIn(language);
  const notations: readonly Notation[] = ["xgid", "gnubg", "opentafl", "alea"];
  for (const key of [...["waiting", "won", "lost", "drawn", "void"].map((came) => `own-${came}`), ...notations.map((notation) => `notation-${notation}`)]) {
    expect(say(key)).not.toBe(key);
  }
});
