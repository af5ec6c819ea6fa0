/** Elements of a page. */

import { type Attributes, html } from "../board/svg.ts";

export { html };

export function button(label: string, attributes: Attributes, press: () => void): HTMLButtonElement {
  const made = html("button", { type: "button", ...attributes }, label);
  made.addEventListener("click", press);
  return made;
}

/** Shows other text, if it is another: a live region is read out once, and what is selected stays so. */
export function write(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** A link to another page of the house, which `go` leads to without loading it anew, unless it is wanted beside this one. */
export function link(path: string, go: (path: string) => void, attributes: Readonly<Record<string, string>>, text: string): HTMLAnchorElement {
  const made = html("a", { href: path, ...attributes }, text);
  made.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(path);
  });
  return made;
}
