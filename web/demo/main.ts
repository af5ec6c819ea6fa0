/** Every game on the board, with positions and steps as the program lists them. What is played is shown, and the next one comes. */

import "@fontsource-variable/commissioner";
import { Board, type BoardState, type Settings, type Side, readPosition } from "../src/board/index.ts";
import "../src/board/board.css";
import { type Language, languageOf, textsOf } from "../src/board/texts.ts";
import { type SampleJson, scenes } from "../src/board/samples.ts";
import "./demo.css";

const words = new URLSearchParams(location.search);
const chosen = (key: string, usual: string) => words.get(key) ?? usual;
let language = chosen("lang", languageOf(navigator.languages)) as Language;
let scene = Math.max(0, scenes.findIndex(({ game }, index) => `${index}` === chosen("scene", "0") || game === chosen("scene", "0")));

/** Before the turn that led to the position, and after it. */
function states(sample: SampleJson): [BoardState | null, BoardState] {
  const say = textsOf(language);
  const { board, side, mover, before, position, played, dice, graph, cube = null, score = null, length = null } = sample;
  const shared = { board, names: [say("name-you"), say("name-house")] as const, cube, score, length };
  const actions = [{ id: "resign", points: cube?.value ?? 1 }];
  const now = { ...shared, standing: readPosition(board, position, mover), onTurn: mover, dice, graph, played, actions };
  if (before === null) return [null, now];
  return [{ ...shared, standing: readPosition(board, before, side), onTurn: side, dice: played.dice ?? null }, now];
}

const settings: Partial<Settings> = {
  speed: Number(chosen("speed", "1")),
  home: chosen("home", "right") as "right",
  click: chosen("click", "play") as "play",
  viewer: chosen("viewer", "first") as Side,
  light: chosen("light", "first") as Side,
  plates: chosen("plates", "yes") === "yes",
};

function now(): BoardState {
  const [, after] = states(scenes[scene] as SampleJson);
  return after;
}

const board = new Board(now(), {
  say: textsOf(language),
  settings,
  listener: {
    // With `stay` in the address somebody else says what comes next.
    play: () => words.has("stay") || setTimeout(next, 700 / (settings.speed ?? 1)),
    act: (id, times = 1) => Object.assign(document.body.dataset, { act: times === 1 ? id : `${id} ${times}` }),
    refused: (_, from, to) => Object.assign(document.body.dataset, { refused: `${from} ${to}` }),
  },
});

function begin(): void {
  const [before, after] = states(scenes[scene] as SampleJson);
  if (before !== null) board.show({ ...before, dice: null });
  board.show(after);
}

function next(): void {
  scene = (scene + 1) % scenes.length;
  begin();
  draw();
}

const THEMES = ["walnut", "olive", "aegean", "contrast"];
const root = document.documentElement;

function draw(): void {
  root.dataset["theme"] = chosen("theme", "walnut");
  const scheme = chosen("scheme", "");
  if (scheme === "") delete root.dataset["scheme"];
  else root.dataset["scheme"] = scheme;
  root.lang = language;
  const say = textsOf(language);
  const list = (key: string, value: string, options: readonly (readonly [string, string])[]) => {
    const select = document.createElement("select");
    select.name = key;
    select.setAttribute("aria-label", key);
    for (const [of, label] of options) select.append(new Option(label, of, false, of === value));
    return select;
  };
  const form = document.getElementById("choices") as HTMLFormElement;
  form.replaceChildren(
    list("scene", `${scene}`, scenes.map(({ game }, index) => [`${index}`, say(`game-${game}`)] as const)),
    list("theme", root.dataset["theme"] ?? "", THEMES.map((name) => [name, name] as const)),
    list("scheme", scheme, [["", "light/dark"], ["light", "light"], ["dark", "dark"]]),
    list("lang", language, [["en", "English"], ["el", "Ελληνικά"], ["it", "Italiano"]]),
    list("viewer", board.settings.viewer, [["first", "first below"], ["second", "second below"]]),
    list("home", board.settings.home, [["right", "home right"], ["left", "home left"]]),
    list("light", board.settings.light, [["first", "first light"], ["second", "second light"]]),
    list("click", board.settings.click, [["play", "click plays"], ["pick", "click picks"]]),
    list("speed", `${board.settings.speed}`, [["0.5", "slow"], ["1", "as designed"], ["2", "fast"], ["Infinity", "still"]]),
  );
  // The page has the colours of the board's surroundings.
  const style = getComputedStyle(board.element);
  for (const name of ["--page", "--page-text", "--page-line"]) document.body.style.setProperty(name, style.getPropertyValue(name));
}

document.getElementById("choices")?.addEventListener("change", (event) => {
  const { name, value } = event.target as HTMLSelectElement;
  words.set(name, value);
  history.replaceState(null, "", `?${words}`);
  if (name === "lang") {
    language = value as Language;
    board.speak(textsOf(language));
    board.show(now());
  }
  if (name === "scene") {
    scene = Number(value);
    begin();
  }
  if (["viewer", "home", "light", "click"].includes(name)) board.set({ [name]: value });
  if (name === "speed") board.set({ speed: Number(value) });
  draw();
});

board.mount(document.getElementById("board") as HTMLElement);
Object.assign(globalThis, { board, begin, now, readPosition });
draw();
