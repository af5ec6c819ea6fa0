/** Which piece is which, so that what moves is seen to move. Positions say only how many stand where. */

import type { Pose } from "./layout.ts";
import type { PointsLayout } from "./layout-points.ts";
import type { SquareLayout } from "./layout-square.ts";
import { after, countOn, off, renumbered } from "./position.ts";
import {
  BAR,
  type BoardKind,
  type Effect,
  HAND,
  OFF,
  type Place,
  type Played,
  SIDES,
  type Side,
  type Standing,
  type Step,
  other,
} from "./types.ts";

export type Layout = PointsLayout | SquareLayout;

export interface Piece {
  readonly id: number;
  readonly side: Side;
  readonly king: boolean;
}

interface Stack {
  readonly side: Side;
  readonly king: boolean;
  readonly place: Place;
  readonly pieces: Piece[];
}

const PLACES: readonly Place[] = [...Array.from({ length: 24 }, (_, index) => index + 1), BAR, HAND, OFF];

/** The pieces on a board, and where each of them is. */
export class Pieces {
  #stacks = new Map<string, Stack>();
  #made = 0;

  #stack(side: Side, place: Place, king = false): Stack {
    const key = `${side} ${place} ${king}`;
    const stack = this.#stacks.get(key) ?? { side, king, place, pieces: [] };
    this.#stacks.set(key, stack);
    return stack;
  }

  /**
   * Makes the pieces stand as in `standing`. The uppermost go from where there are too many to where some are missing, the shortest
   * way: after one step that is the piece which was moved, and what it hit. What is left over is gone.
   */
  stand(board: BoardKind, standing: Standing): void {
    const wanted = this.#wanted(board, standing);
    const spare: { piece: Piece; place: Place }[] = [];
    for (const [key, stack] of this.#stacks) {
      while (stack.pieces.length > (wanted.get(key)?.count ?? 0)) {
        const piece = stack.pieces.pop();
        if (piece !== undefined) spare.push({ piece, place: stack.place });
      }
    }
    for (const { side, place, king, count } of wanted.values()) {
      const stack = this.#stack(side, place, king);
      while (stack.pieces.length < count) {
        const same = spare.filter(({ piece }) => piece.side === side && piece.king === king);
        const [nearest] = same.toSorted((a, b) => Math.abs(a.place - place) - Math.abs(b.place - place));
        if (nearest !== undefined) spare.splice(spare.indexOf(nearest), 1);
        stack.pieces.push(nearest?.piece ?? { id: this.#made++, side, king });
      }
    }
  }

  #wanted(board: BoardKind, standing: Standing): Map<string, { side: Side; place: Place; king: boolean; count: number }> {
    const wanted = new Map<string, { side: Side; place: Place; king: boolean; count: number }>();
    const want = (side: Side, place: Place, king: boolean, count: number) => {
      if (count > 0) wanted.set(`${side} ${place} ${king}`, { side, place, king, count });
    };
    if (standing.kind === "square" && board.kind === "square") {
      standing.cells.forEach((cell, place) => {
        if (cell !== "empty") want(cell === "black" ? other(board.white) : board.white, place, cell === "king", 1);
      });
    } else if (standing.kind === "points" && board.kind === "points") {
      for (const side of SIDES) {
        for (const place of PLACES) {
          want(side, place, false, place === OFF ? off(board, standing[side]) : countOn(standing[side], place));
        }
      }
    }
    return wanted;
  }

  /** Where every piece lies. */
  poses(layout: Layout, standing: Standing): Map<Piece, Pose> {
    const poses = new Map<Piece, Pose>();
    for (const { side, place, pieces } of this.#stacks.values()) {
      if (pieces.length === 0) continue;
      const spots = spotsOf(layout, standing, side, place);
      pieces.forEach((piece, index) => {
        const pose = spots[index];
        if (pose !== undefined) poses.set(piece, pose);
      });
    }
    return poses;
  }

  /** The uppermost piece of a side on a place. */
  top(side: Side, place: Place): Piece | null {
    return this.#stack(side, place, false).pieces.at(-1) ?? this.#stack(side, place, true).pieces.at(-1) ?? null;
  }
}

function spotsOf(layout: Layout, standing: Standing, side: Side, place: Place): Pose[] {
  if (standing.kind === "square") return "lines" in layout ? layout.poses(standing, place) : [];
  return "lines" in layout ? [] : layout.poses(standing, side, place);
}

/**
 * The effects of the steps of a turn that led from one board to another, or `null` if they did not. Who plays elsewhere is told
 * of with his steps only.
 */
export function effectsOf(board: BoardKind, before: Standing, { side, steps }: Played, end: Standing): Effect[] | null {
  const effects: Effect[] = [];
  let standing = before;
  for (const { from, to } of steps) {
    const effect = effectOf(board, standing, side, { from, to }, end);
    effects.push(effect);
    standing = after(board, standing, side, effect);
  }
  return sameStanding(standing, end) ? effects : null;
}

function effectOf(board: BoardKind, now: Standing, side: Side, step: Step, end: Standing): Effect {
  if (now.kind === "square" && end.kind === "square") {
    const captures = now.cells.flatMap((cell, place) =>
      cell !== "empty" && place !== step.from && place !== step.to && end.cells[place] === "empty" ? [place] : [],
    );
    return { ...step, captures };
  }
  if (board.kind !== "points" || now.kind !== "points" || end.kind !== "points") return step;
  const enemy = other(side);
  const on = (place: Place) => renumbered(board, place);
  const leaves = now[enemy].pinned.includes(on(step.from)) && countOn(now[side], step.from) === 1;
  const frees = leaves ? { frees: true } : {};
  if (step.to === OFF || countOn(now[enemy], on(step.to)) !== 1 || now[enemy].pinned.includes(on(step.to))) return { ...step, ...frees };
  return end[enemy].bar > now[enemy].bar ? { ...step, ...frees, hit: true } : { ...step, ...frees, pins: true };
}

/** Whether the same stands on both. Counters are not looked at. */
export function sameStanding(a: Standing, b: Standing): boolean {
  const text = (standing: Standing) =>
    standing.kind === "square"
      ? standing.cells.join()
      : SIDES.map((side) => {
          const { points, bar, hand, pinned } = standing[side];
          return JSON.stringify([points, bar, hand, pinned.toSorted((p, q) => p - q)]);
        }).join();
  return a.kind === b.kind && text(a) === text(b);
}
