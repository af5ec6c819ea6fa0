/** The open tables: who waits for anybody. */

import { type HouseJson, type Offer, house as askHouse, join, me, offers as askOffers } from "./api.ts";
import { button, html, write } from "./elements.ts";
import type { Page, Surroundings } from "./place.ts";
import { diceSaid, lengthSaid, termsSaid } from "./sitting.ts";
import { shownName } from "./state.ts";

/** How often it is looked who waits, in milliseconds. */
const LOOK = 4000;

export function lobby({ say, go }: Surroundings): Page {
  const list = html("ul", { class: "offers" });
  const told = html("p", { class: "told-page", role: "status" });
  const house = button(say("page-play-house"), { class: "main", "data-act": "house" }, () => go("/"));
  const empty = html("div", { class: "empty", hidden: "" }, html("p", {}, say("lobby-empty")), html("div", { class: "acts" }, house));
  const element = html("main", { class: "plain lobby" }, html("h1", {}, say("lobby")), list, empty, told);
  let drawn = "";
  /** What is usual, so that it need not be said. */
  let rules: HouseJson | null = null;
  let timer: ReturnType<typeof setInterval> | null = null;

  async function sit(contest: string): Promise<void> {
    try {
      await me();
      await join(contest, null);
      go(`/table/${contest}`);
    } catch {
      write(told, say("lobby-taken"));
      await look();
    }
  }

  function row({ contest, terms, players, dice }: Offer): HTMLElement {
    const [first] = terms.games;
    const game = terms.games.length > 1 ? "tavli" : (first?.id ?? "");
    const who = shownName(say, players.find((name) => name !== null) ?? "");
    const what = [say(`game-${game}`), lengthSaid(say, terms.length), ...termsSaid(say, rules, terms), ...diceSaid(say, dice)].join(" · ");
    const about = html("div", { class: "offer" }, html("strong", {}, who), html("span", { class: "soft" }, what));
    return html("li", {}, about, button(say("table-sit"), { "data-act": "sit" }, () => void sit(contest)));
  }

  async function look(): Promise<void> {
    const offers = await askOffers().catch(() => null);
    if (offers !== null && offers.length > 0) rules ??= await askHouse().catch(() => null);
    if (offers === null) return write(told, say("page-no-answer"));
    const now = JSON.stringify(offers);
    if (now === drawn) return;
    drawn = now;
    write(told, "");
    empty.hidden = offers.length > 0;
    list.replaceChildren(...offers.map(row));
  }

  return {
    element,
    title: say("lobby"),
    shown: () => {
      void look();
      timer = setInterval(() => void look(), LOOK);
    },
    gone: () => {
      if (timer !== null) clearInterval(timer);
    },
  };
}
