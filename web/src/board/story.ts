/** What has happened, one thing after the other, where a new state tells several things at once. */

import type { BoardState } from "./face.ts";
import { effectsOf, sameStanding } from "./pieces.ts";
import type { Dice, Side } from "./types.ts";

/** The states to be shown between two, the last included: dice fall, they are played, the next ones fall. */
export function story(old: BoardState, state: BoardState): BoardState[] {
  const { played = null, dice = null } = state;
  const still = { graph: null, actions: [] };
  if (played === null || sameStanding(old.standing, state.standing)) return [state];
  if (JSON.stringify(old.board) !== JSON.stringify(state.board)) return [state];
  if (effectsOf(old.board, old.standing, played, state.standing) === null) return [state];
  const parts: BoardState[] = [];
  if (played.dice != null && !lie(old, played.side, played.dice)) {
    parts.push({ ...old, ...still, onTurn: played.side, dice: played.dice });
  }
  if (dice !== null) parts.push({ ...state, ...still, dice: null });
  return [...parts, state];
}

/** Whether a side's dice lie already, in whatever order. */
function lie({ onTurn, dice = null }: BoardState, side: Side, wanted: Dice): boolean {
  const sorted = (dice: Dice) => dice.toSorted((a, b) => a - b).join();
  return onTurn === side && dice !== null && sorted(dice) === sorted(wanted);
}
