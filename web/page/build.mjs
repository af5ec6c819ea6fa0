// Builds the pages that the server embeds, into `built/`. Names stay the same and what is in a file stands in its address, so that
// browsers may keep it for ever. `--check` says whether what lies there is what would be built.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const font = (script) => here(`../node_modules/@fontsource-variable/commissioner/files/commissioner-${script}-wght-normal.woff2`);

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
        output: { entryFileNames: "alea.js", assetFileNames: "alea[extname]" },
      },
    },
  })].flat();
  const files = new Map();
  for (const name of ["latin", "greek"]) files.set(`commissioner-${name}.woff2`, readFileSync(font(name)));
  // Its licence asks to go with it.
  files.set("commissioner-licence.txt", readFileSync(here("../node_modules/@fontsource-variable/commissioner/LICENSE")));
  files.set("icon.svg", readFileSync(here("icon.svg")));
  for (const output of built.output) files.set(output.fileName, Buffer.from(output.type === "chunk" ? output.code : output.source));
  const tagged = (text) => text.replaceAll(/\/page\/([\w.-]+)/g, (whole, name) => (files.has(name) ? `${whole}?v=${tag(files.get(name))}` : whole));
  // Fonts first: the style names them, and the page names the style.
  for (const name of ["alea.css", "alea.js"]) files.set(name, Buffer.from(tagged(files.get(name).toString())));
  files.set("index.html", Buffer.from(tagged(readFileSync(here("index.html"), "utf8"))));
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
