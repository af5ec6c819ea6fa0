/** What is done without being asked. All of it is by choice, and none of it plays what the decision does not offer. */

import type { Draft } from "./decision.ts";
import { contact } from "./position.ts";
import { type Effect, OFF } from "./types.ts";

export interface Automatic {
  /**
   * Turns that can be played in one way only: `off`, every checker is moved by hand; `last`, what is left of the turn is laid as
   * soon as it is forced, and confirmed by hand; `all`, it is played as well.
   */
  readonly forced: "off" | "last" | "all";
  /** Once the sides cannot meet, bear off what the dice take off, if there is one way to take off most. */
  readonly bearOff: boolean;
  /** Ask for the dice at once where nothing else can be asked for. */
  readonly roll: boolean;
  /** Play a turn as soon as it is complete, so that nothing is confirmed and nothing can be taken back. */
  readonly play: boolean;
}

export const BY_HAND: Automatic = { forced: "off", bearOff: false, roll: false, play: false };

/** The steps that lay themselves from where the draft is: none, or all that are left of the turn. */
export function byItself(draft: Draft, automatic: Automatic): readonly Effect[] {
  if (!draft.open) return [];
  if (automatic.forced !== "off") {
    const only = onlyWay(draft);
    if (only !== null) return only;
  }
  return automatic.bearOff ? mostOff(draft) : [];
}

/** What is left of the turn, if every way to go on ends on the same board. */
function onlyWay(draft: Draft): readonly Effect[] | null {
  let only: { steps: readonly Effect[]; end: string } | null = null;
  let one = true;
  draft.walk((steps, standing) => {
    const end = JSON.stringify(standing);
    only ??= { steps, end };
    one = only.end === end;
    return one;
  });
  return one ? ((only as { steps: readonly Effect[] } | null)?.steps ?? null) : null;
}

/** What is left of the turn, if the sides cannot meet, it only bears off, and all ways of bearing off as many end alike. */
function mostOff(draft: Draft): readonly Effect[] {
  const { board } = draft.decision;
  const { standing } = draft;
  if (board.kind !== "points" || standing.kind !== "points" || contact(board, standing)) return [];
  let best: readonly Effect[] = [];
  const ends = new Set<string>();
  draft.walk((steps, end) => {
    if (steps.every(({ to }) => to === OFF) && steps.length >= best.length) {
      if (steps.length > best.length) {
        ends.clear();
        best = steps;
      }
      ends.add(JSON.stringify(end));
    }
    return true;
  });
  return ends.size === 1 ? best : [];
}
