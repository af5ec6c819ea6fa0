/** Everything that shows: the drawing, what stands beside it, what is read aloud. It shows a view, and keeps nothing of it. */

import type { Die, Draft, Graph } from "./decision.ts";
import { PointsLayout } from "./layout-points.ts";
import { SquareLayout } from "./layout-square.ts";
import { noteMarks, targetMarks, trace } from "./marks.ts";
import type { Layout } from "./pieces.ts";
import { type Action, Controls, Plate } from "./plates.ts";
import { off, pips } from "./position.ts";
import { type Colour, type Say, sentence, zoneLabel } from "./say.ts";
import type { Settings } from "./settings.ts";
import type { Stage } from "./stage.ts";
import { html } from "./svg.ts";
import { type BoardKind, type Cube, type Dice, type Place, type Played, SIDES, type Side, type Standing } from "./types.ts";

/** What there is to see and to choose from. */
export interface BoardState {
  readonly board: BoardKind;
  readonly standing: Standing;
  /** Whose turn it is. */
  readonly onTurn: Side | null;
  /** Who has to do something, if not who is on turn: to answer an offer. */
  readonly toAct?: Side | null;
  /** Dice that lie and wait to be played by who is on turn. */
  readonly dice?: Dice | null;
  /** What whoever sits here may play, for the side on turn. */
  readonly graph?: Graph | null;
  /** The turn that led here. */
  readonly played?: Played | null;
  readonly names?: readonly [string, string];
  readonly cube?: Cube | null;
  readonly score?: readonly [number, number] | null;
  /** Points that the match goes to. */
  readonly length?: number | null;
  readonly crawford?: boolean;
  readonly actions?: readonly Action[];
  /** Places to be pointed at, in the viewer's numbering: threats, a lesson. */
  readonly notes?: readonly Place[];
  /** Moves without a capture and earlier appearances from which they are told of. */
  readonly counters?: { readonly quiet: number; readonly seen: number };
}

/** All that is shown of a board at one moment. */
export interface View {
  readonly state: BoardState;
  readonly settings: Settings;
  readonly layout: Layout;
  readonly draft: Draft | null;
  /** The turn is on its way and can no longer be changed. */
  readonly sent: boolean;
  /** With the steps laid so far. */
  readonly standing: Standing;
  readonly mover: Side;
  /** What is picked up, and what is under the pointer. */
  readonly picked: Place | null;
  readonly near: Place | null;
  /** The zone that the keyboard is on. */
  readonly focus: string;
  readonly speed: number;
  readonly say: Say;
}

function colourOf({ state, settings }: View, side: Side): Colour {
  const light = state.board.kind === "square" ? state.board.white : settings.light;
  return side === light ? "light" : "dark";
}

export class Face {
  readonly #element: HTMLElement;
  readonly #stage: Stage;
  readonly #live = html("div", { class: "live", "aria-live": "polite", role: "status" });
  /** What is told, where the other side's dice would lie. Read aloud it is by `live`. */
  readonly #told = html("p", { class: "told", "aria-hidden": "true" });
  readonly #help: HTMLElement;
  readonly #plates: Record<"near" | "far", Plate> = { near: new Plate(), far: new Plate() };
  readonly #controls: Controls;
  /** The roll that was last seen to fall; `null` before anything is shown, so that dice which lie already do not fall again. */
  #rolled: string | null = null;

  constructor(element: HTMLElement, stage: Stage, press: (id: string, times?: number) => void) {
    this.#element = element;
    this.#stage = stage;
    this.#controls = new Controls(press, () => this.#stage.focus());
    this.#help = html("p", { class: "live", id: `${stage.id}-help` });
    const table = html("div", { class: "table" }, stage.element, this.#told);
    const { far, near } = this.#plates;
    element.append(far.element, table, near.element, this.#controls.element, this.#live, this.#help);
  }

  /** What stands beside the drawing. */
  get parts(): { readonly far: HTMLElement; readonly near: HTMLElement; readonly controls: HTMLElement } {
    return { far: this.#plates.far.element, near: this.#plates.near.element, controls: this.#controls.element };
  }

  /** Reads something aloud. */
  announce(text: string): void {
    this.#live.textContent = text;
  }

  /** Tells something beside the dice of `side`, or low on a square board. */
  tell(text: string, layout: Layout, side: Side): void {
    this.announce(text);
    const drawing = this.#stage.element.getBoundingClientRect();
    const table = this.#told.parentElement?.getBoundingClientRect() ?? drawing;
    const scale = drawing.width / layout.width;
    const points = layout instanceof PointsLayout;
    const room = points ? layout.halves[side === layout.viewer ? 0 : 1] : layout.field;
    const { style } = this.#told;
    style.left = `${drawing.left - table.left + (room.x + room.width / 2) * scale}px`;
    style.top = `${drawing.top - table.top + (room.y + room.height * (points ? 0.5 : 0.92)) * scale}px`;
    style.maxWidth = `${(room.width - 16) * scale}px`;
    this.#told.textContent = text;
  }

  /** Shows everything as it is now. */
  show(view: View): void {
    const { board, names, cube = null, onTurn, toAct = onTurn } = view.state;
    const say = view.say;
    const draft = view.draft;
    const standing = view.standing;
    const viewer = view.settings.viewer;
    const square = board.kind === "square";
    this.#element.classList.toggle("square", square);
    this.#element.classList.toggle("deciding", draft !== null && !view.sent);
    const drawing = this.#stage.element;
    drawing.setAttribute("role", "application");
    drawing.setAttribute("aria-label", say("board-name"));
    drawing.setAttribute("aria-describedby", this.#help.id);
    this.#help.textContent = say(square ? "board-help-square" : "board-help");

    this.#showDice(view);
    const owner = cube === null || view.layout instanceof SquareLayout ? null : view.layout.cube(cube.owner, cube.offeredBy ?? null);
    this.#stage.showCube(cube?.value ?? null, owner, this.#cubeLabel(view, cube), view.speed);
    this.#showTexts(view);
    this.showMarks(view);
    this.showZones(view);

    for (const side of SIDES) {
      const plate = side === viewer ? this.#plates.near : this.#plates.far;
      plate.show(say, {
        side,
        colour: colourOf(view, side),
        name: names?.[side === "first" ? 0 : 1] ?? say("name-player", { number: side === "first" ? 1 : 2 }),
        pips: standing.kind === "points" ? pips(standing[side]) : null,
        onTurn: toAct === side,
        note: side === viewer ? "" : this.#note(view),
      });
    }
    const actions = view.sent ? [] : view.state.actions ?? [];
    const ready = draft !== null && draft.complete && !view.sent;
    this.#controls.show(say, {
      undo: draft !== null && draft.steps.length > 0 && !view.sent,
      play: ready ? (draft.steps.length > 0 ? "turn" : "nothing") : null,
      actions,
    });
  }

  #note({ state, standing, say }: View): string {
    const { counters } = state;
    if (standing.kind !== "square" || counters === undefined) return "";
    if (standing.seen >= counters.seen) return say("board-seen", { seen: standing.seen });
    return standing.quiet >= counters.quiet ? say("board-quiet", { quiet: standing.quiet }) : "";
  }

  #cubeLabel(view: View, cube: Cube | null): string {
    if (cube === null) return "";
    const name = (side: Side) => view.state.names?.[side === "first" ? 0 : 1] ?? view.say("name-player", { number: side === "first" ? 1 : 2 });
    if (cube.offeredBy != null) return view.say("board-cube-offered", { value: cube.value, who: name(cube.offeredBy) });
    return cube.owner === null ? view.say("board-cube", { value: cube.value }) : view.say("board-cube-of", { value: cube.value, who: name(cube.owner) });
  }

  /** Dice that lie: those to be played, or dimmed those of the last turn. */
  #lying(view: View): { dice: readonly Die[]; side: Side; fresh: boolean } | null {
    const { dice = null, onTurn, played = null } = view.state;
    if (view.draft !== null && view.draft.decision.dice !== null) return { dice: view.draft.dice, side: view.mover, fresh: true };
    if (dice !== null && onTurn !== null) return { dice: spread(dice, false), side: onTurn, fresh: true };
    // The cube that is offered lies where they would.
    if (played?.dice != null && view.state.cube?.offeredBy == null) return { dice: spread(played.dice, true), side: played.side, fresh: false };
    return null;
  }

  #showDice(view: View): void {
    const draft = view.draft;
    const lying = this.#lying(view);
    const rolls = (view.state.actions ?? []).some(({ id }) => id === "roll") && !view.sent;
    const shown = rolls && lying?.side === view.mover ? null : lying;
    const { dice = null, onTurn } = view.state;
    const key = dice === null ? "" : `${onTurn} ${dice.join(" ")} ${JSON.stringify(view.state.standing)}`;
    const rolled = this.#rolled !== null && key !== "" && key !== this.#rolled && shown?.fresh === true;
    this.#rolled = key;
    this.#stage.showDice(shown?.dice ?? [], shown?.side ?? view.mover, rolled, view.speed);
    this.#stage.showRoll(rolls ? view.mover : null);
    const numbers = shown?.dice.slice(0, 2).map(({ value }) => value).join(" ") ?? "";
    const button = this.#stage.diceButton;
    const can = draft !== null && !view.sent && draft.steps.length > 0 && draft.complete ? "play" : draft?.swappable === true ? "swap" : null;
    const next = draft?.dice.find(({ used }) => !used)?.value ?? 0;
    const second = draft?.dice.findLast(({ used, value }) => !used && value !== next)?.value ?? 0;
    const label = view.say(can === "play" ? "board-dice-play" : can === "swap" ? "board-dice-swap" : "board-dice", { dice: numbers, die: second });
    button.classList.toggle("can", can !== null);
    name(button, shown === null ? null : can === null ? "img" : "button", label);
    name(this.#stage.rollButton, rolls ? "button" : null, view.say("board-dice-roll"));
    if (rolled) this.announce(view.say("board-dice", { dice: numbers }));
  }

  #showTexts(view: View): void {
    const { layout, standing } = view;
    const { score = null, length = null, board } = view.state;
    if (!(layout instanceof PointsLayout) || standing.kind !== "points" || board.kind !== "points") return this.#stage.texts([]);
    const texts = SIDES.flatMap((side) => {
      const away = off(board, standing[side]);
      return [
        ...(score === null ? [] : [{ name: "score", at: layout.score(side), text: `${score[side === "first" ? 0 : 1]}` }]),
        ...(away === 0 ? [] : [{ name: "tray-number", at: layout.trayNumber(side, away), text: `${away}` }]),
      ];
    });
    const { cube = null, crawford = false } = view.state;
    const middle = cube !== null && cube.owner === null && cube.offeredBy == null;
    const words = length === null ? [] : [view.say("board-to", { points: length })];
    if (crawford && layout.along === null) words.push(view.say("board-crawford"));
    if (words.length > 0) texts.push({ name: "length", at: layout.length(middle), text: words.join(" · ") });
    if (crawford && layout.along !== null) texts.push({ name: "length along", at: layout.along, text: view.say("board-crawford") });
    this.#stage.texts(texts);
  }

  /** The marks and the trace: what changes under a hovering pointer. */
  showMarks(view: View): void {
    const draft = view.draft;
    const mover = view.mover;
    const layout = view.layout;
    const from = view.sent ? null : view.picked ?? view.near;
    const targets = draft === null || from === null ? [] : draft.targets(from);
    this.#stage.ring("picked", mover, view.sent ? null : view.picked);
    this.#stage.ring("near", mover, view.sent ? null : view.near);
    this.#stage.marks(draft === null ? [] : targetMarks(layout, draft, targets));
    const numbers = new Set(targets.flatMap(({ to }) => layout.zone(mover, to)?.place ?? []));
    this.#stage.numbers(layout instanceof PointsLayout ? numbers : new Set());
    this.#stage.notes(noteMarks(layout, view.settings.viewer, view.state.notes ?? []));
    const played = view.state.played;
    const traced = view.settings.trace && played != null && (draft === null || draft.steps.length === 0);
    this.#stage.trace(traced ? trace(layout, view.standing, played) : []);
  }

  /** What every place says of itself, and whether it can be pressed. */
  showZones(view: View): void {
    this.#told.textContent = "";
    const { standing } = view;
    const { board } = view.state;
    const draft = view.sent ? null : view.draft;
    const layout = view.layout;
    const mover = view.mover;
    const sources = new Set(draft?.sources ?? []);
    const targets = new Set(draft === null || view.picked === null ? [] : draft.targets(view.picked).map(({ to }) => to));
    const light = board.kind === "square" ? board.white : view.settings.light;
    for (const zone of layout.zones) {
      const element = this.#stage.zones.get(zone.id);
      if (element === undefined) continue;
      const place = layout.place(mover, zone);
      const can = place !== null && sources.has(place);
      const target = place !== null && targets.has(place);
      const what = zoneLabel(view.say, board, standing, zone, (side) => layout.place(side, zone), light);
      const key = place !== null && place === view.picked ? "board-picked-up" : target ? "board-can-take" : can ? "board-can-move" : null;
      element.setAttribute("aria-label", sentence(key === null ? what : view.say(key, { what })));
      element.setAttribute("tabindex", zone.id === view.focus ? "0" : "-1");
      element.classList.toggle("can", can || target);
    }
  }
}

function name(element: SVGElement, role: "button" | "img" | null, label: string): void {
  if (role === null) {
    for (const attribute of ["role", "aria-label", "tabindex"]) element.removeAttribute(attribute);
    return;
  }
  element.setAttribute("role", role);
  element.setAttribute("aria-label", label);
  if (role === "button") element.setAttribute("tabindex", "0");
  else element.removeAttribute("tabindex");
}

function spread(dice: Dice, used: boolean): Die[] {
  const [first, second] = dice;
  return (first === second ? [first, first, first, first] : [Math.max(...dice), Math.min(...dice)]).map((value) => ({ value, used }));
}
