/** What has happened, line by line. */

import { squareName } from "../board/position.ts";
import type { Say } from "../board/say.ts";
import { BAR, type Dice, HAND, OFF, type Side, other } from "../board/types.ts";
import type { Event, Pair, Steps } from "../net/messages.ts";

/** What lines are written with. */
export interface Telling {
  readonly say: Say;
  readonly names: Pair<string>;
  /** Lines a side of a square board; `null` on the board of points. */
  readonly size: number | null;
}

const placeText = (place: number) => (place === BAR ? "bar" : place === HAND ? "hand" : place === OFF ? "off" : `${place}`);

/** A turn as it is written: a checker that goes on is written in one, and what is played several times once. */
export function turnText(steps: Steps, size: number | null): string {
  if (size !== null) return steps.map(([from, to]) => `${squareName(size, from)}-${squareName(size, to)}`).join(" ");
  const ways: number[][] = [];
  for (const [from, to] of steps) {
    const way = ways.find((way) => way.at(-1) === from && from !== OFF);
    if (way === undefined) ways.push([from, to]);
    else way.push(to);
  }
  const counts = new Map<string, number>();
  for (const way of ways) {
    const text = way.map(placeText).join("/");
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => (count > 1 ? `${text}(${count})` : text)).join(" ");
}

const PLAIN: Readonly<Record<string, string>> = {
  doubled: "line-double",
  taken: "line-take",
  passed: "line-pass",
  raised: "line-raise",
  "draw-offered": "line-offer-draw",
};

/** A line for each thing that players care about. */
export function linesOf(events: readonly Event[], { say, names, size }: Telling): string[] {
  const name = (side: Side) => names[side === "first" ? 0 : 1];
  const lines: string[] = [];
  let turn: Side | null = null;
  let dice: Dice | null = null;
  let offered: Side | null = null;
  for (const event of events) {
    const { type, by } = event;
    if (type === "opening" && event.dice !== undefined) {
      const [one, two] = event.dice;
      lines.push(say(one === two ? "line-opening-tie" : "line-opening", { first: names[0], one, second: names[1], two }));
      turn = one > two ? "first" : "second";
      dice = event.dice;
    } else if (type === "begun" && event.starter !== undefined) {
      turn = event.starter;
      dice = null;
      lines.push(say("line-begun", { who: name(turn) }));
    } else if (type === "roll-requested" && by !== undefined) {
      turn = by;
    } else if (type === "rolled" && event.dice !== undefined) {
      dice = event.dice;
    } else if (type === "played" && turn !== null) {
      const text = turnText(event.steps ?? [], size) || say("no-play");
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
