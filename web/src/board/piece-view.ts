/** A piece as it is drawn. */

import type { Pose } from "./layout.ts";
import { EDGE } from "./layout-points.ts";
import { short, svg } from "./svg.ts";

export interface Look {
  readonly colour: "light" | "dark";
  readonly king: boolean;
  readonly radius: number;
  /** Along which a tray is filled. */
  readonly tray: "wide" | "tall";
  /** The fill of soft shadows. */
  readonly shadow: string;
}

export class PieceView {
  readonly element: SVGGElement;
  readonly #body: SVGGElement;
  readonly #count: SVGTextElement;
  readonly #look: Look;
  #shown: Pose | null = null;

  constructor(look: Look) {
    this.#look = look;
    const { radius, shadow } = look;
    this.#body = svg("g", { class: "flat" });
    const soft = radius * 1.22;
    this.#body.append(
      svg("circle", { class: "shadow", cx: 1, cy: 3, r: short(soft), fill: shadow }),
      ...(look.king ? king(radius) : man(radius, look.colour)),
    );
    this.#count = svg("text", { class: "count", dy: "0.35em", "text-anchor": "middle" });
    const [width, height] = look.tray === "wide" ? [EDGE.long, EDGE.thick] : [EDGE.thick, EDGE.long - 6];
    const edge = svg("g", { class: "edge" });
    edge.append(
      svg("rect", { class: "disc", x: -width / 2, y: -height / 2, width, height, rx: 4 }),
      look.tray === "wide"
        ? svg("line", { class: "ring", x1: -width / 2 + 5, x2: width / 2 - 5, y1: 0, y2: 0 })
        : svg("line", { class: "ring", x1: 0, x2: 0, y1: -height / 2 + 5, y2: height / 2 - 5 }),
    );
    this.element = svg("g", { class: `piece ${look.colour}${look.king ? " king" : ""}` }, this.#body, edge, this.#count);
  }

  get pose(): Pose | null {
    return this.#shown;
  }

  /** Shows it in a pose; `lift` makes it a little larger, as if it were held. */
  show(pose: Pose, lift = 0): void {
    this.#shown = pose;
    this.element.setAttribute("transform", `translate(${short(pose.x)} ${short(pose.y)})`);
    this.element.classList.toggle("on-edge", pose.form === "edge");
    this.element.classList.toggle("pinned", pose.pinned === true);
    if (pose.opacity < 1) this.element.setAttribute("opacity", String(short(pose.opacity)));
    else this.element.removeAttribute("opacity");
    if (lift > 0) this.#body.setAttribute("transform", `scale(${short(1 + lift)})`);
    else this.#body.removeAttribute("transform");
    const count = pose.count === undefined ? "" : `${pose.count}`;
    if (this.#count.textContent !== count) this.#count.textContent = count;
    this.element.classList.toggle("counted", count !== "");
  }

  /** Shows it between two poses. Into a tray it tips over. */
  between(from: Pose, to: Pose, part: number, lift = 0): void {
    const tips = from.form !== to.form;
    const mix = (a: number, b: number) => a + (b - a) * part;
    this.show({
      ...(part < 1 ? { form: tips ? "flat" : to.form, z: to.z, pinned: to.pinned === true } : to),
      x: mix(from.x, to.x),
      y: mix(from.y, to.y),
      opacity: mix(from.opacity, to.opacity),
    }, part < 1 ? lift * Math.sin(part * Math.PI) : 0);
    if (!tips || part >= 1) return;
    const tipped = to.form === "edge" ? part : 1 - part;
    const thin = short(1 - 0.75 * tipped ** 2);
    this.#body.setAttribute("transform", this.#look.tray === "wide" ? `scale(1 ${thin})` : `scale(${thin} 1)`);
  }

  mark(name: "picked" | "near", on: boolean): void {
    this.element.classList.toggle(name, on);
  }
}

function man(radius: number, colour: "light" | "dark"): SVGElement[] {
  const parts: SVGElement[] = [
    svg("circle", { class: "disc", r: radius - 0.75 }),
    svg("circle", { class: "ring", r: short(radius * 0.68) }),
  ];
  // Not by colour alone: the dark ones have a second ring.
  if (colour === "dark") parts.push(svg("circle", { class: "ring", r: short(radius * 0.4) }));
  return parts;
}

/** An eight-pointed crown seen from above, with a cross. */
function king(radius: number): SVGElement[] {
  const points = Array.from({ length: 16 }, (_, index) => {
    const turn = (index * Math.PI) / 8;
    const reach = index % 2 === 0 ? radius * 1.2 : radius * 0.98;
    return `${short(Math.sin(turn) * reach)} ${short(-Math.cos(turn) * reach)}`;
  });
  const arm = radius * 0.5;
  return [
    svg("path", { class: "disc", d: `M${points.join("L")}Z` }),
    svg("path", { class: "cross", d: `M0 ${short(-arm)}V${short(arm)}M${short(-arm)} 0H${short(arm)}` }),
  ];
}
