/** From a wish to a table. */

import type { Say } from "../board/say.ts";
import { type HouseJson, canCheck, make, me } from "./api.ts";
import { explain } from "./guide.ts";
import { type Against, type Chosen, lengthsOf, playersOf, wishOf, wordOf } from "./sitting.ts";

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

/** A first game, with explanations, as short as there are, with everything as it is usual; against a player who is not too good. */
export async function beginGuided(say: Say, house: HouseJson, game: string): Promise<string> {
  const [length] = lengthsOf(house, game).map(wordOf);
  const players = playersOf(house, game);
  const player = players.at(-2) ?? players[0];
  const path = await begin(say, house, game, { ...(length === undefined ? {} : { length }), ...(player === undefined ? {} : { player }) }, "house");
  explain(path.slice(path.lastIndexOf("/") + 1));
  return path;
}
