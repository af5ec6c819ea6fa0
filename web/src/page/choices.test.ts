import { expect, test } from "vitest";
import { LANGUAGES } from "../board/language.ts";
import { CHOICES, boardSettings, read } from "./choices.ts";
import { sayIn } from "./texts.ts";

test("what cannot be chosen, or not be read, is the usual", () => {
  const usual = read(null);
  expect(usual).toEqual({ theme: "walnut", scheme: "system", speed: "usual", sound: "low", click: "play", home: "right", colour: "seat", roll: "hand", forced: "hand", off: "self" });
  for (const kept of ["", "null", "[1]", "{", '{"theme":"pink","more":1}']) expect(read(kept)).toEqual(usual);
  expect(read('{"theme":"olive","speed":"still"}')).toEqual({ ...usual, theme: "olive", speed: "still" });
});

test("it is handed on to the board", () => {
  const { speed, automatic } = boardSettings(read('{"speed":"still","roll":"self"}'));
  expect([speed, automatic?.roll, automatic?.play]).toEqual([Infinity, true, false]);
  const automatics = (kept: string) => boardSettings(read(kept)).automatic;
  expect(automatics("{}")).toMatchObject({ forced: "off", bearOff: true });
  expect(automatics('{"forced":"last","off":"hand"}')).toMatchObject({ forced: "last", bearOff: false });
  expect(automatics('{"forced":"all"}')).toMatchObject({ forced: "all" });
});

test("who wants to have the light checkers has them on either chair", () => {
  const light = (kept: string, viewer: "first" | "second") => boardSettings(read(kept), viewer).light;
  expect([light("{}", "second"), light('{"colour":"light"}', "second"), light('{"colour":"dark"}', "second"), light('{"colour":"dark"}', "first")]).toEqual(["first", "second", "first", "second"]);
});

test.each(LANGUAGES)("%s has a name for everything that can be chosen", async (language) => {
  const say = await sayIn(language);
  for (const [id, options] of Object.entries(CHOICES)) {
    for (const key of [`settings-${id}`, ...options.map((option) => `settings-${id}-${option}`)]) expect(say(key)).not.toBe(key);
  }
});
