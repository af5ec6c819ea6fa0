/** What a player chooses about the board. Nothing of it changes what can be played. */

import { type Automatic, BY_HAND } from "./automatic.ts";
import type { Side } from "./types.ts";

export interface Settings {
  /** Who sits at the bottom; points are numbered from there. */
  readonly viewer: Side;
  /** On which side the viewer bears off. On square boards, `left` turns the board half round. */
  readonly home: "right" | "left";
  /** Whose checkers are light, on the board of 24 points. */
  readonly light: Side;
  /** What a click on a checker does: play it by the first die, or pick it up. A second click always plays it. */
  readonly click: "play" | "pick";
  /** 1 as designed, 2 twice as fast; `Infinity` without motion. */
  readonly speed: number;
  /** Whether the last turn is traced. */
  readonly trace: boolean;
  /** Whether names, pips and buttons are shown beside the board. A page that shows them itself says no. */
  readonly plates: boolean;
  readonly automatic: Automatic;
}

export const USUAL: Settings = {
  viewer: "first",
  home: "right",
  light: "first",
  click: "play",
  speed: 1,
  trace: true,
  plates: true,
  automatic: BY_HAND,
};
