/** What the pages say, in each language. */

import type { Say } from "../board/say.ts";
import { type Language, sayFrom } from "../board/language.ts";
import type { TextJson } from "../net/messages.ts";

const WORDS: Readonly<Record<Language, () => Promise<{ readonly default: readonly string[]; readonly forms: string }>>> = {
  en: () => import("./words/en.ts"),
  el: () => import("./words/el.ts"),
  it: () => import("./words/it.ts"),
};

/** The languages as they call themselves. */
export const OWN_NAMES: Readonly<Record<Language, string>> = { en: "English", el: "Ελληνικά", it: "Italiano" };

export const sayIn = async (language: Language): Promise<Say> => sayFrom(language, (await WORDS[language]()).default);

/** The forms that terms take in a language (`words/terms-en.ts`). */
export const formsIn = async (language: Language): Promise<string> => (await WORDS[language]()).forms;

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
