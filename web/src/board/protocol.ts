/** From what the server sends (`docs/protocol.md`) to what the board is shown. */

import type { Graph } from "./decision.ts";
import type { BoardState } from "./face.ts";
import type { Action } from "./plates.ts";
import { type BoardJson, readBoard } from "./position.ts";
import { type BoardKind, type Cube, type Dice, type Played, type Side, type Standing, other } from "./types.ts";

/** What the board needs of a view. */
export interface ViewJson {
  readonly game: { readonly family: string; readonly way: "opposite" | "same" | null; readonly checkers: number | null };
  readonly score: readonly [number, number];
  readonly crawford: boolean;
  readonly board: BoardJson | null;
  readonly mover: Side | null;
  readonly on_turn: Side | null;
  readonly to_act: Side | null;
  readonly dice: Dice | null;
  readonly cube: { readonly value: number; readonly owner: Side | null } | null;
  readonly stake: number;
  readonly counters: CountersJson | null;
  readonly pending: { readonly kind: string; readonly by: Side; readonly value?: number; readonly points?: number } | null;
  readonly you?: { readonly seat: Side; readonly can: readonly string[]; readonly resign_up_to: number };
  readonly decision: Graph | null;
}

/** Moves without a capture and earlier appearances of the position, and at how many of each the game ends. */
export interface CountersJson {
  readonly quiet: number;
  readonly quiet_limit: number | null;
  readonly seen: number;
  readonly seen_limit: number | null;
}

/** From which part of the limit on moves without a capture players are told of it. */
const QUIET_TOLD = 0.75;

/** What the board needs of an event. */
export interface EventJson {
  readonly type: string;
  readonly dice?: Dice;
  readonly steps?: readonly (readonly [number, number])[];
}

/** What a view does not say: who plays, how far, and the turn that led there. */
export interface Around {
  readonly names?: readonly [string, string];
  readonly length?: number | null;
  readonly played?: Played | null;
}

/** The board of a view, or `null` before the first game. */
function boardOf({ game, board, mover }: ViewJson): BoardKind | null {
  if (board === null || mover === null) return null;
  if (board.kind === "square") return { kind: "square", size: board.size, white: board.moves === "white" ? mover : other(mover) };
  return { kind: "points", way: game.way ?? "opposite", checkers: game.checkers ?? 15 };
}

/** What the board is shown of a view, or `null` before the first game. */
export function stateOf(view: ViewJson, { names, length = null, played = null }: Around = {}): BoardState | null {
  const board = boardOf(view);
  if (board === null || view.board === null || view.mover === null) return null;
  return {
    board,
    standing: standingOf(board, view.board, view.mover, view.counters),
    onTurn: view.on_turn,
    toAct: view.to_act,
    dice: view.dice,
    graph: view.decision,
    played,
    ...(names === undefined ? {} : { names }),
    cube: cubeOf(view),
    score: length === null ? null : view.score,
    length,
    crawford: view.crawford,
    actions: actionsOf(view),
    ...(view.counters === null ? {} : { counters: toldFrom(view.counters) }),
  };
}

function standingOf(board: BoardKind, json: BoardJson, mover: Side, counters: CountersJson | null): Standing {
  const standing = readBoard(board, json, mover);
  return standing.kind === "points" || counters === null ? standing : { ...standing, quiet: counters.quiet, seen: counters.seen };
}

/** Players are told when the limit of moves is near, and of a position that ends the game when it stands once more. */
function toldFrom({ quiet_limit, seen_limit }: CountersJson): NonNullable<BoardState["counters"]> {
  const never = Number.POSITIVE_INFINITY;
  return {
    quiet: quiet_limit === null ? never : Math.ceil(quiet_limit * QUIET_TOLD),
    seen: seen_limit === null ? never : Math.max(1, seen_limit - 1),
  };
}

function cubeOf({ cube, pending }: ViewJson): Cube | null {
  if (cube === null) return null;
  const offered = pending?.kind === "double" ? pending : null;
  return offered === null ? cube : { value: offered.value ?? cube.value, owner: cube.owner, offeredBy: offered.by };
}

/** What can be done besides playing a turn, with what it means in points. */
function actionsOf({ you, stake, cube, pending, game }: ViewJson): Action[] {
  return (you?.can ?? []).flatMap((id): Action[] => {
    // Nobody agrees on a draw where dice decide. The server lets players, should a program offer one.
    if (id === "play" || (id === "offer-draw" && game.family === "points")) return [];
    if (id === "double") return [{ id, points: 2 * (cube?.value ?? 1) }];
    if (id === "pass") return [{ id, points: stake }];
    if (id === "accept-resignation") return [{ id, ...(pending?.points === undefined ? {} : { points: pending.points * stake }) }];
    if (id !== "resign") return [{ id }];
    const times = Array.from({ length: you?.resign_up_to ?? 0 }, (_, index) => index + 1);
    return times.length === 0 ? [] : [{ id, choices: times.map((times) => ({ times, points: times * stake })) }];
  });
}

/** The last turn among events; `side` is whose turn it was, and `lying` the dice that lay before them. */
export function playedIn(events: readonly EventJson[], side: Side, lying: Dice | null = null): Played | null {
  const at = events.findLastIndex(({ type }) => type === "played");
  const steps = events[at]?.steps;
  if (steps === undefined) return null;
  const rolled = events.slice(0, at).findLast(({ type, dice }) => dice !== undefined && (type === "rolled" || type === "opening"));
  return { side, steps: steps.map(([from, to]) => ({ from, to })), dice: rolled?.dice ?? lying };
}
