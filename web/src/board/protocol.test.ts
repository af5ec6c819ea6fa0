import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Draft } from "./decision.ts";
import { effectsOf } from "./pieces.ts";
import { type CountersJson, type EventJson, type ViewJson, playedIn, stateOf } from "./protocol.ts";

interface Message {
  readonly view: ViewJson;
  readonly events: readonly EventJson[];
}

const message = (name: string): Message => JSON.parse(readFileSync(new URL(`../../../docs/protocol/${name}.json`, import.meta.url), "utf8"));

describe("the examples of the protocol", () => {
  const before = stateOf(message("to-snapshot").view);

  test("a snapshot with a decision can be played as the events after it say", () => {
    if (before?.graph == null || before.onTurn === null) throw new Error("a decision");
    const draft = new Draft({ board: before.board, standing: before.standing, side: before.onTurn, dice: before.dice ?? null, graph: before.graph });
    expect(draft.lay([{ from: 8, to: 5 }, { from: 6, to: 5 }])).toBe(true);
    expect(draft.complete).toBe(true);
    const { view, events } = message("to-events");
    const played = playedIn(events, before.onTurn, before.dice);
    const state = stateOf(view, { played });
    expect(played).toEqual({ side: "first", steps: [{ from: 8, to: 5 }, { from: 6, to: 5 }], dice: [3, 1] });
    expect(state?.standing).toEqual(draft.standing);
    expect(effectsOf(before.board, before.standing, played!, state!.standing)?.length).toBe(2);
  });

  test("what can be done is offered, with what it costs", () => {
    expect(before?.actions).toEqual([
      { id: "resign", choices: [{ times: 1, points: 1 }, { times: 2, points: 2 }, { times: 3, points: 3 }] },
    ]);
  });
});

describe("a view", () => {
  const { view } = message("to-snapshot");

  test("with a double that waits shows the cube at what it would be, and the price of the pass", () => {
    const you = { seat: "second", can: ["take", "pass", "raise"], resign_up_to: 0 } as const;
    const state = stateOf({ ...view, to_act: "second", stake: 2, cube: { value: 2, owner: "first" }, pending: { kind: "double", by: "first", value: 4 }, you });
    expect([state?.onTurn, state?.toAct]).toEqual(["first", "second"]);
    expect(state?.cube).toEqual({ value: 4, owner: "first", offeredBy: "first" });
    expect(state?.actions).toEqual([{ id: "take" }, { id: "pass", points: 2 }, { id: "raise" }]);
  });

  test("offers a draw only where games can be drawn", () => {
    const you = { seat: "first", can: ["offer-draw"], resign_up_to: 0 } as const;
    const game = { family: "square", way: null, checkers: null };
    const board = { kind: "square", size: 3, rows: ["...", ".k.", "b.b"], moves: "black" } as const;
    expect(stateOf({ ...view, you })?.actions).toEqual([]);
    expect(stateOf({ ...view, you, game, board, mover: "first", cube: null })?.actions).toEqual([{ id: "offer-draw" }]);
  });

  test("of a square board says whose the king is", () => {
    const board = { kind: "square", size: 3, rows: ["...", ".k.", "b.b"], moves: "black" } as const;
    const game = { family: "square", way: null, checkers: null };
    expect(stateOf({ ...view, game, board, mover: "first", cube: null })?.board).toEqual({ kind: "square", size: 3, white: "second" });
  });

  test("of a square board tells of the limits when they are near", () => {
    const board = { kind: "square", size: 3, rows: ["...", ".k.", "b.b"], moves: "black" } as const;
    const game = { family: "square", way: null, checkers: null };
    const of = (counters: CountersJson) => stateOf({ ...view, game, board, mover: "first", cube: null, counters });
    const state = of({ quiet: 150, quiet_limit: 200, seen: 1, seen_limit: 2 });
    expect(state?.standing).toMatchObject({ quiet: 150, seen: 1 });
    expect(state?.counters).toEqual({ quiet: 150, seen: 1 });
    const endless = of({ quiet: 900, quiet_limit: null, seen: 5, seen_limit: null });
    expect(endless?.counters).toEqual({ quiet: Infinity, seen: Infinity });
  });

  test("before the first game shows nothing", () => {
    expect(stateOf({ ...view, board: null, mover: null })).toBeNull();
  });
});

test("the dice of a turn are those rolled before it", () => {
  const events: EventJson[] = [{ type: "rolled", dice: [6, 5] }, { type: "played", steps: [[24, 13]] }, { type: "rolled", dice: [2, 2] }];
  expect(playedIn(events, "second")).toEqual({ side: "second", steps: [{ from: 24, to: 13 }], dice: [6, 5] });
  expect(playedIn([{ type: "rolled", dice: [2, 2] }], "first")).toBeNull();
});
