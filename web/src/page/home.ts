/** The way in: a board that is set up, and all the games. */

import { Board } from "../board/board.ts";
import { type HouseJson, Refused, canCheck, games as askGames, house as askHouse } from "./api.ts";
import { away } from "./away.ts";
import { Choosing, chooseFor, chosenFor } from "./choosing.ts";
import { button, html, write } from "./elements.ts";
import { recall, remember } from "./memory.ts";
import type { Page, Surroundings } from "./place.ts";
import { type SetUp, everything } from "./setup.ts";
import { small } from "./small.ts";
import { capital } from "./texts.ts";
import { type Against, lengthChosen, lengthSaid, lengthsOf, wordOf } from "./sitting.ts";
import { begin, beginGuided } from "./start.ts";

/** The game that was looked at last. */
const LAST = "alea-game";

export function home({ say, go }: Surroundings): Page {
  const element = html("main", { class: "home" });
  const host = html("div", { class: "home-board", inert: "" });
  const name = html("h1", {}, " ");
  const about = html("p", { class: "soft" }, " ");
  const lengths = html("div", { class: "lengths", role: "radiogroup", "aria-label": say("page-length") });
  const play = button(say("page-play-house"), { class: "main", "data-act": "house" }, () => void start("house"));
  const invite = button(say("page-invite"), { "data-act": "invite" }, () => void start("invitation"));
  const anyone = button(say("lobby-open"), { "data-act": "anyone" }, () => void start("anyone"));
  const read = button(say("rules-of"), { class: "quiet-link" }, () => chosen !== null && go(`/rules/${chosen.id}`));
  const guided = button(say("guide"), { class: "quiet-link", "data-act": "guided" }, () => void start("guided"));
  const told = html("p", { class: "told-page", role: "status" });
  const choosing = new Choosing(say);
  const list = html("ul", { class: "games" });
  const acts = html("div", { class: "acts" }, play, invite, anyone);
  const choice = html("section", { class: "choice" }, name, about, lengths, acts, choosing.element, html("div", { class: "learn" }, guided, read), told);
  if (!canCheck()) choice.append(html("p", { class: "soft" }, say("page-plain-http")));
  element.append(html("div", { class: "entrance" }, host, choice), html("section", { class: "all", "aria-label": say("page-games") }, list));

  let board: Board | null = null;
  let all: SetUp[] = [];
  let who: HouseJson | null = null;
  let chosen: SetUp | null = null;
  let gone = false;
  let missing: ReturnType<typeof away> | null = null;

  function choose(shown: SetUp): void {
    chosen = shown;
    remember(LAST, shown.id);
    write(name, say(`game-${shown.id}`));
    write(about, capital(say(`about-${shown.id}`)));
    for (const item of list.children) {
      const pressed = (item as HTMLElement).dataset["game"] === shown.id;
      item.firstElementChild?.setAttribute("aria-pressed", `${pressed}`);
    }
    const state = { board: shown.board, standing: shown.standing, onTurn: null, dice: null };
    if (board === null) {
      board = new Board(state, { say, settings: { plates: false, speed: Infinity } });
      board.mount(host);
    } else {
      board.show(state);
    }
    offer();
  }

  /** How long it can be, and what else can be chosen. */
  function offer(): void {
    if (who === null || chosen === null) return;
    const [house, { id }] = [who, chosen];
    const possible = lengthsOf(house, id);
    const length = wordOf(lengthChosen(house, id, chosenFor(id)));
    lengths.hidden = possible.length < 2;
    lengths.replaceChildren(...possible.map((one) => {
      const input = html("input", { type: "radio", name: "length" });
      input.checked = wordOf(one) === length;
      input.addEventListener("change", () => {
        chooseFor(id, "length", wordOf(one));
        choosing.show(house, id);
      });
      return html("label", {}, input, html("span", {}, lengthSaid(say, one)));
    }));
    choosing.show(house, id);
  }

  async function start(against: Against | "guided"): Promise<void> {
    if (chosen === null || who === null || play.disabled) return;
    play.disabled = invite.disabled = anyone.disabled = guided.disabled = true;
    write(told, say("page-begins"));
    try {
      const path = await (against === "guided" ? beginGuided(say, who, chosen.id) : begin(say, who, chosen.id, chosenFor(chosen.id), against));
      if (!gone) go(path);
    } catch (error) {
      write(told, say(error instanceof Refused && error.status === 422 ? "sit-refused" : "page-no-answer"));
      play.disabled = invite.disabled = anyone.disabled = guided.disabled = false;
    }
  }

  /** Asks the house again who plays what; until it answers the boards are there to be looked at, and what can be done is said. */
  async function ask(): Promise<void> {
    const house = await askHouse().catch(() => null);
    if (gone) return;
    if (house === null) {
      acts.hidden = true;
      if (missing === null) acts.after((missing = away(say, () => void (board === null ? fill() : ask()))).element);
      return;
    }
    who = house;
    missing?.end();
    missing = null;
    acts.hidden = false;
    offer();
  }

  async function fill(): Promise<void> {
    const [set] = await Promise.all([askGames().catch(() => null), ask()]);
    if (gone || set === null || board !== null) return;
    all = everything(set);
    list.append(...all.map((shown) => {
      const press = () => {
        choose(shown);
        element.scrollIntoView({ block: "start" });
        // Who goes by the keyboard goes on with the game, not behind its picture.
        if (list.querySelector(":focus-visible") !== null) play.focus({ preventScroll: true });
      };
      const card = button("", { class: "game", "aria-pressed": "false" }, press);
      card.append(small(shown.standing, shown.way, "first"), html("span", { class: "game-name" }, say(`game-${shown.id}`)));
      return html("li", { "data-game": shown.id }, card);
    }));
    const last = recall(LAST);
    const first = all.find(({ id }) => id === last) ?? all[0];
    if (first !== undefined) choose(first);
  }

  return {
    element,
    title: "alea",
    shown: () => void fill(),
    gone: () => {
      gone = true;
      missing?.end();
      board?.unmount();
    },
  };
}
