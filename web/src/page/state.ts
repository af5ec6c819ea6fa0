/** From a contest to what the table shows. Without a document, so that it is tested without one. */

import { playedIn, stateOf } from "../board/protocol.ts";
import type { BoardState } from "../board/face.ts";
import type { Say } from "../board/say.ts";
import { effectsOf } from "../board/pieces.ts";
import { type Dice, type Place, type Played, type Side, SIDES, other } from "../board/types.ts";
import type { ContestJson, Event, Pair, RematchJson, View } from "../net/messages.ts";
import type { Seal } from "../net/sealer.ts";
import { sentence } from "./texts.ts";

/** A name as it is shown: what the house calls guests who have given themselves none is said in the language of who looks. */
export function shownName<T extends string | null>(say: Say, name: T): T | string {
  const number = /^Guest ([0-9a-f]{4})$/.exec(name ?? "")?.[1];
  return number === undefined ? name : say("name-guest", { number });
}

/** What the players are called at this table. */
export function namesOf(say: Say, info: ContestJson): Pair<string> {
  const name = (index: 0 | 1) => {
    if (info.you === SIDES[index]) return say("name-you");
    const player = info.players[index];
    return player === null ? say("table-free") : player.kind === "house" ? say("name-house") : shownName(say, player.name);
  };
  return [name(0), name(1)];
}

/** The turn that led to a view, as far as the events tell. */
export function lastPlayed(news: readonly Event[], before: View | null, view: View): Played | null {
  const turns = news.filter(({ type }) => type === "played").length;
  if (turns === 0 || before === null) return null;
  // Of one turn it is known whose it was; of several the last one was that of the side that waits now.
  const side: Side | null = turns === 1 ? before.on_turn : view.on_turn === null ? null : other(view.on_turn);
  const lying: Dice | null = turns === 1 ? before.dice : null;
  const played = side === null ? null : playedIn(news, side, lying);
  return played === null || turns !== 1 ? played : { ...played, captures: takenIn(played, before, view) };
}

/** Where a turn has hit or captured. */
function takenIn(played: Played, before: View, view: View): Place[] {
  const [was, is] = [stateOf(before), stateOf(view)];
  if (was === null || is === null || was.board.kind !== is.board.kind) return [];
  const effects = effectsOf(was.board, was.standing, played, is.standing) ?? [];
  return effects.flatMap(({ to, hit, captures = [] }) => (hit === true ? [to] : captures));
}

export function boardState(say: Say, info: ContestJson, view: View, played: Played | null): BoardState | null {
  const { length } = info.terms;
  return stateOf(view, { names: namesOf(say, info), length: typeof length === "object" ? length.points : null, played });
}

/** How a match stands, who looks on first. */
export function scoreSaid(say: Say, info: ContestJson, view: View): string {
  const names = namesOf(say, info);
  const [near, far] = info.you === "second" ? ([1, 0] as const) : ([0, 1] as const);
  return say("table-score", { near: names[near], mine: view.score[near], far: names[far], theirs: view.score[far] });
}

export type ActId = "again" | "copy" | "home" | "record" | "replay" | "sit" | "withdraw";

/** What is said in the column, and what can be done there, besides playing. */
export interface Aside {
  readonly news: string;
  readonly acts: readonly ActId[];
}

/** What there is of a contest. */
export interface Known {
  readonly info: ContestJson;
  readonly view: View;
  readonly seal: Seal | null;
  readonly rematch: RematchJson | null;
}

/** `invited`: this browser knows the invitation to the free chair. */
export function asideOf(say: Say, known: Known, invited: boolean): Aside {
  const { info, view, seal, rematch } = known;
  if (view.phase === "waiting") {
    if (info.you === null) return { news: say("table-free-chair"), acts: ["sit"] };
    return { news: say(invited ? "table-invitation" : "table-waiting"), acts: [...(invited ? (["copy"] as const) : []), "withdraw"] };
  }
  const ended = endSaid(say, info, view);
  const offer = offerSaid(say, info, view);
  if (offer !== null) return { news: offer, acts: seal?.kind === "broken" ? ["record"] : [] };
  if (view.phase !== "over" && view.phase !== "void") {
    const news = ended ?? (view.phase === "start" && view.games_ended > 0 ? say("table-starting") : "");
    return { news: news || (info.you === null ? sentence(say("table-watching")) : ""), acts: seal?.kind === "broken" ? ["record"] : [] };
  }
  const own = info.you === null ? null : info.you === "first" ? 0 : 1;
  if (own === null) return { news: ended ?? "", acts: ["home", "replay", "record"] };
  const who = namesOf(say, info)[1 - own] as string;
  const wanted = rematch?.wanted ?? [false, false];
  const more = wanted[own] === true ? say("table-again-waits", { who }) : wanted[1 - own] === true && info.players[1 - own]?.kind === "guest" ? say("table-again-asked", { who }) : "";
  return { news: [ended, more].filter(Boolean).join(" "), acts: [...(wanted[own] === true || info.players[1 - own] === null ? [] : ["again" as const]), "home", "replay", "record"] };
}

const OFFERS: Readonly<Record<string, string>> = { double: "line-double", resignation: "line-resign", draw: "line-offer-draw" };

/** What the other side offers, and who looks on is to answer. */
function offerSaid(say: Say, info: ContestJson, { pending, stake }: View): string | null {
  if (pending?.kind === "double" && info.you === pending.by) {
    return say("table-doubles", { value: pending.value, who: namesOf(say, info)[pending.by === "first" ? 1 : 0] });
  }
  const key = pending === null ? undefined : OFFERS[pending.kind];
  if (pending === null || key === undefined || info.you === null || info.you !== other(pending.by)) return null;
  const who = namesOf(say, info)[pending.by === "first" ? 0 : 1];
  // What it would be about, and what it costs to say no.
  if (pending.kind === "double") return say("table-doubled", { who, value: pending.value, cost: stake });
  return say(key, { who, points: pending.kind === "resignation" ? pending.points : 1 });
}

/** The time that is left, at a moment of the server's clock. */
export function timeLeft(view: View, side: Side, now: number): number | null {
  if (view.clock === null) return null;
  const left = view.clock.left[side === "first" ? 0 : 1];
  if (view.clock.running !== side) return left;
  const passed = Math.max(0, now - view.at - (view.clock.free ?? 0));
  return Math.max(0, left - passed);
}

/** Minutes and seconds, the last ten seconds with tenths. */
export function timeSaid(milliseconds: number): string {
  if (milliseconds < 10_000) return (Math.floor(milliseconds / 100) / 10).toFixed(1);
  const seconds = Math.floor(milliseconds / 1000);
  const two = (number: number) => `${number}`.padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

/** How a game, or the contest, ended, in words; `null` while one is played. */
export function endSaid(say: Say, info: ContestJson, view: View): string | null {
  const names = namesOf(say, info);
  const name = (side: Side) => names[side === "first" ? 0 : 1];
  const { ended } = view;
  const how = ended === null ? "" : say(`end-${ended.reason}`);
  if (view.phase === "void") return say("table-void", { why: voidSaid(say, view.void ?? "") });
  if (ended === null || (view.phase === "play" && view.dice !== null)) return null;
  const game = ended.winner === null
    ? say("line-tie", { how })
    : say("line-won", { who: name(ended.winner), points: say("points", { points: ended.points }), how });
  if (view.phase !== "over" || info.terms.length === "single") return game;
  const winner = view.result?.winner ?? null;
  return `${game} ${winner === null ? say("line-contest-drawn") : say("line-contest-won", { who: name(winner) })}`;
}

/** What the server writes into a record of a contest that does not count, and the texts that say the same. Other words stay as they are. */
const VOID: Readonly<Record<string, string>> = {
  "a player did not come to the game": "void-not-come",
  "the offer was withdrawn": "void-withdrawn",
};

const voidSaid = (say: Say, reason: string): string => (VOID[reason] === undefined ? reason : say(VOID[reason]));
