import type { SchemaNode } from "@consentform/consent/contract";
import { closest } from "@consentform/consent/rules";
import { formatWords, isObject, pathOf, patternWords } from "@consentform/consent/values";
import type { ErrorObject, ValidateFunction } from "ajv/dist/2020";
import {
  type Definition,
  type Finding,
  inputProperties,
  joined,
  type Kind,
  member,
  type Place,
  type Properties,
  type Text,
  text,
} from "../../resources";
import { inputSchema } from "../../resources/input-schema";
import * as generated from "../generated/input-validators";
import { hasUnknown, type IsUnknown } from "../values/unknown";

// The generated functions are plain JavaScript, so their type is stated here (Ajv, standalone validation code).
const validators = generated as unknown as Readonly<Record<Kind, ValidateFunction>>;

/** Names that would reach JavaScript's own machinery instead of the object; legal nowhere. */
const forbiddenNames = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Everything in `inputs` that the schemas of the contract refuse. Unknown values, and values that contain one, are not
 * validated.
 */
export function findSchemaFailures(definition: Definition, inputs: Properties, isUnknown: IsUnknown): Finding[] {
  const validate = validators[definition.kind as Kind];
  validate(inputs);
  const secrets = new Set(inputProperties(definition).flatMap(({ name, traits }) => (traits.secret ? [name] : [])));
  const failures = (validate.errors ?? [])
    // A separate error reports what is wrong with the name itself.
    .filter(({ keyword }) => keyword !== "propertyNames")
    .filter((error) => !isUndecided(error, inputs, isUnknown))
    .map((error) => describe(located(error, inputSchema(definition), inputs), inputs, secrets));
  return [...distinct(failures), ...findForbiddenNames(inputs, isUnknown)];
}

/** An error with what it is about: the refused value or name, and the schema that has the keyword. */
interface LocatedError extends ErrorObject {
  readonly data: unknown;
  readonly parentSchema: SchemaNode;
}

function located(error: ErrorObject, schema: SchemaNode, inputs: Properties): LocatedError {
  const keys = pathOf(decodeURIComponent(error.schemaPath.slice(1))).slice(0, -1);
  return {
    ...error,
    data: error.propertyName ?? memberAt(inputs, pathOf(error.instancePath)),
    parentSchema: memberAt(schema, keys) as SchemaNode,
  };
}

function memberAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce((at, name) => (at as Properties)[name], value);
}

/** Keywords whose verdict depends on the value's members; the others look at the value itself. */
const keywordsAboutMembers = new Set(["anyOf", "oneOf", "not", "if", "const", "enum", "uniqueItems", "contains"]);

function isUndecided({ instancePath, keyword }: ErrorObject, inputs: Properties, isUnknown: IsUnknown): boolean {
  const value = memberAt(inputs, pathOf(instancePath));
  return isUnknown(value) || (keywordsAboutMembers.has(keyword) && hasUnknown(value, isUnknown));
}

function describe(error: LocatedError, inputs: Properties, secrets: ReadonlySet<string>): Finding {
  const names = pathOf(error.instancePath);
  const { additionalProperty, missingProperty } = error.params as {
    additionalProperty?: string;
    missingProperty?: string;
  };
  const place = [
    ...names,
    // The name of a refused member is not a value at a place, so Ajv reports it separately.
    ...(error.propertyName === undefined ? [] : [error.propertyName]),
    ...(additionalProperty === undefined ? [] : [additionalProperty]),
    ...(missingProperty === undefined ? [] : [missingProperty]),
  ];
  const isSecret = secrets.has(place[0] ?? "");
  const parent = placeOf(names, inputs);
  const message = error.propertyName === undefined ? messageOf(error, parent, isSecret) : nameMessageOf(error);
  return { property: placeOf(place, inputs), message, severity: "error", code: error.keyword };
}

/**
 * The message for each keyword: what was found, what is allowed, what to do. Texts and lists are described, never
 * shown: they may be secrets.
 */
function messageOf(
  { keyword, params, data, parentSchema, message }: LocatedError,
  place: Place,
  isSecret: boolean,
): Text {
  switch (keyword) {
    case "additionalProperties":
      return unknownName(params.additionalProperty, place, Object.keys(parentSchema.properties ?? {}));
    case "required":
      return "is missing; it must be set";
    case "enum":
    case "const": {
      const allowed: unknown[] = params.allowedValues ?? [params.allowedValue];
      const listed = allowed.map((value) => JSON.stringify(value)).join(", ");
      const guess =
        isSecret || typeof data !== "string"
          ? null
          : closest(
              data,
              allowed.filter((value) => typeof value === "string"),
            );
      return `is ${isSecret ? described(data) : shown(data)}; allowed: ${listed}${guess === null ? "" : `. Did you mean ${JSON.stringify(guess)}?`}`;
    }
    case "type":
      if (typeof data === "bigint" && [params.type].flat().includes("integer"))
        return `is ${data}; ${limitsOf(parentSchema)}`;
      return `is ${described(data)}; expected ${[params.type].flat().join(" or ")}`;
    case "pattern":
    case "format":
      return `is ${described(data)} that does not fit: ${formOf(params)}`;
    default:
      return `is ${isSecret || typeof data === "string" ? described(data) : shown(data)}; it ${message}`;
  }
}

/** The range of a number, in words. */
function limitsOf({ minimum, maximum }: SchemaNode): string {
  const limits = [minimum, maximum].filter((limit) => limit !== undefined);
  return limits.length === 2
    ? `allowed: ${limits.join(" to ")}`
    : `the largest number allowed is ${maximum ?? Number.MAX_SAFE_INTEGER}`;
}

function nameMessageOf({ keyword, params, message }: LocatedError): string {
  const isForm = keyword === "pattern" || keyword === "format";
  return `is not a name that is allowed here: ${isForm ? formOf(params) : `it ${message}`}`;
}

function unknownName(name: string, place: Place, known: readonly string[]): Text {
  const guess = closest(name, known);
  if (guess !== null) return text`is not a known property. Did you mean ${member(...place, guess)}?`;
  const members = known.map((one) => member(...place, one));
  return text`is not a known property; known: ${members.length === 0 ? "none" : joined(members, ", ")}`;
}

/** The form that a value needs, by the parameters of `pattern` or `format`. */
function formOf({ pattern, format }: ErrorObject["params"]): string {
  return `expected ${pattern === undefined ? formatWords(format) : patternWords(pattern)}`;
}

function shown(value: unknown): string {
  if (typeof value === "number" || typeof value === "boolean" || value === null) return String(value);
  return typeof value === "string" && value.length <= 40 ? JSON.stringify(value) : described(value);
}

function described(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "string") return `a string of ${value.length} characters`;
  return typeof value === "number" && !Number.isFinite(value)
    ? String(value)
    : `${/^[aeiou]/.test(typeof value) ? "an" : "a"} ${typeof value}`;
}

/** The place that names lead to; of a list they are positions. */
function placeOf(names: readonly string[], inputs: Properties): Place {
  let value: unknown = inputs;
  return names.map((name) => {
    const step = Array.isArray(value) ? Number(name) : name;
    value = typeof value === "object" && value !== null ? (value as Properties)[name] : undefined;
    return step;
  });
}

/**
 * A value that fits no branch of a choice fails every branch and the choice itself; one finding for a place is enough.
 */
function distinct(failures: readonly Finding[]): Finding[] {
  const choices = new Set(["anyOf", "oneOf"]);
  const byPlace = new Map<string, Finding>();
  for (const failure of failures) {
    const { property, code = "" } = failure;
    const path = JSON.stringify(property);
    const key = code === "additionalProperties" || code === "required" ? `${path} ${code}` : path;
    if (!byPlace.has(key) || !choices.has(code)) byPlace.set(key, byPlace.get(key) ?? failure);
  }
  return [...byPlace.values()];
}

function findForbiddenNames(inputs: Properties, isUnknown: IsUnknown, names: readonly string[] = []): Finding[] {
  if (isUnknown(inputs)) return [];
  return Object.entries(inputs).flatMap(([name, value]): Finding[] => {
    const place = [...names, name];
    if (forbiddenNames.has(name) && names.length > 0) {
      const message = "is a reserved name that is not allowed anywhere; use another";
      return [{ property: place, message, severity: "error", code: "forbidden-name" }];
    }
    return isObject(value) ? findForbiddenNames(value, isUnknown, place) : [];
  });
}
