/** One key of the server after another (`docs/dice.md`, keys): each names the next one. */

import { type Bytes, concat, equal, fromHex, utf8 } from "./bytes.ts";
import { hasSigned } from "./hash.ts";

/** A key names the one that signs after it; all in base 16. */
export interface Succession {
  readonly from: string;
  readonly to: string;
  readonly signature: string;
}

const DOMAIN = utf8("ALEADICE/successor\0");

/** Whether a key is the one that was pinned, or follows from it by what was announced. */
export async function follows(key: Bytes, pinned: Bytes, announced: readonly Succession[]): Promise<boolean> {
  const known: Bytes[] = [pinned];
  // Each key is looked at once, so that keys that name each other end somewhere.
  for (const from of known) {
    if (equal(from, key)) return true;
    for (const next of announced) {
      const to = fromHex(next.to);
      if (!equal(fromHex(next.from), from) || known.some((one) => equal(one, to))) continue;
      if (await hasSigned(from, concat(DOMAIN, to), fromHex(next.signature))) known.push(to);
    }
  }
  return false;
}
