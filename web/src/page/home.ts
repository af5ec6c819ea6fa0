/** The way in: a board that is set up, and all the games. */

import { Board } from "../board/board.ts";
import { type HouseJson, canCheck, games as askGames, house as askHouse } from "./api.ts";
import { button, html, write } from "./elements.ts";
import { recall, remember } from "./memory.ts";
import type { Page, Surroundings } from "./place.ts";
import { type SetUp, everything } from "./setup.ts";
import { small } from "./small.ts";
import { type Choice, begin, lengthSaid, lengthsOf, sameLength } from "./start.ts";

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
  const told = html("p", { class: "told-page", role: "status" });
  const list = html("ul", { class: "games" });
  const choice = html("section", { class: "choice" }, name, about, lengths, html("div", { class: "acts" }, play, invite, anyone), read, told);
  if (!canCheck()) choice.append(html("p", { class: "soft" }, say("page-plain-http")));
  element.append(html("div", { class: "entrance" }, host, choice), html("section", { class: "all", "aria-label": say("page-games") }, list));

  let board: Board | null = null;
  let all: SetUp[] = [];
  let who: HouseJson | null = null;
  let chosen: SetUp | null = null;
  let length: Choice["length"] = "single";
  let gone = false;

  function choose(shown: SetUp): void {
    chosen = shown;
    remember(LAST, shown.id);
    write(name, say(`game-${shown.id}`));
    write(about, say(`about-${shown.id}`));
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

  /** How long it can be. */
  function offer(): void {
    if (who === null || chosen === null) return;
    const possible = lengthsOf(who, chosen.id);
    length = possible[0] ?? "single";
    lengths.hidden = possible.length < 2;
    lengths.replaceChildren(...possible.map((one) => {
      const label = lengthSaid(say, one);
      const input = html("input", { type: "radio", name: "length" });
      input.checked = sameLength(one, length);
      input.addEventListener("change", () => (length = one));
      return html("label", {}, input, html("span", {}, label));
    }));
  }

  async function start(against: Choice["against"]): Promise<void> {
    if (chosen === null || who === null || play.disabled) return;
    play.disabled = invite.disabled = anyone.disabled = true;
    write(told, say("page-begins"));
    try {
      const path = await begin(who, { game: chosen.id, length, against });
      if (!gone) go(path);
    } catch {
      write(told, say("page-no-answer"));
      play.disabled = invite.disabled = anyone.disabled = false;
    }
  }

  async function fill(): Promise<void> {
    try {
      const [set, house] = await Promise.all([askGames(), askHouse()]);
      if (gone) return;
      who = house;
      all = everything(set);
    } catch {
      write(told, say("page-no-answer"));
      return;
    }
    list.append(...all.map((shown) => {
      const press = () => {
        choose(shown);
        element.scrollIntoView({ block: "start" });
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
      board?.unmount();
    },
  };
}
