/** The terms of the glossary in running text: which they are on a page, where they stand, and what they mean. Without a document. */

import { type Language, LANGUAGES } from "../board/language.ts";
import { blocks } from "./markdown.ts";

/** A row of the glossary. */
export interface Row {
  /** Its section, counted from 0. */
  readonly section: number;
  readonly words: Readonly<Record<Language, string>>;
  readonly meaning: string;
}

/** A row with the forms that its term takes in a language. */
export interface Term extends Row {
  readonly forms: readonly string[];
}

/** Which section of the glossary speaks of square boards, counted from 0: there a point, or a draw, is something else. */
const SQUARE = 5;

/** Pages on square boards. */
const onSquares = (page: string): boolean => page.startsWith("hnefatafl");

/** A row of the lists of forms, `words/terms-en.ts`. */
const ROW = /^(\d) ([^:]+): ([^|]+?)(?: \| (only|not) (.+))?$/;

/** The terms that a page explains; `glossary` is that page in the same language, `forms` the list of its forms. */
export function termsOn(page: string, glossary: string, forms: string): Term[] {
  const rows = rowsOf(glossary);
  return forms.trim().split("\n").flatMap((line) => {
    const [, section, term, list = "", how, pages = ""] = ROW.exec(line) ?? [];
    const row = rows.find((row) => `${row.section}` === section && row.words.en === term);
    if (row === undefined) throw new Error(`no row of the glossary: ${line}`);
    const named = pages.split(" ").includes(page);
    const meant = (row.section === SQUARE) === onSquares(page) && (how === undefined || (how === "only") === named);
    return meant ? [{ ...row, forms: list.split(", ") }] : [];
  });
}

/** All rows of the glossary. */
export function rowsOf(glossary: string): Row[] {
  let section = -1;
  return blocks(glossary).flatMap((block) => {
    if (block.kind === "heading" && block.level === 2) section++;
    if (block.kind !== "table") return [];
    return block.rows.map((cells) => ({
      section,
      words: Object.fromEntries(LANGUAGES.map((language, index) => [language, cells[index] ?? ""])) as Record<Language, string>,
      meaning: cells[LANGUAGES.length] ?? "",
    }));
  });
}

/** Where a term stands in a text. */
export interface Found {
  readonly at: number;
  readonly text: string;
  readonly term: Term;
}

/** Finds each term where it comes first. Of two that begin at a place the longer one is meant. */
export class Finder {
  /** What is meant by a form; `null` where it is only a part of other words. */
  readonly #forms = new Map<string, Term | null>();
  readonly #any: RegExp;
  readonly #seen = new Set<Term>();

  constructor(terms: readonly Term[]) {
    for (const term of terms) {
      for (const form of term.forms) {
        const text = form.replace(/^[=!]/, "");
        const capital = text.charAt(0).toLocaleUpperCase() + text.slice(1);
        for (const known of form.startsWith("=") ? [text] : [text, capital]) this.#forms.set(known, form.startsWith("!") ? null : term);
      }
    }
    const longest = [...this.#forms.keys()].toSorted((a, b) => b.length - a.length);
    // Never a part of a word; accents may be signs of their own, and a hyphen joins two words to one.
    this.#any = new RegExp(`(?<![\\p{L}\\p{M}\\d]-?)(?:${longest.join("|")})(?!-?[\\p{L}\\p{M}\\d])`, "gu");
  }

  /** The terms of the next piece of text that were in none before. */
  find(text: string): Found[] {
    return [...text.matchAll(this.#any)].flatMap((match) => {
      const term = this.#forms.get(match[0]);
      if (term == null || this.#seen.has(term)) return [];
      this.#seen.add(term);
      return [{ at: match.index, text: match[0], term }];
    });
  }
}
