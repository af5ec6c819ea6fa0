/** What goes over the socket, by the names that pages use. The types are those of the server (`wire.ts`), which is made of them. */

import type { Dice } from "../board/types.ts";
import type { ChatLine, Event as EventOf, FromClient, Player, Seat as Side, Terms, Text, ToClient, View } from "./wire.ts";

export { SUBPROTOCOL } from "./wire.ts";

export type Pair<T> = readonly [T, T];

export type Incoming = ToClient;

export type Outgoing = FromClient;

type Said<Name extends Incoming["type"]> = Extract<Incoming, { readonly type: Name }>;

export type ContestJson = Said<"contest">;

export type DiceJson = Said<"dice">;

/** Who wants to play once more, and where that is done. */
export type RematchJson = Said<"rematch">;

export type RefusedJson = Said<"refused">;

/** A key of the Fluent files with its arguments, which may be texts again. */
export type TextJson = Text;

export type PlayerJson = Player;

export type TermsJson = Terms;

export type CubeJson = NonNullable<Terms["cube"]>;

/** Milliseconds; either a delay of every turn or what every turn adds. */
export type ClockJson = NonNullable<Terms["clock"]>;

/** Something that a player said. */
export type LineJson = ChatLine;

type Keys<Union> = Union extends unknown ? keyof Union : never;

type At<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never;

/** An event of the record, whichever it is: who looks at its type knows what there is. */
export type Event = { readonly type: EventOf["type"] } & { readonly [Key in Exclude<Keys<EventOf>, "type">]?: At<EventOf, Key> };

export type Steps = readonly Pair<number>[];

type Kept<Union> = Union extends unknown ? Omit<Union, "type" | "contest" | "expected_seq" | "client_command_id"> : never;

/** What a player does. */
export type Command = Kept<Extract<Outgoing, { readonly type: "command" }>>;

/** What was offered under a name, done. Only what the server has offered has a name to come here. */
export const commandOf = (name: string, points?: number): Command => ({ do: name, ...(points === undefined ? {} : { points }) }) as Command;

export type { Dice, Side, View };
