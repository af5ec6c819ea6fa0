/**
 * What goes over the socket (`docs/protocol.md`). Made of the types of the server: `UPDATE_TYPES=1 cargo test -p alea-server --lib typescript`
 * writes it anew.
 */

/** The version of the protocol. */
export const PROTOCOL = 1;

/** The subprotocol of the WebSocket. */
export const SUBPROTOCOL = "alea.1";

/** The longest message of a client, in bytes. */
export const MOST_INWARDS = 4096;

/** A chain of values that has taken over. */
export type AnchorFrame = {
  /** Whose it is. */
  readonly role: AnchorRole;
  /** The roll that fell last. */
  readonly after: number;
  /** Its anchor. */
  readonly anchor: string;
  /** The head of the log before the leaf that says so. */
  readonly log: Head;
};

/** Whose chain of values it is. */
export type AnchorRole = "server" | "first" | "second";

/** What stands on a board. */
export type Board =
  | { readonly kind: "points"; readonly x: Checkers; readonly o: Checkers }
  | { readonly kind: "square"; readonly size: number; readonly rows: readonly string[]; readonly moves: Colour };

/** What the server has signed. */
export type BoundFrame = {
  /** The hash of everything. */
  readonly game_hash: string;
  /** The signature of it. */
  readonly signature: string;
  /** The head of the log before the leaf that says so. */
  readonly log: Head;
};

/** Something that a player said. */
export type ChatLine = {
  /** Its number, from 0, since the server took the contest up. */
  readonly n: number;
  /** The time of the house. */
  readonly at: number;
  /** The seat of who said it. */
  readonly by: Seat;
  /** What was said: plain text of one line. */
  readonly text: string;
};

/** The checkers of one side. */
export type Checkers = {
  /** On each point, 1 first. */
  readonly points: readonly number[];
  /** On the bar. */
  readonly bar: number;
  /** Not entered yet. */
  readonly hand: number;
  /** Borne off. */
  readonly off: number;
  /** Points on which one of them lies under an enemy checker. */
  readonly pinned: readonly number[];
};

/** The clock. */
export type ClockShown = {
  /** What is left to both, in milliseconds. */
  readonly left: readonly [number, number];
  /** Whose time runs. */
  readonly running: Seat | null;
  /** How long it does not count yet. */
  readonly free: number | null;
};

/** What kind of refusal it is. */
export type Code = "denied" | "stale" | "not-yours" | "unknown-contest" | "not-open" | "dice" | "malformed" | "too-many" | "busy" | "damaged" | "reused-id";

/** The colours of a square board. */
export type Colour = "white" | "black";

/** How near a game is to an end for want of progress. */
export type Counters = {
  /** Moves without a capture. */
  readonly quiet: number;
  /** At how many the game ends, if it does. */
  readonly quiet_limit: number | null;
  /** How often this position has stood before. */
  readonly seen: number;
  /** At how often the game ends, if it does. */
  readonly seen_limit: number | null;
};

/** The cube. */
export type CubeShown = {
  /** What it shows. */
  readonly value: number;
  /** Who may double next; nobody alone while it lies in the middle. */
  readonly owner: Seat | null;
};

/** What a player does. */
export type Deed =
  | { readonly do: "roll" }
  | { readonly do: "play"; readonly steps: readonly (readonly [number, number])[] }
  | { readonly do: "double" }
  | { readonly do: "take" }
  | { readonly do: "pass" }
  | { readonly do: "raise" }
  | { readonly do: "accept-resignation" }
  | { readonly do: "refuse-resignation" }
  | { readonly do: "accept-draw" }
  | { readonly do: "refuse-draw" }
  | { readonly do: "offer-draw" }
  | { readonly do: "resign"; readonly points: number }
  | { readonly do: "stop" }
  | { readonly do: "claim" }
  | { readonly do: "withdraw" };

/** How the dice of a contest come about. */
export type DiceKind = "sealed" | "envelope" | "plain" | "none";

/** What a player can do. */
export type DoName = "roll" | "play" | "double" | "take" | "pass" | "raise" | "accept-resignation" | "refuse-resignation" | "accept-draw" | "refuse-draw" | "offer-draw" | "resign" | "stop" | "claim" | "withdraw";

/** A step with all that it does. */
export type Effect = {
  /** From where. */
  readonly from: number;
  /** To where. */
  readonly to: number;
  /** The die that it uses. */
  readonly die?: number;
  /** The one enemy checker there goes to its bar. */
  readonly hit?: boolean;
  /** The one enemy checker there becomes pinned. */
  readonly pins?: boolean;
  /** The pinned enemy checker where it left is free again. */
  readonly frees?: boolean;
  /** The places of a square board that become empty. */
  readonly captures?: readonly number[];
};

/** Why a game ended. */
export type EndName = "borne-off" | "mother-pinned" | "both-mothers-pinned" | "frozen" | "king-escaped" | "king-taken" | "king-immobile" | "encircled" | "no-moves" | "repetition" | "no-capture" | "passed" | "resigned" | "agreed" | "time" | "recorded";

/** How a game ended. */
export type Ended = {
  /** Who won. */
  readonly winner: Seat | null;
  /** What it added to his score. */
  readonly points: number;
  /** Why. */
  readonly reason: EndName;
};

/** Something that happened. */
export type Event =
  | { readonly type: "opening"; readonly at?: number; readonly proof?: string; readonly dice: readonly [number, number] }
  | { readonly type: "begun"; readonly at?: number; readonly proof?: string; readonly starter: Seat }
  | { readonly type: "recorded-begun"; readonly at?: number; readonly proof?: string; readonly starter: Seat }
  | { readonly type: "roll-requested"; readonly at?: number; readonly proof?: string; readonly by: Seat }
  | { readonly type: "released"; readonly at?: number; readonly proof?: string; readonly by: Seat }
  | { readonly type: "rolled"; readonly at?: number; readonly proof?: string; readonly dice: readonly [number, number] }
  | { readonly type: "played"; readonly at?: number; readonly proof?: string; readonly steps: readonly (readonly [number, number])[] }
  | { readonly type: "recorded-as-played"; readonly at?: number; readonly proof?: string; readonly text: string; readonly after: string }
  | { readonly type: "doubled"; readonly at?: number; readonly proof?: string; readonly by: Seat }
  | { readonly type: "taken"; readonly at?: number; readonly proof?: string; readonly by: Seat }
  | { readonly type: "passed"; readonly at?: number; readonly proof?: string; readonly by: Seat }
  | { readonly type: "raised"; readonly at?: number; readonly proof?: string; readonly by: Seat }
  | { readonly type: "resignation-offered"; readonly at?: number; readonly proof?: string; readonly by: Seat; readonly points: number }
  | { readonly type: "resignation-accepted"; readonly at?: number; readonly proof?: string }
  | { readonly type: "resignation-refused"; readonly at?: number; readonly proof?: string }
  | { readonly type: "draw-offered"; readonly at?: number; readonly proof?: string; readonly by: Seat }
  | { readonly type: "draw-accepted"; readonly at?: number; readonly proof?: string }
  | { readonly type: "draw-refused"; readonly at?: number; readonly proof?: string }
  | { readonly type: "flagged"; readonly at?: number; readonly proof?: string; readonly side: Seat }
  | { readonly type: "recorded-result"; readonly at?: number; readonly proof?: string; readonly winner: Seat; readonly points: number }
  | { readonly type: "game-ended"; readonly at?: number; readonly proof?: string; readonly winner: Seat | null; readonly points: number; readonly reason: EndName }
  | { readonly type: "contest-ended"; readonly at?: number; readonly proof?: string; readonly winner: Seat | null; readonly reason: "played" | "time" | "stopped" }
  | { readonly type: "void"; readonly at?: number; readonly proof?: string; readonly reason: string };

/** The kinds of boards. */
export type FamilyName = "points" | "square";

/** A message as it is written. */
export type FromClient =
  | { readonly type: "open"; readonly contest: string; readonly since?: number }
  | { readonly type: "close"; readonly contest: string }
  | { readonly type: "command"; readonly contest: string; readonly expected_seq: number; readonly client_command_id: string } & Deed
  | { readonly type: "commit"; readonly contest: string; readonly game: number; readonly commit: string }
  | { readonly type: "release"; readonly contest: string; readonly game: number; readonly n: number; readonly value: string }
  | { readonly type: "anchor"; readonly contest: string; readonly game: number; readonly after: number; readonly anchor: string }
  | { readonly type: "reveal"; readonly contest: string; readonly game: number; readonly seed: string }
  | { readonly type: "rematch"; readonly contest: string }
  | { readonly type: "chat"; readonly contest: string; readonly text: string }
  | { readonly type: "why"; readonly contest: string; readonly played: readonly (readonly [number, number])[]; readonly step: readonly [number, number] }
  | { readonly type: "ping" };

/** A game of a contest. */
export type GameShown = {
  /** Its number, from 1. */
  readonly number: number;
  /** Which game. */
  readonly id: string;
  /** Its options. */
  readonly rules: Rules;
  /** Which board. */
  readonly family: FamilyName;
  /** Which way the sides go, on 24 points. */
  readonly way: WayName | null;
  /** How many checkers a side has, on 24 points. */
  readonly checkers: number | null;
};

/** Every way to play a turn, as short as it can be: the largest there is has to fit into a message. */
export type Graph = {
  /** The different single steps. */
  readonly steps: readonly Effect[];
  /** The stages of the turn, which begins at the first: what can be done next at each. */
  readonly nodes: readonly (readonly Way[])[];
  /** The stages at which the turn may also be ended although more can follow. */
  readonly complete?: readonly number[];
};

/** The head of the log. */
export type Head = {
  /** How many leaves. */
  readonly count: number;
  /** Their hash. */
  readonly hash: string;
};

/** The type of a message of clients. */
export type MessageName = "open" | "close" | "command" | "commit" | "release" | "anchor" | "reveal" | "rematch" | "chat" | "why" | "ping";

/** What is to be answered, or waited for. */
export type PendingShown =
  | { readonly kind: "roll"; readonly by: Seat }
  | { readonly kind: "double"; readonly by: Seat; readonly value: number; readonly raises: number }
  | { readonly kind: "resignation"; readonly by: Seat; readonly points: number }
  | { readonly kind: "draw"; readonly by: Seat };

/** How far a contest has come. */
export type Phase = "waiting" | "start" | "play" | "over" | "void";

/** Who sits on a chair. */
export type Player = {
  /** The name. */
  readonly name: string;
  /** Who that is. */
  readonly kind: PlayerKind;
};

/** Who sits on a chair. */
export type PlayerKind = "guest" | "house";

/** How a contest ended. */
export type ResultShown = {
  /** Who won. */
  readonly winner: Seat | null;
  /** Why. */
  readonly reason: string;
};

/** A roll of sealed dice that is being made. */
export type RollShown = {
  /** The game of the contest, from 1. */
  readonly game: number;
  /** The number of the roll in it. */
  readonly n: number;
  /** Who asked; nobody in an opening. */
  readonly roller: Seat | null;
  /** Who has released a value. */
  readonly released: readonly [boolean, boolean];
};

/** Every option of the game with its value. */
export type Rules = Readonly<Record<string, string | number>>;

/** The name of a seat. */
export type Seat = "first" | "second";

/** How a key of the server has named the next one. */
export type Succession = {
  /** The key that names it. */
  readonly from: string;
  /** The key that signs after it. */
  readonly to: string;
  /** By the first, over "ALEADICE/successor\0" and the second. */
  readonly signature: string;
};

/** What the players have agreed on. */
export type Terms = {
  readonly games: readonly { readonly id: string; readonly rules: Rules }[];
  readonly length: "single" | "money" | { readonly points: number };
  readonly cube: { readonly crawford: boolean; readonly holland: boolean; readonly jacoby: boolean; readonly automatic_doubles: number; readonly raises: "none" | "beavers" | "raccoons" | "otters" } | null;
  readonly next_starter: "winner" | "roll" | "alternate";
  readonly clock: { readonly reserve: number; readonly delay: number } | { readonly reserve: number; readonly increment: number } | null;
  readonly start: { readonly score: readonly [number, number]; readonly crawford_played: boolean; readonly games_played?: number; readonly starter?: Seat };
};

/** A text in no language yet: a key of the Fluent files in `locales/` with its arguments. */
export type Text = {
  /** The key. */
  readonly key: string;
  /** The arguments by their names. */
  readonly args: Readonly<Record<string, TextArg>>;
};

/** An argument of a text. */
export type TextArg = number | string | Text;

/** A message to a client. */
export type ToClient =
  | { readonly type: "hello"; readonly protocol: number; readonly server: string; readonly now: number; readonly events_version: number; readonly rules_version: number; readonly you: You | null; readonly most_bytes: number; readonly heartbeat: number }
  | { readonly type: "contest"; readonly contest: string; readonly created: number; readonly terms: Terms; readonly players: readonly [Player | null, Player | null]; readonly you: Seat | null; readonly dice: DiceKind }
  | { readonly type: "snapshot"; readonly contest: string; readonly seq: number; readonly view: View }
  | { readonly type: "events"; readonly contest: string; readonly seq: number; readonly events: readonly Event[]; readonly view: View }
  | { readonly type: "dice"; readonly contest: string; readonly game: number; readonly header: string; readonly key: string; readonly successions: readonly Succession[]; readonly commits: readonly [string | null, string | null]; readonly bound: BoundFrame | null; readonly anchors: readonly AnchorFrame[]; readonly revealed: readonly [boolean, boolean] | null }
  | { readonly type: "present"; readonly contest: string; readonly here: readonly [boolean, boolean]; readonly away: readonly [number | null, number | null]; readonly grace: number; readonly watching: number }
  | { readonly type: "rematch"; readonly contest: string; readonly wanted: readonly [boolean, boolean]; readonly next: string | null }
  | { readonly type: "chat"; readonly contest: string; readonly lines: readonly ChatLine[] }
  | { readonly type: "accepted"; readonly contest: string; readonly client_command_id: string | null; readonly seq: number; readonly count: number }
  | { readonly type: "refused"; readonly contest: string | null; readonly what: MessageName | null; readonly client_command_id: string | null; readonly code: Code; readonly text: Text }
  | { readonly type: "because"; readonly contest: string; readonly played: readonly (readonly [number, number])[]; readonly step: readonly [number, number]; readonly text: Text | null }
  | { readonly type: "closed"; readonly contest: string }
  | { readonly type: "pong"; readonly now: number };

/** What is needed to show a contest. It is whole each time. */
export type View = {
  /** The time of the house when it was made. */
  readonly at: number;
  /** How far the contest has come. */
  readonly phase: Phase;
  /** The game. */
  readonly game: GameShown;
  /** How many games have ended. */
  readonly games_ended: number;
  /** The points of both. */
  readonly score: readonly [number, number];
  /** Whether this is the Crawford game. */
  readonly crawford: boolean;
  /** Who began this game. */
  readonly starter: Seat | null;
  /** What stands on the board. */
  readonly board: Board | null;
  /** In whose numbering that is. */
  readonly mover: Seat | null;
  /** Whose turn of the game it is. */
  readonly on_turn: Seat | null;
  /** Who is to act, an offer counted. */
  readonly to_act: Seat | null;
  /** Who is waited for, a value of the dice counted; his time runs. */
  readonly awaited: Seat | null;
  /** Two dice that lie and wait to be played. */
  readonly dice: readonly [number, number] | null;
  /** The cube, if there is one. */
  readonly cube: CubeShown | null;
  /** What a single game is worth now. */
  readonly stake: number;
  /** Of a square board how near the game is to an end for want of progress. */
  readonly counters: Counters | null;
  /** What is to be answered, or waited for. */
  readonly pending: PendingShown | null;
  /** The roll of sealed dice that is being made. */
  readonly roll: RollShown | null;
  /** The clock, if there is one. */
  readonly clock: ClockShown | null;
  /** How the last game ended. */
  readonly ended: Ended | null;
  /** How the contest ended. */
  readonly result: ResultShown | null;
  /** Why it does not count. */
  readonly void: string | null;
  /** What the player who is told can do; left out for others. */
  readonly you?: YouCan;
  /** Every way to play his turn, for who has one to play. */
  readonly decision: Graph | null;
};

/** What can be done at a stage. */
export type Way = number | readonly [number, number];

/** Which way the sides go. */
export type WayName = "opposite" | "same";

/** Who a client is. */
export type You = {
  /** The id. */
  readonly id: string;
  /** The name. */
  readonly name: string;
};

/** What a player can do. */
export type YouCan = {
  /** The seat. */
  readonly seat: Seat;
  /** What can be done. */
  readonly can: readonly DoName[];
  /** What cannot, and why. */
  readonly cannot: Readonly<Record<string, Text>>;
  /** Up to how many times the stake can be resigned. */
  readonly resign_up_to: number;
};
