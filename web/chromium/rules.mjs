// The rules pages in Chromium: examples that are played, by pointer, finger and keyboard; terms that are explained. Parts may be named.
import { base, close, expect, newPage, run, sitDown, sound } from "./tools.mjs";

/** The middle of what a place of a board covers. */
const middle = (figure, zone) => figure.locator(`[data-zone="${zone}"]`).evaluate((element) => {
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
});

/** An example of a page, by a text that only it has, and the board that takes the place of its drawing. */
async function opened(page, text) {
  const figure = page.locator("figure", { hasText: text });
  await figure.locator('[data-act="try"]').click();
  await figure.locator(".drawing").waitFor();
  return figure;
}

async function openRules(page, name) {
  await page.goto(`${base}/rules/${name}`);
  await page.waitForSelector("figure svg");
}

const label = (figure, zone) => figure.locator(`[data-zone="${zone}"]`).getAttribute("aria-label");
const told = (figure) => figure.locator(".told").innerText();
const act = (figure, id) => figure.locator(`[data-act="${id}"]`);
const claim = (figure, text) => figure.locator(".claim", { hasText: text });

/** Everything that can be done with an example, by mouse on a desktop and by finger on a phone. */
async function examples() {
  for (const [where, size] of [["desktop", { width: 1440, height: 900 }], ["phone", { width: 360, height: 740, hasTouch: true, isMobile: true }]]) {
    const page = await newPage(size);
    const asked = [];
    page.on("request", (request) => request.url().includes("/page/example/") && asked.push(request.url()));
    const press = (locator) => (size.hasTouch ? locator.tap() : locator.click());
    const point = async (figure, zone) => {
      const [x, y] = await middle(figure, zone);
      await (size.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    };
    await openRules(page, "plakoto");
    expect(`${where}: nothing is asked for before somebody wants it`, asked, []);
    expect(`${where}: every drawing can be tried`, await page.locator("figure").count(), await page.locator('figure [data-act="try"]').count());
    const figure = await opened(page, "20/19");
    expect(`${where}: the position is asked for once`, asked.length, 1);
    expect(`${where}: the board has the place of the drawing`, [await figure.locator("svg.small").count(), await label(figure, 20)], [0, "Point 20: 1 black checker on a pinned one"]);

    // What the page says can be tried.
    await press(claim(figure, "20/19"));
    await figure.locator(".told:not(:empty)").waitFor();
    const said = await claim(figure, "20/19").innerText();
    expect(`${where}: the reason is that of the page`, said.toLowerCase().endsWith(`because ${(await told(figure)).toLowerCase()}`.slice(0, -1)), true);
    await press(claim(figure, "13/9 13/12"));
    await act(figure, "play").waitFor();
    expect(`${where}: a legal turn is laid`, [await label(figure, 9), await label(figure, 12)].map((text) => /1 white checker/.test(text)), [true, true]);
    await press(act(figure, "play"));
    await figure.locator(".told", { hasText: "Legal" }).waitFor();
    expect(`${where}: and played`, [/^Legal: 13\/\d+ 13\/\d+$/.test(await told(figure)), await act(figure, "undo").count()], [true, 0]);
    await press(act(figure, "again"));
    expect(`${where}: again everything is as it was`, /: 4 white checkers/.test(await label(figure, 13)));

    // By hand, taken back, refused.
    await point(figure, 13);
    await act(figure, "undo").waitFor();
    expect(`${where}: a checker is played by the first die`, /1 white checker/.test(await label(figure, 9)));
    await page.waitForTimeout(400);
    await press(act(figure, "undo"));
    await act(figure, "undo").waitFor({ state: "detached" });
    if (where === "desktop") {
      const [from, to] = [await middle(figure, 24), await middle(figure, 20)];
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to, { steps: 4 });
      await page.mouse.up();
      await figure.locator(".told:not(:empty)").waitFor();
      expect("a drag to where it cannot go is refused as the page says", (await claim(figure, "24/20").innerText()).toLowerCase().endsWith(`because ${(await told(figure)).toLowerCase()}`.slice(0, -1)), true);
    }
    const other = await opened(page, "7/1 ends the game: 2 points");
    await press(claim(other, "7/1 ends the game: 2 points"));
    await act(other, "play").waitFor();
    await press(act(other, "play"));
    await other.locator(".told", { hasText: "7/1 ends the game: 2 points" }).waitFor();
    expect(`${where}: when the game has ended nothing can be taken back`, await act(other, "undo").count(), 0);
    await figure.scrollIntoViewIfNeeded();
    await sound(page, `example ${where}`);

    await openRules(page, "hnefatafl");
    const tafl = await opened(page, "c17-g17xh17");
    await press(claim(tafl, "c17-g17xh17"));
    await act(tafl, "play").waitFor();
    expect(`${where}: a man is captured`, await label(tafl, 16 * 19 + 7), "H17: empty");
    await sound(page, `example square ${where}`);
    await close(page);
  }
}

/** By the keyboard alone, and with dice that the reader throws. */
async function byKeys() {
  const page = await newPage({ language: "it" });
  await openRules(page, "backgammon");
  const figure = page.locator("figure", { hasText: "bar/23 13/7" });
  await act(figure, "try").focus();
  await page.keyboard.press("Enter");
  await figure.locator(".drawing").waitFor();
  expect("the board has the focus", await page.evaluate(() => document.activeElement.matches(".example-board .zone")));
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await act(figure, "undo").waitFor();
  await page.keyboard.press("Backspace");
  await act(figure, "undo").waitFor({ state: "detached" });
  await claim(figure, "bar/23 13/7").focus();
  await page.keyboard.press("Enter");
  await act(figure, "play").waitFor();
  expect("what was pressed keeps the focus", await claim(figure, "bar/23 13/7").evaluate((element) => element === document.activeElement));
  await page.goto(`${base}/rules/setup`);
  await page.waitForSelector("figure svg");
  const start = page.locator("figure").first();
  await act(start, "try").click();
  await act(start, "roll").click();
  await start.locator(".zone.can").first().waitFor();
  expect("without dice the reader throws them", await act(start, "roll").count(), 0);
  await act(start, "again").click();
  await act(start, "roll").waitFor();
  await close(page);
}

/** At every width, in every language, with a board that is open and a reason on it. */
async function everywhere() {
  for (const language of ["en", "el", "it"]) {
    for (const [width, height] of [[360, 740], [768, 1024], [1440, 900]]) {
      const page = await newPage({ width, height, language });
      await openRules(page, "fevga");
      const figure = page.locator("figure", { hasText: "24/18 24/18" });
      await act(figure, "try").click();
      await claim(figure, "24/18 24/18").click();
      await figure.locator(".told:not(:empty)").waitFor();
      await figure.evaluate((element) => element.scrollIntoView({ block: "center" }));
      await sound(page, `example ${language} ${width}`);
      await close(page);
    }
  }
}

/** Terms are explained where they stand: with the pointer, by keys, and all of them on the screen. */
async function terms() {
  const page = await newPage();
  const open = () => page.locator(".term-card:popover-open").count();
  const focused = () => page.evaluate(() => document.activeElement.textContent);
  await openRules(page, "plakoto");
  await page.waitForSelector(".term");
  const words = await page.locator(".term").allInnerTexts();
  expect("each term is marked once", words.length, new Set(words).size);
  expect("and none where it is no text", await page.locator(":is(h1, h2, h3, code, a, table, figure) .term").count(), 0);
  const mother = page.locator(".term", { hasText: "mother" });
  await mother.click();
  expect("what it is, and how others call it", await page.locator(".term-card").innerText().then((text) => ["last checker on the start point", "μάνα", "madre"].filter((part) => !text.includes(part))), []);
  await sound(page, "term en 1280");
  await mother.click();
  expect("pressed again it closes", await open(), 0);
  await mother.click();
  await page.locator("h1").click();
  expect("it closes when something else is pressed", await open(), 0);
  await mother.focus();
  await page.keyboard.press("Enter");
  expect("it opens by keys", await open(), 1);
  await page.keyboard.press("Escape");
  expect("and closes, and the word has the focus again", [await open(), await focused()], [0, "mother"]);
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  expect("the next stop is the next word", [await open(), await focused()], [0, words[words.indexOf("mother") + 1]]);
  await page.goto(`${base}/rules/glossary`);
  await page.waitForSelector("table");
  expect("the glossary does not explain itself", await page.locator(".term").count(), 0);
  await close(page);
  for (const [language, name] of [["en", "backgammon"], ["el", "plakoto"], ["it", "hnefatafl"]]) {
    const phone = await newPage({ width: 360, height: 740, language });
    await openRules(phone, name);
    await phone.waitForSelector(".term");
    await sound(phone, `terms ${language} 360`);
    const cut = await phone.evaluate(async () => {
      const wrong = [];
      for (const word of document.querySelectorAll(".term")) {
        word.scrollIntoView({ block: "center", behavior: "instant" });
        word.click();
        const card = document.querySelector(".term-card").getBoundingClientRect();
        const line = word.getClientRects()[0];
        const apart = card.top >= line.bottom || card.bottom <= line.top;
        if (!apart || card.left < 0 || card.right > innerWidth || card.top < 0 || card.bottom > innerHeight) wrong.push(word.textContent);
      }
      return wrong;
    });
    expect(`${language}: every card is on the screen, beside its word`, cut, []);
    await sound(phone, `term ${language} 360`);
    await close(phone);
  }
}

/** At the table what stands there is explained, once somebody asks. */
async function labels() {
  for (const [language, width, height] of [["en", 1280, 800], ["el", 360, 740]]) {
    const page = await newPage({ width, height, language });
    const asked = [];
    page.on("request", (request) => request.url().includes("glossary") && asked.push(request.url()));
    await sitDown(page, "backgammon");
    await page.locator('.seal:not([data-seal="making"])').waitFor();
    expect(`${language}: nothing is asked for before somebody wants it`, asked, []);
    for (const [label, word] of [[".seat.near .pips", "pip"], [".seal-what", "dadi sigillati"]]) {
      await page.locator(label).click();
      await page.locator(".term-card:popover-open", { hasText: word }).waitFor();
      await sound(page, `label ${label.replaceAll(/[^a-z]/g, "")} ${language} ${width}`);
      await page.keyboard.press("Escape");
      expect(`${language}: the label has the focus again`, await page.evaluate((label) => document.activeElement.matches(label), label));
    }
    expect(`${language}: no label is a part of what is read aloud`, await page.locator(":is([role=status], [aria-live]) .term").count(), 0);
    await close(page);
  }
}

await run([examples, byKeys, terms, labels, everywhere]);
