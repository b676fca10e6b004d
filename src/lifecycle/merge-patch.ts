import { jsonEqual } from "./json-equal";
import { isPlainObject } from "./plain-value";

type Members = Record<string, unknown>;

/**
 * The merge patch (RFC 7396) that turns `from` into `to`. What `to` lacks becomes null member by member, never as a whole object:
 * an object may have members that are not managed here. Lists are replaced. No difference gives an empty patch.
 */
export function mergePatch(
  from: Members,
  to: Members,
  isSame: (name: string, one: unknown, other: unknown) => boolean = sameValue,
): Members {
  const patch: Members = {};
  for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const [before, after] = [from[name], to[name]];
    if (before !== undefined && after !== undefined && isSame(name, before, after)) continue;
    const change = changeOf(before, after);
    if (change !== undefined) patch[name] = change;
  }
  return patch;
}

/** Undefined: no change. */
function changeOf(before: unknown, after: unknown): unknown {
  if (isPlainObject(before) && (after === undefined || isPlainObject(after))) {
    const inner = mergePatch(before, after ?? {});
    return Object.keys(inner).length === 0 ? undefined : inner;
  }
  if (before === undefined && isPlainObject(after) && Object.keys(after).length === 0) return undefined;
  return after === undefined ? null : after;
}

function sameValue(_name: string, one: unknown, other: unknown): boolean {
  return jsonEqual(one, other);
}
