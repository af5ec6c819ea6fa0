/** The board: an SVG drawing of a position with what can be played on it. `docs/board.md` says how a page uses it. */

export { type Automatic, BY_HAND, byItself } from "./automatic.ts";
export { Board, type BoardOptions, type Listener } from "./board.ts";
export { type Choice, type Decision, type Die, Draft, type Graph, type Target } from "./decision.ts";
export { type BoardState } from "./face.ts";
export { type Action } from "./plates.ts";
export { type BoardJson, PositionError, pips, readBoard, readPosition } from "./position.ts";
export { type Around, type EventJson, type ViewJson, playedIn, stateOf } from "./protocol.ts";
export { type Say } from "./say.ts";
export { type Settings, USUAL } from "./settings.ts";
export { type Noise } from "./stage.ts";
export * from "./types.ts";
