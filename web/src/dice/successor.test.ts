import { expect, test } from "vitest";
import { type Bytes, concat, toHex, utf8 } from "./bytes.ts";
import { KEY, signed } from "./fixtures/signer.ts";
import { type Succession, follows } from "./successor.ts";

const filled = (byte: number): Bytes => new Uint8Array(32).fill(byte);
const NEXT = filled(5);
const named: Succession = { from: toHex(KEY), to: toHex(NEXT), signature: toHex(signed(concat(utf8("ALEADICE/successor\0"), NEXT))) };

test("only a key that the pinned one has named follows it", async () => {
  expect(await follows(KEY, KEY, [])).toBe(true);
  expect(await follows(NEXT, KEY, [])).toBe(false);
  expect(await follows(NEXT, KEY, [named])).toBe(true);
  expect(await follows(KEY, NEXT, [named])).toBe(false);
  expect(await follows(filled(6), KEY, [named])).toBe(false);
  expect(await follows(filled(6), KEY, [{ ...named, to: toHex(filled(6)) }])).toBe(false);
  expect(await follows(NEXT, KEY, [{ ...named, signature: toHex(signed(NEXT)) }])).toBe(false);
});

test("keys that name each other end somewhere", async () => {
  const circle = { ...named, to: toHex(KEY), signature: toHex(signed(concat(utf8("ALEADICE/successor\0"), KEY))) };
  expect(await follows(NEXT, KEY, [circle])).toBe(false);
});
