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
