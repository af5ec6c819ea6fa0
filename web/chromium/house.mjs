// The pages of the house in Chromium, over a server that runs: whole games by clicks, sealed dice, a server that goes away and comes back, dice
// that do not check; what overlaps or scrolls, and axe-core, in three languages. ALEA names the program; parts may be named.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const here = (path) => new URL(path, import.meta.url).pathname;
const found = (paths) => paths.find((path) => path && existsSync(path));
const executablePath = found([process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]);
if (executablePath === undefined) throw new Error("no Chromium: install one, or say where it is in CHROMIUM");
const alea = found([process.env.ALEA, here("../../target/debug/alea"), here("../../target/release/alea")]);
if (alea === undefined) throw new Error("no server: cargo build -p alea-cli, or say where alea is in ALEA");
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** Where pictures are kept, if they are. */
const pictures = process.env.ALEA_PICTURES;
if (pictures) mkdirSync(pictures, { recursive: true });
/** Pages from this folder and not from the program, while they are worked on. */
const built = process.env.ALEA_PAGES;
const LANGUAGES = { en: "en-GB", el: "el-GR", it: "it-IT" };

const failures = [];
let checks = 0;
const expect = (what, value, wanted = true) => {
  checks++;
  if (JSON.stringify(value) !== JSON.stringify(wanted)) failures.push(`${what}: ${JSON.stringify(value)}, not ${JSON.stringify(wanted)}`);
};

// The server.

const data = mkdtempSync(join(tmpdir(), "alea-pages-"));
const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, "127.0.0.1", () => {
    const { port } = probe.address();
    probe.close(() => resolve(port));
  });
});
const base = `http://127.0.0.1:${port}`;
let server = null;

async function startServer() {
  server = spawn(alea, ["serve", "--listen", `127.0.0.1:${port}`, "--data", data], { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, RUST_LOG: "warn" } });
  for (let tries = 0; tries < 200; tries++) {
    if (await fetch(`${base}/health/ready`).then(({ ok }) => ok, () => false)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error("the server does not start");
}

async function killServer() {
  const ended = new Promise((done) => server.once("exit", done));
  server.kill("SIGKILL");
  await ended;
}

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
console.log(`Chromium ${browser.version()}`);

async function newPage({ width = 1280, height = 800, language = "en", ...more } = {}) {
  const context = await browser.newContext({ locale: LANGUAGES[language], viewport: { width, height }, reducedMotion: "reduce", ...more });
  const page = await context.newPage();
  if (built) {
    await context.route(`${base}/page/*`, (route) => {
      const path = join(built, new URL(route.request().url()).pathname.split("/").at(-1));
      return existsSync(path) ? route.fulfill({ path }) : route.continue();
    });
  }
  page.setDefaultTimeout(20_000);
  page.on("pageerror", (error) => failures.push(`${page.url()}: ${error}`));
  page.on("console", (message) => {
    // A page that is refused something by its own policy says so here. Connections that are lost are part of the play.
    if (message.type() === "error" && !/ERR_CONNECTION|WebSocket/.test(message.text())) failures.push(`${page.url()}: ${message.text()}`);
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(base) && !request.url().startsWith("data:")) failures.push(`${page.url()} asks for ${request.url()}`);
  });
  return page;
}

const close = (page) => page.context().close();

async function home(page) {
  await page.goto(base);
  await page.waitForSelector(".game");
}

/** From the front page to a game against the house. */
async function sitDown(page, game, length = 0) {
  await home(page);
  await page.click(`[data-game="${game}"] button`);
  const lengths = page.locator(".lengths input");
  if ((await lengths.count()) > 1) await lengths.nth(length).check();
  await page.click('[data-act="house"]');
  await page.waitForSelector(".table-board .drawing");
}

const act = (page, id) => page.locator(`.hands [data-act="${id}"]`);
const phase = (page) => page.locator(".table-page").getAttribute("data-phase");
const seal = (page) => page.locator(".seal").getAttribute("data-seal");

/** Does one thing, if there is something to do. */
async function move(page) {
  const zone = page.locator(".table-board .zone.can").first();
  for (const id of ["play", "roll", "take"]) {
    if ((await act(page, id).count()) === 0) continue;
    await act(page, id).click({ timeout: 2000 }).catch(() => {});
    return true;
  }
  if ((await zone.count()) === 0) return false;
  const box = await zone.boundingBox().catch(() => null);
  if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return true;
}

/** Plays until something is so. */
async function playUntil(page, done, most = 2000) {
  for (let count = 0; count < most; count++) {
    if (await done(count)) return;
    if (!(await move(page))) await page.waitForTimeout(30);
  }
  failures.push(`nothing comes of it: ${await page.locator(".column").innerText()}`);
}

const rolls = async (page) => Number(/(\d+)/.exec(await page.locator(".seal").innerText())?.[1] ?? 0);

async function wholeGame() {
  const page = await newPage();
  await sitDown(page, "hypergammon");
  await playUntil(page, async () => (await rolls(page)) >= 5);
  expect("the dice are checked", await seal(page), "whole");

  // The page is loaded anew: its secret is still there.
  await page.reload();
  await page.waitForSelector(".table-board .drawing");
  await playUntil(page, async () => (await rolls(page)) >= 8 || (await phase(page)) === "over");
  expect("after a reload they are checked as before", await seal(page), "whole");

  // The server goes away in the middle of it; the steps that were laid stay.
  await playUntil(page, async () => (await act(page, "undo").count()) > 0 || (await phase(page)) === "over");
  const laid = await act(page, "undo").count();
  await killServer();
  await page.waitForSelector(".table-page.lost");
  expect("that the connection is lost is said", (await page.locator(".connection").innerText()).startsWith("The connection is lost"));
  if (pictures) await page.screenshot({ path: `${pictures}/table-lost.png` });
  await startServer();
  await page.waitForSelector(".table-page:not(.lost)");
  expect("steps that were laid stay", await act(page, "undo").count(), laid);

  await playUntil(page, async () => (await phase(page)) === "over");
  expect("every roll was checked to the end", await seal(page), "whole");
  expect("it is said who has won", (await page.locator(".news").innerText()).includes("won"));
  if (pictures) await page.screenshot({ path: `${pictures}/table-over.png` });
  const [record] = await Promise.all([page.waitForEvent("download"), page.click('.more [data-act="record"]')]);
  const kept = JSON.parse(readFileSync(await record.path(), "utf8"));
  expect("the record can be kept", [kept.format, kept.events.at(-1).type], ["alea-record", "contest-ended"]);
  const verdict = await verified(await record.path());
  expect("and its dice are right", verdict.result, "pass");
  const table = page.url();
  await page.click('.more [data-act="replay"]');
  await page.waitForSelector(".replay-page .drawing");
  const begins = await page.locator(".news").innerText();
  await page.click('[data-act="on"]');
  await page.waitForFunction((text) => document.querySelector(".news").textContent !== text, begins);
  await page.locator('input[type="range"]').press("End");
  expect("how it went ends with who has won", (await page.locator(".news").innerText()).includes("won"));
  await page.click('[data-act="check"]');
  await page.waitForSelector('.verdict[data-kind="pass"]');
  await sound(page, "replay en 1280");
  await page.goto(table);
  await page.click('.more [data-act="again"]');
  await page.waitForFunction(() => document.querySelector(".table-page")?.dataset.phase === "play");
  await close(page);
}

/** What `alea verify` says of a record. */
async function verified(path) {
  const program = spawn(alea, ["verify", path, "--json"], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  for await (const part of program.stdout) said += part;
  return JSON.parse(said);
}

/** A server that shows other dice than follow is found out. */
async function falseDice() {
  const page = await newPage();
  let lie = false;
  await page.routeWebSocket(/\/ws$/, (client) => {
    const real = client.connectToServer();
    real.onMessage((text) => {
      const message = JSON.parse(text);
      for (const event of lie && message.type === "events" ? message.events : []) {
        if (event.type === "rolled") event.dice[0] = (event.dice[0] % 6) + 1;
      }
      client.send(JSON.stringify(message));
    });
  });
  await sitDown(page, "hypergammon");
  await playUntil(page, async () => (await rolls(page)) >= 3);
  expect("honest dice are whole", await seal(page), "whole");
  lie = true;
  await playUntil(page, async () => (await seal(page)) === "broken" || (await phase(page)) === "over", 300);
  expect("false dice are found", await seal(page), "broken");
  const said = await page.locator(".seal").innerText();
  expect("and why", /The dice do not check: the dice are \d \d, but \d \d follow/.test(said));
  expect("the record is offered", await page.locator('.more [data-act="record"]').count(), 1);
  if (pictures) await page.screenshot({ path: `${pictures}/table-broken.png` });
  await close(page);
}

/** Two who have the link, from the invitation to one more game. */
async function friends() {
  const [anna, niko] = [await newPage(), await newPage({ width: 360, height: 720, language: "el" })];
  await home(anna);
  await anna.click('[data-game="hypergammon"] button');
  await anna.click('[data-act="invite"]');
  await anna.waitForSelector('.more [data-act="copy"]');
  await anna.waitForSelector(".table-board .drawing");
  await sound(anna, "waiting en 1280");
  const link = await anna.locator(".invitation").inputValue();
  expect("the link leads to the table", link.startsWith(anna.url()));
  await niko.goto(link);
  await niko.click('.more [data-act="sit"]');
  for (const page of [anna, niko]) await page.waitForFunction(() => document.querySelector(".table-page")?.dataset.phase === "play");
  const over = async () => (await phase(anna)) === "over" && (await phase(niko)) === "over";
  for (let count = 0; count < 1000 && !(await over()); count++) {
    const moved = [await move(anna), await move(niko)];
    if (!moved.includes(true)) await anna.waitForTimeout(30);
  }
  expect("both have checked every roll", [await seal(anna), await seal(niko)], ["whole", "whole"]);
  await sound(niko, "over el 360");
  await anna.click('.more [data-act="again"]');
  await niko.waitForFunction(() => document.querySelector(".news").textContent.includes("άλλη μία;"));
  const before = niko.url();
  await niko.click('.more [data-act="again"]');
  for (const page of [anna, niko]) await page.waitForURL((url) => `${url}`.includes("/table/") && !`${url}`.startsWith(before.split("#")[0]));
  expect("both sit at the same new table", anna.url(), niko.url());
  await close(anna);
  await close(niko);
}

/** Double, take, resign, accept: by buttons, and never by a stray key. */
async function offers() {
  const pages = [await newPage(), await newPage()];
  await home(pages[0]);
  await pages[0].click('[data-game="backgammon"] button');
  await pages[0].locator(".lengths input").nth(2).check();
  await pages[0].click('[data-act="invite"]');
  await pages[0].waitForSelector('.more [data-act="copy"]');
  await pages[1].goto(await pages[0].locator(".invitation").inputValue());
  await pages[1].click('.more [data-act="sit"]');
  for (const page of pages) await page.waitForFunction(() => document.querySelector(".table-page")?.dataset.phase === "play");
  let doubler = null;
  for (let count = 0; count < 200 && doubler === null; count++) {
    for (const page of pages) if (doubler === null && (await act(page, "double").count()) > 0) doubler = page;
    if (doubler === null) for (const page of pages) await move(page);
  }
  const other = pages.find((page) => page !== doubler);
  await act(doubler, "double").click();
  await act(other, "take").waitFor();
  expect("what a double would make it is said", await act(other, "pass").count(), 1);
  for (const key of ["Enter", "Space", "Control+Enter", "Escape", "Tab"]) await other.keyboard.press(key);
  await other.locator(".table-board .zone").first().press("Enter");
  await other.waitForTimeout(200);
  expect("a stray key answers nothing", await act(other, "take").count(), 1);
  if (pictures) await other.screenshot({ path: `${pictures}/table-double.png` });
  await act(other, "pass").click();
  expect("to pass is asked twice, with what it costs", await act(other, "sure pass").innerText(), "Pass, 1 point lost");
  await act(other, "not-now").click();
  await act(other, "take").click();
  await act(doubler, "resign").waitFor();
  await act(doubler, "resign").click();
  expect("what giving up costs is said", await doubler.locator(".hands .controls button").allInnerTexts(), ["Not now", "2 points lost", "4 points lost", "6 points lost"]);
  await act(doubler, "sure resign 1").click();
  await act(other, "refuse-resignation").click();
  await act(doubler, "resign").click();
  await act(doubler, "sure resign 2").click();
  await act(other, "accept-resignation").click();
  const sure = act(other, "sure accept-resignation");
  if ((await sure.count()) > 0) await sure.click();
  await other.waitForFunction(() => document.querySelector("header .soft")?.textContent.includes("You\u00a04"));
  await other.waitForFunction(() => document.querySelector("header .soft")?.textContent.includes("Game 2"));
  for (const page of pages) await close(page);
}

/** Open tables, the rules, settings, and watching. */
async function around() {
  const [anna, niko, zoe] = [await newPage(), await newPage(), await newPage({ width: 360, height: 720 })];
  await niko.goto(`${base}/tables`);
  await niko.waitForSelector(".empty:not([hidden])");
  expect("an empty room offers the house", await niko.locator('.empty [data-act="house"]').count(), 1);
  await sound(niko, "tables en 1280");
  await home(anna);
  await anna.click('[data-game="tavli"] button');
  await anna.click('[data-act="anyone"]');
  await anna.waitForSelector('.table-page[data-phase="waiting"]');
  await niko.click('.offers [data-act="sit"]');
  for (const page of [anna, niko]) await page.waitForSelector('.table-page[data-phase="play"]');
  await zoe.goto(anna.url());
  await zoe.waitForSelector('.table-page[data-phase="play"]');
  await zoe.waitForSelector(".table-board .drawing");
  for (let count = 0; count < 40; count++) for (const page of [anna, niko]) await move(page);
  expect("who watches sees the turns, and can do nothing", [await zoe.locator(".hands button").count(), (await zoe.locator(".turns li").count()) > 3], [0, true]);
  expect("and is told so", await zoe.locator(".news").innerText(), "You are watching.");
  await sound(zoe, "watching en 360");

  await zoe.goto(`${base}/rules/plakoto`);
  await zoe.waitForSelector("article h1");
  expect("the rules are those of the game, with drawn positions", [await zoe.locator("article h1").innerText(), (await zoe.locator("figure svg").count()) > 3], ["Plakoto", true]);
  await sound(zoe, "rules en 360");
  await zoe.locator('.contents a[href="/rules/dice"]').click();
  await zoe.waitForURL(`${base}/rules/dice`);

  await anna.click("nav button");
  await sound(anna, "settings en 1280");
  await anna.locator('select[name="theme"]').selectOption("aegean");
  await anna.locator('select[name="click"]').selectOption("pick");
  await anna.locator(".settings button").click();
  expect("a theme is put on at once", await anna.getAttribute("html", "data-theme"), "aegean");
  await anna.reload();
  await anna.waitForSelector(".table-board .drawing");
  expect("and kept", await anna.getAttribute("html", "data-theme"), "aegean");
  for (const page of [anna, niko, zoe]) await close(page);
}

/** What overlaps, is cut off or scrolls sideways. */
function misfits() {
  const found = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`scrolls sideways: ${scrollWidth} in ${clientWidth}`);
  // Over what lies below it a dialog may lie.
  const parts = [...(document.querySelector("dialog[open]") ?? document).querySelectorAll("h1, p, button, .plate, .clock, .seal, .drawing, .lengths label, select, .brand")]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest(".live, .told") && part.getBoundingClientRect().width > 0);
  for (const part of parts) {
    const { left, right, width, height } = part.getBoundingClientRect();
    const what = `${part.tagName}.${part.className.baseVal ?? part.className} ${(part.textContent ?? "").trim().slice(0, 24)}`;
    if (left < -0.5 || right > clientWidth + 0.5) found.push(`${what} sticks out`);
    if (part.matches(".acts button, .more button, .hands button") && Math.min(width, height) < 40) found.push(`${what} is too small for a thumb`);
  }
  for (const [index, one] of parts.entries()) {
    for (const other of parts.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1) found.push(`${one.className.baseVal ?? one.className} ${one.tagName} on ${other.className.baseVal ?? other.className} ${other.tagName}`);
    }
  }
  return found;
}

async function sound(page, what) {
  expect(`${what}: nothing overlaps or sticks out`, await page.evaluate(misfits), []);
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"] });
    return violations.map(({ id, impact, nodes }) => `${impact}: ${id}: ${nodes[0].html.slice(0, 120)}`);
  });
  expect(`${what}: axe-core`, found.filter((one) => /^(serious|critical)/.test(one)), []);
  if (pictures) await page.screenshot({ path: `${pictures}/${what.replaceAll(" ", "-")}.png` });
}

async function everywhere() {
  for (const language of Object.keys(LANGUAGES)) {
    for (const [width, height] of [[360, 720], [768, 1024], [1440, 900]]) {
      const page = await newPage({ width, height, language });
      await home(page);
      await sound(page, `home ${language} ${width}`);
      expect("the language is that of the browser", await page.getAttribute("html", "lang"), language);
      await sitDown(page, "backgammon", 1);
      await playUntil(page, async () => (await act(page, "undo").count()) > 0);
      await sound(page, `table ${language} ${width}`);
      await close(page);
    }
  }
  const page = await newPage();
  await home(page);
  await page.locator(".language").selectOption("it");
  await page.waitForSelector(".game");
  expect("another language is spoken at once", [await page.getAttribute("html", "lang"), await page.locator('[data-act="house"]').innerText()], ["it", "Gioca con la casa"]);
  await close(page);
}

const begun = performance.now();
try {
  await startServer();
  const parts = process.argv.slice(2);
  for (const part of [wholeGame, falseDice, friends, offers, around, everywhere].filter(({ name }) => parts.length === 0 || parts.includes(name))) {
    const from = performance.now();
    await part().catch((error) => failures.push(`${part.name}: ${String(error).split("\n").slice(0, 3).join(" ")}`));
    console.log(`${part.name}: ${((performance.now() - from) / 1000).toFixed(0)} s`);
  }
} finally {
  await browser.close();
  if (server.exitCode === null) await killServer();
  rmSync(data, { recursive: true, force: true });
}
if (failures.length > 0) {
  console.error([...new Set(failures)].join("\n"));
  process.exit(1);
}
console.log(`${checks} checks of the pages in ${((performance.now() - begun) / 1000).toFixed(0)} s, all as they should be`);
