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
  ...children: readonly (Node | null)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? "" : String(value));
  }
  if (text !== undefined) made.textContent = text;
  if (onclick) made.onclick = onclick;
  for (const child of children) if (child) made.append(child);
  return made;
}
