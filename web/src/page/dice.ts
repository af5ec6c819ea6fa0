/** The dice of a record that somebody has as a file, checked in his own browser. */

import { type Found, check } from "../../verifier/check.ts";
import { takeDrops } from "../../verifier/drop.ts";
import { canCheck } from "./api.ts";
import { html, link, write } from "./elements.ts";
import { inline } from "./markdown.ts";
import type { Page, Surroundings } from "./place.ts";

export function dice({ say, go }: Surroundings): Page {
  const title = say("verifier-title");
  const field = (type: "file" | "text", key: string, extra: Readonly<Record<string, string>> = {}) => {
    const input = html("input", { type, ...extra });
    return { input, label: html("label", {}, html("span", {}, say(key)), input) };
  };
  const record = field("file", "verifier-record", { accept: ".json,.jsonl,.alea" });
  const log = field("file", "verifier-log");
  const key = field("text", "verifier-key", { spellcheck: "false", autocomplete: "off" });
  const inputs = html("div", { class: "verify" }, record.label, html("p", { class: "soft" }, say("verifier-drop")),
    html("details", {}, html("summary", {}, say("dice-more")), log.label, key.label));
  const told = html("p", { class: "told-page", role: "status" });
  const results = html("ul", { class: "verdicts" });
  const guide = html("p", {}, link("/rules/dice", go, {}, say("dice-guide")));
  const element = html("main", { class: "plain" }, html("h1", {}, title), html("p", {}, say("dice-about")), inputs, told, results, html("p", { class: "soft" }, ...inline(say("verifier-not-legal"))), guide);
  let run = 0;

  const show = ({ title, kind, lines }: Found) => {
    results.append(html("li", { class: "verdict", "data-kind": kind }, ...[...(title === null ? [] : [title]), ...lines].map((line) => html("p", {}, line))));
  };

  async function checkFile(): Promise<void> {
    const file = record.input.files?.[0];
    const mine = ++run;
    results.replaceChildren();
    write(told, "");
    if (file === undefined) return;
    if (!canCheck()) return write(told, say("verifier-no-crypto"));
    write(told, say("verifier-running"));
    for await (const found of check(say, file, { key: key.input.value, log: log.input.files?.[0] ?? null })) {
      // Something else was chosen meanwhile.
      if (mine !== run) return;
      show(found);
    }
    if (mine === run) write(told, "");
  }

  for (const { input } of [record, log, key]) input.addEventListener("change", () => void checkFile());
  takeDrops(inputs, record.input, () => void checkFile());

  return { element, title, gone: () => void ++run };
}
