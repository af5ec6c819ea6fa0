/**
 * How somebody sits down: everything about a contest that can be chosen, as rows of a form, and the terms that follow. Without a document,
 * so that it is tested without one. What is chosen is kept by game, as words by the keys of the rows.
 */

import type { Say } from "../board/say.ts";
import type { ClockJson, CubeJson, TermsJson } from "../net/messages.ts";
import type { GameTerms, HouseJson, OptionJson, Wish } from "./api.ts";
import { capital } from "./texts.ts";

export type Length = TermsJson["length"];

/** What was chosen, by the keys of rows. What cannot be chosen, or not any more, is passed over. */
export type Chosen = Readonly<Record<string, string>>;

/** Something that can be chosen. */
export interface Row {
  readonly key: string;
  readonly label: string;
  /** What there is to choose among, with what it is called; of a number the least and the most. */
  readonly among: readonly (readonly [value: string, label: string])[] | { readonly least: number; readonly most: number };
  readonly value: string;
  /** What it is if nothing was said. */
  readonly usual: string;
}

/** Rows that belong together; those of a game's rules have its name above them where there are several games. */
export interface Group {
  readonly heading: string | null;
  readonly rows: readonly Row[];
}

/** Matches that are usual where a game has a cube. */
const MATCHES = [3, 5, 7];

/** Numbers that are few enough are shown in a list. */
const FEW = 8;

/** The time of a player where nothing is said: for each point of a contest of dice, and for a game without them. */
const MINUTES = { point: 2, square: 15 };
const SECONDS = { delay: 12, increment: 10 };

export const wordOf = (length: Length): string => (typeof length === "object" ? `${length.points}` : length);

export function lengthSaid(say: Say, length: Length): string {
  const said = length === "single" ? say("length-single") : length === "money" ? say("length-money") : say("length-match", { points: length.points });
  return capital(said);
}

const gamesOf = (house: HouseJson, game: string): readonly string[] => house.contests.find(({ id }) => id === game)?.games ?? [game];

const entry = (house: HouseJson, game: string) => house.games.find(({ id }) => id === game);

/** Whether it can be played with a cube. */
const knowsCube = (house: HouseJson, game: string): boolean => gamesOf(house, game).every((id) => entry(house, id)?.cube === true);

/** How long a game, or a contest of several, may be. */
export function lengthsOf(house: HouseJson, game: string): readonly Length[] {
  const match = (points: number) => ({ points });
  const contest = house.contests.find(({ id }) => id === game);
  if (contest !== undefined) return contest.targets.map(match);
  if (entry(house, game)?.dice !== true) return ["single"];
  return ["single", ...MATCHES.map(match), ...(knowsCube(house, game) ? ["money" as const] : [])];
}

/** How long it is to be: what was chosen, if it can be. */
export function lengthChosen(house: HouseJson, game: string, chosen: Chosen): Length {
  const possible = lengthsOf(house, game);
  return possible.find((length) => wordOf(length) === chosen["length"]) ?? possible[0] ?? "single";
}

/** The players of the house that can play all of a contest, the strongest first. */
export function playersOf(house: HouseJson, game: string): readonly string[] {
  const lists = gamesOf(house, game).map((id) => entry(house, id)?.house ?? []);
  return (lists[0] ?? []).filter((player) => lists.every((list) => list.includes(player))).toReversed();
}

/** What can be chosen about a game, with what is chosen now. */
export function groupsOf(say: Say, house: HouseJson, game: string, chosen: Chosen): readonly Group[] {
  const among = (key: string, label: string, options: readonly (readonly [string, string])[]): Row => {
    const usual = options[0]?.[0] ?? "";
    const value = options.find(([value]) => value === chosen[key])?.[0] ?? usual;
    return { key, label, among: options, value, usual };
  };
  const number = (key: string, label: string, least: number, most: number, usual: number): Row => {
    const wanted = Number(chosen[key] ?? usual);
    const value = Number.isInteger(wanted) && wanted >= least && wanted <= most ? wanted : usual;
    return { key, label, among: { least, most }, value: `${value}`, usual: `${usual}` };
  };
  const named = (prefix: string, words: readonly string[]) => words.map((word) => [word, capital(say(`${prefix}-${word}`))] as const);

  const length = lengthChosen(house, game, chosen);
  const dice = gamesOf(house, game).some((id) => entry(house, id)?.dice === true);
  const rows: Row[] = [among("player", say("sit-player"), named("player", playersOf(house, game)))];
  if (!dice) {
    const colours = [["any", say("sit-seat-any")], ["first", capital(say("menu-chair-first"))], ["second", capital(say("menu-chair-second"))]] as const;
    rows.push(among("seat", say("menu-chair"), colours));
  }
  if (dice) rows.push(among("dice", say("sit-dice"), named("sit-dice", ["sealed", "envelope", "plain"])));
  const clock = among("clock", say("menu-clock"), named("sit-clock", ["none", "delay", "increment"]));
  rows.push(clock);
  if (clock.value !== "none") {
    const points = typeof length === "object" ? length.points : 3;
    rows.push(number("minutes", say("sit-minutes"), 1, 180, dice ? MINUTES.point * points : MINUTES.square));
    rows.push(number("seconds", say(`sit-seconds-${clock.value}`), 0, 60, SECONDS[clock.value as "delay" | "increment"]));
  }
  if (length !== "single" && knowsCube(house, game)) {
    if (length === "money") {
      const cube = among("cube", say("menu-cube"), [["on", capital(say("menu-yes"))], ["off", capital(say("menu-no"))]]);
      rows.push(cube);
      if (cube.value === "on") {
        rows.push(among("jacoby", "Jacoby", [["on", capital(say("menu-yes"))], ["off", capital(say("menu-no"))]]));
        rows.push(among("raises", say("sit-raises"), named("sit-raises", ["beavers", "none", "raccoons", "otters"])));
        rows.push(among("automatic", say("sit-automatic"), named("sit-automatic", ["0", "1", "2", "3"])));
      }
    } else {
      const cubes = [["crawford", "menu-cube-match"], ["holland", "menu-cube-holland"], ["plain", "menu-cube-no-crawford"], ["off", "sit-cube-off"]] as const;
      rows.push(among("cube", say("menu-cube"), cubes.map(([word, key]) => [word, capital(say(key))])));
    }
  }
  const several = length !== "single" && gamesOf(house, game).some((id) => entry(house, id)?.next_starter === true);
  if (several) rows.push(among("starter", say("sit-starter"), named("sit-starter", ["winner", "alternate", "roll"])));

  const rules = gamesOf(house, game).map((id): Group => {
    const options = entry(house, id)?.options ?? [];
    return { heading: say("sit-rules-of", { game: say(`game-${id}`) }), rows: options.map((option) => ruleRow(say, id, option, { among, number })) };
  });
  return [{ heading: null, rows }, ...rules.filter(({ rows }) => rows.length > 0)];
}

interface Makers {
  readonly among: (key: string, label: string, options: readonly (readonly [string, string])[]) => Row;
  readonly number: (key: string, label: string, least: number, most: number, usual: number) => Row;
}

/** An option of a game's rules. What is usual comes first. */
function ruleRow(say: Say, game: string, { key, allowed, default: usual }: OptionJson, make: Makers): Row {
  const row = ruleKey(game, key);
  const label = capital(say(`name-option-${key}`));
  if ("words" in allowed) {
    const words = [`${usual}`, ...allowed.words.filter((word) => word !== usual)];
    return make.among(row, label, words.map((word) => [word, capital(say(`choice-${key}-${word}`))]));
  }
  const { min, max } = allowed;
  if (max - min >= FEW) return make.number(row, label, min, max, Number(usual));
  const numbers = [Number(usual), ...Array.from({ length: max - min + 1 }, (_, index) => min + index).filter((number) => number !== usual)];
  return make.among(row, label, numbers.map((number) => [`${number}`, capital(say(`choice-${key}`, { number }))]));
}

const ruleKey = (game: string, key: string) => `rule ${game} ${key}`;

const MINUTE = 60_000;
const SECOND = 1_000;

/** Against whom. */
export type Against = "house" | "invitation" | "anyone";

/** What the server is asked for. What is usual is left to it. */
export function wishOf(say: Say, house: HouseJson, game: string, chosen: Chosen): Omit<Wish, "against"> & { readonly player: string } {
  const rows = new Map(groupsOf(say, house, game, chosen).flatMap(({ rows }) => rows).map((row) => [row.key, row]));
  const value = (key: string) => rows.get(key)?.value ?? null;
  const games = gamesOf(house, game).map((id) => {
    const changed = (entry(house, id)?.options ?? []).flatMap(({ key }) => {
      const row = rows.get(ruleKey(id, key));
      return row === undefined || row.value === row.usual ? [] : [[key, row.value] as const];
    });
    return { id, rules: Object.fromEntries(changed) };
  });
  const length = lengthChosen(house, game, chosen);
  const [starter, seat] = [value("starter"), value("seat")];
  return {
    terms: { games, length, cube: cubeOf(value, length), clock: clockOf(value), ...(starter === null ? {} : { next_starter: starter }) },
    seat: seat === "first" || seat === "second" ? seat : "any",
    player: value("player") ?? "random",
    dice: (value("dice") ?? "sealed") as Wish["dice"],
  };
}

function clockOf(value: (key: string) => string | null): ClockJson | null {
  const seconds = Number(value("seconds")) * SECOND;
  const reserve = Number(value("minutes")) * MINUTE;
  switch (value("clock")) {
    case "delay":
      return { reserve, delay: seconds };
    case "increment":
      return { reserve, increment: seconds };
    default:
      return null;
  }
}

function cubeOf(value: (key: string) => string | null, length: Length): CubeJson | null {
  const cube = value("cube");
  if (cube === null || cube === "off") return null;
  return {
    crawford: length !== "money" && cube !== "plain",
    holland: cube === "holland",
    jacoby: value("jacoby") === "on",
    automatic_doubles: Number(value("automatic") ?? 0),
    raises: (value("raises") ?? "none") as CubeJson["raises"],
  };
}

/** What of the terms of a contest is not to be seen on its board, for who is about to sit down: clock, cube, rules that are not the usual ones. */
export function termsSaid(say: Say, house: HouseJson | null, { games, length, clock = null, cube = null }: Pick<TermsJson, "length" | "clock" | "cube"> & { readonly games: readonly GameTerms[] }): readonly string[] {
  const parts: string[] = [];
  if (clock !== null) {
    const [key, bonus] = "delay" in clock ? ["menu-clock-delay", clock.delay] : ["menu-clock-increment", clock.increment];
    parts.push(say(key, { minutes: Math.round(clock.reserve / MINUTE), seconds: Math.round(bonus / SECOND) }));
  }
  if (cube !== null) parts.push([say("menu-cube"), cubeSaid(say, cube, length)].filter(Boolean).join(": "));
  for (const { id, rules } of games) {
    for (const { key, default: usual } of house === null ? [] : (entry(house, id)?.options ?? [])) {
      const own = `${rules[key] ?? usual}`;
      if (own === `${usual}`) continue;
      const number = Number(own);
      parts.push(`${capital(say(`name-option-${key}`))}: ${Number.isNaN(number) ? say(`choice-${key}-${own}`) : say(`choice-${key}`, { number })}`);
    }
  }
  return parts;
}

function cubeSaid(say: Say, { crawford, holland, jacoby, raises, automatic_doubles }: CubeJson, length: Length): string {
  if (length !== "money") return say(holland ? "menu-cube-holland" : crawford ? "menu-cube-match" : "menu-cube-no-crawford");
  const parts = [jacoby ? "Jacoby" : "", raises === "none" ? "" : say(`sit-raises-${raises}`), automatic_doubles === 0 ? "" : say("sit-automatic-said", { times: automatic_doubles })];
  return parts.filter(Boolean).join(", ");
}

/** Of dice what is not usual. */
export const diceSaid = (say: Say, dice: string): readonly string[] => (dice === "envelope" || dice === "plain" ? [say(`lobby-${dice}`)] : []);

/** The choices in short, for whom they are folded away. */
export function choicesSaid(say: Say, house: HouseJson, game: string, chosen: Chosen): string {
  const { terms, player, dice } = wishOf(say, house, game, chosen);
  const own = [...termsSaid(say, house, terms), ...diceSaid(say, dice)];
  return [capital(say(`player-${player}`)), ...(terms.clock === null ? [say("sit-no-clock")] : []), ...own].join(" · ");
}
