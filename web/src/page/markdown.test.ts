import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { blocks } from "./markdown.ts";

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
