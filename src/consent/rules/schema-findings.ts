import type { ErrorObject } from "ajv";
import { clipped, describeValue, listed } from "../values/describe-value";
import { formatWords } from "../values/format-words";
import { pointerTo, valueAt } from "../values/json-pointer";
import { patternWords } from "../values/pattern-words";
import type { JointFault } from "./banner-finding";
import { closest } from "./closest";
import { validate } from "./generated/banner-validator";
import { overfullParts } from "./overfull";
import { bannerNode, dereferenced, nodeAt } from "./schema-node";
import { quotingAdvice } from "./unquoted-word";

/** A part of the document that the schema refuses. */
export interface SchemaFinding {
  code: "schema-violation" | "unknown-key";
  pointer: string;
  message: string;
  joint?: JointFault;
}

/** More findings than anyone reads; the rest of a hostile document is not described. */
const MAX_FINDINGS = 100;

// The generated function is plain JavaScript, so its type is stated here (Ajv, standalone validation code).
const validateShape = validate as ((value: unknown) => boolean) & { errors?: ErrorObject[] | null };

const emptyDocument: SchemaFinding = {
  code: "schema-violation",
  pointer: "",
  message: "The document is empty; it must be an object. `consentform starter` prints one to begin with.",
};

/**
 * The violations of the schema by a value; empty if its form is that of a banner document. At most 100 findings.
 * @param unknownPlaces pointers of values that are not known yet, and so violate nothing
 */
export function schemaFindings(document: unknown, unknownPlaces: readonly string[] = []): SchemaFinding[] {
  if (document === null || document === undefined) return [emptyDocument];
  const overfull = overfullParts(bannerNode, document, dereferenced);
  if (overfull.length === 0 && validateShape(document)) return [];
  const findings = new Map<string, SchemaFinding>();
  for (const error of overfull.length > 0 ? overfull : (validateShape.errors ?? [])) {
    if (isUndecided(error, unknownPlaces)) continue;
    const finding = describeViolation(error, document);
    if (finding !== null) findings.set(`${finding.pointer}\n${finding.message}`, finding);
    if (findings.size === MAX_FINDINGS) break;
  }
  return [...findings.values()];
}

/** Keywords that compare members; the others look at the value itself or at the names of its members. */
const comparing: ReadonlySet<string> = new Set(["oneOf", "uniqueItems"]);

function isUndecided(
  { instancePath: at, keyword }: Pick<ErrorObject, "instancePath" | "keyword">,
  unknownPlaces: readonly string[],
): boolean {
  return unknownPlaces.some(
    (place) => at === place || at.startsWith(`${place}/`) || (comparing.has(keyword) && place.startsWith(`${at}/`)),
  );
}

/** The types of JSON Schema, as a reader of YAML calls them. */
const typeWords: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  integer: "a whole number",
  number: "a number",
  object: "an object",
  string: "a text",
};

/** Messages for invalid values, by keyword of JSON Schema. A keyword without a sentence gets a general one. */
const sentences: Readonly<Record<string, (params: ErrorObject["params"], found: string) => string>> = {
  type: ({ type }, found) => `is ${found}; it must be ${typeWords[type] ?? `of type ${type}`}`,
  const: ({ allowedValue }, found) => `is ${found}; the only allowed value is ${describeValue(allowedValue)}`,
  enum: ({ allowedValues }, found) => `is ${found}; allowed values are ${listed(allowedValues.map(describeValue))}`,
  pattern: ({ pattern }, found) => `is ${found}; it must be ${patternWords(pattern)}`,
  format: ({ format }, found) => `is ${found}; it must be ${formatWords(format)}`,
  minLength: ({ limit }, found) => `is ${found}; it must have at least ${limit} character${limit === 1 ? "" : "s"}`,
  maxLength: ({ limit }, found) => `is ${found}; it may have at most ${limit} characters`,
  minimum: ({ limit }, found) => `is ${found}; the minimum is ${limit}`,
  maximum: ({ limit }, found) => `is ${found}; the maximum is ${limit}`,
  minItems: ({ limit }, found) => `is ${found}; it needs at least ${limit}`,
  maxItems: ({ limit }, found) => `is ${found}; it may have at most ${limit}`,
  maxProperties: ({ limit }, found) => `is ${found}; it may have at most ${limit}`,
  uniqueItems: ({ i, j }) => `has the same item at ${Math.min(i, j)} and ${Math.max(i, j)}; remove one`,
};

/** Sentences that depend on what the object is rather than on the keyword. */
const choices: readonly { at: RegExp; keywords: readonly string[]; sentence: string }[] = [
  {
    at: /^\/regimes\/rules\/\d+\/match$/,
    keywords: ["minProperties", "maxProperties"],
    sentence: "must have exactly one of regimes, countries and subdivisions",
  },
  {
    at: /^\/blocking\/rules\/\d+\/match$/,
    keywords: ["minProperties", "maxProperties"],
    sentence: "must have exactly one of host, url and selector",
  },
  { at: /^\/blocking\/rules\/\d+$/, keywords: ["oneOf"], sentence: "must have exactly one of service and category" },
  {
    at: /\/vendors$/,
    keywords: ["oneOf"],
    sentence: 'must be "all" or a list of at most 2000 different vendor ids from 1 to 65535',
  },
];

const stringKeywords: ReadonlySet<string> = new Set(["enum", "const", "pattern", "format", "minLength", "maxLength"]);

/** The finding about one violation in the words of Ajv; null for those that another one reports. */
export function describeViolation(
  error: Pick<ErrorObject, "keyword" | "params" | "instancePath" | "schemaPath">,
  document: unknown,
): SchemaFinding | null {
  const { keyword, params, instancePath: at } = error;
  if (keyword === "additionalProperties") return unknownKey(at, params.additionalProperty);
  if (keyword === "propertyNames") return illegalName(at, params.propertyName);
  // Errors of one branch of a oneOf: the oneOf itself says it in one sentence.
  if (error.schemaPath.includes("/oneOf/")) return null;
  if (keyword === "required") {
    const pointer = at + pointerTo([params.missingProperty]);
    const joint = { item: pointer, fault: "{items} are missing; they are required.", fix: null };
    return { ...violation(pointer, "is missing; it is required"), joint };
  }
  const value = valueAt(document, at);
  // A string keyword at something else is either about a name in a map, which propertyNames reports, or follows from a
  // type error.
  if (stringKeywords.has(keyword) && typeof value !== "string") return null;
  const choice = choices.find((each) => each.keywords.includes(keyword) && each.at.test(at));
  const sentence = choice?.sentence ?? sentences[keyword]?.(params, describeValue(value));
  const advice = keyword === "type" ? typeAdvice(params.type, value, at) : "";
  return violation(at, sentence ?? `is refused by the schema (${keyword} ${JSON.stringify(params)})`, advice);
}

function typeAdvice(type: string, value: unknown, at: string): string {
  if (type === "boolean" && typeof value === "string") return "Write one of these words, without quotes";
  return type === "string" ? quotingAdvice(value, nodeAt(at)?.enum) : "";
}

function violation(pointer: string, sentence: string, advice = ""): SchemaFinding {
  const place = pointer === "" ? "The document" : pointer;
  return { code: "schema-violation", pointer, message: `${place} ${sentence}.${advice === "" ? "" : ` ${advice}.`}` };
}

function unknownKey(at: string, key: string): SchemaFinding {
  const pointer = at + pointerTo([clipped(key)]);
  const known = Object.keys(nodeAt(at)?.properties ?? {});
  const near = closest(clipped(key), known);
  const hint = known.length === 0 ? "" : ` Known here: ${listed(known)}.`;
  return {
    code: "unknown-key",
    pointer,
    message: `${pointer} is not a member of a banner document; ${near === null ? "remove or rename it." : `did you mean ${near}?`}${hint}`,
  };
}

function illegalName(at: string, key: string): SchemaFinding {
  const pointer = at + pointerTo([clipped(key)]);
  return { code: "unknown-key", pointer, message: `${pointer} is not an allowed name here; ${nameHint(at, key)}.` };
}

function nameHint(at: string, key: string): string {
  if (/\/defaults$/.test(at)) return "names are category keys of lower-case letters, digits, underscores and hyphens";
  if (/\/signals$/.test(at)) return "names are Google consent signals such as analytics_storage";
  const advice = ["true", "false"].includes(key) ? `. ${quotingAdvice(key === "true")}` : "";
  return `names are BCP 47 language tags such as en or pt-BR${advice}`;
}
