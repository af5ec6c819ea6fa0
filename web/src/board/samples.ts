/** The positions and steps of `demo/samples.json`, for tests and for the demo. */

import json from "../../demo/samples.json" with { type: "json" };
import type { Decision, Graph } from "./decision.ts";
import { readPosition } from "./position.ts";
import type { BoardKind, Cube, Dice, Played, Side, Standing } from "./types.ts";

export interface Sample {
  readonly game: string;
  /** The board before the last turn, `null` at the start. */
  readonly before: Standing | null;
  readonly played: Played;
  readonly decision: Decision;
}

/** As it stands in the file. */
export interface SampleJson {
  readonly game: string;
  readonly board: BoardKind;
  readonly side: Side;
  readonly before: string | null;
  readonly position: string;
  readonly mover: Side;
  readonly played: Played;
  readonly dice: Dice | null;
  readonly graph: Graph;
  readonly cube?: Cube;
  readonly score?: readonly [number, number];
  readonly length?: number;
}

export const scenes = json as unknown as readonly SampleJson[];

export const samples: readonly Sample[] = scenes.map(
  ({ game, board, side, before, position, mover, played, dice, graph }) => ({
    game,
    before: before === null ? null : readPosition(board, before, side),
    played,
    decision: { board, standing: readPosition(board, position, mover), side: mover, dice, graph },
  }),
);

/** The first sample of a game. */
export function sample(game: string): Sample {
  const found = samples.find((one) => one.game === game);
  if (found === undefined) throw new Error(`no sample of ${game}`);
  return found;
}
