import { formatWords, patternWords, pointerTo } from "@consentform/consent/values";
import type { ErrorObject } from "ajv/dist/2020";

/** One fault of a value against its schema. */
export interface SchemaProblem {
  /** JSON Pointer of the offending member. */
  readonly pointer: string;
  /** The JSON Schema keyword that failed, or unknown-key or duplicate (contract 2, rule a). */
  readonly code: string;
  /** The allowed values; strings of the request are never repeated, they may be secret. */
  readonly detail: string;
}

type Parameters = Readonly<Record<string, unknown>>;

/** Messages for failed keywords. Keywords that are not here use Ajv's words. */
const sentences: Readonly<Record<string, (parameters: Parameters, data: unknown) => string>> = {
  required: () => "is required",
  additionalProperties: () => "is not a member of this object; leave it out",
  unevaluatedProperties: () => "is not a member of this object; leave it out",
  propertyNames: () => "has a name that is not allowed here",
  type: ({ type }, data) => `must be ${listed(type)}, found ${typeName(data)}`,
  enum: ({ allowedValues }) => `must be one of ${listed(allowedValues)}`,
  const: ({ allowedValue }) => `must be ${String(allowedValue)}`,
  minimum: ({ limit }, data) => `must be at least ${String(limit)}, found ${String(data)}`,
  maximum: ({ limit }, data) => `must be at most ${String(limit)}, found ${String(data)}`,
  minLength: ({ limit }) => `must have at least ${plural(limit, "character")}`,
  maxLength: ({ limit }, data) => `must have at most ${plural(limit, "character")}, found ${lengthOf(data)}`,
  minItems: ({ limit }, data) => `must have at least ${plural(limit, "item")}, found ${lengthOf(data)}`,
  maxItems: ({ limit }, data) => `must have at most ${plural(limit, "item")}, found ${lengthOf(data)}`,
  minProperties: ({ limit }) => `must have at least ${plural(limit, "member")}`,
  maxProperties: ({ limit }) => `must have at most ${plural(limit, "member")}`,
  uniqueItems: ({ i, j }) => `items ${String(j)} and ${String(i)} are the same; each may occur once`,
  pattern: ({ pattern }) => `must be ${patternWords(String(pattern))}`,
  format: ({ format }) => `must be ${formatWords(String(format))}`,
};

/** Keywords whose code the contract names differently. */
const codes: Readonly<Record<string, string>> = {
  additionalProperties: "unknown-key",
  unevaluatedProperties: "unknown-key",
  uniqueItems: "duplicate",
};

/** The parameter of a keyword that names the member which is meant, below the place Ajv reports. */
const memberParameters: Readonly<Record<string, string>> = {
  required: "missingProperty",
  additionalProperties: "additionalProperty",
  unevaluatedProperties: "unevaluatedProperty",
  propertyNames: "propertyName",
};

/** The members of Ajv's errors that are used. */
export type ContractError = Pick<ErrorObject, "keyword" | "params" | "instancePath" | "data" | "message">;

/** One of Ajv's errors in the words of the contract. Needs Ajv's option `verbose`, for the data. */
export function problemOf(error: ContractError): SchemaProblem {
  const parameters: Parameters = error.params;
  const memberParameter = memberParameters[error.keyword];
  const member = memberParameter === undefined ? "" : pointerTo([String(parameters[memberParameter])]);
  return {
    pointer: error.instancePath + member,
    code: codes[error.keyword] ?? error.keyword,
    detail: sentences[error.keyword]?.(parameters, error.data) ?? error.message ?? "does not fit the schema",
  };
}

function listed(values: unknown): string {
  return Array.isArray(values) ? values.map(String).join(", ") : String(values);
}

function plural(count: unknown, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${String(count)} ${noun}s`;
}

function lengthOf(data: unknown): number {
  return typeof data === "string" ? [...data].length : Array.isArray(data) ? data.length : 0;
}

function typeName(data: unknown): string {
  if (data === null) return "null";
  return Array.isArray(data) ? "an array" : typeof data === "object" ? "an object" : `a ${typeof data}`;
}
