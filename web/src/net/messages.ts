/** What goes over the socket (`docs/protocol.md`), as far as pages look at it. */

import type { EventJson, ViewJson } from "../board/protocol.ts";
import type { Dice, Side } from "../board/types.ts";
import type { JsonObject } from "../dice/record.ts";

/** The subprotocol of the WebSocket. */
export const SUBPROTOCOL = "alea.1";

export type Pair<T> = readonly [T, T];

/** A key of the Fluent files with its arguments, which may be texts again. */
export interface TextJson {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number | TextJson>>;
}

export interface PlayerJson {
  readonly name: string;
  readonly kind: "guest" | "house";
}

export interface TermsJson {
  readonly games: readonly { readonly id: string; readonly rules: JsonObject }[];
  readonly length: "single" | "money" | { readonly points: number };
  readonly clock?: unknown;
  readonly cube?: unknown;
}

export interface ContestJson {
  readonly type: "contest";
  readonly contest: string;
  readonly created: number;
  readonly terms: TermsJson;
  readonly players: Pair<PlayerJson | null>;
  readonly you: Side | null;
  readonly dice: "sealed" | "envelope" | "plain" | "none";
}

/** An event of the record. */
export type Event = EventJson & {
  readonly at?: number;
  readonly proof?: string;
  readonly by?: Side;
  readonly side?: Side;
  readonly starter?: Side;
  readonly winner?: Side | null;
  readonly points?: number;
  readonly reason?: string;
};

export interface View extends ViewJson {
  readonly at: number;
  readonly phase: "waiting" | "start" | "play" | "over" | "void";
  readonly game: ViewJson["game"] & { readonly number: number; readonly id: string };
  readonly games_ended: number;
  readonly awaited: Side | null;
  readonly roll: { readonly game: number; readonly n: number; readonly roller: Side | null; readonly released: Pair<boolean> } | null;
  readonly clock: { readonly left: Pair<number>; readonly running: Side | null; readonly free: number | null } | null;
  readonly ended: { readonly winner: Side | null; readonly points: number; readonly reason: string } | null;
  readonly result: { readonly winner: Side | null; readonly reason: string } | null;
  readonly void: string | null;
}

export interface DiceJson {
  readonly type: "dice";
  readonly contest: string;
  readonly game: number;
  readonly header: string;
  readonly key: string;
  readonly commits: Pair<string | null>;
  readonly bound: { readonly game_hash: string; readonly signature: string } | null;
  /** In mode G, who has revealed his seed. */
  readonly revealed: Pair<boolean> | null;
}

/** Who wants to play once more, and where that is done. */
export interface RematchJson {
  readonly type: "rematch";
  readonly contest: string;
  readonly wanted: Pair<boolean>;
  readonly next: string | null;
}

export interface RefusedJson {
  readonly type: "refused";
  readonly contest: string | null;
  readonly what: string | null;
  readonly client_command_id: string | null;
  readonly code: string;
  readonly text: TextJson;
}

export type Incoming =
  | { readonly type: "hello"; readonly now: number; readonly you: { readonly id: string; readonly name: string } | null }
  | ContestJson
  | { readonly type: "snapshot"; readonly contest: string; readonly seq: number; readonly view: View }
  | { readonly type: "events"; readonly contest: string; readonly seq: number; readonly events: readonly Event[]; readonly view: View }
  | DiceJson
  | { readonly type: "present"; readonly contest: string; readonly here: Pair<boolean>; readonly watching: number }
  | { readonly type: "accepted"; readonly contest: string; readonly client_command_id: string | null; readonly seq: number; readonly count: number }
  | RefusedJson
  | { readonly type: "because"; readonly contest: string; readonly played: Steps; readonly step: Pair<number>; readonly text: TextJson | null }
  | RematchJson
  | { readonly type: "closed"; readonly contest: string }
  | { readonly type: "pong"; readonly now: number };

export type Steps = readonly Pair<number>[];

/** What a player does. */
export type Command =
  | { readonly do: "play"; readonly steps: Steps }
  | { readonly do: "resign"; readonly points: number }
  | { readonly do: string; readonly points?: number };

export type Outgoing =
  | { readonly type: "open"; readonly contest: string; readonly since?: number }
  | ({ readonly type: "command"; readonly contest: string; readonly expected_seq: number; readonly client_command_id: string } & Command)
  | { readonly type: "commit"; readonly contest: string; readonly game: number; readonly commit: string }
  | { readonly type: "release"; readonly contest: string; readonly game: number; readonly n: number; readonly value: string }
  | { readonly type: "reveal"; readonly contest: string; readonly game: number; readonly seed: string }
  | { readonly type: "rematch"; readonly contest: string }
  | { readonly type: "why"; readonly contest: string; readonly played: Steps; readonly step: Pair<number> }
  | { readonly type: "ping" };

export type { Dice, Side };
