/** What the pages say, in each language. */

import el from "../../../locales/el/web.ftl?raw";
import elContest from "../../../locales/el/contest.ftl?raw";
import elDice from "../../../locales/el/dice.ftl?raw";
import elRules from "../../../locales/el/rules.ftl?raw";
import elServer from "../../../locales/el/server.ftl?raw";
import en from "../../../locales/en/web.ftl?raw";
import enContest from "../../../locales/en/contest.ftl?raw";
import enDice from "../../../locales/en/dice.ftl?raw";
import enRules from "../../../locales/en/rules.ftl?raw";
import enServer from "../../../locales/en/server.ftl?raw";
import it from "../../../locales/it/web.ftl?raw";
import itContest from "../../../locales/it/contest.ftl?raw";
import itDice from "../../../locales/it/dice.ftl?raw";
import itRules from "../../../locales/it/rules.ftl?raw";
import itServer from "../../../locales/it/server.ftl?raw";
import type { Say } from "../board/say.ts";
import { type Language, textsOf } from "../board/texts.ts";
import type { TextJson } from "../net/messages.ts";

const FILES: Record<Language, readonly string[]> = {
  en: [en, enContest, enRules, enServer, enDice],
  el: [el, elContest, elRules, elServer, elDice],
  it: [it, itContest, itRules, itServer, itDice],
};

/** The languages as they call themselves. */
export const OWN_NAMES: Readonly<Record<Language, string>> = { en: "English", el: "Ελληνικά", it: "Italiano" };

export const sayIn = (language: Language): Say => textsOf(language, FILES[language]);

/** Puts into words what the server sent; an argument may be a text again. */
export function tell(say: Say, { key, args }: TextJson): string {
  const said = Object.entries(args).map(([name, value]) => [name, typeof value === "object" ? tell(say, value) : value] as const);
  return say(key, Object.fromEntries(said));
}

/** With a capital at its beginning. */
export const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;

/** The same with a full stop at its end. */
export function sentence(text: string): string {
  return `${capital(text)}${/[.!?;…]$/.test(text) ? "" : "."}`;
}
