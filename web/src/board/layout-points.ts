/** The board of 24 points: where its points, bar, trays, cube and dice are, and where the checkers on them. */

import { type Arrow, type Box, type Pose, type Spot, type Zone, centre } from "./layout.ts";
import { countOn, off, renumbered } from "./position.ts";
import { BAR, OFF, type Place, type PointsBoard, type PointsStanding, SIDES, type Side, other } from "./types.ts";

/** Trays beside the points, or above and below them, where the board has less room sideways. */
export type Shape = "wide" | "tall";

export interface PointsView {
  readonly board: PointsBoard;
  /** Who sits at the bottom. */
  readonly viewer: Side;
  /** On which side the viewer bears off. */
  readonly home: "right" | "left";
  readonly shape: Shape;
}

const PITCH = 60;
export const RADIUS = 27;
const FULL = 5;

const SIZES = {
  wide: { side: 18, column: 66, post: 16, bar: 64, rail: 36, strip: 0, field: 624, middle: 0 },
  tall: { side: 12, column: 0, post: 0, bar: 60, rail: 40, strip: 62, field: 760, middle: 36 },
} as const;

/** What one checker takes in a tray. */
export const EDGE = { thick: 13, long: 52, pitch: 14.5 } as const;

export class PointsLayout {
  readonly view: PointsView;
  readonly width: number;
  readonly height: number;
  /** The two halves with the points. */
  readonly halves: readonly [Box, Box];
  readonly bar: Box;
  /** Length of a point from the edge to its tip. */
  readonly reach: number;
  readonly radius = RADIUS;
  readonly cubeSize = 46;
  readonly die: number;
  readonly zones: readonly Zone[];
  readonly #size: (typeof SIZES)[Shape];
  readonly #field: Box;

  constructor(view: PointsView) {
    this.view = view;
    const size = SIZES[view.shape];
    this.#size = size;
    this.die = view.shape === "wide" ? 46 : 56;
    const beside = size.side + size.column + size.post;
    this.width = 2 * beside + 12 * PITCH + size.bar;
    this.height = 2 * (size.strip + size.rail) + size.field;
    const top = size.strip + size.rail;
    const half = { y: top, width: 6 * PITCH, height: size.field };
    this.halves = [
      { ...half, x: beside },
      { ...half, x: beside + 6 * PITCH + size.bar },
    ];
    this.bar = { x: beside + 6 * PITCH, y: top, width: size.bar, height: size.field };
    this.#field = { x: beside, y: top, width: 12 * PITCH + size.bar, height: size.field };
    this.reach = 4.75 * 2 * RADIUS;
    this.zones = this.#zones();
  }

  /** The columns beside the points, left and right; none where the trays lie above and below. */
  get columns(): readonly Box[] {
    const { side, column, field } = this.#size;
    if (column === 0) return [];
    const box = { y: this.#field.y, width: column, height: field };
    return [
      { ...box, x: side },
      { ...box, x: this.width - side - column },
    ];
  }

  /** The strips above and below, where there are any. */
  get strips(): readonly Box[] {
    const { strip, side } = this.#size;
    if (strip === 0) return [];
    const box = { x: side, width: this.width - 2 * side, height: strip - 14 };
    return [
      { ...box, y: 12 },
      { ...box, y: this.height - strip + 2 },
    ];
  }

  /** The height of the wood that the numbers stand on. */
  get rail(): number {
    return this.#size.rail;
  }

  get viewer(): Side {
    return this.view.viewer;
  }

  /** By the viewer's number. */
  #point(side: Side, place: Place): Place {
    return side === this.viewer ? place : renumbered(this.view.board, place);
  }

  #low(point: Place): boolean {
    return point <= 12;
  }

  #mirrored(x: number, width = 0): number {
    return this.view.home === "right" ? x : this.width - x - width;
  }

  /** The middle of a point's column, by the viewer's number. */
  #column(point: Place): number {
    const column = this.#low(point) ? 12 - point : point - 13;
    const x = this.#field.x + column * PITCH + (column >= 6 ? this.#size.bar : 0) + PITCH / 2;
    return this.#mirrored(x);
  }

  /** The triangle of a point: the middle of its base and its tip. */
  point(point: Place): { base: Spot; tip: Spot; width: number } {
    const x = this.#column(point);
    const { y, height } = this.#field;
    return this.#low(point)
      ? { base: { x, y: y + height }, tip: { x, y: y + height - this.reach }, width: PITCH - 4 }
      : { base: { x, y }, tip: { x, y: y + this.reach }, width: PITCH - 4 };
  }

  /** Where the number of a point is written. */
  number(point: Place): Spot {
    const { y, height } = this.#field;
    const gap = this.#size.rail / 2;
    return { x: this.#column(point), y: this.#low(point) ? y + height + gap : y - gap };
  }

  /** A tray: the viewer's is below. Who runs the same way round bears off at the other side. */
  tray(side: Side): Box {
    const near = side === this.viewer;
    const across = !near && this.view.board.way === "same";
    if (this.view.shape === "wide") {
      const [left, right] = this.columns as [Box, Box];
      const box = (this.view.home === "right") !== across ? right : left;
      const height = box.height / 2 - 8;
      return { ...box, height, y: near ? box.y + box.height - height : box.y };
    }
    const [upper, lower] = this.strips as [Box, Box];
    const strip = near ? lower : upper;
    const width = 310;
    const x = (this.view.home === "right") !== across ? strip.x + strip.width - width : strip.x;
    return { ...strip, x, width };
  }

  /** Where a side's score is written: opposite to its tray. */
  score(side: Side): Spot {
    const tray = this.tray(side);
    const middle = centre(tray);
    if (this.view.shape === "tall") {
      const x = middle.x > this.width / 2 ? this.#size.side + 40 : this.width - this.#size.side - 40;
      return { x, y: middle.y };
    }
    const near = side === this.viewer;
    return { x: this.width - middle.x, y: near ? tray.y + tray.height - 34 : tray.y + 34 };
  }

  /** Where the length of the match is written; below the cube, if that lies in the middle. */
  length(below: boolean): Spot {
    const near = this.score(this.viewer);
    return this.view.shape === "wide"
      ? { x: near.x, y: this.height / 2 + (below ? 50 : 0) }
      : { x: this.width / 2, y: this.score(other(this.viewer)).y };
  }

  /** Where the Crawford game is told, along the wood; `null` where that has to stand with the length. */
  get along(): Spot | null {
    return this.view.shape === "wide" ? { x: this.score(this.viewer).x, y: this.height / 2 - 84 } : null;
  }

  /** Where the cube lies: in the middle, at its owner, or, offered, before the one who has to answer. */
  cube(owner: Side | null, offeredBy: Side | null = null): Spot {
    if (offeredBy !== null) return this.#middle(other(offeredBy));
    const near = this.score(this.viewer);
    if (owner === null) return { x: this.view.shape === "wide" ? near.x : this.width / 2, y: this.height / 2 };
    const at = this.score(owner);
    if (this.view.shape === "wide") return { x: at.x, y: at.y + (owner === this.viewer ? -62 : 62) };
    return { x: at.x + (at.x < this.width / 2 ? 74 : -74), y: at.y };
  }

  /** The middle of the half on which a side's dice lie. */
  #middle(side: Side): Spot {
    return centre(this.halves[side === this.viewer ? 1 : 0]);
  }

  /** Where a side's dice lie, one after the other. */
  dice(side: Side, count: number): readonly Spot[] {
    const { x, y } = this.#middle(side);
    const pitch = count > 2 ? this.die + 14 : this.die + 22;
    return Array.from({ length: count }, (_, index) => ({ x: x + (index - (count - 1) / 2) * pitch, y }));
  }

  /** Where a checker lies, the lowest having index 0. */
  spot(side: Side, place: Place, index: number, count: number, pin: "none" | "under" | "over" = "none"): Spot {
    if (place === OFF) return this.#inTray(side, index);
    if (place === BAR) {
      // Checkers wait where they will come in, from the middle outwards.
      const up = side === this.viewer ? -1 : 1;
      const y = this.height / 2 + up * (this.#size.middle + RADIUS + 8);
      const room = this.#size.field / 2 - this.#size.middle - 2 * RADIUS - 16;
      return { x: this.width / 2, y: y + up * index * Math.min(2 * RADIUS, room / Math.max(1, count - 1)) };
    }
    const point = this.#point(side, place);
    const { base } = this.point(point);
    const up = this.#low(point) ? -1 : 1;
    const shift = pin === "over" ? 0.5 * RADIUS * 2 : 0;
    const room = (FULL - 1) * 2 * RADIUS - shift;
    const full = pin === "over" ? FULL - 1 : FULL;
    const step = count > full ? room / (count - 1) : 2 * RADIUS;
    return { x: base.x, y: base.y + up * (RADIUS + 2 + shift + index * step) };
  }

  #inTray(side: Side, index: number): Spot {
    const tray = this.tray(side);
    const along = EDGE.thick / 2 + 5 + index * EDGE.pitch;
    if (this.view.shape === "wide") {
      const x = tray.x + tray.width / 2;
      return { x, y: side === this.viewer ? tray.y + tray.height - along : tray.y + along };
    }
    const fromRight = tray.x + tray.width / 2 > this.width / 2;
    return { x: fromRight ? tray.x + tray.width - along : tray.x + along, y: tray.y + tray.height / 2 };
  }

  /** Where the number of borne-off checkers is written. */
  trayNumber(side: Side, count: number): Spot {
    const after = this.#inTray(side, count);
    if (this.view.shape === "wide") return { x: after.x, y: after.y + (side === this.viewer ? -22 : 22) };
    return { x: after.x + (after.x > this.width / 2 ? -24 : 24), y: after.y };
  }

  /** The places that a side's checkers stand on, each with how many. */
  poses(standing: PointsStanding, side: Side, place: Place): Pose[] {
    const checkers = standing[side];
    const count = place === OFF ? off(this.view.board, checkers) : countOn(checkers, place);
    const under = checkers.pinned.includes(place);
    const over = standing[other(side)].pinned.includes(renumbered(this.view.board, place)) && place >= 1 && place <= 24;
    const pin = under ? "under" : over ? "over" : "none";
    const form = place === OFF ? "edge" : "flat";
    return Array.from({ length: count }, (_, index) => ({
      ...this.spot(side, place, index, count, pin),
      form,
      z: index + (over ? 1 : 0),
      opacity: 1,
      pinned: under,
      ...(place !== OFF && count > FULL && index === count - 1 ? { count } : {}),
    }));
  }

  #zones(): Zone[] {
    const { y, height } = this.#field;
    const rail = this.#size.rail;
    const depth = height / 2 - 8;
    const zones: Zone[] = [];
    for (let place = 1; place <= 24; place++) {
      const x = this.#column(place) - PITCH / 2;
      const low = this.#low(place);
      const box = { x, y: low ? y + height - depth : y - rail, width: PITCH, height: depth + rail };
      zones.push({ id: `${place}`, box, side: null, place });
    }
    for (const side of SIDES) {
      const half = height / 2;
      const above = side === this.viewer;
      zones.push({ id: `bar-${side}`, box: { ...this.bar, y: above ? y : y + half, height: half }, side, place: BAR });
      zones.push({ id: `off-${side}`, box: this.tray(side), side, place: OFF });
    }
    return zones;
  }

  /** What is ringed of a zone when it has the focus: of a point its number and as far as it reaches. */
  seen(zone: Zone): Box {
    const { x, y, width, height } = zone.box;
    if (zone.side !== null) return { x: x + 3, y: y + 3, width: width - 6, height: height - 6 };
    const long = this.reach + this.#size.rail + 24;
    return { x: x + 1, y: this.#low(zone.place) ? y + height - long : y + 4, width: width - 2, height: long - 4 };
  }

  /** The zone of a place in the numbering of a side. */
  zone(side: Side, place: Place): Zone | null {
    const mine = place === BAR || place === OFF;
    const id = mine ? `${place === BAR ? "bar" : "off"}-${side}` : `${this.#point(side, place)}`;
    return this.zones.find((zone) => zone.id === id) ?? null;
  }

  /** What a side calls a zone; `null` if it is not among its places. */
  place(side: Side, zone: Zone): Place | null {
    if (zone.side !== null) return zone.side === side ? zone.place : null;
    return this.#point(side, zone.place);
  }

  /** The neighbour of a zone: along the row, or across, to what lies straight above or below; trays end the rows. */
  beside(zone: Zone, arrow: Arrow): Zone {
    const here = centre(zone.box);
    const along = arrow === "left" || arrow === "right";
    let best: Zone = zone;
    let least = Infinity;
    for (const candidate of this.zones) {
      const there = centre(candidate.box);
      const [ahead, aside] = along
        ? [(there.x - here.x) * (arrow === "right" ? 1 : -1), Math.abs(there.y - here.y)]
        : [(there.y - here.y) * (arrow === "down" ? 1 : -1), Math.abs(there.x - here.x)];
      if (candidate === zone || ahead <= 1 || (!along && aside >= (zone.box.width + candidate.box.width) / 2 - 1)) continue;
      const cost = ahead + 2 * aside;
      if (cost < least) [best, least] = [candidate, cost];
    }
    return best;
  }
}
