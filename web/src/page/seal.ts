/** What is said of the dice and of the connection, in the column. */

import type { Say } from "../board/say.ts";
import { svg } from "../board/svg.ts";
import type { ContestJson } from "../net/messages.ts";
import type { Seal } from "../net/sealer.ts";
import { html, write } from "./elements.ts";

export class SealLine {
  readonly element = html("div", { class: "seal" });
  /** What stands before the text, and can be asked what it means. */
  readonly mark = html("span", { class: "seal-what" });
  readonly #text = html("span", { role: "status" });

  constructor() {
    const mark = svg("svg", { viewBox: "0 0 20 20", class: "seal-mark", "aria-hidden": "true" });
    mark.append(svg("circle", { cx: 10, cy: 10, r: 8.5 }), svg("path", { class: "whole", d: "M6 10.4l2.8 2.8L14.2 7.4" }), svg("path", { class: "broken", d: "M6.8 6.8l6.4 6.4M13.2 6.8l-6.4 6.4" }));
    this.mark.append(mark);
    this.element.append(this.mark, this.#text);
  }

  show(say: Say, dice: ContestJson["dice"], seal: Seal | null): void {
    const proved = dice === "sealed" || dice === "envelope";
    const kind = proved ? (seal?.kind ?? "making") : dice;
    this.element.dataset["seal"] = kind;
    this.element.hidden = kind === "none" || (proved && seal === null);
    write(this.#text, sealSaid(say, kind, seal));
  }
}

export function sealSaid(say: Say, kind: Seal["kind"] | "plain" | "none", seal: Seal | null): string {
  switch (kind) {
    case "whole":
      return say("seal-whole", { rolls: seal?.rolls ?? 0 });
    case "closed":
      return say("seal-closed", { rolls: seal?.rolls ?? 0 });
    case "lost":
      return say("seal-lost");
    case "broken":
      return `${say("seal-broken", { why: say(`dice-why-${seal?.why ?? ""}`, { ...seal?.args }) })} ${say("seal-broken-next")}`;
    case "making":
      return say("seal-making");
    case "plain":
      return say("seal-plain");
    case "none":
      return "";
  }
}
