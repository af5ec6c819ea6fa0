import { expect, test } from "vitest";
import { fromHex, toHex } from "../dice/bytes.ts";
import { MOST_WORDS, random, secret, words } from "./chance.ts";

const drawn = fromHex("00".repeat(31) + "01");

test("words are mixed into what was drawn, and nothing is lost without them", async () => {
  expect(await secret(drawn, "")).toEqual(drawn);
  const mixed = await secret(drawn, "άσοι και δυάρες");
  expect(mixed).toHaveLength(32);
  expect(toHex(mixed)).not.toBe(toHex(drawn));
  // How a word was typed does not matter, which it is does, and so does what was drawn.
  expect(await secret(drawn, "άσοι και δυάρες".normalize("NFD"))).toEqual(mixed);
  expect(await secret(drawn, "άσοι")).not.toEqual(mixed);
  expect(await secret(fromHex("00".repeat(32)), "άσοι και δυάρες")).not.toEqual(mixed);
});

test("no two secrets are alike, and where nothing is kept there are no words", async () => {
  expect(words()).toBe("");
  expect(MOST_WORDS).toBeGreaterThan(0);
  expect(toHex(await secret())).not.toBe(toHex(await secret()));
  expect(random()).toHaveLength(32);
});
