import { expect, test } from "vitest";
import { Link, type Socket } from "./link.ts";
import type { Incoming } from "./messages.ts";

/** A world in which time passes when it is told to. */
class World {
  readonly sockets: (Socket & { readonly sent: string[]; closed: boolean })[] = [];
  readonly heard: Incoming[] = [];
  opened = 0;
  #timers: { at: number; call: () => void }[] = [];
  #now = 0;

  readonly link = new Link(
    {
      socket: () => {
        const socket = { sent: [] as string[], closed: false, onopen: null, onmessage: null, onclose: null, send: (text: string) => void socket.sent.push(text), close: () => void (socket.closed = true) };
        this.sockets.push(socket);
        return socket;
      },
      later: (milliseconds, call) => {
        const timer = { at: this.#now + milliseconds, call };
        this.#timers.push(timer);
        return () => (this.#timers = this.#timers.filter((other) => other !== timer));
      },
      chance: () => 1,
    },
    { open: () => this.opened++, hear: (message) => this.heard.push(message), changed: () => {} },
  );

  get socket() {
    return this.sockets.at(-1)!;
  }

  hello(): void {
    this.socket.onmessage?.({ data: '{"type":"hello","now":1,"you":null}' });
  }

  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#now = next.at;
      this.#timers = this.#timers.filter((other) => other !== next);
      next.call();
    }
    this.#now = end;
  }
}

test("it comes back, a little later each time, and at once when it is hurried", () => {
  const world = new World();
  world.link.start();
  expect([world.sockets.length, world.link.up]).toEqual([1, false]);
  world.hello();
  expect([world.link.up, world.opened]).toEqual([true, 1]);
  const waits: number[] = [];
  for (let tries = 2; tries < 9; tries++) {
    world.socket.onclose?.();
    expect(world.link.up).toBe(false);
    let waited = 0;
    for (; world.sockets.length < tries; waited += 50) world.pass(50);
    waits.push(waited);
  }
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 10000]);
  world.socket.onclose?.();
  world.link.hurry();
  expect(world.sockets.length).toBe(9);
  world.hello();
  world.socket.onclose?.();
  world.pass(250);
  expect(world.sockets.length).toBe(10);
});

test("a silent connection is asked, and given up if it does not answer", () => {
  const world = new World();
  world.link.start();
  world.hello();
  world.pass(15_000);
  expect(world.socket.sent).toEqual(['{"type":"ping"}']);
  world.socket.onmessage?.({ data: '{"type":"pong","now":2}' });
  world.pass(20_000);
  expect([world.link.up, world.socket.sent.length]).toEqual([true, 2]);
  world.pass(5_000);
  expect([world.link.up, world.socket.closed]).toEqual([false, true]);
});

test("a server that does not greet is none, and what an old connection says is not heard", () => {
  const world = new World();
  world.link.start();
  const old = world.socket;
  world.pass(10_000);
  world.pass(250);
  expect([world.sockets.length, old.closed]).toEqual([2, true]);
  old.onmessage?.({ data: '{"type":"hello","now":1,"you":null}' });
  expect(world.link.up).toBe(false);
});

test("nothing is said to nobody, and an ended connection stays away", () => {
  const world = new World();
  world.link.start();
  world.link.say({ type: "ping" });
  expect(world.socket.sent).toEqual([]);
  world.hello();
  world.link.end();
  world.pass(60_000);
  expect(world.sockets.length).toBe(1);
});
