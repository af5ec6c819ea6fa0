// The pages of the house in Chromium, over a server that runs: sitting down, sealed dice, a server that goes away and comes back, dice that do
// not check, talk, sound, without a connection; what overlaps or scrolls, and axe-core, in three languages. Parts may be named.
import { readFileSync } from "node:fs";
import { LANGUAGES, act, base, close, expect, home, killServer, move, newPage, nowhere, phase, pictures, playUntil, rolls, run, seal, sitDown, sound, startServer, together, verified } from "./tools.mjs";

/** Where a game that was played can be looked at again. */
let finished = null;

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
  finished = page.url();
  const begins = await page.locator(".news").innerText();
  await page.click('[data-act="on"]');
  await page.waitForFunction((text) => document.querySelector(".news").textContent !== text, begins);
  await page.locator('input[type="range"]').press("End");
  expect("how it went ends with who has won", (await page.locator(".news").innerText()).includes("won"));
  await page.click('[data-act="check"]');
  await page.waitForSelector('.verdict[data-kind="pass"]');
  await sound(page, "replay en 1280");

  // Each place has an address of its own, and its position is there as text.
  const place = await page.locator('input[type="range"]').evaluate((slider) => Number(slider.value));
  expect("the address leads to the place", page.url().endsWith(`#${place + 1}`));
  const end = await page.locator(".news").innerText();
  await page.locator(".replay-page details summary").click();
  const text = await page.locator(".texts input").last().inputValue();
  expect("the position can be had as text", /^x=\S+ o=\S+/.test(text));
  await page.goto(page.url().replace(/#.*/, "#6"));
  await page.waitForFunction((text) => !["", text].includes(document.querySelector(".replay-page .news")?.textContent), end);
  await page.waitForFunction(() => document.querySelector('.replay-page input[type="range"]').value === "5");
  await page.click('[data-act="on"]');
  expect("and from there it goes on", page.url().endsWith("#7"));
  const [match] = await Promise.all([page.waitForEvent("download"), page.click('a[download$=".mat"]')]);
  expect("it can be had as a match file", readFileSync(await match.path(), "utf8").includes("point match") || readFileSync(await match.path(), "utf8").includes("Game 1"));
  await page.goto(`${base}/dice`);
  await page.setInputFiles('.verify input[type="file"]', await record.path());
  await page.waitForSelector('.verdicts [data-kind="pass"]');
  await page.goto(`${base}/contests`);
  await page.waitForSelector(".own .offers li");
  expect("it stands among the own games, with who has won", /Against .* · (won|lost)/.test(await page.locator(".own .offers li strong").first().innerText()));
  await page.click(".own .offers a");
  await page.waitForSelector(".replay-page .drawing");
  await page.goto(table);
  await page.click('.more [data-act="again"]');
  await page.waitForFunction(() => document.querySelector(".table-page")?.dataset.phase === "play");
  await close(page);
}

/** A first game with explanations: they come when they are needed, once each, until there have been enough. */
async function guided() {
  const page = await newPage();
  await home(page);
  await page.click('[data-game="portes"] button');
  await page.click('[data-act="guided"]');
  const said = async () => (await page.locator(".guide").isVisible()) ? page.locator(".guide p").innerText() : "";
  await page.waitForFunction(() => document.querySelector(".guide:not([hidden]) p")?.textContent.includes("home board"));
  const heard = [];
  await playUntil(page, async () => {
    for (let text = await said(); text !== "" && heard.length < 40; text = await said()) {
      heard.push(text);
      await page.click('[data-act="guide-next"]');
    }
    return (await rolls(page)) >= 8;
  });
  expect("explanations come as the game goes on", heard.length >= 4 && heard.some((text) => text.includes("each die takes one checker")));
  expect("none comes twice", new Set(heard).size, heard.length);
  await page.reload();
  await page.waitForSelector(".table-board .drawing");
  await playUntil(page, async () => (await rolls(page)) >= 10);
  expect("nor after the page was loaded anew", heard.includes(await said()), false);
  await close(page);

  // Who only plays on, on a phone, is told everything once too, and his board stays as it is.
  const phone = await newPage({ width: 360, height: 740 });
  await home(phone);
  await phone.click('[data-game="portes"] button');
  await phone.click('[data-act="guided"]');
  await phone.waitForSelector(".guide:not([hidden])");
  const [told, sizes] = [[], new Set()];
  await playUntil(phone, async () => {
    const [text, size] = await phone.evaluate(() => {
      const [guide, { width, height }] = [document.querySelector(".guide"), document.querySelector(".table-board .drawing").getBoundingClientRect()];
      return [guide.hidden ? "" : guide.querySelector("p").textContent, `${Math.round(width)} ${Math.round(height)}`];
    });
    sizes.add(size);
    if (text !== "" && text !== told.at(-1)) told.push(text);
    return (await rolls(phone)) >= 12;
  });
  expect("who says nothing is told nothing twice", new Set(told).size, told.length);
  expect("and is told something", told.length >= 3);
  expect("and his board keeps its size", sizes.size, 1);
  await close(phone);

  const again = await newPage();
  await home(again);
  await again.click('[data-game="fevga"] button');
  await again.click('[data-act="guided"]');
  await again.waitForSelector(".guide:not([hidden])");
  await again.click('[data-act="guide-end"]');
  await playUntil(again, async () => (await rolls(again)) >= 6);
  expect("and who has had enough is told nothing more", await again.locator(".guide").isVisible(), false);
  await close(again);
}

/** A checker that cannot move: the board says why in a sentence, which the server knows. */
async function reasons() {
  const page = await newPage({ width: 360, height: 740 });
  await sitDown(page, "narde");
  const head = page.locator('[data-zone="24"]');
  const stuck = async () => (await act(page, "undo").count()) > 0 && !(await head.getAttribute("class")).includes("can");
  await playUntil(page, async () => (await stuck()) && (await act(page, "play").count()) === 0);
  const { x, y, width, height } = await head.boundingBox();
  await page.mouse.click(x + width / 2, y + height * 0.2);
  await page.waitForFunction(() => !["", "Nothing moves from point 24."].includes(document.querySelector(".told")?.textContent ?? ""));
  const why = await page.locator(".told").innerText();
  expect("a checker that cannot move says why", /head|closed|checker|dice|die/.test(why) && why.endsWith("."));
  await close(page);
}

/** Threats to the king are told to who asks for them, and not to others. */
async function threats() {
  const page = await newPage({ width: 360, height: 740 });
  await sitDown(page, "hnefatafl");
  const told = page.locator(".threats [role=status]");
  expect("who does not ask is not told", await told.innerText(), "");
  await page.click('[data-act="threats"]');
  await page.waitForFunction(() => document.querySelector(".threats [role=status]").textContent !== "");
  expect("at first nobody threatens anything", await told.innerText(), "Nothing that would end the game.");
  await sound(page, "threats en 360");
  // Somebody who opens every line for the king is told where he gets out.
  let looks = 0;
  await playUntil(page, async () => ++looks > 40 || (await told.innerText()).includes("could") || (await phase(page)) === "over");
  const text = await told.innerText();
  expect("each place is ringed", await page.locator(".layer-notes circle").count(), text.includes("could") ? text.split(", ").length : 0);
  if (pictures) await page.screenshot({ path: `${pictures}/threats.png` });
  await close(page);
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
  const pages = await together("backgammon", { length: 2 });
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
  expect("what giving up costs is said", await doubler.locator(".hands .controls button").allInnerTexts(), ["Resign, 2 points lost", "Resign, 4 points lost", "Resign, 6 points lost", "Not now"]);
  await act(doubler, "sure resign 1").click();
  await act(other, "refuse-resignation").click();
  await act(doubler, "resign").click();
  await act(doubler, "sure resign 2").click();
  await act(other, "accept-resignation").click();
  const sure = act(other, "sure accept-resignation");
  if ((await sure.count()) > 0) await sure.click();
  await other.waitForFunction(() => document.querySelector(".table-page header p.soft")?.textContent.includes("You\u00a04"));
  await other.waitForFunction(() => document.querySelector(".table-page header p.soft")?.textContent.includes("Game 2"));
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

/** What can be chosen before somebody sits down, and that it is remembered and carried out. */
async function sitting() {
  const page = await newPage({ width: 360, height: 740, language: "el" });
  await home(page);
  await page.click('[data-game="hnefatafl"] button');
  expect("a game without dice is not played for money", await page.locator(".lengths").isHidden());
  await page.click('[data-game="backgammon"] button');
  expect("something is chosen from the beginning", await page.locator(".lengths input:checked").count(), 1);
  await page.locator(".lengths input").nth(2).check();
  await page.click(".choosing summary");
  const row = (key) => page.locator(`[data-row="${key}"] :is(select, input)`);
  await row("clock").selectOption("delay");
  expect("a clock is as long as the match", await row("minutes").inputValue(), "10");
  await row("minutes").fill("7");
  await row("minutes").press("Tab");
  await row("player").selectOption("simple");
  await row("cube").selectOption("holland");
  await row("rule backgammon bear_off").selectOption("take_highest");
  await sound(page, "choices el 360");
  await page.reload();
  await page.waitForSelector(".game");
  const short = await page.locator(".choosing summary .soft").innerText();
  expect("choices are remembered, and said in short", ["Ο θαμώνας", "7 λεπτά", "Holland", "Μάζεμα"].filter((part) => !short.includes(part)), []);
  await page.click('[data-act="anyone"]');
  await page.waitForSelector('.table-page[data-phase="waiting"]');
  const { terms } = await page.evaluate(async () => {
    const [{ contest }] = await (await fetch("/api/v1/offers")).json();
    return (await fetch(`/api/v1/contests/${contest}/record`)).json();
  });
  expect("what was chosen is what is played", [terms.length, terms.clock, terms.cube.holland, terms.games[0].rules.bear_off], [{ points: 5 }, { reserve: 420_000, delay: 12_000 }, true, "take_highest"]);
  const other = await newPage();
  await other.goto(`${base}/tables`);
  await other.waitForSelector(".offers li");
  const offered = await other.locator(".offers").innerText();
  expect("who would sit down is told of it", ["7 minutes, 12 s", "Holland", "Bearing off"].filter((part) => !offered.includes(part)), []);
  await other.click('.offers [data-act="sit"]');
  await other.waitForSelector('.table-page[data-phase="play"]');
  expect("clocks are shown", /^\d:\d\d$/.test(await other.locator(".seat.near .clock").innerText()));

  // Choices that do not go together are said to be so.
  await home(page);
  await page.click('[data-game="hnefatafl"] button');
  if (!(await page.locator(".choosing").evaluate((element) => element.open))) await page.click(".choosing summary");
  await row("rule hnefatafl repetition").selectOption("ignore");
  await row("rule hnefatafl no_capture_limit").fill("0");
  await row("rule hnefatafl no_capture_limit").press("Tab");
  await page.click('[data-act="house"]');
  await page.waitForFunction(() => document.querySelector(".choice .told-page").textContent.startsWith("Αυτές οι επιλογές"));
  await row("rule hnefatafl repetition").selectOption("draw");
  await row("seat").selectOption("second");
  await page.click('[data-act="house"]');
  await page.waitForSelector('.table-page[data-phase="play"]');
  await page.waitForSelector(".seat.near .disc");
  expect("one sits where one wanted to", await page.locator(".seat.near .piece.dark").count(), 1);
}

/** What players say to each other: read by all, answered by keyboard, silenced. */
async function talk() {
  const [anna, niko] = await together("portes", { second: { width: 360, height: 740, language: "el" } });
  const zoe = await newPage({ width: 768, height: 1024, language: "it" });
  await zoe.goto(anna.url());
  await zoe.waitForSelector(".table-board .drawing");
  await anna.locator(".chat summary").focus();
  await anna.keyboard.press("Enter");
  await anna.waitForFunction(() => document.activeElement?.matches(".chat input"));
  await anna.keyboard.type("Καλή παρτίδα <b>&</b>");
  await anna.keyboard.press("Enter");
  for (const page of [niko, zoe]) await page.waitForSelector('.chat[data-unread="1"]');
  expect("that something was said is shown", await niko.locator(".unread").innerText(), "1 καινούργιο");
  await niko.locator(".chat summary").click();
  expect("text is text", await niko.locator(".chat .lines").innerText(), `${await niko.locator(".seat.far .name").innerText()} Καλή παρτίδα <b>&</b>`);
  expect("who has no name is called so in the own language", /^Επισκέπτης [0-9a-f]{4}$/.test(await niko.locator(".seat.far .name").innerText()));
  expect("what was read is not new", await niko.locator(".chat").getAttribute("data-unread"), "0");
  await sound(niko, "talk el 360");
  await niko.locator(".chat input").fill("Επίσης");
  await niko.locator(".chat input").press("Enter");
  await anna.waitForFunction(() => document.querySelectorAll(".chat .lines li").length === 2);
  expect("what was said leaves the hand", await anna.locator(".chat input").inputValue(), "");
  await anna.keyboard.press("Escape");
  expect("Escape folds it away", await anna.locator(".chat").evaluate((chat) => [chat.open, document.activeElement?.tagName]), [false, "SUMMARY"]);
  await zoe.locator(".chat summary").click();
  expect("who watches reads, and cannot speak", [await zoe.locator(".chat li").count(), await zoe.locator(".chat form").isVisible()], [2, false]);
  await sound(zoe, "talk it 768");

  await niko.locator(".chat .quiet-link").click();
  expect("who is silenced is not read", await niko.locator(".chat li").count(), 1);
  await anna.locator(".chat summary").click();
  for (let count = 0; count < 7; count++) {
    await anna.locator(".chat input").fill(`${count}`);
    await anna.locator(".chat input").press("Enter");
    await anna.waitForTimeout(50);
  }
  await anna.waitForFunction(() => document.querySelector(".chat-head .soft").textContent !== "");
  expect("too much at once stays to be said again", [await anna.locator(".chat-head .soft").innerText(), await anna.locator(".chat input").inputValue() !== ""], ["That was a lot at once; say it again in a moment.", true]);
  expect("and nothing of it is shown to who does not want it", await niko.locator(".chat").getAttribute("data-unread"), "0");
  await niko.reload();
  await niko.waitForSelector(".table-board .drawing");
  await niko.waitForSelector(".chat:not([hidden])");
  await niko.locator(".chat summary").click();
  expect("silence is remembered", await niko.locator(".chat li").count(), 1);
  await niko.locator(".chat .quiet-link").click();
  expect("and can be broken", (await niko.locator(".chat li").count()) > 5);
}

/** Sounds are made, none before something was pressed, none where they are not wanted. */
async function heard() {
  const page = await newPage();
  await page.addInitScript(() => {
    globalThis.heard = 0;
    globalThis.contexts = 0;
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...times) {
      globalThis.heard++;
      return start.apply(this, times);
    };
    AudioBufferSourceNode.prototype.start = AudioScheduledSourceNode.prototype.start;
    const Real = AudioContext;
    globalThis.AudioContext = class extends Real {
      constructor() {
        super();
        globalThis.contexts++;
      }
    };
  });
  await page.goto(base);
  await page.waitForSelector(".game");
  expect("nothing sounds before a gesture", await page.evaluate(() => [heard, contexts]), [0, 0]);
  await sitDown(page, "hypergammon");
  await playUntil(page, async () => (await page.evaluate(() => heard)) > 0, 200);
  expect("dice and checkers are heard", await page.evaluate(() => contexts), 1);
  await page.click("nav button");
  await page.locator('select[name="sound"]').selectOption("off");
  await page.locator(".settings button").click();
  const before = await page.evaluate(() => heard);
  for (let count = 0; count < 15; count++) {
    if (!(await move(page))) await page.waitForTimeout(40);
  }
  expect("and not where they are not wanted", await page.evaluate(() => heard), before);
}

async function everywhere() {
  for (const language of Object.keys(LANGUAGES)) {
    for (const [width, height] of [[360, 740], [740, 360], [768, 1024], [1440, 900]]) {
      const page = await newPage({ width, height, language });
      await page.goto(`${base}/tables`);
      await page.waitForSelector(".empty:not([hidden]), .offers li");
      await sound(page, `tables ${language} ${width}`);
      await page.goto(`${base}/contests`);
      await page.waitForSelector(".empty:not([hidden]), .own .offers li");
      await sound(page, `own ${language} ${width}`);
      await page.goto(`${base}/rules/plakoto`);
      await page.waitForSelector("figure svg");
      await sound(page, `rules ${language} ${width}`);
      if (finished !== null) {
        await page.goto(finished);
        await page.waitForSelector(".replay-page .drawing, .replay-page .news:not(:empty)");
        await page.locator('input[type="range"]').press("End");
        await page.waitForSelector(".replay-page .drawing");
        await sound(page, `replay ${language} ${width}`);
      }
      await page.goto(`${base}/dice`);
      await page.setInputFiles('.verify input[type="file"]', { name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") });
      await page.waitForSelector(".verdicts .verdict");
      await page.locator(".verify summary").click();
      await sound(page, `dice ${language} ${width}`);
      await page.goto(nowhere);
      await page.waitForSelector(".nowhere");
      await sound(page, `nowhere ${language} ${width}`);
      await home(page);
      await sound(page, `home ${language} ${width}`);
      await page.locator("nav button").click();
      await sound(page, `settings ${language} ${width}`);
      await page.keyboard.press("Escape");
      expect("the language is that of the browser", await page.getAttribute("html", "lang"), language);
      // Where there is least room for it.
      if (width < 768) {
        await page.click('[data-game="plakoto"] button');
        await page.click('[data-act="guided"]');
        await page.waitForSelector(".guide:not([hidden])");
        await sound(page, `guide ${language} ${width}`);
      }
      await sitDown(page, "backgammon", 1);
      await playUntil(page, async () => (await act(page, "undo").count()) > 0);
      await sound(page, `table ${language} ${width}`);
      await close(page);
    }
  }
  const page = await newPage();
  await home(page);
  await page.locator(".language").selectOption("it");
  await page.waitForSelector("html[lang=it] .game");
  expect("another language is spoken at once", [await page.getAttribute("html", "lang"), await page.locator('[data-act="house"]').innerText()], ["it", "Gioca con la casa"]);
  await close(page);
}

await run([wholeGame, guided, reasons, threats, falseDice, friends, offers, around, sitting, talk, heard, everywhere]);
