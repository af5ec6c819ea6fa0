import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ContestJson, Event, View } from "../net/messages.ts";
import { type Known, asideOf, boardState, endSaid, lastPlayed, scoreSaid, timeLeft, timeSaid } from "./state.ts";
import { sayIn } from "./texts.ts";

const sample = (name: string) => JSON.parse(readFileSync(new URL(`../../../docs/protocol/to-${name}.json`, import.meta.url), "utf8"));
const info: ContestJson = sample("contest");
const view: View = sample("snapshot").view;
const after: View = sample("events").view;
const say = await sayIn("en");

test("names are those of whoever looks", () => {
  expect(boardState(say, info, view, null)?.names).toEqual(["You", "The house"]);
  expect(boardState(say, { ...info, you: "second" }, view, null)?.names).toEqual(["Άννα", "You"]);
});

test("the turn that was played is that of whoever was on turn, with the dice that lay", () => {
  const one: Event[] = sample("events").events;
  expect(lastPlayed(one, view, after)).toEqual({ side: "first", steps: [{ from: 8, to: 5 }, { from: 6, to: 5 }], dice: [3, 1], captures: [] });
  const two: Event[] = [...one, { type: "rolled", dice: [6, 4] }, { type: "played", steps: [[24, 18]] }];
  expect(lastPlayed(two, view, view)).toEqual({ side: "second", steps: [{ from: 24, to: 18 }], dice: [6, 4] });
  expect([lastPlayed([], view, after), lastPlayed(one, null, after)]).toEqual([null, null]);
});

test("where the turn that was played has hit is known from the boards before and after it", () => {
  const side = (stacks: Record<number, number>, bar = 0) => ({ points: Array.from({ length: 24 }, (_, index) => stacks[index + 1] ?? 0), bar, hand: 0, off: 0, pinned: [] });
  const points = (x: object, o: object) => ({ ...view.board, x, o }) as View["board"];
  // All in the numbers of the mover: a blot on 5 is hit on the way from 8 to 4.
  const [was, is] = [points(side({ 8: 1 }), side({ 5: 1, 19: 2 })), points(side({ 4: 1 }), side({ 19: 2 }, 1))];
  const news: Event[] = [{ type: "played", steps: [[8, 5], [5, 4]] }];
  const found = lastPlayed(news, { ...view, board: was, mover: "first", on_turn: "first", dice: [3, 1] }, { ...after, board: is, mover: "first", on_turn: "second" });
  expect(found?.captures).toEqual([5]);
});

test("only the time of who is waited for runs, and not before the delay is over", () => {
  const left = (side: "first" | "second", passed: number) => timeLeft(after, side, after.at + passed);
  expect([left("first", 60_000), left("second", 12_000), left("second", 13_500), left("second", 9e9)]).toEqual([600_000, 600_000, 598_500, 0]);
  expect(timeLeft({ ...after, clock: null }, "first", 0)).toBe(null);
  expect([600_000, 61_000, 9_940, 3_723_000].map(timeSaid)).toEqual(["10:00", "1:01", "9.9", "1:02:03"]);
});

test("an offer of the other side is told to who has to answer it", () => {
  const pending = { kind: "double", by: "second", value: 2, raises: 0 } as const;
  const aside = (you: "first" | "second" | null) => asideOf(say, { info: { ...info, you }, view: { ...view, pending }, seal: null, rematch: null }, false);
  expect(aside("first")).toEqual({ news: "The house doubles, to 2. A pass costs 1 point.", acts: [] });
  expect(aside("second").news).toBe("You double, to 2. Άννα has to answer.");
  expect(aside(null).news).not.toContain("double");
});

test("what can be done depends on who looks on and how far it is", () => {
  const known = { info, view, seal: null, rematch: null };
  const acts = (more: Partial<Known>, invited = false) => asideOf(say, { ...known, ...more }, invited).acts;
  const waiting = { ...view, phase: "waiting" } as const;
  const over = { ...view, phase: "over" } as const;
  const watching = { ...info, you: null };
  expect([acts({ view: waiting }), acts({ view: waiting }, true), acts({ view: waiting, info: watching })]).toEqual([["withdraw"], ["copy", "withdraw"], ["sit"]]);
  expect([acts({}), acts({ view: over }), acts({ view: over, info: watching })]).toEqual([[], ["again", "home", "replay", "record"], ["home", "replay", "record"]]);
  const alone = { ...info, players: [info.players[0], null] } as const;
  expect(acts({ view: { ...view, phase: "void" }, info: alone })).toEqual(["home", "replay", "record"]);
  const rematch = { type: "rematch", contest: info.contest, wanted: [true, false], next: null } as const;
  expect(acts({ view: over, rematch })).toEqual(["home", "replay", "record"]);
  expect(acts({ seal: { kind: "broken", rolls: 1, why: "dice", args: {} } })).toEqual(["record"]);
});

test("how it ended is said until the next dice lie", () => {
  const ended = { winner: "second", points: 2, reason: "borne-off" } as const;
  expect(endSaid(say, info, view)).toBe(null);
  expect(endSaid(say, info, { ...view, ended })).toBe(null);
  expect(endSaid(say, info, { ...view, ended, phase: "start", dice: null })).toBe("The house: 2 points won, all checkers borne off.");
  const over = { ...view, ended, phase: "over", result: { winner: "second", reason: "played" } } as const;
  expect(endSaid(say, info, over)).toContain("The house: winner of the contest.");
  expect(scoreSaid(say, { ...info, you: "second" }, { ...view, score: [1, 4] })).toBe("You\u00a04, Άννα\u00a01");
});

test("why a contest does not count is said in the language of the page, and other words as they are", async () => {
  const why = (reason: string) => endSaid(say, info, { ...after, phase: "void", void: reason });
  expect(why("a player did not come to the game")).toBe("The contest does not count: a player did not come to the game");
  const greek = await sayIn("el");
  expect(endSaid(greek, info, { ...after, phase: "void", void: "the offer was withdrawn" })).toBe("Η συνάντηση δεν μετρά: η πρόταση αποσύρθηκε");
  expect(why("no random bytes: 1")).toBe("The contest does not count: no random bytes: 1");
});
