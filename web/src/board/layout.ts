/** Where things are on a board, in units of the drawing. Shared by both kinds of boards. */

import type { Place, Side } from "./types.ts";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

/** How a piece lies: flat on the board, or on its edge in a tray. */
export type Form = "flat" | "edge";

/** Where a piece is shown and how. Higher `z` lies above lower. */
export interface Pose extends Spot {
  readonly form: Form;
  readonly z: number;
  /** 0 to 1. */
  readonly opacity: number;
  /** The number that is written on it: how many lie there. */
  readonly count?: number;
  /** It lies pinned. */
  readonly pinned?: boolean;
}

/**
 * A place of the board as its viewer sees it: a point by the viewer's number, or a bar or tray, of which each side has its own.
 */
export interface Zone {
  readonly id: string;
  /** Where a finger or a pointer finds it. */
  readonly box: Box;
  /** Whose it is; points are nobody's. */
  readonly side: Side | null;
  /** In the viewer's numbering if it is nobody's, else in that side's. */
  readonly place: Place;
}

export type Arrow = "left" | "right" | "up" | "down";

export const inside = (box: Box, { x, y }: Spot): boolean =>
  x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;

export const centre = (box: Box): Spot => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

export const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
