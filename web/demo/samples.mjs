// Makes samples.json: positions, turns and graphs of legal steps of every game, as the program lists them (`alea turns --json`), and
// chromium/game.json: a whole game of Hypergammon in which each turn is one that it lists.
// node demo/samples.mjs path/to/alea
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { build } from "esbuild";

const here = (path) => new URL(path, import.meta.url).pathname;
const alea = process.argv[2] ?? "alea";
const bundled = await build({
  stdin: { contents: 'export * from "./position.ts"; export * from "./pieces.ts";', resolveDir: here("../src/board"), loader: "ts" },
  bundle: true,
  write: false,
  format: "esm",
});
const board = await import(`data:text/javascript;base64,${Buffer.from(bundled.outputFiles[0].text).toString("base64")}`);

const CONTACT = { plakoto: "pin", tapa: "pin", fevga: "block", moultezim: "block", narde: "block" };
const SAME = ["fevga", "moultezim", "narde"];
const CHECKERS = { hypergammon: 3 };
const kindOf = (game) =>
  game.startsWith("hnefatafl")
    ? { kind: "square", size: 19, white: "first" }
    : { kind: "points", way: SAME.includes(game) ? "same" : "opposite", checkers: CHECKERS[game] ?? 15 };
const other = (side) => (side === "first" ? "second" : "first");

function ask(game, position, dice, more = []) {
  const words = ["turns", game, "--json", ...(position === null ? [] : ["--position", position]), ...(dice === null ? [] : ["--dice", dice.join("")]), ...more];
  return JSON.parse(execFileSync(alea, words, { encoding: "utf8" })).turns;
}

/** A standing as the text of whoever is on roll. */
function text(kind, standing, side) {
  const list = (checkers, number) => {
    const parts = [...checkers.points.keys()].filter((point) => checkers.points[point] > 0);
    const named = parts.map((point) => [number(point), `${number(point)}:${checkers.points[point]}${checkers.pinned.includes(point) ? "^" : ""}`]);
    const sorted = named.sort(([a], [b]) => b - a).map(([, part]) => part);
    return [...(checkers.bar > 0 ? [`bar:${checkers.bar}`] : []), ...sorted].join(",") || "-";
  };
  const theirs = (point) => board.renumbered(kind, point);
  return `x=${list(standing[side], (point) => point)} o=${list(standing[other(side)], theirs)}`;
}

/** What a step does, if it can be done at all. */
function effect(game, kind, standing, side, { from, to, die }) {
  const mine = standing[side];
  const enemy = standing[other(side)];
  if (board.countOn(mine, from) === 0) return null;
  const step = { from, to, die };
  if (enemy.pinned.includes(board.renumbered(kind, from)) && mine.points[from] === 1) step.frees = true;
  if (to === 0) return step;
  const there = board.renumbered(kind, to);
  const holders = enemy.points[there];
  const contact = CONTACT[game] ?? "hit";
  if (holders === 0 || enemy.pinned.includes(there)) return step;
  if (holders > 1 || contact === "block" || mine.pinned.includes(to)) return null;
  return contact === "hit" ? { ...step, hit: true } : { ...step, pins: true };
}

/** Every order and every way of the turns that the program lists: what ends on a board that it has, with as many dice. */
function ways(game, kind, standing, side, dice, turns) {
  const ends = turns.map(({ after }) => board.readPosition(kind, after, side));
  const most = Math.max(...turns.map(({ steps }) => steps.length));
  const froms = new Set(turns.flatMap(({ steps }) => steps.flatMap(([from, to]) => [from, to])));
  const found = [];
  const go = (now, left, path) => {
    if (path.length === most) {
      if (ends.some((end) => board.sameStanding(end, now))) found.push(path);
      return;
    }
    for (const die of new Set(left)) {
      const rest = left.toSpliced(left.indexOf(die), 1);
      for (const from of froms) {
        if (from === 0) continue;
        const to = Math.max(0, from - die);
        const step = effect(game, kind, now, side, { from, to, die });
        if (step !== null) go(board.after(kind, now, side, step), rest, [...path, step]);
      }
    }
  };
  go(standing, dice[0] === dice[1] ? Array(4).fill(dice[0]) : dice, []);
  for (const { steps, after } of turns) {
    const end = board.readPosition(kind, after, side);
    const has = found.some((path) => board.sameStanding(path.reduce((now, step) => board.after(kind, now, side, step), standing), end));
    if (!has) throw new Error(`${game}: no way to ${JSON.stringify(steps)}`);
  }
  return found;
}

/** The graph of `docs/protocol.md`: what can be done next, stages that go on alike being one. */
function graph(paths) {
  const steps = [];
  const index = new Map();
  const number = (step) => {
    const key = JSON.stringify(step);
    if (!index.has(key)) index.set(key, steps.push(step) - 1);
    return index.get(key);
  };
  const nodes = [[]];
  const known = new Map();
  const node = (paths, root) => {
    const groups = new Map();
    for (const [step, ...rest] of paths) groups.set(number(step), [...(groups.get(number(step)) ?? []), rest]);
    const choices = [...groups].sort(([a], [b]) => a - b).map(([step, rests]) => (rests[0].length === 0 ? step : [step, node(rests, false)]));
    if (root) return (nodes[0] = choices);
    const key = JSON.stringify(choices);
    if (!known.has(key)) known.set(key, nodes.push(choices) - 1);
    return known.get(key);
  };
  node(paths.filter((path) => path.length > 0), true);
  return { steps, nodes };
}

/** A whole game: `first` is to play it on the board, `second` is shown. */
function wholeGame(game, start, seed) {
  const kind = kindOf(game);
  const number = (below) => Math.floor(((seed = (seed * 16807) % 2147483647) / 2147483647) * below);
  const turns = [];
  let position = start;
  for (let mover = "first"; ; mover = other(mover)) {
    const dice = [number(6) + 1, number(6) + 1];
    const legal = ask(game, position, dice);
    const chosen = legal[number(legal.length)];
    const standing = board.readPosition(kind, position, mover);
    const steps = chosen.steps.map(([from, to]) => ({ from, to }));
    turns.push({ mover, position, dice, steps, ...(mover === "first" ? { graph: graph(ways(game, kind, standing, mover, dice, legal)) } : {}) });
    if (chosen.over !== null) return { game, board: kind, turns, end: { mover, position: chosen.after } };
    position = text(kind, board.readPosition(kind, chosen.after, mover), other(mover));
  }
}

function scene({ game, position = null, side = "second", dice = null, turn, then = null, ...more }) {
  const kind = kindOf(game);
  const turns = ask(game, position, dice, more.rules);
  const played = turn === undefined ? turns[0] : turns.find(({ text }) => text === turn);
  if (played === undefined) throw new Error(`${game}: ${turn} is not among ${turns.map(({ text }) => text)}`);
  const mover = other(side);
  delete more.rules;
  if (kind.kind === "square") {
    const [from, to] = played.text.split("x")[0].split("-").map(place);
    const next = ask(game, played.after, null);
    const paths = next.map(({ text, captures }) => {
      const [from, to] = text.split("x")[0].split("-").map(place);
      return [{ from, to, ...(captures.length > 0 ? { captures: captures.map(place) } : {}) }];
    });
    const captures = played.captures.map(place);
    return { game, board: kind, side, before: position, position: played.after, mover, played: { side, steps: [{ from, to }], captures }, dice: null, graph: graph(paths), ...more };
  }
  const before = position;
  const standing = board.readPosition(kind, played.after, side);
  const now = text(kind, standing, mover);
  const legal = ask(game, now, then);
  const paths = ways(game, kind, standing, mover, then, legal);
  const steps = played.steps.map(([from, to]) => ({ from, to }));
  return { game, board: kind, side, before, position: now, mover, played: { side, steps, dice }, dice: then, graph: graph(paths), ...more };
}

function place(name) {
  return (Number(name.slice(1)) - 1) * 19 + "abcdefghjklmnopqrstuvwxyz".indexOf(name[0]);
}

const START = "x=24:2,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2";
const scenes = [
  { game: "portes", position: START, dice: [6, 4], turn: "24/14", then: [3, 1], score: [1, 2], length: 5 },
  { game: "portes", position: "x=24:2,13:4,8:4,6:5 o=20:1,19:4,17:3,12:5,5:1,1:1", dice: [3, 1], turn: "8/5*/4", then: [6, 4], score: [1, 2], length: 5 },
  { game: "plakoto", position: "x=24:9,21:1,19:2,16:1,12:1,9:1 o=1:10,4:2,7:1,10:1,15:1", dice: [6, 2], then: [5, 3], score: [2, 2], length: 5, turn: "21/15 24/22" },
  { game: "fevga", position: "x=24:9,18:2,16:1,14:1,9:1,4:1 o=12:8,5:2,3:2,1:1,23:1,20:1", dice: [5, 4], then: [6, 3], score: [3, 4], length: 7 },
  { game: "backgammon", position: START, dice: [3, 1], turn: "8/5 6/5", then: [5, 2], cube: { value: 1, owner: null }, score: [0, 0], length: 7 },
  { game: "backgammon", position: "x=22:1,13:3,8:3,6:4,5:2,4:2 o=20:2,19:4,18:2,17:3,12:3,7:1", dice: [6, 4], then: [4, 4], cube: { value: 2, owner: "first" }, score: [3, 2], length: 7 },
  { game: "backgammon", position: "x=6:2,5:3,4:3,3:2,2:1,1:1 o=24:3,23:2,22:3,21:1,20:2", dice: [6, 3], then: [5, 3], cube: { value: 4, owner: "second" }, score: [5, 4], length: 7 },
  { game: "tavla", position: START, dice: [6, 5], turn: "24/13", then: [4, 2], score: [0, 1], length: 3 },
  { game: "nackgammon", position: "x=24:2,23:2,13:4,8:3,6:4 o=19:4,17:3,12:4,2:2,1:2", dice: [4, 2], turn: "8/4 6/4", then: [6, 1], cube: { value: 1, owner: null }, score: [0, 0], length: 3 },
  { game: "hypergammon", position: "x=24:1,23:1,22:1 o=1:1,2:1,3:1", dice: [5, 3], then: [6, 2], cube: { value: 1, owner: null }, score: [0, 0], length: 3 },
  { game: "moultezim", position: "x=24:10,19:1,17:2,15:1,9:1 o=12:10,7:1,5:2,3:1,23:1", dice: [5, 2], then: [6, 1] },
  { game: "narde", position: "x=24:11,20:1,18:1,15:1,13:1 o=12:11,8:1,6:1,3:1,1:1", dice: [4, 1], then: [6, 4] },
  { game: "tapa", position: "x=24:10,20:2,18:1,14:1,11:1 o=1:10,5:2,8:1,12:1,16:1", dice: [6, 4], then: [5, 2] },
  { game: "hnefatafl", side: "first", turn: "l15-l18" },
  { game: "hnefatafl-v1", side: "second", position: "2t2t7t2t2/19/t4t7t4t/7t1t1t7/6t1T3t6/t1t2t4T2t2t1t/4t4T4t4/3t4T1T4t3/4T2T1T1T2T4/3t2T1TKT1T2t3/4T2T1T1T2T4/3t4T1T4t3/4t4T4t4/t1t2t7t2t1t/6t1T1T1t6/7t1t1t7/t4t7t4t/19/2t2t7t2t2 b" },
];
const made = scenes.map(scene);
writeFileSync(here("samples.json"), `[\n${made.map((one) => JSON.stringify(one)).join(",\n")}\n]\n`);
for (const { game, position, graph } of made) console.log(game, graph.steps.length, graph.nodes.length, position.length);
const whole = wholeGame("hypergammon", "x=24:1,23:1,22:1 o=1:1,2:1,3:1", 12);
writeFileSync(here("../chromium/game.json"), `${JSON.stringify(whole).replaceAll('{"mover"', '\n{"mover"')}\n`);
console.log(whole.game, whole.turns.length, "turns");
