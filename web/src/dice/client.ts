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
}

/** Where it is kept, by the number of the game. */
export interface Vault {
  /** What is kept, made by `make` if there is nothing: the same for everybody who asks, at the same time too. */
  keep(game: string, make: () => Kept): Promise<Kept>;
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

export class SealedGame {
  readonly #chain: readonly Bytes[];
  readonly #tracks: Map<Role, Track>;
  #game: Bytes | null = null;
  /** The last roll that was checked. */
  #rolled = 0;
  #released: number;
  /** Values of the roll that is being made, as they were given up. */
  #given = new Map<Seat, Bytes>();
  #asked: Seat | null = null;

  private constructor(
    readonly seat: Seat,
    readonly header: Header,
    readonly key: Bytes,
    private readonly bytes: Bytes,
    private readonly vault: Vault,
    chain: readonly Bytes[],
    released: number,
  ) {
    this.#chain = chain;
    this.#released = released;
    this.#tracks = new Map([[SERVER, { n: 0, value: header.serverCommit }]]);
  }

  /** Checks the header of a game that is about to begin, and makes the own chain for it, or takes the one that was made. */
  static async join(seat: Seat, bytes: Bytes, key: Bytes, agreed: Agreed, vault: Vault, random: () => Bytes): Promise<SealedGame> {
    const header = await agreedHeader(bytes, key, "roll", agreed);
    const hash = await sha256(bytes);
    const kept = await vault.keep(toHex(header.gameUid), () => ({ secret: random(), header: hash, released: 0 }));
    if (!equal(kept.header, hash)) throw new Foul("header-seen");
    const chain: Bytes[] = [];
    chain[LENGTH] = kept.secret;
    for (let i = LENGTH; i > 0; i--) chain[i - 1] = await link(seat, header.gameUid, i, chain[i] as Bytes);
    return new SealedGame(seat, header, key, bytes, vault, chain, kept.released);
  }

  /** The anchor of the own chain. */
  get commit(): Bytes {
    return this.#chain[0] as Bytes;
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
    const game = await boundHash(this.bytes, this.key, this.seat, this.commit, bound);
    if (this.#game !== null && !equal(this.#game, game)) throw new Foul("signature-hash");
    if (this.#game !== null) return;
    this.#game = game;
    for (const seat of [0, 1] as const) this.#tracks.set(seat, { n: 0, value: bound.commits[seat] });
  }

  /** A roll was asked for. */
  asked(by: Seat): void {
    this.#asked = by;
  }

  /** A double came. Where a roll was asked for there can be none. */
  doubled(): void {
    if (this.#asked !== null || this.#given.size > 0) throw new Foul("doubled");
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
    if (this.#game === null) return null;
    const due = this.#rolled + 1;
    if (n !== due || n < this.#released || n > this.#released + 1) throw new Foul("roll-number", { due, found: n });
    if (roller === this.seat && !this.#given.has((1 - this.seat) as Seat)) return null;
    const value = this.#chain[n];
    if (value === undefined) throw new Foul("chain-ended");
    if (n > this.#released) await this.vault.release(toHex(this.header.gameUid), n);
    this.#released = Math.max(n, this.#released);
    return value;
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
  }

  #fits(role: Role, n: number, value: Bytes): Promise<boolean> {
    const track = this.#tracks.get(role);
    if (track === undefined) throw new Foul("header-missing");
    return leadsTo(role, this.header.gameUid, track, n, value);
  }
}
