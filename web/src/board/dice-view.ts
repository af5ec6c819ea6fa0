/** Dice as they lie and as they fall. */

import type { Die } from "./decision.ts";
import type { Spot } from "./layout.ts";
import { type Tween, easeOut } from "./motion.ts";
import { short, svg } from "./svg.ts";

const FACES: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [[-1, -1], [1, 1]],
  [[-1, -1], [0, 0], [1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
];

class DieView {
  readonly element: SVGGElement;
  readonly #pips: SVGGElement;
  readonly #size: number;
  #value = 0;
  #spot: Spot = { x: 0, y: 0 };

  constructor(size: number, shadow: string) {
    this.#size = size;
    this.#pips = svg("g", { class: "pips" });
    const half = size / 2;
    this.element = svg(
      "g",
      { class: "die" },
      svg("circle", { class: "shadow", cx: 1, cy: 4, r: short(half * 1.35), fill: shadow }),
      svg("rect", { class: "cube-face", x: -half, y: -half, width: size, height: size, rx: short(size * 0.2) }),
      this.#pips,
    );
  }

  value(value: number): void {
    if (value === this.#value) return;
    this.#value = value;
    const reach = this.#size * 0.26;
    const face = FACES[value - 1] ?? [];
    const pip = ([x, y]: readonly [number, number]) => svg("circle", { cx: short(x * reach), cy: short(y * reach), r: short(this.#size * 0.092) });
    this.#pips.replaceChildren(...face.map(pip));
  }

  place(spot: Spot, turn: number): void {
    this.#spot = spot;
    this.element.setAttribute("transform", `translate(${short(spot.x)} ${short(spot.y)}) rotate(${short(turn)})`);
  }

  get spot(): Spot {
    return this.#spot;
  }
}

/** No two lie quite alike. */
const TURNS = [-4, 5, 3, -3] as const;

export class DiceView {
  readonly element: SVGGElement;
  readonly #size: number;
  readonly #shadow: string;
  #dice: DieView[] = [];
  #values: number[] = [];

  constructor(size: number, shadow: string) {
    this.#size = size;
    this.#shadow = shadow;
    this.element = svg("g", { class: "dice" });
  }

  /** Shows dice at their places, at once, and says how those that have changed places came there. */
  show(dice: readonly Die[], spots: readonly Spot[], colour: "light" | "dark"): Tween[] {
    const swapped =
      dice.length === 2 && this.#values.length === 2 && dice[0]?.value === this.#values[1] && dice[1]?.value === this.#values[0];
    if (swapped && dice[0]?.value !== dice[1]?.value) this.#dice.reverse();
    while (this.#dice.length > dice.length) this.#dice.pop()?.element.remove();
    while (this.#dice.length < dice.length) {
      const die = new DieView(this.#size, this.#shadow);
      this.#dice.push(die);
      this.element.append(die.element);
    }
    this.#values = dice.map(({ value }) => value);
    const tweens: Tween[] = [];
    this.#dice.forEach((view, index) => {
      const die = dice[index];
      const spot = spots[index];
      if (die === undefined || spot === undefined) return;
      view.value(die.value);
      view.element.classList.toggle("used", die.used);
      view.element.classList.toggle("dark", colour === "dark");
      view.element.classList.toggle("light", colour === "light");
      const from = view.spot;
      const turn = TURNS[index] ?? 0;
      if (!swapped) view.place(spot, turn);
      else {
        const lift = index === 0 ? -1 : 1;
        const show = (part: number) => {
          const way = easeOut(part);
          const arc = Math.sin(way * Math.PI) * 16 * lift;
          view.place({ x: from.x + (spot.x - from.x) * way, y: from.y + (spot.y - from.y) * way + arc }, turn);
        };
        tweens.push({ delay: 0, duration: 180, show });
      }
    });
    return tweens;
  }

  /** How they fall: from the roller's side, rolling, each settling a little after the other. */
  roll(from: Spot): Tween[] {
    return this.#dice.map((view, index) => {
      const value = this.#values[index] ?? 1;
      const end = view.spot;
      const turn = TURNS[index] ?? 0;
      return {
        delay: 0,
        duration: 410 + 40 * (index % 2),
        show: (part: number) => {
          const way = easeOut(part);
          const hop = Math.abs(Math.cos(part * Math.PI * 1.5)) * 34 * (1 - part);
          const shown = part > 0.72 ? value : ((value + 5 - Math.floor((0.72 - part) * 12)) % 6 + 6) % 6 + 1;
          view.value(part >= 1 ? value : shown);
          view.place(
            { x: from.x + (end.x - from.x) * way, y: from.y + (end.y - from.y) * way - hop },
            turn + (1 - way) * (index % 2 === 0 ? 320 : -400),
          );
        },
      };
    });
  }

  get empty(): boolean {
    return this.#dice.length === 0;
  }
}
