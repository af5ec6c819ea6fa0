/** The page: files in, verdicts out. */

import { check } from "./check.ts";
import { takeDrops } from "./drop.ts";
import { LANGUAGES, type Say, languageOf, textsOf } from "./texts.ts";

const element = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const record = element<HTMLInputElement>("record");
const log = element<HTMLInputElement>("log");
const key = element<HTMLInputElement>("key");
const inputs = element<HTMLFieldSetElement>("inputs");
const state = element("state");
const results = element("results");
const language = element<HTMLSelectElement>("language");

let say: Say = textsOf("en");
let run = 0;

function speak(): void {
  const chosen = LANGUAGES.find((known) => known === language.value) ?? "en";
  say = textsOf(chosen);
  document.documentElement.lang = chosen;
  document.title = `${say("verifier-title")} · alea`;
  for (const of of document.querySelectorAll<HTMLElement>("[data-text]")) of.textContent = say(of.dataset["text"] ?? "");
}

function show(title: string | null, kind: string, lines: readonly string[]): void {
  const item = document.createElement("li");
  item.className = kind;
  for (const line of title === null ? lines : [title, ...lines]) {
    const paragraph = document.createElement("div");
    paragraph.textContent = line;
    item.append(paragraph);
  }
  results.append(item);
}

async function checkFile(): Promise<void> {
  const file = record.files?.[0];
  const mine = ++run;
  results.replaceChildren();
  state.textContent = "";
  if (file === undefined) return;
  if (globalThis.crypto?.subtle === undefined) {
    show(null, "none", [say("verifier-no-crypto")]);
    return;
  }
  state.textContent = say("verifier-running");
  for await (const { title, kind, lines } of check(say, file, { key: key.value, log: log.files?.[0] ?? null })) {
    // Something else was chosen meanwhile.
    if (mine !== run) return;
    show(title, kind, lines);
  }
  if (mine === run) state.textContent = "";
}

language.value = languageOf(navigator.languages);
speak();
for (const input of [record, log, key]) input.addEventListener("change", () => void checkFile());
language.addEventListener("change", () => {
  speak();
  void checkFile();
});
takeDrops(inputs, record, () => void checkFile());
