/** The parts of a board that do not move: wood, points, lines, numbers. */

import type { Box, Spot } from "./layout.ts";
import { PointsLayout } from "./layout-points.ts";
import { SquareLayout } from "./layout-square.ts";
import { short, svg } from "./svg.ts";

const box = (name: string, { x, y, width, height }: Box, rx: number) => svg("rect", { class: name, x, y, width, height, rx });

export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

function text(name: string, { x, y }: Spot, content: string): SVGTextElement {
  return svg("text", { class: name, x: short(x), y: short(y), dy: "0.35em", "text-anchor": "middle" }, content);
}

/** Everything that lies still, and the numbers of points by the place they name. */
export interface Ground {
  readonly element: SVGGElement;
  readonly numbers: ReadonlyMap<number, SVGElement>;
}

export function ground(layout: PointsLayout | SquareLayout): Ground {
  return layout instanceof PointsLayout ? pointsGround(layout) : squareGround(layout);
}

/** A triangle whose tip is blunt. */
function triangle(base: Spot, tip: Spot, width: number): string {
  const down = Math.sign(tip.y - base.y);
  const half = width / 2;
  const blunt = 2.2;
  const neck = tip.y - down * 9;
  return [
    `M${short(base.x - half)} ${base.y}`,
    `L${short(tip.x - blunt)} ${short(neck)}`,
    `Q${short(tip.x)} ${short(tip.y + down * 1)} ${short(tip.x + blunt)} ${short(neck)}`,
    `L${short(base.x + half)} ${base.y}Z`,
  ].join("");
}

function pointsGround(layout: PointsLayout): Ground {
  const element = svg("g", { class: "ground", "aria-hidden": "true" });
  const whole = { x: 0, y: 0, width: layout.width, height: layout.height };
  element.append(box("frame", whole, 14), box("frame-line", inset(whole, 5), 10));
  for (const recess of [...layout.columns, ...layout.strips]) element.append(box("recess", recess, 6), box("sunk", recess, 6));
  for (const half of layout.halves) element.append(box("field", half, 3));
  const numbers = new Map<number, SVGElement>();
  for (let point = 1; point <= 24; point++) {
    const { base, tip, width } = layout.point(point);
    element.append(svg("path", { class: point % 2 === 0 ? "point even" : "point odd", d: triangle(base, tip, width) }));
    const number = text("number", layout.number(point), `${point}`);
    numbers.set(point, number);
    element.append(number);
  }
  // The edge of the wood above, over points and field.
  for (const half of layout.halves) element.append(box("sunk", half, 3));
  const bar = layout.bar;
  element.append(svg("line", { class: "hinge", x1: bar.x + bar.width / 2, x2: bar.x + bar.width / 2, y1: 10, y2: layout.height - 10 }));
  for (const y of [bar.y - layout.rail / 2 - 5, bar.y + bar.height + layout.rail / 2 - 5]) {
    const x = bar.x + bar.width / 2;
    element.append(svg("rect", { class: "brass", x: x - 17, y, width: 34, height: 10, rx: 2.5 }));
    for (const away of [-11, 11]) element.append(svg("circle", { class: "screw", cx: x + away, cy: y + 5, r: 1.8 }));
    element.append(svg("rect", { class: "screw", x: x - 0.6, y, width: 1.2, height: 10 }));
  }
  return { element, numbers };
}

function squareGround(layout: SquareLayout): Ground {
  const element = svg("g", { class: "ground", "aria-hidden": "true" });
  const whole = { x: 0, y: 0, width: layout.width, height: layout.height };
  element.append(box("frame", whole, 14), box("frame-line", inset(whole, 5), 10), box("field square", layout.field, 3));
  const { x, y, width, height } = layout.lines;
  const step = width / (layout.size - 1);
  const lines: string[] = [];
  for (let index = 0; index < layout.size; index++) {
    lines.push(`M${short(x + index * step)} ${y}v${height}`, `M${x} ${short(y + index * step)}h${width}`);
  }
  element.append(svg("path", { class: "lines", d: lines.join("") }), box("lines edge", layout.lines, 0), box("sunk", layout.field, 3));
  const middle = (layout.size - 1) / 2;
  if (Number.isInteger(middle)) {
    const { x, y } = layout.at(middle * layout.size + middle);
    element.append(svg("path", { class: "heart", d: `M${x} ${y - 13}l13 13l-13 13l-13 -13z` }));
  }
  const numbers = new Map<number, SVGElement>();
  for (let index = 0; index < layout.size; index++) {
    const { file, rank } = layout.coordinate(index);
    element.append(text("number", file, "abcdefghjklmnopqrstuvwxyz".charAt(index)), text("number", rank, `${index + 1}`));
  }
  return { element, numbers };
}
