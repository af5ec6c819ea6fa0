import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "../board/language.ts";
import { sayIn, sentence, tell } from "./texts.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const keys = (text: string) => [...text.matchAll(/^([a-z-]+) =/gm)].map(([, key]) => key ?? "");

/** What is written in the code of a folder. */
function code(folder: string): string {
  const names = readdirSync(new URL(folder, import.meta.url)).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  return names.map((name) => read(`${folder}${name}`)).join();
}

test.each(LANGUAGES)("%s has every text, and it is read", async (language) => {
  const text = read(`../../../locales/${language}/web.ftl`);
  expect(keys(text)).toEqual(keys(read("../../../locales/en/web.ftl")));
  expect(new FluentBundle(language, { useIsolating: false }).addResource(new FluentResource(text))).toEqual([]);
});

test("no text is left over", () => {
  const all = `${code("./")}${code("../net/")}${code("../dice/")}`;
  // What can be chosen has tests of its own.
  const named = (key: string) => all.includes(`"${key}"`) || key.startsWith("settings-") || key.startsWith("example-") || /^(lobby-(plain|envelope)|own-(waiting|won|lost|drawn|void)|notation-(xgid|gnubg|opentafl|alea)|threats-(white|black))$/.test(key) || /^sit-(clock|dice|raises|automatic|starter|seconds)-/.test(key) || (key.startsWith("dice-why-") && all.includes(`"${key.slice(9)}"`));
  expect(keys(read("../../../locales/en/web.ftl")).filter((key) => !named(key))).toEqual([]);
});

test.each(LANGUAGES)("%s says why dice are wrong", async (language) => {
  const say = await sayIn(language);
  const whys = [...`${code("../dice/")}${code("../net/")}`.matchAll(/new Foul\("([a-z-]+)"/g)].map(([, why]) => why ?? "");
  expect(whys.length).toBeGreaterThan(15);
  const args = { due: 1, found: 2, who: 1, player: 1, first: 1, second: 2, right_first: 3, right_second: 4 };
  for (const why of whys) expect(say(`dice-why-${why}`, args)).not.toBe(`dice-why-${why}`);
});

test("what the server says is put into words, and what stands within it first", async () => {
  const text = { key: "server-malformed", args: { detail: { key: "denial-own-offer", args: {} } } };
  expect(sentence(tell(await sayIn("en"), text))).toBe("This is no message: the offer is for the other player to answer.");
  expect(tell(await sayIn("it"), { key: "denial-no-such-resignation", args: { most: 3 } })).toContain("3");
});
