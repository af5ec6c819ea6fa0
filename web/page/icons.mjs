// Draws the icons that installing the pages needs, from `icon.svg`, in Chromium (CHROMIUM says which). What it draws is part of the repository.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const drawing = readFileSync(here("icon.svg"), "utf8");
/** Those that systems cut into a shape of their own are wood to their edges, with the die in the middle. */
const wood = drawing.replace(/viewBox="0 0 32 32"/, 'viewBox="-4 -4 40 40"').replace('width="32" height="32" rx="7"', 'x="-4" y="-4" width="40" height="40"');
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const [name, size, svg] of [["icon-192.png", 192, drawing], ["icon-512.png", 512, drawing], ["icon-mask.png", 512, wood], ["icon-apple.png", 180, wood]]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${svg}`);
  await page.screenshot({ path: here(name), omitBackground: true });
  await page.close();
}
await browser.close();
