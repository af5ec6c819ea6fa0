/** What stands at an address where nothing is. */

import { button, html } from "./elements.ts";
import type { Page, Surroundings } from "./place.ts";

export function nowhere({ say, go }: Surroundings): Page {
  const title = say("nowhere");
  const home = button(say("page-home"), { class: "main", "data-act": "home" }, () => go("/"));
  const element = html("main", { class: "nowhere" }, html("h1", {}, title), html("p", { class: "soft" }, say("nowhere-why")), html("div", { class: "acts" }, home));
  return { element, title };
}
