/** The texts of the board in each language, from the Fluent files that the other programs read. */

import elBoard from "../../../locales/el/board.ftl?raw";
import elNames from "../../../locales/el/names.ftl?raw";
import elPlay from "../../../locales/el/play.ftl?raw";
import enBoard from "../../../locales/en/board.ftl?raw";
import enNames from "../../../locales/en/names.ftl?raw";
import enPlay from "../../../locales/en/play.ftl?raw";
import itBoard from "../../../locales/it/board.ftl?raw";
import itNames from "../../../locales/it/names.ftl?raw";
import itPlay from "../../../locales/it/play.ftl?raw";
import { type Language, sayFrom } from "./language.ts";
import type { Say } from "./say.ts";

export { LANGUAGES, type Language, languageOf } from "./language.ts";

const FILES: Record<Language, readonly string[]> = {
  en: [enBoard, enNames, enPlay],
  el: [elBoard, elNames, elPlay],
  it: [itBoard, itNames, itPlay],
};

/** What says texts in a language: those of the board, and of more files that a page has. */
export const textsOf = (language: Language, more: readonly string[] = []): Say => sayFrom(language, [...FILES[language], ...more]);
