/** What a page needs of the one that it stands in. */

import type { Say } from "../board/say.ts";
import type { Language } from "../board/language.ts";

export interface Surroundings {
  readonly say: Say;
  readonly language: Language;
  /** Goes to another page of the house. */
  go(path: string): void;
}

/** A page that is shown. */
export interface Page {
  readonly element: HTMLElement;
  readonly title: string;
  /** It stands in the document now. */
  shown?(): void;
  /** It goes, and takes with it what it has opened. */
  gone?(): void;
}
