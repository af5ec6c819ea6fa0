/**
 * A player's part in mode R of the dice protocol (`docs/dice.md`): a secret chain of one's own, its values given up one by one and never
 * before their time, and every roll computed again. Whatever does not check is thrown as {@link Foul}, and then nothing is released any more.
 */

import { type Bytes, Unreadable, equal, toHex } from "./bytes.ts";
import { type Dice, LENGTH, type Role, SERVER, type Seat, type Values, gameHash, link, sealedRoll } from "./derive.ts";
import { hasSigned, sha256 } from "./hash.ts";
import { type Header, type Mode, readHeader } from "./header.ts";
import { type Track, leadsTo } from "./verify.ts";

/** What does not check: the key of a text, with what it needs. */
export class Foul extends Error {
  constructor(
    readonly why: string,
    readonly args: Readonly<Record<string, number>> = {},
  ) {
    super(why);
  }
}

/** What has to outlive the page. A secret that is lost cannot be made again, and the game cannot go on without it. */
export interface Kept {
  /** x_N. */
  readonly secret: Bytes;
  /** The hash of the header it was made for. */
  readonly header: Bytes;
  /** Values up to this number have been given up. */
  readonly released: number;
  /** Whether the commitment to it was sent, so that a game can have been bound to it. */
  readonly sent?: boolean;
}

/** Makes 32 bytes that nobody else can know. */
export type Chance = () => Bytes | Promise<Bytes>;

/** Where it is kept, by the number of the game. */
export interface Vault {
  /** What is kept, made by `make` if there is nothing: the same for everybody who asks, at the same time too. */
  keep(game: string, make: () => Kept): Promise<Kept>;
  /** What is kept, if there is anything. */
  find(game: string): Promise<Kept | undefined>;
  /** Notes durably that the commitment is sent. */
  send(game: string): Promise<void>;
  /** Notes durably that values up to `n` may be given up. */
  release(game: string, n: number): Promise<void>;
}

/** A vault that lasts as long as the page. */
export class Pocket implements Vault {
  readonly #kept = new Map<string, Kept>();

  keep(game: string, make: () => Kept): Promise<Kept> {
    const kept = this.#kept.get(game) ?? make();
    this.#kept.set(game, kept);
    return Promise.resolve(kept);
  }

  find(game: string): Promise<Kept | undefined> {
    return Promise.resolve(this.#kept.get(game));
  }

  send(game: string): Promise<void> {
    const kept = this.#kept.get(game);
    if (kept !== undefined) this.#kept.set(game, { ...kept, sent: true });
    return Promise.resolve();
  }

  release(game: string, n: number): Promise<void> {
    const kept = this.#kept.get(game);
    if (kept !== undefined) this.#kept.set(game, { ...kept, released: Math.max(n, kept.released) });
    return Promise.resolve();
  }
}

/** What the header of a game has to say. */
export interface Agreed {
  readonly game: number;
  readonly variant: number;
  /** The canonical JSON of its options. */
  readonly rules: Bytes;
  /** The server's key, once it is known. */
  readonly key: Bytes | null;
}

/** What binds a game. */
export interface Bound {
  readonly commits: readonly [Bytes, Bytes];
  readonly gameHash: Bytes;
  readonly signature: Bytes;
}

/** The header of a game that is about to begin, if it says what was agreed. */
export async function agreedHeader(bytes: Bytes, key: Bytes, mode: Mode, agreed: Agreed): Promise<Header> {
  let header: Header;
  try {
    header = readHeader(bytes);
  } catch (error) {
    if (error instanceof Unreadable) throw new Foul("record-unreadable");
    throw error;
  }
  if (header.mode !== mode) throw new Foul("roll-mode");
  if (header.gameNo !== agreed.game) throw new Foul("header-number");
  if (header.variant !== agreed.variant) throw new Foul("header-game");
  if (!equal(header.rulesHash, await sha256(agreed.rules))) throw new Foul("header-rules");
  if (agreed.key !== null && !equal(agreed.key, key)) throw new Foul("signature-key");
  return header;
}

/** The hash of the game, if both have committed, the own commitment is in its place, and the server has signed that. */
export async function boundHash(header: Bytes, key: Bytes, seat: Seat, own: Bytes, bound: Bound): Promise<Bytes> {
  const { commits, signature } = bound;
  if (!equal(commits[seat], own) || equal(commits[(1 - seat) as Seat], own)) throw new Foul("own-commit");
  const game = await gameHash(header, commits, null);
  if (!equal(game, bound.gameHash)) throw new Foul("signature-hash");
  if (!(await hasSigned(key, game, signature))) throw new Foul("signature-wrong");
  return game;
}

/** A chain of a game that has taken over from another one. */
export interface Anchored {
  readonly role: Role;
  /** The roll that fell before it. */
  readonly after: number;
  readonly anchor: Bytes;
}

/** How many rolls before its end a chain is followed by another: the server may refuse it, while the other player asks for a roll. */
const EARLY = 64;

/** A chain of this player. */
interface Own {
  /** What it is kept as. */
  readonly name: string;
  /** The roll before it. */
  readonly start: number;
  /** The anchor, and the values of the rolls from `start + 1` on. */
  readonly values: readonly Bytes[];
  /** Values up to this number have been given up. */
  released: number;
}

/** The chain that ends in a secret, and what is kept of it. */
async function chainOf(seat: Seat, gameUid: Bytes, start: number, name: string, { secret, released }: Kept): Promise<Own> {
  const values: Bytes[] = [];
  values[LENGTH] = secret;
  for (let i = LENGTH; i > 0; i--) values[i - 1] = await link(seat, gameUid, start + i, values[i] as Bytes);
  return { name, start, values, released };
}

export class SealedGame {
  /** `null` while the game goes by a chain that this browser does not have. */
  #own: Own | null;
  /** Whether the game can be bound to nothing but the own chain. */
  #sent: boolean;
  /** A chain that is to take over. */
  #next: Own | null = null;
  readonly #tracks: Map<Role, Track>;
  #game: Bytes | null = null;
  /** The last roll that was checked. */
  #rolled = 0;
  /** Values of the roll that is being made, as they were given up. */
  #given = new Map<Seat, Bytes>();
  #asked: Seat | null = null;
  /** Chains that take over after a roll that has not been heard of, and those that have taken over. */
  #coming: Anchored[] = [];
  readonly #anchored = new Set<string>();

  private constructor(
    readonly seat: Seat,
    readonly header: Header,
    readonly key: Bytes,
    private readonly bytes: Bytes,
    private readonly hash: Bytes,
    private readonly vault: Vault,
    private readonly random: Chance,
    own: Own,
    sent: boolean,
  ) {
    this.#own = own;
    this.#sent = sent;
    this.commit = own.values[0] as Bytes;
    this.#tracks = new Map([[SERVER, { n: 0, value: header.serverCommit }]]);
  }

  /** The anchor of the chain that was made for the beginning of the game. */
  readonly commit: Bytes;

  /** Checks the header of a game that is about to begin, and makes the own chain for it, or takes the one that was made. */
  static async join(seat: Seat, bytes: Bytes, key: Bytes, agreed: Agreed, vault: Vault, random: Chance): Promise<SealedGame> {
    const header = await agreedHeader(bytes, key, "roll", agreed);
    const hash = await sha256(bytes);
    const name = toHex(header.gameUid);
    const secret = await random();
    const kept = await vault.keep(name, () => ({ secret, header: hash, released: 0, sent: false }));
    if (!equal(kept.header, hash)) throw new Foul("header-seen");
    const own = await chainOf(seat, header.gameUid, 0, name, kept);
    return new SealedGame(seat, header, key, bytes, hash, vault, random, own, kept.sent !== false);
  }

  /** Notes that the commitment is sent, before it is. */
  async sending(): Promise<void> {
    await this.vault.send(toHex(this.header.gameUid));
    this.#sent = true;
  }

  /** Whether a game may be bound to another commitment, since this browser has never sent its own: it was made in another one, or is lost. */
  isElsewhere(commit: Bytes): boolean {
    return !this.#sent && !equal(commit, this.commit);
  }

  /** Whether the game goes by a chain of this browser. */
  get holds(): boolean {
    return this.#own !== null;
  }

  get isBound(): boolean {
    return this.#game !== null;
  }

  get rolled(): number {
    return this.#rolled;
  }

  /** Whether the server still speaks of the same header. */
  isOf(bytes: Bytes): boolean {
    return equal(bytes, this.bytes);
  }

  /** Both have committed: nothing can be changed any more, and the server has signed that. */
  async bind(bound: Bound): Promise<void> {
    const elsewhere = this.isElsewhere(bound.commits[this.seat]);
    const game = await boundHash(this.bytes, this.key, this.seat, elsewhere ? bound.commits[this.seat] : this.commit, bound);
    if (this.#game !== null && !equal(this.#game, game)) throw new Foul("signature-hash");
    if (this.#game !== null) return;
    this.#game = game;
    if (elsewhere) this.#own = null;
    for (const seat of [0, 1] as const) this.#tracks.set(seat, { n: 0, value: bound.commits[seat] });
  }

  /** A roll was asked for. */
  asked(by: Seat): void {
    this.#asked = by;
  }

  /** A double came. Where a roll was asked for there can be none. */
  doubled(): void {
    if (this.#isRolling) throw new Foul("doubled");
  }

  /** A value came, before the dice. */
  async given(by: Seat, n: number, value: Bytes): Promise<void> {
    if (n !== this.#rolled + 1) throw new Foul("roll-number", { due: this.#rolled + 1, found: n });
    if (!(await this.#fits(by, n, value))) throw new Foul("value-wrong", { who: by + 1 });
    this.#given.set(by, value);
  }

  /**
   * The own value of roll n, if it is time for it: the other side's has come where the own dice are thrown. Noted before it is given.
   */
  async value(n: number, roller: Seat | null): Promise<Bytes | null> {
    const own = this.#own;
    if (this.#game === null || own === null) return null;
    const due = this.#rolled + 1;
    if (n !== due || n < own.released || n > own.released + 1) throw new Foul("roll-number", { due, found: n });
    if (roller === this.seat && !this.#given.has((1 - this.seat) as Seat)) return null;
    const value = own.values[n - own.start];
    if (value === undefined) throw new Foul("chain-ended");
    if (n > own.released) await this.vault.release(own.name, n);
    own.released = Math.max(n, own.released);
    return value;
  }

  /**
   * The own value of the roll that is asked for in the same breath, where the other side is the server's own player: the server knows all values
   * of its own already, so there is nothing to wait for. `null` if the roll cannot be asked for now. Noted before it is given.
   */
  async early(): Promise<{ readonly n: number; readonly value: Bytes } | null> {
    const own = this.#own;
    const n = this.#rolled + 1;
    const value = own?.values[n - own.start];
    if (this.#game === null || own === null || value === undefined || this.#isRolling) return null;
    if (n > own.released) await this.vault.release(own.name, n);
    own.released = Math.max(n, own.released);
    return { n, value };
  }

  /** The new chain that is to take over now, between two rolls, because the own one is nearly at its end or is not in this browser. */
  async renewal(): Promise<Omit<Anchored, "role"> | null> {
    const own = this.#own;
    const after = this.#rolled;
    if (this.#game === null || this.#isRolling || this.#coming.length > 0) return null;
    if (own !== null && after - own.start < LENGTH - EARLY) return null;
    if (this.#next?.start !== after) {
      const name = this.#name(after);
      const secret = await this.random();
      const kept = await this.vault.keep(name, () => ({ secret, header: this.hash, released: after }));
      this.#next = await chainOf(this.seat, this.header.gameUid, after, name, kept);
    }
    return { after, anchor: this.#next.values[0] as Bytes };
  }

  /** A chain takes over, as the log says. Told again it changes nothing. */
  async anchored(chain: Anchored): Promise<void> {
    const { role, after, anchor } = chain;
    const name = `${role} ${after} ${toHex(anchor)}`;
    if (this.#anchored.has(name)) return;
    if (after > this.#rolled) {
      this.#coming.push(chain);
      return;
    }
    if (after < this.#rolled) throw new Foul("anchor-other", { who: role === SERVER ? 0 : role + 1 });
    if (this.#isRolling) throw new Foul("anchor-late");
    this.#anchored.add(name);
    this.#tracks.set(role, { n: after, value: anchor });
    if (role === this.seat) await this.#takeOver(after, anchor);
  }

  async #takeOver(after: number, anchor: Bytes): Promise<void> {
    if (this.#next?.start !== after) {
      const name = this.#name(after);
      const kept = await this.vault.find(name);
      this.#next = kept === undefined ? null : await chainOf(this.seat, this.header.gameUid, after, name, kept);
    }
    const next = this.#next;
    this.#next = null;
    if (next !== null && equal(next.values[0] as Bytes, anchor)) this.#own = next;
    // Where this browser has the game, nobody but the player himself in another one can have done that, or the house.
    else if (this.#own !== null) throw new Foul("own-anchor");
  }

  get #isRolling(): boolean {
    return this.#asked !== null || this.#given.size > 0;
  }

  /** What a chain that takes over after a roll is kept as. */
  #name(after: number): string {
    return `${toHex(this.header.gameUid)}/${after}`;
  }

  /** The dice came, with all values: whether they follow. */
  async threw(n: number, values: Values, shown: Dice): Promise<void> {
    const game = this.#game;
    if (game === null) throw new Foul("header-missing");
    const due = this.#rolled + 1;
    if (n !== due) throw new Foul("roll-number", { due, found: n });
    const all: readonly (readonly [Role, Bytes | null])[] = [[SERVER, values.server], [0, values.clients[0]], [1, values.clients[1]]];
    for (const [role, value] of all) {
      if (value === null) throw new Foul("value-left-out", { player: role + 1 });
      if (!(await this.#fits(role, n, value))) throw new Foul("value-wrong", { who: role === SERVER ? 0 : role + 1 });
    }
    for (const [seat, value] of this.#given) {
      if (!equal(value, values.clients[seat] as Bytes)) throw new Foul("value-not-released", { player: seat + 1 });
    }
    const right = await sealedRoll(game, n, values);
    if (right[0] !== shown[0] || right[1] !== shown[1]) {
      throw new Foul("dice", { first: shown[0], second: shown[1], right_first: right[0], right_second: right[1] });
    }
    for (const [role, value] of all) if (value !== null) this.#tracks.set(role, { n, value });
    this.#rolled = n;
    this.#asked = null;
    this.#given = new Map();
    for (const chain of this.#coming.splice(0)) await this.anchored(chain);
  }

  #fits(role: Role, n: number, value: Bytes): Promise<boolean> {
    const track = this.#tracks.get(role);
    if (track === undefined) throw new Foul("header-missing");
    return leadsTo(role, this.header.gameUid, track, n, value);
  }
}
