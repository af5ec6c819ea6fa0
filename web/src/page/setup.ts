/** Games as they are set up, before anything is played. */

import { readBoard } from "../board/position.ts";
import { type BoardKind, type Standing, other } from "../board/types.ts";
import type { TermsJson } from "../net/messages.ts";
import type { GameJson, GamesJson } from "./api.ts";

export interface SetUp {
  /** Of the game, or of the contest that begins with it. */
  readonly id: string;
  readonly board: BoardKind;
  readonly standing: Standing;
  readonly way: "opposite" | "same" | null;
}

export function setUpOf(id: string, { board, way, checkers, mover }: GameJson): SetUp {
  const kind: BoardKind = board.kind === "square"
    ? { kind: "square", size: board.size, white: board.moves === "white" ? mover : other(mover) }
    : { kind: "points", way: way ?? "opposite", checkers: checkers ?? 15 };
  return { id, board: kind, standing: readBoard(kind, board, mover), way };
}

/** How the games of a contest are set up, counted from 0, those in which checkers are hit: so far as it is known what games there are. */
export function beginsOf({ games, start }: Pick<TermsJson, "games" | "start">, known: readonly GameJson[]): (game: number) => SetUp | null {
  return (game) => {
    const id = games[(game + (start.games_played ?? 0)) % games.length]?.id;
    const found = known.find((one) => one.id === id && one.hits);
    return found === undefined ? null : setUpOf(found.id, found);
  };
}

/** Contests of several games, where their first one stands, and all games. */
export function everything({ games, contests }: GamesJson): SetUp[] {
  const joined = contests.flatMap(({ id, games: [first] }) => games.filter((game) => game.id === first).map((game) => setUpOf(id, game)));
  return [...joined, ...games.map((game) => setUpOf(game.id, game))];
}
