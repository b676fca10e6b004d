import type { Attribute } from "../../../../src/provider/terraform/schema";
import { hasUnknown, UNKNOWN, type Value } from "../../../../src/provider/terraform/values";

type Attributes = Readonly<Record<string, Value>> | null;

/**
 * Terraform's rules for a plan: a configured value is as configured or exactly as before; an omitted one is null unless
 * it is computed; write-only values are never planned.
 *
 * @returns a line for each violation
 */
export function planViolations(
  attributes: readonly Attribute[],
  { prior, config, planned }: { prior: Attributes; config: Attributes; planned: Attributes },
  path = "",
): string[] {
  if (config === null) return planned === null ? [] : [`${path}: planned for nothing configured`];
  if (planned === null) return [`${path}: configured, and planned to be absent`];
  return attributes.flatMap((attribute) =>
    attributeViolations(attribute, {
      prior: prior?.[attribute.name] ?? null,
      config: config[attribute.name] ?? null,
      planned: planned[attribute.name],
      path: path === "" ? attribute.name : `${path}.${attribute.name}`,
    }),
  );
}

interface Place {
  prior: Value;
  config: Value;
  planned: Value | undefined;
  path: string;
}

function attributeViolations(attribute: Attribute, { prior, config, planned, path }: Place): string[] {
  const { nested, isComputed, isWriteOnly } = attribute;
  if (planned === undefined) return [`${path}: missing`];
  if (isWriteOnly) return planned === null ? [] : [`${path}: write-only and planned`];
  if (isEqual(planned, config)) return [];
  if (config === null) return isComputed ? [] : [`${path}: not configured, not computed, and planned`];
  if (prior !== null && isEqual(planned, prior)) return [];
  if (config === UNKNOWN || nested === undefined)
    return [`${path}: configured ${show(config)}, planned ${show(planned)}`];
  if (planned === UNKNOWN || planned === null) return [`${path}: configured, and planned ${show(planned)}`];
  const inner = (place: Place) =>
    planViolations(
      nested.attributes,
      { prior: objectOf(place.prior), config: objectOf(place.config), planned: objectOf(place.planned ?? null) },
      place.path,
    );
  if (nested.nesting === "single") return inner({ prior, config, planned, path });
  const [desired, promised, before] = [Object(config), Object(planned), Object(prior)] as Record<string, Value>[];
  const keys = Object.keys(desired ?? {});
  if (!isEqual(keys.toSorted(), Object.keys(promised ?? {}).toSorted())) return [`${path}: other elements planned`];
  return keys.flatMap((key) =>
    inner({
      prior: before?.[key] ?? null,
      config: desired?.[key] ?? null,
      planned: promised?.[key] ?? null,
      path: `${path}[${key}]`,
    }),
  );
}

/**
 * Terraform's rules after a plan, for a second plan or the result: known values stay the same.
 *
 * @returns a line for each violation
 */
export function promiseViolations(planned: Value, actual: Value | undefined, path = ""): string[] {
  if (planned === UNKNOWN) return [];
  if (actual === undefined) return [`${path}: missing`];
  if (typeof planned !== "object" || planned === null || !hasUnknown(planned)) {
    return isEqual(planned, actual) ? [] : [`${path}: promised ${show(planned)}, became ${show(actual)}`];
  }
  if (typeof actual !== "object" || actual === null)
    return [`${path}: promised ${show(planned)}, became ${show(actual)}`];
  const [promised, found] = [planned, actual] as Record<string, Value>[];
  const keys = Object.keys(promised ?? {});
  if (!isEqual(keys.toSorted(), Object.keys(found ?? {}).toSorted())) return [`${path}: other elements than promised`];
  return keys.flatMap((key) => promiseViolations(promised?.[key] ?? null, found?.[key], `${path}.${key}`));
}

/** Terraform's rules for a result: nothing is unknown, nothing write-only is kept. */
export function resultViolations(attributes: readonly Attribute[], state: Attributes): string[] {
  if (state === null) return [];
  return attributes.flatMap(({ name, isWriteOnly }) => [
    ...(hasUnknown(state[name] ?? null) ? [`${name}: unknown after apply`] : []),
    ...(isWriteOnly && state[name] !== null ? [`${name}: write-only and kept`] : []),
  ]);
}

function objectOf(value: Value): Attributes {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, Value>>)
    : null;
}

/** Equality of values; unknown is equal to unknown. */
export function isEqual(one: unknown, other: unknown): boolean {
  return show(one) === show(other);
}

function show(value: unknown): string {
  const text = JSON.stringify(value, (_key, member: unknown) => {
    if (member === UNKNOWN) return "(unknown)";
    if (typeof member === "bigint") return `${member}n`;
    if (typeof member !== "object" || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
  return text ?? "nothing";
}
