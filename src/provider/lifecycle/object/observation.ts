import { isObject, jsonEqual, pathOf } from "@consentform/consent/values";
import {
  type Definition,
  inputProperties,
  type Observation,
  type Properties,
  type Property,
  type Wire,
} from "../../resources";
import { DECLARED, declaredPaths, select, selectDeclared, UNFINISHED, unfinishedIn, valueAt } from "../values/declared";
import { isSame } from "../values/is-same";
import { knownMembers } from "../values/known-members";
import { outputsOf } from "../values/outputs";
import { shapesOf } from "../values/shapes";
import type { RemoteObject } from "./remote-object";

/** The result of `read`. Without `inputs`, the recorded ones apply. */
export type ReadResult =
  | {
      state: "present";
      id: string;
      inputs?: Properties;
      outputs: Properties;
      /** On a first read of a kind whose objects have one: the object's permanent key, or null. */
      externalKey?: string | null;
    }
  | { state: "gone" };

/** The observation of a response when the kind adds nothing to it. */
export function observationOf(answer: Wire | null): Observation {
  return answer === null ? { state: "gone" } : { state: "present", answer };
}

/** The result of an observation. */
export function resultOf(
  { definition, recorded, stored }: RemoteObject,
  id: string,
  observation: Observation,
): ReadResult {
  if (observation.state === "gone") return { state: "gone" };
  if (observation.state === "unchanged") return { state: "present", id, outputs: recorded };
  const { answer, inputs: reported = {} } = observation;
  if (stored.origin === "id only") {
    const inputs = { ...undefaulted(definition, answer), ...reported };
    const { external_key: externalKey } = answer as { external_key?: string | null };
    return {
      state: "present",
      id,
      inputs,
      outputs: outputsOf(definition, { inputs, answer, recorded }),
      ...(externalKey !== undefined && { externalKey }),
    };
  }
  const inputs = observedInputs(definition, recorded, answer, reported);
  const outputs = {
    ...outputsOf(definition, { inputs, answer, recorded }),
    // A declared leaf that is not there any more is still declared.
    [DECLARED]: recorded[DECLARED],
    ...(unfinishedIn(recorded) !== null && { [UNFINISHED]: recorded[UNFINISHED] }),
  };
  return { state: "present", id, ...(mayOmitInputs(recorded, outputs) ? {} : { inputs }), outputs };
}

/**
 * While the declared values are as recorded, the engine's own copy of the inputs is the better one: outputs hold only
 * the digest of a document, and of an object that was only looked up the engine has no inputs.
 */
function mayOmitInputs(recorded: Properties, outputs: Properties): boolean {
  const declared = declaredPaths(recorded);
  return jsonEqual(select(recorded, declared), select(outputs, declared));
}

/** The declared inputs with the service's values. `reported` has values that the answer spells in another way. */
function observedInputs(definition: Definition, recorded: Properties, answer: Wire, reported: Properties): Properties {
  const declared = declaredPaths(recorded);
  const before = select(recorded, declared);
  const now = Object.fromEntries(
    inputProperties(definition)
      .filter(({ name }) => name in before)
      .map((property) => [property.name, observedValue(property, before, answer, reported)]),
  );
  const { isKeyed, isOpaque } = shapesOf(definition);
  const isInEntry = (leaf: string) => isKeyed(pathOf(leaf)[0] ?? "");
  const entries = selectDeclared(now, declared.filter(isInEntry), isOpaque);
  const others = declared.filter((leaf) => !isInEntry(leaf));
  const leaves = others.filter((leaf) => !isEmptyObject(valueAt(before, leaf)));
  return { ...merged(emptyObjectsOf(before, others), select(now, leaves)), ...entries };
}

function merged(one: Properties, other: Properties): Properties {
  const entries = Object.entries(other).map(([name, value]) => {
    const former = one[name];
    return [name, isObject(former) && isObject(value) ? merged(former, value) : value] as const;
  });
  return { ...one, ...Object.fromEntries(entries) };
}

function observedValue(property: Property, before: Properties, answer: Wire, reported: Properties): unknown {
  const { name, isOnWire, schema, traits } = property;
  if (name in reported) return reported[name];
  const isKept = !isOnWire || traits.writeOnly || traits.secret || traits.onlyOnCreate || traits.computed;
  if (isKept || answer[name] === undefined) return before[name];
  const now = knownMembers(schema, answer[name]);
  return !traits.digestOnly && isSame(property, now, before[name]) ? before[name] : now;
}

function isEmptyObject(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length === 0;
}

/** A declared empty object declares nothing inside, so it stays as it is. */
function emptyObjectsOf(before: Properties, declared: readonly string[]): Properties {
  return select(
    before,
    declared.filter((leaf) => isEmptyObject(valueAt(before, leaf))),
  );
}

/** For an import: the inputs that would create this object. */
function undefaulted(definition: Definition, answer: Wire): Properties {
  return Object.fromEntries(
    inputProperties(definition).flatMap((property) => {
      const { name, isOnWire, schema, traits } = property;
      const value = isOnWire && !traits.computed ? answer[name] : undefined;
      if (value === undefined || value === null) return [];
      const now = knownMembers(schema, value);
      return isSame(property, now, property.default) ? [] : [[name, now]];
    }),
  );
}
