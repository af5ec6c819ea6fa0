import { describe, expect, test } from "vitest";
import { type Bytes, concat, fromHex, number, toHex, utf8 } from "./bytes.ts";
import { Foul, Pocket } from "./client.ts";
import { type Dice, type Seeds, clientCommit, gameHash, roll, rollKey, serverCommit } from "./derive.ts";
import { EnvelopeGame } from "./envelope.ts";
import { KEY, signed } from "./fixtures/signer.ts";
import { sha256 } from "./hash.ts";
import { type Header, writeHeader } from "./header.ts";
import { type Seal, Sealer } from "../net/sealer.ts";
import type { DiceJson, Event, Outgoing, View } from "../net/messages.ts";

const filled = (byte: number, length = 32): Bytes => new Uint8Array(length).fill(byte);
const RULES = utf8("{}");
const OWN = filled(2);
const seeds: Seeds = { server: filled(1), clients: [OWN, filled(3)], randomness: null };
const header: Header = {
  mode: "game",
  gameUid: filled(7, 16),
  matchUid: filled(8, 16),
  gameNo: 1,
  variant: 7,
  rulesHash: await sha256(RULES),
  createdMs: 1n,
  players: ["a", "b"],
  serverCommit: await serverCommit(filled(7, 16), seeds.server),
};
const bytes = writeHeader(header);
const hash = await sha256(bytes);
const commits = [await clientCommit(0, hash, OWN), await clientCommit(1, hash, seeds.clients[1])] as const;
const game = await gameHash(bytes, commits, null);
const bound = { commits, gameHash: game, signature: signed(game) };
const key = await rollKey(game, seeds);
const rolls: Dice[] = await Promise.all([0, 1, 2].map((n) => roll(key, n)));

const agreed = { game: 1, variant: 7, rules: RULES, key: null };
const join = (changed: Partial<Header> = {}, vault = new Pocket()) =>
  EnvelopeGame.join(0, writeHeader({ ...header, ...changed }), KEY, agreed, vault, () => OWN);
const foul = (of: Promise<unknown>) => of.then(() => "none", (error: unknown) => (error instanceof Foul ? error.why : error));

async function played(shown: readonly Dice[] = rolls): Promise<EnvelopeGame> {
  const own = await join();
  await own.bind(bound);
  for (const [n, dice] of shown.entries()) own.threw(n, dice);
  return own;
}

describe("a game of mode G", () => {
  test("commits, reveals once the server is bound, and checks all rolls at its end", async () => {
    const own = await join();
    expect([own.seed, own.isBound, toHex(own.commit)]).toEqual([null, false, toHex(commits[0])]);
    await own.bind(bound);
    expect(own.seed).toEqual(OWN);
    await (await played()).opened(seeds);
  });

  test("takes no other header, commitment or signature than what was agreed", async () => {
    expect(await foul(join({ mode: "roll" }))).toBe("roll-mode");
    expect(await foul(join({ gameNo: 2 }))).toBe("header-number");
    const vault = new Pocket();
    await join({}, vault);
    expect(await foul(join({ createdMs: 2n }, vault))).toBe("header-seen");
    const own = await join();
    expect(await foul(own.bind({ ...bound, commits: [commits[1], commits[0]] }))).toBe("own-commit");
    expect(await foul(own.bind({ ...bound, gameHash: filled(0) }))).toBe("signature-hash");
    expect(await foul(own.bind({ ...bound, signature: filled(0, 64) }))).toBe("signature-wrong");
    expect(own.seed).toBe(null);
  });

  test("finds dice, seeds and numbers that are not right", async () => {
    const [first, second, third] = rolls as [Dice, Dice, Dice];
    const other: Dice = [(third[0] % 6) + 1, third[1]];
    expect(await foul((await played([first, second, other])).opened(seeds))).toBe("dice");
    expect(await foul((await played()).opened({ ...seeds, server: filled(4) }))).toBe("seed-wrong");
    expect(await foul((await played()).opened({ ...seeds, clients: [OWN, filled(4)] }))).toBe("seed-wrong");
    expect(await foul((await played()).opened(null))).toBe("seeds-missing");
    expect(await foul((await played()).opened({ ...seeds, randomness: filled(5) }))).toBe("signature-drand");
    const own = await played();
    expect(() => own.threw(4, first)).toThrow(Foul);
  });
});

describe("the messages of mode G", () => {
  const contest = "c";
  const dice = (changed: Partial<DiceJson>): DiceJson => ({
    type: "dice",
    contest,
    game: 1,
    header: toHex(bytes),
    key: toHex(KEY),
    successions: [],
    commits: [null, null],
    bound: null,
    anchors: [],
    revealed: [false, false],
    ...changed,
  });
  const isBound = { commits: commits.map(toHex) as [string, string], bound: { game_hash: toHex(game), signature: toHex(bound.signature), log: { count: 0, hash: "00".repeat(32) } } };
  const threw = (n: number): Event => ({ type: n === 0 ? "opening" : "rolled", dice: rolls[n]!, proof: toHex(concat(number(4, 1), number(n, 4))) });
  const view = { roll: null } as unknown as View;
  const end = (server: Bytes): Event => ({ type: "game-ended", proof: toHex(concat(number(6, 1), server, ...seeds.clients)) });

  function sitting() {
    const said: Outgoing[] = [];
    const seals: Seal[] = [];
    const games = [{ id: "hypergammon", rules: {} }];
    const say = (message: Outgoing) => said.push(message);
    const sealer = new Sealer({ contest, seat: "first", dice: "envelope", house: false, games, vault: new Pocket(), random: () => OWN, say, changed: (seal) => seals.push(seal) });
    return { sealer, said, seals };
  }

  test("are said when it is time, again after a lost connection, and the seal is whole only at the end", async () => {
    const { sealer, said, seals } = sitting();
    sealer.told(dice({}));
    sealer.told(dice(isBound));
    sealer.told(dice({ ...isBound, revealed: [true, false] }));
    sealer.again();
    await sealer.settled;
    const seed = { type: "reveal", contest, game: 1, seed: toHex(OWN) };
    expect(said).toEqual([{ type: "commit", contest, game: 1, commit: toHex(commits[0]) }, seed, seed]);
    sealer.happened([threw(0), threw(1)], view);
    await sealer.settled;
    expect(seals.at(-1)).toMatchObject({ kind: "closed", rolls: 2 });
    sealer.happened([threw(2), end(seeds.server)], view);
    await sealer.settled;
    expect(seals.at(-1)).toMatchObject({ kind: "whole", rolls: 3 });
  });

  test("break the seal where the seeds are others", async () => {
    const { sealer, seals } = sitting();
    sealer.told(dice({}));
    sealer.told(dice({ ...isBound, revealed: [true, true] }));
    sealer.happened([threw(0), end(fromHex("05".repeat(32)))], view);
    await sealer.settled;
    expect(seals.at(-1)).toMatchObject({ kind: "broken", why: "seed-wrong" });
  });

  test("name the key of a later game, or the seal breaks", async () => {
    const other = filled(5);
    const named = { from: toHex(KEY), to: toHex(other), signature: toHex(signed(concat(utf8("ALEADICE/successor\0"), other))) };
    const later = { game: 2, header: toHex(writeHeader({ ...header, gameNo: 2, gameUid: filled(9, 16) })), key: toHex(other) };
    for (const [successions, why] of [[[], "signature-key"], [[{ ...named, to: toHex(filled(6)) }], "signature-key"], [[named], null]] as const) {
      const { sealer, seals } = sitting();
      sealer.told(dice({}));
      sealer.told(dice({ ...later, successions }));
      await sealer.settled;
      expect(seals.at(-1)?.why ?? null).toBe(why);
    }
  });
});
