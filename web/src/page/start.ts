/** From a wish to a table. */

import type { Say } from "../board/say.ts";
import { type HouseJson, canCheck, make, me } from "./api.ts";
import { type Against, type Chosen, wishOf } from "./sitting.ts";

/** Where the invitation to a contest lies, for whoever has made it. */
export const invitationKey = (contest: string): string => `alea-invitation-${contest}`;

/** Makes a table, and says where it is. */
export async function begin(say: Say, house: HouseJson, game: string, chosen: Chosen, against: Against): Promise<string> {
  await me();
  const { player, dice: wanted, ...wish } = wishOf(say, house, game, chosen);
  // The house sits only where it cannot know the dice; who cannot check any has plain ones.
  const dice = !canCheck() ? "plain" : against === "house" ? "sealed" : wanted;
  const { contest, invitation } = await make({ ...wish, dice, against: against === "house" ? { house: player } : against });
  if (invitation !== null) sessionStorage.setItem(invitationKey(contest), invitation);
  return `/table/${contest}`;
}
