import { isObject, pointerTo } from "@consentform/consent/values";
import { fromContract } from "../schema/convert";
import { isSameValue, member } from "../schema/same-value";
import type { Member, Shape } from "../schema/shape";
import { UNKNOWN, type Value } from "../values";

/** Planned values of attributes that the configuration leaves out. */
export interface Gaps {
  /**
   * False where the object keeps what it has: one that exists already, such as a schedule, is taken as it is. Then they
   * are unknown before the first reading, and the prior ones later.
   */
  readonly areDefaults: boolean;
  /**
   * Reports whether the configuration had a value at this place, JSON Pointer, when the object was written last: then
   * the default is due.
   */
  wasDeclared(pointer: string): boolean;
}

/**
 * The planned value of what is configured: what is configured, or exactly the prior value where it means the same;
 * members left out have their prior value or their default.
 *
 * @param pointer place of the value in the inputs
 */
export function plannedValue(shape: Shape, config: Value, prior: Value, gaps: Gaps, pointer: string): Value {
  if (config === null || config === UNKNOWN) return config;
  const planned = completed(shape, config, prior, gaps, pointer);
  return prior !== null && isSameValue(shape, planned, prior) ? prior : planned;
}

function completed(shape: Shape, config: Value, prior: Value, gaps: Gaps, pointer: string): Value {
  switch (shape.kind) {
    case "object":
      return objectValue(shape.members, config, prior, gaps, pointer);
    case "map":
      if (shape.element.kind !== "object" || !isObject(config)) return config;
      return Object.fromEntries(
        Object.entries(config).map(([key, value]) => [
          key,
          plannedValue(shape.element, value as Value, member(prior, key), gaps, pointer + pointerTo([key])),
        ]),
      );
    case "list":
      // Lists are replaced as a whole, so that nothing of a former item is kept.
      return Array.isArray(config)
        ? config.map((item: Value) => plannedValue(shape.element, item, null, asNewObject, pointer))
        : config;
    default:
      return config;
  }
}

/** Gaps in a value that is written again as a whole. */
const asNewObject: Gaps = { areDefaults: true, wasDeclared: () => false };

function objectValue(
  members: Readonly<Record<string, Member>>,
  config: Value,
  prior: Value,
  gaps: Gaps,
  pointer: string,
): Value {
  const values = Object.entries(members).map(([name, description]): [string, Value] => {
    const given = member(config, name);
    const place = pointer + pointerTo([name]);
    const value =
      given === null
        ? gapValue(description, isObject(prior) ? member(prior, name) : undefined, gaps, place)
        : plannedValue(description.shape, given, member(prior, name), gaps, place);
    return [name, value];
  });
  return Object.fromEntries(values);
}

/** The planned value of what the configuration leaves out; `prior` is undefined before there is any. */
export function gapValue(
  { shape, default: fallback }: Pick<Member, "shape" | "default">,
  prior: Value | undefined,
  gaps: Gaps,
  pointer: string,
): Value {
  // What has no default can only be null when it is left out.
  if (fallback === undefined) return null;
  if (prior !== undefined)
    return gaps.wasDeclared(pointer) ? backToDefault(shape, fallback, prior, gaps, pointer) : prior;
  return gaps.areDefaults ? defaultValue(shape, fallback) : UNKNOWN;
}

/** Only what was declared goes back to its default: an object may have members that this program never set. */
function backToDefault(shape: Shape, fallback: unknown, prior: Value, gaps: Gaps, pointer: string): Value {
  const initial = defaultValue(shape, fallback);
  if (shape.kind !== "object" || !isObject(prior)) return isSameValue(shape, initial, prior) ? prior : initial;
  const values = Object.entries(shape.members).map(([name, description]): [string, Value] => [
    name,
    gapValue(description, member(prior, name), gaps, pointer + pointerTo([name])),
  ]);
  return Object.fromEntries(values);
}

/** A default as a value, with the defaults of its members. */
export function defaultValue(shape: Shape, fallback: unknown): Value {
  const value = fromContract(shape, fallback);
  if (shape.kind !== "object" || !isObject(value)) return value;
  const members = Object.entries(shape.members).map(([name, { shape: inner, default: own }]): [string, Value] => {
    const given = member(value as Value, name);
    return [name, given === null && own !== undefined ? defaultValue(inner, own) : given];
  });
  return Object.fromEntries(members);
}
