/** What Node and the browser check alike: each function gives what does not hold, in words. */

import { type Bytes, fromHex, toHex } from "./bytes.ts";
import {
  type Dice,
  type Drand,
  type Role,
  SERVER,
  type Seeds,
  type Values,
  block,
  clientCommit,
  fromBlocks,
  gameHash,
  link,
  roll,
  rollKey,
  sealedKey,
  sealedRoll,
  seedWithWords,
  serverCommit,
} from "./derive.ts";
import { type Mode, readHeader, writeHeader } from "./header.ts";
import { sha256 } from "./hash.ts";
import { Log } from "./log.ts";
import { readRecord } from "./record.ts";
import { type Verdict, verify } from "./verify.ts";

type Table = { [key: string]: unknown };

/** Every value of a table of vectors. */
export async function checkVectors(table: Table): Promise<string[]> {
  const wrong: string[] = [];
  const inputs = table["inputs"] as Table;
  const bytes = (key: string) => fromHex(inputs[key] as string);
  const part = (name: string) => table[name] as Table;
  const compare = (where: string, of: Table, key: string, found: unknown) => {
    if (of[key] === undefined) return;
    if (JSON.stringify(of[key]) !== JSON.stringify(found)) wrong.push(`${where}.${key}`);
  };
  const header = (mode: Mode, serverCommit: Bytes) =>
    writeHeader({
      mode,
      gameUid: bytes("game_uid"),
      matchUid: bytes("match_uid"),
      gameNo: inputs["game_no"] as number,
      variant: inputs["variant"] as number,
      rulesHash: bytes("rules_hash"),
      createdMs: BigInt(inputs["created_ms"] as number),
      players: [inputs["player0"] as string, inputs["player1"] as string],
      serverCommit,
    });
  const uid = bytes("game_uid");
  const secrets = { server: bytes("server_seed"), clients: [bytes("client0_seed"), bytes("client1_seed")] as const };

  for (const name of ["modeG", "modeG_drand"]) {
    const of = part(name);
    const withDrand = name === "modeG_drand";
    const drand: Drand | null = withDrand
      ? { chainHash: fromHex(of["drand_chain_hash"] as string), round: BigInt(of["drand_round"] as number) }
      : null;
    const seeds: Seeds = { ...secrets, randomness: withDrand ? fromHex(of["drand_randomness"] as string) : null };
    const commit = await serverCommit(uid, seeds.server);
    const h0 = header(withDrand ? "game-with-drand" : "game", commit);
    const hash = await sha256(h0);
    const commits = [await clientCommit(0, hash, seeds.clients[0]), await clientCommit(1, hash, seeds.clients[1])] as const;
    const game = await gameHash(h0, commits, drand);
    const key = await rollKey(game, seeds);
    const rolls = async (count: number) => {
      const all: Dice[] = [];
      for (let n = 0; n < count; n++) all.push(await roll(key, n));
      return all;
    };
    if (toHex(writeHeader(readHeader(h0))) !== toHex(h0)) wrong.push(`${name}: a header read and written`);
    compare(name, of, "server_commit", toHex(commit));
    compare(name, of, "h0", toHex(h0));
    compare(name, of, "h0_sha256", toHex(hash));
    compare(name, of, "client0_commit", toHex(commits[0]));
    compare(name, of, "client1_commit", toHex(commits[1]));
    compare(name, of, "game_hash", toHex(game));
    compare(name, of, "roll_key", toHex(key));
    compare(name, of, "block_0_0", toHex(await block(key, 0, 0)));
    compare(name, of, "rolls_0_31", await rolls(32));
    compare(name, of, "rolls_0_7", await rolls(8));
    for (const at of ["reject_first_or_second", "reject_both"]) {
      const rejected = of[at] as { n: number; roll: Dice } | undefined;
      if (rejected !== undefined) compare(name, { [at]: rejected.roll }, at, await roll(key, rejected.n));
    }
  }

  const of = part("modeR");
  const length = of["N"] as number;
  const chain = async (role: Role, secret: Bytes, start = 0) => {
    const values: Bytes[] = [];
    values[start + length] = secret;
    for (let i = start + length; i > start; i--) values[i - 1] = await link(role, uid, i, values[i]!);
    return values;
  };
  const server = await chain(SERVER, secrets.server);
  const clients = [await chain(0, secrets.clients[0]), await chain(1, secrets.clients[1])] as const;
  const h0 = header("roll", server[0]!);
  const game = await gameHash(h0, [clients[0][0]!, clients[1][0]!], null);
  const values = (n: number): Values => ({ server: server[n]!, clients: [clients[0][n]!, clients[1][n]!] });
  const name = "modeR";
  compare(name, of, "server_anchor", toHex(server[0]!));
  compare(name, of, "client0_anchor", toHex(clients[0][0]!));
  compare(name, of, "client1_anchor", toHex(clients[1][0]!));
  compare(name, of, "h0_sha256", toHex(await sha256(h0)));
  compare(name, of, "game_hash", toHex(game));
  compare(name, of, "s_1", toHex(server[1]!));
  compare(name, of, "x0_1", toHex(clients[0][1]!));
  compare(name, of, "x1_1", toHex(clients[1][1]!));
  compare(name, of, "k_1", toHex(await sealedKey(game, 1, values(1))));
  const rolls: Dice[] = [];
  for (let n = 1; n <= 16; n++) rolls.push(await sealedRoll(game, n, values(n)));
  compare(name, of, "rolls_1_16", rolls);
  const third = values(3);
  compare(name, of, "roll_3_mask1_seat1_absent", await sealedRoll(game, 3, { ...third, clients: [third.clients[0], null] }));
  const fourth = values(4);
  compare(name, of, "roll_4_mask2_seat0_absent", await sealedRoll(game, 4, { ...fourth, clients: [null, fourth.clients[1]] }));
  compare(name, of, "roll_1024", await sealedRoll(game, length, values(length)));
  if (of["client0_secret_after_6"] !== undefined) {
    const later = await chain(0, fromHex(of["client0_secret_after_6"] as string), 6);
    compare(name, of, "client0_anchor_after_6", toHex(later[6]!));
    const seventh = values(7);
    const renewed = { ...seventh, clients: [later[7]!, seventh.clients[1]] as const };
    compare(name, of, "roll_7_after_client0_anchor", await sealedRoll(game, 7, renewed));
  }

  for (const at of ["synthetic", "synthetic_long"]) {
    const synthetic = table[at] as { blocks: string[]; dice: Dice } | undefined;
    if (synthetic === undefined) continue;
    const dice = await fromBlocks(async (c) => fromHex(synthetic.blocks[c]!));
    compare(at, { dice: synthetic.dice }, "dice", dice);
  }
  const words = table["words"] as { local: string; words: string; seed: string } | undefined;
  if (words !== undefined) {
    const seed = await seedWithWords(fromHex(words.local), words.words.normalize("NFD"));
    compare("words", words, "seed", toHex(seed));
  }
  return wrong;
}

interface Fixtures {
  key: string;
  without_proof: string;
  records: {
    name: string;
    record: string;
    log: string;
    verdict: Verdict;
    changed: { at: number; to: string; illegal: boolean; verdict: Verdict }[];
    other_key: Verdict;
    other_log: Verdict;
  }[];
}

/**
 * Every verdict that `alea verify` gives. Where it finds a play that is not legal, the signed end has to fail here; of a contest
 * that goes on there is none.
 */
export async function checkVerdicts(fixtures: Fixtures): Promise<string[]> {
  const wrong: string[] = [];
  const key = fromHex(fixtures.key);
  const sorted = (value: unknown): unknown =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([k, v]) => [k, sorted(v)]))
      : value;
  const compare = (what: string, found: Verdict, expected: Verdict) => {
    const [a, b] = [found, expected].map((verdict) => JSON.stringify(sorted(verdict)));
    if (a !== b) wrong.push(`${what}: ${a}, not ${b}`);
  };
  compare("without proof", await verify(readRecord(fixtures.without_proof)), { result: "no proof" });
  for (const { name, record, log, verdict, changed, other_key, other_log } of fixtures.records) {
    const held = { key, log: await Log.parse(log) };
    compare(name, await verify(readRecord(record), held), verdict);
    compare(`${name}, other key`, await verify(readRecord(record), { ...held, key: new Uint8Array(32).fill(1) }), other_key);
    compare(`${name}, other log`, await verify(readRecord(record), { ...held, log: await Log.parse("") }), other_log);
    const goesOn = verdict.result === "pass" && verdict.goesOn;
    for (const { at, to, illegal, verdict } of changed) {
      const text = record.slice(0, at) + to + record.slice(at + 1);
      const found = await verify(readRecord(text), held);
      const what = `${name}, character ${at} as ${to}`;
      if (!illegal) compare(what, found, verdict);
      else if (found.result !== "fail" && !goesOn) wrong.push(`${what}: passes`);
    }
  }
  return wrong;
}
