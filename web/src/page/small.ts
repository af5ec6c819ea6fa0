/** A small drawn board: what a game looks like when it is set up. */

import { svg } from "../board/svg.ts";
import { type PointsStanding, SIDES, type Side, type SquareStanding, type Standing, other } from "../board/types.ts";

const WIDTH = 280;
const HEIGHT = 216;
const FRAME = 8;
const BAR = 12;
const PITCH = (WIDTH - 2 * FRAME - BAR) / 12;
const DEPTH = 84;
const RADIUS = 9.2;

/** The drawing of what stands, seen by `viewer`. `way` says what the other side calls a point. */
export function small(standing: Standing, way: "opposite" | "same" | null, viewer: Side): SVGSVGElement {
  const drawing = svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "small", "aria-hidden": "true" });
  drawing.append(svg("rect", { class: "frame", width: WIDTH, height: HEIGHT, rx: 8 }));
  if (standing.kind === "points") points(drawing, standing, way ?? "opposite", viewer);
  else square(drawing, standing);
  return drawing;
}

/** Room for the numbers of points, above and below. */
const NUMBERS = 16;

/** The same board of points with its numbers, where a text speaks of them. */
export function numbered(drawing: SVGSVGElement): SVGSVGElement {
  drawing.setAttribute("viewBox", `0 ${-NUMBERS} ${WIDTH} ${HEIGHT + 2 * NUMBERS}`);
  for (let point = 1; point <= 24; point++) {
    const { x, below } = place(point);
    drawing.append(svg("text", { class: "point-number", x, y: below ? HEIGHT + 12 : -5 }, `${point}`));
  }
  return drawing;
}

/** Where the viewer's point is: its middle, and whether it stands up from below. */
function place(point: number): { x: number; below: boolean } {
  const below = point <= 12;
  const column = below ? 12 - point : point - 13;
  return { x: FRAME + (column + 0.5) * PITCH + (column >= 6 ? BAR : 0), below };
}

function points(drawing: SVGSVGElement, standing: PointsStanding, way: "opposite" | "same", viewer: Side): void {
  const half = 6 * PITCH;
  for (const x of [FRAME, FRAME + half + BAR]) {
    drawing.append(svg("rect", { class: "field", x, y: FRAME, width: half, height: HEIGHT - 2 * FRAME }));
  }
  for (let point = 1; point <= 24; point++) {
    const { x, below } = place(point);
    const [base, tip] = below ? [HEIGHT - FRAME, HEIGHT - FRAME - DEPTH] : [FRAME, FRAME + DEPTH];
    const corners = `${x - PITCH / 2},${base} ${x + PITCH / 2},${base} ${x},${tip}`;
    drawing.append(svg("polygon", { class: `point ${point % 2 === 1 ? "odd" : "even"}`, points: corners }));
  }
  const colour = (side: Side) => (side === viewer ? "light" : "dark");
  const seen = (side: Side, point: number) => (side === viewer ? point : way === "opposite" ? 25 - point : point > 12 ? point - 12 : point + 12);
  const stand = (side: Side, point: number, up: number, kind = "") => {
    const { x, below } = place(seen(side, point));
    const y = FRAME + RADIUS + 1 + up;
    drawing.append(disc(`${colour(side)}${kind}`, x, below ? HEIGHT - y : y, RADIUS));
  };
  // What lies under others is drawn before them.
  for (const side of SIDES) for (const point of standing[side].pinned) stand(side, point, 0, " pinned");
  for (const side of SIDES) {
    const { points, pinned, bar } = standing[side];
    const under = new Set(standing[other(side)].pinned.map((point) => seen(other(side), point)));
    points.forEach((all, point) => {
      const count = all - (pinned.includes(point) ? 1 : 0);
      if (point === 0 || count <= 0) return;
      const lift = under.has(seen(side, point)) ? 0.8 * RADIUS : 0;
      const apart = Math.min(2 * RADIUS, (DEPTH + 6 - 2 * RADIUS - lift) / Math.max(1, count - 1));
      for (let nth = 0; nth < count; nth++) stand(side, point, lift + nth * apart);
    });
    const towards = side === viewer ? 1 : -1;
    for (let nth = 0; nth < bar; nth++) drawing.append(disc(colour(side), WIDTH / 2, HEIGHT / 2 + towards * (RADIUS + 2 + nth * RADIUS), RADIUS));
  }
}

function square(drawing: SVGSVGElement, { size, cells }: SquareStanding): void {
  const whole = HEIGHT - 2 * FRAME;
  const left = (WIDTH - whole) / 2;
  drawing.append(svg("rect", { class: "field", x: FRAME, y: FRAME, width: WIDTH - 2 * FRAME, height: whole }));
  const pitch = whole / size;
  const at = (line: number) => (line + 0.5) * pitch;
  const [least, most] = [at(0), at(size - 1)];
  for (let line = 0; line < size; line++) {
    drawing.append(svg("path", { class: "lines", d: `M${left + at(line)} ${FRAME + least}V${FRAME + most}M${left + least} ${FRAME + at(line)}H${left + most}` }));
  }
  cells.forEach((cell, index) => {
    if (cell === "empty") return;
    const x = left + at(index % size);
    const y = HEIGHT - FRAME - at(Math.floor(index / size));
    const king = cell === "king";
    drawing.append(disc(cell === "black" ? "dark" : "light", x, y, pitch * (king ? 0.56 : 0.42)));
    if (king) drawing.append(svg("path", { class: "king-mark", d: `M${x - 3} ${y}H${x + 3}M${x} ${y - 3}V${y + 3}` }));
  });
}

const disc = (colour: string, x: number, y: number, r: number) =>
  svg("g", { class: `piece ${colour}` }, svg("circle", { class: "disc", cx: x, cy: y, r }));
