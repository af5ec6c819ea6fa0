/** The rules of the games and the guides, as the program has them. */

import type { BoardKind } from "../board/types.ts";
import { games as askGames, rulesText } from "./api.ts";
import { html, write } from "./elements.ts";
import { Examples } from "./example.ts";
import { Explainer } from "./explain.ts";
import { elements } from "./markdown.ts";
import type { Page, Surroundings } from "./place.ts";
import { setUpOf } from "./setup.ts";

/** The list of all pages, or one of them. */
export function rules(name: string | null, { say, language, go }: Surroundings): Page {
  const body = html("article", { class: "text" });
  const list = html("nav", { class: "contents", "aria-label": say("rules") });
  const told = html("p", { class: "told-page", role: "status" });
  const element = html("main", { class: "plain rules" }, body, list, told);
  // Links lead to other pages of the house without loading it anew.
  element.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(link.getAttribute("href") ?? "/");
  });

  const examples = new Examples(say);
  const explainer = new Explainer(language, element);

  async function fill(): Promise<void> {
    try {
      const set = await askGames();
      const kinds = new Map<string, BoardKind>(set.games.map((game) => [game.id, setUpOf(game.id, game).board]));
      if (name === null) body.append(html("h1", {}, say("rules")));
      else body.append(...elements(await rulesText(name, language), examples.figureOn((game) => kinds.get(game) ?? null)));
      const link = (id: string, text: string) => html("li", {}, html("a", { href: `/rules/${id}`, ...(id === name ? { "aria-current": "page" } : {}) }, text));
      const games = [...set.contests, ...set.games].map(({ id }) => link(id, say(`game-${id}`)));
      const guides = set.guides.map(({ id, titles }) => link(id, titles[language]));
      list.append(html("h2", {}, say("rules-guides")), html("ul", {}, ...guides, html("li", {}, html("a", { href: "/dice" }, say("verifier-title")))), html("h2", {}, say("page-games")), html("ul", {}, ...games));
    } catch {
      write(told, say("page-no-answer"));
      return;
    }
    // Who reads can do so already; the glossary itself explains its terms.
    if (name !== null && name !== "glossary") await explainer.mark(name, body).catch(() => {});
  }

  return { element, title: say("rules"), shown: () => void fill(), gone: () => examples.end() };
}
