// Keeps what the pages are made of, so that the house opens without a connection and says so. What is on the way is always asked of the
// server first, and files are named with a part of their hash, so nobody is shown pages that are not those of the server.

/** Written by `build.mjs`: the page, and everything that it names. */
const FILES = ["/page/commissioner-latin.woff2?v=e3d539b926881fbb","/page/commissioner-greek.woff2?v=75d4734b1d207892","/page/icon.svg?v=a074f3da88947d0d","/page/alea.js?v=56ba9ab8a5be7964","/page/alea-el.js?v=266b15c091a9ee87","/page/alea-en.js?v=56ab9a612cd1d255","/page/alea-it.js?v=9e6a58778080f352","/page/alea.css?v=c1a88c343a1afa9f"];
/** A name that is another one whenever a file is. */
const CACHE = "alea-3fe87f1a1a284776";
/** What was read once can be read again: how games are set up, and rules. */
const READ = "alea-read";
/** How long the server may take to send a page, in milliseconds. */
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

async function keep() {
  await (await caches.open(CACHE)).addAll(["/", ...FILES]);
  await (await caches.open(READ)).add("/page/games.json");
}

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("alea-") && name !== CACHE && name !== READ);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (/^\/page\/(replay|example)\//.test(pathname)) return;
  else if (pathname.startsWith("/page/") && search.startsWith("?v=")) event.respondWith(file(request));
  else if (pathname.startsWith("/page/")) event.respondWith(read(request));
});

/** A page as the server has it now; without a connection the kept one, which says what can be done. */
async function page(request) {
  if (/^\/(api|health|metrics)/.test(new URL(request.url).pathname)) return fetch(request);
  const kept = await caches.match("/", { cacheName: CACHE });
  const asked = fetch(request);
  if (kept === undefined) return asked;
  const late = new Promise((done) => setTimeout(() => done(kept), PATIENCE));
  return Promise.race([asked.catch(() => kept), late]);
}

/** A file with its hash in its address is the same for ever. */
async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}

async function read(request) {
  const cache = await caches.open(READ);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept === undefined) throw error;
    return kept;
  }
}
