// The same checks in Chromium, and the page itself, opened from disk.
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { chromium } from "playwright-core";

const here = (path) => new URL(path, import.meta.url);
const json = (path) => JSON.parse(readFileSync(path, "utf8"));
const browsers = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const executablePath = browsers.find((path) => path && existsSync(path));
if (executablePath === undefined) throw new Error("no Chromium: install one, or say where it is in CHROMIUM");

const fixtures = json(here("../src/dice/fixtures/verdicts.json"));
const vectors = [json(here("../../crates/fairdice/tests/fixtures/vectors.json"))];
if (process.env.ALEA_SHARED) vectors.push(json(join(process.env.ALEA_SHARED, "data/dice-vectors.json")));

const folder = mkdtempSync(join(tmpdir(), "alea-"));
const bundle = await build({
  stdin: {
    contents: 'import * as checks from "./checks.ts"; import * as dice from "./index.ts"; Object.assign(globalThis, { checks, dice });',
    resolveDir: here("../src/dice").pathname,
    loader: "ts",
  },
  bundle: true,
  write: false,
  format: "iife",
  target: "es2022",
});
writeFileSync(join(folder, "checks.html"), `<!doctype html><script>${bundle.outputFiles[0].text}</script>`);

const failures = [];
const expect = (what, found, wanted) => {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) failures.push(`${what}: ${JSON.stringify(found)}`);
};

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
try {
  console.log(`Chromium ${browser.version()}`);
  const context = await browser.newContext({ locale: "en-GB" });
  const checks = await context.newPage();
  await checks.goto(pathToFileURL(join(folder, "checks.html")).href);
  for (const [index, table] of vectors.entries()) {
    expect(`vectors ${index}`, await checks.evaluate((table) => globalThis.checks.checkVectors(table), table), []);
  }
  expect("verdicts", await checks.evaluate((fixtures) => globalThis.checks.checkVerdicts(fixtures), fixtures), []);
  const longest = json(here("../src/dice/fixtures/long.json")).record;
  const times = await checks.evaluate(async (text) => {
    const { readRecord, verify } = globalThis.dice;
    const times = [];
    let rolls = 0;
    for (let i = 0; i < 12; i++) {
      const begun = performance.now();
      const verdict = await verify(readRecord(text));
      rolls = verdict.rolls;
      times.push(performance.now() - begun);
    }
    times.sort((a, b) => a - b);
    return { rolls, best: times[0], median: times[6] };
  }, longest);
  console.log(`${times.rolls} rolls verified in ${times.median.toFixed(1)} ms (median of 12), ${times.best.toFixed(1)} ms at best`);

  const page = await context.newPage();
  const problems = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("request", (request) => {
    if (!request.url().startsWith("file:")) problems.push(request.url());
  });
  await page.goto(here("alea-verify.html").href);
  const [first] = fixtures.records;
  const file = (name, text) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  const shown = async () => {
    await page.waitForFunction(() => document.getElementById("state").textContent === "" && document.getElementById("results").children.length > 0);
    return page.$$eval("#results li", (items) => items.map((item) => [item.className, item.firstChild.textContent]));
  };
  const { games, rolls } = first.verdict;
  const passes = ["pass", `PASS: ${games} game, ${rolls} rolls, all as everybody was bound to`];
  await page.setInputFiles("#log", file("log", first.log));
  await page.setInputFiles("#record", file("record.json", first.record));
  expect("the page, a record that passes", await shown(), [passes]);
  // The second roll, with a die turned.
  const changed = first.record.replace(/("rolled","dice":\[)(.)/, (_, before, die) => `${before}${(die % 6) + 1}`);
  await page.setInputFiles("#record", file("record.jsonl", `${first.record}\n${changed}\nnothing\n${fixtures.without_proof}\n`));
  const [good, bad, nothing, without] = await shown();
  expect("the page, first of several", good, ["pass", "Record 1"]);
  expect("the page, second of several", bad, ["fail", "Record 2"]);
  expect("the page, no record", nothing, ["none", "Record 3"]);
  expect("the page, no proof", without, ["none", "Record 4"]);
  const why = await page.$eval("#results li.fail", (item) => item.lastChild.textContent);
  if (!why.startsWith(`FAIL at step roll, game 1, roll 2:`)) failures.push(`the page, why: ${why}`);
  await page.fill("#key", "00");
  await page.dispatchEvent("#key", "change");
  expect("the page, a key that is none", await shown(), [["none", "A key is 64 digits of base 16."]]);
  await page.fill("#key", fixtures.key);
  await page.selectOption("#language", "el");
  await page.setInputFiles("#record", file("record.json", first.record));
  const [[kind, greek]] = await shown();
  if (kind !== "pass" || !greek.startsWith("ΣΩΣΤΑ: 1 παιχνίδι")) failures.push(`the page in Greek: ${greek}`);
  expect("the page, problems", problems, []);
} finally {
  await browser.close();
}
if (failures.length > 0) {
  console.error(failures.join("\n"));
  process.exit(1);
}
console.log("all as it should be");
