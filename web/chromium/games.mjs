// Games at the table of the house in Chromium: whole ones by clicks, one by keyboard alone, a tavli match between two browsers of which one loses
// its connection, a drag by finger; the other games from where they are near their end. With ALEA_WHOLE every game is played from its beginning
// to its end. Parts may be named.
import { act, base, close, expect, move, newPage, phase, playUntil, run, seal, sitDown, sound, together } from "./tools.mjs";

/** Whether every game is played by hand in full. */
const whole = process.env.ALEA_WHOLE !== undefined;

const over = async (page) => (await phase(page)) === "over";

/** The games that are played by clicks from their beginning, against the house. */
async function byClicks() {
  const games = ["backgammon", "plakoto", "fevga", ...(whole ? ["portes", "tavla", "nackgammon", "hypergammon", "moultezim", "narde", "tapa"] : [])];
  for (const game of games) {
    const page = await newPage();
    await sitDown(page, game);
    const began = performance.now();
    await playUntil(page, () => over(page), 3000);
    expect(`${game}: every roll was checked to the end`, await seal(page), "whole");
    expect(`${game}: it is said who has won`, (await page.locator(".news").innerText()).includes("won"));
    // However long the list of turns has become.
    expect(`${game}: everything is on the screen at the end`, await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight));
    console.log(`  ${game}: ${await page.locator(".turns li").count()} lines, ${((performance.now() - began) / 1000).toFixed(0)} s`);
    await close(page);
  }
}

/** The last view that a page was sent, for who plays there. */
function views(page) {
  const last = { view: null };
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(payload.toString());
      if (message.view !== undefined) last.view = message.view;
    });
  });
  return last;
}

/** A step that brings the king to the edge, if there is a way; else any of the steps. */
function towardsTheEdge({ board, decision }, random) {
  const { size, rows } = board;
  const cells = rows.toReversed().join("");
  const king = cells.indexOf("k");
  const edge = (place) => [place % size, Math.floor(place / size)].some((line) => line === 0 || line === size - 1);
  const ways = new Map([[king, null]]);
  for (const place of ways.keys()) {
    if (edge(place)) {
      let [at, before] = [place, ways.get(place)];
      while (before !== king && before !== null) [at, before] = [before, ways.get(before)];
      const found = decision.steps.find(({ from, to }) => from === king && to === at);
      if (found !== undefined) return found;
      break;
    }
    for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
      for (let [x, y] = [(place % size) + dx, Math.floor(place / size) + dy]; x >= 0 && y >= 0 && x < size && y < size && cells[y * size + x] === "."; x += dx, y += dy) {
        if (!ways.has(y * size + x)) ways.set(y * size + x, place);
      }
    }
  }
  return decision.steps[random(decision.steps.length)];
}

/** Numbers that come the same each time. */
function sequence(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const middle = (page, zone) => page.locator(`.table-board [data-zone="${zone}"]`).evaluate((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
});

/** A move of tafl, by two clicks. */
async function moveTafl(page, last, random) {
  const { view } = last;
  if (view?.decision == null) return page.waitForTimeout(20);
  if ((await act(page, "play").count()) > 0) return act(page, "play").click();
  const { from, to } = towardsTheEdge(view, random);
  await page.mouse.click(...(await middle(page, from)));
  await page.mouse.click(...(await middle(page, to)));
  // A view is known here a little before the page shows it: what was pressed too early is pressed again.
  const laid = await act(page, "play").waitFor({ timeout: 1000 }).then(() => true, () => false);
  if (!laid) return;
  await act(page, "play").click();
  last.view = last.view === view ? null : last.view;
}

/** A short game of tafl: the king runs, and the house does not know how to hold him. */
async function tafl() {
  const page = await newPage({ width: 768, height: 1024 });
  const last = views(page);
  const random = sequence(3);
  await page.addInitScript(() => localStorage.setItem("alea-sitting", JSON.stringify({ hnefatafl: { player: "random", seat: "first" } })));
  await sitDown(page, "hnefatafl");
  for (let count = 0; count < 2000 && !(await over(page)); count++) await moveTafl(page, last, random);
  expect("the king has reached the edge", (await page.locator(".news").innerText()).includes("the king reached the edge"));
  expect("there are no dice to be sealed", await page.locator(".seal").isHidden());
  console.log(`  hnefatafl: ${await page.locator(".turns li").count()} lines`);
  await sound(page, "tafl over en 768");
}

/**
 * Plays as a program would, in the page itself, until the game is near its end: a king that can reach the edge, or many checkers off. Gives the
 * number of events then; `null` if it was over before.
 */
function robot({ contest, seed, reach }) {
  let state = seed;
  const random = (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return new Promise((done, failed) => {
    const socket = new WebSocket(`ws://${location.host}/ws`, "alea.1");
    socket.onopen = () => socket.send(JSON.stringify({ type: "open", contest }));
    socket.onerror = () => failed(new Error("no connection"));
    let [seq, said, asked] = [0, 0, ""];
    const near = ({ board }) => {
      if (board === null) return false;
      if (board.kind === "points") return Math.max(board.x.off, board.o.off) >= 8;
      // White is on turn, and the king can reach the edge, as far as he goes in one move.
      const { size, rows, moves } = board;
      const cells = rows.toReversed().join("");
      const king = cells.indexOf("k");
      const [file, rank] = [king % size, Math.floor(king / size)];
      const free = (steps, by) => steps <= reach && Array.from({ length: steps }, (_, index) => cells[king + by * (index + 1)]).every((cell) => cell === ".");
      return moves === "white" && (free(file, -1) || free(size - 1 - file, 1) || free(rank, -size) || free(size - 1 - rank, size));
    };
    /** The step of the king that brings him closest to the edge, if he has one. */
    const outwards = ({ board, decision: { steps } }) => {
      const toEdge = (place) => Math.min(...[place % board.size, Math.floor(place / board.size)].map((line) => Math.min(line, board.size - 1 - line)));
      const king = board.rows.toReversed().join("").indexOf("k");
      return steps.filter(({ from }) => from === king).toSorted((a, b) => toEdge(a.to) - toEdge(b.to))[0];
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      // Programs are faster than anybody who sits before a board: what was too fast is said again a little later.
      if (message.code === "too-many") return void setTimeout(() => socket.send(asked), 100);
      if (message.type === "refused") return failed(new Error(data));
      if (message.view === undefined) return;
      seq = message.seq + (message.events?.length ?? 0);
      const { view } = message;
      const over = view.phase === "over";
      if (over || near(view)) {
        socket.close();
        return done(over ? null : seq);
      }
      const command = (what) => {
        asked = JSON.stringify({ type: "command", contest, expected_seq: seq, client_command_id: `r${seed}-${said++}`, ...what });
        socket.send(asked);
      };
      if (view.you?.can.includes("roll")) command({ do: "roll" });
      else if (view.decision !== null && view.decision !== undefined) {
        const { steps, nodes } = view.decision;
        const turn = [];
        const walk = view.board.kind === "square" && view.board.moves === "white" && random(5) > 0 ? outwards(view) : undefined;
        if (walk !== undefined) return command({ do: "play", steps: [[walk.from, walk.to]] });
        for (let node = nodes[0]; node !== undefined && node.length > 0; ) {
          const next = node[random(node.length)];
          const [step, onward] = typeof next === "number" ? [next, -1] : next;
          turn.push([steps[step].from, steps[step].to]);
          node = nodes[onward];
        }
        command({ do: "play", steps: turn });
      }
    };
  });
}

const ask = (page, path, body) => page.evaluate(async ([path, body]) => {
  const answer = await fetch(path, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}, [path, body]);

/** The other games: programs bring them near their end, and hands play them to it. */
async function endings() {
  if (whole) return;
  const pages = [await newPage({ width: 1024, height: 768 }), await newPage({ width: 360, height: 740, language: "it" })];
  for (const page of pages) {
    await page.goto(`${base}/rules`);
    await ask(page, "/api/v1/me", {});
  }
  const seen = pages.map(views);
  const random = sequence(5);
  // With how far the king goes in one move.
  const variants = { "hnefatafl-v1": 1, "hnefatafl-v2": 2, "hnefatafl-v3": 18 };
  for (const [nth, game] of ["portes", "tavla", "nackgammon", "moultezim", "narde", "tapa", ...Object.keys(variants)].entries()) {
    const wish = { terms: { games: [{ id: game }], length: "single" }, dice: "plain", seat: "first", against: "anyone" };
    let [contest, events] = ["", null];
    // One game in five of Tapa freezes before anybody is near his end.
    for (let tries = 0; tries < 10 && events === null; tries++) {
      ({ contest } = await ask(pages[0], "/api/v1/contests", wish));
      await ask(pages[1], `/api/v1/contests/${contest}/join`, {});
      [events] = await Promise.all(pages.map((page, index) => page.evaluate(robot, { contest, seed: 2 * nth + index + 1 + 100 * tries, reach: variants[game] ?? 0 })));
    }
    for (const page of pages) {
      await page.goto(`${base}/table/${contest}`);
      await page.waitForSelector(".table-board .drawing");
    }
    let moves = 0;
    for (let count = 0; count < 800 && !((await over(pages[0])) && (await over(pages[1]))); count++) {
      const byHand = async (index) => {
        if (!(game in variants)) return move(pages[index]);
        if (seen[index].view?.decision == null) return false;
        await moveTafl(pages[index], seen[index], random);
        return true;
      };
      const moved = [await byHand(0), await byHand(1)];
      moves += moved.filter(Boolean).length;
      if (!moved.includes(true)) await pages[0].waitForTimeout(20);
    }
    expect(`${game}: played to its end by hand`, [await over(pages[0]), await over(pages[1]), moves > 0], [true, true, true]);
    expect(`${game}: dice are said to be what they are`, await pages[0].locator(".seal").getAttribute("data-seal"), game in variants ? "none" : "plain");
    if (game in variants) expect(`${game}: how it ended is said`, (await pages[0].locator(".news").innerText()).includes("the king reached the edge"));
    console.log(`  ${game}: ${events} events by programs, ${moves} clicks`);
  }
  for (const page of pages) await close(page);
}

/** The variants of Hnefatafl: against the house a few moves, and given up by keyboard; in whole, whole games. */
async function variants() {
  for (const game of ["hnefatafl-v1", "hnefatafl-v2", "hnefatafl-v3"]) {
    const page = await newPage();
    const last = views(page);
    const random = sequence(7);
    await sitDown(page, game);
    const lines = () => page.locator(".turns li").count();
    for (let count = 0; count < 4000 && !(await over(page)) && (whole || (await lines()) < 8); count++) await moveTafl(page, last, random);
    if (!whole) {
      await act(page, "resign").press("Enter");
      await page.locator('.hands [data-act^="sure resign"]').first().press("Enter");
      await page.waitForSelector('.table-page[data-phase="over"]');
    }
    expect(`${game}: how it ended is said`, (await page.locator(".news").innerText()).length > 10);
    await close(page);
  }
}

/** A whole game without a pointer: from the front page to the end. */
async function byKeyboard() {
  const page = await newPage();
  page.mouse.click = () => Promise.reject(new Error("no pointer"));
  await page.goto(base);
  await page.waitForSelector(".game");
  const tabTo = async (selector) => {
    for (let count = 0; count < 60; count++) {
      if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return true;
      await page.keyboard.press("Tab");
    }
    return false;
  };
  expect("a game is reached by Tab", await tabTo('[data-game="hypergammon"] button'));
  await page.keyboard.press("Enter");
  // Back to the buttons above.
  await page.locator("body").evaluate(() => document.activeElement?.blur());
  expect("and the house", await tabTo('[data-act="house"]'));
  await page.keyboard.press("Enter");
  await page.waitForSelector(".table-board .drawing");
  /** What is to be done, and in which direction it lies from where the focus is: up or down also past the bar, which lies between. */
  const look = () => page.evaluate(() => {
    for (const id of ["play", "roll", "take"]) if (document.querySelector(`.hands [data-act="${id}"]`) !== null) return id;
    const at = document.activeElement;
    if (at?.matches(".zone.can")) return "here";
    const wanted = document.querySelector(".table-board .zone.can");
    if (wanted === null) return "nothing";
    if (!at?.matches(".zone")) return "board";
    const [a, b] = [at, wanted].map((zone) => zone.getBoundingClientRect());
    const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
    return Math.abs(dy) > 60 && Math.abs(dx) < 70 ? (dy > 0 ? "ArrowDown" : "ArrowUp") : dx > 0 ? "ArrowRight" : "ArrowLeft";
  });
  let turns = 0;
  for (let count = 0; count < 4000 && !(await over(page)); count++) {
    const what = await look();
    if (what === "nothing") await page.waitForTimeout(20);
    else if (what === "play") {
      turns++;
      if (turns % 2 === 0) await page.keyboard.press("Control+Enter");
      else if (await tabTo('.hands [data-act="play"]')) await page.keyboard.press("Enter");
      await page.waitForTimeout(10);
    } else if (what === "roll" || what === "take") {
      if (await tabTo(`.hands [data-act="${what}"]`)) await page.keyboard.press("Enter");
    } else if (what === "board") await tabTo(".table-board .zone");
    else if (what === "here") {
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
    } else {
      // Now and then another way, so that it does not go to and fro between two places for ever.
      const ways = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"];
      await page.keyboard.press(count % 9 === 8 ? ways[Math.floor(count / 9) % 4] : what);
    }
  }
  expect("a whole game goes by keyboard alone", [await over(page), turns > 2, await seal(page)], [true, true, "whole"]);
  expect("and more is to be had by it", await tabTo('.more [data-act="again"]'));
  console.log(`  ${turns} turns`);
}

/** A tavli match between two browsers; one of them loses its connection in the middle, and is loaded anew later. */
async function tavli() {
  const open = new Set();
  const pages = await together("tavli", { second: { width: 360, height: 740, language: "el" } });
  const [anna, niko] = pages;
  const score = (page) => page.locator(".table-page header p.soft").innerText();
  await niko.routeWebSocket(/\/ws$/, (client) => {
    const real = client.connectToServer();
    open.add(() => Promise.all([real.close(), client.close({ code: 1001, reason: "" })]));
  });
  // From now on his connections can be cut.
  await niko.reload();
  await niko.waitForSelector(".table-board .drawing");
  const both = async (done, most = 3000) => {
    for (let count = 0; count < most && !(await done()); count++) {
      const moved = [await move(anna), await move(niko)];
      if (!moved.includes(true)) await anna.waitForTimeout(20);
    }
  };
  const lines = () => anna.locator(".turns li").count();
  await both(async () => (await lines()) > 12);
  for (const cut of open) await cut();
  await niko.waitForSelector(".table-page.lost");
  await niko.waitForSelector(".table-page:not(.lost)");
  await both(async () => /2|3/.test((await score(anna)).split("·")[1] ?? "") || (await over(anna)));
  await niko.reload();
  await niko.waitForSelector(".table-board .drawing");
  // The games after the first are given up after a while, so that it does not take all day.
  for (let game = 0; game < 5 && !(await over(anna)); game++) {
    const before = await lines();
    await both(async () => (await over(anna)) || (!whole && (await lines()) > before + 6 && (await act(anna, "resign").count()) > 0));
    if (await over(anna)) break;
    await act(anna, "resign").click();
    await anna.locator('.hands [data-act^="sure resign"]').last().click();
    await act(niko, "accept-resignation").click();
    const sure = niko.locator('.hands [data-act="sure accept-resignation"]');
    if ((await sure.count()) > 0) await sure.click();
    const now = await score(anna);
    await anna.waitForFunction((now) => document.querySelector(".table-page header p.soft").textContent !== now || document.querySelector(".table-page").dataset.phase === "over", now);
  }
  for (const page of pages) await page.waitForSelector('.table-page[data-phase="over"]');
  expect("both have checked every roll", [await seal(anna), await seal(niko)], ["whole", "whole"]);
  expect("the match has a winner", [(await anna.locator(".news").innerText()).includes("winner of the contest"), (await niko.locator(".news").innerText()).length > 20], [true, true]);
  await sound(niko, "match over el 360");
}

/** A checker dragged by a finger at the table, on a phone. */
async function byFinger() {
  const page = await newPage({ width: 360, height: 740, language: "it", hasTouch: true, isMobile: true });
  const last = views(page);
  await sitDown(page, "portes");
  for (let count = 0; count < 500 && (last.view?.decision?.steps.length ?? 0) === 0; count++) {
    if ((await act(page, "roll").count()) > 0) await act(page, "roll").tap().catch(() => {});
    else await page.waitForTimeout(30);
  }
  await page.waitForSelector(".table-board .zone.can");
  const client = await page.context().newCDPSession(page);
  const touch = (type, points) => client.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  const [{ from, to }] = last.view.decision.nodes[0].map((way) => last.view.decision.steps[typeof way === "number" ? way : way[0]]);
  const zone = (place) => (place === 0 ? `off-${last.view.you.seat}` : place === 25 ? `bar-${last.view.you.seat}` : `${place}`);
  const [a, b] = [await middle(page, zone(from)), await middle(page, zone(to))];
  await touch("touchStart", [a]);
  for (let part = 1; part <= 6; part++) await touch("touchMove", [[a[0] + ((b[0] - a[0]) * part) / 6, a[1] + ((b[1] - a[1]) * part) / 6]]);
  // Whoever lifts it while it still moves makes a fling, and the first tap after that only stops it.
  await page.waitForTimeout(150);
  await touch("touchEnd", []);
  await act(page, "undo").waitFor();
  expect("a checker is dragged by a finger", await act(page, "undo").count(), 1);
  expect("and the page has not moved", await page.evaluate(() => scrollY), 0);
  // Two taps at once would be one that zooms.
  await page.waitForTimeout(400);
  await act(page, "undo").tap();
  await act(page, "undo").waitFor({ state: "detached" });
}

await run([byClicks, tafl, endings, variants, byKeyboard, tavli, byFinger]);
