import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { zoneLabel } from "./say.ts";
import { PointsLayout } from "./layout-points.ts";
import { sample } from "./samples.ts";
import { LANGUAGES, languageOf, textsOf } from "./texts.ts";

const file = (language: string) => readFileSync(new URL(`../../../locales/${language}/board.ftl`, import.meta.url), "utf8");
const keys = (text: string) => [...text.matchAll(/^([a-z-]+) =/gm)].map(([, key]) => key ?? "");
const names = (text: string) => new Set([...text.matchAll(/\$([a-z]+)/g)].map(([, name]) => name));

/** The text of each key, with all its lines. */
function parts(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let key = "";
  for (const line of text.split("\n")) {
    if (line.startsWith("#")) continue;
    key = /^([a-z-]+) =/.exec(line)?.[1] ?? key;
    found.set(key, `${found.get(key) ?? ""}${line}\n`);
  }
  return found;
}

test.each(LANGUAGES)("%s has every text with the same arguments, and it is read", (language) => {
  const english = parts(file("en"));
  const own = parts(file(language));
  expect(keys(file(language))).toEqual(keys(file("en")));
  for (const [key, text] of english) expect([key, [...names(own.get(key) ?? "")].toSorted()]).toEqual([key, [...names(text)].toSorted()]);
  const bundle = new FluentBundle(language, { useIsolating: false });
  expect(bundle.addResource(new FluentResource(file(language)))).toEqual([]);
  for (const key of keys(file(language))) {
    const errors: Error[] = [];
    const args = Object.fromEntries([...names(own.get(key) ?? "")].map((name) => [name ?? "", name === "colour" ? "light" : 2]));
    const pattern = bundle.getMessage(key)?.value;
    expect(pattern == null ? "" : bundle.formatPattern(pattern, args, errors)).not.toContain("{");
    expect(errors).toEqual([]);
  }
});

test("no text is left over", () => {
  const folder = new URL(".", import.meta.url);
  const sources = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  const code = sources.map((name) => readFileSync(new URL(name, folder), "utf8")).join();
  expect(keys(file("en")).filter((key) => !key.startsWith("board-act-") && !code.includes(`"${key}"`))).toEqual([]);
});

test("a point says what stands on it", () => {
  const { decision } = sample("plakoto");
  const board = decision.board;
  if (board.kind !== "points") throw new Error("a board of points");
  const layout = new PointsLayout({ board, viewer: "first", home: "right", shape: "wide" });
  const label = (language: "en" | "el" | "it", point: number) => {
    const zone = layout.zone("first", point)!;
    return zoneLabel(textsOf(language), board, decision.standing, zone, (side) => layout.place(side, zone), "first");
  };
  expect(label("en", 10)).toBe("point 10: 1 black checker on a pinned one");
  expect(label("en", 24)).toBe("point 24: 10 white checkers");
  expect(label("el", 24)).toBe("θέση 24: 10 άσπρα πούλια");
  expect(label("it", 3)).toBe("punta 3: 1 pedina nera");
  expect(label("en", 2)).toBe("point 2: empty");
});

test("the language is the first that is known", () => {
  expect([languageOf(["de", "el-GR", "it"]), languageOf(["de"])]).toEqual(["el", "en"]);
});
