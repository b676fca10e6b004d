/**
 * The contract as code. `generated/` comes from schema/; this file and
 * `operation.ts` only give the generated types their short names.
 */
import type { ListOperationId, OperationId } from "./generated/operations";
import type { components, operations as OperationTypes } from "./generated/types";

export { type ContractDocument, contractDocument, type SchemaNode } from "./contract-document";
export { type EventGroup, type EventKind, events } from "./generated/events";
export { type ListOperationId, type OperationId, operations } from "./generated/operations";
export { PROBLEM_TYPE_BASE, type ProblemSlug, problems } from "./generated/problems";
export type { components, operations as OperationTypes, paths } from "./generated/types";
export {
  type ConditionalScope,
  includesRole,
  type Operation,
  type Role,
  roles,
  type Scope,
  scopes,
} from "./operation";

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
export { publishedDocument } from "./published-document";
export { visibleText } from "./visible-text";
