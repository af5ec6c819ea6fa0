/** The pages of the house: which one an address means, and in which language. */

import { type Language, LANGUAGES, languageOf } from "../board/language.ts";
import type { Say } from "../board/say.ts";
import { dress } from "./choices.ts";
import { button, html, link } from "./elements.ts";
import { dice } from "./dice.ts";
import { isStale, look, whenStale } from "./fresh.ts";
import { home } from "./home.ts";
import { lobby } from "./lobby.ts";
import { recall, remember } from "./memory.ts";
import { nowhere } from "./nowhere.ts";
import { own } from "./own.ts";
import type { Page, Surroundings } from "./place.ts";
import { replay } from "./replay.ts";
import { rules } from "./rules.ts";
import { settings } from "./settings.ts";
import { listenForHands } from "./sound.ts";
import { Table } from "./table.ts";
import { OWN_NAMES, sayIn } from "./texts.ts";
import "../board/board.css";
import "./page.css";

/** How long it takes until a page that could not be loaded whole is loaded again, in milliseconds. */
const AGAIN = 3000;

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
  // Newer pages are loaded on the way, where nothing is interrupted by it.
  if (isStale()) return location.assign(path);
  void look();
  history.pushState(null, "", path);
  void show();
}

function pageAt(path: string, around: Surroundings): Page {
  const [, place, name = null] = /^\/([a-z]*)(?:\/([0-9a-z-]+))?$/.exec(path) ?? [];
  if (place === "table" && name !== null) return new Table(name, around);
  if (place === "replay" && name !== null) return replay(name, around);
  if (place === "tables") return lobby(around);
  if (place === "dice") return dice(around);
  if (place === "contests") return own(around);
  if (place === "rules") return rules(name, around);
  return path === "/" ? home(around) : nowhere(around);
}

/** Languages come once they are spoken; who has gone on meanwhile is shown the last page that he wanted. */
let wanted = 0;

async function show(): Promise<void> {
  const own = language();
  const turn = ++wanted;
  const say = await sayIn(own).catch(() => null);
  if (turn !== wanted) return;
  // Without a connection, and nothing kept: there are no words to say so.
  if (say === null) return void setTimeout(() => location.reload(), AGAIN);
  shown?.gone?.();
  document.documentElement.lang = own;
  const page = pageAt(location.pathname, { say, language: own, go });
  shown = page;
  document.body.classList.toggle("at-table", page instanceof Table);
  const way = (path: string, name: string, label: string) => link(path, go, { class: name }, label);
  const choose = html("select", { class: "language", "aria-label": say("page-language") });
  choose.append(...LANGUAGES.map((one) => new Option(OWN_NAMES[one], one, false, one === own)));
  choose.addEventListener("change", () => {
    remember(LANGUAGE, choose.value);
    void show();
  });
  const { open, dialog } = settings(say);
  open.classList.add("beside");
  const ways = html("nav", {}, way("/tables", "quiet-link", say("page-tables")), way("/contests", "quiet-link", say("own")), way("/rules", "quiet-link", say("rules")), open, choose);
  top.replaceChildren(way("/", "brand", "alea"), ways, dialog);
  root.replaceChildren(top, ...(isStale() ? [newer(say)] : []), page.element);
  document.title = page.title === "alea" ? "alea" : `${page.title} · alea`;
  page.shown?.();
}

/** That the house has newer pages: nobody is taken away from a game for them. */
function newer(say: Say): HTMLElement {
  return html("p", { class: "newer", role: "status" }, html("span", {}, say("page-newer")), button(say("page-newer-load"), { "data-act": "newer" }, () => location.reload()));
}

addEventListener("popstate", () => void show());
whenStale(async () => top.after(newer(await sayIn(language()))));
dress();
listenForHands();
void show();
// Where a browser keeps no pages they come from the server each time.
navigator.serviceWorker?.register("/worker.js").catch(() => {});
