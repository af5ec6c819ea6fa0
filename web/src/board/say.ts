/** What the board says: names of places, labels, what is read aloud. The words come from the Fluent files in `locales/`. */

import type { Draft, Target } from "./decision.ts";
import type { Zone } from "./layout.ts";
import { countOn, off, squareName } from "./position.ts";
import {
  BAR,
  type BoardKind,
  type Effect,
  HAND,
  OFF,
  type Place,
  type Side,
  type Standing,
} from "./types.ts";

/** Puts a text into words (`@fluent/bundle` over the files of one language). */
export type Say = (key: string, args?: Record<string, string | number>) => string;

export type Colour = "light" | "dark";

/** What a side calls a place. */
export function placeName(say: Say, board: BoardKind, place: Place): string {
  if (board.kind === "square") return squareName(board.size, place);
  if (place === OFF) return say("board-place-off");
  if (place === BAR || place === HAND) return say("board-place-bar");
  return say("board-place-point", { number: place });
}

/** What stands on a place, in words. `colours` says which side is white. */
export function zoneLabel(
  say: Say,
  board: BoardKind,
  standing: Standing,
  zone: Zone,
  placeOf: (side: Side) => Place | null,
  light: Side,
): string {
  const sides: readonly Side[] = ["first", "second"];
  if (board.kind === "square" && standing.kind === "square") {
    const place = squareName(board.size, zone.place);
    const cell = standing.cells[zone.place] ?? "empty";
    if (cell === "empty") return say("board-empty", { place });
    return cell === "king" ? say("board-king", { place }) : say("board-man", { place, colour: cell === "white" ? "light" : "dark" });
  }
  const place = placeName(say, board, zone.place);
  if (board.kind !== "points" || standing.kind !== "points") return place;
  const holders = sides.flatMap((side) => {
    const at = placeOf(side);
    if (at === null) return [];
    const count = at === OFF ? off(board, standing[side]) : countOn(standing[side], at);
    const pinned = standing[side].pinned.includes(at);
    return count > 0 ? [{ colour: side === light ? "light" : "dark", count, pinned }] : [];
  });
  const upper = holders.find(({ pinned }) => !pinned) ?? holders[0];
  if (upper === undefined) return say("board-empty", { place });
  return say(holders.length > 1 ? "board-pinned" : "board-checkers", { place, count: upper.count, colour: upper.colour });
}

/** That a step was made, and what it did. */
export function stepSaid(say: Say, board: BoardKind, step: Effect): string {
  const from = placeName(say, board, step.from);
  const to = placeName(say, board, step.to);
  const captured = step.captures?.length ?? 0;
  if (captured > 0) return say("board-said-captures", { from, to, count: captured });
  const key = step.hit === true ? "board-said-hit" : step.pins === true ? "board-said-pin" : "board-said-step";
  return sentence(say(key, { from, to }));
}

/** What is left to do after a step. */
export function leftSaid(say: Say, draft: Draft): string {
  if (draft.complete) return say("board-said-complete");
  const dice = draft.dice.filter(({ used }) => !used).map(({ value }) => value);
  return say("board-said-left", { dice: dice.join(" ") });
}

export function pickedSaid(say: Say, board: BoardKind, from: Place, targets: readonly Target[]): string {
  const names = targets.map(({ to }) => placeName(say, board, to)).join(", ");
  return sentence(say("board-said-picked", { place: placeName(say, board, from), targets: names }));
}

/** With a capital letter. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
