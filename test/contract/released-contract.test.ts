import released from "../../schema/released.json";
import { type ContractDocument, contractDocument } from "../../src/consent/contract";
import { compareContracts } from "../support/contract/compare-contracts";

/**
 * Breaks on purpose since the release, each with its reason. They are released with a new major version of the
 * contract.
 */
const announced: readonly { subject: string; place: string; reason: string }[] = [
  {
    subject: "schema ConsentRecord",
    place: "received /schema",
    reason:
      'Records of browsers have schema "2", so that a reader who verifies a proof knows which members are hashed.',
  },
  {
    subject: "schema MeToken",
    place: "received /",
    reason: "Clients with a token always receive it. It is null only in the session of a signed-in user.",
  },
];

/** Members that decide who may call an operation and how. No schema shows a change of these. */
const ACCESS = ["x-auth", "x-required-scope", "x-site-binding", "x-environment-binding", "x-idempotency", "x-tag"];

type Node = Record<string, unknown>;

const before = released as unknown as ContractDocument;
const now = contractDocument();

/** Members of the operations of a contract, by operation id. */
function accessOf(document: ContractDocument): Record<string, Node> {
  const items = Object.values(document.paths as unknown as Record<string, Record<string, Node>>);
  const all = items.flatMap((item) => Object.values(item)).filter(({ operationId }) => operationId !== undefined);
  return Object.fromEntries(
    all.map((operation) => [
      operation.operationId,
      Object.fromEntries(ACCESS.map((member) => [member, operation[member] ?? null])),
    ]),
  );
}

function breaks(theirs: ContractDocument) {
  return compareContracts(before, theirs).filter(({ isBreaking }) => isBreaking);
}

test("breaks no client of the last release, except as announced", () => {
  const found = breaks(now).map(({ subject, place }) => ({ subject, place }));
  expect(found).toEqual(announced.map(({ subject, place }) => ({ subject, place })));
});

test("asks for the same scopes, bindings and keys as the last release", () => {
  const [then, current] = [accessOf(before), accessOf(now)];
  expect(Object.keys(then)).toHaveLength(71);
  expect(Object.fromEntries(Object.keys(then).map((id) => [id, current[id]]))).toEqual(then);
});

/** Conditional scopes by operation: the scope that a part of a request or an answer needs beside the operation's. */
function conditionalScopesOf(document: ContractDocument): string[] {
  return Object.values(document.paths as unknown as Record<string, Record<string, Node>>)
    .flatMap((item) =>
      Object.values(item).flatMap(({ operationId, "x-conditional-scope": scopes = [] }) =>
        (scopes as Node[]).map(({ when, scope, effect }) => `${operationId} ${when}: ${scope}, ${effect}`),
      ),
    )
    .sort();
}

test("protects the same parts with the same conditional scopes as the last release", () => {
  const then = conditionalScopesOf(before);
  expect(then.length).toBeGreaterThan(40);
  expect(conditionalScopesOf(now)).toEqual(then);
});

/** Slips that must not go unseen. */
const slips: readonly [name: string, change: (document: ContractDocument) => void][] = [
  ["an operation is gone", ({ paths }) => delete (paths as Node)["/sites"]],
  ["a member of an answer is gone", (document) => delete membersOf(document, "Site").name],
  [
    "a member of an answer has another type",
    (document) => Object.assign(membersOf(document, "Site"), { name: { type: "integer" } }),
  ],
  [
    "a new member of a request is required",
    (document) => (schemaOf(document, "SiteCreate").required = ["name", "retention"]),
  ],
  ["a query parameter is gone", (document) => delete operationNode(document, "/sites", "get").parameters],
];

test.each(slips)("finds that %s", (_, change) => {
  const changed = structuredClone(before);
  change(changed);
  expect(breaks(changed)).not.toEqual([]);
});

function schemaOf(document: ContractDocument, name: string): Node {
  return (document as unknown as { components: { schemas: Record<string, Node> } }).components.schemas[name] as Node;
}

function membersOf(document: ContractDocument, name: string): Node {
  return schemaOf(document, name).properties as Node;
}

function operationNode(document: ContractDocument, path: string, method: string): Node {
  return (document.paths as unknown as Record<string, Record<string, Node>>)[path]?.[method] as Node;
}
