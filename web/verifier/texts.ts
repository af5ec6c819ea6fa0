/** The texts of the page, from the Fluent files that the other programs read. */

import elDice from "../../locales/el/dice.ftl";
import elPage from "../../locales/el/verifier.ftl";
import enDice from "../../locales/en/dice.ftl";
import enPage from "../../locales/en/verifier.ftl";
import itDice from "../../locales/it/dice.ftl";
import itPage from "../../locales/it/verifier.ftl";
import { type Language, sayFrom } from "../src/board/language.ts";
import type { Say } from "../src/board/say.ts";

export { LANGUAGES, type Language, languageOf } from "../src/board/language.ts";
export type { Say };

const FILES: Record<Language, readonly string[]> = {
  en: [enDice, enPage],
  el: [elDice, elPage],
  it: [itDice, itPage],
};

/** What says texts in a language. */
export const textsOf = (language: Language): Say => sayFrom(language, FILES[language]);
