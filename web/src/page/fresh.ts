/**
 * Whether the server has newer pages than these. It is looked at when a connection comes back, when somebody comes back to the page, and on the
 * way to another one; then they are told of, and the next page is loaded anew.
 */

/** How often it is looked at, at most, in milliseconds. */
const APART = 10_000;

/** The program that runs here, as the page names it: its address has a part of its hash. */
const own = (): string => document.querySelector<HTMLScriptElement>("script[type=module]")?.getAttribute("src") ?? "";

let looked = -Infinity;
let stale = false;
let tell: () => unknown = () => {};

/** Calls back once there are newer pages. */
export function whenStale(call: () => unknown): void {
  tell = call;
  document.addEventListener("visibilitychange", () => document.hidden || void look());
}

export const isStale = (): boolean => stale;

/** Looks whether the server still names this program. */
export async function look(): Promise<void> {
  const now = performance.now();
  if (stale || now - looked < APART) return;
  looked = now;
  try {
    const answer = await fetch("/", { cache: "no-cache" });
    const page = await answer.text();
    // Something else may answer in its place, as in a hotel.
    if (!answer.ok || !/alea\.js\?v=/.test(page) || page.includes(own())) return;
  } catch {
    return;
  }
  stale = true;
  tell();
}
