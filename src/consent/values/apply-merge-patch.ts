import { isObject } from "./is-object";

/** RFC 7396, appendix of section 2: members of the patch replace, null removes, objects merge. */
export function applyMergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  // Entries and fromEntries, so that a member called __proto__ stays a member.
  const merged = new Map(isObject(target) ? Object.entries(target) : []);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name);
    else merged.set(name, applyMergePatch(merged.get(name), value));
  }
  return Object.fromEntries(merged);
}
