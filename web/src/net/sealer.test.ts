import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Bytes, toHex } from "../dice/bytes.ts";
import { Pocket } from "../dice/client.ts";
import { type Values, sealedRoll } from "../dice/derive.ts";
import { writeHeader } from "../dice/header.ts";
import { KEY, chainOf, filled, header, other, server, word } from "../dice/testing.ts";
import type { DiceJson, Event, Outgoing, Side, View } from "./messages.ts";
import { Sealer } from "./sealer.ts";

const shown: View = JSON.parse(readFileSync(new URL("../../../docs/protocol/to-snapshot.json", import.meta.url), "utf8")).view;
const view = (roll: View["roll"] = null): View => ({ ...shown, roll });
const due = (n: number, roller: Side | null, released: readonly [boolean, boolean] = [false, false]): View => view({ game: 1, n, roller, released });

const own = await chainOf(0, filled(2));
const values = (n: number): Values => ({ server: server[n]!, clients: [own[n]!, other[n]!] });

const bytes = (...parts: (number | Bytes)[]): string => toHex(new Uint8Array(parts.flatMap((part) => (typeof part === "number" ? [part] : [...part]))));
const number = (n: number): Bytes => new Uint8Array([n >>> 24, n >>> 16, n >>> 8, n]);
const released = (n: number): Event => ({ type: "released", by: "second", proof: bytes(3, 1, number(n), other[n]!) });
const asked = (by: Side): Event => ({ type: "roll-requested", by });

/** A player on the first chair, and the server that speaks to him. */
class Sitting {
  readonly said: Outgoing[] = [];
  readonly sealer: Sealer;

  constructor(readonly vault = new Pocket(), house = false) {
    this.sealer = new Sealer({
      contest: "c",
      seat: "first",
      dice: "sealed",
      house,
      games: [{ id: "hypergammon", rules: {} }],
      vault,
      random: () => filled(2),
      say: (message) => this.said.push(message),
      changed: () => {},
    });
  }

  /** What was said, once everything that was heard is worked through. */
  async saying(): Promise<string[]> {
    await this.sealer.settled;
    return this.said.splice(0).map((message) => (message.type === "release" ? `release ${message.n} ${message.value === toHex(own[message.n]!)}` : message.type));
  }

  told(commits: DiceJson["commits"], bound: DiceJson["bound"] = null, changed: Partial<DiceJson> = {}): void {
    this.sealer.told({ type: "dice", contest: "c", game: 1, header: toHex(writeHeader(header)), key: toHex(KEY), successions: [], commits, bound, anchors: [], revealed: null, ...changed });
  }
}

const commits = [toHex(own[0]!), toHex(other[0]!)] as const;
const { hash, signature } = await word([own[0]!, other[0]!]);
const bound = { game_hash: toHex(hash), signature: toHex(signature), log: { count: 0, hash: toHex(filled(0)) } };

const threw = async (type: "opening" | "rolled", n: number, lie = 0): Promise<Event> => {
  const [one, two] = await sealedRoll(hash, n, values(n));
  const all = values(n);
  return { type, dice: [((one - 1 + lie) % 6) + 1, two], proof: bytes(5, number(n), 3, all.server, all.clients[0]!, all.clients[1]!) };
};

/** A game that is bound, with its opening rolled. */
async function begun(vault = new Pocket(), house = false): Promise<Sitting> {
  const sitting = new Sitting(vault, house);
  sitting.told([null, null]);
  sitting.told(commits, bound);
  sitting.sealer.happened([], due(1, null));
  sitting.sealer.happened([released(1), await threw("opening", 1)], view());
  return sitting;
}

test("it commits, gives up the opening at once, and says how many rolls were checked", async () => {
  const sitting = new Sitting();
  sitting.told([null, null]);
  expect(await sitting.saying()).toEqual(["commit"]);
  expect(sitting.sealer.seal.kind).toBe("making");
  sitting.told([commits[0], null]);
  sitting.sealer.happened([], due(1, null));
  expect(await sitting.saying()).toEqual([]);
  sitting.told(commits, bound);
  expect(await sitting.saying()).toEqual(["release 1 true"]);
  sitting.sealer.happened([released(1), await threw("opening", 1)], view());
  expect(await sitting.saying()).toEqual([]);
  expect(sitting.sealer.seal).toEqual({ kind: "whole", rolls: 1, why: null, args: {} });
});

test("the value of the own roll waits for that of the other side, that of his roll for nothing", async () => {
  const sitting = await begun();
  await sitting.saying();
  sitting.sealer.happened([asked("first")], due(2, "first"));
  expect(await sitting.saying()).toEqual([]);
  sitting.sealer.happened([released(2)], due(2, "first", [false, true]));
  expect(await sitting.saying()).toEqual(["release 2 true"]);
  sitting.sealer.happened([await threw("rolled", 2)], view());
  sitting.sealer.happened([asked("second")], due(3, "second"));
  expect(await sitting.saying()).toEqual(["release 3 true"]);
  expect(sitting.sealer.seal.rolls).toBe(2);
});

test("against the house the own value goes out with the request, once, and only where nobody else waits for a value", async () => {
  const sitting = await begun(undefined, true);
  await sitting.saying();
  sitting.sealer.asking();
  expect(await sitting.saying()).toEqual(["release 2 true"]);
  sitting.sealer.happened([asked("first"), released(2)], due(2, "first", [false, true]));
  expect(await sitting.saying()).toEqual([]);
  sitting.sealer.happened([await threw("rolled", 2), asked("second")], due(3, "second"));
  sitting.sealer.asking();
  expect(await sitting.saying()).toEqual(["release 3 true"]);
  const friends = await begun();
  await friends.saying();
  friends.sealer.asking();
  expect(await friends.saying()).toEqual([]);
});

test("a chain takes over when the server tells of one, and a new one is said where this browser has none", async () => {
  const sitting = await begun();
  await sitting.saying();
  const anchors = [{ role: "second", after: 1, anchor: toHex(filled(8)), log: { count: 3, hash: toHex(filled(0)) } }] as const;
  sitting.told(commits, bound, { anchors });
  await sitting.saying();
  expect(sitting.sealer.seal).toMatchObject({ kind: "whole", rolls: 1 });
  const elsewhere = new Sitting();
  elsewhere.told([toHex(filled(9)), commits[1]]);
  expect(await elsewhere.saying()).toEqual([]);
  const fresh = [filled(9), other[0]!] as const;
  const second = await word(fresh);
  const told = { game_hash: toHex(second.hash), signature: toHex(second.signature), log: bound.log };
  elsewhere.told([toHex(fresh[0]), toHex(fresh[1])], told);
  elsewhere.sealer.happened([], due(1, null));
  expect([await elsewhere.saying(), elsewhere.sealer.seal.kind]).toEqual([[], "lost"]);
  elsewhere.sealer.happened([], view());
  expect(await elsewhere.saying()).toEqual(["anchor"]);
  elsewhere.sealer.happened([], view());
  expect(await elsewhere.saying()).toEqual([]);
});

test("after a lost connection it says again what is due, the same, and what is refused for now too", async () => {
  const sitting = await begun();
  sitting.sealer.happened([asked("second")], due(2, "second"));
  await sitting.saying();
  sitting.sealer.happened([], due(2, "second"));
  expect(await sitting.saying()).toEqual([]);
  sitting.sealer.forget();
  sitting.told(commits, bound);
  expect(await sitting.saying()).toEqual(["release 2 true"]);
  sitting.sealer.again();
  expect(await sitting.saying()).toEqual(["release 2 true"]);
  const waiting = new Sitting();
  waiting.told([null, null]);
  await waiting.saying();
  waiting.sealer.again();
  expect(await waiting.saying()).toEqual(["commit"]);
});

test("a page that was loaded anew goes on where it was", async () => {
  const vault = new Pocket();
  const before = await begun(vault);
  before.sealer.happened([asked("second")], due(2, "second"));
  await before.saying();
  const again = new Sitting(vault);
  again.told(commits, bound);
  again.sealer.happened([released(1), await threw("opening", 1), asked("second")], due(2, "second"));
  expect(await again.saying()).toEqual(["release 2 true"]);
  expect(again.sealer.seal).toMatchObject({ kind: "whole", rolls: 1 });
});

test("events that come before the dice of their game are checked once those are told", async () => {
  const vault = new Pocket();
  await (await begun(vault)).saying();
  const again = new Sitting(vault);
  again.sealer.happened([released(1), await threw("opening", 1)], view());
  again.told(commits, bound);
  await again.saying();
  expect(again.sealer.seal).toMatchObject({ kind: "whole", rolls: 1 });
});

test("after a game the next one has dice of its own, and what was checked stays said until then", async () => {
  const sitting = await begun();
  sitting.sealer.happened([{ type: "game-ended", winner: "first", points: 1, reason: "resigned" }], view());
  await sitting.saying();
  expect(sitting.sealer.seal).toMatchObject({ kind: "whole", rolls: 1 });
  sitting.told([null, null], null, { game: 2, header: toHex(writeHeader({ ...header, gameNo: 2, gameUid: filled(6, 16) })) });
  expect(await sitting.saying()).toEqual(["commit"]);
  expect(sitting.sealer.seal.kind).toBe("making");
});

test.each([
  ["dice", async (sitting: Sitting) => sitting.sealer.happened([asked("first"), released(2), await threw("rolled", 2, 1)], view())],
  ["value-wrong", async (sitting: Sitting) => sitting.sealer.happened([asked("first"), { type: "released", by: "second", proof: bytes(3, 1, number(2), filled(5)) }], due(2, "first", [false, true]))],
  ["roll-missing", async (sitting: Sitting) => sitting.sealer.happened([asked("first"), released(2), { type: "rolled", dice: [1, 2] }], view())],
  ["doubled", async (sitting: Sitting) => sitting.sealer.happened([asked("first"), { type: "doubled", by: "first" }], view())],
  ["record-unreadable", async (sitting: Sitting) => sitting.sealer.happened([{ type: "released", by: "second", proof: "07" }], view())],
  ["own-commit", async (sitting: Sitting) => sitting.told([toHex(filled(9)), commits[1]])],
  ["header-seen", async (sitting: Sitting) => sitting.told(commits, bound, { header: toHex(writeHeader({ ...header, createdMs: 2n })) })],
] as const)("what does not check breaks the seal, and then nothing is given up any more: %s", async (why, lie) => {
  const sitting = await begun();
  await lie(sitting);
  await sitting.saying();
  expect(sitting.sealer.seal).toMatchObject({ kind: "broken", rolls: 1, why });
  sitting.sealer.happened([asked("second")], due(2, "second"));
  sitting.sealer.again();
  expect(await sitting.saying()).toEqual([]);
});

test("a vault that keeps nothing ends it before anything is given up", async () => {
  const vault = new Pocket();
  vault.release = () => Promise.reject(new Error("full"));
  const sitting = new Sitting(vault);
  sitting.told([null, null]);
  sitting.told(commits, bound);
  sitting.sealer.happened([], due(1, null));
  expect(await sitting.saying()).toEqual(["commit"]);
  expect(sitting.sealer.seal).toMatchObject({ kind: "broken", why: "no-browser" });
});
