/**
 * The dice of a contest, as its messages tell of them, sealed roll by roll (mode R) or game by game (mode G): commits, gives values up or reveals
 * the seed when it is time, checks every roll as soon as it can be checked. Messages are worked through one after the other, since hashing takes its time; what is on the board does not wait for that.
 */

import { type Bytes, Unreadable, fromHex, toHex, utf8 } from "../dice/bytes.ts";
import { type Chance, Foul, SealedGame, type Vault } from "../dice/client.ts";
import { type Role, SERVER, type Seat } from "../dice/derive.ts";
import { EnvelopeGame } from "../dice/envelope.ts";
import { readPieces } from "../dice/pieces.ts";
import { type JsonObject, canonical } from "../dice/record.ts";
import { follows } from "../dice/successor.ts";
import { VARIANTS } from "../dice/verify.ts";
import type { DiceJson, Event, Outgoing, Side, View } from "./messages.ts";

/** What can be said of the dice. */
export interface Seal {
  /**
   * `making`: the game is not bound yet; `closed`: its rolls can be checked when it is over; `whole`: every roll so far was checked; `lost`: they
   * were, but the own values are in another browser; `broken`: one was not right.
   */
  readonly kind: "making" | "closed" | "whole" | "lost" | "broken";
  /** How many rolls of this game were checked, or, of one that is `closed`, have fallen. */
  readonly rolls: number;
  /** What is wrong. */
  readonly why: string | null;
  readonly args: Readonly<Record<string, number>>;
}

export interface SealerOptions {
  readonly contest: string;
  readonly seat: Side;
  readonly dice: "sealed" | "envelope";
  /** Whether the other side is the server's own player. */
  readonly house: boolean;
  readonly games: readonly { readonly id: string; readonly rules: JsonObject }[];
  readonly vault: Vault;
  readonly random: Chance;
  say(message: Outgoing): void;
  /** What can be said of the dice has changed. */
  changed(seal: Seal): void;
}

function kindOf(game: SealedGame | EnvelopeGame): Seal["kind"] {
  if (!game.isBound) return "making";
  if (game instanceof EnvelopeGame) return "closed";
  return game.holds ? "whole" : "lost";
}

const ROLES: Readonly<Record<DiceJson["anchors"][number]["role"], Role>> = { server: SERVER, first: 0, second: 1 };

const piecesOf = (event: Event) => (event.proof === undefined ? [] : readPieces(fromHex(event.proof)));

const seatOf = (side: Side): Seat => (side === "first" ? 0 : 1);

export class Sealer {
  seal: Seal = { kind: "making", rolls: 0, why: null, args: {} };
  readonly #seat: Seat;
  /** By their number. Who comes back may be told of the dice of the next game before the last events of this one. */
  readonly #games = new Map<number, SealedGame | EnvelopeGame>();
  /** Events of games of which no dice were told yet. */
  readonly #early = new Map<number, Event[]>();
  /** The game of which the next event is. */
  #game = 1;
  #view: View | null = null;
  #key: Bytes | null = null;
  /** The release, or new chain, that was said last on this connection. */
  #said = "";
  #work: Promise<void> = Promise.resolve();

  constructor(private readonly options: SealerOptions) {
    this.#seat = seatOf(options.seat);
  }

  /** Once everything that was heard so far is worked through. */
  get settled(): Promise<void> {
    return this.#work;
  }

  told(message: DiceJson): void {
    this.#then(() => this.#told(message));
  }

  /** Events came, and what they led to. */
  happened(events: readonly Event[], view: View): void {
    this.#then(async () => {
      for (const event of events) await this.#event(event);
      this.#view = view;
      await this.#release();
      await this.#renew();
    });
  }

  /** This player asks for a roll, which cannot be taken back. */
  asking(): void {
    if (!this.options.house) return;
    this.#then(async () => {
      const game = this.#games.get(this.#game);
      const early = game instanceof SealedGame ? await game.early() : null;
      if (early !== null) this.#give(this.#game, early.n, early.value);
    });
  }

  /** The connection came back. What the server tells now says what is due. */
  forget(): void {
    this.#then(() => {
      this.#said = "";
      return Promise.resolve();
    });
  }

  /** Something was refused for now: what is due is said again. */
  again(): void {
    this.#then(async () => {
      this.#said = "";
      for (const [number, game] of this.#games) {
        if (!game.isBound) await this.#commit(number, game);
        else if (game instanceof EnvelopeGame && game.rolled === 0) this.#reveal(number, game);
      }
      await this.#release();
      await this.#renew();
    });
  }

  #then(step: () => Promise<void>): void {
    this.#work = this.#work.then(async () => {
      if (this.seal.kind === "broken") return;
      try {
        await step();
        // Of a game that is over it stays said until the next one begins.
        const game = this.#games.get(this.#game);
        if (game !== undefined) this.#show({ kind: kindOf(game), rolls: game.rolled, why: null, args: {} });
      } catch (error) {
        const broken = (why: string, args = {}) => this.#show({ ...this.seal, kind: "broken", why, args });
        if (error instanceof Foul) broken(error.why, error.args);
        else if (error instanceof Unreadable) broken("record-unreadable");
        // No Ed25519, no room to keep a secret: what cannot be checked is not played on with.
        else broken("no-browser");
      }
    });
  }

  #show(seal: Seal): void {
    if (JSON.stringify(seal) === JSON.stringify(this.seal)) return;
    this.seal = seal;
    this.options.changed(seal);
  }

  async #told(message: DiceJson): Promise<void> {
    const header = fromHex(message.header);
    const key = fromHex(message.key);
    let game = this.#games.get(message.game);
    if (game === undefined) {
      const { games, vault, random, dice } = this.options;
      const spec = games[(message.game - 1) % games.length];
      const variant = spec === undefined ? undefined : VARIANTS[spec.id];
      if (spec === undefined || variant === undefined) throw new Foul("header-game");
      // The key stays, or has named the one that comes after it.
      const named = this.#key !== null && (await follows(key, this.#key, message.successions));
      const agreed = { game: message.game, variant, rules: utf8(canonical(spec.rules)), key: named ? key : this.#key };
      const mode = dice === "sealed" ? SealedGame : EnvelopeGame;
      game = await mode.join(this.#seat, header, key, agreed, vault, random);
      this.#key = key;
      this.#games.set(message.game, game);
    } else if (!game.isOf(header)) {
      throw new Foul("header-seen");
    }
    const [first, second] = message.commits;
    const own = message.commits[this.#seat];
    if (own === null) return this.#commit(message.game, game);
    const elsewhere = game instanceof SealedGame && game.isElsewhere(fromHex(own));
    if (own !== toHex(game.commit) && !elsewhere) throw new Foul("own-commit");
    if (message.bound === null || first === null || second === null) return;
    const { game_hash, signature } = message.bound;
    await game.bind({ commits: [fromHex(first), fromHex(second)], gameHash: fromHex(game_hash), signature: fromHex(signature) });
    const early = this.#early.get(message.game) ?? [];
    this.#early.delete(message.game);
    for (const event of early) await this.#roll(game, event);
    if (game instanceof SealedGame) {
      for (const { role, after, anchor } of message.anchors) await game.anchored({ role: ROLES[role], after, anchor: fromHex(anchor) });
    }
    if (game instanceof EnvelopeGame && message.revealed?.[this.#seat] === false) this.#reveal(message.game, game);
    await this.#release();
    await this.#renew();
  }

  #reveal(number: number, game: EnvelopeGame): void {
    if (game.seed === null) return;
    this.options.say({ type: "reveal", contest: this.options.contest, game: number, seed: toHex(game.seed) });
  }

  async #commit(number: number, game: SealedGame | EnvelopeGame): Promise<void> {
    if (game instanceof SealedGame) await game.sending();
    this.options.say({ type: "commit", contest: this.options.contest, game: number, commit: toHex(game.commit) });
  }

  async #event(event: Event): Promise<void> {
    if (event.type === "game-ended" || event.type === "void") {
      const game = this.#games.get(this.#game);
      if (game instanceof EnvelopeGame && game.isBound) await this.#open(game, event);
      this.#games.delete(this.#game);
      this.#early.delete(this.#game);
      this.#game += 1;
      return;
    }
    const game = this.#games.get(this.#game);
    if (game?.isBound === true) return this.#roll(game, event);
    this.#early.set(this.#game, [...(this.#early.get(this.#game) ?? []), event]);
  }

  /** A game of mode G is over: its seeds are shown, and all of its rolls can be checked. */
  async #open(game: EnvelopeGame, event: Event): Promise<void> {
    const seeds = piecesOf(event).find((piece) => piece.tag === "seeds");
    // Seeds of a game that never began stay secret.
    if (seeds === undefined && event.type === "void" && game.rolled === 0) return;
    await game.opened(seeds?.seeds ?? null);
    this.#show({ kind: "whole", rolls: game.rolled, why: null, args: {} });
  }

  /** What an event means for the dice of its game. */
  async #roll(game: SealedGame | EnvelopeGame, event: Event): Promise<void> {
    const pieces = piecesOf(event);
    if (game instanceof EnvelopeGame) {
      if (event.type !== "opening" && event.type !== "rolled") return;
      const threw = pieces.find((piece) => piece.tag === "roll");
      if (threw === undefined || event.dice === undefined) throw new Foul("roll-missing");
      return game.threw(threw.n, event.dice);
    }
    for (const piece of pieces) if (piece.tag === "anchor") await game.anchored(piece);
    switch (event.type) {
      case "roll-requested":
        if (event.by !== undefined) game.asked(seatOf(event.by));
        return;
      case "doubled":
        return game.doubled();
      case "released":
        for (const piece of pieces) if (piece.tag === "release") await game.given(piece.by, piece.n, piece.value);
        return;
      case "opening":
      case "rolled": {
        const threw = pieces.find((piece) => piece.tag === "values");
        if (threw === undefined || event.dice === undefined) throw new Foul("roll-missing");
        return game.threw(threw.n, threw.values, event.dice);
      }
    }
  }

  /** Gives the own value up, if it is time. */
  async #release(): Promise<void> {
    const roll = this.#view?.roll ?? null;
    if (roll === null || roll.game !== this.#game || roll.released[this.#seat]) return;
    const game = this.#games.get(roll.game);
    if (!(game instanceof SealedGame) || this.#said === `${roll.game} ${roll.n}`) return;
    const value = await game.value(roll.n, roll.roller === null ? null : seatOf(roll.roller));
    if (value !== null) this.#give(roll.game, roll.n, value);
  }

  #give(game: number, n: number, value: Bytes): void {
    this.#said = `${game} ${n}`;
    this.options.say({ type: "release", contest: this.options.contest, game, n, value: toHex(value) });
  }

  /** Lets a new chain take over, if one has to and no roll is being made. */
  async #renew(): Promise<void> {
    const game = this.#games.get(this.#game);
    if (this.#view === null || this.#view.roll !== null || !(game instanceof SealedGame)) return;
    const due = await game.renewal();
    const said = `${this.#game} after ${due?.after}`;
    if (due === null || said === this.#said) return;
    this.#said = said;
    this.options.say({ type: "anchor", contest: this.options.contest, game: this.#game, after: due.after, anchor: toHex(due.anchor) });
  }
}
