/**
 * Terms explained where they stand: the first time that each comes in a text, and on labels, it can be pressed, and a card says what it is.
 */

import { type Language, LANGUAGES } from "../board/language.ts";
import { rulesText } from "./api.ts";
import { html } from "./elements.ts";
import { Finder, type Row, rowsOf, termsOn } from "./terms.ts";
import { OWN_NAMES, formsIn } from "./texts.ts";

/** Where running text stands, and what in it is none. */
const TEXT = "p, li";
const NO_TEXT = "a, code, figure";

/** How far the card is from the word, and from the edge of the window, in pixels. */
const GAP = 6;
const EDGE = 8;

export class Explainer {
  readonly #language: Language;
  readonly #name = html("p", { class: "term-name", id: "term-name" });
  readonly #meaning = html("p", { id: "term-meaning" });
  readonly #others = html("dl", { class: "soft" });
  readonly #card: HTMLElement;
  /** The word that the card speaks of. */
  #at: HTMLElement | SVGElement | null = null;
  /** Whether the card was open when the word was pressed: the press has closed it. */
  #closes = false;

  /** `host` is where the card is kept while nobody sees it. */
  constructor(language: Language, host: HTMLElement) {
    this.#language = language;
    const named = { role: "dialog", tabindex: "-1", "aria-labelledby": this.#name.id, "aria-describedby": this.#meaning.id };
    this.#card = html("div", { class: "term-card", popover: "auto", ...named }, this.#name, this.#meaning, this.#others);
    this.#card.addEventListener("keydown", (event) => this.#leave(event));
    host.append(this.#card);
  }

  /** Marks the terms of a page in its text. */
  async mark(page: string, text: HTMLElement): Promise<void> {
    const [glossary, forms] = await Promise.all([rulesText("glossary", this.#language), formsIn(this.#language)]);
    const finder = new Finder(termsOn(page, glossary, forms));
    for (const part of text.querySelectorAll(TEXT)) {
      if (part.closest(NO_TEXT) !== null) continue;
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (walker.nextNode() !== null) nodes.push(walker.currentNode as Text);
      for (const node of nodes.filter((node) => node.parentElement?.closest(NO_TEXT) === null)) {
        // From the last to the first, so that places before it stay as they are.
        for (const { at, text, term } of finder.find(node.data).toReversed()) {
          node.splitText(at + text.length);
          node.splitText(at).replaceWith(this.#word(text, term));
        }
      }
    }
  }

  /** Lets a label be pressed. It stands for a term of the glossary, which is asked for then. */
  label(label: HTMLElement | SVGElement, term: string): void {
    this.#listen(label, async () => {
      const row = rowsOf(await rulesText("glossary", this.#language)).find(({ words }) => words.en === term);
      if (row !== undefined && label.isConnected) this.#open(label, row);
    });
  }

  #word(text: string, term: Row): HTMLElement {
    const word = html("span", {}, text);
    this.#listen(word, async () => this.#open(word, term));
    return word;
  }

  /** Makes something that can be pressed. It is no button, since buttons do not break at the end of a line. */
  #listen(word: HTMLElement | SVGElement, open: () => Promise<void>): void {
    word.classList.add("term");
    for (const [name, value] of [["role", "button"], ["tabindex", "0"], ["aria-haspopup", "dialog"]] as const) word.setAttribute(name, value);
    word.addEventListener("pointerdown", () => (this.#closes = this.#at === word && this.#card.matches(":popover-open")));
    word.addEventListener("click", () => {
      if (!this.#closes) void open().catch(() => {});
      this.#closes = false;
    });
    word.addEventListener("keydown", (event) => {
      if (!(event instanceof KeyboardEvent) || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      void open().catch(() => {});
    });
  }

  #open(word: HTMLElement | SVGElement, { words, meaning }: Row): void {
    this.#at = word;
    this.#name.textContent = words[this.#language];
    this.#meaning.textContent = meaning;
    const others = LANGUAGES.filter((language) => language !== this.#language);
    this.#others.replaceChildren(...others.map((lang) => html("div", {}, html("dt", { lang }, OWN_NAMES[lang]), html("dd", { lang }, words[lang]))));
    // Who comes by the keyboard goes back to the word when it closes.
    word.focus({ preventScroll: true });
    this.#card.showPopover();
    this.#place(word);
    this.#card.focus({ preventScroll: true });
  }

  /** Below the beginning of the word, or above it where there is no room; it moves with the text. */
  #place(word: Element): void {
    const line = word.getClientRects()[0] ?? word.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.#card;
    const { clientWidth, clientHeight } = document.documentElement;
    const left = Math.max(EDGE, Math.min(line.left, clientWidth - width - EDGE));
    const below = line.bottom + GAP;
    const top = below + height <= clientHeight || line.top < height + GAP ? below : line.top - GAP - height;
    this.#card.style.left = `${left + scrollX}px`;
    this.#card.style.top = `${top + scrollY}px`;
  }

  /** The card has nothing to stop at: the next stop is the one after the word. */
  #leave(event: KeyboardEvent): void {
    if (event.key !== "Tab") return;
    this.#card.hidePopover();
    this.#at?.focus();
    if (event.shiftKey) event.preventDefault();
  }
}
