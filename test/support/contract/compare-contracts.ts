import type { ContractDocument, SchemaNode } from "../../../src/consent/contract";
import { isObject } from "../../../src/consent/values";
import { type CompareSchemas, createSchemaComparison, type Direction } from "./compare-schemas";

/** One way in which another service's contract differs from ours. */
export interface ContractDifference {
  /** Breaking: a client made for our contract can fail or be misunderstood there. */
  isBreaking: boolean;
  /** operationId, event kind, or `schema <name>`, for a schema that several operations share. */
  subject: string;
  /** The part: a parameter, the request, a response, and the place in it; null for all of it. */
  place: string | null;
  message: string;
}

/** Compares what their document promises with what ours does, from the side of a client made for ours. */
export function compareContracts(ours: ContractDocument, theirs: ContractDocument): ContractDifference[] {
  const comparison: Comparison = { ours, theirs, schemas: createSchemaComparison({ ours, theirs }) };
  const here = operationsOf(ours, "paths");
  const there = operationsOf(theirs, "paths");
  const events = { here: operationsOf(ours, "webhooks"), there: operationsOf(theirs, "webhooks") };
  const differences = [
    ...matched(here, there, (our, their) => operationDifferences(comparison, our, their)),
    ...matched(events.here, events.there, (our, their) =>
      bodyDifferences(
        comparison,
        "received",
        subjectOf(our),
        "payload",
        content(our.node.requestBody),
        content(their.node.requestBody),
      ),
    ),
  ];
  return [...new Map(differences.map((one) => [JSON.stringify(one), one])).values()].sort(
    (one, other) => Number(other.isBreaking) - Number(one.isBreaking),
  );
}

interface Comparison {
  readonly ours: ContractDocument;
  readonly theirs: ContractDocument;
  readonly schemas: CompareSchemas;
}

type Node = Readonly<Record<string, unknown>>;

/** An operation or event of a document. */
interface Located {
  /** The key that both documents share: method and path with placeholders blanked, or the event's name. */
  readonly key: string;
  readonly node: Node;
}

const methods = ["get", "put", "post", "patch", "delete"];

function operationsOf(document: ContractDocument, member: "paths" | "webhooks"): Located[] {
  return Object.entries(nodeOf(document[member])).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const node = nodeOf(item)[method];
      const name = member === "webhooks" ? path : `${method.toUpperCase()} ${path.replace(/\{[^}]*\}/g, "{}")}`;
      return node === undefined ? [] : [{ key: name, node: nodeOf(node) }];
    }),
  );
}

function matched(
  here: readonly Located[],
  there: readonly Located[],
  compare: (our: Located, their: Located) => ContractDifference[],
): ContractDifference[] {
  const theirs = new Map(there.map((one) => [one.key, one]));
  const ourKeys = new Set(here.map((one) => one.key));
  return [
    ...here.flatMap((our) => {
      const their = theirs.get(our.key);
      return their === undefined
        ? [difference(true, subjectOf(our), null, `${our.key} is missing there`)]
        : compare(our, their);
    }),
    ...there
      .filter((their) => !ourKeys.has(their.key))
      .map((their) => difference(false, subjectOf(their), null, `${their.key} is new there`)),
  ];
}

/** Marks of an operation that a client relies on, and whether a change from ours to theirs can be borne. */
const marks: readonly { member: string; name: string; isHarmless: (ours: unknown, theirs: unknown) => boolean }[] = [
  { member: "operationId", name: "operationId", isHarmless: () => true },
  { member: "x-required-scope", name: "scope", isHarmless: () => false },
  { member: "x-auth", name: "auth", isHarmless: (ours, theirs) => strictness(theirs) <= strictness(ours) },
  { member: "x-idempotency", name: "idempotency", isHarmless: () => false },
  { member: "x-site-binding", name: "effect of a site binding", isHarmless: () => false },
  { member: "x-environment-binding", name: "effect of an environment binding", isHarmless: () => false },
];

/** Authentication from the least demanding on. A session requires no token. */
function strictness(auth: unknown): number {
  const order: unknown[] = ["public", "any-token", "token"];
  const index = order.indexOf(auth);
  return index === -1 ? Number.POSITIVE_INFINITY : index;
}

function operationDifferences(comparison: Comparison, our: Located, their: Located): ContractDifference[] {
  const subject = subjectOf(our);
  return [
    ...markDifferences(subject, our.node, their.node),
    ...conditionalScopeDifferences(subject, our.node, their.node),
    ...parameterDifferences(comparison, subject, our.node, their.node),
    ...requestDifferences(comparison, subject, our.node, their.node),
    ...answerDifferences(comparison, subject, our.node, their.node),
  ];
}

function markDifferences(subject: string, our: Node, their: Node): ContractDifference[] {
  return marks.flatMap(({ member, name, isHarmless }) => {
    const [here, there] = [our[member], their[member]];
    if (here === there) {
      return [];
    }
    return there === undefined
      ? [difference(false, subject, name, "is not specified there")]
      : [difference(!isHarmless(here, there), subject, name, `is ${String(there)} there, ${String(here)} here`)];
  });
}

function conditionalScopeDifferences(subject: string, our: Node, their: Node): ContractDifference[] {
  const texts = (node: Node) =>
    listOf(node["x-conditional-scope"]).map(
      (one) => `${String(one.scope)} for ${String(one.when)} (${String(one.effect)})`,
    );
  const [here, there] = [texts(our), texts(their)];
  return [
    ...there
      .filter((one) => !here.includes(one))
      .map((one) => difference(true, subject, "scope", `needs ${one} there`)),
    ...here
      .filter((one) => !there.includes(one))
      .map((one) => difference(false, subject, "scope", `does not name ${one} there`)),
  ];
}

function parameterDifferences(comparison: Comparison, subject: string, our: Node, their: Node): ContractDifference[] {
  const here = parametersOf(comparison.ours, our);
  const there = parametersOf(comparison.theirs, their);
  return [
    ...[...here].flatMap(([key, parameter]) => {
      const other = there.get(key);
      if (other === undefined) {
        return [difference(true, subject, key, "is missing there")];
      }
      const isNewlyRequired = other.required === true && parameter.required !== true;
      return [
        ...(isNewlyRequired ? [difference(true, subject, key, "is required there")] : []),
        ...schemaDifferences(comparison, "sent", subject, key, schemaOf(parameter), schemaOf(other)),
      ];
    }),
    ...[...there]
      .filter(([key]) => !here.has(key))
      .map(([key, parameter]) => difference(parameter.required === true, subject, key, "is new there")),
  ];
}

/** Parameters by place and name. Those of the path are matched by the path itself. */
function parametersOf(document: ContractDocument, operation: Node): Map<string, Node> {
  const parameters = listOf(operation.parameters).map((one) => resolved(document, one));
  return new Map(
    parameters.filter((one) => one.in !== "path").map((one) => [`${String(one.in)} ${String(one.name)}`, one]),
  );
}

function requestDifferences(comparison: Comparison, subject: string, our: Node, their: Node): ContractDifference[] {
  const here = resolved(comparison.ours, our.requestBody);
  const there = resolved(comparison.theirs, their.requestBody);
  const isNewlyRequired = there.required === true && here.required !== true;
  return [
    ...(isNewlyRequired ? [difference(true, subject, "request", "a body is required there")] : []),
    ...bodyDifferences(comparison, "sent", subject, "request", content(here), content(there)),
  ];
}

function answerDifferences(comparison: Comparison, subject: string, our: Node, their: Node): ContractDifference[] {
  const here = successes(comparison.ours, our);
  const there = successes(comparison.theirs, their);
  return [
    ...[...there.keys()]
      .filter((status) => !here.has(status))
      .map((status) => difference(true, subject, `answer ${status}`, "is not known here")),
    ...[...here.keys()]
      .filter((status) => !there.has(status))
      .map((status) => difference(false, subject, `answer ${status}`, "is not provided there")),
    ...[...here].flatMap(([status, answer]) => {
      const other = there.get(status);
      return other === undefined
        ? []
        : bodyDifferences(comparison, "received", subject, `answer ${status}`, content(answer), content(other));
    }),
  ];
}

function successes(document: ContractDocument, operation: Node): Map<string, Node> {
  const answers = Object.entries(nodeOf(operation.responses)).filter(([status]) => /^2\d\d$/.test(status));
  return new Map(answers.map(([status, answer]) => [status, resolved(document, answer)]));
}

function bodyDifferences(
  comparison: Comparison,
  direction: Direction,
  subject: string,
  place: string,
  here: Node,
  there: Node,
): ContractDifference[] {
  return Object.entries(here).flatMap(([mediaType, body]) => {
    const other = there[mediaType];
    return other === undefined
      ? [difference(true, subject, place, `${mediaType} is missing there`)]
      : schemaDifferences(comparison, direction, subject, place, schemaOf(nodeOf(body)), schemaOf(nodeOf(other)));
  });
}

function schemaDifferences(
  comparison: Comparison,
  direction: Direction,
  subject: string,
  place: string,
  ours: SchemaNode,
  theirs: SchemaNode,
): ContractDifference[] {
  return comparison
    .schemas(direction, ours, theirs)
    .map((one) =>
      one.schema === null
        ? difference(one.isBreaking, subject, `${place} ${one.place}`, one.message)
        : difference(one.isBreaking, `schema ${one.schema}`, `${direction} ${one.place}`, one.message),
    );
}

/** A node, or what its `$ref` points to within the document (`#/components/<kind>/<name>`). */
function resolved(document: ContractDocument, value: unknown): Node {
  const node = nodeOf(value);
  if (typeof node.$ref !== "string") {
    return node;
  }
  const path = node.$ref.replace(/^#\//, "").split("/");
  return nodeOf(path.reduce<unknown>((inner, name) => nodeOf(inner)[name], document));
}

function content(body: unknown): Node {
  return nodeOf(nodeOf(body).content);
}

function schemaOf(node: Node): SchemaNode {
  return nodeOf(node.schema);
}

function subjectOf(located: Located): string {
  return typeof located.node.operationId === "string" ? located.node.operationId : located.key;
}

/** Their document is foreign data: anything that is not an object counts as an empty one. */
function nodeOf(value: unknown): Node {
  return isObject(value) ? value : {};
}

function listOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.map(nodeOf) : [];
}

function difference(isBreaking: boolean, subject: string, place: string | null, message: string): ContractDifference {
  return { isBreaking, subject, place, message };
}
