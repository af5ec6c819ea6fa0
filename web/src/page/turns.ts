/** What has happened, line by line. */

import { after, countOn, renumbered, squareName } from "../board/position.ts";
import type { Say } from "../board/say.ts";
import { BAR, type BoardKind, type Dice, HAND, OFF, type Side, type Standing, other } from "../board/types.ts";
import type { Event, Pair, Steps } from "../net/messages.ts";
import type { SetUp } from "./setup.ts";

/** What lines are written with. */
export interface Telling {
  readonly say: Say;
  readonly names: Pair<string>;
  /** Lines a side of a square board; `null` on the board of points. */
  readonly size: number | null;
  /** How a game of the contest is set up, counted from 0, if checkers are hit in it: hits are marked with a star then. */
  readonly begins?: (game: number) => Pick<SetUp, "board" | "standing"> | null;
}

const placeText = (place: number) => (place === BAR ? "bar" : place === HAND ? "hand" : place === OFF ? "off" : `${place}`);

/**
 * A turn as it is written: a checker that goes on is written in one, what is played several times once, and a star where it hits; `hits` are the
 * indices of those steps.
 */
export function turnText(steps: Steps, size: number | null, hits: ReadonlySet<number> = new Set()): string {
  if (size !== null) return steps.map(([from, to]) => `${squareName(size, from)}-${squareName(size, to)}`).join(" ");
  const ways: { at: number; text: string }[] = [];
  for (const [index, [from, to]] of steps.entries()) {
    const text = `${placeText(to)}${hits.has(index) ? "*" : ""}`;
    const way = ways.find(({ at }) => at === from && from !== OFF);
    if (way === undefined) ways.push({ at: to, text: `${placeText(from)}/${text}` });
    else Object.assign(way, { at: to, text: `${way.text}/${text}` });
  }
  const counts = new Map<string, number>();
  for (const { text } of ways) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count > 1 ? `${text}(${count})` : text)).join(" ");
}

/** A game as it goes, followed to see who is hit. */
class Hits {
  constructor(
    readonly board: BoardKind,
    public standing: Standing,
  ) {}

  /** The indices of the steps of a turn that hit. */
  play(side: Side, steps: Steps): ReadonlySet<number> {
    const hits = new Set<number>();
    for (const [index, [from, to]] of steps.entries()) {
      const { board, standing } = this;
      if (board.kind !== "points" || standing.kind !== "points") break;
      const hit = to !== OFF && countOn(standing[other(side)], renumbered(board, to)) === 1;
      if (hit) hits.add(index);
      this.standing = after(board, standing, side, { from, to, hit });
    }
    return hits;
  }
}

const PLAIN: Readonly<Record<string, string>> = {
  doubled: "line-double",
  taken: "line-take",
  passed: "line-pass",
  raised: "line-raise",
  "draw-offered": "line-offer-draw",
};

/** A line for each thing that players care about. */
export function linesOf(events: readonly Event[], { say, names, size, begins }: Telling): string[] {
  const name = (side: Side) => names[side === "first" ? 0 : 1];
  const lines: string[] = [];
  let turn: Side | null = null;
  let dice: Dice | null = null;
  let offered: Side | null = null;
  let [games, hits] = [0, null as Hits | null];
  const begin = () => {
    const set = begins?.(games) ?? null;
    hits = set === null ? null : new Hits(set.board, set.standing);
    games += 1;
  };
  for (const event of events) {
    const { type, by } = event;
    if (type === "opening" && event.dice !== undefined) {
      const [one, two] = event.dice;
      lines.push(say(one === two ? "line-opening-tie" : "line-opening", { first: names[0], one, second: names[1], two }));
      turn = one > two ? "first" : "second";
      dice = event.dice;
      if (one !== two) begin();
    } else if (type === "begun" && event.starter !== undefined) {
      turn = event.starter;
      dice = null;
      lines.push(say("line-begun", { who: name(turn) }));
      begin();
    } else if (type === "roll-requested" && by !== undefined) {
      turn = by;
    } else if (type === "rolled" && event.dice !== undefined) {
      dice = event.dice;
    } else if (type === "played" && turn !== null) {
      const steps = event.steps ?? [];
      const text = turnText(steps, size, hits?.play(turn, steps)) || say("no-play");
      const thrown = dice === null ? "" : `${Math.max(...dice)}${Math.min(...dice)}: `;
      lines.push(say("line-turn", { who: name(turn), play: `${thrown}${text}` }));
      turn = other(turn);
      dice = null;
    } else if (type === "resignation-offered" && by !== undefined) {
      offered = by;
      lines.push(say("line-resign", { who: name(by), points: event.points ?? 1 }));
    } else if (type === "draw-refused" || type === "resignation-refused") {
      if (offered !== null) lines.push(say(type === "draw-refused" ? "line-refuse-draw" : "line-refuse-resignation", { who: name(other(offered)) }));
    } else if (type === "flagged" && event.side !== undefined) {
      lines.push(say("line-flag", { who: name(event.side) }));
    } else if (type === "game-ended") {
      const how = say(`end-${event.reason ?? ""}`);
      const won = (winner: Side) => say("line-won", { who: name(winner), points: say("points", { points: event.points ?? 0 }), how });
      lines.push(event.winner == null ? say("line-tie", { how }) : won(event.winner));
    } else if (PLAIN[type] !== undefined && by !== undefined) {
      if (type === "draw-offered") offered = by;
      lines.push(say(PLAIN[type] as string, { who: name(by) }));
    }
  }
  return lines;
}
