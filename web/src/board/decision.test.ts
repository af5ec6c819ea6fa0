import { describe, expect, test } from "vitest";
import { BY_HAND, byItself } from "./automatic.ts";
import { type Decision, Draft, type Graph } from "./decision.ts";
import { effectsOf, sameStanding } from "./pieces.ts";
import { isOn, readPosition } from "./position.ts";
import { sample, samples } from "./samples.ts";
import type { Dice, PointsBoard } from "./types.ts";

const BOARD: PointsBoard = { kind: "points", way: "opposite", checkers: 15 };

const decision = (text: string, dice: Dice, graph: Graph): Decision => ({
  board: BOARD,
  standing: readPosition(BOARD, text, "first"),
  side: "first",
  dice,
  graph,
});

/** Numbers that are the same each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

describe("every sample of the program", () => {
  test.each(samples.map((one, index) => [index, one.game, one] as const))("%i, %s: any way of laying ends, and can be taken back", (index, _, one) => {
    const random = numbers(index + 1);
    for (let round = 0; round < 40; round++) {
      const draft = new Draft(one.decision);
      const boards = [draft.standing];
      while (draft.open) {
        const step = draft.choices[random(draft.choices.length)];
        if (step === undefined) throw new Error("nothing to choose");
        expect(draft.lay([step])).toBe(true);
        boards.push(draft.standing);
      }
      expect(draft.complete).toBe(true);
      expect(draft.dice.filter(({ used }) => used).length).toBe(one.decision.dice === null ? 0 : draft.steps.length);
      expect(effectsOf(one.decision.board, boards[0]!, { side: one.decision.side, steps: draft.steps }, boards.at(-1)!)).not.toBeNull();
      for (const board of boards.toReversed()) {
        expect(sameStanding(draft.standing, board)).toBe(true);
        draft.undo();
      }
      expect(draft.steps).toEqual([]);
    }
  });

  test.each(samples.map((one, index) => [index, one.game, one] as const))("%i, %s: targets are reached by what the graph offers", (_, __, one) => {
    const draft = new Draft(one.decision);
    for (const from of draft.sources) {
      const targets = draft.targets(from);
      expect(targets.length).toBeGreaterThan(0);
      for (const { to, path } of targets) {
        const laid = new Draft(one.decision);
        expect(laid.lay(path)).toBe(true);
        expect([path.at(0)?.from, path.at(-1)?.to]).toEqual([from, to]);
      }
    }
  });

  test.each(samples.filter(({ before }) => before !== null).map((one, index) => [index, one.game, one] as const))(
    "%i, %s: what the last turn did is found from its steps",
    (_, __, one) => {
      expect(effectsOf(one.decision.board, one.before!, one.played, one.decision.standing)).not.toBeNull();
    },
  );
});

describe("a draft", () => {
  const opening = () => new Draft(sample("portes").decision);

  test("plays the larger die first, or the other after a swap", () => {
    const draft = opening();
    expect(draft.dice.map(({ value }) => value)).toEqual([3, 1]);
    expect(draft.tap(8)?.to).toBe(5);
    draft.swap();
    expect(draft.dice.map(({ value }) => value)).toEqual([1, 3]);
    expect(draft.tap(8)?.to).toBe(7);
  });

  test("takes the other die where the first does not fit", () => {
    const draft = new Draft(decision("x=6:1 o=3:2", [3, 1], { steps: [{ from: 6, to: 5, die: 1 }], nodes: [[0]] }));
    expect(draft.tap(6)?.to).toBe(5);
  });

  test("knows the die of every step, and swaps no more when one is left", () => {
    const draft = opening();
    expect(draft.lay([{ from: 8, to: 7 }])).toBe(true);
    expect(draft.dice).toEqual([{ value: 3, used: false }, { value: 1, used: true }]);
    expect(draft.swappable).toBe(false);
    expect(draft.complete).toBe(false);
  });

  test("lays nothing that is not offered", () => {
    const draft = opening();
    expect(draft.lay([{ from: 8, to: 5 }, { from: 24, to: 20 }])).toBe(false);
    expect(draft.steps).toEqual([]);
    expect(draft.lay([{ from: 13, to: 7 }])).toBe(false);
  });

  test("goes with both dice to a target further on", () => {
    const draft = opening();
    const far = draft.targets(24).find(({ to }) => to === 20);
    expect(far?.path.map(({ die }) => die)).toEqual([3, 1]);
    draft.swap();
    expect(draft.targets(24).find(({ to }) => to === 20)?.path.map(({ die }) => die)).toEqual([1, 3]);
  });

  test("may end early where the graph says so", () => {
    const graph: Graph = { steps: [{ from: 6, to: 5, die: 1 }, { from: 5, to: 2, die: 3 }], nodes: [[[0, 1]], [1]], complete: [1] };
    const draft = new Draft(decision("x=6:1 o=24:2", [3, 1], graph));
    expect(draft.complete).toBe(false);
    draft.lay([{ from: 6, to: 5 }]);
    expect([draft.complete, draft.open]).toEqual([true, true]);
  });

  test("without anything to play is complete as it is", () => {
    const draft = new Draft(decision("x=bar:1 o=24:2,23:2", [6, 6], { steps: [], nodes: [[]] }));
    expect([draft.complete, draft.open, draft.sources]).toEqual([true, false, []]);
  });

  test("of four dice counts them off from the left", () => {
    const four = samples.find(({ decision: { dice } }) => dice?.[0] === 4 && dice[1] === 4);
    const draft = new Draft(four!.decision);
    draft.lay([draft.choices[0]!]);
    expect(draft.dice.map(({ used }) => used)).toEqual([true, false, false, false]);
  });
});

describe("a piece that cannot move", () => {
  const bar: Graph = { steps: [{ from: 25, to: 22, die: 3 }, { from: 25, to: 24, die: 1 }], nodes: [[0, 1]] };

  test("would go by the next die", () => {
    const draft = new Draft(decision("x=6:1,2:1,bar:2 o=24:2", [3, 1], bar));
    expect([6, 2, 25].map((from) => draft.wish(from))).toEqual([3, 0, 22]);
    draft.lay([{ from: 25, to: 22 }]);
    expect(draft.wish(6)).toBe(5);
    expect(draft.wish(0)).toBe(null);
  });

  test("would go next to where it stands, where there are no dice", () => {
    const { decision: tafl } = sample("hnefatafl");
    const draft = new Draft(tafl);
    const { standing } = draft;
    if (standing.kind !== "square") throw new Error("a square board");
    const king = standing.cells.indexOf("king");
    expect(draft.wish(king)).toBe(null);
    const man = standing.cells.findIndex((cell, at) => cell === "white" && draft.wish(at) !== null);
    expect(standing.cells[draft.wish(man) ?? 0]).toBe("empty");
    expect(isOn(tafl.board, standing, tafl.side, king)).toBe(tafl.board.kind === "square" && tafl.board.white === tafl.side);
    expect(isOn(tafl.board, standing, tafl.side, standing.cells.indexOf("empty"))).toBe(false);
  });
});

describe("by itself", () => {
  const forced: Graph = {
    steps: [{ from: 6, to: 5, die: 1 }, { from: 5, to: 2, die: 3 }, { from: 6, to: 3, die: 3 }, { from: 3, to: 2, die: 1 }],
    nodes: [[[0, 1], [2, 2]], [1], [3]],
  };

  test("nothing happens unless it was chosen", () => {
    expect(byItself(new Draft(decision("x=6:1 o=24:2", [3, 1], forced)), BY_HAND)).toEqual([]);
  });

  test("a turn whose every way ends on one board is laid", () => {
    const steps = byItself(new Draft(decision("x=6:1 o=24:2", [3, 1], forced)), { ...BY_HAND, forced: "last" });
    expect(steps.map(({ from, to }) => [from, to])).toEqual([[6, 5], [5, 2]]);
  });

  test("a turn with a choice is not", () => {
    expect(byItself(new Draft(sample("portes").decision), { ...BY_HAND, forced: "all" })).toEqual([]);
  });

  const race: Graph = {
    steps: [{ from: 5, to: 0, die: 5 }, { from: 3, to: 0, die: 3 }, { from: 5, to: 2, die: 3 }],
    nodes: [[[0, 1], [1, 2], [2, 3]], [1, 2], [0], [0]],
  };

  test("checkers go off once the sides have passed", () => {
    const steps = byItself(new Draft(decision("x=5:2,3:1 o=20:1", [5, 3], race)), { ...BY_HAND, bearOff: true });
    expect(steps.map(({ from, to }) => [from, to])).toEqual([[5, 0], [3, 0]]);
    expect(race.nodes[0]).toHaveLength(3);
  });

  test("and not before", () => {
    expect(byItself(new Draft(decision("x=5:2,3:1 o=2:1,20:1", [5, 3], race)), { ...BY_HAND, bearOff: true })).toEqual([]);
  });
});
