import { expect, test } from "vitest";
import type { LineJson } from "../net/messages.ts";
import { heardOf } from "./chat.ts";

const lines: LineJson[] = [
  { n: 0, at: 1, by: "first", text: "a" },
  { n: 1, at: 2, by: "second", text: "b" },
  { n: 2, at: 3, by: "second", text: "c" },
];

test("new is what others said since it was read", () => {
  const unread = (you: "first" | "second" | null, read: number) => heardOf(lines, you, read, false).unread;
  expect([unread("first", 0), unread("first", 2), unread("first", 3), unread("second", 0), unread(null, 0)]).toEqual([2, 1, 0, 1, 3]);
});

test("who is muted is not read and not counted, and what he said comes back", () => {
  const muted = heardOf(lines, "first", 0, true);
  expect([muted.shown.map(({ text }) => text), muted.unread]).toEqual([["a"], 0]);
  expect(heardOf(lines, null, 0, true).shown).toEqual([]);
  expect(heardOf(lines, "first", 0, false).shown).toBe(lines);
});
