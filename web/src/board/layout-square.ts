/** A square board of any size: lines, points, coordinates outside. */

import type { Arrow, Box, Pose, Spot, Zone } from "./layout.ts";
import type { Place, Side, SquareBoard, SquareStanding } from "./types.ts";

export interface SquareView {
  readonly board: SquareBoard;
  readonly viewer: Side;
  /** Turned half round, so that rank 1 is above. */
  readonly turned: boolean;
}

const PITCH = 60;
const RAIL = 50;
const EDGE = 14;
const MARGIN = 38;

export class SquareLayout {
  readonly view: SquareView;
  readonly width: number;
  readonly height: number;
  readonly radius = 24;
  readonly die = 0;
  readonly zones: readonly Zone[];
  /** The outermost lines. */
  readonly lines: Box;
  readonly field: Box;

  constructor(view: SquareView) {
    this.view = view;
    const span = (view.board.size - 1) * PITCH;
    const inner = span + 2 * MARGIN;
    this.width = RAIL + inner + EDGE;
    this.height = this.width;
    this.field = { x: RAIL, y: EDGE, width: inner, height: inner };
    this.lines = { x: RAIL + MARGIN, y: EDGE + MARGIN, width: span, height: span };
    this.zones = Array.from({ length: view.board.size ** 2 }, (_, place) => {
      const { x, y } = this.at(place);
      return { id: `${place}`, box: { x: x - PITCH / 2, y: y - PITCH / 2, width: PITCH, height: PITCH }, side: null, place };
    });
  }

  get viewer(): Side {
    return this.view.viewer;
  }

  get size(): number {
    return this.view.board.size;
  }

  /** Where a place is. */
  at(place: Place): Spot {
    const file = place % this.size;
    const rank = Math.floor(place / this.size);
    const [column, row] = this.view.turned ? [this.size - 1 - file, rank] : [file, this.size - 1 - rank];
    return { x: this.lines.x + column * PITCH, y: this.lines.y + row * PITCH };
  }

  /** Where the letter of a file and the number of a rank are written. */
  coordinate(index: number): { file: Spot; rank: Spot } {
    const { x, y } = this.at(index * this.size + index);
    return { file: { x, y: this.height - RAIL / 2 }, rank: { x: RAIL / 2, y } };
  }

  poses(standing: SquareStanding, place: Place): Pose[] {
    return (standing.cells[place] ?? "empty") === "empty" ? [] : [{ ...this.at(place), form: "flat", z: 0, opacity: 1 }];
  }

  zone(_side: Side, place: Place): Zone | null {
    return this.zones[place] ?? null;
  }

  place(_side: Side, zone: Zone): Place | null {
    return zone.place;
  }

  beside(zone: Zone, arrow: Arrow): Zone {
    const file = zone.place % this.size;
    const rank = Math.floor(zone.place / this.size);
    const way = this.view.turned ? -1 : 1;
    const to = (value: number) => Math.max(0, Math.min(this.size - 1, value));
    const [nextFile, nextRank] =
      arrow === "left" || arrow === "right"
        ? [to(file + (arrow === "right" ? way : -way)), rank]
        : [file, to(rank + (arrow === "up" ? way : -way))];
    return this.zones[nextRank * this.size + nextFile] ?? zone;
  }
}

export const squarePitch = PITCH;
