import { entryOf, isObject, pathOf } from "@consentform/consent/values";
import { shownText } from "../report/shown-text";

/** The keys and ids of the list items that a pointer passes, such as `health` for `/categories/4/label`. */
export function namedItems(document: unknown, pointer: string): string[] {
  const names: string[] = [];
  let value = document;
  for (const segment of pathOf(pointer)) {
    const isItem = Array.isArray(value);
    value = isItem || isObject(value) ? entryOf(value as Record<string, unknown>, segment) : undefined;
    const name = isItem && isObject(value) ? (value.key ?? value.id) : undefined;
    if (typeof name === "string") names.push(shownText(name));
  }
  return names;
}
