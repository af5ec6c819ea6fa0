/** From a wish to a table. */

import type { Say } from "../board/say.ts";
import type { TermsJson } from "../net/messages.ts";
import { type HouseJson, type Wish, canCheck, make, me } from "./api.ts";
import { capital } from "./texts.ts";

type Length = TermsJson["length"];

export interface Choice {
  readonly game: string;
  readonly length: Length;
  readonly against: "house" | "invitation" | "anyone";
}

/** Matches that are usual where a game has a cube. */
const MATCHES = [3, 5, 7];

/** The cube of a match. */
const CUBE = { crawford: true, holland: false, jacoby: false, automatic_doubles: 0, raises: "none" };

export const sameLength = (a: Length, b: Length): boolean => JSON.stringify(a) === JSON.stringify(b);

export function lengthSaid(say: Say, length: Length): string {
  const said = length === "single" ? say("length-single") : length === "money" ? say("length-money") : say("length-match", { points: length.points });
  return capital(said);
}

/** How long a game, or a contest of several, may be. */
export function lengthsOf(house: HouseJson, game: string): readonly Length[] {
  const match = (points: number) => ({ points });
  const contest = house.contests.find(({ id }) => id === game);
  if (contest !== undefined) return contest.targets.map(match);
  const dice = house.games.find(({ id }) => id === game)?.dice ?? false;
  return dice ? ["single", ...MATCHES.map(match)] : ["single"];
}

/** The house player that knows most of a contest: the last one that can play all of its games. */
function strongest(house: HouseJson, games: readonly string[]): string {
  const lists = games.map((game) => house.games.find(({ id }) => id === game)?.house ?? []);
  return lists[0]?.findLast((player) => lists.every((list) => list.includes(player))) ?? "random";
}

export function wishOf(house: HouseJson, { game, length, against }: Choice): Wish {
  const games = house.contests.find(({ id }) => id === game)?.games ?? [game];
  const cube = games.length === 1 && length !== "single" && house.games.some(({ id, cube }) => id === game && cube);
  return {
    terms: { games: games.map((id) => ({ id })), length, ...(cube ? { cube: CUBE } : {}) },
    dice: canCheck() ? "sealed" : "plain",
    against: against === "house" ? { house: strongest(house, games) } : against,
  };
}

/** Where the invitation to a contest lies, for whoever has made it. */
export const invitationKey = (contest: string): string => `alea-invitation-${contest}`;

/** Makes a table, and says where it is. */
export async function begin(house: HouseJson, choice: Choice): Promise<string> {
  await me();
  const { contest, invitation } = await make(wishOf(house, choice));
  if (invitation !== null) sessionStorage.setItem(invitationKey(contest), invitation);
  return `/table/${contest}`;
}
