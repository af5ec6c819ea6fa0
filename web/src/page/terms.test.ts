import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../board/language.ts";
import { blocks } from "./markdown.ts";
import { Finder, type Found, rowsOf, termsOn } from "./terms.ts";
import { formsIn } from "./texts.ts";

const folder = (name: string) => new URL(`../../../docs/${name}/`, import.meta.url);
const glossary = (language: Language) => readFileSync(new URL(`glossary.${language}.md`, folder("guide")), "utf8");

/** What everybody knows, and the games, which have pages of their own. */
const PLAIN = [
  "board", "dice", "off", "opponent", "position", "move, step", "opening", "roll, throw", "turn", "ply",
  "Fevga", "Hypergammon", "Moultezim", "Nackgammon", "Narde", "Plakoto", "Portes", "Tapa", "Tavla", "Tavli",
];

/** Rows whose words mean something else in texts, or nothing that has to be explained. */
const OTHERWISE: Readonly<Record<Language, readonly string[]>> = {
  en: ["backgammon"],
  el: ["single win"],
  it: ["anchor", "backgammon", "dance", "fours, sixes", "prime"],
};

/** The running text of the pages in a language, by their names. */
function pages(language: Language): { readonly page: string; readonly texts: readonly string[] }[] {
  return ["rules", "guide"].flatMap((name) => readdirSync(folder(name)).filter((file) => file.endsWith(`.${language}.md`) && !file.startsWith("glossary")).map((file) => {
    const found = blocks(readFileSync(new URL(file, folder(name)), "utf8"));
    const texts = found.flatMap((block) => (block.kind === "paragraph" ? [block.text] : block.kind === "list" ? block.items : []));
    return { page: file.split(".")[0] ?? "", texts: texts.map((text) => text.replaceAll(/`[^`]*`|\[[^\]]*\]\([^)]*\)/g, " | ")) };
  }));
}

function foundOn(page: string, texts: readonly string[], language: Language, forms: string): Found[] {
  const finder = new Finder(termsOn(page, glossary(language), forms));
  return texts.flatMap((text) => finder.find(text));
}

/** Whether words stand in a text, whole and in their order. */
const words = (text: string) => ` ${text.toLocaleLowerCase().split(/[^\p{L}\p{M}-]+/u).join(" ")} `;

describe.each(LANGUAGES)("in %s", (language) => {
  const all = pages(language);

  test("every form stands in a text where it means that", { timeout: 30_000 }, async () => {
    const forms = await formsIn(language);
    const left = new Set<string>();
    for (const { page } of all) for (const { forms: list, words } of termsOn(page, glossary(language), forms)) for (const form of list) left.add(`${words.en}: ${form}`);
    for (const { page, texts } of all) {
      const text = texts.map(words).join("|");
      for (const term of termsOn(page, glossary(language), forms)) {
        for (const form of term.forms) if (text.includes(words(form.replace(/^[=!]/, "")))) left.delete(`${term.words.en}: ${form}`);
      }
    }
    expect([...left]).toEqual([]);
  });

  test("every term that stands in a text is explained there, once", async () => {
    const forms = await formsIn(language);
    const rows = rowsOf(glossary(language));
    const missing: string[] = [];
    let explained = 0;
    for (const { page, texts } of all) {
      const found = foundOn(page, texts, language, forms);
      expect(new Set(found.map(({ term }) => term)).size, page).toBe(found.length);
      explained += found.length;
      const text = texts.map(words).join("|");
      const known = termsOn(page, glossary(language), forms);
      for (const row of rows) {
        if ((row.section === 5) !== page.startsWith("hnefatafl") || [...PLAIN, ...OTHERWISE[language]].includes(row.words.en)) continue;
        // Where it is a part of another term, that one is meant.
        const others = known.filter(({ meaning }) => meaning !== row.meaning).flatMap(({ forms }) => forms.map((form) => words(form.replace(/^[=!]/, ""))));
        const stands = row.words[language].split(", ").some((word) => {
          const longer = others.filter((form) => form.includes(words(word)) && form !== words(word));
          return longer.reduce((left, form) => left.replaceAll(form, " | "), text).includes(words(word));
        });
        const elsewhere = !known.some(({ meaning }) => meaning === row.meaning) && new RegExp(`^${row.section} ${row.words.en}: .* \\| `, "m").test(forms);
        if (stands && !elsewhere && !found.some(({ term }) => term.meaning === row.meaning)) missing.push(`${page}: ${row.words[language]}`);
      }
    }
    expect(missing).toEqual([]);
    expect(explained).toBeGreaterThan(200);
  });
});

test("a term is never a part of a word, and of two the longer one is meant", async () => {
  const finder = (page: string) => foundOn.bind(null, page);
  const forms = await formsIn("en");
  const texts = ["The 24-point checkerboard of a barbarian: a home board.", "Home is a point."];
  expect(finder("portes")(texts, "en", forms).map(({ at, text }) => [at, text])).toEqual([[44, "home board"], [10, "point"]]);
  const greek = foundOn("portes", ["Από την μπάρα, όχι το μπαράκι: πούλια και Πόρτες."], "el", await formsIn("el"));
  expect(greek.map(({ text }) => text)).toEqual(["μπάρα", "πούλια"]);
});

test("words of square boards mean what they mean there", async () => {
  const forms = await formsIn("en");
  const meaning = (page: string, text: string) => foundOn(page, [text], "en", forms).map(({ term }) => term.meaning);
  expect(meaning("hnefatafl", "a point")).toEqual(["Where two lines cross; pieces stand there."]);
  expect(meaning("plakoto", "a point and the king")).toEqual(["One of the 24 narrow triangles, numbered from the own home."]);
});
