import { expect, test } from "vitest";
import { LANGUAGES } from "../board/language.ts";
import type { HouseJson } from "./api.ts";
import { choicesSaid, groupsOf, lengthChosen, playersOf, termsSaid, wishOf } from "./sitting.ts";
import { sayIn } from "./texts.ts";

const game = (id: string, more: Partial<HouseJson["games"][number]> = {}) => ({ id, cube: false, dice: true, next_starter: true, options: [], house: ["random", "simple"], ...more });

const house: HouseJson = {
  games: [
    game("backgammon", { cube: true, next_starter: false, house: ["random", "simple", "static"] }),
    game("portes", { options: [{ key: "hit_and_run", allowed: { words: ["allowed", "forbidden"] }, default: "allowed" }] }),
    game("plakoto", { options: [{ key: "mother_value", allowed: { min: 1, max: 2 }, default: 2 }] }),
    game("hnefatafl", { dice: false, options: [{ key: "no_capture_limit", allowed: { min: 0, max: 1000 }, default: 200 }] }),
  ],
  contests: [{ id: "tavli", games: ["portes", "plakoto"], targets: [3, 5, 7] }],
};

const say = await sayIn("en");
const keys = (game: string, chosen = {}) => groupsOf(say, house, game, chosen).map(({ rows }) => rows.map(({ key }) => key));
const terms = (game: string, chosen = {}) => wishOf(say, house, game, chosen).terms;

test("nothing needs to be chosen: one game, no clock, the strongest of the house", () => {
  expect(wishOf(say, house, "backgammon", {})).toEqual({ terms: { games: [{ id: "backgammon", rules: {} }], length: "single", cube: null, clock: null }, seat: "any", player: "static", dice: "sealed" });
  expect(choicesSaid(say, house, "backgammon", {})).toBe("A trained net · no clock");
  expect(playersOf(house, "tavli")).toEqual(["simple", "random"]);
});

test("what can be chosen depends on what was chosen before", () => {
  expect(keys("backgammon")).toEqual([["player", "dice", "clock"]]);
  expect(keys("backgammon", { length: "5", clock: "delay" })).toEqual([["player", "dice", "clock", "minutes", "seconds", "cube"]]);
  expect(keys("backgammon", { length: "money" })[0]).toEqual(["player", "dice", "clock", "cube", "jacoby", "raises", "automatic"]);
  expect(keys("backgammon", { length: "money", cube: "off" })[0]).toEqual(["player", "dice", "clock", "cube"]);
  expect(keys("tavli")).toEqual([["player", "dice", "clock", "starter"], ["rule portes hit_and_run"], ["rule plakoto mother_value"]]);
  expect(wishOf(say, house, "portes", { dice: "envelope" }).dice).toBe("envelope");
  expect(choicesSaid(say, house, "portes", { dice: "envelope" })).toBe("The regular · no clock · dice in an envelope");
  expect(keys("hnefatafl")).toEqual([["player", "seat", "clock"], ["rule hnefatafl no_capture_limit"]]);
});

test("matches have a cube with the Crawford game, money its own rules", () => {
  const none = { crawford: false, holland: false, jacoby: false, automatic_doubles: 0, raises: "none" };
  expect(terms("backgammon", { length: "5" }).cube).toEqual({ ...none, crawford: true });
  expect(terms("backgammon", { length: "5", cube: "holland" }).cube).toEqual({ ...none, crawford: true, holland: true });
  expect(terms("backgammon", { length: "5", cube: "plain" }).cube).toEqual(none);
  expect(terms("backgammon", { length: "5", cube: "off" }).cube).toBe(null);
  expect(terms("backgammon", { length: "money" }).cube).toEqual({ ...none, jacoby: true, raises: "beavers" });
  expect(terms("backgammon", { length: "money", jacoby: "off", raises: "none", automatic: "2" }).cube).toEqual({ ...none, automatic_doubles: 2 });
  expect(terms("portes", { length: "3" }).cube).toBe(null);
});

test("a clock grows with the match, and numbers that are none are the usual ones", () => {
  expect(terms("backgammon", { length: "5", clock: "delay" }).clock).toEqual({ reserve: 600_000, delay: 12_000 });
  expect(terms("hnefatafl", { clock: "increment" }).clock).toEqual({ reserve: 900_000, increment: 10_000 });
  expect(terms("hnefatafl", { clock: "increment", minutes: "3", seconds: "0" }).clock).toEqual({ reserve: 180_000, increment: 0 });
  for (const minutes of ["0", "181", "", "x", "1.5"]) expect(terms("hnefatafl", { clock: "delay", minutes }).clock?.reserve).toBe(900_000);
});

test("only rules that are not the usual ones are asked for, and said to who sits down", () => {
  const chosen = { length: "5", "rule portes hit_and_run": "forbidden", "rule plakoto mother_value": "2", starter: "alternate", clock: "delay" };
  const { games, length, next_starter } = terms("tavli", chosen);
  expect([games, length, next_starter]).toEqual([[{ id: "portes", rules: { hit_and_run: "forbidden" } }, { id: "plakoto", rules: {} }], { points: 5 }, "alternate"]);
  expect(termsSaid(say, house, terms("tavli", chosen))).toEqual(["10 minutes, 12 s of delay a turn", "Hit and run: forbidden"]);
  expect(termsSaid(say, null, terms("backgammon", { length: "money", automatic: "1" }))).toEqual(["Cube: Jacoby, beavers, automatic doubles: 1"]);
});

test("what was kept and cannot be chosen any more is the usual again", () => {
  expect(lengthChosen(house, "tavli", { length: "single" })).toEqual({ points: 3 });
  expect(wishOf(say, house, "hnefatafl", { player: "static", seat: "both", clock: "sand", "rule hnefatafl no_capture_limit": "-1" })).toEqual(wishOf(say, house, "hnefatafl", {}));
});

test.each(LANGUAGES)("%s has a name for everything", async (language) => {
  const say = await sayIn(language);
  for (const { id } of [...house.games, ...house.contests]) {
    for (const chosen of [{ length: "5", clock: "delay" }, { length: "money", clock: "increment" }]) {
      const rows = groupsOf(say, house, id, chosen).flatMap(({ rows }) => rows);
      const said = rows.flatMap(({ label, among }) => [label, ...("least" in among ? [] : among.map(([, label]) => label))]);
      expect(said.filter((text) => text === "" || /^[a-z]+-[a-z_-]+$/i.test(text))).toEqual([]);
    }
  }
});
