/** Threats to the king, where a player asks for them: where the other side, if it could move now, would take him or lead him out. */

import type { Graph } from "../board/decision.ts";
import { type BoardJson, squareName } from "../board/position.ts";
import type { Say } from "../board/say.ts";
import type { Place, Side } from "../board/types.ts";
import type { View } from "../net/messages.ts";
import { type ExampleText, example } from "./api.ts";
import { button, html, write } from "./elements.ts";

type SquareBoard = Extract<BoardJson, { readonly kind: "square" }>;

const LETTERS: Readonly<Record<string, string>> = { b: "t", w: "T", k: "K" };

/** A square board as a position text, with this colour to move. */
export function textOf({ rows }: SquareBoard, moves: "white" | "black"): string {
  const row = (line: string) => line.replace(/\.+/g, (points) => `${points.length}`).replace(/[bwk]/g, (piece) => LETTERS[piece] ?? piece);
  return `${rows.map(row).join("/")} ${moves === "white" ? "w" : "b"}`;
}

/** Where a side that may move so wins at once: the king reaches the edge, or is taken. */
export function winsIn({ rows, size }: SquareBoard, { steps }: Graph): Place[] {
  const row = rows.findIndex((line) => line.includes("k"));
  const king = (size - 1 - row) * size + (rows[row]?.indexOf("k") ?? 0);
  const isEdge = (place: Place) => [0, size - 1].includes(place % size) || place < size || place >= size * (size - 1);
  const wins = steps.filter(({ from, to, captures }) => (from === king && isEdge(to)) || captures?.includes(king) === true);
  return [...new Set(wins.map(({ to }) => to))].sort((a, b) => a - b);
}

/** Whose threats are shown: those of the other side, to who looks on those of the side that waits. `null` where there is no such thing. */
export function threatening(view: View, you: Side | null): "white" | "black" | null {
  const { board, mover, on_turn: turn } = view;
  if (view.phase !== "play" || board?.kind !== "square" || mover === null || turn === null) return null;
  const white: Side = (board.moves === "white") === (mover === "first") ? "first" : "second";
  return (you ?? turn) === white ? "black" : "white";
}

/** A button that asks for threats, and what they are; the board rings them. */
export class Threats {
  readonly element = html("div", { class: "threats", hidden: "" });
  readonly #told = html("span", { role: "status" });
  readonly #button: HTMLButtonElement;
  #on = false;
  #of = "";
  places: readonly Place[] = [];

  /** `changed` is called when other places are to be ringed. */
  constructor(
    private readonly say: Say,
    private readonly changed: () => void,
  ) {
    this.#button = button(say("threats"), { class: "quiet-link", "data-act": "threats", "aria-pressed": "false" }, () => this.#press());
    this.element.append(this.#button, this.#told);
  }

  #view: View | null = null;
  #you: Side | null = null;

  show(view: View, you: Side | null): void {
    this.#view = view;
    this.#you = you;
    this.element.hidden = threatening(view, you) === null;
    void this.#ask();
  }

  #press(): void {
    this.#on = !this.#on;
    this.#button.setAttribute("aria-pressed", `${this.#on}`);
    this.#of = "";
    void this.#ask();
  }

  async #ask(): Promise<void> {
    const view = this.#view;
    const colour = view === null ? null : threatening(view, this.#you);
    const board = view?.board;
    if (!this.#on || view === null || colour === null || board?.kind !== "square") return this.#tell([], "");
    const options = Object.entries(view.game.rules ?? {}).map(([key, value]) => `${key}=${value}`);
    const text: ExampleText = [[view.game.id, ...options].join(" "), textOf(board, colour), "-"];
    // The same position may be shown several times.
    if (this.#of === text.join()) return;
    this.#of = text.join();
    const shown = await example(text).catch(() => null);
    // Something else stands there by now.
    if (this.#of !== text.join()) return;
    if (shown?.decision == null) return this.#tell([], shown === null ? this.say("page-no-answer") : this.say("threats-none"));
    const wins = winsIn(board, shown.decision);
    const where = wins.map((place) => squareName(board.size, place)).join(", ");
    this.#tell(wins, wins.length === 0 ? this.say("threats-none") : this.say(`threats-${colour}`, { where }));
  }

  #tell(places: readonly Place[], text: string): void {
    if (text === "") this.#of = "";
    write(this.#told, text);
    const other = places.join() !== this.places.join();
    this.places = places;
    if (other) this.changed();
  }
}
