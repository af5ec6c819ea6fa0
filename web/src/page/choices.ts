/** What a player chooses about how things look and feel. Kept in this browser. */

import { BY_HAND } from "../board/automatic.ts";
import type { Settings } from "../board/settings.ts";
import { type Side, other } from "../board/types.ts";
import { recall, remember } from "./memory.ts";

/** What can be chosen, the usual first. */
export const CHOICES = {
  theme: ["walnut", "olive", "aegean", "contrast"],
  scheme: ["system", "light", "dark"],
  speed: ["usual", "fast", "still"],
  sound: ["low", "on", "off"],
  click: ["play", "pick"],
  home: ["right", "left"],
  colour: ["seat", "light", "dark"],
  roll: ["hand", "self"],
  forced: ["hand", "last", "all"],
  off: ["self", "hand"],
} as const;

export type ChoiceId = keyof typeof CHOICES;
export type Choices = { readonly [K in ChoiceId]: (typeof CHOICES)[K][number] };

const KEY = "alea-settings";
const SPEEDS: Readonly<Record<Choices["speed"], number>> = { usual: 1, fast: 2, still: Infinity };

/** What was kept, as far as it can be chosen. */
export function read(kept: string | null): Choices {
  let found: unknown;
  try {
    found = JSON.parse(kept ?? "{}");
  } catch {
    found = {};
  }
  const known = typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  const one = ([id, options]: [string, readonly string[]]) => [id, options.find((option) => option === known[id]) ?? options[0]];
  return Object.fromEntries(Object.entries(CHOICES).map(one)) as unknown as Choices;
}

/** What it means for the board. */
export function boardSettings({ speed, click, home, colour, roll, forced, off }: Choices, viewer: Side = "first"): Partial<Settings> {
  return {
    viewer,
    light: colour === "seat" ? "first" : colour === "light" ? viewer : other(viewer),
    speed: SPEEDS[speed],
    click,
    home,
    automatic: { ...BY_HAND, bearOff: off === "self", roll: roll === "self", forced: forced === "hand" ? "off" : forced },
  };
}

export const chosen = (): Choices => read(recall(KEY));

const listeners = new Set<() => void>();

/** Calls back when something else is chosen; what it gives ends that. */
export function follow(call: () => void): () => void {
  listeners.add(call);
  return () => listeners.delete(call);
}

export function choose(id: ChoiceId, option: string): void {
  remember(KEY, JSON.stringify({ ...chosen(), [id]: option }));
  dress();
  for (const call of listeners) call();
}

/** Gives the page its theme. */
export function dress(): void {
  const { theme, scheme } = chosen();
  const { dataset } = document.documentElement;
  dataset["theme"] = theme;
  if (scheme === "system") delete dataset["scheme"];
  else dataset["scheme"] = scheme;
}
