/** The page: files in, verdicts out. */

import { type Bytes, type Expectations, Log, LogError, Unreadable, type Verdict, fromHex, logOf, readRecord, verify } from "../src/dice/index.ts";
import { report } from "./report.ts";
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

async function expectations(): Promise<{ key?: Bytes; logs?: Log[] } | null> {
  const held: { key?: Bytes; logs?: Log[] } = {};
  const digits = key.value.trim().toLowerCase();
  if (digits !== "") {
    if (!/^[0-9a-f]{64}$/.test(digits)) {
      show(null, "none", [say("verifier-no-key")]);
      return null;
    }
    held.key = fromHex(digits);
  }
  const file = log.files?.[0];
  if (file !== undefined) {
    try {
      held.logs = await Log.parseAll(await file.text());
    } catch (error) {
      if (!(error instanceof LogError)) throw error;
      show(null, "fail", [say("verifier-bad-log", { line: error.line })]);
      return null;
    }
  }
  return held;
}

async function check(): Promise<void> {
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
  const held = await expectations();
  const lines = (await file.text()).split("\n").map((line, index) => ({ line, number: index + 1 }));
  const records = lines.filter(({ line }) => line.trim() !== "");
  for (const { line, number } of held === null ? [] : records) {
    let verdict: Verdict | null;
    try {
      const read = readRecord(line);
      const expected: Expectations = {};
      if (held?.key !== undefined) expected.key = held.key;
      const log = held?.logs && logOf(held.logs, read);
      if (log !== undefined) expected.log = log;
      verdict = await verify(read, expected);
    } catch (error) {
      verdict = null;
      if (!(error instanceof Unreadable)) {
        if (mine === run) show(null, "none", [say("verifier-no-crypto")]);
        break;
      }
    }
    // Something else was chosen meanwhile.
    if (mine !== run) return;
    const title = records.length > 1 ? say("verifier-line", { line: number }) : null;
    if (verdict === null) show(title, "none", [say("verifier-no-record")]);
    else {
      const given = { key: held?.key !== undefined, log: held?.logs !== undefined };
      const { kind, lines } = report(say, verdict, given);
      show(title, kind, lines);
    }
  }
  state.textContent = "";
}

language.value = languageOf(navigator.languages);
speak();
for (const input of [record, log, key]) input.addEventListener("change", () => void check());
language.addEventListener("change", () => {
  speak();
  void check();
});
for (const kind of ["dragenter", "dragover"]) {
  inputs.addEventListener(kind, (event) => {
    event.preventDefault();
    inputs.classList.add("over");
  });
}
for (const kind of ["dragleave", "drop"]) inputs.addEventListener(kind, () => inputs.classList.remove("over"));
inputs.addEventListener("drop", (event) => {
  event.preventDefault();
  const files = event.dataTransfer?.files;
  if (files !== undefined && files.length > 0) {
    record.files = files;
    void check();
  }
});
