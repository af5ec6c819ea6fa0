/** The texts of the page, from the Fluent files that the other programs read. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import elDice from "../../locales/el/dice.ftl";
import elPage from "../../locales/el/verifier.ftl";
import enDice from "../../locales/en/dice.ftl";
import enPage from "../../locales/en/verifier.ftl";
import itDice from "../../locales/it/dice.ftl";
import itPage from "../../locales/it/verifier.ftl";

export const LANGUAGES = ["en", "el", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

const FILES: Record<Language, readonly string[]> = {
  en: [enDice, enPage],
  el: [elDice, elPage],
  it: [itDice, itPage],
};

export type Say = (key: string, args?: Record<string, string | number>) => string;

/** What says texts in a language. */
export function textsOf(language: Language): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of FILES[language]) bundle.addResource(new FluentResource(file));
  return (key, args = {}) => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern == null ? key : bundle.formatPattern(pattern, args);
  };
}

export function languageOf(wanted: readonly string[]): Language {
  const short = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === short.find((tag) => (LANGUAGES as readonly string[]).includes(tag))) ?? "en";
}
