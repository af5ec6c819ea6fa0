/**
 * The Markdown of the rules pages and guides, as far as they use it: headings, paragraphs, lists, tables, code, emphasis, links; and
 * examples, whose position is drawn. Makes elements, never markup out of text.
 */

import { html } from "./elements.ts";

/** A block of the text. */
export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: "table"; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: "code"; readonly info: string; readonly lines: readonly string[] };

const ITEM = /^(?:[-*]|(\d+)\.) +/;
const cells = (line: string) => line.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());

/** The blocks of a text. */
export function blocks(source: string): Block[] {
  const lines = source.replaceAll("\r\n", "\n").split("\n");
  const found: Block[] = [];
  let at = 0;
  /** Lines from here on, as long as they are so. */
  const during = (so: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && so(lines[at] as string)) at += 1;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at] as string;
    const heading = /^(#{1,6}) +(.*)$/.exec(line);
    if (line.trim() === "") {
      at += 1;
    } else if (line.startsWith("```")) {
      at += 1;
      const inside = during((line) => !line.startsWith("```"));
      at += 1;
      found.push({ kind: "code", info: line.slice(3).trim(), lines: inside });
    } else if (heading !== null) {
      at += 1;
      found.push({ kind: "heading", level: (heading[1] as string).length, text: heading[2] as string });
    } else if (line.startsWith("|")) {
      const [head = "", , ...rows] = during((line) => line.startsWith("|"));
      found.push({ kind: "table", head: cells(head), rows: rows.map(cells) });
    } else if (ITEM.test(line)) {
      const items: string[] = [];
      for (const line of during((line) => ITEM.test(line) || /^ +\S/.test(line))) {
        if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
        else items.push(`${items.pop() ?? ""} ${line.trim()}`);
      }
      found.push({ kind: "list", ordered: /^\d/.test(line), items });
    } else {
      const text = during((line) => line.trim() !== "" && !line.startsWith("```") && !line.startsWith("#") && !line.startsWith("|"));
      found.push({ kind: "paragraph", text: text.join(" ") });
    }
  }
  return found;
}

/** Text with code, emphasis and links in it. */
export function inline(text: string): (Node | string)[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/).filter(Boolean).map((part) => {
    if (part.startsWith("`")) return html("code", {}, part.slice(1, -1));
    if (part.startsWith("**")) return html("strong", {}, part.slice(2, -2));
    if (part.startsWith("*") && part.length > 2) return html("em", {}, part.slice(1, -1));
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    return link === null ? part : linked(link[1] as string, link[2] as string);
  });
}

/** Pages of the house lead to each other; where others lead is not shown, since nothing is asked of other servers. */
function linked(text: string, to: string): Node | string {
  const page = /([a-z0-9-]+)\.(?:en|el|it)\.md(?:#.*)?$/.exec(to);
  return page === null ? text : html("a", { href: `/rules/${page[1]}` }, text);
}

/** The elements of a text. `figure` makes those of an example, if it can be drawn. */
export function elements(source: string, figure: (info: string, lines: readonly string[]) => HTMLElement | null): HTMLElement[] {
  return blocks(source).map((block) => {
    switch (block.kind) {
      case "heading":
        return html(`h${Math.min(block.level, 4)}` as "h1", {}, ...inline(block.text));
      case "paragraph":
        return html("p", {}, ...inline(block.text));
      case "list":
        return html(block.ordered ? "ol" : "ul", {}, ...block.items.map((item) => html("li", {}, ...inline(item))));
      case "table": {
        const row = (name: "th" | "td", texts: readonly string[]) => html("tr", {}, ...texts.map((text) => html(name, {}, ...inline(text))));
        const table = html("table", {}, html("thead", {}, row("th", block.head)), html("tbody", {}, ...block.rows.map((texts) => row("td", texts))));
        return html("div", { class: "wide", tabindex: "0" }, table);
      }
      case "code":
        return figure(block.info, block.lines) ?? html("pre", { tabindex: "0" }, block.lines.join("\n"));
    }
  });
}
