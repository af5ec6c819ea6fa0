/** The languages of the house, and what says texts in one of them. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Say } from "./say.ts";

export const LANGUAGES = ["en", "el", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What says the texts of Fluent files in a language. */
export function sayFrom(language: Language, files: readonly string[]): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file));
  return (key, args = {}) => {
    const pattern = bundle.getMessage(key)?.value;
    // What an argument is missing for is shown with a gap; that is better than nothing.
    return pattern == null ? key : bundle.formatPattern(pattern, args, []);
  };
}

export function languageOf(wanted: readonly string[]): Language {
  const short = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === short.find((tag) => (LANGUAGES as readonly string[]).includes(tag))) ?? "en";
}
