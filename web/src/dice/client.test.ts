import { describe, expect, test } from "vitest";
import { type Bytes, equal } from "./bytes.ts";
import { Foul, Pocket, SealedGame } from "./client.ts";
import { LENGTH, type Role, type Values, link, sealedRoll } from "./derive.ts";
import { type Header, writeHeader } from "./header.ts";
import { KEY, RULES, chainOf, filled, header, other, server, word } from "./testing.ts";

const agreed = { game: 1, variant: 7, rules: RULES, key: null };
const join = (vault = new Pocket(), changed: Partial<Header> = {}) =>
  SealedGame.join(0, writeHeader({ ...header, ...changed }), KEY, agreed, vault, () => filled(2));

/** The game of seat 0 with the server's word on it. */
async function bound(vault = new Pocket()) {
  const game = await join(vault);
  const commits = [game.commit, other[0]!] as const;
  const { hash, signature } = await word(commits);
  await game.bind({ commits, gameHash: hash, signature });
  const own = await chainOf(0, filled(2));
  const values = (n: number): Values => ({ server: server[n]!, clients: [own[n]!, other[n]!] });
  return { game, commits, hash, own, values };
}

const foul = (of: Promise<unknown>) => of.then(() => "none", (error: unknown) => (error instanceof Foul ? error.why : error));

describe("a game of mode R", () => {
  test("goes its way: opening, the other's roll, the own one", async () => {
    const { game, own, values, hash } = await bound();
    const roll = async (n: number) => game.threw(n, values(n), await sealedRoll(hash, n, values(n)));
    expect(equal((await game.value(1, null))!, own[1]!)).toBe(true);
    await game.given(1, 1, other[1]!);
    await roll(1);
    game.asked(1);
    expect(equal((await game.value(2, 1))!, own[2]!)).toBe(true);
    await roll(2);
    game.asked(0);
    expect(await game.value(3, 0)).toBe(null);
    await game.given(1, 3, other[3]!);
    expect(equal((await game.value(3, 0))!, own[3]!)).toBe(true);
    await roll(3);
    expect(game.rolled).toBe(3);
  });

  test("a page that was loaded anew has the same chain, and gives up no value before its time", async () => {
    const vault = new Pocket();
    const before = await bound(vault);
    await before.game.value(1, null);
    const again = await bound(vault);
    expect(equal(again.game.commit, before.game.commit)).toBe(true);
    expect(await foul(again.game.value(2, null))).toBe("roll-number");
    expect(equal((await again.game.value(1, null))!, before.own[1]!)).toBe(true);
    expect(await foul(join(vault, { createdMs: 2n }))).toBe("header-seen");
  });

  test("a server that tells a page loaded anew another story, in which less was rolled, gets nothing", async () => {
    const vault = new Pocket();
    const { game, values, hash } = await bound(vault);
    for (const n of [1, 2]) {
      await game.value(n, 1);
      await game.threw(n, values(n), await sealedRoll(hash, n, values(n)));
    }
    expect(await foul((await bound(vault)).game.value(1, null))).toBe("roll-number");
  });

  test("nothing is given up before both are bound, or for a roll that is not due", async () => {
    expect(await (await join()).value(1, null)).toBe(null);
    const { game } = await bound();
    expect(await foul(game.value(5, null))).toBe("roll-number");
  });

  test("dice that do not follow are found", async () => {
    const { game, values, hash } = await bound();
    const [one, two] = await sealedRoll(hash, 1, values(1));
    expect(await foul(game.threw(1, values(1), [(one % 6) + 1, two]))).toBe("dice");
    expect(await foul(game.threw(2, values(2), [one, two]))).toBe("roll-number");
    expect(await foul(game.threw(1, { ...values(1), server: filled(5) }, [one, two]))).toBe("value-wrong");
    expect(await foul(game.threw(1, { ...values(1), clients: [values(1).clients[0], null] }, [one, two]))).toBe("value-left-out");
    expect(await foul(game.threw(1, { ...values(1), clients: [values(1).clients[0], other[2]!] }, [one, two]))).toBe("value-wrong");
    await game.threw(1, values(1), [one, two]);
  });

  test("a value of the other side that is not in his chain is found, and a double after a roll was asked for", async () => {
    const { game } = await bound();
    expect(await foul(game.given(1, 1, filled(5)))).toBe("value-wrong");
    expect(await foul(game.given(1, 2, other[2]!))).toBe("roll-number");
    game.doubled();
    game.asked(1);
    expect(() => game.doubled()).toThrow(Foul);
  });

  test("what is agreed stands in the header", async () => {
    expect(await foul(join(new Pocket(), { gameNo: 2 }))).toBe("header-number");
    expect(await foul(join(new Pocket(), { variant: 1 }))).toBe("header-game");
    expect(await foul(join(new Pocket(), { rulesHash: filled(0) }))).toBe("header-rules");
    expect(await foul(join(new Pocket(), { mode: "game" }))).toBe("roll-mode");
    const pinned = { ...agreed, key: filled(1) };
    expect(await foul(SealedGame.join(0, writeHeader(header), KEY, pinned, new Pocket(), () => filled(2)))).toBe("signature-key");
  });

  test("the server's word is checked", async () => {
    const { commits } = await bound();
    const { hash, signature } = await word(commits);
    const game = await join();
    await game.sending();
    expect(await foul(game.bind({ commits: [filled(4), commits[1]], gameHash: hash, signature }))).toBe("own-commit");
    expect(await foul(game.bind({ commits: [commits[0], commits[0]], gameHash: hash, signature }))).toBe("own-commit");
    expect(await foul(game.bind({ commits, gameHash: filled(4), signature }))).toBe("signature-hash");
    expect(await foul(game.bind({ commits, gameHash: hash, signature: filled(4, 64) }))).toBe("signature-wrong");
    expect(game.isBound).toBe(false);
  });
});

describe("chains that take over", () => {
  const SECRET = filled(6);
  const anchored = (after: number, anchor: Bytes, role: Role = 0) => ({ role, after, anchor });

  /** The game as it is in a browser that has none of its secrets, with one roll behind it. */
  async function elsewhere(vault = new Pocket()) {
    const before = await bound();
    const game = await SealedGame.join(0, writeHeader(header), KEY, agreed, vault, () => SECRET);
    const { hash, signature } = await word(before.commits);
    await game.bind({ commits: before.commits, gameHash: hash, signature });
    const roll = async (n: number, own = before.own[n]!) => {
      const values: Values = { server: server[n]!, clients: [own, other[n]!] };
      await game.threw(n, values, await sealedRoll(hash, n, values));
    };
    await roll(1);
    return { game, roll, before };
  }

  test("a browser without the secret takes over between two rolls, and keeps the chain", async () => {
    const vault = new Pocket();
    const { game, roll, before } = await elsewhere(vault);
    expect(game.holds).toBe(false);
    expect(await game.value(2, 1)).toBe(null);
    const chain = await chainOf(0, SECRET, 1);
    const renewal = await game.renewal();
    expect(renewal).toEqual({ after: 1, anchor: chain[0] });
    await game.anchored(anchored(1, chain[0]!));
    await game.anchored(anchored(1, chain[0]!));
    expect([game.holds, await game.renewal()]).toEqual([true, null]);
    game.asked(1);
    expect(await game.value(2, 1)).toEqual(chain[1]);
    await roll(2, chain[1]);
    // Loaded anew, told of the anchor before the rolls that lie before it.
    const again = await SealedGame.join(0, writeHeader(header), KEY, agreed, vault, () => filled(99));
    const { hash, signature } = await word(before.commits);
    await again.bind({ commits: before.commits, gameHash: hash, signature });
    await again.anchored(anchored(1, chain[0]!));
    const first: Values = { server: server[1]!, clients: [before.own[1]!, other[1]!] };
    await again.threw(1, first, await sealedRoll(hash, 1, first));
    expect([again.holds, await again.value(2, 1)]).toEqual([true, chain[1]]);
  });

  test("a browser that has the game goes on with no chain of another one, and none comes late", async () => {
    const { game, values, hash } = await bound();
    await game.threw(1, values(1), await sealedRoll(hash, 1, values(1)));
    expect(await game.renewal()).toBe(null);
    await game.anchored(anchored(1, filled(8), 1));
    expect(await foul(game.anchored(anchored(0, filled(8), 1)))).toBe("anchor-other");
    expect(await foul(game.anchored(anchored(1, filled(8))))).toBe("own-anchor");
    const late = await bound();
    late.game.asked(1);
    expect(await foul(late.game.anchored(anchored(0, filled(8), 1)))).toBe("anchor-late");
  });

  test("a commitment that was sent is not given up for another one", async () => {
    const vault = new Pocket();
    const game = await join(vault);
    expect(game.isElsewhere(filled(9))).toBe(true);
    await game.sending();
    expect(game.isElsewhere(filled(9))).toBe(false);
    expect((await join(vault)).isElsewhere(filled(9))).toBe(false);
    expect(game.isElsewhere(game.commit)).toBe(false);
  });

  test("a chain that is nearly at its end is followed by another one in time", async () => {
    const { game, values, hash } = await bound();
    let due: Awaited<ReturnType<typeof game.renewal>> = null;
    let n = 0;
    while (due === null) {
      n += 1;
      await game.threw(n, values(n), await sealedRoll(hash, n, values(n)));
      due = await game.renewal();
    }
    expect([n, due.after]).toEqual([LENGTH - 64, LENGTH - 64]);
    await game.anchored(anchored(n, due.anchor));
    game.asked(1);
    const value = await game.value(n + 1, 1);
    expect(equal(await link(0, header.gameUid, n + 1, value!), due.anchor)).toBe(true);
  });
});
