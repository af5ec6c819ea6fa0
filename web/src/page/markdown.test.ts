import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "../board/language.ts";
import { claimSaid } from "./example.ts";
import { blocks } from "./markdown.ts";
import { sayIn } from "./texts.ts";

const folder = (name: string) => new URL(`../../../docs/${name}/`, import.meta.url);

test("blocks are those that the pages use", () => {
  expect(blocks("# A\n\ntext\nmore\n\n- one\n  goes on\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```example x\nposition: -\n```\n")).toEqual([
    { kind: "heading", level: 1, text: "A" },
    { kind: "paragraph", text: "text more" },
    { kind: "list", ordered: false, items: ["one goes on", "two"] },
    { kind: "table", head: ["a", "b"], rows: [["1", "2"]] },
    { kind: "code", info: "example x", lines: ["position: -"] },
  ]);
});

test("every page of the house is read, with nothing left of its marks", () => {
  let pages = 0;
  for (const name of ["rules", "guide"]) {
    for (const file of readdirSync(folder(name)).filter((file) => file.endsWith(".md"))) {
      pages++;
      const found = blocks(readFileSync(new URL(file, folder(name)), "utf8"));
      expect([file, found[0]?.kind]).toEqual([file, "heading"]);
      const text = found.flatMap((block) => (block.kind === "paragraph" || block.kind === "heading" ? [block.text] : []));
      expect([file, text.filter((line) => /^(#|\||```|- |> |!\[|<)/.test(line))]).toEqual([file, []]);
    }
  }
  expect(pages).toBeGreaterThan(50);
});

test("what an example claims is said in words", async () => {
  const say = await sayIn("en");
  expect(["dice: 31", "illegal: 8/7 = the checker is pinned", "over: 1/off = +2", "over: k18-k19 = white", "-"].map((line) => claimSaid(say, line))).toEqual([
    "Dice 31", "Not legal: 8/7, because the checker is pinned", "1/off ends the game: 2 points", "k18-k19 ends the game: White wins", "-",
  ]);
});

test.each(LANGUAGES)("every claim of every page in %s has words", async (language) => {
  const say = await sayIn(language);
  const files = readdirSync(folder("rules")).filter((file) => file.endsWith(`.${language}.md`));
  const lines = files.flatMap((file) => blocks(readFileSync(new URL(file, folder("rules")), "utf8")))
    .flatMap((block) => (block.kind === "code" && block.info.startsWith("example") ? block.lines.slice(block.lines.findIndex((line) => line.startsWith("position: ")) + 1) : []));
  const claims = lines.filter((line) => line.trim() !== "");
  expect(claims.length).toBeGreaterThan(100);
  expect(claims.filter((line) => claimSaid(say, line) === line || /^example-/.test(claimSaid(say, line)))).toEqual([]);
});
