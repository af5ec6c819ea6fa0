import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Unreadable, fromHex, number, toHex, utf8 } from "./bytes.ts";
import { checkVectors, checkVerdicts } from "./checks.ts";
import { hmac, hmacAgain } from "./hash.ts";
import { readHeader, writeHeader } from "./header.ts";
import { Log } from "./log.ts";
import { readPieces } from "./pieces.ts";
import { canonical, readRecord } from "./record.ts";
import { logOf, verify } from "./verify.ts";

const json = (path: string | URL) => JSON.parse(readFileSync(path, "utf8"));
const here = (path: string) => new URL(path, import.meta.url);
const fixtures = json(here("./fixtures/verdicts.json"));

describe("vectors", () => {
  test("of the repository", async () => {
    expect(await checkVectors(json(here("../../../crates/fairdice/tests/fixtures/vectors.json")))).toEqual([]);
  });

  const shared = process.env["ALEA_SHARED"];
  test.runIf(shared !== undefined)("kept elsewhere", async () => {
    const path = `${shared}/data/dice-vectors.json`;
    expect(existsSync(path)).toBe(true);
    expect(await checkVectors(json(path))).toEqual([]);
  });

  test("a wrong value is noticed", async () => {
    const vectors = json(here("../../../crates/fairdice/tests/fixtures/vectors.json"));
    vectors.modeR.rolls_1_16[4] = [6, 6];
    vectors.modeG.prk = "00";
    vectors.modeG.game_hash = `00${vectors.modeG.game_hash.slice(2)}`;
    expect(await checkVectors(vectors)).toEqual(["modeG.game_hash", "modeR.rolls_1_16"]);
  });
});

describe("verdicts", () => {
  test("are those of alea verify", async () => {
    expect(await checkVerdicts(fixtures)).toEqual([]);
  }, 120_000);

  test("without key and log a record passes too", async () => {
    expect(await verify(readRecord(fixtures.records[0].record))).toMatchObject({ result: "pass", games: 1 });
  });
});

describe("what is none is refused", () => {
  test("records", () => {
    const texts = ["", "[]", "{}", '{"format":"alea-record"}', '{"format":"alea-record","version":2}'];
    for (const text of texts) expect(() => readRecord(text)).toThrow(Unreadable);
  });

  test("logs, with the line", async () => {
    const log: string = fixtures.records[0].log;
    expect(log.split("\n").length).toBe(3);
    await expect(Log.parse(log.replace(/.$/m, "z"))).rejects.toMatchObject({ line: 1 });
    const [first, second] = log.split("\n");
    await expect(Log.parse(`${first}\n${first}\n`)).rejects.toMatchObject({ line: 2 });
    await expect(Log.parse(`${second}\n`)).rejects.toMatchObject({ line: 1 });
  });

  test("of several logs in a file a record is held to its own", async () => {
    const [one, other] = [fixtures.records[0], fixtures.records[1]];
    const logs = await Log.parseAll(`${other.log}\n${one.log}`);
    expect(logs.length).toBe(2);
    for (const { record } of [one, other]) {
      const read = readRecord(record);
      expect(await verify(read, { log: logOf(logs, read)! })).toMatchObject({ result: "pass" });
    }
    const stranger = readRecord(fixtures.records[2].record);
    expect(await verify(stranger, { log: logOf(logs, stranger)! })).toMatchObject({ result: "fail", step: "log" });
    const lines: number = other.log.split("\n").length;
    await expect(Log.parseAll(`${other.log}\nz${one.log}`)).rejects.toMatchObject({ line: lines + 1 });
  });

  test("pieces and headers, at every length", () => {
    const proof: string = JSON.parse(fixtures.records[0].record).events[0].proof;
    const bytes = fromHex(proof);
    expect(readPieces(bytes).map((piece) => piece.tag)).toEqual(["start", "values"]);
    const start = readPieces(bytes)[0];
    if (start?.tag !== "start") throw new Error("a game begins with what binds it");
    for (let length = 1; length < bytes.length; length += 5) {
      let tags: string[] = [];
      try {
        tags = readPieces(bytes.subarray(0, length) as Uint8Array<ArrayBuffer>).map((piece) => piece.tag);
      } catch (error) {
        expect(error).toBeInstanceOf(Unreadable);
      }
      expect(["", "start"]).toContain(tags.join());
    }
    const header = start.start.headerBytes;
    for (let length = 0; length < header.length; length++) {
      expect(() => readHeader(header.slice(0, length))).toThrow(Unreadable);
    }
    const decomposed = { ...start.start.header, players: ["Βασι\u0301λης", ""] as const };
    expect(readHeader(writeHeader(decomposed)).players[0]).toBe("Βασίλης");
  });
});

test("HMAC both ways, with the cases of RFC 4231", async () => {
  const cases: [Uint8Array<ArrayBuffer>, string, string][] = [
    [utf8("Jefe"), "what do ya want for nothing?", "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"],
    [
      new Uint8Array(131).fill(0xaa),
      "Test Using Larger Than Block-Size Key - Hash Key First",
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ],
  ];
  for (const [key, message, expected] of cases) {
    expect(toHex(await hmac(key, utf8(message)))).toBe(expected);
    expect(toHex(await hmacAgain(key, utf8(message)))).toBe(expected);
    expect(toHex(await hmacAgain(key, utf8(message.slice(0, 4)), utf8(message.slice(4))))).toBe(expected);
  }
});

test("numbers and bytes in base 16", () => {
  expect([number(1, 1), number(0x102, 2), number(0x01020304, 4), number(2n ** 63n + 5n, 8)].map(toHex)).toEqual([
    "01",
    "0102",
    "01020304",
    "8000000000000005",
  ]);
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  expect(fromHex(toHex(all))).toEqual(all);
  for (const text of ["0", "0G", "AB", "0 "]) expect(() => fromHex(text)).toThrow(Unreadable);
});

test("canonical JSON", () => {
  expect(canonical({ b: [1, { d: "\u0001\"\\\n\u2028", c: null }], a: true, "\ufb33": 1, "\u{1f600}": 2 })).toBe(
    '{"a":true,"b":[1,{"c":null,"d":"\\u0001\\"\\\\\\n\u2028"}],"\u{1f600}":2,"\ufb33":1}',
  );
  expect(utf8("ζ").length).toBe(2);
});
