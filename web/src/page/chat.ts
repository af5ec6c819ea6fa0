/** What the players say to each other, folded away below what has happened. */

import type { Say } from "../board/say.ts";
import type { LineJson, Pair, Side } from "../net/messages.ts";
import { button, html, write } from "./elements.ts";
import { recall, remember } from "./memory.ts";

/** How long a line may be, in characters, as the server has it. */
const LONGEST = 300;

/** Whether the other players are not read here. */
const MUTED = "alea-mute";

/** Who is at the table. */
export interface Company {
  readonly names: Pair<string>;
  readonly you: Side | null;
  /** Whether there is anybody to talk to. */
  readonly others: boolean;
}

/** What of the lines is shown, and how many of them are new: those of others since `read` were read, unless they are muted. */
export function heardOf(lines: readonly LineJson[], you: Side | null, read: number, muted: boolean): { readonly shown: readonly LineJson[]; readonly unread: number } {
  const shown = muted ? lines.filter(({ by }) => by === you) : lines;
  return { shown, unread: muted ? 0 : lines.slice(read).filter(({ by }) => by !== you).length };
}

export class Chat {
  readonly element = html("details", { class: "chat", hidden: "" });
  readonly #mark = html("span", { class: "unread", role: "status" });
  readonly #lines = html("ol", { class: "lines", "aria-live": "polite", tabindex: "0" });
  readonly #text = html("input", { type: "text", maxlength: LONGEST, autocomplete: "off", enterkeyhint: "send" });
  readonly #form = html("form", {});
  readonly #told = html("p", { class: "soft", role: "status" });
  readonly #mute: HTMLButtonElement;
  #all: readonly LineJson[] = [];
  #company: Company = { names: ["", ""], you: null, others: false };
  /** How many lines there were when they were last seen. */
  #read = 0;
  #drawn = 0;
  #muted = recall(MUTED) === "yes";

  constructor(
    private readonly say: Say,
    private readonly speak: (text: string) => void,
  ) {
    this.#text.setAttribute("aria-label", say("chat-line"));
    this.#text.setAttribute("placeholder", say("chat-line"));
    this.#lines.setAttribute("aria-label", say("chat"));
    this.#mute = button("", { class: "quiet-link", "aria-pressed": "false" }, () => this.#silence());
    this.#form.append(this.#text, html("button", { type: "submit" }, say("chat-send")));
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = this.#text.value.trim();
      if (text !== "") this.speak(text);
    });
    const head = html("div", { class: "chat-head" }, this.#told, this.#mute);
    this.element.append(html("summary", {}, html("span", {}, say("chat")), this.#mark), this.#lines, this.#form, head);
    this.element.addEventListener("toggle", () => {
      this.#draw();
      if (this.element.open && !this.#form.hidden) this.#text.focus({ preventScroll: true });
    });
    this.element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.element.open) return;
      this.element.open = false;
      this.element.querySelector("summary")?.focus();
    });
  }

  show(lines: readonly LineJson[], company: Company): void {
    const said = lines.slice(this.#all.length).some(({ by }) => by === company.you);
    // What has been heard by all may leave the hand.
    if (said) this.#clear();
    [this.#all, this.#company] = [lines, company];
    this.#draw();
  }

  /** What was written was not said. */
  refused(why: string): void {
    write(this.#told, why);
  }

  #clear(): void {
    this.#text.value = "";
    write(this.#told, "");
  }

  #silence(): void {
    this.#muted = !this.#muted;
    remember(MUTED, this.#muted ? "yes" : "no");
    this.#drawn = -1;
    this.#draw();
  }

  #draw(): void {
    const { names, you, others } = this.#company;
    const { open } = this.element;
    if (open) this.#read = this.#all.length;
    const { shown, unread } = heardOf(this.#all, you, this.#read, this.#muted);
    this.element.hidden = !others || (you === null && this.#all.length === 0);
    this.#form.hidden = you === null;
    this.element.dataset["unread"] = `${unread}`;
    write(this.#mark, unread === 0 ? "" : this.say("chat-unread", { lines: unread }));
    write(this.#mute, this.say(this.#muted ? "chat-hear" : "chat-mute"));
    this.#mute.setAttribute("aria-pressed", `${this.#muted}`);
    const line = ({ by, text }: LineJson) => html("li", {}, html("strong", {}, names[by === "first" ? 0 : 1]), ` ${text}`);
    // Only what is new is put there, so that only that is read out.
    if (this.#drawn < 0 || this.#drawn > shown.length) this.#lines.replaceChildren();
    this.#lines.append(...shown.slice(this.#lines.childElementCount).map(line));
    if (shown.length !== this.#drawn) this.#lines.scrollTop = this.#lines.scrollHeight;
    this.#drawn = shown.length;
    this.#lines.hidden = shown.length === 0;
  }
}
