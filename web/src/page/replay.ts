/** A contest as it went: forwards and backwards, its record to be kept, and its dice to be checked here. */

import { report } from "../../verifier/report.ts";
import { Board } from "../board/board.ts";
import { Unreadable } from "../dice/bytes.ts";
import { readRecord } from "../dice/record.ts";
import { verify } from "../dice/verify.ts";
import type { ContestJson } from "../net/messages.ts";
import { type GameJson, type Notation, type ReplayJson, contest as askContest, games as askGames, matPath, recordPath, recordText, replay as askReplay } from "./api.ts";
import { boardSettings, chosen } from "./choices.ts";
import { button, html, write } from "./elements.ts";
import type { Page, Surroundings } from "./place.ts";
import { beginsOf } from "./setup.ts";
import { sound } from "./sound.ts";
import { boardState, lastPlayed, namesOf, scoreSaid } from "./state.ts";
import { linesOf } from "./turns.ts";

/** In which order positions are given out: what most programs read comes first. */
const NOTATIONS: readonly Notation[] = ["xgid", "gnubg", "opentafl", "alea"];

/** The number of the place that an address means, counted from 1. */
const placeIn = (hash: string): number | null => (/^#[1-9]\d{0,5}$/.test(hash) ? Number(hash.slice(1)) : null);

/** How long a turn is looked at when it goes on by itself, in milliseconds. */
const LOOK = 1600;

export function replay(id: string, { say }: Surroundings): Page {
  const host = html("div", { class: "table-board" });
  const heading = html("h1", {}, say("replay"));
  const score = html("p", { class: "soft" });
  const line = html("p", { class: "news", role: "status" });
  const slider = html("input", { type: "range", min: "0", value: "0", "aria-label": say("replay-place") });
  const verdict = html("div", { class: "verdict", role: "status" });
  const going = button(say("replay-go"), { class: "main", "data-act": "go" }, () => (timer === null ? go() : stop()));
  const back = button(say("replay-back"), { "data-act": "back" }, () => by(-1));
  const on = button(say("replay-on"), { "data-act": "on" }, () => by(1));
  const keep = html("a", { class: "button", href: recordPath(id), download: `${id}.json` }, say("replay-keep"));
  const mat = html("a", { class: "button", href: matPath(id), download: `${id}.mat`, hidden: "" }, say("replay-mat"));
  const share = button(say("replay-link"), { "data-act": "link" }, () => copy(share, location.href));
  const texts = html("div", { class: "texts" });
  const positions = html("details", { class: "log", hidden: "" }, html("summary", {}, say("replay-position")), texts);
  const check = button(say("replay-check"), { "data-act": "check" }, () => void checkDice());
  const column = html("aside", { class: "column" },
    html("header", {}, heading, score),
    html("div", { class: "state" }, line, slider, html("div", { class: "more" }, back, on, going), html("div", { class: "more" }, check, keep, mat, share), verdict, positions),
  );
  const element = html("main", { class: "table-page replay-page" }, host, column);
  let told: ReplayJson | null = null;
  let info: ContestJson | null = null;
  let games: readonly GameJson[] = [];
  let board: Board | null = null;
  let timer: ReturnType<typeof setInterval> | null = null;
  let at = 0;
  /** Where there is a board for the first time: before it only the dice of the opening are being made. */
  let first = 0;

  function show(next: number): void {
    const frames = told?.frames ?? [];
    const frame = frames[next];
    if (info === null || frame === undefined || next < first) return;
    // What follows is seen to come about; everything else is there at once.
    const before = next === at + 1 ? (frames[at]?.view ?? null) : (frames[next - 1]?.view ?? null);
    const state = boardState(say, info, frame.view, lastPlayed([frame.event], before, frame.view));
    at = next;
    slider.value = `${next}`;
    // The address leads here again.
    history.replaceState(history.state, "", `#${next + 1}`);
    showTexts();
    slider.setAttribute("aria-valuetext", `${next + 1} / ${frames.length}`);
    write(heading, say(`game-${frame.view.game.id}`));
    write(score, scoreSaid(say, info, frame.view));
    const size = frame.view.board?.kind === "square" ? frame.view.board.size : null;
    const begins = beginsOf(info.terms, games);
    const { dice, on_turn: turn } = frame.view;
    const thrown = frame.event.type === "rolled" && dice !== null && turn !== null ? say("line-turn", { who: namesOf(say, info)[turn === "first" ? 0 : 1], play: `${Math.max(...dice)}${Math.min(...dice)}` }) : null;
    write(line, thrown ?? linesOf(frames.slice(0, next + 1).map(({ event }) => event), { say, names: namesOf(say, info), size, begins }).at(-1) ?? "");
    if (state === null) return;
    if (board === null) {
      board = new Board(state, { say, settings: { ...boardSettings(chosen(), info.you ?? "first"), plates: false }, listener: { noise: sound } });
      board.mount(host);
    } else {
      board.show(state);
    }
    if (next === frames.length - 1) stop();
  }

  /** The position in the notations that know it, each to be copied. */
  function showTexts(): void {
    const known = told?.frames[at]?.texts ?? {};
    positions.hidden = Object.keys(known).length === 0;
    texts.replaceChildren(...NOTATIONS.flatMap((notation) => {
      const text = known[notation];
      if (text === undefined) return [];
      const field = html("input", { type: "text", readonly: "", spellcheck: "false" });
      field.value = text;
      field.addEventListener("focus", () => field.select());
      return [html("label", {}, html("span", {}, say(`notation-${notation}`)), field)];
    }));
  }

  /** Says on the button that it was done, for a moment. Where there is no clipboard the address bar has it. */
  function copy(on: HTMLElement, text: string): void {
    const done = () => {
      write(on, say("table-copied"));
      setTimeout(() => write(on, say("replay-link")), LOOK);
    };
    void navigator.clipboard?.writeText(text).then(done, () => {});
  }

  const by = (steps: number): void => {
    stop();
    show(at + steps);
  };

  function go(): void {
    if (at === (told?.frames.length ?? 0) - 1) show(first);
    timer = setInterval(() => show(at + 1), LOOK);
    write(going, say("replay-stop"));
  }

  function stop(): void {
    if (timer !== null) clearInterval(timer);
    timer = null;
    write(going, say("replay-go"));
  }

  async function checkDice(): Promise<void> {
    write(verdict, say("replay-checking"));
    try {
      const found = await verify(readRecord(await recordText(id)));
      const { kind, lines } = report(say, found, { key: false, log: false });
      verdict.dataset["kind"] = kind;
      verdict.replaceChildren(...lines.map((line) => html("p", {}, line)));
    } catch (error) {
      write(verdict, say(error instanceof Unreadable ? "dice-why-record-unreadable" : "page-no-answer"));
    }
  }

  async function fill(): Promise<void> {
    const [asked, set, who] = await Promise.all([askReplay(id).catch(() => null), askGames().catch(() => null), askContest(id).catch(() => null)]);
    told = asked;
    games = set?.games ?? [];
    if (told === null) return write(line, say("table-unknown"));
    const { terms, players } = told;
    const player = (at: 0 | 1) => ({ name: players[at] || say("table-free"), kind: who == null || who.house[at] === null ? ("guest" as const) : ("house" as const) });
    info = { type: "contest", contest: id, created: 0, terms, players: [player(0), player(1)], you: who?.you ?? null, dice: "none" };
    slider.max = `${Math.max(0, told.frames.length - 1)}`;
    slider.addEventListener("input", () => {
      stop();
      show(Number(slider.value));
    });
    const [own, frames] = [info, told.frames];
    // Of what was given up before it began there is nothing to be seen.
    if (frames.every(({ view }) => boardState(say, own, view, null) === null)) {
      for (const part of [slider, going, back, on, keep, check, share]) part.hidden = true;
      return write(line, say("replay-never-begun"));
    }
    first = Math.max(0, frames.findIndex(({ view }) => boardState(say, own, view, null) !== null));
    slider.min = `${first}`;
    mat.hidden = !told.mat;
    const place = placeIn(location.hash);
    const begin = place === null ? first : Math.min(Math.max(place - 1, first), told.frames.length - 1);
    at = begin - 1;
    show(begin);
  }

  return {
    element,
    title: say("replay"),
    shown: () => void fill(),
    gone: () => {
      stop();
      board?.unmount();
    },
  };
}
