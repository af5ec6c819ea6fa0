// Builds the pages that the server embeds, into `built/`. Names stay the same and what is in a file stands in its address, so that
// browsers may keep it for ever. `--check` says whether what lies there is what would be built.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const font = (script) => here(`../node_modules/@fontsource-variable/commissioner/files/commissioner-${script}-wght-normal.woff2`);

/** Drawn by `icons.mjs`. */
const ICONS = ["icon.svg", "icon-192.png", "icon-512.png", "icon-mask.png", "icon-apple.png"];

/** The files, by their names. */
async function pages() {
  const [built] = [await build({
    configFile: false,
    root: here("."),
    logLevel: "error",
    build: {
      write: false,
      target: "es2023",
      modulePreload: false,
      cssCodeSplit: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: here("../src/page/main.ts"),
        output: { entryFileNames: "alea.js", chunkFileNames: "alea-[name].js", assetFileNames: "alea[extname]" },
      },
    },
  })].flat();
  const files = new Map();
  for (const name of ["latin", "greek"]) files.set(`commissioner-${name}.woff2`, readFileSync(font(name)));
  // Its licence asks to go with it.
  files.set("commissioner-licence.txt", readFileSync(here("../node_modules/@fontsource-variable/commissioner/LICENSE")));
  for (const name of ICONS) files.set(name, readFileSync(here(name)));
  for (const output of built.output) files.set(output.fileName, Buffer.from(output.type === "chunk" ? output.code : output.source));
  const tagged = (text) => text.replaceAll(/\/page\/([\w.-]+)/g, (whole, name) => (files.has(name) ? `${whole}?v=${tag(files.get(name))}` : whole));
  // Fonts and languages first: the style and the program name them, and the page names those.
  const program = files.get("alea.js").toString().replaceAll(/\.\/(alea-[a-z]+\.js)/g, "/page/$1");
  files.set("alea.js", Buffer.from(tagged(program)));
  files.set("alea.css", Buffer.from(tagged(files.get("alea.css").toString())));
  for (const name of ["manifest.json", "index.html"]) files.set(name, Buffer.from(tagged(readFileSync(here(name), "utf8"))));
  // What is kept for the time without a connection is all that the first page asks for.
  const kept = [...files.keys()].filter((name) => /\.(css|js|woff2|svg)$/.test(name)).map((name) => tagged(`/page/${name}`));
  const worker = readFileSync(here("worker.js"), "utf8").replace("/* FILES */ []", JSON.stringify(kept)).replace("/* VERSION */", tag(files.get("index.html")));
  files.set("worker.js", Buffer.from(worker));
  return files;
}

const tag = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);

const folder = here("built/");
const files = await pages();
if (process.argv.includes("--check")) {
  const there = readdirSync(folder).filter((name) => !files.has(name));
  const other = [...files].filter(([name, bytes]) => {
    try {
      return !readFileSync(folder + name).equals(bytes);
    } catch {
      return true;
    }
  });
  if (there.length > 0 || other.length > 0) {
    console.error(`web/page/built is not what would be built (${[...there, ...other.map(([name]) => name)].join(", ")}): npm run build`);
    process.exit(1);
  }
} else {
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of files) writeFileSync(folder + name, bytes);
}
