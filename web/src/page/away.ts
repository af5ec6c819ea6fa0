/** What stands where the house does not answer: what there is without it, and that it comes back by itself. */

import type { Say } from "../board/say.ts";
import { button, html } from "./elements.ts";

/** How often the house is asked again, in milliseconds. */
const AGAIN = 5000;

/** Asks again by hand, when the network comes back, and now and then. `end` stops that. */
export function away(say: Say, again: () => void): { readonly element: HTMLElement; end(): void } {
  const timer = setInterval(again, AGAIN);
  addEventListener("online", again);
  const try_ = button(say("away-again"), { class: "main", "data-act": "away-again" }, again);
  const element = html("section", { class: "away", role: "status" },
    html("h2", {}, say("away")),
    html("p", {}, say("away-games")),
    html("p", { class: "soft" }, say("away-rules")),
    html("div", { class: "acts" }, try_),
  );
  return {
    element,
    end: () => {
      clearInterval(timer);
      removeEventListener("online", again);
      element.remove();
    },
  };
}
