import { expect, test } from "vitest";
import { LANGUAGES } from "../board/texts.ts";
import { CHOICES, boardSettings, read } from "./choices.ts";
import { sayIn } from "./texts.ts";

test("what cannot be chosen, or not be read, is the usual", () => {
  const usual = read(null);
  expect(usual).toEqual({ theme: "walnut", scheme: "system", speed: "usual", click: "play", home: "right", roll: "hand", forced: "hand" });
  for (const kept of ["", "null", "[1]", "{", '{"theme":"pink","more":1}']) expect(read(kept)).toEqual(usual);
  expect(read('{"theme":"olive","speed":"still"}')).toEqual({ ...usual, theme: "olive", speed: "still" });
});

test("it is handed on to the board", () => {
  const { speed, automatic } = boardSettings(read('{"speed":"still","roll":"self"}'));
  expect([speed, automatic?.roll, automatic?.play]).toEqual([Infinity, true, false]);
});

test.each(LANGUAGES)("%s has a name for everything that can be chosen", (language) => {
  const say = sayIn(language);
  for (const [id, options] of Object.entries(CHOICES)) {
    for (const key of [`settings-${id}`, ...options.map((option) => `settings-${id}-${option}`)]) expect(say(key)).not.toBe(key);
  }
});
