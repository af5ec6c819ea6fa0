import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "../board/language.ts";
import type { Event, View } from "../net/messages.ts";
import { type Kind, type Moment, due, kindOf, textsOf } from "./guide.ts";
import { sayIn } from "./texts.ts";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const shown: View = JSON.parse(read("docs/protocol/to-events.json")).view;

const GAMES: Readonly<Record<string, Kind>> = {
  backgammon: "hit", portes: "hit", tavla: "hit", nackgammon: "hit", hypergammon: "hit", plakoto: "pin", tapa: "pin", fevga: "run", moultezim: "run", narde: "run",
  hnefatafl: "square", "hnefatafl-v1": "square", "hnefatafl-v2": "square", "hnefatafl-v3": "square",
};

test("games are told apart by what the house says of them", () => {
  const board = { kind: "points" } as Parameters<typeof kindOf>[0]["board"];
  expect(kindOf({ hits: true, way: "opposite", board })).toBe("hit");
  expect(kindOf({ hits: false, way: "opposite", board })).toBe("pin");
  expect(kindOf({ hits: false, way: "same", board })).toBe("run");
  expect(kindOf({ hits: false, way: null, board: { kind: "square" } as typeof board })).toBe("square");
  // Every game of the house is in the list above.
  const games = [...read("locales/en/names.ftl").matchAll(/^game-([a-z0-9-]+) =/gm)].map(([, id]) => id).filter((id) => id !== "tavli");
  expect(Object.keys(GAMES).sort()).toEqual(games.sort());
});

test.each(LANGUAGES)("%s has every text, and none that nobody is shown", async (language) => {
  const say = await sayIn(language);
  const wanted = new Set(Object.entries(GAMES).flatMap(([id, kind]) => textsOf(id, kind)));
  for (const key of wanted) expect(say(key, { one: 6, two: 5, colour: "white" })).not.toBe(key);
  const written = [...read(`locales/${language}/guide.ftl`).matchAll(/^(guide-[a-z0-9-]+) =/gm)].map(([, key]) => key);
  expect(written.filter((key) => key !== "guide-next" && key !== "guide-end").sort()).toEqual([...wanted].sort());
  expect(say("guide-tafl-move", { colour: "black" })).not.toBe(say("guide-tafl-move", { colour: "white" }));
});

const played = (count: number): Event[] => Array.from({ length: count }, () => ({ type: "played", steps: [[8, 5]] }) as unknown as Event);

function moment(change: Partial<View>, rest: Partial<Moment> = {}): Moment {
  const view = { ...shown, phase: "play", pending: null, dice: null, decision: null, ...change } as View;
  return { view, you: "first", kind: "hit", events: [], news: 0, was: null, ...rest };
}

const empty = Array.from({ length: 24 }, () => 0);
const checkers = (points: Readonly<Record<number, number>>, rest: object = {}) => ({ points: empty.map((_, at) => points[at + 1] ?? 0), bar: 0, hand: 0, pinned: [], ...rest });
const board = (x: object, o: object) => ({ kind: "points", x, o }) as unknown as View["board"];
const graph = shown.decision ?? ({} as NonNullable<View["decision"]>);
const middle = checkers({ 6: 5, 8: 3, 13: 5, 24: 2 });

test("explanations come when they are needed", () => {
  const own = { mover: "first", on_turn: "first", board: board(middle, middle) } as const;
  const turn = { ...own, dice: [6, 5], decision: graph } as const;
  expect(due(moment(turn))).toEqual(["guide-aim-" + shown.game.id, "guide-move", "guide-play"]);
  expect(due(moment({ ...turn, dice: [4, 4] }))).toContain("guide-double");
  expect(due(moment({ ...turn, dice: [4, 4] }))).not.toContain("guide-move");
  expect(due(moment({ ...turn, on_turn: "second" }))).not.toContain("guide-move");
  // Tips come after some turns, one after the other.
  expect(due(moment(turn, { events: played(4) }))).toContain("guide-tip-blots");
  expect(due(moment(turn, { events: played(4) }))).not.toContain("guide-tip-prime");
  expect(due(moment(turn, { events: played(8) }))).toContain("guide-tip-prime");
  // Who is hit, and who was.
  const hit = board(checkers({ 6: 14 }, { bar: 1 }), middle);
  expect(due(moment({ ...turn, board: hit }))).toContain("guide-bar");
  expect(due(moment({ ...own, board: hit }))).not.toContain("guide-bar");
  expect(due(moment({ ...own, mover: "second", board: hit }))).toContain("guide-hit");
  // All at home.
  expect(due(moment({ ...turn, board: board(checkers({ 6: 5, 2: 3 }), middle) }))).toContain("guide-home");
  expect(due(moment({ ...turn, board: board(checkers({ 7: 1, 2: 3 }), middle) }))).not.toContain("guide-home");
  // Pins, of games that know them.
  const pin = board(checkers({ 6: 5 }, { pinned: [6] }), checkers({ 3: 2 }));
  expect(due(moment({ ...own, board: pin }, { kind: "pin" }))).toContain("guide-pinned");
  expect(due(moment({ ...own, mover: "second", board: pin }, { kind: "pin" }))).toContain("guide-pin");
  // A turn in which nothing could be played, if it was the own one.
  const none = { events: [...played(3), { type: "played", steps: [] } as unknown as Event], news: 1 };
  expect(due(moment(own, { ...none, was: "first" }))).toContain("guide-none");
  expect(due(moment(own, { ...none, was: "second" }))).not.toContain("guide-none");
  // What must not wait.
  const doubled = { kind: "double", by: "second", value: 2 } as unknown as View["pending"];
  expect(due(moment({ ...own, pending: doubled }))[0]).toBe("guide-offered");
  expect(due(moment({ ...own, phase: "over" as View["phase"] }))[0]).toBe("guide-over");
  // What is special in a game, and only there.
  expect(due(moment({ ...turn, game: { ...shown.game, id: "narde" } as View["game"] }, { kind: "run" }))).toContain("guide-special-narde");
  expect(due(moment(turn)).some((key) => key.startsWith("guide-special"))).toBe(false);
});
