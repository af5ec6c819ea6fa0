/**
 * A player's part in mode G of the dice protocol (`docs/dice.md`): a seed of one's own, which is revealed once the server is bound, and rolls that
 * are computed again when the game is over and all seeds are shown.
 */

import { type Bytes, equal, toHex } from "./bytes.ts";
import { type Agreed, type Bound, type Chance, Foul, type Vault, agreedHeader, boundHash } from "./client.ts";
import { type Dice, type Seat, type Seeds, clientCommit, roll, rollKey, serverCommit } from "./derive.ts";
import { sha256 } from "./hash.ts";
import type { Header } from "./header.ts";

export class EnvelopeGame {
  #game: Bytes | null = null;
  #commits: readonly [Bytes, Bytes] | null = null;
  readonly #rolls: Dice[] = [];

  private constructor(
    readonly seat: Seat,
    readonly header: Header,
    readonly key: Bytes,
    /** The commitment to the own seed. */
    readonly commit: Bytes,
    private readonly bytes: Bytes,
    private readonly hash: Bytes,
    private readonly own: Bytes,
  ) {}

  /** Checks the header of a game that is about to begin, and makes the own seed for it, or takes the one that was made. */
  static async join(seat: Seat, bytes: Bytes, key: Bytes, agreed: Agreed, vault: Vault, random: Chance): Promise<EnvelopeGame> {
    const header = await agreedHeader(bytes, key, "game", agreed);
    const hash = await sha256(bytes);
    const secret = await random();
    const kept = await vault.keep(toHex(header.gameUid), () => ({ secret, header: hash, released: 0 }));
    if (!equal(kept.header, hash)) throw new Foul("header-seen");
    return new EnvelopeGame(seat, header, key, await clientCommit(seat, hash, kept.secret), bytes, hash, kept.secret);
  }

  get isBound(): boolean {
    return this.#game !== null;
  }

  /** How many rolls have fallen. */
  get rolled(): number {
    return this.#rolls.length;
  }

  /** The own seed, once the server is bound. */
  get seed(): Bytes | null {
    return this.#game === null ? null : this.own;
  }

  /** Whether the server still speaks of the same header. */
  isOf(bytes: Bytes): boolean {
    return equal(bytes, this.bytes);
  }

  /** Both have committed: nothing can be changed any more, and the server has signed that. */
  async bind(bound: Bound): Promise<void> {
    const game = await boundHash(this.bytes, this.key, this.seat, this.commit, bound);
    if (this.#game !== null && !equal(this.#game, game)) throw new Foul("signature-hash");
    this.#game = game;
    this.#commits = bound.commits;
  }

  /** Dice came. Whether they follow shows when the game is over. */
  threw(n: number, shown: Dice): void {
    if (n !== this.#rolls.length) throw new Foul("roll-number", { due: this.#rolls.length, found: n });
    this.#rolls.push(shown);
  }

  /** The game is over, and all seeds are shown: whether they are those that everybody was bound to, and all dice follow. */
  async opened(seeds: Seeds | null): Promise<void> {
    if (this.#game === null || this.#commits === null) throw new Foul("header-missing");
    if (seeds === null) throw new Foul("seeds-missing");
    const wrong = (who: number) => new Foul("seed-wrong", { who });
    if (!equal(await serverCommit(this.header.gameUid, seeds.server), this.header.serverCommit)) throw wrong(0);
    for (const seat of [0, 1] as const) {
      if (!equal(await clientCommit(seat, this.hash, seeds.clients[seat]), this.#commits[seat])) throw wrong(seat + 1);
    }
    if (seeds.randomness !== null) throw new Foul("signature-drand");
    const key = await rollKey(this.#game, seeds);
    for (const [n, shown] of this.#rolls.entries()) {
      const right = await roll(key, n);
      if (right[0] !== shown[0] || right[1] !== shown[1]) {
        throw new Foul("dice", { first: shown[0], second: shown[1], right_first: right[0], right_second: right[1] });
      }
    }
  }
}
