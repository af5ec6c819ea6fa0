/** The pages of the house: which one an address means, and in which language. */

import { type Language, LANGUAGES, languageOf } from "../board/texts.ts";
import { dress } from "./choices.ts";
import { html } from "./elements.ts";
import { home } from "./home.ts";
import { lobby } from "./lobby.ts";
import { recall, remember } from "./memory.ts";
import type { Page, Surroundings } from "./place.ts";
import { replay } from "./replay.ts";
import { rules } from "./rules.ts";
import { settings } from "./settings.ts";
import { Table } from "./table.ts";
import { OWN_NAMES, sayIn } from "./texts.ts";
import "../board/board.css";
import "./page.css";

/** The language that was chosen here. */
const LANGUAGE = "alea-language";

const root = document.getElementById("page") as HTMLElement;
const top = html("header", { class: "top" });
let shown: Page | null = null;

function language(): Language {
  const chosen = recall(LANGUAGE);
  return LANGUAGES.find((known) => known === chosen) ?? languageOf(navigator.languages);
}

function go(path: string): void {
  history.pushState(null, "", path);
  show();
}

function pageAt(path: string, around: Surroundings): Page {
  const [, place, name = null] = /^\/([a-z]*)(?:\/([0-9a-z-]+))?$/.exec(path) ?? [];
  if (place === "table" && name !== null) return new Table(name, around);
  if (place === "replay" && name !== null) return replay(name, around);
  if (place === "tables") return lobby(around);
  if (place === "rules") return rules(name, around);
  return home(around);
}

function show(): void {
  const own = language();
  const say = sayIn(own);
  shown?.gone?.();
  document.documentElement.lang = own;
  const page = pageAt(location.pathname, { say, language: own, go });
  shown = page;
  document.body.classList.toggle("at-table", page instanceof Table);
  const link = (path: string, name: string, label: string) => {
    const made = html("a", { href: path, class: name }, label);
    made.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go(path);
    });
    return made;
  };
  const choose = html("select", { class: "language", "aria-label": say("page-language") });
  choose.append(...LANGUAGES.map((one) => new Option(OWN_NAMES[one], one, false, one === own)));
  choose.addEventListener("change", () => {
    remember(LANGUAGE, choose.value);
    show();
  });
  const { open, dialog } = settings(say);
  const ways = html("nav", {}, link("/tables", "quiet-link", say("lobby")), link("/rules", "quiet-link", say("rules")), open, choose);
  top.replaceChildren(link("/", "brand", "alea"), ways, dialog);
  root.replaceChildren(top, page.element);
  document.title = page.title === "alea" ? "alea" : `${page.title} · alea`;
  page.shown?.();
}

addEventListener("popstate", show);
dress();
show();
