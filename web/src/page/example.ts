/**
 * The examples of the rules pages: a drawn position and what is claimed of it. On request the board takes the place of the drawing, and
 * what is claimed can be tried; what can be played and why not the rest is asked of the house.
 */

import { BY_HAND } from "../board/automatic.ts";
import { Board } from "../board/board.ts";
import { Draft } from "../board/decision.ts";
import type { BoardState } from "../board/face.ts";
import { PositionError, readPosition, squareName } from "../board/position.ts";
import { stateOf } from "../board/protocol.ts";
import type { Say } from "../board/say.ts";
import { BAR, type BoardKind, HAND, OFF, type Place, type Step, other } from "../board/types.ts";
import type { TextJson } from "../net/messages.ts";
import { type ExampleText, example as askExample, tryTurn, whyNot } from "./api.ts";
import { boardSettings, chosen } from "./choices.ts";
import { button, html } from "./elements.ts";
import { numbered, small } from "./small.ts";
import { sound } from "./sound.ts";
import { sentence, tell } from "./texts.ts";

/** Where no dice lie, and no step. */
const NONE = "-";

/** Claims that are a turn, which can be tried. */
const TURN = /^(?:legal|illegal|over): ([^=]+?)(?: = .*)?$/;

/** The examples of one page. */
export class Examples {
  readonly #say: Say;
  readonly #live = new Set<Live>();

  constructor(say: Say) {
    this.#say = say;
  }

  /** What makes the figure of an example, if it can be drawn. `boards` says what the positions of a game stand on. */
  figureOn(boards: (game: string) => BoardKind | null): (info: string, lines: readonly string[]) => HTMLElement | null {
    return (info, lines) => {
      const [word = "", game = ""] = info.split(" ");
      const board = word === "example" ? boards(game) : null;
      const line = lines.find((line) => line.startsWith(POSITION));
      if (board === null || line === undefined) return null;
      const position = line.slice(POSITION.length);
      const claims = lines.slice(lines.indexOf(line) + 1).filter((line) => line.trim() !== "");
      try {
        const standing = readPosition(board, position, "first");
        const drawing = small(standing, board.kind === "points" ? board.way : null, "first");
        return this.#figure(board, board.kind === "points" ? numbered(drawing) : drawing, [info.slice(word.length + 1), position], claims);
      } catch (error) {
        if (error instanceof PositionError) return null;
        throw error;
      }
    };
  }

  /** Takes away the boards that have been asked for. */
  end(): void {
    for (const live of this.#live) live.end();
    this.#live.clear();
  }

  #figure(board: BoardKind, drawing: SVGSVGElement, [info, position]: readonly [string, string], claims: readonly string[]): HTMLElement {
    const say = this.#say;
    const place = html("div", { class: "example-board" }, drawing);
    const rows = claims.map((claim) => html("div", {}, claimSaid(say, claim)));
    const open = button(say("example-try"), { "data-act": "try" }, () => void start());
    const told = html("p", { class: "soft", role: "status" });
    const hands = html("div", { class: "example-hands" }, open, told);
    const figure = html("figure", { class: board.kind }, place, hands, html("figcaption", {}, ...rows));
    const dice = claims.find((claim) => claim.startsWith("dice: "))?.slice("dice: ".length) ?? NONE;
    const start = async (): Promise<void> => {
      open.disabled = true;
      told.textContent = "";
      const state = await stateAt([info, position, dice]);
      open.disabled = false;
      if (state === null) told.textContent = say("page-no-answer");
      else if (figure.isConnected) this.#live.add(new Live(say, state, [info, position, dice], { figure, place, hands, rows, claims }));
    };
    return figure;
  }
}

const POSITION = "position: ";

/** What the board is shown of an example; `null` if the house does not answer. */
async function stateAt(text: ExampleText): Promise<BoardState | null> {
  const told = await askExample(text).catch(() => null);
  return told === null ? null : stateOf({ score: [0, 0], crawford: false, cube: null, stake: 1, pending: null, ...told });
}

interface Parts {
  readonly figure: HTMLElement;
  readonly place: HTMLElement;
  readonly hands: HTMLElement;
  readonly rows: readonly HTMLElement[];
  readonly claims: readonly string[];
}

/** An example that is being played. */
class Live {
  readonly #say: Say;
  readonly #board: Board;
  readonly #begin: BoardState;
  readonly #text: ExampleText;
  /** What is decided now: the same, or after the reader has thrown the dice. */
  #state: BoardState;
  #dice: string;
  /** Counts what was begun, so that an answer which comes too late is not shown. */
  #asked = 0;

  constructor(say: Say, state: BoardState, text: ExampleText, { figure, place, hands, rows, claims }: Parts) {
    this.#say = say;
    this.#begin = this.#state = state;
    this.#text = text;
    this.#dice = text[2];
    const settings = { ...boardSettings(chosen()), home: "right", light: "first", automatic: BY_HAND, plates: false } as const;
    this.#board = new Board(state, {
      say,
      settings,
      listener: {
        play: (steps) => void this.#play(steps),
        act: (id) => void (id === "roll" && this.#roll()),
        refused: (played, from, to) => void (to !== null && this.#why(played, { from, to })),
        noise: sound,
      },
    });
    figure.classList.add("playing");
    place.replaceChildren();
    this.#board.mount(place);
    hands.classList.add("alea-parts");
    hands.replaceChildren(button(say("example-again"), { class: "quiet-link", "data-act": "again" }, () => this.#again()), this.#board.parts.controls);
    for (const [index, claim] of claims.entries()) {
      const turn = TURN.exec(claim)?.[1];
      if (turn !== undefined) rows[index]?.replaceChildren(button(claimSaid(say, claim), { class: "claim" }, () => void this.#try(turn)));
    }
    this.#board.focus();
  }

  end(): void {
    this.#asked++;
    this.#board.unmount();
  }

  get #now(): ExampleText {
    return [this.#text[0], this.#text[1], this.#dice];
  }

  /** Everything as it was. */
  #again(): void {
    this.#asked++;
    this.#state = this.#begin;
    this.#dice = this.#text[2];
    this.#board.clear();
    this.#board.show(this.#begin);
  }

  /** The answer, if nothing else was begun meanwhile; that there is none is told. */
  async #answer<T>(asked: Promise<T>): Promise<T | null> {
    const turn = ++this.#asked;
    const answer = await asked.catch(() => null);
    if (turn !== this.#asked) return null;
    if (answer === null) {
      this.#board.unsend();
      this.#board.tell(this.#say("page-no-answer"));
    }
    return answer;
  }

  /** Tries a turn of the page: it is laid, as far as it can be, and what is wrong with it is told. */
  async #try(turn: string): Promise<void> {
    this.#again();
    const tried = await this.#answer(tryTurn(this.#now, turn));
    if (tried === null) return;
    if (tried.step !== null) this.#board.show({ ...this.#begin, notes: tried.step.filter((place) => place !== OFF) });
    this.#board.lay(tried.played.map(([from, to]) => ({ from, to })));
    if (tried.line === null) this.#board.tell(this.#reason(tried.text));
    else if (tried.played.length === 0) this.#board.tell(this.#say("board-said-no-turn"));
    else if (tried.line.startsWith("over: ")) this.#board.tell(claimSaid(this.#say, tried.line));
  }

  /** Plays the turn that the reader has put together, and tells what came of it. */
  async #play(steps: readonly Step[]): Promise<void> {
    const { board, standing, onTurn, dice = null, graph = null } = this.#state;
    const tried = await this.#answer(tryTurn(this.#now, steps.map((step) => stepWritten(board, step)).join(" ") || NONE));
    if (tried === null || onTurn === null || graph === null) return;
    const draft = new Draft({ board, standing, side: onTurn, dice, graph });
    draft.lay(steps);
    this.#state = { board, standing: draft.standing, onTurn: other(onTurn), played: { side: onTurn, steps: draft.steps, dice } };
    this.#board.show(this.#state);
    if (tried.line !== null) this.#board.tell(claimSaid(this.#say, tried.line));
  }

  async #why(played: readonly Step[], step: Step): Promise<void> {
    const written = (step: Step) => stepWritten(this.#begin.board, step);
    const why = await this.#answer(whyNot(this.#now, played.map(written).join(" ") || NONE, written(step)));
    if (why !== null && why.text !== null) this.#board.tell(this.#reason(why.text));
  }

  /** Lets the dice fall where the page has none. Nothing hangs on them. */
  async #roll(): Promise<void> {
    const die = () => 1 + Math.floor(6 * Math.random());
    const dice = `${die()}${die()}`;
    const state = await this.#answer(stateAt([this.#text[0], this.#text[1], dice]));
    if (state === null) return;
    this.#dice = dice;
    this.#state = state;
    this.#board.show(state);
  }

  #reason(text: TextJson | null): string {
    return text === null ? "" : sentence(tell(this.#say, text));
  }
}

/** A step as pages and the house write it. */
export function stepWritten(board: BoardKind, { from, to }: Step): string {
  if (board.kind === "square") return `${squareName(board.size, from)}-${squareName(board.size, to)}`;
  const name = (place: Place) => (place === BAR ? "bar" : place === HAND ? "hand" : place === OFF ? "off" : `${place}`);
  return `${name(from)}/${name(to)}`;
}

/** What an example says of its position, in words: `illegal: 24/20 = why`, as it stands on the page, by its first word. */
export function claimSaid(say: Say, line: string): string {
  const [, word = "", claim = ""] = /^([a-z]+): (.*)$/.exec(line) ?? [];
  const [what = "", result = ""] = claim.split(" = ");
  switch (word) {
    case "dice":
    case "legal":
    case "turns":
    case "wins":
      return say(`example-${word}`, { what });
    case "illegal":
      return say("example-illegal", { what, why: result });
    case "over":
      return /^[+-]\d+$/.test(result) ? say("example-over", { what, points: say("points", { points: Math.abs(Number(result)) }) }) : say("example-ends", { what, result });
    default:
      return line;
  }
}
