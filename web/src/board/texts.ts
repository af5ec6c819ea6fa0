/** The texts of the board in each language, from the Fluent files that the other programs read. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import elBoard from "../../../locales/el/board.ftl?raw";
import elNames from "../../../locales/el/names.ftl?raw";
import elPlay from "../../../locales/el/play.ftl?raw";
import enBoard from "../../../locales/en/board.ftl?raw";
import enNames from "../../../locales/en/names.ftl?raw";
import enPlay from "../../../locales/en/play.ftl?raw";
import itBoard from "../../../locales/it/board.ftl?raw";
import itNames from "../../../locales/it/names.ftl?raw";
import itPlay from "../../../locales/it/play.ftl?raw";
import type { Say } from "./say.ts";

export const LANGUAGES = ["en", "el", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

const FILES: Record<Language, readonly string[]> = {
  en: [enBoard, enNames, enPlay],
  el: [elBoard, elNames, elPlay],
  it: [itBoard, itNames, itPlay],
};

/** What says texts in a language: those of the board, and of more files that a page has. */
export function textsOf(language: Language, more: readonly string[] = []): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of [...FILES[language], ...more]) bundle.addResource(new FluentResource(file));
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
