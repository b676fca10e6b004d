/**
 * The contract as code. `generated/` comes from schema/; this file and
 * `operation.ts` only give the generated types their short names.
 */
import type { ListOperationId, OperationId } from "./generated/operations";
import type { components, operations as OperationTypes } from "./generated/types";

export { type EventGroup, type EventKind, events } from "./generated/events";
export { type ListOperationId, type OperationId, operations } from "./generated/operations";
export { PROBLEM_TYPE_BASE, type ProblemSlug, problems } from "./generated/problems";
export type { components, paths } from "./generated/types";
export { type ConditionalScope, type Operation, type Scope, scopes } from "./operation";

/** Every component schema by name: `Schemas["Site"]`. */
export type Schemas = components["schemas"];

type Content<T> = T extends { content: infer Media } ? Media[keyof Media] : undefined;
type Responses<Id extends OperationId> = OperationTypes[Id]["responses"];
type Success<Id extends OperationId> = Responses<Id>[Extract<keyof Responses<Id>, 200 | 201 | 202 | 204>];

/** The body of a success answer; undefined where there is none. */
export type Answer<Id extends OperationId> = Content<Success<Id>>;

/** The request body; undefined where there is none. */
export type RequestBody<Id extends OperationId> = OperationTypes[Id] extends { requestBody?: infer Body }
  ? Content<NonNullable<Body>>
  : undefined;

type Parameters<Id extends OperationId, Place extends string> =
  OperationTypes[Id]["parameters"] extends Partial<Record<Place, infer Values>>
    ? NonNullable<Values>
    : Record<string, never>;

/** Query parameters of an operation. */
export type Query<Id extends OperationId> = Parameters<Id, "query">;

/** Path parameters of an operation. */
export type PathParameters<Id extends OperationId> = Parameters<Id, "path">;

/** One object of a list's pages. */
export type ListItem<Id extends ListOperationId> =
  Extract<Answer<Id>, { data: unknown[] }> extends { data: (infer Item)[] } ? Item : never;

/** A JSON Schema node of the contract (draft 2020-12, as OpenAPI 3.1 uses it), with our `x-` marks. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | SchemaNode;
  readonly items?: SchemaNode;
  readonly anyOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
  /**
   * Letters of contract section 2: C settable at creation, U updatable, F forces replacement, R read-only, S secret, W
   * write-only.
   */
  readonly "x-flags"?: string;
  readonly [keyword: string]: unknown;
}

/** The bundled OpenAPI 3.1 document, as far as code reads it. */
export interface ContractDocument {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, SchemaNode>>; readonly [kind: string]: unknown };
  readonly [member: string]: unknown;
}

/** The bundled document, loaded on first use: programs that only construct resources never need it. */
export function contractDocument(): ContractDocument {
  return require("./generated/document.json") as ContractDocument;
}
