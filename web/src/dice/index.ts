/** The dice protocol in the browser: deriving, reading, verifying. WebCrypto only; no library. */

export * from "./bytes.ts";
export * from "./derive.ts";
export * from "./header.ts";
export { Log, LogError } from "./log.ts";
export { readRecord } from "./record.ts";
export * from "./verify.ts";
