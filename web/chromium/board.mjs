// The board in Chromium: by pointer, finger and keyboard, in motion, at every width, in every language and theme. Names of parts may
// be given: node chromium/board.mjs inMotion.
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";
import { preview } from "vite";

const here = (path) => new URL(path, import.meta.url).pathname;
const browsers = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const executablePath = browsers.find((path) => path && existsSync(path));
if (executablePath === undefined) throw new Error("no Chromium: install one, or say where it is in CHROMIUM");
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const samples = JSON.parse(readFileSync(here("../demo/samples.json"), "utf8"));
const sceneOf = (game, nth = 0) => samples.map(({ game }, index) => ({ game, index })).filter((one) => one.game === game)[nth].index;
/** Where pictures are kept, if they are. */
const pictures = process.env.ALEA_PICTURES;
if (pictures) mkdirSync(pictures, { recursive: true });

const failures = [];
let checks = 0;
const expect = (what, found, wanted = true) => {
  checks++;
  if (JSON.stringify(found) !== JSON.stringify(wanted)) failures.push(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
};

const server = await preview({ configFile: here("../demo/vite.config.ts"), logLevel: "error", preview: { port: 0 } });
const base = server.resolvedUrls.local[0];
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
console.log(`Chromium ${browser.version()}`);

async function open(query, { width = 1280, height = 800, ...more } = {}) {
  const context = await browser.newContext({ locale: "en-GB", viewport: { width, height }, ...more });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on("pageerror", (error) => failures.push(`${query}: ${error}`));
  page.on("request", (request) => {
    if (!request.url().startsWith(base) && !request.url().startsWith("data:")) failures.push(`${query} asks for ${request.url()}`);
  });
  await page.goto(`${base}?${new URLSearchParams({ speed: "Infinity", ...query })}`);
  await page.waitForFunction(() => globalThis.board !== undefined && document.fonts.status === "loaded");
  return page;
}

const close = (page) => page.context().close();
const steps = (page) => page.evaluate(() => board.steps.map(({ from, to }) => [from, to]));
const zone = async (page, id) => {
  const { x, y, width, height } = await page.locator(`[data-zone="${id}"]`).boundingBox();
  return [x + width / 2, y + height / 2];
};
const act = (page, id) => page.locator(`.controls [data-act="${id}"]`);

async function byPointer() {
  const page = await open({ scene: sceneOf("portes") });
  const click = async (id) => page.mouse.click(...(await zone(page, id)));
  const dice = async () => page.locator(".dice-button").click();
  await click("8");
  expect("one click plays the larger die", await steps(page), [[8, 5]]);
  await click("6");
  expect("and then the other", await steps(page), [[8, 5], [6, 5]]);
  expect("dice that were played are dimmed", await page.locator(".die.used").count(), 2);
  await act(page, "undo").click();
  await act(page, "undo").click();
  expect("taken back step by step", await steps(page), []);
  expect("then there is nothing to take back", await act(page, "undo").count(), 0);
  await dice();
  await click("8");
  expect("after a click on the dice the smaller comes first", await steps(page), [[8, 7]]);
  await act(page, "undo").click();

  const drag = async (from, to) => {
    await page.mouse.move(...(await zone(page, from)));
    await page.mouse.down();
    await page.mouse.move(...(await zone(page, to)), { steps: 5 });
    expect(`targets of ${from} are shown`, (await page.locator(".target").count()) > 0);
    await page.mouse.up();
  };
  await drag("24", "20");
  expect("dragged by both dice", (await steps(page)).length, 2);
  await act(page, "undo").click();
  await act(page, "undo").click();
  await drag("13", "2");
  expect("dragged where it cannot go, it goes back", await steps(page), []);
  expect("and that is told", await page.evaluate(() => document.body.dataset.refused), "13 2");
  const home = await page.evaluate(() => document.querySelector(".layer-air").childElementCount);
  expect("nothing stays in the air", home, 0);

  await page.evaluate(() => board.set({ click: "pick" }));
  await click("8");
  expect("a click picks up", [await steps(page), await page.locator(".piece.picked").count()], [[], 1]);
  await click("5");
  expect("a click puts down", (await steps(page)).length, 1);
  await click("6");
  await click("6");
  expect("a second click plays by the die", (await steps(page)).length, 2);
  await page.locator(".dice-button").click();
  expect("the dice, when all is played, play the turn", await act(page, "play").count(), 0);
  await close(page);
}

async function byFinger() {
  for (const [width, height] of [[360, 640], [640, 360]]) {
    const page = await open({ scene: sceneOf("portes", 1), plates: "yes" }, { width, height, hasTouch: true, isMobile: true });
    const client = await page.context().newCDPSession(page);
    const touch = (type, points) => client.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
    const from = await zone(page, "bar-first");
    const to = await zone(page, "21");
    await touch("touchStart", [from]);
    for (let part = 1; part <= 6; part++) await touch("touchMove", [[from[0] + ((to[0] - from[0]) * part) / 6, from[1] + ((to[1] - from[1]) * part) / 6]]);
    await touch("touchEnd", []);
    expect(`dragged by a finger at ${width}`, await steps(page), [[25, 21]]);
    const onBar = await page.locator('[data-zone="bar-second"]').getAttribute("aria-label");
    expect("what was hit is on the bar", onBar, "Bar: 1 black checker");
    await page.touchscreen.tap(...(await zone(page, "13")));
    expect("a tap plays the rest", await steps(page), [[25, 21], [13, 7]]);
    await close(page);
  }
  const page = await open({ scene: sceneOf("hnefatafl-v1") }, { width: 360, height: 640, hasTouch: true, isMobile: true });
  const king = samples[sceneOf("hnefatafl-v1")];
  const [step] = king.graph.steps;
  await page.touchscreen.tap(...(await zone(page, `${step.from}`)));
  await page.touchscreen.tap(...(await zone(page, `${step.to}`)));
  expect("a man of tafl goes by two taps", await steps(page), [[step.from, step.to]]);
  await close(page);
}

async function byKeyboard() {
  const page = await open({ scene: sceneOf("portes", 1) });
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const said = () => page.locator('[aria-live="polite"]').textContent();
  const focused = () => page.evaluate(() => document.activeElement.getAttribute("aria-label"));
  /** Arrows to a zone, as somebody would who sees the board. */
  const go = async (id) => {
    for (let count = 0; count < 40; count++) {
      const at = await page.evaluate(() => document.activeElement.dataset.zone);
      if (at === id) return;
      const [here, there] = [await zone(page, at), await zone(page, id)];
      const [dx, dy] = [there[0] - here[0], there[1] - here[1]];
      await press(Math.abs(dy) > 60 && Math.abs(dx) < 40 ? (dy > 0 ? "ArrowDown" : "ArrowUp") : dx > 0 ? "ArrowRight" : "ArrowLeft");
    }
    failures.push(`arrows do not reach ${id}`);
  };
  await press("Tab");
  expect("the first Tab comes to the board", (await focused()) !== null);
  await go("bar-first");
  expect("the bar says what is there", await focused(), "Bar: 1 white checker, can move");
  await press("Enter");
  expect("what is picked up is said, and where it can go", await said(), "Bar picked up. It can go to: point 21, point 15.");
  await go("21");
  expect("a target says so", await focused(), "Point 21: 1 black checker, can be reached");
  await press("Enter");
  expect("a hit is said, and what is left", await said(), "Bar to point 21, a hit. Left to play: 6.");
  await go("13");
  await press("Enter", "Enter");
  expect("Enter twice plays the die", await steps(page), [[25, 21], [13, 7]]);
  expect("complete", (await said()).endsWith("The turn is complete: play it, or take back."));
  await press("Backspace");
  expect("Backspace takes back", await steps(page), [[25, 21]]);
  await go("13");
  await press("Enter", "Escape");
  expect("Escape lets go", [await said(), await page.locator(".piece.picked").count()], ["Let go.", 0]);
  await press("Enter", "Enter", "Tab");
  const act = () => page.evaluate(() => document.activeElement.dataset.act ?? null);
  for (let count = 0; count < 5 && (await act()) !== "undo"; count++) await press("Tab");
  expect("Tab comes to the buttons", await act(), "undo");
  await press("Enter", "Enter");
  expect("the focus stays on the button until it goes, and then comes back to the board", [await steps(page), await page.evaluate(() => document.activeElement.dataset.zone !== undefined)], [[], true]);
  await go("bar-first");
  await press("Enter", "Enter");
  await go("13");
  await press("Enter", "Enter", "Control+Enter");
  await page.waitForFunction(() => board.steps.length === 0);
  expect("Control and Enter play the turn, and the board goes on", (await page.locator("select[name=scene]").inputValue()) === `${sceneOf("portes", 1) + 1}`);
  await close(page);
}

async function inMotion() {
  const page = await open({ scene: sceneOf("portes"), speed: "1" });
  // The time of motion is ours, so that a busy machine changes nothing.
  await page.evaluate(() => {
    const real = performance.now.bind(performance);
    let time = real();
    performance.now = () => time;
    const frame = () => new Promise(requestAnimationFrame);
    globalThis.pass = async (milliseconds) => {
      time += milliseconds;
      await frame();
      await frame();
      return board.moving;
    };
    /** How long it moves, to 10 ms. */
    globalThis.lasts = async () => {
      let sum = 0;
      while (board.moving && sum < 3000) {
        await globalThis.pass(10);
        sum += 10;
      }
      return sum;
    };
    const drawing = document.querySelector(".drawing");
    drawing.addEventListener("pointerup", () => {
      const pressed = real();
      let frames = 0;
      requestAnimationFrame(() => frames++);
      new MutationObserver((_, observer) => {
        observer.disconnect();
        globalThis.begun = { frames, took: real() - pressed };
      }).observe(document.querySelector(".layer-air"), { childList: true });
    }, { capture: true, once: true });
  });
  await page.mouse.click(...(await zone(page, "8")));
  const { frames, took } = await page.evaluate(() => globalThis.begun);
  expect("a step shows before the next frame", frames, 0);
  console.log(`a step shows ${took.toFixed(1)} ms after the button is let go`);
  expect("it moves", await page.evaluate(() => board.moving));
  await page.mouse.click(...(await zone(page, "6")));
  expect("a click while it moves counts", await steps(page), [[8, 5], [6, 5]]);
  const step = await page.evaluate(() => lasts());
  expect(`a step takes 160 to 220 ms (${step})`, step >= 160 && step <= 230);
  // A whole turn of the other side: its dice fall, it is played, the next dice fall.
  const told = await page.evaluate(async () => {
    const dice = (colour) => document.querySelectorAll(`.die.${colour}:not(.used)`).length;
    const times = [];
    begin();
    for (const shown of [() => dice("dark") === 2, () => dice("dark") + dice("light") === 0, () => dice("light") === 2]) {
      let sum = 0;
      while (board.moving && shown() && sum < 3000) {
        await pass(10);
        sum += 10;
      }
      times.push(sum);
    }
    return times;
  });
  const [roll, turn, next] = told;
  expect(`a roll takes about 450 ms (${told})`, [roll, next].every((time) => time >= 430 && time <= 480));
  expect(`two steps take their time (${told})`, turn >= 320 && turn <= 460);
  console.log(`a roll takes ${roll} ms, a step ${step} ms, a turn of two steps ${turn} ms`);
  const [began, laid] = await page.evaluate(() => (begin(), [board.moving, board.steps.length]));
  await page.mouse.click(...(await zone(page, "8")));
  expect("a click while the other side's turn is shown counts for the next", [began, laid, await steps(page)], [true, 0, [[8, 5]]]);
  await close(page);

  const still = await open({ scene: sceneOf("portes"), speed: "1" }, { reducedMotion: "reduce" });
  await still.mouse.click(...(await zone(still, "8")));
  expect("with reduced motion it jumps", await still.evaluate(() => [board.moving, board.steps.length]), [false, 1]);
  await close(still);
}

/** A whole game as the program had it, the viewer's turns by clicks and by the keyboard in turn. */
async function wholeGame() {
  const { board: kind, turns, end } = JSON.parse(readFileSync(here("game.json"), "utf8"));
  const page = await open({ scene: sceneOf("hypergammon"), click: "pick", stay: "" });
  const show = (state) => page.evaluate(([kind, { position, mover, ...state }]) => board.show({ board: kind, standing: readPosition(kind, position, mover), ...state }), [kind, state]);
  const idOf = (place) => (place === 25 ? "bar-first" : place === 0 ? "off-first" : `${place}`);
  let played = null;
  for (const [index, { mover, position, dice, steps: wanted, graph = null }] of turns.entries()) {
    await show({ position, mover, onTurn: mover, dice, graph, played });
    played = { side: mover, steps: wanted, dice };
    if (graph === null) continue;
    for (const { from, to } of wanted) {
      for (const id of [idOf(from), idOf(to)]) {
        if (index % 4 < 2) await page.mouse.click(...(await zone(page, id)));
        else {
          await page.locator(`[data-zone="${id}"]`).focus();
          await page.keyboard.press("Enter");
        }
      }
    }
    expect(`turn ${index + 1} of the game`, await steps(page), wanted.map(({ from, to }) => [from, to]));
    await act(page, "play").click();
  }
  await show({ position: end.position, mover: end.mover, onTurn: null, played });
  const label = await page.locator(`[data-zone="off-${end.mover}"]`).getAttribute("aria-label");
  expect("in the end all are off", /: 3 /.test(label));
  expect("and nothing is left that moves", [await page.evaluate(() => board.moving), await page.locator(".layer-air > *").count(), await page.locator(".layer-pieces > .piece").count()], [false, 0, 6]);
  await close(page);
}

/** Buttons, the cube, and what goes by itself. */
async function byChoice() {
  const page = await open({ scene: sceneOf("backgammon"), stay: "" });
  const acted = () => page.evaluate(() => document.body.dataset.act ?? null);
  /** The state that the board would be shown next, from the sample, with something changed. */
  const show = (change) => page.evaluate((change) => board.show({ ...globalThis.now(), ...change }), change);
  await act(page, "resign").click();
  expect("resigning is asked twice", [await acted(), await act(page, "sure resign").textContent()], [null, "Resign, 1 point lost"]);
  await act(page, "not-now").click();
  expect("and can be left", [await acted(), await act(page, "resign").count()], [null, 1]);
  await act(page, "resign").click();
  await act(page, "sure resign").click();
  expect("the second press counts", await acted(), "resign");

  const waiting = { dice: null, graph: null };
  await show({ actions: [{ id: "resign", choices: [1, 2, 3].map((times) => ({ times, points: 2 * times })) }] });
  await act(page, "resign").click();
  await page.getByText("4 points lost").click();
  expect("how much is given up is chosen", await acted(), "resign 2");
  await show({ ...waiting, actions: [{ id: "roll" }, { id: "double", points: 2 }] });
  expect("before the roll the dice can be pressed, and the cube offered", [await page.locator(".die-place").count(), await act(page, "double").textContent()], [2, "Double to 2"]);
  await page.locator(".roll-button").click();
  expect("pressing the place of the dice rolls", await acted(), "roll");
  await page.evaluate(() => delete document.body.dataset.act);
  await page.evaluate(() => board.set({ automatic: { forced: "off", bearOff: false, roll: true, play: false } }));
  await show({ ...waiting, onTurn: "second", actions: [] });
  await show({ ...waiting, actions: [{ id: "roll" }, { id: "double", points: 2 }] });
  expect("nothing rolls by itself while the cube could be turned", await acted(), null);
  await show({ ...waiting, onTurn: "second", actions: [] });
  await show({ ...waiting, actions: [{ id: "roll" }] });
  expect("it rolls by itself where nothing else can be done", await acted(), "roll");

  await show({ ...waiting, onTurn: "second", toAct: "first", cube: { value: 2, owner: null, offeredBy: "second" }, actions: [{ id: "take" }, { id: "pass", points: 1 }] });
  expect("who has to answer is shown", await page.locator(".plate.on-turn .name").allTextContents(), ["You"]);
  expect("an offered cube says so", await page.locator(".cube").getAttribute("aria-label"), "Cube 2, offered by The house");
  const [cube, half] = [await page.locator(".cube .cube-face").boundingBox(), await zone(page, "6")];
  expect("and lies before who answers", cube.x > half[0]);
  await act(page, "pass").click();
  expect("a pass is asked twice", await act(page, "sure pass").textContent(), "Pass, 1 point lost");
  await show({ ...waiting, onTurn: "second", actions: [] });
  expect("buttons go when they cannot be used", await page.locator(".controls button").count(), 0);

  const forced = { steps: [{ from: 8, to: 3, die: 5 }, { from: 6, to: 4, die: 2 }], nodes: [[[0, 1]], [1]] };
  await page.evaluate(() => board.set({ automatic: { forced: "last", bearOff: false, roll: false, play: false } }));
  await show({ graph: forced });
  expect("a forced turn is laid", [await steps(page), await act(page, "play").count()], [[[8, 3], [6, 4]], 1]);
  await show({ graph: forced, names: ["You", "Somebody"] });
  expect("steps stay when the same decision comes again", await steps(page), [[8, 3], [6, 4]]);

  await show({ graph: { steps: [], nodes: [[]] } });
  expect("and that is told", await page.locator(".told").textContent(), "Nothing can be played.");
  expect("what cannot be played is passed by a button", [await act(page, "play").textContent(), await page.locator('[aria-live="polite"]').textContent()], ["No move", "Nothing can be played."]);
  await page.evaluate(() => board.set({ automatic: { forced: "off", bearOff: false, roll: false, play: true } }));
  await show({ dice: [5, 2] });
  await page.mouse.click(...(await zone(page, "8")));
  await page.mouse.click(...(await zone(page, "6")));
  expect("unconfirmed, a complete turn is on its way", [await act(page, "undo").count(), await act(page, "play").count()], [0, 0]);
  await close(page);
}

/** What overlaps, sticks out, is cut off or scrolls. */
function misfits() {
  const found = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > root.clientWidth || root.scrollHeight > root.clientHeight) found.push("the page scrolls");
  const whole = document.querySelector(".alea-board").getBoundingClientRect();
  const parts = [...document.querySelectorAll(".alea-board > .plate, .alea-board > .controls button, .alea-board .drawing")];
  const boxes = parts.map((part) => [part.className.baseVal ?? part.className, part.getBoundingClientRect()]);
  for (const [index, [name, box]] of boxes.entries()) {
    if (box.left < whole.left - 1 || box.right > whole.right + 1 || box.top < whole.top - 1 || box.bottom > whole.bottom + 1) found.push(`${name} sticks out`);
    for (const [other, next] of boxes.slice(index + 1)) {
      const across = Math.min(box.right, next.right) - Math.max(box.left, next.left);
      const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
      if (across > 1 && down > 1) found.push(`${name} overlaps ${other}`);
    }
  }
  for (const part of document.querySelectorAll(".plate .name, .plate .pips, .plate .turn, .plate .note, .controls button")) {
    if (part.scrollWidth > part.clientWidth + 1) found.push(`“${part.textContent}” is cut off`);
  }
  const frame = document.querySelector(".drawing .frame").getBoundingClientRect();
  const texts = [...document.querySelectorAll(".drawing text")].filter((text) => text.textContent !== "");
  for (const text of texts) {
    const box = text.getBoundingClientRect();
    if (box.left < frame.left || box.right > frame.right || box.top < frame.top - 1 || box.bottom > frame.bottom + 1) found.push(`${text.textContent} leaves the frame`);
    const size = Number.parseFloat(getComputedStyle(text).fontSize) * (frame.width / document.querySelector(".drawing").viewBox.baseVal.width);
    if (size < 9) found.push(`${text.textContent} is written in ${size.toFixed(1)} px`);
  }
  const numbers = [...document.querySelectorAll(".drawing .number")].map((text) => text.getBoundingClientRect());
  numbers.forEach((box, index) => {
    for (const next of numbers.slice(index + 1)) {
      if (Math.min(box.right, next.right) - Math.max(box.left, next.left) > 0.5 && Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top) > 0.5) found.push("numbers overlap");
    }
  });
  return [...new Set(found)];
}

async function everywhere() {
  const scenes = ["portes", "plakoto", "fevga", "hnefatafl"].map((game) => sceneOf(game)).concat(sceneOf("backgammon", 2));
  for (const [width, height] of [[360, 640], [640, 360], [768, 1024], [1440, 900]]) {
    for (const lang of ["en", "el", "it"]) {
      const page = await open({ lang, scene: scenes[0] }, { width, height });
      for (const scene of scenes) {
        await page.evaluate((scene) => {
          const select = document.querySelector("select[name=scene]");
          select.value = `${scene}`;
          select.dispatchEvent(new Event("change", { bubbles: true }));
        }, scene);
        await page.waitForFunction((game) => document.querySelector(".alea-board").classList.contains("deciding") && board.steps.length === 0 && game !== null, samples[scene].game);
        // With something to take back and to play, as full as it gets.
        const { graph } = samples[scene];
        const [from] = [graph.steps[typeof graph.nodes[0][0] === "number" ? graph.nodes[0][0] : graph.nodes[0][0][0]].from];
        if (samples[scene].board.kind === "points" && from < 25) await page.mouse.click(...(await zone(page, `${from}`)));
        expect(`${samples[scene].game}, ${lang}, ${width} by ${height}`, await page.evaluate(misfits), []);
        await page.evaluate(() => {
          const standing = globalThis.now().standing;
          const cube = standing.kind === "points" ? { value: 4, owner: null, offeredBy: "second" } : null;
          const actions = standing.kind === "points" ? [{ id: "take" }, { id: "pass", points: 2 }, { id: "raise" }, { id: "resign", points: 2 }] : [{ id: "offer-draw" }, { id: "resign", points: 1 }];
          const counters = { quiet: 0, seen: 1 };
          board.show({ ...globalThis.now(), graph: null, dice: null, cube, actions, counters, crawford: true });
        });
        expect(`offered, ${samples[scene].game}, ${lang}, ${width} by ${height}`, await page.evaluate(misfits), []);
        await page.evaluate(() => board.show({ ...globalThis.now(), graph: null, dice: null, actions: [{ id: "roll" }, { id: "double", points: 4 }, { id: "resign", points: 1 }] }));
        expect(`to roll, ${samples[scene].game}, ${lang}, ${width} by ${height}`, await page.evaluate(misfits), []);
        if (pictures) await page.screenshot({ path: `${pictures}/${samples[scene].game}-${scene}-${lang}-${width}.png` });
      }
      await close(page);
    }
  }
}

/** One page that is made narrow, low and wide again. */
async function resized() {
  const page = await open({ scene: sceneOf("backgammon", 2) });
  for (const [width, height] of [[1440, 900], [360, 640], [640, 360], [1024, 768], [768, 1024], [1920, 1080]]) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(`resized to ${width} by ${height}`, await page.evaluate(misfits), []);
    const { whole, drawing } = await page.evaluate(() => ({
      whole: document.querySelector(".alea-board .table").getBoundingClientRect(),
      drawing: document.querySelector(".drawing").getBoundingClientRect(),
    }));
    expect(`the board takes the room it has at ${width} by ${height}`, Math.abs(drawing.width - whole.width) < 2 || Math.abs(drawing.height - whole.height) < 2);
  }
  await close(page);
}

async function forEveryone() {
  for (const theme of ["walnut", "olive", "aegean", "contrast"]) {
    for (const scheme of ["light", "dark"]) {
      // Square boards have the same colours; that they are sound is seen once.
      for (const scene of [sceneOf("backgammon", 1), ...(theme === "walnut" && scheme === "light" ? [sceneOf("hnefatafl")] : [])]) {
        const page = await open({ theme, scheme, scene });
        await page.evaluate(axe);
        const found = await page.evaluate(async () => {
          const { violations } = await globalThis.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"] });
          return violations.map(({ id, impact, nodes }) => `${impact}: ${id}: ${nodes[0].html.slice(0, 120)}`);
        });
        expect(`axe-core, ${theme}, ${scheme}, ${samples[scene].game}`, found.filter((one) => /^(serious|critical)/.test(one)), []);
        expect(`contrast, ${theme}, ${scheme}`, await page.evaluate(contrasts), []);
        await close(page);
      }
    }
  }
}

/** Pairs of colours on the board, which axe-core does not look at, that are too close: 4.5 for text, 3 for shapes. */
function contrasts() {
  const probe = document.createElement("span");
  document.querySelector(".alea-board").append(probe);
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const light = (name) => {
    probe.style.color = `var(${name})`;
    canvas.fillStyle = getComputedStyle(probe).color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a, b) => {
    const [low, high] = [light(a), light(b)].toSorted((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  const pairs = [
    ["--board-number", "--board-frame", 4.5],
    ["--board-number", "--board-recess", 4.5],
    ["--piece-light-text", "--piece-light", 4.5],
    ["--piece-dark-text", "--piece-dark", 4.5],
    ["--page-text", "--page", 4.5],
    ["--page-soft", "--page", 4.5],
    ["--page-accent", "--page", 4.5],
    ["--page-accent-text", "--page-accent", 4.5],
    ["--piece-light", "--piece-dark", 3],
    ["--piece-light-edge", "--board-field", 3],
    ["--piece-light-edge", "--board-point-even", 3],
    ["--piece-dark", "--board-field", 3],
    ["--piece-dark", "--board-point-even", 3],
    ["--board-mark", "--board-mark-edge", 3],
    ["--board-mark", "--board-field", 3],
    ["--board-focus", "--board-focus-edge", 3],
    ["--board-point-odd", "--board-field", 1.4],
  ];
  const close = pairs.filter(([a, b, least]) => ratio(a, b) < least).map(([a, b]) => `${a} on ${b}: ${ratio(a, b).toFixed(2)}`);
  probe.remove();
  return close;
}

const begun = performance.now();
try {
  const parts = process.argv.slice(2);
  for (const part of [byPointer, byFinger, byKeyboard, inMotion, wholeGame, byChoice, resized, everywhere, forEveryone].filter(({ name }) => parts.length === 0 || parts.includes(name))) {
    await part().catch((error) => failures.push(`${part.name}: ${String(error).split("\n")[0]}`));
  }
} finally {
  await browser.close();
  await server.close();
}
if (failures.length > 0) {
  console.error(failures.join("\n"));
  process.exit(1);
}
console.log(`${checks} checks of the board in ${((performance.now() - begun) / 1000).toFixed(0)} s, all as they should be`);
