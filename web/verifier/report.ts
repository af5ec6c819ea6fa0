/** A verdict in words: the first line, and what else there is to say. */

import type { Verdict } from "../src/dice/index.ts";
import type { Say } from "./texts.ts";

export interface Report {
  kind: "pass" | "fail" | "none";
  lines: string[];
}

export function report(say: Say, verdict: Verdict, given: { key: boolean; log: boolean }): Report {
  switch (verdict.result) {
    case "no proof":
      return { kind: "none", lines: [say("dice-no-proof")] };
    case "fail": {
      const { step, game, roll, why, args } = verdict;
      const words = { step: say(`dice-step-${step}`), game, why: say(`dice-why-${why}`, args) };
      return { kind: "fail", lines: [roll === null ? say("dice-fail", words) : say("dice-fail-roll", { ...words, roll })] };
    }
    case "pass": {
      const { games, rolls, missed, goesOn, keys } = verdict;
      const lines = [say("dice-pass", { games, rolls })];
      if (goesOn) lines.push(say("dice-pass-goes-on"));
      if (missed > 0) lines.push(say("dice-pass-missed", { missed }));
      if (given.key) lines.push(say("dice-pass-key-pinned"));
      else lines.push(...keys.map((key) => say("dice-pass-key", { key })));
      lines.push(say(given.log ? "dice-pass-log" : "dice-pass-no-log"));
      return { kind: "pass", lines };
    }
  }
}
