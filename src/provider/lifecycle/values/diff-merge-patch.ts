import { isObject, jsonEqual } from "@consentform/consent/values";

type Members = Record<string, unknown>;

/** How the members of an object are compared. */
export type Shape = "structure" | "keyed" | "whole";

/**
 * The merge patch (RFC 7396) that turns `from` into `to`. What `to` lacks becomes null member by member, never as a
 * whole object: an object may have members that are not managed here. Lists are replaced. No difference gives an empty
 * patch.
 * @param shapeOf recognizes members that are not plain structures. whole: managed with everything in them, such as
 * documents; what `to` lacks in them is null as a whole. keyed: maps of objects, whose entries are added even when
 * empty and removed as a whole
 */
export function diffMergePatch(
  from: Members,
  to: Members,
  isSame: (name: string, one: unknown, other: unknown) => boolean = sameValue,
  shapeOf: (name: string) => Shape = () => "structure",
): Members {
  const patch: Members = {};
  for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const [before, after] = [from[name], to[name]];
    if (before !== undefined && after !== undefined && isSame(name, before, after)) continue;
    const change = changes[shapeOf(name)](before, after);
    if (change !== undefined) patch[name] = change;
  }
  return patch;
}

const changes = { structure: changeOf, keyed: keyedChangeOf, whole: wholeChangeOf } as const;

/** Undefined: no change. */
function changeOf(before: unknown, after: unknown): unknown {
  if (isObject(before) && (after === undefined || isObject(after))) {
    const inner = diffMergePatch(before, after ?? {});
    return Object.keys(inner).length === 0 ? undefined : inner;
  }
  if (before === undefined && isObject(after) && Object.keys(after).length === 0) return undefined;
  return after === undefined ? null : after;
}

/** Undefined: no change. */
function keyedChangeOf(before: unknown, after: unknown): unknown {
  const [former, next] = [before ?? {}, after ?? {}];
  if (!isObject(former) || !isObject(next)) return changeOf(before, after);
  const entries = [...new Set([...Object.keys(former), ...Object.keys(next)])].flatMap((key) => {
    const isKept = former[key] !== undefined && next[key] !== undefined;
    const change = isKept ? changeOf(former[key], next[key]) : (next[key] ?? null);
    return change === undefined ? [] : [[key, change] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function wholeChangeOf(before: unknown, after: unknown): unknown {
  if (!isObject(before) || !isObject(after)) return after === undefined ? null : after;
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
