/** The pages of the house: which one an address means, and in which language. */

import { type Language, LANGUAGES, languageOf } from "../board/texts.ts";
import { html } from "./elements.ts";
import { home } from "./home.ts";
import type { Page, Surroundings } from "./place.ts";
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
  const chosen = localStorage.getItem(LANGUAGE);
  return LANGUAGES.find((known) => known === chosen) ?? languageOf(navigator.languages);
}

function go(path: string): void {
  history.pushState(null, "", path);
  show();
}

function pageAt(path: string, around: Surroundings): Page {
  const [, contest] = /^\/table\/([0-9a-f-]+)$/.exec(path) ?? [];
  return contest === undefined ? home(around) : new Table(contest, around);
}

function show(): void {
  const own = language();
  const say = sayIn(own);
  shown?.gone?.();
  document.documentElement.lang = own;
  const page = pageAt(location.pathname, { say, language: own, go });
  shown = page;
  const brand = html("a", { href: "/", class: "brand", "aria-label": `alea: ${say("page-home")}` }, "alea");
  brand.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go("/");
  });
  const choose = html("select", { class: "language", "aria-label": say("page-language") });
  choose.append(...LANGUAGES.map((one) => new Option(OWN_NAMES[one], one, false, one === own)));
  choose.addEventListener("change", () => {
    localStorage.setItem(LANGUAGE, choose.value);
    show();
  });
  top.replaceChildren(brand, choose);
  root.replaceChildren(top, page.element);
  document.title = page.title === "alea" ? "alea" : `${page.title} · alea`;
  page.shown?.();
}

addEventListener("popstate", show);
show();
