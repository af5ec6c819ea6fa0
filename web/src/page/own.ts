/** The contests of who looks: those that go on, and those that are over, each with the way to it. */

import { type OwnContest, own as askOwn, who } from "./api.ts";
import { button, html, link, write } from "./elements.ts";
import type { Page, Surroundings } from "./place.ts";
import { diceSaid, lengthSaid, termsSaid } from "./sitting.ts";
import { shownName } from "./state.ts";
import { capital } from "./texts.ts";

/** How many the house tells of at once. */
const AT_ONCE = 50;

/** What is to be said of how a contest came out, for who looks. */
export function outcome({ over, winner, you, void: isVoid, players }: OwnContest): "on" | "waiting" | "void" | "drawn" | "won" | "lost" {
  if (!over) return players.includes(null) ? "waiting" : "on";
  if (isVoid) return "void";
  return winner === null ? "drawn" : winner === you ? "won" : "lost";
}

export function own({ say, language, go }: Surroundings): Page {
  const on = html("ul", { class: "offers" });
  const over = html("ul", { class: "offers" });
  const parts = [html("section", { hidden: "" }, html("h2", {}, say("own-on")), on), html("section", { hidden: "" }, html("h2", {}, say("own-over")), over)] as const;
  const told = html("p", { class: "told-page", role: "status" });
  const house = button(say("page-play-house"), { class: "main", "data-act": "house" }, () => go("/"));
  const empty = html("div", { class: "empty", hidden: "" }, html("p", {}, say("own-empty")), html("div", { class: "acts" }, house));
  const more = button(say("own-more"), { "data-act": "more", hidden: "" }, () => void look(last));
  const element = html("main", { class: "plain lobby own" }, html("h1", {}, say("own")), ...parts, empty, told, html("div", { class: "acts" }, more));
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  let last: string | null = null;

  function row(contest: OwnContest): HTMLElement {
    const { contest: id, terms, players, you, house, dice, created } = contest;
    const game = terms.games.length > 1 ? "tavli" : (terms.games[0]?.id ?? "");
    const what = [say(`game-${game}`), lengthSaid(say, terms.length), ...termsSaid(say, null, terms), ...diceSaid(say, dice)].join(" · ");
    const came = outcome(contest);
    const other = you === "first" ? 1 : 0;
    const player = house[other];
    const against = player === null ? shownName(say, players[other]) : say(`player-${player}`);
    const title = [against === null ? "" : say("own-against", { who: against }), came === "on" ? "" : say(`own-${came}`)].filter(Boolean).join(" · ");
    const when = html("time", { datetime: new Date(created).toISOString(), class: "soft" }, day.format(created));
    const about = html("div", { class: "offer" }, html("strong", {}, capital(title)), html("span", { class: "soft" }, what), when);
    // Of what does not count there may be nothing to be seen.
    const to = came === "void" ? null : contest.over ? `/replay/${id}` : `/table/${id}`;
    return html("li", {}, about, ...(to === null ? [] : [link(to, go, { class: "button" }, say(contest.over ? "table-replay" : "own-go-on"))]));
  }

  /** The next ones, from the one after `before` on. Who has only looked round so far is nobody, and stays it. */
  async function look(before: string | null): Promise<void> {
    write(told, "");
    try {
      const list = (await who()) === null ? [] : await askOwn(before);
      for (const contest of list) (contest.over ? over : on).append(row(contest));
      last = list.at(-1)?.contest ?? last;
      more.hidden = list.length < AT_ONCE;
      parts[0].hidden = on.childElementCount === 0;
      parts[1].hidden = over.childElementCount === 0;
      empty.hidden = !(parts[0].hidden && parts[1].hidden);
    } catch {
      write(told, say("page-no-answer"));
    }
  }

  return { element, title: say("own"), shown: () => void look(null) };
}
