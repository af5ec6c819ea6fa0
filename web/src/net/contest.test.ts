import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Pocket } from "../dice/client.ts";
import { Contest } from "./contest.ts";
import type { Event, Incoming, Outgoing, RefusedJson, TextJson, View } from "./messages.ts";

const sample = (name: string) => JSON.parse(readFileSync(new URL(`../../../docs/protocol/to-${name}.json`, import.meta.url), "utf8"));
const info = { ...sample("contest"), dice: "plain" };
const id: string = info.contest;
const view: View = sample("events").view;

const played = (count: number) => Array.from({ length: count }, () => ({ type: "played", steps: [] }) as const);
const events = (seq: number, count: number): Incoming => ({ type: "events", contest: id, seq, events: played(count), view });

class Sitting {
  said: Outgoing[] = [];
  changes: number[] = [];
  refusals: (TextJson | null)[] = [];
  heard: number[] = [];
  unsaid: string[] = [];
  due: (() => void)[] = [];
  stored: Event[] = [];
  readonly contest = new Contest({
    id,
    vault: new Pocket(),
    random: () => new Uint8Array(32),
    tag: "t",
    say: (message) => this.said.push(message),
    record: () => Promise.resolve(this.stored),
    later: (_, call) => {
      this.due.push(call);
      return () => {};
    },
    listener: { changed: (news) => this.changes.push(news.length), refused: (text) => this.refusals.push(text), because: () => {}, said: () => this.heard.push(this.contest.lines.length), unsaid: (text) => this.unsaid.push(text.key) },
  });

  /** What has been said since the last time. */
  get saying(): Outgoing[] {
    return this.said.splice(0);
  }

  begin(): this {
    this.contest.open();
    this.contest.hear(info);
    this.contest.hear(events(0, 3));
    this.said = [];
    return this;
  }

  pass(): void {
    for (const call of this.due.splice(0)) call();
  }
}

const refused = (what: RefusedJson["what"], code: RefusedJson["code"], name: string | null = null): Incoming =>
  ({ type: "refused", contest: id, what, client_command_id: name, code, text: { key: "server-busy", args: {} } });

test("it opens with what it has seen, and hears events once", () => {
  const sitting = new Sitting();
  sitting.contest.open();
  expect(sitting.saying).toEqual([{ type: "open", contest: id, since: 0 }]);
  sitting.contest.hear(info);
  sitting.contest.hear(events(0, 3));
  sitting.contest.hear(events(2, 2));
  expect([sitting.contest.events.length, sitting.changes]).toEqual([4, [0, 3, 1]]);
  sitting.contest.hear(events(6, 1));
  expect(sitting.contest.events.length).toBe(4);
  expect(sitting.saying).toEqual([{ type: "open", contest: id, since: 4 }]);
});

test("what was not answered is said again, word for word, when the connection has come back", () => {
  const sitting = new Sitting().begin();
  sitting.contest.act({ do: "roll" });
  sitting.contest.act({ do: "resign", points: 1 });
  const said = sitting.saying;
  expect(said).toEqual([{ type: "command", contest: id, expected_seq: 3, client_command_id: "t-1", do: "roll" }]);
  sitting.contest.open();
  expect(sitting.saying).toEqual([{ type: "open", contest: id, since: 3 }, ...said]);
  sitting.contest.hear(events(3, 1));
  sitting.contest.hear({ type: "accepted", contest: id, client_command_id: "t-1", seq: 3, count: 1 });
  expect(sitting.contest.isAsking).toBe(false);
  sitting.contest.open();
  expect(sitting.saying).toEqual([{ type: "open", contest: id, since: 4 }]);
});

test("what was refused for now is said again, whatever it was; what is stale or denied is not", () => {
  const sitting = new Sitting().begin();
  sitting.contest.act({ do: "roll" });
  const [command] = sitting.saying;
  for (const code of ["busy", "too-many"] as const) {
    sitting.contest.hear(refused("command", code, "t-1"));
    expect(sitting.saying).toEqual([]);
    sitting.pass();
    expect(sitting.saying).toEqual([command]);
  }
  sitting.contest.hear(refused("open", "busy"));
  sitting.pass();
  expect(sitting.saying).toEqual([{ type: "open", contest: id, since: 3 }]);
  sitting.contest.hear(refused("release", "denied"));
  expect(sitting.contest.isAsking).toBe(true);
  sitting.contest.hear(refused("command", "stale", "t-1"));
  sitting.contest.act({ do: "roll" });
  sitting.contest.hear(refused("command", "denied", "t-2"));
  sitting.pass();
  expect([sitting.contest.isAsking, sitting.refusals]).toEqual([false, [null, { key: "server-busy", args: {} }]]);
});

test("what is damaged is told, and not asked for again", () => {
  const sitting = new Sitting().begin();
  sitting.contest.act({ do: "roll" });
  for (const what of ["command", "open", "release"] as const) {
    sitting.contest.hear(refused(what, "damaged", what === "command" ? "t-1" : null));
    sitting.pass();
  }
  expect([sitting.contest.isAsking, sitting.refusals.length]).toEqual([false, 3]);
});

test("a roll that came too late is asked for again, since nothing else can be decided any more", () => {
  const sitting = new Sitting().begin();
  const can: View = { ...view, you: { ...view.you!, can: ["roll", "double"] } };
  sitting.contest.hear({ type: "events", contest: id, seq: 3, events: played(1), view: can });
  sitting.contest.act({ do: "roll" });
  sitting.contest.hear({ type: "events", contest: id, seq: 4, events: played(1), view: can });
  sitting.said = [];
  sitting.contest.hear(refused("command", "stale", "t-1"));
  expect(sitting.saying).toEqual([{ type: "command", contest: id, expected_seq: 5, client_command_id: "t-2", do: "roll" }]);
  expect(sitting.refusals).toEqual([]);
});

test("after a snapshot the events before it are fetched, and what comes meanwhile waits", async () => {
  const sitting = new Sitting();
  sitting.stored = played(602);
  sitting.contest.open();
  sitting.contest.hear(info);
  sitting.contest.hear({ type: "snapshot", contest: id, seq: 600, view });
  sitting.contest.hear(events(600, 2));
  expect(sitting.contest.view).toBe(null);
  await Promise.resolve();
  await Promise.resolve();
  expect([sitting.contest.events.length, sitting.changes]).toEqual([602, [0, 600, 2]]);
});

test("a contest that is none is said to be none", () => {
  const sitting = new Sitting();
  sitting.contest.open();
  sitting.contest.hear(refused("open", "unknown-contest"));
  expect(sitting.contest.unknown).toBe(true);
});

test("what was said is heard once, also when the server has begun to count anew", () => {
  const sitting = new Sitting().begin();
  const line = (n: number, at: number) => ({ n, at, by: "second", text: `${n}` }) as const;
  const chat = (...lines: ReturnType<typeof line>[]): Incoming => ({ type: "chat", contest: id, lines });
  sitting.contest.hear(chat(line(0, 10)));
  sitting.contest.hear(chat(line(0, 10), line(1, 20)));
  sitting.contest.hear(chat(line(0, 10), line(1, 20)));
  sitting.contest.hear(chat(line(0, 30)));
  expect([sitting.heard, sitting.contest.lines.map(({ at }) => at)]).toEqual([[1, 2, 3], [10, 20, 30]]);
  sitting.contest.speak("Γεια");
  expect(sitting.saying).toEqual([{ type: "chat", contest: id, text: "Γεια" }]);
  sitting.contest.hear(refused("chat", "too-many"));
  sitting.pass();
  expect([sitting.saying, sitting.unsaid, sitting.refusals]).toEqual([[], ["server-busy"], []]);
});
