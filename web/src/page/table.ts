/** The table: a board, and beside it who plays, how it stands, what is sure about the dice, and what can be done. */

import { Board } from "../board/board.ts";
import type { BoardState } from "../board/face.ts";
import { type Played, type Side, type Step, other } from "../board/types.ts";
import { Contest } from "../net/contest.ts";
import { Link, browser } from "../net/link.ts";
import { type Command, type Event, type Pair, type TextJson, type View, commandOf } from "../net/messages.ts";
import { type GameJson, type HouseJson, games as askGames, house, join, me, record, recordPath } from "./api.ts";
import { random, secret } from "./chance.ts";
import { Chat } from "./chat.ts";
import { boardSettings, chosen, follow } from "./choices.ts";
import { button, html, write } from "./elements.ts";
import { look } from "./fresh.ts";
import { Explainer } from "./explain.ts";
import { Guide, kindOf } from "./guide.ts";
import type { Page, Surroundings } from "./place.ts";
import { SealLine } from "./seal.ts";
import { setUpOf } from "./setup.ts";
import { diceSaid, lengthSaid, termsSaid } from "./sitting.ts";
import { sound } from "./sound.ts";
import { invitationKey } from "./start.ts";
import { beginsOf } from "./setup.ts";
import { type ActId, asideOf, boardState, lastPlayed, namesOf, scoreSaid, timeLeft, timeSaid } from "./state.ts";
import { sentence, tell } from "./texts.ts";
import { Threats } from "./threats.ts";
import { linesOf } from "./turns.ts";
import { vault } from "./vault.ts";

const later = (milliseconds: number, call: () => void) => {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
};

/** How often clocks are looked at, in milliseconds. */
const TICK = 200;

/** When the own time is about to be over, in milliseconds. */
const HURRY = 10_000;

const LABELS: Readonly<Record<Exclude<ActId, "home">, string>> = {
  again: "table-again",
  copy: "table-copy",
  record: "table-record",
  replay: "table-replay",
  sit: "table-sit",
  withdraw: "table-withdraw",
};

const pairs = (steps: readonly Step[]): Pair<number>[] => steps.map(({ from, to }) => [from, to] as const);

export class Table implements Page {
  readonly element = html("main", { class: "table-page" });
  readonly title: string;
  readonly #host = html("div", { class: "table-board" });
  readonly #heading = html("h1", {}, " ");
  readonly #score = html("p", { class: "soft" });
  readonly #crawford = html("span", { class: "soft", hidden: "" });
  readonly #explainer: Explainer;
  readonly #connection = html("p", { class: "connection", role: "status" });
  readonly #seal = new SealLine();
  readonly #news = html("p", { class: "news", role: "status" });
  /** The invitation, to be sent to somebody. */
  readonly #invitation = html("input", { class: "invitation", type: "text", readonly: "", hidden: "" });
  readonly #more = html("div", { class: "more" });
  readonly #turns = html("ol", { class: "turns", tabindex: "0" });
  readonly #log = html("details", { class: "log", hidden: "" });
  readonly #chat: Chat;
  readonly #guide: Guide;
  readonly #threats: Threats;
  /** How many events have been told in it. */
  #told = 0;
  readonly #clocks = { far: html("span", { class: "clock" }), near: html("span", { class: "clock" }) };
  readonly #seats = { far: html("div", { class: "seat far" }), near: html("div", { class: "seat near" }) };
  readonly #hands = html("div", { class: "hands" });
  #board: Board | null = null;
  #contest: Contest | null = null;
  #link: Link | null = null;
  #tick: ReturnType<typeof setInterval> | null = null;
  #gone = false;
  #unfollow: (() => void) | null = null;
  /** The turn that led to what stands. */
  #played: Played | null = null;
  #offered = "";
  /** What is done when nothing moves on the board any more. */
  readonly #waiting: (() => void)[] = [];
  #warned = false;
  /** What is usual in the house, for who has not sat down yet. */
  #usual: HouseJson | null = null;
  /** The games of the house, once they are known. */
  #games: readonly GameJson[] = [];
  /** Whether another contest is wanted after this one. */
  #wants = false;
  readonly #hurry = () => this.#link?.hurry();

  constructor(
    private readonly id: string,
    private readonly around: Surroundings,
  ) {
    const { say } = around;
    this.title = say("table-title");
    this.#chat = new Chat(say, (text) => this.#contest?.speak(text));
    this.#guide = new Guide(say, id);
    this.#threats = new Threats(say, () => this.#contest?.view != null && this.#showBoard([], this.#contest.view, this.#contest.view));
    const column = html("aside", { class: "column" },
      html("header", {}, this.#heading, this.#score, this.#crawford),
      html("div", { class: "state" }, this.#guide.element, this.#seal.element, this.#connection, this.#news, this.#invitation, this.#more, this.#threats.element, this.#chat.element, this.#log),
    );
    this.element.append(this.#seats.far, this.#host, this.#seats.near, this.#hands, column);
    this.#log.append(html("summary", {}, say("title-log")), this.#turns);
    // Where there is room for it, it is open.
    this.#log.open = matchMedia("(min-width: 56rem)").matches;
    this.#invitation.setAttribute("aria-label", say("table-copy"));
    write(this.#connection, say("table-connecting"));
    this.#explainer = new Explainer(around.language, this.element);
    this.#seal.mark.setAttribute("aria-label", say("seal-what"));
    this.#explainer.label(this.#seal.mark, "sealed dice");
    write(this.#crawford, say("board-crawford"));
    this.#explainer.label(this.#crawford, "Crawford game");
  }

  shown(): void {
    void this.#sit();
    this.#tick = setInterval(() => this.#showClocks(), TICK);
    this.#unfollow = follow(() => this.#board?.set(boardSettings(chosen(), this.#board.settings.viewer)));
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  gone(): void {
    this.#gone = true;
    if (this.#tick !== null) clearInterval(this.#tick);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#unfollow?.();
    this.#link?.end();
    this.#board?.unmount();
  }

  /** What is written without it can be read too: only the stars of hits are missing. */
  async #ask(): Promise<void> {
    const set = await askGames().catch(() => null);
    this.#games = set?.games ?? [];
    this.#told = 0;
    if (this.#contest?.view == null) return;
    this.#showTurns(this.#contest.view);
    this.#explain([], null, this.#contest.view);
  }

  async #sit(): Promise<void> {
    const kept = await vault();
    if (this.#gone) return;
    const contest = new Contest({
      id: this.id,
      vault: kept,
      random: () => secret(),
      tag: [...random().subarray(0, 6)].map((byte) => byte.toString(36)).join(""),
      say: (message) => this.#link?.say(message),
      record: async () => (await record(this.id)).events,
      later,
      listener: {
        changed: (news, before) => this.#changed(news, before),
        refused: (text) => this.#refused(text),
        said: () => this.#showChat(),
        unsaid: (text) => this.#chat.refused(sentence(tell(this.around.say, text))),
        because: (text) => this.#board?.tell(sentence(tell(this.around.say, text))),
      },
    });
    this.#contest = contest;
    this.#connect();
  }

  #connect(): void {
    const contest = this.#contest;
    if (contest === null) return;
    this.#link?.end();
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
    const link: Link = new Link(browser(address), {
      open: () => {
        contest.open();
        if (this.#games.length === 0) void this.#ask();
      },
      hear: (message) => contest.hear(message),
      changed: () => this.#showConnection(),
    });
    this.#link = link;
    link.start();
  }

  #showConnection(): void {
    const { say } = this.around;
    const { up = false } = this.#link ?? {};
    // It may be another server that has come back.
    if (up && this.element.classList.contains("lost")) void look();
    this.element.classList.toggle("lost", !up && this.#contest?.view != null);
    write(this.#connection, up ? "" : say(this.#contest?.view == null ? "table-connecting" : "table-lost"));
  }

  #refused(text: TextJson | null): void {
    this.#board?.unsend();
    if (text !== null) this.#board?.tell(sentence(tell(this.around.say, text)));
    this.#changed([], this.#contest?.view ?? null);
  }

  #changed(news: readonly Event[], before: View | null): void {
    const contest = this.#contest;
    const { say } = this.around;
    if (contest === null || this.#gone) return;
    const { info, view } = contest;
    if (contest.unknown) {
      write(this.#news, say("table-unknown"));
      return this.#offer(["home"]);
    }
    if (info === null) return;
    if (view === null) return;
    // Of a contest that was over before this page came nothing was checked here: the replay does that.
    const unseen = (view.phase === "over" || view.phase === "void") && contest.seal?.kind === "making";
    this.#seal.show(say, view.phase === "waiting" || unseen ? "none" : info.dice, contest.seal);
    this.#showBoard(news, before, view);
    this.#showSeats(view);
    this.#explain(news, before, view);
    this.#showChat();
    this.#showClocks();
    const ended = news.some(({ type }) => type === "game-ended");
    // What came of a turn is told once it is seen on the board.
    this.#whenStill(() => {
      if (ended) sound("end");
      this.#showHeading(view);
      this.#showAside(view);
      this.#showTurns(view);
      this.#threats.show(view, info.you);
      this.element.dataset["phase"] = view.phase;
    });
  }

  #whenStill(call: () => void): void {
    this.#waiting.push(call);
    if (this.#board?.moving !== true) this.#still();
  }

  #still(): void {
    for (const call of this.#waiting.splice(0)) call();
  }

  #showBoard(news: readonly Event[], before: View | null, view: View): void {
    const info = this.#contest?.info;
    const { say } = this.around;
    if (info == null) return;
    if (before?.game.number !== view.game.number) this.#played = null;
    if (news.some(({ type }) => type === "played")) this.#played = lastPlayed(news, before, view);
    const shown = boardState(say, info, view, this.#played);
    if (shown === null) return void this.#setUp(view.game.id);
    // What was pressed is not offered again before it was answered.
    const state = { ...shown, notes: this.#threats.places, ...(this.#contest?.isAsking === true ? { actions: [] } : {}) };
    if (this.#board === null) this.#makeBoard(state);
    else {
      const viewer = info.you ?? "first";
      if (this.#board.settings.viewer !== viewer) this.#board.set(boardSettings(chosen(), viewer));
      this.#board.show(state);
    }
  }

  /** The board as it will stand, until somebody plays on it. */
  async #setUp(id: string): Promise<void> {
    const set = await askGames().catch(() => null);
    this.#usual = await house().catch(() => null);
    const info = this.#contest?.info;
    const game = set?.games.find((game) => game.id === id);
    if (game === undefined || info == null || this.#board !== null || this.#gone) return;
    const { board, standing } = setUpOf(id, game);
    this.#makeBoard({ board, standing, onTurn: null, dice: null, names: namesOf(this.around.say, info) });
    if (this.#contest?.view != null) this.#showHeading(this.#contest.view);
  }

  #makeBoard(state: BoardState): void {
    const { say } = this.around;
    const info = this.#contest?.info;
    this.#board = new Board(state, {
      say,
      settings: { ...boardSettings(chosen(), info?.you ?? "first"), plates: false },
      listener: {
        play: (steps) => this.#act({ do: "play", steps: pairs(steps) }),
        act: (id, times) => this.#act(commandOf(id, times)),
        noise: sound,
        settled: () => this.#still(),
        refused: (played, from, to) => {
          if (to !== null) this.#contest?.why(pairs(played), [from, to]);
        },
      },
    });
    this.#board.mount(this.#host);
    const { far, near, controls } = this.#board.parts;
    this.#seats.far.replaceChildren(far, this.#clocks.far);
    this.#seats.near.replaceChildren(near, this.#clocks.near);
    this.#hands.replaceChildren(controls);
    for (const plate of [far, near]) {
      const pips = plate.querySelector<HTMLElement>(".pips");
      if (pips !== null) this.#explainer.label(pips, "pip");
    }
  }

  #act(command: Command): void {
    const contest = this.#contest;
    if (contest?.view == null) return;
    contest.act(command);
    this.#showBoard([], contest.view, contest.view);
  }

  #showHeading(view: View): void {
    const info = this.#contest?.info;
    const { say } = this.around;
    if (info == null) return;
    const { length } = info.terms;
    write(this.#heading, say(`game-${view.game.id}`));
    const parts = [lengthSaid(say, length)];
    // Who is about to sit down is told what cannot be seen; later it is on the table.
    if (view.phase === "waiting") parts.push(...termsSaid(say, this.#usual, info.terms), ...diceSaid(say, info.dice));
    else if (length !== "single") {
      parts.push(say("table-game", { number: view.game.number }));
      parts.push(scoreSaid(say, info, view));
    }
    write(this.#score, parts.join(" · "));
    this.#crawford.hidden = !view.crawford || view.phase === "over";
  }

  #sides(): { near: Side; far: Side } {
    const near = this.#contest?.info?.you ?? "first";
    return { near, far: other(near) };
  }

  #showSeats(view: View): void {
    const contest = this.#contest;
    if (contest?.info == null) return;
    for (const place of ["near", "far"] as const) {
      const side = this.#sides()[place];
      const index = side === "first" ? 0 : 1;
      const player = contest.info.players[index];
      const away = player?.kind === "guest" && !contest.here[index] && view.phase !== "over";
      this.#seats[place].classList.toggle("away", away);
    }
  }

  /** A first game is explained, once it is known what kind of game it is. */
  #explain(news: readonly Event[], before: View | null, view: View): void {
    const contest = this.#contest;
    const you = contest?.info?.you ?? null;
    const game = this.#games.find(({ id }) => id === view.game.id);
    if (!this.#guide.on || contest === null || you === null || game === undefined) return;
    this.#guide.show({ view, you, kind: kindOf(game), events: contest.events, news: news.length, was: before?.on_turn ?? null });
  }

  /** What is said. With the house there is nobody to talk to. */
  #showChat(): void {
    const contest = this.#contest;
    if (contest?.info == null) return;
    const { players, you } = contest.info;
    const others = players.every((player) => player?.kind !== "house");
    this.#chat.show(contest.lines, { names: namesOf(this.around.say, contest.info), you, others });
  }

  /** What has happened, the newest first. */
  #showTurns(view: View): void {
    const contest = this.#contest;
    if (contest?.info == null || contest.events.length === this.#told) return;
    this.#told = contest.events.length;
    const { say } = this.around;
    const size = view.board?.kind === "square" ? view.board.size : null;
    const begins = beginsOf(contest.info.terms, this.#games);
    const lines = linesOf(contest.events, { say, names: namesOf(say, contest.info), size, begins });
    this.#log.hidden = lines.length === 0;
    this.#turns.setAttribute("aria-label", say("title-log"));
    this.#turns.replaceChildren(...lines.toReversed().map((line) => html("li", {}, line)));
  }

  #showClocks(): void {
    const contest = this.#contest;
    const view = contest?.view;
    if (contest == null || view == null) return;
    for (const place of ["near", "far"] as const) {
      const left = timeLeft(view, this.#sides()[place], Date.now() + contest.ahead);
      const clock = this.#clocks[place];
      write(clock, left === null ? "" : timeSaid(left));
      if (place === "near") this.#warn(view, left);
      clock.classList.toggle("running", view.clock?.running === this.#sides()[place]);
    }
  }

  /** Time that runs out is heard, once each time. */
  #warn({ clock }: View, left: number | null): void {
    const { you = null } = this.#contest?.info ?? {};
    const hurries = you !== null && clock?.running === you && left !== null && left > 0 && left < HURRY;
    if (hurries && !this.#warned) sound("time");
    this.#warned = hurries;
  }

  /** What there is to say and to do besides playing. */
  #showAside(view: View): void {
    const contest = this.#contest;
    const info = contest?.info;
    const { say, go } = this.around;
    if (contest == null || info == null) return;
    const token = sessionStorage.getItem(invitationKey(this.id));
    const { news, acts } = asideOf(say, { info, view, seal: contest.seal, rematch: contest.rematch }, token !== null);
    write(this.#news, news);
    this.#invitation.hidden = !acts.includes("copy");
    this.#invitation.value = `${location.origin}/table/${this.id}#${token}`;
    this.#offer(acts);
    const next = contest.rematch?.next ?? null;
    if (next !== null && info.you !== null && this.#wants) go(`/table/${next}`);
  }

  #offer(acts: readonly ActId[]): void {
    const drawn = acts.join();
    if (drawn === this.#offered) return;
    this.#offered = drawn;
    const label = (id: ActId) => this.around.say(id === "home" ? "page-home" : LABELS[id]);
    this.#more.replaceChildren(...acts.map((id, index) => button(label(id), { "data-act": id, class: index === 0 ? "main" : "" }, () => this.#do(id))));
  }

  #do(id: ActId): void {
    switch (id) {
      case "home":
        return this.around.go("/");
      case "record":
        return html("a", { href: recordPath(this.id), download: `${this.id}.json` }).click();
      case "again":
        this.#wants = true;
        this.#contest?.again();
        return this.#changed([], this.#contest?.view ?? null);
      case "replay":
        return this.around.go(`/replay/${this.id}`);
      case "sit":
        return void this.#join();
      case "withdraw":
        return this.#act({ do: "withdraw" });
      case "copy": {
        this.#invitation.select();
        const copied = () => write(this.#more.firstElementChild as Element, this.around.say("table-copied"));
        // Where the clipboard is not to be had the link is marked, to be copied by hand.
        return void navigator.clipboard?.writeText(this.#invitation.value).then(copied, () => {});
      }
    }
  }

  async #join(): Promise<void> {
    try {
      await me();
      await join(this.id, location.hash.slice(1) || null);
      // The server knows who speaks from the beginning of a connection.
      this.#connect();
    } catch {
      write(this.#news, this.around.say("page-no-answer"));
    }
  }
}
