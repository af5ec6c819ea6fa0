/** The choices of somebody who sits down, folded away: what they come to stands in one line. Changed ones are kept by game. */

import type { Say } from "../board/say.ts";
import type { HouseJson } from "./api.ts";
import { html, write } from "./elements.ts";
import { recall, remember } from "./memory.ts";
import { type Chosen, type Group, type Row, choicesSaid, groupsOf } from "./sitting.ts";

const KEY = "alea-sitting";

function kept(): Readonly<Record<string, Chosen>> {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Chosen>) : {};
  } catch {
    return {};
  }
}

/** What was chosen for a game the last time. */
export const chosenFor = (game: string): Chosen => {
  const own = kept()[game];
  return typeof own === "object" && own !== null ? own : {};
};

export function chooseFor(game: string, key: string, value: string): void {
  remember(KEY, JSON.stringify({ ...kept(), [game]: { ...chosenFor(game), [key]: value } }));
}

export class Choosing {
  readonly element = html("details", { class: "choosing", hidden: "" });
  readonly #short = html("span", { class: "soft" });
  readonly #rows = html("div", { class: "rows" });
  #house: HouseJson | null = null;
  #game = "";

  constructor(private readonly say: Say) {
    this.element.append(html("summary", {}, html("span", {}, say("sit-choices")), this.#short), this.#rows);
  }

  show(house: HouseJson, game: string): void {
    [this.#house, this.#game] = [house, game];
    this.element.hidden = false;
    this.#draw();
  }

  #draw(): void {
    const house = this.#house;
    if (house === null) return;
    const chosen = chosenFor(this.#game);
    write(this.#short, choicesSaid(this.say, house, this.#game, chosen));
    // What was just used keeps the focus: rows that stay are the same elements as before.
    const before = new Map([...this.#rows.querySelectorAll<HTMLElement>("[data-row]")].map((row) => [row.dataset["row"] ?? "", row]));
    const reading = document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset["row"];
    this.#rows.replaceChildren(...groupsOf(this.say, house, this.#game, chosen).flatMap((group) => this.#group(group)));
    if (reading !== undefined && before.has(reading)) this.#rows.querySelector<HTMLElement>(`[data-row="${reading}"] :is(select, input)`)?.focus();
  }

  #group({ heading, rows }: Group): HTMLElement[] {
    return [...(heading === null ? [] : [html("h2", {}, heading)]), ...rows.map((row) => this.#row(row))];
  }

  #row({ key, label, among, value }: Row): HTMLElement {
    const field = "least" in among
      ? html("input", { type: "number", inputmode: "numeric", min: among.least, max: among.most, value })
      : html("select", {});
    if (field instanceof HTMLSelectElement && !("least" in among)) field.append(...among.map(([word, name]) => new Option(name, word, false, word === value)));
    field.addEventListener("change", () => {
      chooseFor(this.#game, key, (field as HTMLInputElement | HTMLSelectElement).value);
      this.#draw();
    });
    return html("label", { "data-row": key }, html("span", {}, label), field);
  }
}
