/** The board as a page uses it: it takes what there is to see and to choose from, and gives back what was chosen. */

import { Aim } from "./aim.ts";
import { byItself } from "./automatic.ts";
import { type Decision, Draft, type Graph, type Target } from "./decision.ts";
import { type BoardState, Face, type View } from "./face.ts";
import { type Arrow, type Spot, type Zone, distance } from "./layout.ts";
import { PointsLayout, type Shape } from "./layout-points.ts";
import { SquareLayout } from "./layout-square.ts";
import { type Clock, Motion, browserClock } from "./motion.ts";
import { type Layout, effectsOf, sameStanding } from "./pieces.ts";
import { after, isOn } from "./position.ts";
import { type Say, leftSaid, pickedSaid, placeName, stepSaid } from "./say.ts";
import { type Settings, USUAL } from "./settings.ts";
import { type Frame, type Noise, Stage } from "./stage.ts";
import { story } from "./story.ts";
import { html } from "./svg.ts";
import { type BoardKind, type Effect, type Place, type Side, type Standing, type Step } from "./types.ts";

/** What a page does with what was chosen. */
export interface Listener {
  /** The turn that was put together and confirmed. */
  play?(steps: readonly Step[]): void;
  /** A button: the `id` of one of the actions, and of several how many times the stake. */
  act?(id: string, times?: number): void;
  /** A step that is not offered was tried; where nothing at all moves from there, the one that would be next, `null` if there is none. */
  refused?(played: readonly Step[], from: Place, to: Place | null): void;
  /** Something happens that could be heard. */
  noise?(noise: Noise): void;
  /** Everything that was given is shown, and nothing moves any more. */
  settled?(): void;
  /** The steps laid so far have changed. */
  draft?(steps: readonly Step[], complete: boolean): void;
}

export interface BoardOptions {
  readonly say: Say;
  readonly settings?: Partial<Settings>;
  readonly listener?: Listener;
  readonly clock?: Clock;
}

/** The column beside the board, in pixels. */
const BESIDE = 184;

export class Board {
  readonly element = html("div", { class: "alea-board" });
  readonly #stage: Stage;
  readonly #motion: Motion;
  readonly #face: Face;
  readonly #listener: Listener;
  #say: Say;
  #settings: Settings;
  #state: BoardState;
  #draft: Draft | null = null;
  /** The turn that was sent and not yet answered. */
  #sent = false;
  #layout: Layout;
  #shape: Shape = "wide";
  #picked: Place | null = null;
  #near: Place | null = null;
  /** States that wait until what moves has come to rest. */
  #coming: BoardState[] = [];
  #taking = false;
  #focus: string;
  #watch: ResizeObserver | null = null;

  constructor(state: BoardState, { say, settings = {}, listener = {}, clock = browserClock }: BoardOptions) {
    this.#say = say;
    this.#settings = { ...USUAL, ...settings };
    this.#listener = listener;
    this.#state = state;
    this.#motion = new Motion(clock);
    this.#motion.idle = () => this.#catchUp();
    this.#layout = this.#makeLayout();
    this.#focus = this.#layout.zones[0]?.id ?? "";
    this.#stage = new Stage(this.#motion, this.#layout, state.board, this.#settings.light);
    this.#stage.noise = (noise) => listener.noise?.(noise);
    this.#face = new Face(this.element, this.#stage, (id, times) => this.#pressed(id, times));
    this.#listen();
    this.#take(state, true);
  }

  /** Puts the board into a page, and follows the room it has there. */
  mount(host: Element): void {
    host.append(this.element);
    this.#watch = new ResizeObserver(() => this.#fit());
    this.#watch.observe(this.element);
    this.#fit();
  }

  /** Takes it away again. */
  unmount(): void {
    this.#watch?.disconnect();
    this.#hurry();
    this.element.remove();
  }

  /**
   * Shows another state, after those that were given before. Steps that have been laid stay, if the decision is the same. What still
   * moves is seen to its end first, unless something is pressed.
   */
  show(state: BoardState): void {
    this.#coming.push(...story(this.#coming.at(-1) ?? this.#state, state));
    this.#catchUp();
  }

  /** Shows what has come meanwhile, one after the other, as long as nothing moves. */
  #catchUp(): void {
    if (this.#taking || this.#motion.busy) return;
    this.#taking = true;
    for (let next = this.#coming.shift(); next !== undefined; next = this.#motion.busy ? undefined : this.#coming.shift()) this.#take(next, false);
    this.#taking = false;
    this.element.classList.toggle("moving", this.#motion.busy);
    if (!this.moving) this.#listener.settled?.();
  }

  /** Whatever moves or waits to be shown is there at once: somebody has pressed something, and that counts. */
  #hurry(): void {
    do this.#motion.finish();
    while (this.moving && !this.#taking);
  }

  /** Changes settings, at once. */
  set(settings: Partial<Settings>): void {
    this.#hurry();
    this.#settings = { ...this.#settings, ...settings };
    this.#relay();
  }

  /** Speaks another language. */
  speak(say: Say): void {
    this.#say = say;
    this.#render();
  }

  get settings(): Settings {
    return this.#settings;
  }

  /**
   * The plates of both players and the buttons. A page that has a column of its own takes them there, below an element of the class
   * `alea-parts`, and sets `plates` to false.
   */
  get parts(): Face["parts"] {
    return this.#face.parts;
  }

  /** The steps laid so far. */
  get steps(): readonly Effect[] {
    return this.#draft?.steps ?? [];
  }

  /** Lays steps after those that lie, if they are offered, as if it were done by hand. */
  lay(steps: readonly Step[]): boolean {
    const draft = this.#draft;
    if (draft === null || this.#sent) return false;
    this.#hurry();
    // What they do is known of a copy, which is thrown away.
    const tried = new Draft(draft.decision);
    if (!tried.lay(draft.steps) || !tried.lay(steps)) return false;
    const laid = tried.steps.slice(draft.steps.length);
    if (!this.#layAll(laid)) return false;
    const said = laid.map((step) => stepSaid(this.#say, this.#state.board, step));
    this.announce([...said, leftSaid(this.#say, draft)].join(" "));
    return true;
  }

  /** Takes every step back, at once. */
  clear(): void {
    this.#hurry();
    this.#sent = false;
    while (this.#draft?.undo() != null);
    this.#pick(null);
    this.#stage.stand(this.#standing);
    this.#render();
  }

  /** Gives the board the focus, where something can be moved. */
  focus(): void {
    this.#stage.focus();
  }

  get moving(): boolean {
    return this.#motion.busy || this.#coming.length > 0;
  }

  /** Reads something aloud. */
  announce(text: string): void {
    this.#face.announce(text);
  }

  /** Tells something, to be seen on the board until something else is done, and reads it aloud: why a step is refused, say. */
  tell(text: string): void {
    this.#face.tell(text, this.#layout, this.#mover);
  }

  // What is shown.

  get #speed(): number {
    const still = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
    return still ? Infinity : this.#settings.speed;
  }

  get #standing(): Standing {
    return this.#draft?.standing ?? this.#state.standing;
  }

  get #mover(): Side {
    return this.#state.onTurn ?? this.#settings.viewer;
  }

  #makeLayout(): Layout {
    const { viewer, home } = this.#settings;
    const { board } = this.#state;
    return board.kind === "points"
      ? new PointsLayout({ board, viewer, home, shape: this.#shape })
      : new SquareLayout({ board, viewer, turned: home === "left" });
  }

  #relay(): void {
    this.#layout = this.#makeLayout();
    if (!this.#layout.zones.some(({ id }) => id === this.#focus)) this.#focus = this.#layout.zones[0]?.id ?? "";
    this.#stage.relay(this.#layout, this.#state.board, this.#settings.light, this.#standing);
    this.#scale();
    this.#render();
  }

  #fit(): void {
    const { width, height } = this.element.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const square = this.#state.board.kind === "square";
    // Beside the board where that costs it little or nothing.
    const wide = width - BESIDE > height * (square ? 0.95 : 1.3);
    this.element.dataset["plates"] = !this.#settings.plates ? "none" : wide ? "beside" : "stacked";
    this.element.classList.toggle("narrow", width < 600);
    this.element.classList.toggle("short", height < 400);
    const shape: Shape = width / height > 1.02 || width > 900 ? "wide" : "tall";
    if (shape !== this.#shape && !square) {
      this.#shape = shape;
      this.#hurry();
      this.#relay();
    }
    this.#scale();
  }

  /** How large a unit of the drawing is on the screen, so that small type stays legible, and what room is left beside it. */
  #scale(): void {
    const { width } = this.element.getBoundingClientRect();
    const table = this.#stage.element.parentElement?.clientHeight ?? 0;
    if (width === 0 || table === 0) return;
    const beside = this.element.dataset["plates"] === "beside" ? BESIDE : 0;
    const scale = Math.min((width - beside) / this.#layout.width, table / this.#layout.height);
    const aside = Math.max(0, Math.floor((width - beside - scale * this.#layout.width) / 2));
    this.#stage.element.style.setProperty("--unit", `${1 / scale}`);
    this.element.style.setProperty("--aside", `${aside}px`);
  }

  #take(state: BoardState, first: boolean): void {
    const old = this.#state;
    const before = this.#standing;
    const laid = this.#draft?.steps ?? [];
    const same = !first && sameDecision(old, state);
    const otherBoard = JSON.stringify(old.board) !== JSON.stringify(state.board);
    this.#state = state;
    if (!same) {
      this.#draft = state.graph == null || state.onTurn === null ? null : new Draft(decisionOf(state, state.graph, state.onTurn));
      this.#picked = null;
      this.#near = null;
      this.#sent = false;
    }
    if (first || otherBoard) {
      this.#relay();
    } else if (!same && !sameStanding(before, state.standing)) {
      this.#follow(old, before, laid, state);
    }
    this.#render();
    if (!same && this.#draft !== null) {
      if (!this.#draft.open) this.tell(this.#say("board-said-no-turn"));
      this.#offerFocus();
      this.#goOn();
    }
    if (!same) this.#rollOn();
  }

  /** Asks for the dice, where that was chosen and nothing else could be done. */
  #rollOn(): void {
    const ids = (this.#state.actions ?? []).map(({ id }) => id);
    if (this.#settings.automatic.roll && ids.includes("roll") && !ids.includes("double")) this.#listener.act?.("roll");
  }

  /** Shows how the last turn led to the new board, as far as it is known. */
  #follow(old: BoardState, before: Standing, laid: readonly Effect[], state: BoardState): void {
    const { played, board } = state;
    if (played != null) {
      // The player's own steps lie already; those of others begin at the board as it stood.
      const begins = laid.length > 0 && !sameStanding(before, state.standing) ? old.standing : before;
      const effects = effectsOf(board, begins, played, state.standing);
      if (effects !== null) {
        if (begins !== before) this.#stage.stand(begins);
        this.#stage.play(framesOf(board, begins, played.side, effects), this.#speed);
        this.announce(effects.map((effect) => stepSaid(this.#say, board, effect)).join(" "));
        return;
      }
    }
    this.#stage.stand(state.standing);
  }

  #render(): void {
    this.#face.show(this.#view);
  }

  #renderMarks(): void {
    this.#face.showMarks(this.#view);
  }

  #renderZones(): void {
    this.#face.showZones(this.#view);
  }

  get #view(): View {
    return {
      state: this.#state,
      settings: this.#settings,
      layout: this.#layout,
      draft: this.#draft,
      sent: this.#sent,
      standing: this.#standing,
      mover: this.#mover,
      picked: this.#picked,
      near: this.#near,
      focus: this.#focus,
      speed: this.#speed,
      say: this.#say,
    };
  }

  // What is done.

  #listen(): void {
    const drawing = this.#stage.element;
    drawing.addEventListener("pointerdown", (event) => this.#down(event));
    drawing.addEventListener("pointermove", (event) => this.#move(event));
    drawing.addEventListener("pointerup", (event) => this.#up(event));
    drawing.addEventListener("pointercancel", () => this.#drop(null));
    drawing.addEventListener("pointerleave", () => this.#hover(null));
    // A drawing that listens to the focus can be focused itself; so its parent listens.
    const table = drawing.parentElement ?? this.element;
    table.addEventListener("keydown", (event) => this.#key(event));
    table.addEventListener("focusin", (event) => {
      const zone = (event.target as Element).closest<SVGGElement>("[data-zone]")?.dataset["zone"];
      if (zone !== undefined && zone !== this.#focus) this.#focusOn(zone);
    });
  }

  #drag: { readonly from: Place; readonly id: number; readonly at: Spot; readonly picked: boolean; moved: boolean } | null = null;

  get #aim(): Aim {
    return new Aim(this.#layout, this.#mover);
  }

  #sourceAt(spot: Spot): Place | null {
    return this.#draft === null ? null : this.#aim.source(spot, this.#draft);
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0 || this.#drag !== null) return;
    // Whatever still moves is there at once, and the press counts.
    this.#hurry();
    const spot = this.#stage.spotAt(event.clientX, event.clientY);
    const on = (element: Element) => element.contains(event.target as Node);
    if (on(this.#stage.diceButton)) return this.#pressDice();
    if (on(this.#stage.rollButton)) return this.#pressed("roll");
    const draft = this.#draft;
    if (draft === null || this.#sent) return;
    if (this.#picked !== null) {
      const target = this.#aim.target(spot, draft.targets(this.#picked));
      if (target !== null) return this.#lay(target);
    }
    const from = this.#sourceAt(spot);
    if (from === null) return this.#missed(spot);
    event.preventDefault();
    const picked = this.#picked === from;
    this.#drag = { from, id: event.pointerId, at: spot, picked, moved: false };
    this.#stage.element.setPointerCapture(event.pointerId);
    this.#picked = from;
    this.#near = null;
    const zone = this.#layout.zone(this.#mover, from);
    if (zone !== null) this.#focus = zone.id;
    this.#renderMarks();
    this.#renderZones();
  }

  /** Nothing can be picked up there, or put down. */
  #missed(spot: Spot): void {
    const draft = this.#draft;
    const place = this.#aim.place(spot);
    if (draft !== null && place !== null) {
      if (this.#picked !== null) this.#listener.refused?.(draft.steps, this.#picked, place);
      else if (isOn(this.#state.board, draft.standing, this.#mover, place)) this.#stuck(place);
    }
    this.#pick(null);
  }

  #stuck(place: Place): void {
    const draft = this.#draft;
    if (draft === null || !draft.open) return;
    this.tell(this.#say("board-said-stuck", { place: placeName(this.#say, this.#state.board, place) }));
    this.#listener.refused?.(draft.steps, place, draft.wish(place));
  }

  #move(event: PointerEvent): void {
    const spot = this.#stage.spotAt(event.clientX, event.clientY);
    const drag = this.#drag;
    if (drag === null) {
      if (event.pointerType === "mouse") this.#hover(spot);
      return;
    }
    if (event.pointerId !== drag.id) return;
    const far = distance(drag.at, spot) * this.#pixels > (event.pointerType === "mouse" ? 4 : 8);
    if (!drag.moved && !far) return;
    drag.moved = true;
    this.element.classList.add("dragging");
    // Under a finger it is larger, so that it can be seen.
    this.#stage.hold(this.#mover, drag.from, spot, event.pointerType === "mouse" ? 0.08 : 0.3);
    this.#stage.over(this.#aim.target(spot, this.#draft?.targets(drag.from) ?? [])?.to ?? null);
  }

  get #pixels(): number {
    return 1 / (Number(this.#stage.element.style.getPropertyValue("--unit")) || 1);
  }

  #hover(spot: Spot | null): void {
    if (this.#drag !== null) return;
    const near = spot === null || this.#sent || this.#motion.busy ? null : this.#sourceAt(spot);
    if (near === this.#near) return;
    this.#near = near;
    if (this.#picked === null) this.#renderMarks();
    else this.#stage.ring("near", this.#mover, near);
  }

  #up(event: PointerEvent): void {
    const drag = this.#drag;
    if (drag === null || event.pointerId !== drag.id) return;
    this.#drop(this.#stage.spotAt(event.clientX, event.clientY));
  }

  #drop(spot: Spot | null): void {
    const drag = this.#drag;
    const draft = this.#draft;
    this.#drag = null;
    this.element.classList.remove("dragging");
    if (drag === null || draft === null) return;
    if (drag.moved) {
      const target = spot === null ? null : this.#aim.target(spot, draft.targets(drag.from));
      if (target !== null) return this.#lay(target);
      this.#stage.letGo(this.#mover, drag.from, this.#speed);
      const place = spot === null ? null : this.#aim.place(spot);
      if (place !== null && place !== drag.from) this.#listener.refused?.(draft.steps, drag.from, place);
      return this.#pick(null);
    }
    if (spot === null) return this.#pick(null);
    const tap = this.#settings.click === "play" || drag.picked ? draft.tap(drag.from) : null;
    if (tap !== null) this.#lay(tap);
    else if (drag.picked) this.#pick(null);
    else this.#pick(drag.from);
  }

  #pick(from: Place | null): void {
    if (from === null && this.#picked === null) return;
    this.#picked = from;
    this.#near = null;
    if (from !== null && this.#draft !== null) this.announce(pickedSaid(this.#say, this.#state.board, from, this.#draft.targets(from)));
    this.#renderMarks();
    this.#renderZones();
  }

  #lay(target: Target): void {
    const draft = this.#draft;
    if (draft === null || !this.#layAll(target.path)) return;
    const said = target.path.map((step) => stepSaid(this.#say, this.#state.board, step));
    this.announce([...said, leftSaid(this.#say, draft)].join(" "));
    this.#goOn();
  }

  #layAll(steps: readonly Effect[]): boolean {
    const draft = this.#draft;
    if (draft === null) return false;
    const begins = draft.standing;
    if (!draft.lay(steps)) return false;
    this.#picked = null;
    this.#near = null;
    this.#stage.play(framesOf(this.#state.board, begins, this.#mover, steps), this.#speed);
    this.#render();
    this.#listener.draft?.(draft.steps, draft.complete);
    return true;
  }

  /** Does what is done without being asked. */
  #goOn(): void {
    const draft = this.#draft;
    if (draft === null) return;
    const automatic = this.#settings.automatic;
    const steps = byItself(draft, automatic);
    const whole = steps.length > 0 && draft.steps.length === 0;
    if (steps.length > 0) this.#layAll(steps);
    const nothing = !draft.open && draft.steps.length === 0;
    const forced = automatic.forced === "all" && (whole || nothing);
    const done = automatic.play && draft.steps.length > 0 && !draft.open;
    if (draft.complete && (forced || done)) this.confirm();
  }

  /** Takes the last step back. */
  undo(): void {
    const draft = this.#draft;
    if (draft === null || this.#sent) return;
    this.#hurry();
    const step = draft.undo();
    if (step === null) return;
    this.#picked = null;
    const back: Frame = { standing: draft.standing, side: this.#mover, step: { from: step.to, to: step.from } };
    this.#stage.play([back], this.#speed);
    const name = (place: Place) => placeName(this.#say, this.#state.board, place);
    this.announce(this.#say("board-said-back", { from: name(step.to), to: name(step.from) }));
    this.#render();
    this.#listener.draft?.(draft.steps, draft.complete);
  }

  /** Plays the turn as it lies, if it is complete. */
  confirm(): void {
    const draft = this.#draft;
    if (draft === null || this.#sent || !draft.complete) return;
    this.#sent = true;
    this.#picked = null;
    this.#near = null;
    this.#render();
    this.#listener.play?.(draft.steps.map(({ from, to }) => ({ from, to })));
  }

  /** The turn that was sent did not go through: it may be changed and sent again. */
  unsend(): void {
    this.#sent = false;
    this.#render();
  }

  /** Puts the other die first. */
  swap(): void {
    const draft = this.#draft;
    if (draft === null || !draft.swappable) return;
    this.#hurry();
    draft.swap();
    this.announce(this.#say("board-said-first", { die: draft.dice.find(({ used }) => !used)?.value ?? 0 }));
    this.#render();
  }

  #pressDice(): void {
    const draft = this.#draft;
    if (draft === null || this.#sent) return;
    if (draft.complete && draft.steps.length > 0) this.confirm();
    else this.swap();
  }

  #pressed(id: string, times?: number): void {
    this.#hurry();
    if (id === "undo") this.undo();
    else if (id === "play") this.confirm();
    else this.#listener.act?.(id, times);
  }

  // By the keyboard.

  #focusOn(id: string): void {
    this.#stage.zones.get(this.#focus)?.setAttribute("tabindex", "-1");
    this.#focus = id;
    this.#stage.zones.get(id)?.setAttribute("tabindex", "0");
  }

  /** Whoever comes to the board by the keyboard comes to something that can be moved. */
  #offerFocus(): void {
    const [from] = this.#draft?.sources ?? [];
    const zone = from === undefined ? null : this.#layout.zone(this.#mover, from);
    if (zone !== null && !this.#stage.element.contains(document.activeElement)) this.#focusOn(zone.id);
  }

  #key(event: KeyboardEvent): void {
    const arrows: Record<string, Arrow> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
    const arrow = arrows[event.key];
    const zone = this.#layout.zones.find(({ id }) => id === this.#focus);
    const on = (element: Element) => element === event.target;
    const press = event.key === "Enter" || event.key === " ";
    if (event.altKey || zone === undefined) return;
    if (arrow !== undefined && !event.ctrlKey && !event.metaKey) {
      const next = this.#layout.beside(zone, arrow);
      this.#focusOn(next.id);
      this.#stage.zones.get(next.id)?.focus();
    } else if (press && (event.ctrlKey || event.metaKey)) this.confirm();
    else if (press && on(this.#stage.diceButton)) this.#pressDice();
    else if (press && on(this.#stage.rollButton)) this.#pressed("roll");
    else if (press) this.#activate(zone);
    else if (event.key === "Escape") {
      if (this.#picked === null) return;
      this.announce(this.#say("board-said-let-go"));
      this.#pick(null);
    } else if (event.key === "Backspace" || (event.key === "z" && event.ctrlKey)) this.undo();
    else return;
    event.preventDefault();
  }

  #activate(zone: Zone): void {
    this.#hurry();
    const draft = this.#draft;
    const place = this.#layout.place(this.#mover, zone);
    if (draft === null || this.#sent || place === null) return;
    if (this.#picked !== null) {
      const target = draft.targets(this.#picked).find(({ to }) => to === place);
      if (target !== undefined) return this.#lay(target);
      if (this.#picked === place) {
        const tap = draft.tap(place);
        return tap === null ? this.#pick(null) : this.#lay(tap);
      }
    }
    if (draft.sources.includes(place)) this.#pick(place);
    else if (this.#picked !== null) this.#listener.refused?.(draft.steps, this.#picked, place);
    else this.#stuck(place);
  }
}

function decisionOf(state: BoardState, graph: Graph, side: Side): Decision {
  return { board: state.board, standing: state.standing, side, dice: state.dice ?? null, graph };
}

function sameDecision(a: BoardState, b: BoardState): boolean {
  const key = ({ board, onTurn, dice = null, graph = null }: BoardState) => JSON.stringify([board, onTurn, dice, graph]);
  return sameStanding(a.standing, b.standing) && key(a) === key(b);
}

function framesOf(board: BoardKind, begins: Standing, side: Side, steps: readonly Effect[]): Frame[] {
  let standing = begins;
  return steps.map((step) => {
    standing = after(board, standing, side, step);
    return { standing, side, step };
  });
}
