/** The table: a board, and beside it who plays, how it stands, what is sure about the dice, and what can be done. */

import { Board } from "../board/board.ts";
import type { Step } from "../board/types.ts";
import { type Side, other } from "../board/types.ts";
import type { Bytes } from "../dice/bytes.ts";
import { Contest } from "../net/contest.ts";
import { Link, browser } from "../net/link.ts";
import type { Command, Event, Pair, TextJson, View } from "../net/messages.ts";
import { house, join, me, record, recordPath } from "./api.ts";
import { button, html, write } from "./elements.ts";
import type { Page, Surroundings } from "./place.ts";
import { SealLine } from "./seal.ts";
import { begin, invitationKey, lengthSaid } from "./start.ts";
import { boardState, endSaid, lastPlayed, scoreSaid, timeLeft, timeSaid } from "./state.ts";
import { sentence, tell } from "./texts.ts";
import { vault } from "./vault.ts";

const random = (): Bytes => crypto.getRandomValues(new Uint8Array(32));

const later = (milliseconds: number, call: () => void) => {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
};

/** How often clocks are looked at, in milliseconds. */
const TICK = 200;

const pairs = (steps: readonly Step[]): Pair<number>[] => steps.map(({ from, to }) => [from, to] as const);

export class Table implements Page {
  readonly element = html("main", { class: "table-page" });
  readonly title: string;
  readonly #host = html("div", { class: "table-board" });
  readonly #heading = html("h1", {}, " ");
  readonly #score = html("p", { class: "soft" });
  readonly #connection = html("p", { class: "connection", role: "status" });
  readonly #seal = new SealLine();
  readonly #news = html("p", { class: "news", role: "status" });
  readonly #more = html("div", { class: "more" });
  readonly #clocks = { far: html("span", { class: "clock" }), near: html("span", { class: "clock" }) };
  readonly #seats = { far: html("div", { class: "seat far" }), near: html("div", { class: "seat near" }) };
  readonly #hands = html("div", { class: "hands" });
  #board: Board | null = null;
  #contest: Contest | null = null;
  #link: Link | null = null;
  #tick: ReturnType<typeof setInterval> | null = null;
  #gone = false;
  #offered = "";
  readonly #hurry = () => this.#link?.hurry();

  constructor(
    private readonly id: string,
    private readonly around: Surroundings,
  ) {
    const { say } = around;
    this.title = say("table-title");
    const column = html("aside", { class: "column" },
      html("header", {}, this.#heading, this.#score),
      html("div", { class: "state" }, this.#seal.element, this.#connection, this.#news, this.#more),
    );
    this.element.append(this.#seats.far, this.#host, this.#seats.near, this.#hands, column);
    write(this.#connection, say("table-connecting"));
  }

  shown(): void {
    void this.#sit();
    this.#tick = setInterval(() => this.#showClocks(), TICK);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  gone(): void {
    this.#gone = true;
    if (this.#tick !== null) clearInterval(this.#tick);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#link?.end();
    this.#board?.unmount();
  }

  async #sit(): Promise<void> {
    const kept = await vault();
    if (this.#gone) return;
    const contest = new Contest({
      id: this.id,
      vault: kept,
      random,
      tag: [...random().subarray(0, 6)].map((byte) => byte.toString(36)).join(""),
      say: (message) => this.#link?.say(message),
      record: async () => (await record(this.id)).events,
      later,
      listener: {
        changed: (news, before) => this.#changed(news, before),
        refused: (text) => this.#refused(text),
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
      open: () => contest.open(),
      hear: (message) => contest.hear(message),
      changed: () => this.#showConnection(),
    });
    this.#link = link;
    link.start();
  }

  #showConnection(): void {
    const { say } = this.around;
    const { up = false } = this.#link ?? {};
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
      return this.#offer([["home", say("page-home"), () => this.around.go("/")]]);
    }
    if (info === null) return;
    this.#seal.show(say, info.dice, contest.seal);
    if (view === null) return;
    this.#showHeading(view);
    if (news.length > 0 || before !== view || this.#board === null) this.#showBoard(news, before, view);
    this.#showSeats(view);
    this.#showEnd(view);
    this.#showClocks();
    this.element.dataset["phase"] = view.phase;
  }

  #showBoard(news: readonly Event[], before: View | null, view: View): void {
    const info = this.#contest?.info;
    const { say } = this.around;
    if (info == null) return;
    const state = boardState(say, info, view, lastPlayed(news, before, view));
    if (state === null) return;
    if (this.#board === null) {
      this.#board = new Board(state, {
        say,
        settings: { plates: false, viewer: info.you ?? "first", light: "first", automatic: { forced: "off", bearOff: true, roll: false, play: false } },
        listener: {
          play: (steps) => this.#act({ do: "play", steps: pairs(steps) }),
          act: (id, times) => this.#act(times === undefined ? { do: id } : { do: id, points: times }),
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
    } else {
      const viewer = info.you ?? "first";
      if (this.#board.settings.viewer !== viewer) this.#board.set({ viewer });
      this.#board.show(state);
    }
  }

  #act(command: Command): void {
    this.#contest?.act(command);
  }

  #showHeading(view: View): void {
    const info = this.#contest?.info;
    const { say } = this.around;
    if (info == null) return;
    const { length } = info.terms;
    write(this.#heading, say(`game-${view.game.id}`));
    const parts = [lengthSaid(say, length)];
    if (length !== "single") {
      parts.push(say("table-game", { number: view.game.number }));
      parts.push(scoreSaid(say, info, view));
    }
    write(this.#score, parts.join(" · "));
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

  #showClocks(): void {
    const contest = this.#contest;
    const view = contest?.view;
    if (contest == null || view == null) return;
    for (const place of ["near", "far"] as const) {
      const left = timeLeft(view, this.#sides()[place], Date.now() + contest.ahead);
      const clock = this.#clocks[place];
      write(clock, left === null ? "" : timeSaid(left));
      clock.classList.toggle("running", view.clock?.running === this.#sides()[place]);
    }
  }

  /** What there is to say and to do where no game is played. */
  #showEnd(view: View): void {
    const contest = this.#contest;
    const info = contest?.info;
    const { say, go } = this.around;
    if (info == null) return;
    if (view.phase === "waiting") return this.#showWaiting();
    write(this.#news, endSaid(say, info, view) ?? (view.phase === "start" && view.games_ended > 0 ? say("table-starting") : ""));
    if (view.phase !== "over" && view.phase !== "void") return this.#offer(contest?.seal?.kind === "broken" ? [this.#keep()] : []);
    const acts: Act[] = [["home", say("page-home"), () => go("/")], this.#keep()];
    const house = info.you !== null && info.players.some((player) => player?.kind === "house");
    if (house) acts.unshift(["again", say("table-again"), () => void this.#again()]);
    this.#offer(acts);
  }

  #keep(): Act {
    return ["record", this.around.say("table-record"), () => {
      const link = html("a", { href: recordPath(this.id), download: `${this.id}.json` });
      link.click();
    }];
  }

  #showWaiting(): void {
    const { say } = this.around;
    const info = this.#contest?.info;
    if (info == null) return;
    const token = sessionStorage.getItem(invitationKey(this.id));
    if (info.you === null) {
      write(this.#news, say("table-free-chair"));
      return this.#offer([["sit", say("table-sit"), () => void this.#join()]]);
    }
    write(this.#news, token === null ? say("table-waiting") : say("table-invitation"));
    if (token === null) return this.#offer([]);
    const link = `${location.origin}/table/${this.id}#${token}`;
    this.#offer([["copy", say("table-copy"), () => {
      void navigator.clipboard.writeText(link).then(() => this.#board?.tell(say("table-copied")));
    }]]);
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

  /** The same once more. */
  async #again(): Promise<void> {
    const info = this.#contest?.info;
    if (info == null) return;
    try {
      const who = await house();
      const ids = info.terms.games.map(({ id }) => id);
      const joined = who.contests.find(({ games }) => games.join() === ids.join());
      this.around.go(await begin(who, { game: joined?.id ?? (ids[0] as string), length: info.terms.length, against: "house" }));
    } catch {
      write(this.#news, this.around.say("page-no-answer"));
    }
  }

  #offer(acts: readonly Act[]): void {
    const drawn = acts.map(([id]) => id).join();
    if (drawn === this.#offered) return;
    this.#offered = drawn;
    this.#more.replaceChildren(...acts.map(([id, label, press], index) => button(label, { "data-act": id, class: index === 0 ? "main" : "" }, press)));
  }
}

type Act = readonly [id: string, label: string, press: () => void];
