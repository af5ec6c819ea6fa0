// Builds the page: one file, everything in it. `--check` says whether the one that lies there is the one that would be built.
import { readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

const here = (path) => new URL(path, import.meta.url);

export async function page() {
  const built = await build({
    entryPoints: [here("main.ts").pathname],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    minify: true,
    charset: "utf8",
    legalComments: "none",
    loader: { ".ftl": "text" },
  });
  const script = built.outputFiles[0].text.trim().replaceAll("</script", "<\\/script");
  return readFileSync(here("page.html"), "utf8").replace("/*script*/", () => script);
}

if (process.argv[1] === here("build.mjs").pathname) {
  const target = here("alea-verify.html");
  const fresh = await page();
  if (process.argv.includes("--check")) {
    if (readFileSync(target, "utf8") !== fresh) {
      console.error("alea-verify.html is not what would be built: npm run build");
      process.exit(1);
    }
  } else {
    writeFileSync(target, fresh);
  }
}
