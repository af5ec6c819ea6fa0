/** What pages ask for by HTTP (`docs/protocol.md`). */

import type { BoardJson } from "../board/position.ts";
import type { Language } from "../board/texts.ts";
import type { Event, Pair, Side, TermsJson, View } from "../net/messages.ts";

/** A game as it is set up. */
export interface GameJson {
  readonly id: string;
  readonly way: "opposite" | "same" | null;
  readonly checkers: number | null;
  readonly board: BoardJson;
  readonly mover: Side;
}

export interface GamesJson {
  readonly games: readonly GameJson[];
  readonly contests: readonly { readonly id: string; readonly games: readonly string[] }[];
  readonly guides: readonly { readonly id: string; readonly titles: Readonly<Record<Language, string>> }[];
}

/** Who of the house plays what, and with which cube. */
export interface HouseJson {
  readonly games: readonly { readonly id: string; readonly cube: boolean; readonly dice: boolean; readonly house: readonly string[] }[];
  readonly contests: readonly { readonly id: string; readonly games: readonly string[]; readonly targets: readonly number[] }[];
}

export interface Wish {
  readonly terms: { readonly games: readonly { readonly id: string; readonly rules?: object }[]; readonly length: TermsJson["length"] } & object;
  readonly dice: "sealed" | "plain";
  readonly against: "invitation" | "anyone" | { readonly house: string };
}

async function ask<T>(method: "GET" | "POST", path: string, body?: object): Promise<T> {
  const answer = await fetch(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

export const me = (name?: string) => ask<{ id: string; name: string }>("POST", "/api/v1/me", name === undefined ? undefined : { name });

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
}

export const offers = () => ask<readonly Offer[]>("GET", "/api/v1/offers");

/** A rules page or a guide, Markdown. */
export async function rulesText(name: string, language: Language): Promise<string> {
  const answer = await fetch(`/page/rules/${name}.${language}.md`);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.text();
}

export const recordPath = (contest: string) => `/api/v1/contests/${contest}/record`;

export const record = (contest: string) => ask<{ events: readonly Event[] }>("GET", recordPath(contest));

export async function recordText(contest: string): Promise<string> {
  const answer = await fetch(recordPath(contest));
  if (!answer.ok) throw new Error(`${contest}: ${answer.status}`);
  return answer.text();
}

/** Each event of a contest with what it led to. */
export interface ReplayJson {
  readonly terms: TermsJson;
  readonly players: Pair<string>;
  readonly frames: readonly { readonly event: Event; readonly view: View }[];
}

export const replay = (contest: string) => ask<ReplayJson>("GET", `/page/replay/${contest}`);

/** Whether this browser can check dice here. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;
