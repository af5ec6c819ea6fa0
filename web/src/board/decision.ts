/** The steps that a player may choose from, as somebody who knows the rules has listed them, and the turn put together of them. */

import { after } from "./position.ts";
import { BAR, type BoardKind, type Dice, type Effect, HAND, OFF, type Side, type Standing, type Step } from "./types.ts";

/** What can be done next at a stage: a step that completes the turn, or one with the stage that it leads to. */
export type Choice = number | readonly [step: number, node: number];

/** The graph as the server sends it (`docs/protocol.md`, the graph of legal steps). */
export interface Graph {
  readonly steps: readonly Effect[];
  readonly nodes: readonly (readonly Choice[])[];
  /** Stages at which the turn may end although more can follow. */
  readonly complete?: readonly number[];
}

/** One decision of one player. */
export interface Decision {
  readonly board: BoardKind;
  readonly standing: Standing;
  readonly side: Side;
  readonly dice: Dice | null;
  readonly graph: Graph;
}

/** A die on the board, in the order in which they are to be played. */
export interface Die {
  readonly value: number;
  readonly used: boolean;
}

/** Where a checker can go from where it stands, with one die or several. */
export interface Target extends Step {
  readonly path: readonly Effect[];
}

interface Laid {
  readonly step: Effect;
  /** The stage that it led to, `null` when the turn is complete. */
  readonly node: number | null;
  readonly standing: Standing;
}

/** A turn that is being put together. It only ever holds steps that the decision offers. */
export class Draft {
  readonly decision: Decision;
  #laid: Laid[] = [];
  #order: number[];

  constructor(decision: Decision) {
    this.decision = decision;
    const dice = decision.dice;
    if (dice === null) this.#order = [];
    else if (dice[0] === dice[1]) this.#order = [dice[0], dice[0], dice[0], dice[0]];
    else this.#order = [Math.max(...dice), Math.min(...dice)];
  }

  get #node(): number | null {
    const last = this.#laid.at(-1);
    return last === undefined ? 0 : last.node;
  }

  /** What can be done at a stage. */
  #choices(node: number | null): { step: Effect; node: number | null }[] {
    const { steps, nodes } = this.decision.graph;
    return (node === null ? [] : nodes[node] ?? []).flatMap((choice) => {
      const [index, next] = typeof choice === "number" ? [choice, null] : choice;
      const step = steps[index];
      return step === undefined ? [] : [{ step, node: next }];
    });
  }

  /** The steps laid so far. */
  get steps(): readonly Effect[] {
    return this.#laid.map(({ step }) => step);
  }

  /** The board after them. */
  get standing(): Standing {
    return this.#laid.at(-1)?.standing ?? this.decision.standing;
  }

  /** Whether the turn may be played as it lies. */
  get complete(): boolean {
    const node = this.#node;
    return node === null || this.#choices(node).length === 0 || (this.decision.graph.complete ?? []).includes(node);
  }

  /** Whether anything more can be laid. */
  get open(): boolean {
    return this.#choices(this.#node).length > 0;
  }

  /** What may come next. */
  get choices(): readonly Effect[] {
    return this.#choices(this.#node).map(({ step }) => step);
  }

  #left(laid: readonly Effect[]): number[] {
    const left = [...this.#order];
    for (const step of laid) {
      const at = left.indexOf(step.die ?? 0);
      if (at >= 0) left.splice(at, 1);
    }
    return left;
  }

  /** The dice in the order in which they are to be played, those that are used marked. */
  get dice(): Die[] {
    const used = this.steps.map((step) => step.die ?? 0);
    return this.#order.map((value) => {
      const at = used.indexOf(value);
      if (at >= 0) used.splice(at, 1);
      return { value, used: at >= 0 };
    });
  }

  /** Whether another die may be put first. */
  get swappable(): boolean {
    return this.open && new Set(this.#left(this.steps)).size > 1;
  }

  /** Puts the other die first. */
  swap(): void {
    if (this.swappable) this.#order.reverse();
  }

  /** Where something can be picked up. */
  get sources(): readonly number[] {
    return [...new Set(this.choices.map(({ from }) => from))];
  }

  /** Where the checker on `from` can go; of several ways to a place that of fewer dice, and with the dice as they lie. */
  targets(from: number): Target[] {
    const found = new Map<number, Target>();
    let front: { path: Effect[]; place: number; node: number | null }[] = [{ path: [], place: from, node: this.#node }];
    while (front.length > 0) {
      const next: typeof front = [];
      for (const way of front) {
        const left = this.#left([...this.steps, ...way.path]);
        const rank = ({ step }: { step: Effect }) => left.indexOf(step.die ?? 0);
        const onward = this.#choices(way.node).filter(({ step }) => step.from === way.place);
        for (const { step, node } of onward.toSorted((a, b) => rank(a) - rank(b))) {
          const path = [...way.path, step];
          if (!found.has(step.to)) found.set(step.to, { from, to: step.to, path });
          if (step.to !== OFF && step.die !== undefined) next.push({ path, place: step.to, node });
        }
      }
      front = next;
    }
    return [...found.values()];
  }

  /** What one tap on a checker plays: the first die that it can use. */
  tap(from: number): Target | null {
    if (this.decision.dice === null) return null;
    return this.targets(from).find(({ path }) => path.length === 1) ?? null;
  }

  /**
   * Where a piece from which nothing moves would go, to be asked why it does not: by the next die, or on a square board to the next free point.
   * `null` if there is no such place.
   */
  wish(from: number): number | null {
    const { board } = this.decision;
    const { standing } = this;
    if (board.kind === "square") {
      const { size } = board;
      const beside = [from + size, from - size, ...(from % size < size - 1 ? [from + 1] : []), ...(from % size > 0 ? [from - 1] : [])];
      return (standing.kind === "square" ? beside.find((place) => standing.cells[place] === "empty") : undefined) ?? null;
    }
    const [die] = this.#left(this.steps);
    return die === undefined || from === HAND || from === OFF ? null : Math.max(OFF, from - die);
  }

  /** Lays steps. Nothing happens, and `false` is given, if one of them is not offered. */
  lay(steps: readonly Step[]): boolean {
    const laid = [...this.#laid];
    for (const wanted of steps) {
      const last = laid.at(-1);
      const choice = this.#choices(last === undefined ? 0 : last.node).find(
        ({ step }) => step.from === wanted.from && step.to === wanted.to && fits(step, wanted),
      );
      if (choice === undefined) return false;
      const { board, side, standing } = this.decision;
      laid.push({ ...choice, standing: after(board, last?.standing ?? standing, side, choice.step) });
    }
    this.#laid = laid;
    return true;
  }

  /** Takes the last step back. */
  undo(): Effect | null {
    return this.#laid.pop()?.step ?? null;
  }

  /** Every way to go on, until `visit` says `false`. */
  walk(visit: (steps: readonly Effect[], end: Standing) => boolean): void {
    const { board, side } = this.decision;
    const go = (node: number | null, steps: readonly Effect[], standing: Standing): boolean => {
      const choices = this.#choices(node);
      if (choices.length === 0) return visit(steps, standing);
      return choices.every(({ step, node }) => go(node, [...steps, step], after(board, standing, side, step)));
    };
    go(this.#node, [], this.standing);
  }
}

/** Whether a step uses the die that was meant, if one was. */
function fits(step: Effect, wanted: Step & { readonly die?: number }): boolean {
  return wanted.die === undefined || wanted.die === step.die;
}

/** Pips of a step, the bar and the hand counted as 25. */
export function pipsOf(step: Step): number {
  return (step.from === HAND ? BAR : step.from) - step.to;
}
