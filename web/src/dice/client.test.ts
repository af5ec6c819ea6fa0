import { describe, expect, test } from "vitest";
import { equal } from "./bytes.ts";
import { Foul, Pocket, SealedGame } from "./client.ts";
import { type Values, sealedRoll } from "./derive.ts";
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
    expect(await foul(game.bind({ commits: [filled(4), commits[1]], gameHash: hash, signature }))).toBe("own-commit");
    expect(await foul(game.bind({ commits: [commits[0], commits[0]], gameHash: hash, signature }))).toBe("own-commit");
    expect(await foul(game.bind({ commits, gameHash: filled(4), signature }))).toBe("signature-hash");
    expect(await foul(game.bind({ commits, gameHash: hash, signature: filled(4, 64) }))).toBe("signature-wrong");
    expect(game.isBound).toBe(false);
  });
});
