import { pointerTo } from "../../values/json-pointer";

/** A stand-in for a text that is not known yet. A noncharacter of Unicode: no text of a document has it. */
const MARK = "\uFDD0";

/**
 * A value with a mark in place of each unknown part. Marks are texts, so a template with its variables is composed as
 * usual: every text that a mark goes into is unknown.
 */
export function markUnknown(value: unknown, isUnknown: (part: unknown) => boolean): unknown {
  if (isUnknown(value)) return MARK;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => markUnknown(item, isUnknown));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, markUnknown(item, isUnknown)]));
}

/** True for a text that contains a mark. */
export function isMarked(value: unknown): boolean {
  return typeof value === "string" && value.includes(MARK);
}

/** The known parts of a marked text, before, between and after its marks. */
export function partsAroundMarks(text: string): string[] {
  return text.split(MARK);
}

/** JSON Pointers of the texts that contain a mark, in the order of the document. */
export function markedPlaces(value: unknown, path: readonly string[] = []): string[] {
  if (isMarked(value)) return [pointerTo(path)];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => markedPlaces(item, [...path, name]));
}
