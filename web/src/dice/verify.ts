/**
 * Whether the dice of a record are those that everybody was bound to. The same checks in the same order as `alea verify`, but for one:
 * whether plays are legal, for which the rules are needed.
 */

import { type Bytes, Unreadable, concat, equal, fromHex, label, text, toHex, utf8 } from "./bytes.ts";
import {
  type Dice,
  LENGTH,
  type Role,
  SERVER,
  type Seat,
  type Seeds,
  type Values,
  clientCommit,
  gameHash,
  link,
  mask,
  roll,
  rollKey,
  sealedRoll,
  serverCommit,
} from "./derive.ts";
import { hasSigned, sha256 } from "./hash.ts";
import { type Head, type How, type Leaf, Log, anchorLeaf, signedLeaf } from "./log.ts";
import { type Piece, type Start, readPieces } from "./pieces.ts";
import { type GameRecord, type Json, type JsonObject, canonical, eventText, isObject } from "./record.ts";

export type Step =
  | "record"
  | "header"
  | "signature"
  | "index"
  | "roller"
  | "commitment"
  | "roll"
  | "play"
  | "end"
  | "log";

export interface Pass {
  result: "pass";
  games: number;
  rolls: number;
  /** Rolls that went on without the player who did not roll. */
  missed: number;
  goesOn: boolean;
  keys: string[];
}

export interface Fail {
  result: "fail";
  step: Step;
  /** From 1. */
  game: number;
  /** As the protocol counts. */
  roll: number | null;
  /** From 0. */
  event: number | null;
  /** The key of a text, with what it needs. */
  why: string;
  args: Record<string, number>;
}

export type Verdict = { result: "no proof" } | Pass | Fail;

export interface Expectations {
  key?: Bytes;
  log?: Log;
}

/** The numbers of games in headers. */
export const VARIANTS: Readonly<Record<string, number>> = {
  backgammon: 1,
  portes: 2,
  plakoto: 3,
  fevga: 4,
  tavla: 5,
  nackgammon: 6,
  hypergammon: 7,
  moultezim: 8,
  narde: 9,
  tapa: 10,
};

/** `null` is a player whom the record does not name. */
type Roller = "opening" | Seat | null;
type Throw = { mode: "game"; n: number } | { mode: "roll"; n: number; values: Values };
type Moment =
  | { kind: "asked" }
  | { kind: "anchor"; role: Role; after: number; anchor: Bytes; before: Head }
  | { kind: "released"; by: Seat; release: { by: Seat; n: number; value: Bytes } | null }
  | { kind: "threw"; roller: Roller; shown: Dice; proof: Throw | null };
type Released = Extract<Moment, { kind: "released" }>;
type Close = "open" | "void" | How;

/** A failure on its way out. */
class Failure extends Error {
  constructor(
    readonly step: Step,
    readonly why: string,
    readonly args: Record<string, number> = {},
    readonly roll: number | null = null,
    readonly event: number | null = null,
  ) {
    super(why);
  }
}

const HOW: Readonly<Record<string, How>> = { resigned: "resigned", time: "timed-out" };
const AGAINST_RULES = ["recorded-begun", "recorded-as-played", "recorded-result"];

const who = (role: Role) => ({ who: role === SERVER ? 0 : role + 1 });
const player = (seat: Seat) => ({ player: seat + 1 });
const seatOf = (value: Json | undefined): Seat | null => (value === "first" ? 0 : value === "second" ? 1 : null);

/** A game as far as its events have been seen. */
class Dealt {
  readonly moments: Moment[] = [];
  /** The event of each roll. */
  readonly throws: number[] = [];
  seeds: Seeds | null = null;
  end: { leaf: Leaf; signature: Bytes; before: Head } | null = null;
  asked: Seat | null = null;

  private readonly texts: Bytes[] = [];

  constructor(readonly start: Start) {}

  /** The hash of its events. */
  async events(): Promise<Bytes> {
    let hash = await sha256(label("ALEADICE/events"), this.start.gameHash);
    for (const text of this.texts) hash = await sha256(label("ALEADICE/event"), hash, text);
    return hash;
  }

  /** Rolls are counted from 0 in mode G, from 1 in mode R. */
  get first(): number {
    return this.start.header.mode === "roll" ? 1 : 0;
  }

  take(event: JsonObject, pieces: readonly Piece[], index: number): void {
    this.texts.push(utf8(eventText(event)));
    const type = event["type"];
    const over = type === "game-ended" || type === "void";
    if (type === "roll-requested") this.asked = seatOf(event["by"]);
    let own = this.ownMoment(event);
    const threw = own?.kind === "threw";
    const misplaced = () => new Failure("record", "record-misplaced", {}, null, index);
    const placed = () => {
      if (own !== null) this.moments.push(own);
      own = null;
    };
    for (const piece of pieces) {
      if (piece.tag === "anchor") {
        const { role, after, anchor, before } = piece;
        this.moments.push({ kind: "anchor", role, after, anchor, before });
      } else if (piece.tag === "release" && own?.kind === "released") {
        own.release = piece;
        placed();
      } else if (piece.tag === "roll" && own?.kind === "threw") {
        own.proof = { mode: "game", n: piece.n };
        placed();
      } else if (piece.tag === "values" && own?.kind === "threw") {
        own.proof = { mode: "roll", n: piece.n, values: piece.values };
        placed();
      } else if (piece.tag === "seeds" && over && this.seeds === null) {
        this.seeds = piece.seeds;
      } else if (piece.tag === "end" && over && this.end === null) {
        this.end = piece;
      } else {
        throw misplaced();
      }
    }
    placed();
    if (threw) {
      this.throws.push(index);
      this.asked = null;
    }
  }

  private ownMoment(event: JsonObject): Moment | null {
    const unreadable = () => new Unreadable("no event");
    switch (event["type"]) {
      // What stands with the request came before it.
      case "roll-requested":
        return { kind: "asked" };
      case "released": {
        const by = seatOf(event["by"]);
        if (by === null) throw unreadable();
        return { kind: "released", by, release: null };
      }
      case "opening":
      case "rolled": {
        const dice = event["dice"];
        if (!Array.isArray(dice) || dice.length !== 2) throw unreadable();
        const shown: Dice = [Number(dice[0]), Number(dice[1])];
        return { kind: "threw", roller: event["type"] === "opening" ? "opening" : this.asked, shown, proof: null };
      }
      default:
        return null;
    }
  }
}

/** The log that a record is held to: of several the one that knows its first game, or the first, which then does not show it. */
export function logOf(logs: readonly Log[], record: GameRecord): Log | undefined {
  for (const [index, event] of record.events.entries()) {
    let start: Piece | undefined;
    try {
      start = readProof(event["proof"], index).find((piece) => piece.tag === "start");
    } catch (error) {
      // That is for `verify` to say.
      if (!(error instanceof Failure || error instanceof Unreadable)) throw error;
    }
    if (start?.tag !== "start") continue;
    const { gameUid } = start.start.header;
    return logs.find((log) => log.knows(gameUid)) ?? logs[0];
  }
  return logs[0];
}

/** Checks the dice of a record. */
export async function verify(record: GameRecord, expected: Expectations = {}): Promise<Verdict> {
  if (record.events.every((event) => event["proof"] === undefined)) return { result: "no proof" };
  const walk = new Walk(record, expected);
  try {
    for (const [index, event] of record.events.entries()) await walk.take(event, index);
    return await walk.finish();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { step, why, args, roll, event } = error;
    return { result: "fail", step, game: Math.max(walk.number, 1), roll, event, why, args };
  }
}

class Walk {
  /** The number of the game, from 1; 0 before the first. */
  number = 0;
  private game: Dealt | null = null;
  private between = true;
  private over = false;
  private matchUid: Bytes | null = null;
  private readonly seen = new Set<string>();
  private readonly passed: Pass = { result: "pass", games: 0, rolls: 0, missed: 0, goesOn: true, keys: [] };

  constructor(
    private readonly record: GameRecord,
    private readonly expected: Expectations,
  ) {}

  async take(event: JsonObject, index: number): Promise<void> {
    const type = event["type"] as string;
    let pieces = readProof(event["proof"], index);
    if (this.between && type !== "contest-ended") {
      this.between = false;
      this.number += 1;
      pieces = this.begin(type, pieces, index);
    }
    if (this.game !== null) {
      this.game.take(event, pieces, index);
    } else if (pieces.length > 0) {
      throw new Failure("record", "record-misplaced", {}, null, index);
    }
    if (AGAINST_RULES.includes(type)) await this.notPlayed(index);
    if (type === "game-ended") {
      this.between = true;
      await this.close(HOW[String(event["reason"])] ?? "finished", index);
    } else if (type === "void") {
      this.over = true;
      await this.close("void", index);
    } else if (type === "contest-ended") {
      this.over = true;
    }
  }

  private begin(type: string, pieces: Piece[], index: number): Piece[] {
    const { games, gamesBefore } = this.record;
    const number = gamesBefore + this.number;
    const spec = games[(number - 1) % games.length]!;
    const variant = VARIANTS[spec.id];
    const failed = (why: string) => new Failure("header", why, {}, null, index);
    if (variant === undefined || (pieces.length === 0 && type === "void")) return pieces;
    const [first, ...rest] = pieces;
    if (first?.tag !== "start") throw failed("header-missing");
    const { start } = first;
    if (!sameRules(start.rules, spec.rules)) throw failed("header-rules");
    const uid = toHex(start.header.gameUid);
    if (this.seen.has(uid)) throw failed("header-seen");
    this.seen.add(uid);
    this.facts = { number, variant, matchUid: this.matchUid };
    this.matchUid = start.header.matchUid;
    this.game = new Dealt(start);
    return rest;
  }

  private facts: { number: number; variant: number; matchUid: Bytes | null } = { number: 0, variant: 0, matchUid: null };

  private async close(close: Close, index: number): Promise<void> {
    const game = this.game;
    this.game = null;
    if (game !== null) await this.check(game, close, index);
  }

  /** Something was played that cannot be. The dice up to there come first. */
  private async notPlayed(index: number): Promise<never> {
    const game = this.game;
    let roll: number | null = null;
    if (game !== null) {
      game.seeds ??= this.seedsAfter(index);
      await this.located(game, index, () => this.rolls(game, "void"));
      if (game.throws.length > 0) roll = game.first + game.throws.length - 1;
    }
    throw new Failure("play", "play-recorded", {}, roll, index);
  }

  private seedsAfter(index: number): Seeds | null {
    for (const event of this.record.events.slice(index + 1)) {
      let pieces: Piece[];
      try {
        pieces = readProof(event["proof"], index);
      } catch {
        continue;
      }
      for (const piece of pieces) {
        if (piece.tag === "start") return null;
        if (piece.tag === "seeds") return piece.seeds;
      }
    }
    return null;
  }

  private async check(game: Dealt, close: Close, index: number): Promise<void> {
    const key = toHex(game.start.key);
    await this.located(game, index, async () => {
      // One hash after the other, which takes its time: it runs beside the rolls.
      const events = game.events();
      this.passed.rolls += await this.rolls(game, close);
      await checkEnd(game, close, await events);
      if (this.expected.log !== undefined) await inclusion(game, close, this.expected.log);
    });
    this.passed.games += 1;
    for (const moment of game.moments) {
      if (moment.kind === "threw" && moment.proof?.mode === "roll" && mask(moment.proof.values) !== 3) this.passed.missed += 1;
    }
    if (!this.passed.keys.includes(key)) this.passed.keys.push(key);
  }

  /** Says of a failure at a roll in which event it is. */
  private async located(game: Dealt, index: number, run: () => Promise<unknown>): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const { step, why, args, roll } = error;
      const event = (roll === null ? undefined : game.throws[roll - game.first]) ?? index;
      throw new Failure(step, why, args, roll, event);
    }
  }

  private async rolls(game: Dealt, close: Close): Promise<number> {
    await header(game.start, this.facts);
    await signature(game.start, this.expected.key);
    return game.start.header.mode === "roll" ? sealed(game) : envelope(game, close);
  }

  async finish(): Promise<Pass> {
    if (this.game !== null) {
      const { game } = this;
      this.game = null;
      await this.check(game, "open", game.throws.at(-1) ?? 0);
    }
    return { ...this.passed, goesOn: !this.over };
  }
}

function readProof(proof: Json | undefined, index: number): Piece[] {
  if (proof === undefined) return [];
  if (typeof proof !== "string") throw new Unreadable("a proof is no text");
  try {
    return readPieces(fromHex(proof));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new Failure("record", "record-unreadable", {}, null, index);
  }
}

function sameRules(bytes: Bytes, ofRecord: JsonObject): boolean {
  let rules: Json;
  let source: string;
  try {
    source = text(bytes);
    rules = JSON.parse(source) as Json;
  } catch {
    return false;
  }
  if (!isObject(rules) || canonical(rules) !== source) return false;
  return Object.entries(rules).every(([key, value]) => ofRecord[key] === value);
}

async function header(start: Start, facts: { number: number; variant: number; matchUid: Bytes | null }): Promise<void> {
  const { matchUid, gameNo, variant, rulesHash } = start.header;
  if (facts.matchUid !== null && !equal(facts.matchUid, matchUid)) throw new Failure("header", "header-match");
  if (gameNo !== facts.number) throw new Failure("header", "header-number");
  if (variant !== facts.variant) throw new Failure("header", "header-game");
  if (!equal(await sha256(start.rules), rulesHash)) throw new Failure("header", "header-rules");
}

async function signature(start: Start, pinned: Bytes | undefined): Promise<void> {
  if (pinned !== undefined && !equal(pinned, start.key)) throw new Failure("signature", "signature-key");
  const { headerBytes, commits, drand } = start;
  if (!equal(await gameHash(headerBytes, commits, drand), start.gameHash)) throw new Failure("signature", "signature-hash");
  if (!(await hasSigned(start.key, start.gameHash, start.signature))) throw new Failure("signature", "signature-wrong");
}

const diceArgs = (shown: Dice, right: Dice) => ({
  first: shown[0],
  second: shown[1],
  right_first: right[0],
  right_second: right[1],
});

const same = (a: Dice, b: Dice) => a[0] === b[0] && a[1] === b[1];

/** Mode G: the seeds, then every roll. */
async function envelope(game: Dealt, close: Close): Promise<number> {
  const { start, seeds } = game;
  let key: Bytes | null = null;
  if (seeds !== null && close !== "open") {
    await checkSeeds(start, seeds);
    key = await rollKey(start.gameHash, seeds);
  }
  let due = 0;
  for (const moment of game.moments) {
    if (moment.kind === "asked") continue;
    if (moment.kind === "released" && moment.release === null) {
      throw new Failure("roller", "value-out-of-turn", player(moment.by), due);
    }
    if (moment.kind !== "threw") throw new Failure("index", "roll-mode", {}, due);
    const { proof, shown } = moment;
    if (proof === null) throw new Failure("index", "roll-missing", {}, due);
    if (proof.mode !== "game") throw new Failure("index", "roll-mode", {}, due);
    if (proof.n !== due) throw new Failure("index", "roll-number", { due, found: proof.n }, due);
    if (key === null) {
      throw new Failure("commitment", close === "open" ? "seeds-not-over" : "seeds-missing", {}, due);
    }
    const right = await roll(key, due);
    if (!same(right, shown)) throw new Failure("roll", "dice", diceArgs(shown, right), due);
    due += 1;
  }
  return due;
}

async function checkSeeds(start: Start, seeds: Seeds): Promise<void> {
  const { header, headerBytes, commits } = start;
  const wrong = (role: Role) => new Failure("commitment", "seed-wrong", who(role));
  if (!equal(await serverCommit(header.gameUid, seeds.server), header.serverCommit)) throw wrong(SERVER);
  const hash = await sha256(headerBytes);
  for (const seat of [0, 1] as const) {
    if (!equal(await clientCommit(seat, hash, seeds.clients[seat]), commits[seat])) throw wrong(seat);
  }
  if ((seeds.randomness !== null) !== (header.mode === "game-with-drand")) {
    throw new Failure("commitment", "signature-drand");
  }
}

/** The released end of a chain: the number of its last value, and the value. */
export interface Track {
  n: number;
  value: Bytes;
}

/** Whether `value` is that of roll n, where `track` is a value of the chain that is known. */
export async function leadsTo(role: Role, gameUid: Bytes, track: Track, n: number, value: Bytes): Promise<boolean> {
  if (n <= track.n || n - track.n > LENGTH) return false;
  let back = value;
  for (let i = n; i > track.n; i--) back = await link(role, gameUid, i, back);
  return equal(back, track.value);
}

/** Mode R. The rolls are computed side by side; the first that fails is told. */
async function sealed(game: Dealt): Promise<number> {
  const { start } = game;
  const tracks = new Map<Role, Track>([
    [SERVER, { n: 0, value: start.header.serverCommit }],
    [0, { n: 0, value: start.commits[0] }],
    [1, { n: 0, value: start.commits[1] }],
  ]);
  const computed: Promise<Failure | null>[] = [];
  let due = 1;
  let asked = false;
  let released: Released[] = [];
  const one = (moment: Moment): void => {
    if (moment.kind === "asked") {
      asked = true;
    } else if (moment.kind === "released") {
      released.push(moment);
    } else if (moment.kind === "anchor") {
      if (asked || released.length > 0) throw new Failure("index", "anchor-late", {}, due);
      if (moment.after !== due - 1) throw new Failure("index", "anchor-other", who(moment.role), due);
      tracks.set(moment.role, { n: moment.after, value: moment.anchor });
    } else {
      const { proof, roller, shown } = moment;
      if (proof === null) throw new Failure("index", "roll-missing", {}, due);
      if (proof.mode !== "roll") throw new Failure("index", "roll-mode", {}, due);
      if (proof.n !== due) throw new Failure("index", "roll-number", { due, found: proof.n }, due);
      present(roller, proof.values, due);
      inTurn(roller, released, due, proof.values);
      computed.push(computeRoll(start, new Map(tracks), due, proof.values, shown));
      const { server, clients } = proof.values;
      for (const [role, value] of [[SERVER, server], [0, clients[0]], [1, clients[1]]] as const) {
        if (value !== null) tracks.set(role, { n: due, value });
      }
      due += 1;
      asked = false;
      released = [];
    }
  };
  for (const moment of game.moments) {
    try {
      one(moment);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      computed.push(Promise.resolve(error));
      break;
    }
  }
  const failure = (await Promise.all(computed)).find((failure) => failure !== null);
  if (failure != null) throw failure;
  return due - 1;
}

/** Whether the values of a roll are in their chains, and the dice follow. */
async function computeRoll(
  start: Start,
  tracks: ReadonlyMap<Role, Track>,
  n: number,
  values: Values,
  shown: Dice,
): Promise<Failure | null> {
  const all: readonly (readonly [Role, Bytes | null])[] = [
    [SERVER, values.server],
    [0, values.clients[0]],
    [1, values.clients[1]],
  ];
  const uid = start.header.gameUid;
  const [right, ...fits] = await Promise.all([
    sealedRoll(start.gameHash, n, values),
    ...all.map(async ([role, value]) => value === null || leadsTo(role, uid, tracks.get(role)!, n, value)),
  ]);
  const wrong = all.find((_, at) => !fits[at]);
  if (wrong !== undefined) return new Failure("commitment", "value-wrong", who(wrong[0]), n);
  return same(right, shown) ? null : new Failure("roll", "dice", diceArgs(shown, right), n);
}

/** Whether nobody is left out who may not be. */
function present(roller: Roller, values: Values, due: number): void {
  for (const seat of [0, 1] as const) {
    if (values.clients[seat] === null && roller !== 1 - seat) throw new Failure("roller", "value-left-out", player(seat), due);
  }
}

/** Whether what the record shows of releases fits the roll: the other player first, then the roller. */
function inTurn(roller: Roller, released: readonly Released[], due: number, values: Values): void {
  for (const [at, { by, release }] of released.entries()) {
    const before = released.slice(0, at).map((earlier) => earlier.by);
    const other = (1 - by) as Seat;
    const otherIsIn = values.clients[other] === null || before.includes(other);
    if (before.includes(by) || (roller === by && !otherIsIn)) throw new Failure("roller", "value-out-of-turn", player(by), due);
    if (release === null) continue;
    const value = values.clients[by];
    if (release.by !== by || release.n !== due || value === null || !equal(value, release.value)) {
      throw new Failure("roller", "value-not-released", player(by), due);
    }
  }
}

async function checkEnd(game: Dealt, close: Close, events: Bytes): Promise<void> {
  if (close === "open") return;
  const { end, start } = game;
  if (end === null) throw new Failure("end", "end-missing");
  const { leaf } = end;
  const told = close === "void" ? leaf.kind === "void" : leaf.kind === "ended" && leaf.how === close;
  if (!told || !equal(leaf.gameUid, start.header.gameUid) || !equal(leaf.subject, start.gameHash)) {
    throw new Failure("end", "end-other");
  }
  if (leaf.kind === "ended" && !equal(leaf.events, events)) throw new Failure("end", "end-events");
  const message = concat(label("ALEADICE/end"), leaf.bytes);
  if (!(await hasSigned(start.key, message, end.signature))) throw new Failure("end", "signature-wrong");
}

async function inclusion(game: Dealt, close: Close, log: Log): Promise<void> {
  const { start, end } = game;
  const uid = start.header.gameUid;
  if (!(await log.includes(start.before, signedLeaf(uid, start.gameHash, start.signature)))) {
    throw new Failure("log", "log-signed");
  }
  for (const moment of game.moments) {
    if (moment.kind !== "anchor") continue;
    const leaf = anchorLeaf(uid, start.gameHash, moment.role, moment.after, moment.anchor);
    if (!(await log.includes(moment.before, leaf))) throw new Failure("log", "log-anchor");
  }
  if (close !== "open" && end !== null && !(await log.includes(end.before, end.leaf.bytes))) {
    throw new Failure("log", "log-ended");
  }
}
