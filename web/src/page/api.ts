/** What pages ask for by HTTP (`docs/protocol.md`). */

import type { BoardJson } from "../board/position.ts";
import type { Language } from "../board/language.ts";
import type { ClockJson, CubeJson, Event, Pair, Side, Steps, TermsJson, TextJson, View } from "../net/messages.ts";

/** A game as it is set up. */
export interface GameJson {
  readonly id: string;
  readonly way: "opposite" | "same" | null;
  readonly checkers: number | null;
  /** Whether a checker that stands alone is hit. */
  readonly hits: boolean;
  readonly board: BoardJson;
  readonly mover: Side;
}

export interface GamesJson {
  readonly games: readonly GameJson[];
  readonly contests: readonly { readonly id: string; readonly games: readonly string[] }[];
  readonly guides: readonly { readonly id: string; readonly titles: Readonly<Record<Language, string>> }[];
}

/** What players may choose of the rules of a game. */
export interface OptionJson {
  readonly key: string;
  readonly allowed: { readonly words: readonly string[] } | { readonly min: number; readonly max: number };
  readonly default: string | number;
}

/** What of a game can be chosen, and who of the house plays it. */
export interface GameChoicesJson {
  readonly id: string;
  readonly cube: boolean;
  readonly dice: boolean;
  readonly next_starter: boolean;
  readonly options: readonly OptionJson[];
  readonly house: readonly string[];
}

export interface HouseJson {
  readonly games: readonly GameChoicesJson[];
  readonly contests: readonly { readonly id: string; readonly games: readonly string[]; readonly targets: readonly number[] }[];
}

export interface GameTerms {
  readonly id: string;
  readonly rules: Readonly<Record<string, unknown>>;
}

export interface Wish {
  readonly terms: {
    readonly games: readonly GameTerms[];
    readonly length: TermsJson["length"];
    readonly cube: CubeJson | null;
    readonly clock: ClockJson | null;
    readonly next_starter?: string;
  };
  readonly dice: "sealed" | "envelope" | "plain";
  readonly seat: Side | "any";
  readonly against: "invitation" | "anyone" | { readonly house: string };
}

async function ask<T>(method: "GET" | "POST", path: string, body?: object): Promise<T> {
  const answer = await fetch(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  if (!answer.ok) throw new Refused(path, answer.status);
  return (await answer.json()) as T;
}

/** The house has answered, but does not do it. */
export class Refused extends Error {
  constructor(
    path: string,
    readonly status: number,
  ) {
    super(`${path}: ${status}`);
  }
}

export const me = (name?: string) => ask<{ id: string; name: string }>("POST", "/api/v1/me", name === undefined ? undefined : { name });

/** Who this browser is to the house, if it is anybody yet. */
export const who = () => ask<{ id: string; name: string } | null>("GET", "/api/v1/me");

export const games = () => ask<GamesJson>("GET", "/page/games.json");

export const house = () => ask<HouseJson>("GET", "/api/v1/games");

export const make = (wish: Wish) => ask<{ contest: string; seat: Side; invitation: string | null }>("POST", "/api/v1/contests", wish);

export const join = (contest: string, invitation: string | null) =>
  ask<{ seat: Side }>("POST", `/api/v1/contests/${contest}/join`, invitation === null ? {} : { invitation });

/** Somebody who waits for anybody. */
export interface Offer {
  readonly contest: string;
  readonly terms: TermsJson;
  readonly dice: "sealed" | "envelope" | "plain" | "none";
  readonly players: Pair<string | null>;
  /** Which of them are players of the house, by their ids. */
  readonly house: Pair<string | null>;
  readonly you: Side | null;
}

export const offers = () => ask<readonly Offer[]>("GET", "/api/v1/offers");

/** A contest of one's own. */
export interface OwnContest extends Offer {
  readonly created: number;
  readonly you: Side;
  readonly over: boolean;
  readonly winner: Side | null;
  /** Whether it does not count. */
  readonly void: boolean;
}

/** The newest ones, or those before one of them. */
export const own = (before: string | null) => ask<readonly OwnContest[]>("GET", `/api/v1/contests${before === null ? "" : `?before=${before}`}`);

/** Who plays in a contest. */
export const contest = (id: string) => ask<Offer>("GET", `/api/v1/contests/${id}`);

/** A rules page or a guide, Markdown. */
export async function rulesText(name: string, language: Language): Promise<string> {
  const answer = await fetch(`/page/rules/${name}.${language}.md`);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.text();
}

export const recordPath = (contest: string) => `/api/v1/contests/${contest}/record`;

export const matPath = (contest: string) => `${recordPath(contest)}.mat`;

export const record = (contest: string) => ask<{ events: readonly Event[] }>("GET", recordPath(contest));

export async function recordText(contest: string): Promise<string> {
  const answer = await fetch(recordPath(contest));
  if (!answer.ok) throw new Error(`${contest}: ${answer.status}`);
  return answer.text();
}

/** A notation of positions that other programs read, and the own one. */
export type Notation = "xgid" | "gnubg" | "opentafl" | "alea";

export interface FrameJson {
  readonly event: Event;
  readonly view: View;
  /** The position, in the notations that know it; nothing before the first game. */
  readonly texts: Readonly<Partial<Record<Notation, string>>> | null;
}

/** Each event of a contest with what it led to. */
export interface ReplayJson {
  readonly terms: TermsJson;
  readonly players: Pair<string>;
  /** Whether it can be had as a match file. */
  readonly mat: boolean;
  readonly frames: readonly FrameJson[];
}

export const replay = (contest: string) => ask<ReplayJson>("GET", `/page/replay/${contest}`);

/** Where the example of a rules page is: its first line, its position, its dice, and what is tried there, as the page writes it. */
const examplePath = (...parts: readonly string[]) => `/page/example/${parts.map(encodeURIComponent).join("/")}`;

/** An example as its page writes it; `-` where no dice lie. */
export type ExampleText = readonly [info: string, position: string, dice: string];

/** What stands there and can be played. */
export const example = (text: ExampleText) => ask<Pick<View, "game" | "board" | "mover" | "on_turn" | "to_act" | "dice" | "counters" | "you" | "decision">>("GET", examplePath(...text));

/** What a turn comes to: the steps that can be laid, and the line that a page would have of it, or why it cannot be played. */
export interface TriedJson {
  readonly played: Steps;
  readonly line: string | null;
  readonly step: Pair<number> | null;
  readonly text: TextJson | null;
}

export const tryTurn = (text: ExampleText, turn: string) => ask<TriedJson>("GET", examplePath(...text, turn));

/** Why a step cannot be taken after others. */
export const whyNot = (text: ExampleText, turn: string, step: string) => ask<{ readonly text: TextJson | null }>("GET", examplePath(...text, turn, step));

/** Whether this browser can check dice here. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;
