/** Beside the board: who plays, pips, and the few buttons, each only while it can be used. */

import type { Say } from "./say.ts";
import { html, svg } from "./svg.ts";
import type { Side } from "./types.ts";

/** Something that may be done now, as the rules outside have it. */
export interface Action {
  /** One of the commands of the protocol: `roll`, `double`, `take`, `pass`, `raise`, `resign`, `accept-resignation` and so on. */
  readonly id: string;
  /** What the cube would show (`double`), or what it costs (`pass`, `resign`, `accept-resignation`). */
  readonly points?: number;
  /** Of `resign`: how many times the stake can be given up, and how many points that is. */
  readonly choices?: readonly { readonly times: number; readonly points: number }[];
}

/** Given up is nothing by one press. */
const COSTLY: readonly string[] = ["pass", "resign", "accept-resignation"];
const SURE: readonly string[] = [...COSTLY, "accept-draw", "claim", "stop"];
/** What is offered first and stands out. */
const MAIN: readonly string[] = ["roll", "take", "play"];
/** What the focus may come to by itself: what can be had otherwise too, and costs nothing. An offer is never answered by a stray key. */
const HARMLESS: readonly string[] = ["roll", "play", "undo", "not-now"];
/** What is seldom wanted stands back. */
const QUIET: readonly string[] = ["resign", "offer-draw", "claim", "stop"];

export interface PlateContent {
  readonly side: Side;
  readonly colour: "light" | "dark";
  readonly name: string;
  readonly pips: number | null;
  readonly onTurn: boolean;
  readonly note: string;
}

export class Plate {
  readonly element = html("div", { class: "plate" });
  readonly #swatch = svg("svg", { viewBox: "-12 -12 24 24", class: "swatch", "aria-hidden": "true" });
  readonly #name = html("span", { class: "name" });
  readonly #turn = html("span", { class: "turn" });
  readonly #pips = html("span", { class: "pips" });
  readonly #note = html("span", { class: "note" });

  constructor() {
    const first = html("span", { class: "first" }, this.#name, this.#turn);
    this.element.append(this.#swatch, html("span", { class: "who" }, first, this.#pips), this.#note);
  }

  show(say: Say, content: PlateContent): void {
    this.element.classList.toggle("on-turn", content.onTurn);
    const parts = [svg("circle", { class: "disc", r: 10 }), svg("circle", { class: "ring", r: 6.6 })];
    if (content.colour === "dark") parts.push(svg("circle", { class: "ring", r: 3.4 }));
    this.#swatch.replaceChildren(svg("g", { class: `piece ${content.colour}` }, ...parts));
    this.#name.textContent = content.name;
    this.#turn.textContent = content.onTurn ? say("board-on-turn") : "";
    this.#pips.textContent = content.pips === null ? "" : say("board-pips", { pips: content.pips });
    this.#note.textContent = content.note;
  }
}

export interface ControlsContent {
  readonly undo: boolean;
  /** `null`: there is no turn to play; else whether it is one without steps. */
  readonly play: "turn" | "nothing" | null;
  readonly actions: readonly Action[];
}

export class Controls {
  readonly element = html("div", { class: "controls", role: "group" });
  readonly #press: (id: string, times?: number) => void;
  readonly #leave: () => void;
  #asked: Action | null = null;
  #content: ControlsContent = { undo: false, play: null, actions: [] };
  #say: Say = (key) => key;
  #drawn = "";

  /** `leave` takes the focus when the last button goes that had it. */
  constructor(press: (id: string, times?: number) => void, leave: () => void) {
    this.#press = press;
    this.#leave = leave;
  }

  show(say: Say, content: ControlsContent): void {
    this.#say = say;
    this.#content = content;
    if (!content.actions.some(({ id }) => id === this.#asked?.id)) this.#asked = null;
    this.#draw();
  }

  #draw(): void {
    const say = this.#say;
    const { undo, play, actions } = this.#content;
    const asked = this.#asked;
    const buttons: [id: string, label: string][] = [];
    if (asked !== null) {
      const act = say(`board-act-${asked.id}`, { points: asked.points ?? 0 });
      const costs = asked.points !== undefined && COSTLY.includes(asked.id);
      buttons.push(["not-now", say("board-not-now")]);
      if (asked.choices === undefined) {
        buttons.push([`sure ${asked.id}`, costs ? say("board-sure-points", { act, points: asked.points ?? 0 }) : say("board-sure", { act })]);
      }
      for (const { times, points } of asked.choices ?? []) buttons.push([`sure ${asked.id} ${times}`, say("board-sure-points", { act, points })]);
    } else {
      for (const { id, points } of actions) buttons.push([id, say(`board-act-${id}`, { points: points ?? 0 })]);
      if (undo) buttons.push(["undo", say("board-act-undo")]);
      if (play !== null) buttons.push(["play", say(play === "turn" ? "board-act-play" : "board-act-pass-turn")]);
    }
    // A button that stays is not made anew, so that it keeps the focus.
    const drawn = JSON.stringify(buttons);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const held = this.element.contains(document.activeElement);
    const focused = held ? (document.activeElement as HTMLElement).dataset["act"] : undefined;
    // Who presses twice where the main button was before gives nothing up.
    const last = (id: string) => MAIN.includes(id) || id === "not-now";
    const rank = ([id]: [string, string]) => (last(id) ? 2 : QUIET.includes(id) ? 0 : 1);
    const made = buttons.toSorted((a, b) => rank(a) - rank(b)).map(([id, label]) => {
      const button = html("button", { type: "button", "data-act": id, class: id === "not-now" ? "last" : QUIET.includes(id) ? "quiet" : MAIN.includes(id) ? "main last" : "" }, label);
      button.addEventListener("click", () => this.#pressed(id));
      return button;
    });
    this.element.replaceChildren(...made);
    const named = (id: string | undefined) => made.find((button) => button.dataset["act"] === id);
    const next = named(focused) ?? HARMLESS.map(named).find((button) => button !== undefined);
    if (held && next !== undefined) next.focus();
    else if (held) this.#leave();
  }

  #pressed(id: string): void {
    if (id === "not-now") this.#asked = null;
    else if (SURE.includes(id)) this.#asked = this.#content.actions.find((action) => action.id === id) ?? null;
    else {
      this.#asked = null;
      const [sure, of, times] = id.split(" ");
      if (sure !== "sure" || of === undefined) this.#press(id);
      else this.#press(of, times === undefined ? undefined : Number(times));
    }
    this.#draw();
  }
}
