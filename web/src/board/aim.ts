/** What is meant by a spot on the drawing: fingers are wide, and squares are small. */

import type { Draft, Target } from "./decision.ts";
import { type Spot, type Zone, centre, distance, inside } from "./layout.ts";
import { PointsLayout } from "./layout-points.ts";
import { squarePitch } from "./layout-square.ts";
import type { Layout } from "./pieces.ts";
import { OFF, type Place, type Side } from "./types.ts";

/** How far beside a source, and beside a target, is still meant, in widths of a square. */
const REACH = { source: 0.9, target: 1.1 };

/** How far beside the middle of a tray the wood still counts, in units of the drawing. */
const TRAY = 90;

/** The spots of a layout as the side `mover` means them. */
export class Aim {
  constructor(
    readonly layout: Layout,
    readonly mover: Side,
  ) {}

  zone(spot: Spot): Zone | null {
    return this.layout.zones.find(({ box }) => inside(box, spot)) ?? null;
  }

  /** The place at a spot, as the mover numbers it; `null` where there is none of his. */
  place(spot: Spot): Place | null {
    const zone = this.zone(spot);
    return zone === null ? null : this.layout.place(this.mover, zone);
  }

  /** The source that is meant: on a square board also one beside the finger. */
  source(spot: Spot, draft: Draft): Place | null {
    const place = this.place(spot);
    const sources = draft.sources;
    if (place !== null && sources.includes(place)) return place;
    if (this.layout instanceof PointsLayout) return null;
    return this.#nearest(spot, sources, squarePitch * REACH.source);
  }

  /** The target that is meant by who lets go of a piece at a spot. */
  target(spot: Spot, targets: readonly Target[]): Target | null {
    const place = this.place(spot);
    const hit = targets.find(({ to }) => to === place);
    if (hit !== undefined) return hit;
    if (this.layout instanceof PointsLayout) {
      // Bearing off: anywhere on the wood on that side will do.
      const tray = this.layout.zone(this.mover, OFF);
      const bears = targets.find(({ to }) => to === OFF);
      const off = tray !== null && this.zone(spot) === null && Math.abs(centre(tray.box).x - spot.x) < TRAY;
      return bears !== undefined && off ? bears : null;
    }
    const near = this.#nearest(spot, targets.map(({ to }) => to), squarePitch * REACH.target);
    return targets.find(({ to }) => to === near) ?? null;
  }

  #nearest(spot: Spot, places: readonly Place[], reach: number): Place | null {
    let best: Place | null = null;
    let least = reach;
    for (const place of places) {
      const zone = this.layout.zone(this.mover, place);
      const away = zone === null ? Infinity : distance(centre(zone.box), spot);
      if (away < least) [best, least] = [place, away];
    }
    return best;
  }
}
