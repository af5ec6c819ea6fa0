/** The drawing: what is shown, and how it gets from one board to the next. It decides nothing. */

import type { Die } from "./decision.ts";
import { DiceView } from "./dice-view.ts";
import { type Ground, ground, inset } from "./draw.ts";
import { type Pose, type Spot, type Zone, distance } from "./layout.ts";
import { PointsLayout } from "./layout-points.ts";
import { type Motion, type Tween, easeOut } from "./motion.ts";
import { PieceView } from "./piece-view.ts";
import { type Layout, type Piece, Pieces } from "./pieces.ts";
import { short, svg } from "./svg.ts";
import type { BoardKind, Effect, Side, Standing, Step } from "./types.ts";

/** A board with the step that led to it. */
export interface Frame {
  readonly standing: Standing;
  readonly side: Side;
  readonly step: Step | Effect;
}

/** A step takes 160 to 220 ms, as far as it goes. */
const STEP = { least: 160, most: 220, units: 700 };
/** What is hit flies when it is reached. */
const HIT = { after: 0.6, duration: 220 };

/** What could be heard: dice that fall, a checker that is put down, one that is hit, pinned or captured, the cube. */
export type Noise = "dice" | "step" | "hit" | "cube";

let made = 0;

export class Stage {
  readonly element: SVGSVGElement;
  readonly zones = new Map<string, SVGGElement>();
  dice: DiceView;
  /** Is told of what could be heard, when it would be. */
  noise: (noise: Noise) => void = () => {};
  /** The dice as a button, drawn or not. */
  readonly diceButton: SVGGElement;
  readonly rollButton: SVGGElement;
  readonly #motion: Motion;
  /** Of this drawing in its page, for what has to be named. */
  readonly id = `alea-board-${made++}`;
  readonly #layers: Record<"ground" | "trace" | "zones" | "pieces" | "notes" | "table" | "marks" | "air", SVGGElement>;
  /** What is pressed: also what lies between the dice. */
  readonly #diceArea = svg("rect", { class: "area", rx: 12 });
  readonly #cube: SVGGElement;
  readonly #texts: SVGGElement;
  #pieces = new Pieces();
  #views = new Map<Piece, PieceView>();
  #targets = new Map<Piece, Pose>();
  #layout: Layout;
  #board: BoardKind;
  #light: Side;
  #ground: Ground;
  #cubeAt: Spot | null = null;

  constructor(motion: Motion, layout: Layout, board: BoardKind, light: Side) {
    this.#motion = motion;
    this.#layout = layout;
    this.#board = board;
    this.#light = light;
    const layer = (name: string) => svg("g", { class: name });
    this.#layers = {
      ground: layer("layer-ground"),
      trace: layer("layer-trace"),
      zones: layer("layer-zones"),
      pieces: layer("layer-pieces"),
      notes: layer("layer-notes"),
      table: layer("layer-table"),
      marks: layer("layer-marks"),
      air: layer("layer-air"),
    };
    for (const [name, element] of Object.entries(this.#layers)) {
      if (name !== "zones" && name !== "table") element.setAttribute("aria-hidden", "true");
    }
    this.dice = new DiceView(layout.die, this.#shadow);
    this.diceButton = svg("g", { class: "dice-button" }, this.#diceArea, this.dice.element);
    this.rollButton = svg("g", { class: "roll-button" });
    this.#cube = svg("g", { class: "cube" });
    this.#texts = svg("g", { class: "texts" });
    this.#layers.table.append(this.#texts, this.#cube, this.rollButton, this.diceButton);
    const { ground, trace, zones, pieces, notes, table, marks, air } = this.#layers;
    this.element = svg("svg", { class: "drawing" }, this.#defs(), ground, trace, zones, pieces, notes, table, marks, air);
    this.#ground = this.#lay();
  }

  get #shadow(): string {
    return `url(#${this.id}-shadow)`;
  }

  #defs(): SVGDefsElement {
    const stops: readonly (readonly [number, number])[] = [[0.55, 0.42], [0.8, 0.2], [1, 0]];
    const soft = svg(
      "radialGradient",
      { id: `${this.id}-shadow` },
      ...stops.map(([offset, opacity]) => svg("stop", { class: "shadow-stop", offset, "stop-opacity": opacity })),
    );
    return svg("defs", {}, soft);
  }

  /** Another layout, another game, other colours: everything is drawn anew, nothing moves. */
  relay(layout: Layout, board: BoardKind, light: Side, standing: Standing): void {
    if (board.kind !== this.#board.kind || JSON.stringify(board) !== JSON.stringify(this.#board)) this.#pieces = new Pieces();
    this.#layout = layout;
    this.#board = board;
    this.#light = light;
    for (const view of this.#views.values()) view.element.remove();
    this.#views.clear();
    this.#cubeAt = null;
    this.rollButton.replaceChildren();
    this.dice = new DiceView(layout.die, this.#shadow);
    this.diceButton.replaceChildren(this.#diceArea, this.dice.element);
    this.#ground = this.#lay();
    this.stand(standing);
  }

  #lay(): Ground {
    const layout = this.#layout;
    this.element.setAttribute("viewBox", `0 0 ${layout.width} ${layout.height}`);
    this.element.style.setProperty("--ratio", `${layout.width / layout.height}`);
    const drawn = ground(layout);
    this.#layers.ground.replaceChildren(drawn.element);
    this.zones.clear();
    const square = layout instanceof PointsLayout ? "" : " square";
    for (const zone of layout.zones) {
      const { x, y, width, height } = zone.box;
      const area = svg("rect", { class: "area", x, y, width, height });
      const seen = layout instanceof PointsLayout ? layout.seen(zone) : inset(zone.box, 3);
      const ring = (name: string) => svg("rect", { class: name, x: seen.x, y: seen.y, width: seen.width, height: seen.height, rx: 8 });
      const element = svg("g", { class: `zone${square}`, role: "button", tabindex: -1, "data-zone": zone.id }, area, ring("halo"), ring("focus"));
      this.zones.set(zone.id, element);
    }
    this.#layers.zones.replaceChildren(...this.#reading(layout.zones).flatMap(({ id }) => this.zones.get(id) ?? []));
    return drawn;
  }

  /** In the order in which they are read: rows from above. */
  #reading(zones: readonly Zone[]): Zone[] {
    return zones.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  }

  get #colourOf(): (side: Side) => "light" | "dark" {
    const light = this.#board.kind === "square" ? this.#board.white : this.#light;
    return (side) => (side === light ? "light" : "dark");
  }

  #view(piece: Piece): PieceView {
    const held = this.#views.get(piece);
    if (held !== undefined) return held;
    const layout = this.#layout;
    const view = new PieceView({
      colour: this.#colourOf(piece.side),
      king: piece.king,
      radius: layout.radius,
      tray: layout instanceof PointsLayout ? layout.view.shape : "wide",
      shadow: this.#shadow,
    });
    this.#views.set(piece, view);
    return view;
  }

  /** Shows a board at once. */
  stand(standing: Standing): void {
    this.#motion.finish();
    this.#pieces.stand(this.#board, standing);
    this.#targets = this.#pieces.poses(this.#layout, standing);
    for (const [piece, pose] of this.#targets) this.#view(piece).show(pose);
    this.#settle();
  }

  /** Puts pieces into their order, and takes away those that are gone. */
  #settle(): void {
    for (const [piece, view] of this.#views) {
      if (this.#targets.has(piece)) continue;
      view.element.remove();
      this.#views.delete(piece);
    }
    const order = [...this.#targets].toSorted(([, a], [, b]) => a.z - b.z).map(([piece]) => this.#view(piece).element);
    const there = this.#layers.pieces.children;
    if (order.length !== there.length || order.some((element, index) => there[index] !== element)) {
      this.#layers.pieces.replaceChildren(...order);
    }
  }

  /** Plays steps one after the other. A speed of `Infinity` jumps. */
  play(frames: readonly Frame[], speed: number, ended: () => void = () => {}): void {
    const tweens: Tween[] = [];
    let begins = 0;
    for (const { standing, side, step } of frames) {
      const mover = this.#pieces.top(side, step.from);
      this.#pieces.stand(this.#board, standing);
      const before = this.#targets;
      const targets = this.#pieces.poses(this.#layout, standing);
      const goal = mover === null ? undefined : targets.get(mover);
      const shown = mover === null ? null : this.#view(mover).pose;
      const way = goal === undefined || shown === null ? 0 : distance(goal, shown);
      const takes = STEP.least + Math.min(1, way / STEP.units) * (STEP.most - STEP.least);
      for (const [piece, pose] of targets) {
        const view = this.#view(piece);
        if (samePose(before.get(piece), pose) && samePose(view.pose, pose)) continue;
        if (view.pose === null) view.show(pose);
        const late = piece !== mover && piece.side !== side;
        tweens.push(this.#move(view, pose, (begins + (late ? takes * HIT.after : 0)) / speed, (late ? HIT.duration : takes) / speed, piece === mover));
      }
      for (const [piece, pose] of before) {
        if (targets.has(piece)) continue;
        const gone = { ...pose, opacity: 0 };
        tweens.push(this.#move(this.#view(piece), gone, (begins + takes * HIT.after) / speed, HIT.duration / speed, false));
      }
      this.#targets = targets;
      begins += takes;
      const noise = "die" in step && (step.hit || step.pins || step.captures !== undefined) ? "hit" : "step";
      tweens.push(this.#heard(noise, begins / speed));
    }
    this.#motion.play(tweens, () => {
      this.#settle();
      ended();
    });
  }

  #heard(noise: Noise, delay: number): Tween {
    return { delay, duration: 0, show: () => this.noise(noise) };
  }

  #move(view: PieceView, to: Pose, delay: number, duration: number, lifted: boolean): Tween {
    let from: Pose | null = null;
    const show = (part: number) => {
      if (from === null) {
        from = view.pose ?? to;
        // Whatever moves lies above what rests.
        if (lifted || distance(from, to) > 2 * this.#layout.radius) this.#layers.air.append(view.element);
      }
      if (part >= 1) view.show(to);
      else view.between(from, to, easeOut(part), lifted ? 0.07 : 0);
    };
    return { delay, duration, show };
  }

  /** Holds the uppermost piece of a place under the pointer. */
  hold(side: Side, from: number, at: Spot, lift: number): void {
    const piece = this.#pieces.top(side, from);
    if (piece === null) return;
    const view = this.#view(piece);
    const pose = this.#targets.get(piece);
    if (pose === undefined) return;
    if (view.element.parentNode !== this.#layers.air) this.#layers.air.append(view.element);
    const { count: _, ...rest } = pose;
    view.show({ ...rest, ...at, form: "flat" }, lift);
  }

  /** Lets what is held go back to where it belongs. */
  letGo(side: Side, from: number, speed: number): void {
    const piece = this.#pieces.top(side, from);
    const pose = piece === null ? undefined : this.#targets.get(piece);
    if (piece === null || pose === undefined) return;
    this.#motion.play([this.#move(this.#view(piece), pose, 0, 160 / speed, true)], () => this.#settle());
  }

  /** Rings the piece that is picked up, and that under the pointer. */
  ring(name: "picked" | "near", side: Side, from: number | null): void {
    const ringed = from === null ? null : this.#pieces.top(side, from);
    for (const [piece, view] of this.#views) view.mark(name, piece === ringed);
  }

  marks(elements: readonly SVGElement[]): void {
    this.#layers.marks.replaceChildren(...elements);
  }

  /** The mark that what is held would go to. */
  over(place: number | null): void {
    for (const mark of this.#layers.marks.children) mark.classList.toggle("over", (mark as SVGElement).dataset["to"] === `${place}`);
  }

  notes(elements: readonly SVGElement[]): void {
    this.#layers.notes.replaceChildren(...elements);
  }

  trace(elements: readonly SVGElement[]): void {
    this.#layers.trace.replaceChildren(...elements);
  }

  /** The numbers that stand out. */
  numbers(on: ReadonlySet<number>): void {
    for (const [point, element] of this.#ground.numbers) element.classList.toggle("on", on.has(point));
  }

  /** Dice at a side, or none. `rolled`: they are seen to fall. */
  showDice(dice: readonly Die[], side: Side, rolled: boolean, speed: number): void {
    const layout = this.#layout;
    if (!(layout instanceof PointsLayout)) return;
    const spots = layout.dice(side, dice.length);
    area(this.#diceArea, spots, layout.die);
    const tweens = this.dice.show(dice, spots, this.#colourOf(side));
    if (rolled && dice.length > 0) {
      const home = side === layout.viewer ? 1 : -1;
      const middle = spots[0] ?? { x: 0, y: 0 };
      tweens.push(this.#heard("dice", 0), ...this.dice.roll({ x: middle.x + home * 190, y: middle.y + home * 150 }));
    }
    if (tweens.length > 0) this.#motion.play(tweens.map((tween) => ({ ...tween, delay: tween.delay / speed, duration: tween.duration / speed })));
  }

  /** The place of the dice, empty, to be pressed. */
  showRoll(side: Side | null): void {
    const layout = this.#layout;
    if (side === null || !(layout instanceof PointsLayout)) {
      this.rollButton.replaceChildren();
      return;
    }
    if (this.rollButton.childElementCount > 0) return;
    const half = layout.die / 2;
    const places = layout.dice(side, 2).map(({ x, y }) =>
      svg("rect", { class: "die-place", x: x - half, y: y - half, width: layout.die, height: layout.die, rx: short(layout.die * 0.2) }),
    );
    const whole = svg("rect", { class: "area", rx: 12 });
    area(whole, layout.dice(side, 2), layout.die);
    this.rollButton.append(whole, ...places);
  }

  /** The cube, or none; it is seen to go where it goes. */
  showCube(value: number | null, spot: Spot | null, label: string, speed: number): void {
    const layout = this.#layout;
    if (value === null || spot === null || !(layout instanceof PointsLayout)) {
      this.#cube.replaceChildren();
      this.#cube.removeAttribute("role");
      this.#cubeAt = null;
      return;
    }
    const size = layout.cubeSize;
    const face = svg("rect", { class: "cube-face", x: -size / 2, y: -size / 2, width: size, height: size, rx: 7 });
    const digits = `${value}`;
    const text = svg("text", { class: `cube-value d${digits.length}`, dy: "0.35em", "text-anchor": "middle" }, digits);
    const shadow = svg("circle", { class: "shadow", cx: 1, cy: 4, r: short(size * 0.66), fill: this.#shadow });
    this.#cube.setAttribute("role", "img");
    this.#cube.setAttribute("aria-label", label);
    this.#cube.replaceChildren(shadow, face, text);
    const from = this.#cubeAt ?? spot;
    this.#cubeAt = spot;
    const at = ({ x, y }: Spot) => this.#cube.setAttribute("transform", `translate(${short(x)} ${short(y)})`);
    if (distance(from, spot) < 1) at(spot);
    else {
      const show = (part: number) => {
        const way = easeOut(part);
        at({ x: from.x + (spot.x - from.x) * way, y: from.y + (spot.y - from.y) * way });
      };
      this.#motion.play([{ delay: 0, duration: 260 / speed, show }, this.#heard("cube", 260 / speed)]);
    }
  }

  /** Words and numbers that lie on the wood: scores, length, what is in the trays. */
  texts(texts: readonly { readonly name: string; readonly at: Spot; readonly text: string }[]): void {
    const elements = texts.map(({ name, at, text }) => {
      const turn = name.includes("along") ? " rotate(-90)" : "";
      return svg("text", { class: name, transform: `translate(${short(at.x)} ${short(at.y)})${turn}`, dy: "0.35em", "text-anchor": "middle" }, text);
    });
    this.#texts.replaceChildren(...elements);
  }

  /** Gives the focus to the place that the keyboard was on. */
  focus(): void {
    [...this.zones.values()].find((zone) => zone.getAttribute("tabindex") === "0")?.focus();
  }

  /** Where on the drawing a point of the screen is. */
  spotAt(clientX: number, clientY: number): Spot {
    const matrix = this.element.getScreenCTM();
    if (matrix === null) return { x: 0, y: 0 };
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { x, y };
  }
}

/** Makes a rectangle hold all dice, with room for a finger. */
function area(rect: SVGRectElement, spots: readonly Spot[], die: number): void {
  const [first, last] = [spots.at(0), spots.at(-1)];
  const box = first === undefined || last === undefined ? [0, 0, 0, 0] : [first.x - die * 0.75, first.y - die * 0.75, last.x - first.x + die * 1.5, die * 1.5];
  ["x", "y", "width", "height"].forEach((name, index) => rect.setAttribute(name, `${short(box[index] ?? 0)}`));
}

function samePose(a: Pose | null | undefined, b: Pose): boolean {
  return a != null && a.x === b.x && a.y === b.y && a.form === b.form && a.count === b.count && a.opacity === b.opacity && a.pinned === b.pinned && a.z === b.z;
}
