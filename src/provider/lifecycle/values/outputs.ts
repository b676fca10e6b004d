import { digest, jsonEqual } from "@consentform/consent/values";
import { answeredProperties, type Definition, inputProperties, type Properties, type Wire } from "../../resources";
import { DECLARED, leafPaths } from "./declared";
import { knownMembers } from "./known-members";
import { recordedDigest } from "./recorded-digest";
import { shapesOf } from "./shapes";

/** The sources of outputs. */
export interface Sources {
  inputs: Properties;
  /** The object as the service answered it; null when nothing was sent, so that what was recorded holds. */
  answer: Wire | null;
  /** Outputs of the last run; empty before the first. */
  recorded: Properties;
}

/**
 * The outputs of a resource: what the service answered, and every declared input as it was declared, so that comparing
 * it with the next inputs is exact. Where the service's value has more members or another spelling, it is in
 * `effective`. Secrets that an answer does not contain are kept.
 */
export function outputsOf(definition: Definition, { inputs, answer, recorded }: Sources): Properties {
  const reported = answer === null ? lastReported(definition, recorded) : answered(definition, answer, recorded);
  const echo = echoOf(definition, inputs, reported);
  const differing = Object.entries(reported).filter(
    ([name, value]) => Object.hasOwn(echo, name) && !jsonEqual(value, echo[name]),
  );
  const secrets = secretsOf(definition);
  const effective = Object.fromEntries(differing.filter(([name]) => !secrets.has(name)));
  return { ...reported, ...echo, effective, [DECLARED]: leafPaths(inputs, shapesOf(definition).isOpaque) };
}

/** The service's values as outputs recorded them: what was echoed, and the values in `effective` where they differ. */
export function knownState({ effective, ...rest }: Properties): Properties {
  return { ...rest, ...(typeof effective === "object" ? effective : {}) };
}

/** The properties that the service had reported when the outputs were recorded. */
function lastReported(definition: Definition, recorded: Properties): Properties {
  const known = knownState(recorded);
  return Object.fromEntries(
    answeredProperties(definition).flatMap(({ name }) => (name in known ? [[name, known[name]]] : [])),
  );
}

function answered(definition: Definition, answer: Wire, recorded: Properties): Properties {
  const reported: Properties = {};
  for (const { name, isOnWire, schema, traits } of answeredProperties(definition)) {
    const value = isOnWire ? answer[name] : undefined;
    const isUnreported = value === undefined || (traits.secret === true && value === null);
    if (!isUnreported) reported[name] = traits.digestOnly ? digest(value) : knownMembers(schema, value);
    else if (recorded[name] !== undefined) reported[name] = recorded[name];
  }
  return reported;
}

/**
 * Values that `check` computes and the definition also returns are as returned: a run that failed half-way has not
 * reached all of them.
 */
function echoOf(definition: Definition, inputs: Properties, reported: Properties): Properties {
  const reached = inputProperties(definition).filter(({ name, traits }) => traits.answered && name in reported);
  const digests = inputProperties(definition)
    .filter(({ name, traits }) => traits.digestOnly !== undefined && inputs[name] !== undefined)
    .map((property) => [property.name, recordedDigest(property, inputs)] as const);
  return {
    ...inputs,
    ...Object.fromEntries(digests),
    ...Object.fromEntries(reached.map(({ name }) => [name, reported[name]])),
  };
}

function secretsOf(definition: Definition): ReadonlySet<string> {
  return new Set(answeredProperties(definition).flatMap(({ name, traits }) => (traits.secret ? [name] : [])));
}
