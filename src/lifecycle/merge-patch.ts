import { jsonEqual } from "./json-equal";
import { isPlainObject } from "./plain-value";

type Members = Record<string, unknown>;

/**
 * The merge patch (RFC 7396) that turns `from` into `to`. What `to` lacks becomes null member by member, never as a whole object:
 * an object may have members that are not managed here. Lists are replaced. No difference gives an empty patch.
 * @param isWhole tells the members that are managed with everything in them, such as documents: what `to` lacks in them is null as a whole
 */
export function mergePatch(
  from: Members,
  to: Members,
  isSame: (name: string, one: unknown, other: unknown) => boolean = sameValue,
  isWhole: (name: string) => boolean = () => false,
): Members {
  const patch: Members = {};
  for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const [before, after] = [from[name], to[name]];
    if (before !== undefined && after !== undefined && isSame(name, before, after)) continue;
    const change = isWhole(name) ? wholeChangeOf(before, after) : changeOf(before, after);
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

function wholeChangeOf(before: unknown, after: unknown): unknown {
  if (!isPlainObject(before) || !isPlainObject(after)) return after === undefined ? null : after;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    names
      .filter((name) => !jsonEqual(before[name], after[name]))
      .map((name) => [name, wholeChangeOf(before[name], after[name])]),
  );
}

function sameValue(_name: string, one: unknown, other: unknown): boolean {
  return jsonEqual(one, other);
}
