import {
  type ContractDocument,
  contractDocument,
  type Operation,
  operations,
  type SchemaNode,
} from "@consentform/consent/contract";
import { overfullParts } from "@consentform/consent/rules";
import { pointerTo } from "@consentform/consent/values";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { type ContractError, problemOf, type SchemaProblem } from "./schema-problems";

/** True if values fit the contract. Schemas are compiled when they are first asked for. */
export interface Validation {
  /** Faults of a request body; none if it fits. `operation` has a request schema. */
  body(operation: Operation, body: unknown): readonly SchemaProblem[];
  /** Faults of a value against any schema node of the contract's document, named by its path of keys. */
  at(place: readonly string[], value: unknown): readonly SchemaProblem[];
  /** Faults of a success answer; none if the operation answers no JSON with this status. */
  answer(operation: Operation, status: number, body: unknown): readonly SchemaProblem[];
}

/** Name under which the document is known to Ajv. */
const DOCUMENT_ID = "contract";
const unchecked = { meta: false, validateSchema: false } as const;
/** A problem lists at most this many errors (schema ValidationFailedProblem). */
const MAX_PROBLEMS = 100;

let shared: Validation | undefined;

/**
 * The validators of the bundled contract: one set for all services of a process, because each schema takes time to
 * compile.
 */
export function contractValidation(): Validation {
  shared ??= createValidation();
  return shared;
}

function createValidation(): Validation {
  const document = contractDocument();
  // strict is off because OpenAPI's own keywords and our x- marks are not JSON Schema; redocly has checked the
  // document, so compiling the meta-schema to check it again, and simplifying code that runs a few times, would be most
  // of the time until the first answer.
  const ajv = new Ajv2020({ ...unchecked, strict: false, allErrors: true, verbose: true, code: { optimize: false } });
  addFormats(ajv);
  const given = leavingToRules(document);
  ajv.addSchema(given, DOCUMENT_ID, false, false);
  const follow = referenceFollower(given);
  const compiled = new Map<string, ValidateFunction>();

  const validatorAt = (place: readonly string[]): ValidateFunction => {
    const reference = `${DOCUMENT_ID}#/${place.map(escapeSegment).join("/")}`;
    const known = compiled.get(reference);
    if (known !== undefined) return known;
    const validate = ajv.compile({ $ref: reference });
    compiled.set(reference, validate);
    return validate;
  };

  const at = (place: readonly string[], value: unknown): readonly SchemaProblem[] => {
    const overfull = overfullParts(nodeAt(given, place) as SchemaNode, value, follow);
    if (overfull.length > 0) return schemaProblems(overfull);
    const validate = validatorAt(place);
    return validate(value) ? [] : schemaProblems(validate.errors ?? []);
  };

  return {
    at,
    body: (operation, body) => {
      if (operation.requestSchema === null) return [];
      const problems = at(["components", "schemas", operation.requestSchema], body);
      return namingReadOnly(problems, readOnlyMembers(operation));
    },
    answer: (operation, status, body) => {
      const path = ["paths", operation.path, operation.method.toLowerCase(), "responses", String(status)];
      const media = [...path, "content", "application/json", "schema"];
      return nodeAt(document, media) === undefined ? [] : at(media, body);
    },
  };
}

/**
 * The document with `{type: object}` in place of what the contract marks `x-validated-by: rules` in request bodies:
 * banner documents are evaluated by the rules, whose codes and sentences the contract promises (contract 2.3).
 */
function leavingToRules(document: ContractDocument): ContractDocument {
  const requests = new Set(Object.values(operations).map(({ requestSchema }) => requestSchema));
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => {
    if (!requests.has(name) || schema.properties === undefined) return [name, schema] as const;
    const properties = Object.entries(schema.properties).map(
      ([member, node]) => [member, node["x-validated-by"] === "rules" ? { type: "object" } : node] as const,
    );
    return [name, { ...schema, properties: Object.fromEntries(properties) }] as const;
  });
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) } };
}

/** Follows references of a document, each once: a long list asks for the same few nodes thousands of times. */
function referenceFollower(document: ContractDocument): (node: SchemaNode) => SchemaNode {
  const followed = new Map<string, SchemaNode>();
  return (node) => {
    if (node.$ref === undefined) return node;
    const known = followed.get(node.$ref) ?? (nodeAt(document, node.$ref.replace("#/", "").split("/")) as SchemaNode);
    followed.set(node.$ref, known);
    return known;
  };
}

/** The problems, with a separate code for unknown members that the resource has. */
function namingReadOnly(problems: readonly SchemaProblem[], readOnly: ReadonlySet<string>): SchemaProblem[] {
  return problems.map((problem) =>
    problem.code === "unknown-key" && readOnly.has(problem.pointer)
      ? { ...problem, code: "read-only", detail: "cannot be set here; leave it out" }
      : problem,
  );
}

/** Pointers of the answer's members that the request schema lacks: known to the resource, but not settable. */
function readOnlyMembers(operation: Operation): ReadonlySet<string> {
  const answer =
    operation.responseSchema === null ? undefined : contractDocument().components.schemas[operation.responseSchema];
  return new Set(Object.keys(answer?.properties ?? {}).map((name) => `/${name}`));
}

/** The node of the document at a path of keys; undefined if there is none. */
export function nodeAt(document: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (node, key) => (typeof node === "object" && node !== null ? (node as Record<string, unknown>)[key] : undefined),
    document,
  );
}

/** A JSON Pointer segment inside the fragment of a URI. */
function escapeSegment(segment: string): string {
  return encodeURIComponent(pointerTo([segment]).slice(1));
}

/**
 * Ajv's errors as the contract lists them. For a choice of schemas (`anyOf`) Ajv reports each refused branch and the
 * choice; what helps is the errors of the branch that was meant: never the one for null, and never the bare "must match
 * a schema".
 */
function schemaProblems(errors: readonly ContractError[]): readonly SchemaProblem[] {
  const meant = errors.filter((error) => !isNullBranch(error) && !isChoice(error));
  const reported = (meant.length > 0 ? meant : errors).map(problemOf);
  const distinct = new Map(reported.map((problem) => [`${problem.pointer} ${problem.code}`, problem]));
  return [...distinct.values()].slice(0, MAX_PROBLEMS);
}

function isNullBranch(error: ContractError): boolean {
  return error.keyword === "type" && error.params.type === "null";
}

function isChoice(error: ContractError): boolean {
  return error.keyword === "anyOf" || error.keyword === "oneOf" || error.keyword === "if";
}
