/**
 * A first game with explanations: each is given once, when it is needed. Which one is due is worked out without a document, from what
 * stands on the table; they are no advice about a position, which takes a player who knows more.
 */

import { stateOf } from "../board/protocol.ts";
import type { Say } from "../board/say.ts";
import { type Checkers, type Side, type Standing, other } from "../board/types.ts";
import type { Event, View } from "../net/messages.ts";
import type { GameJson } from "./api.ts";
import { button, html, write } from "./elements.ts";

/** What a game is about: checkers are hit, or pinned, or stand in each other's way; or there are no dice. */
export type Kind = "hit" | "pin" | "run" | "square";

export function kindOf({ hits, way, board }: Pick<GameJson, "hits" | "way" | "board">): Kind {
  return board.kind === "square" ? "square" : hits ? "hit" : way === "same" ? "run" : "pin";
}

/** A moment of a contest, for one of its players. */
export interface Moment {
  readonly view: View;
  readonly you: Side;
  readonly kind: Kind;
  /** All events so far, and how many of them are news. */
  readonly events: readonly Event[];
  readonly news: number;
  /** Who was on turn before those. */
  readonly was: Side | null;
}

/** What of a moment explanations look at. */
interface Seen {
  readonly moment: Moment;
  readonly standing: Standing | null;
  /** On the board of points. */
  readonly own: Checkers | null;
  readonly theirs: Checkers | null;
  /** A turn is to be put together. */
  readonly decides: boolean;
  /** How many turns the player has had. */
  readonly turns: number;
}

interface Lesson {
  readonly id: string;
  /** Where it is not about one kind of game only, all. */
  readonly kinds?: readonly Kind[];
  /** There is one for each game, or for each of these. */
  readonly games?: readonly string[] | "all";
  due(seen: Seen): boolean;
}

const points = ["hit", "pin", "run"] as const;
const isHome = (checkers: Checkers | null) => checkers !== null && checkers.bar === 0 && checkers.hand === 0 && checkers.points.every((count, point) => count === 0 || point <= 6);
const can = (seen: Seen, what: string) => seen.moment.view.you?.can.some((known) => known === what) === true;
const after = (turns: number) => (seen: Seen) => seen.decides && seen.turns >= turns;
const isWhite = ({ view, you }: Moment) => view.board?.kind === "square" && (view.board.moves === "white") === (view.mover === you);

/** What must not wait comes first. */
const LESSONS: readonly Lesson[] = [
  { id: "over", due: ({ moment }) => moment.view.phase === "over" },
  { id: "offered", due: ({ moment: { view, you } }) => view.pending?.kind === "double" && view.pending.by === other(you) },
  { id: "aim", games: "all", due: ({ standing }) => standing !== null },
  { id: "special", games: ["tavla", "plakoto", "fevga", "moultezim", "narde"], due: ({ decides }) => decides },
  { id: "bar", kinds: ["hit"], due: ({ own, moment: { view, you } }) => view.dice !== null && view.on_turn === you && (own?.bar ?? 0) > 0 },
  { id: "none", kinds: points, due: ({ moment }) => passed(moment) },
  { id: "hit", kinds: ["hit"], due: ({ theirs }) => (theirs?.bar ?? 0) > 0 },
  { id: "pinned", kinds: ["pin"], due: ({ own }) => (own?.pinned.length ?? 0) > 0 },
  { id: "pin", kinds: ["pin"], due: ({ theirs }) => (theirs?.pinned.length ?? 0) > 0 },
  { id: "home", kinds: points, due: ({ own, decides }) => decides && isHome(own) },
  { id: "double", kinds: points, due: ({ moment: { view }, decides }) => decides && view.dice !== null && view.dice[0] === view.dice[1] },
  { id: "roll", kinds: points, due: (seen) => can(seen, "roll") },
  { id: "move", kinds: points, due: ({ moment: { view }, decides }) => decides && view.dice !== null && view.dice[0] !== view.dice[1] },
  { id: "play", kinds: points, due: ({ decides }) => decides },
  { id: "cube", kinds: ["hit"], due: (seen) => can(seen, "double") },
  { id: "tip-blots", kinds: ["hit"], due: after(2) },
  { id: "tip-prime", kinds: ["hit"], due: after(4) },
  { id: "tip-alone", kinds: ["pin"], due: after(2) },
  { id: "tip-pin", kinds: ["pin"], due: after(4) },
  { id: "tip-spread", kinds: ["run"], due: after(2) },
  { id: "tip-ahead", kinds: ["run"], due: after(4) },
  { id: "tafl-move", kinds: ["square"], due: ({ decides }) => decides },
  { id: "tafl-taken", kinds: ["square"], due: after(1) },
  { id: "tafl-white", kinds: ["square"], due: (seen) => after(2)(seen) && isWhite(seen.moment) },
  { id: "tafl-black", kinds: ["square"], due: (seen) => after(2)(seen) && !isWhite(seen.moment) },
];

/** Whether the player had to pass just now. */
function passed({ events, news, was, you }: Moment): boolean {
  const played = events.slice(events.length - news).find(({ type }) => type === "played");
  return was === you && played?.steps?.length === 0;
}

function look(moment: Moment): Seen {
  const { view, you, events } = moment;
  const standing = stateOf(view)?.standing ?? null;
  const sides = standing?.kind === "points" ? standing : null;
  return {
    moment,
    standing,
    own: sides?.[you] ?? null,
    theirs: sides?.[other(you)] ?? null,
    decides: view.on_turn === you && view.decision !== null,
    turns: Math.floor(events.filter(({ type }) => type === "played").length / 2),
  };
}

/** The explanations that fit, the first one first, by the keys of their texts. */
export function due(moment: Moment): string[] {
  const seen = look(moment);
  const { id } = moment.view.game;
  return LESSONS.flatMap((lesson) => {
    if (lesson.kinds !== undefined && !lesson.kinds.includes(moment.kind)) return [];
    if (Array.isArray(lesson.games) && !lesson.games.includes(id)) return [];
    if (!lesson.due(seen)) return [];
    return [`guide-${lesson.id}${lesson.games === undefined ? "" : `-${id}`}`];
  });
}

/** Which texts there may be in a game, for tests. */
export function textsOf(game: string, kind: Kind): string[] {
  const fit = LESSONS.filter(({ kinds, games }) => (kinds?.includes(kind) ?? true) && (!Array.isArray(games) || games.includes(game)));
  return fit.map(({ id, games }) => `guide-${id}${games === undefined ? "" : `-${game}`}`);
}

/** Where it is kept that a contest is explained, and what has been said. */
const keyOf = (contest: string): string => `alea-guide-${contest}`;

/** From now on this contest is explained, in this window. */
export const explain = (contest: string): void => sessionStorage.setItem(keyOf(contest), "[]");

/** The explanations of a contest, beside its board. */
export class Guide {
  readonly element = html("section", { class: "guide", hidden: "" });
  readonly #text = html("p", { role: "status", tabindex: "0" });
  readonly #key: string;
  #said: Set<string> | null;
  #shown: string | null = null;
  #moment: Moment | null = null;

  constructor(
    private readonly say: Say,
    contest: string,
  ) {
    this.#key = keyOf(contest);
    const kept = sessionStorage.getItem(this.#key);
    this.#said = kept === null ? null : new Set(JSON.parse(kept) as string[]);
    // Where room is scarce it keeps its own, said or unsaid, so that the board stays as it is.
    this.element.classList.toggle("on", this.on);
    this.element.setAttribute("aria-label", say("guide"));
    const acts = html("div", { class: "more" },
      button(say("guide-next"), { "data-act": "guide-next" }, () => this.#next()),
      button(say("guide-end"), { class: "quiet-link", "data-act": "guide-end" }, () => this.#end()),
    );
    this.element.append(this.#text, acts);
  }

  /** Whether there is anything to be explained. */
  get on(): boolean {
    return this.#said !== null;
  }

  show(moment: Moment): void {
    if (this.#said === null) return;
    this.#moment = moment;
    // Who plays on has read it, and what it was about is over.
    const played = moment.events.slice(moment.events.length - moment.news).some(({ type }) => type === "played") && moment.was === moment.you;
    if (this.#shown !== null && (played || !due(moment).includes(this.#shown))) this.#keep(this.#shown);
    this.#draw();
  }

  #draw(): void {
    const moment = this.#moment;
    if (moment === null) return;
    this.#shown = due(moment).find((key) => this.#said?.has(key) === false) ?? null;
    this.element.hidden = this.#shown === null;
    if (this.#shown === null) return;
    const [one, two] = moment.view.dice ?? [0, 0];
    const colour = isWhite(moment) ? "white" : "black";
    write(this.#text, this.say(this.#shown, { one: Math.max(one, two), two: Math.min(one, two), colour }));
  }

  #keep(key: string): void {
    this.#said?.add(key);
    sessionStorage.setItem(this.#key, JSON.stringify([...(this.#said ?? [])]));
  }

  #next(): void {
    if (this.#shown !== null) this.#keep(this.#shown);
    this.#draw();
  }

  #end(): void {
    this.#said = null;
    sessionStorage.removeItem(this.#key);
    this.element.hidden = true;
    this.element.classList.remove("on");
  }
}
