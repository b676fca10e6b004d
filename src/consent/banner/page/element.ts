import { ownDocument } from "./own-document";

/**
 * The parts of an element: attributes by their names; `text` and `onclick` as properties. False and undefined leave an
 * attribute out.
 */
export interface Parts {
  readonly text?: string | undefined;
  readonly onclick?: (event: MouseEvent) => void;
  readonly [attribute: string]: unknown;
}

/** Makes an element. Text only ever becomes text: no string of a document is read as markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { text, onclick, ...attributes }: Parts = {},
  ...children: readonly (Node | false | null | undefined | "")[]
): HTMLElementTagNameMap[Tag] {
  const made = ownDocument.createElement(tag);
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? "" : String(value));
  }
  if (text !== undefined) made.textContent = text;
  if (onclick) made.onclick = onclick;
  made.append(...children.filter((child) => child instanceof Node));
  return made;
}
