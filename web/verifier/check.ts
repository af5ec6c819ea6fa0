/** What the verifier's page and the pages of the house do with files: records checked one by one, with a key and a log if there are any. */

import { type Bytes, type Expectations, Log, LogError, Unreadable, type Verdict, fromHex, logOf, readRecord, verify } from "../src/dice/index.ts";
import { type Report, report } from "./report.ts";
import type { Say } from "./texts.ts";

/** What records are held against, as it was typed and chosen. */
export interface Given {
  /** The server's public key in hexadecimal digits; empty if there is none. */
  readonly key: string;
  readonly log: Blob | null;
}

/** What is found, with a title where there are several. */
export interface Found extends Report {
  readonly title: string | null;
}

interface Held {
  readonly key?: Bytes;
  readonly logs?: Log[];
}

/** What is given, or why it cannot be used. */
async function hold(say: Say, given: Given): Promise<Held | Report> {
  let held: Held = {};
  const digits = given.key.trim().toLowerCase();
  if (digits !== "") {
    if (!/^[0-9a-f]{64}$/.test(digits)) return { kind: "none", lines: [say("verifier-no-key")] };
    held = { key: fromHex(digits) };
  }
  if (given.log === null) return held;
  try {
    return { ...held, logs: await Log.parseAll(await given.log.text()) };
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    return { kind: "fail", lines: [say("verifier-bad-log", { line: error.line })] };
  }
}

/** Checks the records of a file, one a line, and says what is found of each as soon as it is. */
export async function* check(say: Say, file: Blob, given: Given): AsyncGenerator<Found> {
  const held = await hold(say, given);
  if ("lines" in held) return yield { title: null, ...held };
  const lines = (await file.text()).split("\n").map((line, index) => ({ line, number: index + 1 }));
  const records = lines.filter(({ line }) => line.trim() !== "");
  if (records.length === 0) yield { title: null, kind: "none", lines: [say("verifier-no-record")] };
  for (const { line, number } of records) {
    const title = records.length > 1 ? say("verifier-line", { line: number }) : null;
    let verdict: Verdict;
    try {
      const read = readRecord(line);
      const expected: Expectations = {};
      if (held.key !== undefined) expected.key = held.key;
      const log = held.logs && logOf(held.logs, read);
      if (log !== undefined) expected.log = log;
      verdict = await verify(read, expected);
    } catch (error) {
      if (!(error instanceof Unreadable)) return yield { title: null, kind: "none", lines: [say("verifier-no-crypto")] };
      yield { title, kind: "none", lines: [say("verifier-no-record")] };
      continue;
    }
    yield { title, ...report(say, verdict, { key: held.key !== undefined, log: held.logs !== undefined }) };
  }
}
