/** Small marks for what can be done, and the faint trace of what was done. */

import type { Draft, Target } from "./decision.ts";
import { type Spot, distance } from "./layout.ts";
import { PointsLayout } from "./layout-points.ts";
import type { Layout } from "./pieces.ts";
import { countOn, off, renumbered } from "./position.ts";
import { OFF, type Place, type Played, type Side, type Standing, type Step, other } from "./types.ts";
import { short, svg } from "./svg.ts";

/** Where a piece of `side` that came to `place` would lie on the board as it stands; `add` pieces more than there are. */
function landing(layout: Layout, standing: Standing, side: Side, place: Place, add: number): Spot {
  if (!(layout instanceof PointsLayout) || standing.kind !== "points") return "at" in layout ? layout.at(place) : { x: 0, y: 0 };
  const { board } = layout.view;
  const enemy = standing[other(side)];
  const beneath = place >= 1 && place <= 24 ? renumbered(board, place) : null;
  const there = place === OFF ? off(board, standing[side]) : countOn(standing[side], place);
  const count = there + add;
  const over = beneath !== null && enemy.pinned.includes(beneath) ? "over" : "none";
  return layout.spot(side, place, Math.max(0, count - 1), count, over);
}

/** The marks of the places where the picked piece can go. */
export function targetMarks(layout: Layout, draft: Draft, targets: readonly Target[]): SVGElement[] {
  const { side } = draft.decision;
  return targets.map(({ to, path }) => {
    const spot = landing(layout, draft.standing, side, to, 1);
    const last = path.at(-1);
    const takes = last?.hit === true || last?.pins === true || (last?.captures ?? []).length > 0;
    const mark = svg("g", {
      class: `target${path.length > 1 ? " far" : ""}${takes ? " takes" : ""}`,
      transform: `translate(${short(spot.x)} ${short(spot.y)})`,
    });
    const small = layout.radius * (path.length > 1 ? 0.24 : 0.3);
    mark.dataset["to"] = `${to}`;
    mark.style.setProperty("--dot", `${short(small)}px`);
    if (takes && layout instanceof PointsLayout) mark.append(svg("circle", { class: "around", r: short(layout.radius + 1) }));
    mark.append(svg("circle", { class: "dot", r: short(small) }));
    return mark;
  });
}

/** Threats, lessons, whatever somebody wants to point at. */
export function noteMarks(layout: Layout, side: Side, places: readonly Place[]): SVGElement[] {
  return places.flatMap((place) => {
    const zone = layout.zone(side, place);
    if (zone === null) return [];
    const { x, y, width, height } = zone.box;
    const spot = "at" in layout ? layout.at(place) : { x: x + width / 2, y: y + height / 2 };
    return [svg("circle", { class: "note", cx: short(spot.x), cy: short(spot.y), r: short(layout.radius + 5) })];
  });
}

/** The last turn: where each piece stood and where it went, and where men were taken. */
export function trace(layout: Layout, standing: Standing, played: Played): SVGElement[] {
  const marks: SVGElement[] = [];
  const { radius } = layout;
  const left = new Map<Place, number>();
  const cross = ({ x, y }: Spot) => {
    const arm = radius * 0.42;
    marks.push(svg("path", { class: "taken", d: `M${short(x - arm)} ${short(y - arm)}l${short(2 * arm)} ${short(2 * arm)}m0 ${short(-2 * arm)}l${short(-2 * arm)} ${short(2 * arm)}` }));
  };
  for (const { from, to, hits } of ways(played)) {
    const again = left.get(from) ?? 0;
    left.set(from, again + 1);
    const begin = landing(layout, standing, played.side, from, again + 1);
    const end = landing(layout, standing, played.side, to, 0);
    marks.push(svg("circle", { class: "left", cx: short(begin.x), cy: short(begin.y), r: short(radius * 0.82) }));
    if (hits) cross(begin);
    const apart = distance(begin, end);
    if (apart < 2 * radius) continue;
    // On a board of points the way bends into the open middle, where nothing covers it.
    const bend = "at" in layout ? 0 : Math.min(150, apart * 0.35);
    const middle = layout.height / 2;
    const x = (begin.x + end.x) / 2;
    const y = (begin.y + end.y) / 2;
    const over = Math.abs(begin.y - end.y) > middle ? 0 : Math.sign(middle - y) * bend;
    const turn = { x, y: y + over };
    const away = distance(begin, turn) || 1;
    const start = { x: begin.x + ((turn.x - begin.x) / away) * radius * 0.82, y: begin.y + ((turn.y - begin.y) / away) * radius * 0.82 };
    const d = `M${short(start.x)} ${short(start.y)}Q${short(turn.x)} ${short(turn.y)} ${short(end.x)} ${short(end.y)}`;
    marks.push(svg("path", { class: "way", d }));
  }
  if ("at" in layout) {
    for (const place of played.captures ?? []) cross(layout.at(place));
  }
  return marks;
}

/** The steps, those of one checker as one way, unless it has hit on the way: there a new one begins. */
function ways({ steps, captures = [] }: Played): (Step & { hits: boolean })[] {
  const joined: (Step & { hits: boolean })[] = [];
  for (const step of steps) {
    const before = joined.findIndex(({ to }) => to === step.from);
    const way = joined[before];
    const hits = way !== undefined && captures.includes(step.from);
    if (way === undefined || hits) joined.push({ ...step, hits });
    else joined[before] = { ...way, to: step.to };
  }
  return joined;
}
