/** What pages ask for by HTTP (`docs/protocol.md`). */

import type { BoardJson } from "../board/position.ts";
import type { Event, Side, TermsJson } from "../net/messages.ts";

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

export const me = () => ask<{ id: string; name: string }>("POST", "/api/v1/me");

export const games = () => ask<GamesJson>("GET", "/page/games.json");

export const house = () => ask<HouseJson>("GET", "/api/v1/games");

export const make = (wish: Wish) => ask<{ contest: string; seat: Side; invitation: string | null }>("POST", "/api/v1/contests", wish);

export const join = (contest: string, invitation: string | null) =>
  ask<{ seat: Side }>("POST", `/api/v1/contests/${contest}/join`, invitation === null ? {} : { invitation });

export const recordPath = (contest: string) => `/api/v1/contests/${contest}/record`;

export const record = (contest: string) => ask<{ events: readonly Event[] }>("GET", recordPath(contest));

/** Whether this browser can check dice here. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;
