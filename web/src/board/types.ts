/** What a board is told about a game and a position. Plain data; nothing here knows a rule. */

/** A seat of the contest. */
export type Side = "first" | "second";

export const SIDES: readonly Side[] = ["first", "second"];

export const other = (side: Side): Side => (side === "first" ? "second" : "first");

/**
 * A place as its player counts it. On the board of 24 points: 1 to 24, {@link OFF}, {@link BAR}, {@link HAND}. On a square board
 * `rank * size + file`, both from 0.
 */
export type Place = number;

export const OFF: Place = 0;
export const BAR: Place = 25;
export const HAND: Place = 26;

/** One checker or piece moved, in the numbering of the player who moves it. */
export interface Step {
  readonly from: Place;
  readonly to: Place;
}

/** The board of 24 points. */
export interface PointsBoard {
  readonly kind: "points";
  /** Whether the sides go against each other or the same way round. It says which point of one is which of the other. */
  readonly way: "opposite" | "same";
  /** Checkers of each side; what is not on the board is off. */
  readonly checkers: number;
}

/** A square board whose pieces stand on its points. */
export interface SquareBoard {
  readonly kind: "square";
  /** Lines a side, 3 to 25. */
  readonly size: number;
  /** Whose the king and the white men are. */
  readonly white: Side;
}

export type BoardKind = PointsBoard | SquareBoard;

/** One player's checkers, by the numbers of some player. */
export interface Checkers {
  /** How many stand on point 1 to 24; index 0 is not used. */
  readonly points: readonly number[];
  readonly bar: number;
  readonly hand: number;
  /** Points on which one of them lies pinned. */
  readonly pinned: readonly number[];
}

/** A step with what it does to the board, which is all that this needs to know of the rules (`docs/protocol.md`, the graph). */
export interface Effect extends Step {
  /** The die that it uses; none in games without dice. */
  readonly die?: number;
  /** The one enemy checker there goes to its bar. */
  readonly hit?: boolean;
  /** The one enemy checker there becomes pinned. */
  readonly pins?: boolean;
  /** The pinned enemy checker where it left is free again. */
  readonly frees?: boolean;
  /** Places of a square board that become empty. */
  readonly captures?: readonly Place[];
}

/** Checkers of both sides, each **in its own numbering**, so that a turn that passes changes nothing. */
export interface PointsStanding {
  readonly kind: "points";
  readonly first: Checkers;
  readonly second: Checkers;
}

/** What stands on a point of a square board. */
export type Cell = "empty" | "black" | "white" | "king";

export interface SquareStanding {
  readonly kind: "square";
  readonly size: number;
  /** Rank 1 first, file a first. */
  readonly cells: readonly Cell[];
  /** Moves played since the last capture. */
  readonly quiet: number;
  /** How often the position has stood before. */
  readonly seen: number;
}

export type Standing = PointsStanding | SquareStanding;

export type Dice = readonly [number, number];

export interface Cube {
  readonly value: number;
  /** Who may double next; `null` in the middle. */
  readonly owner: Side | null;
  /** Who has offered it and waits for the answer. `value` is then what is played for if it is taken. */
  readonly offeredBy?: Side | null;
}

/** A turn that has been played, for the trace and for the motion. */
export interface Played {
  readonly side: Side;
  readonly steps: readonly Step[];
  /** Points of a square board on which men were captured; on 24 points where checkers were hit. */
  readonly captures?: readonly Place[];
  /** The dice that were played. */
  readonly dice?: Dice | null;
}
