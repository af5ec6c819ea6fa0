/** The record of a contest, as far as its dice are concerned. */

import { Unreadable } from "./bytes.ts";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export interface GameRecord {
  /** The games in the order of their rotation. */
  games: readonly { id: string; rules: JsonObject }[];
  /** How many games were played before the record begins. */
  gamesBefore: number;
  events: readonly JsonObject[];
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Canonical JSON (RFC 8785) of what JSON can hold. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (isObject(value)) {
    // `sort` goes by UTF-16 units, as the RFC does.
    const entry = (key: string) => `${JSON.stringify(key)}:${canonical(value[key] as Json)}`;
    return `{${Object.keys(value).sort().map(entry).join(",")}}`;
  }
  return JSON.stringify(value);
}

/** The text of an event without its time and proof, as it is hashed. */
export function eventText(event: JsonObject): string {
  const { at: _at, proof: _proof, ...rest } = event;
  return canonical(rest);
}

/** One record, or what is wrong with the text. */
export function readRecord(text: string): GameRecord {
  let record: Json;
  try {
    record = JSON.parse(text) as Json;
  } catch {
    throw new Unreadable("no JSON");
  }
  if (!isObject(record) || record["format"] !== "alea-record") throw new Unreadable("no record of alea");
  if (record["version"] !== 1) throw new Unreadable("a record of another version");
  const terms = record["terms"];
  const events = record["events"];
  if (!isObject(terms) || !Array.isArray(terms["games"]) || !Array.isArray(events)) throw new Unreadable("no record");
  const games = (terms["games"] as readonly Json[]).map((game) => {
    if (!isObject(game) || typeof game["id"] !== "string" || !isObject(game["rules"])) throw new Unreadable("no game");
    return { id: game["id"], rules: game["rules"] };
  });
  if (games.length === 0) throw new Unreadable("no game");
  const start = terms["start"];
  const before = isObject(start) ? (start["games_played"] ?? 0) : 0;
  if (typeof before !== "number" || !Number.isSafeInteger(before) || before < 0) throw new Unreadable("no number of games");
  return {
    games,
    gamesBefore: before,
    events: (events as readonly Json[]).map((event) => {
      if (!isObject(event) || typeof event["type"] !== "string") throw new Unreadable("no event");
      return event;
    }),
  };
}
