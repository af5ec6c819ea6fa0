import { describe, expect, test } from "vitest";
import { type Box, distance, inside } from "./layout.ts";
import { EDGE, PointsLayout, type PointsView, RADIUS } from "./layout-points.ts";
import { SquareLayout } from "./layout-square.ts";
import { Pieces } from "./pieces.ts";
import { readPosition, renumbered } from "./position.ts";
import { samples } from "./samples.ts";
import { BAR, OFF, SIDES, type PointsBoard, other } from "./types.ts";

const boards: PointsBoard[] = (["opposite", "same"] as const).map((way) => ({ kind: "points", way, checkers: 15 }));
const views: PointsView[] = boards.flatMap((board) =>
  SIDES.flatMap((viewer) =>
    (["right", "left"] as const).flatMap((home) => (["wide", "tall"] as const).map((shape) => ({ board, viewer, home, shape }))),
  ),
);

const overlap = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.01 && Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.01;

describe.each(views.map((view) => [`${view.board.way}, ${view.viewer} below, home ${view.home}, ${view.shape}`, view] as const))("%s", (_, view) => {
  const layout = new PointsLayout(view);

  test("zones do not overlap and lie on the board", () => {
    for (const [index, zone] of layout.zones.entries()) {
      const { x, y, width, height } = zone.box;
      expect(x >= 0 && y >= 0 && x + width <= layout.width && y + height <= layout.height).toBe(true);
      for (const next of layout.zones.slice(index + 1)) expect([zone.id, next.id, overlap(zone.box, next.box)]).toEqual([zone.id, next.id, false]);
    }
  });

  test("checkers lie in their zones, up to fifteen of them", () => {
    for (const side of SIDES) {
      for (const place of [...Array(26).keys()]) {
        for (const count of [1, 5, 6, 15]) {
          const zone = layout.zone(side, place);
          const spots = Array.from({ length: count }, (_, index) => layout.spot(side, place, index, count));
          for (const spot of spots) expect([side, place, count, zone !== null && inside(zone.box, spot)]).toEqual([side, place, count, true]);
        }
      }
    }
  });

  test("the viewer's numbers, and those of the other side, name the same points", () => {
    const { viewer, board } = view;
    for (let point = 1; point <= 24; point++) {
      const zone = layout.zone(viewer, point)!;
      expect(layout.place(viewer, zone)).toBe(point);
      expect(layout.place(other(viewer), zone)).toBe(renumbered(board, point));
    }
    expect(layout.place(viewer, layout.zone(other(viewer), OFF)!)).toBeNull();
  });

  test("the home board of the viewer lies below, on the side that was chosen", () => {
    const { x, y } = layout.spot(view.viewer, 1, 0, 1);
    expect([x > layout.width / 2, y > layout.height / 2]).toEqual([view.home === "right", true]);
  });

  test("what runs the same way round bears off where it arrives", () => {
    const far = other(view.viewer);
    const last = layout.spot(far, 1, 0, 1);
    const tray = layout.spot(far, OFF, 0, 15);
    expect([last.x > layout.width / 2, last.y > layout.height / 2]).toEqual([tray.x > layout.width / 2, tray.y > layout.height / 2]);
  });

  test("five lie free of each other, dice and cube free of the checkers", () => {
    const five = Array.from({ length: 5 }, (_, index) => layout.spot(view.viewer, 6, index, 5));
    for (const [index, spot] of five.entries()) expect(index === 0 || distance(spot, five[index - 1]!) >= 2 * RADIUS).toBe(true);
    const reach = (layout.die / 2) * Math.SQRT2;
    for (const side of SIDES) {
      for (const die of layout.dice(side, 4)) {
        for (let point = 1; point <= 24; point++) {
          for (const spot of [layout.spot(view.viewer, point, 4, 5), layout.spot(view.viewer, point, 4, 5, "over")]) {
            expect(distance(die, spot) > reach - 8 + RADIUS || Math.abs(die.x - spot.x) > layout.die / 2 + RADIUS - 2).toBe(true);
          }
        }
      }
    }
    for (const owner of [null, ...SIDES]) {
      const cube = layout.cube(owner);
      for (const side of SIDES) {
        const fullTray = Array.from({ length: 15 }, (_, index) => layout.spot(side, OFF, index, 15));
        for (const spot of fullTray) expect(distance(cube, spot)).toBeGreaterThan(layout.cubeSize / 2 + EDGE.thick / 2);
        for (let index = 0; index < 4; index++) expect(distance(cube, layout.spot(side, BAR, index, 4))).toBeGreaterThan(layout.cubeSize / 2 + RADIUS);
      }
    }
  });

  test("arrows reach every zone", () => {
    const reached = new Set(["1"]);
    const open = [layout.zone(view.viewer, 1)!];
    reached.clear();
    for (let zone = open.pop(); zone !== undefined; zone = open.pop()) {
      if (reached.has(zone.id)) continue;
      reached.add(zone.id);
      for (const arrow of ["left", "right", "up", "down"] as const) open.push(layout.beside(zone, arrow));
    }
    expect(reached.size).toBe(layout.zones.length);
  });

  test("up and down lead from a point to the one across, and back", () => {
    for (const place of [...Array(24).keys()].map((index) => index + 1)) {
      const zone = layout.zone(view.viewer, place)!;
      const across = layout.beside(zone, place <= 12 ? "up" : "down");
      expect([place, across.place, across.side]).toEqual([place, 25 - place, null]);
    }
  });
});

test.each([3, 7, 9, 11, 13, 19, 25])("a square board of %i lines", (size) => {
  for (const turned of [false, true]) {
    const layout = new SquareLayout({ board: { kind: "square", size, white: "first" }, viewer: "first", turned });
    expect(layout.zones.length).toBe(size * size);
    const corner = layout.at(0);
    expect([corner.x < layout.width / 2, corner.y > layout.height / 2]).toEqual([!turned, !turned]);
    for (const zone of layout.zones) expect(inside(zone.box, layout.at(zone.place))).toBe(true);
    expect(layout.beside(layout.zones[0]!, turned ? "down" : "up").place).toBe(size);
  }
});

test("pieces keep who they are", () => {
  for (const { decision, before } of samples) {
    const { board, standing } = decision;
    if (before === null || board.kind !== "points") continue;
    const layout = new PointsLayout({ board, viewer: "first", home: "right", shape: "wide" });
    const pieces = new Pieces();
    pieces.stand(board, before);
    const known = new Set([...pieces.poses(layout, before).keys()].map(({ id }) => id));
    pieces.stand(board, standing);
    const poses = pieces.poses(layout, standing);
    expect(poses.size).toBe(2 * board.checkers);
    for (const piece of poses.keys()) expect(known.has(piece.id)).toBe(true);
  }
});

test("after a step it is the uppermost that has gone, and what it hit", () => {
  const board: PointsBoard = { kind: "points", way: "opposite", checkers: 15 };
  const pieces = new Pieces();
  pieces.stand(board, readPosition(board, "x=13:2,8:2 o=5:1,1:2", "first"));
  const [moved, hit] = [pieces.top("first", 8), pieces.top("second", 20)];
  pieces.stand(board, readPosition(board, "x=13:2,8:1,5:1 o=bar:1,1:2", "first"));
  expect([pieces.top("first", 5), pieces.top("second", BAR)]).toEqual([moved, hit]);
});

test("a captured man is gone, and the others stay", () => {
  const board = { kind: "square", size: 5, white: "first" } as const;
  const layout = new SquareLayout({ board, viewer: "first", turned: false });
  const pieces = new Pieces();
  const before = readPosition(board, "5/5/1tT2/T4/5 w", "first");
  pieces.stand(board, before);
  const mover = pieces.top("first", 5);
  const end = readPosition(board, "5/5/T1T2/5/5 w", "first");
  pieces.stand(board, end);
  expect([...pieces.poses(layout, end).keys()].length).toBe(2);
  expect(pieces.top("first", 10)).toBe(mover);
});
