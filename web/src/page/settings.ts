/** The settings, over whatever page is shown. */

import type { Say } from "../board/say.ts";
import { me, who } from "./api.ts";
import { MOST_WORDS, keepWords, words } from "./chance.ts";
import { CHOICES, type ChoiceId, choose, chosen } from "./choices.ts";
import { button, html, write } from "./elements.ts";

/** A button that opens the settings, and the settings. */
export function settings(say: Say): { readonly open: HTMLButtonElement; readonly dialog: HTMLDialogElement } {
  const title = html("h2", { id: "settings-title", tabindex: "-1", autofocus: "" }, say("settings"));
  const dialog = html("dialog", { class: "settings", "aria-labelledby": "settings-title" });
  const form = html("form", { method: "dialog" });
  // The button stays in sight, however many there are.
  const rows = html("div", { class: "scrolls", tabindex: "0" });
  const now = chosen();
  for (const id of Object.keys(CHOICES) as ChoiceId[]) {
    const select = html("select", { name: id });
    select.append(...CHOICES[id].map((option) => new Option(say(`settings-${id}-${option}`), option, false, option === now[id])));
    select.addEventListener("change", () => choose(id, select.value));
    rows.append(html("label", {}, html("span", {}, say(`settings-${id}`)), select));
  }
  const name = html("input", { name: "name", type: "text", maxlength: "40", autocomplete: "nickname" });
  const told = html("p", { class: "told-page", role: "status" });
  name.addEventListener("change", () => {
    const wanted = name.value.trim();
    if (wanted !== "") me(wanted).then(() => write(told, ""), () => write(told, say("server-no-name")));
  });
  rows.prepend(html("label", {}, html("span", {}, say("settings-name")), name));
  const mixed = html("input", { name: "words", type: "text", maxlength: `${MOST_WORDS}`, autocomplete: "off", placeholder: say("settings-words-any"), "aria-describedby": "settings-words-what" });
  mixed.value = words();
  mixed.addEventListener("change", () => keepWords(mixed.value));
  rows.append(html("label", {}, html("span", {}, say("settings-words")), mixed), html("p", { class: "soft", id: "settings-words-what" }, say("settings-words-what")));
  rows.append(told);
  form.append(rows, html("div", { class: "acts" }, html("button", { class: "main" }, say("settings-done"))));
  dialog.append(title, form);
  // A click beside it closes it.
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  const open = button(say("settings"), { class: "quiet-link" }, () => {
    dialog.showModal();
    // Who has only looked round so far is nobody, and stays it.
    who().then((known) => (name.value = known?.name ?? ""), () => write(told, say("page-no-answer")));
  });
  return { open, dialog };
}
