// What the checks of the pages in Chromium share: a server, pages, the clicks that play on, what overlaps, axe-core. ALEA names the program,
// ALEA_PICTURES a folder for pictures, ALEA_PAGES one with pages that are shown in the place of those of the program.
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
export const pictures = process.env.ALEA_PICTURES;
if (pictures) mkdirSync(pictures, { recursive: true });
/** Pages from this folder and not from the program, while they are worked on. */
const built = process.env.ALEA_PAGES;
export const LANGUAGES = { en: "en-GB", el: "el-GR", it: "it-IT" };

export const failures = [];
let checks = 0;
export const expect = (what, value, wanted = true) => {
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
export const base = `http://127.0.0.1:${port}`;
/** Where nothing is. */
export const nowhere = `${base}/no-such-page`;
let server = null;

export async function startServer() {
  server = spawn(alea, ["serve", "--listen", `127.0.0.1:${port}`, "--data", data], { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, RUST_LOG: "warn" } });
  for (let tries = 0; tries < 200; tries++) {
    if (await fetch(`${base}/health/ready`).then(({ ok }) => ok, () => false)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error("the server does not start");
}

export async function killServer() {
  const ended = new Promise((done) => server.once("exit", done));
  server.kill("SIGKILL");
  await ended;
}

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
console.log(`Chromium ${browser.version()}`);

export async function newPage({ width = 1280, height = 800, language = "en", ...more } = {}, own = base) {
  const context = await browser.newContext({ locale: LANGUAGES[language], viewport: { width, height }, reducedMotion: "reduce", serviceWorkers: "block", ...more });
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
    if (message.type() === "error" && message.location().url !== nowhere && !/ERR_CONNECTION|WebSocket|the server responded with a status of 422/.test(message.text())) failures.push(`${page.url()}: ${message.text()}`);
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(own) && !request.url().startsWith("data:")) failures.push(`${page.url()} asks for ${request.url()}`);
  });
  return page;
}

export const close = (page) => page.context().close();

export async function home(page) {
  await page.goto(base);
  await page.waitForSelector(".game");
}

/** From the front page to a game against the house. */
export async function sitDown(page, game, length = 0) {
  await home(page);
  await page.click(`[data-game="${game}"] button`);
  const lengths = page.locator(".lengths input");
  if ((await lengths.count()) > 1) await lengths.nth(length).check();
  await page.click('[data-act="house"]');
  await page.waitForSelector(".table-board .drawing");
}

export const act = (page, id) => page.locator(`.hands [data-act="${id}"]`);
export const phase = (page) => page.locator(".table-page").getAttribute("data-phase");
export const seal = (page) => page.locator(".seal").getAttribute("data-seal");

/** Where something can be pressed that plays on: a button, else a checker. */
function next(passed) {
  const middle = (element) => {
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  for (const id of ["play", "roll", "take"]) {
    const button = passed.includes(id) ? null : document.querySelector(`.hands [data-act="${id}"]`);
    if (button !== null) return [id, ...middle(button)];
  }
  const zone = document.querySelector(".table-board .zone.can");
  return zone === null ? null : ["zone", ...middle(zone)];
}

/** Does one thing, if there is something to do. */
export async function move(page, passed = []) {
  const found = await page.evaluate(next, passed).catch(() => null);
  if (found === null) return false;
  const [, x, y] = found;
  await page.mouse.click(x, y);
  return true;
}

/** Two who sit at one table, from the invitation on. `length` is the place of the length among those that there are. */
export async function together(game, { length = 0, first = {}, second = {} } = {}) {
  const pages = [await newPage(first), await newPage(second)];
  await home(pages[0]);
  await pages[0].click(`[data-game="${game}"] button`);
  const lengths = pages[0].locator(".lengths input");
  if ((await lengths.count()) > 1) await lengths.nth(length).check();
  await pages[0].click('[data-act="invite"]');
  await pages[0].waitForSelector('.more [data-act="copy"]');
  await pages[1].goto(await pages[0].locator(".invitation").inputValue());
  await pages[1].click('.more [data-act="sit"]');
  for (const page of pages) await page.waitForSelector('.table-page[data-phase="play"]');
  return pages;
}

/** Plays until something is so. */
export async function playUntil(page, done, most = 2000) {
  for (let count = 0; count < most; count++) {
    if (await done(count)) return;
    if (!(await move(page))) await page.waitForTimeout(30);
  }
  failures.push(`nothing comes of it: ${await page.locator(".column").innerText()}`);
}

export const rolls = async (page) => Number(/(\d+)/.exec(await page.locator(".seal").innerText())?.[1] ?? 0);

/** What overlaps, is cut off or scrolls sideways. */
function misfits() {
  const found = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`scrolls sideways: ${scrollWidth} in ${clientWidth}`);
  // Over what lies below it a dialog may lie.
  const parts = [...(document.querySelector("dialog[open], :popover-open") ?? document).querySelectorAll("h1, p, button, .plate, .clock, .seal, .drawing, .lengths label, select, .brand")]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest(".live, .told") && part.getBoundingClientRect().width > 0);
  for (const part of parts) {
    const { left, right, width, height } = part.getBoundingClientRect();
    const what = `${part.tagName}.${part.className.baseVal ?? part.className} ${(part.textContent ?? "").trim().slice(0, 24)}`;
    if (left < -0.5 || right > clientWidth + 0.5) found.push(`${what} sticks out`);
    if (part.matches(".acts button, .more button, .hands button") && Math.min(width, height) < 40) found.push(`${what} is too small for a thumb`);
  }
  // Of what can be scrolled only the part that is to be seen lies on anything.
  const seen = (part) => {
    let { left, right, top, bottom } = part.getBoundingClientRect();
    for (let around = part.parentElement; around !== null && around !== document.body; around = around.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) continue;
      const box = around.getBoundingClientRect();
      [left, right, top, bottom] = [Math.max(left, box.left), Math.min(right, box.right), Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, right, top, bottom };
  };
  for (const [index, one] of parts.entries()) {
    for (const other of parts.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [a, b] = [seen(one), seen(other)];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1) found.push(`${one.className.baseVal ?? one.className} ${one.tagName} on ${other.className.baseVal ?? other.className} ${other.tagName}`);
    }
  }
  return found;
}

export async function sound(page, what) {
  expect(`${what}: nothing overlaps or sticks out`, await page.evaluate(misfits), []);
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"] });
    return violations.map(({ id, impact, nodes }) => `${impact}: ${id}: ${nodes[0].html.slice(0, 120)}`);
  });
  expect(`${what}: axe-core`, found.filter((one) => /^(serious|critical)/.test(one)), []);
  if (pictures) await page.screenshot({ path: `${pictures}/${what.replaceAll(" ", "-")}.png` });
}

/** What `alea verify` says of a record. */
export async function verified(path) {
  const program = spawn(alea, ["verify", path, "--json"], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  for await (const part of program.stdout) said += part;
  return JSON.parse(said);
}


/** Runs the parts that were named, or all of them, and says how it went. */
export async function run(parts) {
  const begun = performance.now();
  const named = process.argv.slice(2);
  try {
    await startServer();
    for (const part of parts.filter(({ name }) => named.length === 0 || named.includes(name))) {
      const from = performance.now();
      await part().catch((error) => failures.push(`${part.name}: ${String(error).split("\n").slice(0, 3).join(" ")}`));
      // What a part that failed has left open would slow down the next.
      await Promise.all(browser.contexts().map((context) => context.close().catch(() => {})));
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
  console.log(`${checks} checks in ${((performance.now() - begun) / 1000).toFixed(0)} s, all as they should be`);
}
