/** A contest as a client sees it: what the server said of it, what was asked and not answered yet. Knows no page and no rule. */

import type { Chance, Vault } from "../dice/client.ts";
import type { Command, ContestJson, Event, Incoming, LineJson, Outgoing, Pair, RematchJson, Steps, TextJson, View } from "./messages.ts";
import { type Seal, Sealer } from "./sealer.ts";

export interface ContestListener {
  /** Something of it has changed. `news` are the events since the last time, `before` what was there then. */
  changed(news: readonly Event[], before: View | null): void;
  /** A command was not carried out. `null`: only because something else happened before it. */
  refused(text: TextJson | null): void;
  /** Why a step cannot be played. */
  because(text: TextJson): void;
  /** Somebody has said something more. */
  said(): void;
  /** What was to be said was not. */
  unsaid(text: TextJson): void;
}

export interface ContestOptions {
  readonly id: string;
  readonly vault: Vault;
  readonly random: Chance;
  /** A name for commands that nobody else uses. */
  readonly tag: string;
  readonly listener: ContestListener;
  say(message: Outgoing): void;
  /** All events that are stored. */
  record(): Promise<readonly Event[]>;
  later(milliseconds: number, call: () => void): () => void;
}

/** After how long what was refused for now is said again, in milliseconds. */
const AGAIN = 400;

type Asked = Extract<Outgoing, { type: "command" }>;

export class Contest {
  info: ContestJson | null = null;
  view: View | null = null;
  here: Pair<boolean> = [false, false];
  watching = 0;
  rematch: RematchJson | null = null;
  events: readonly Event[] = [];
  /** What was said beside the board, as far as it was heard; it stays when the server has forgotten it. */
  lines: readonly LineJson[] = [];
  seal: Seal | null = null;
  /** The server says that there is no such contest. */
  unknown = false;
  /** By how much the server's clock is ahead, in milliseconds. */
  ahead = 0;
  #asked: Asked | null = null;
  #commands = 0;
  #sealer: Sealer | null = null;
  /** Snapshots whose events are being fetched; what comes meanwhile waits. */
  #filling: Incoming[] | null = null;

  constructor(private readonly options: ContestOptions) {}

  /** Whether a command waits for its answer. */
  get isAsking(): boolean {
    return this.#asked !== null;
  }

  /** Once all dice that were heard of are checked. */
  get settled(): Promise<void> {
    return this.#sealer?.settled ?? Promise.resolve();
  }

  /** The connection is there, for the first time or again. */
  open(): void {
    this.#filling = null;
    this.#reopen();
    this.#sealer?.forget();
    // What was not answered is said again, word for word: it is carried out once.
    if (this.#asked !== null) this.options.say(this.#asked);
  }

  /** Does something, unless something else waits for its answer. */
  act(command: Command): void {
    if (this.#asked !== null || this.view === null) return;
    this.#commands += 1;
    const id = `${this.options.tag}-${this.#commands}`;
    this.#asked = { type: "command", contest: this.options.id, expected_seq: this.events.length, client_command_id: id, ...command };
    this.options.say(this.#asked);
    if (command.do === "roll") this.#sealer?.asking();
  }

  /** Wants to play once more. Said again it changes nothing, so it may be pressed again. */
  again(): void {
    this.options.say({ type: "rematch", contest: this.options.id });
  }

  /** Says something to all who look. */
  speak(text: string): void {
    this.options.say({ type: "chat", contest: this.options.id, text });
  }

  why(played: Steps, step: Pair<number>): void {
    this.options.say({ type: "why", contest: this.options.id, played, step });
  }

  hear(message: Incoming): void {
    if (message.type === "hello" || message.type === "pong") this.ahead = message.now - Date.now();
    if (!("contest" in message) || message.contest !== this.options.id) return;
    if (this.#filling !== null) {
      this.#filling.push(message);
      return;
    }
    this.#hear(message);
  }

  #hear(message: Incoming): void {
    const { listener } = this.options;
    switch (message.type) {
      case "contest":
        this.#seated(message);
        return listener.changed([], this.view);
      case "present":
        this.here = message.here;
        this.watching = message.watching;
        return listener.changed([], this.view);
      case "rematch":
        this.rematch = message;
        return listener.changed([], this.view);
      case "chat":
        return this.#said(message.lines);
      case "dice":
        return this.#sealer?.told(message);
      case "events":
        return this.#take(message.seq, message.events, message.view);
      case "snapshot":
        return this.#fill(message.seq, message.view);
      case "accepted":
        if (this.#asked === null || message.client_command_id !== this.#asked.client_command_id) return;
        this.#asked = null;
        return listener.changed([], this.view);
      case "because":
        return message.text === null ? undefined : listener.because(message.text);
      case "refused":
        return this.#refused(message);
    }
  }

  #reopen(): void {
    this.options.say({ type: "open", contest: this.options.id, since: this.events.length });
  }

  #seated(info: ContestJson): void {
    const sat = this.info?.you ?? null;
    this.info = info;
    const { dice } = info;
    if ((dice !== "sealed" && dice !== "envelope") || info.you === null || info.you === sat) return;
    const house = info.players.some((player) => player?.kind === "house");
    const { id, vault, random, say, listener } = this.options;
    const changed = (seal: Seal) => {
      this.seal = seal;
      listener.changed([], this.view);
    };
    this.#sealer = new Sealer({ contest: id, seat: info.you, dice, house, games: info.terms.games, vault, random, say, changed });
    this.seal = this.#sealer.seal;
    if (this.view !== null) this.#sealer.happened(this.events, this.view);
  }

  #take(seq: number, events: readonly Event[], view: View): void {
    const seen = this.events.length;
    // Something is missing in between.
    if (seq > seen) return this.#reopen();
    const news = events.slice(seen - seq);
    const before = this.view;
    if (news.length === 0 && seq + events.length < seen) return;
    this.events = [...this.events, ...news];
    this.view = view;
    this.#sealer?.happened(news, view);
    this.options.listener.changed(news, before);
  }

  /** So much has happened that only its end was sent. Dice are checked from the beginning, so the rest is fetched. */
  #fill(seq: number, view: View): void {
    if (seq <= this.events.length) return this.#take(seq, [], view);
    const waiting: Incoming[] = [];
    this.#filling = waiting;
    const done = (events: readonly Event[]) => {
      // The connection was lost meanwhile: it begins again.
      if (this.#filling !== waiting) return;
      this.#filling = null;
      this.#take(this.events.length, events.slice(this.events.length, seq), view);
      for (const message of waiting) this.hear(message);
    };
    this.options.record().then(done, () => this.options.later(AGAIN, () => this.#filling === waiting && this.open()));
  }

  /** Lines come again with every opening; after a restart of the server their numbers begin again. */
  #said(lines: readonly LineJson[]): void {
    const known = new Set(this.lines.map(({ n, at }) => `${n} ${at}`));
    const more = lines.filter(({ n, at }) => !known.has(`${n} ${at}`));
    if (more.length === 0) return;
    this.lines = [...this.lines, ...more];
    this.options.listener.said();
  }

  #refused({ what, code, client_command_id, text }: Extract<Incoming, { type: "refused" }>): void {
    const { listener, later } = this.options;
    const passing = code === "busy" || code === "too-many";
    if (code === "unknown-contest") {
      this.unknown = true;
      return listener.changed([], this.view);
    }
    if (what === "chat") return listener.unsaid(text);
    if (code === "damaged") {
      // Nothing will come of it, however often it is said.
      this.#asked = null;
      return listener.refused(text);
    }
    if (what === "command") {
      const asked = this.#asked;
      if (asked === null || (client_command_id !== null && client_command_id !== asked.client_command_id)) return;
      if (passing || code === "not-open") {
        later(AGAIN, () => this.#asked === asked && this.options.say(asked));
        return;
      }
      this.#asked = null;
      // With the request the own value may have gone out, so nothing else can be decided any more: it is asked for again.
      if (code === "stale" && asked.do === "roll" && this.view?.you?.can.includes("roll") === true) return this.act({ do: "roll" });
      return listener.refused(code === "stale" ? null : text);
    }
    if (what === "open" && passing) later(AGAIN, () => this.#reopen());
    if ((what === "commit" || what === "release" || what === "reveal" || what === "anchor") && (passing || code === "not-open")) later(AGAIN, () => this.#sealer?.again());
  }
}
