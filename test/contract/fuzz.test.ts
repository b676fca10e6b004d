import { runDueWork } from "@consentform/service";
import fc, { type Arbitrary } from "fast-check";
import { contractDocument, type Operation, operations, type SchemaNode } from "../../src/consent/contract";
import { hostileJson, hostileValues, spoilt } from "../support/hostile-values";
import type { InProcessService } from "../support/in-process-service";
import { type InhabitedService, startInhabitedService } from "../support/inhabited-service";
import type { InhabitedSite } from "../support/inhabited-site";
import { valuesOf } from "../support/schema-values";
import { at } from "./document-examples";

/**
 * No input that can be derived from the published contract is answered 500, and every answer is one that the contract
 * documents: the service under test turns any other into 500. CONSENTFORM_FUZZ_RUNS requests are sent to each operation
 * (default 12). A failure prints its seed, which CONSENTFORM_SEED takes; what earlier requests have left behind comes
 * again only if the same operations run before.
 */

const numRuns = Number(process.env.CONSENTFORM_FUZZ_RUNS ?? 12);

let inhabited: InhabitedService;
let service: InProcessService;
let site: InhabitedSite;

beforeAll(async () => {
  inhabited = await startInhabitedService();
  ({ service } = inhabited);
  site = await inhabited.inhabit();
}, 60_000);
afterAll(() => inhabited.close());

/** A request as it is sent. `path` is null for the ids of the site. */
interface FuzzedRequest {
  readonly id: string | null;
  readonly number: string | null;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

interface ParameterNode {
  readonly name: string;
  readonly in: string;
  readonly schema: SchemaNode;
}

const nodeOf = ({ path, method }: Operation) =>
  at(contractDocument(), `/paths/${path.replaceAll("/", "~1")}/${method.toLowerCase()}`) as {
    readonly parameters?: readonly (ParameterNode & { readonly $ref?: string })[];
    readonly requestBody?: { readonly content: Readonly<Record<string, { readonly examples?: Examples }>> };
  };
type Examples = Readonly<Record<string, { readonly value: unknown }>>;

const parametersOf = (operation: Operation): ParameterNode[] =>
  (nodeOf(operation).parameters ?? []).map((node) =>
    node.$ref === undefined ? node : (at(contractDocument(), node.$ref.slice(1)) as ParameterNode),
  );

const rarely = <Value>(arbitrary: Arbitrary<Value>): Arbitrary<Value | null> =>
  fc.oneof({ weight: 15, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

const ids = fc.oneof(
  fc.constantFrom(
    "%00",
    "%ed%a0%80",
    "..",
    "%2e%2e",
    "%2f",
    "a".repeat(3000),
    "site_%00",
    "%25",
    "-",
    "null",
    "%zz",
    "%f0%9f%92%a9",
  ),
  fc.string({ unit: "binary" }).map((text) => encodeURIComponent(wellFormed(text)) || "-"),
);
const numbers = fc.constantFrom(
  "0",
  "-1",
  "1.5",
  "1e3",
  "01",
  "9".repeat(30),
  "2147483648",
  "%00",
  "NaN",
  "0x1",
  "%20",
);

function queriesOf(operation: Operation): Arbitrary<(readonly [string, string])[]> {
  const values = parametersOf(operation)
    .filter((parameter) => parameter.in === "query")
    .map(({ name, schema }) =>
      fc
        .array(fc.oneof({ weight: 3, arbitrary: valuesOf(schema) }, { weight: 1, arbitrary: hostileValues }), {
          maxLength: 2,
        })
        .map((list) => list.flat().map((value): readonly [string, string] => [name, textOf(value)])),
    );
  // Most requests have few parameters: one that is refused hides the others.
  return fc
    .tuple(fc.array(fc.nat(), { maxLength: operation.requestSchema === null ? 2 : 0 }), fc.tuple(...values))
    .map(([chosen, all]) => chosen.flatMap((index) => all[index % Math.max(1, all.length)] ?? []));
}

const textOf = (value: unknown) => wellFormed(typeof value === "string" ? value : JSON.stringify(value)).slice(0, 2000);

/** An address can hold no lone surrogate. */
const wellFormed = (text: string) => Buffer.from(text).toString();

function headersOf(operation: Operation): Arbitrary<Record<string, string>> {
  const text = fc.oneof(
    fc.constantFrom(
      "*",
      '""',
      '"a", "b"',
      'W/"a"',
      '"',
      ",",
      "r0",
      '"r0"',
      "key",
      "*/*;q=",
      "text/html;q=x",
      "application/json",
    ),
    fc.string({ unit: "grapheme-ascii", maxLength: 300 }),
  );
  const names = [
    "accept",
    ...parametersOf(operation)
      .filter((node) => node.in === "header")
      .map(({ name }) => name),
  ];
  return fc
    .record(Object.fromEntries(names.map((name) => [name, rarely(text)])))
    .map((values) =>
      Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null)),
    );
}

/** Bodies of the contract's examples and of its schema, most of them spoilt, and now and then text that is not JSON. */
function bodiesOf(operation: Operation): Arbitrary<string | undefined> {
  if (operation.requestSchema === null) return fc.constant(undefined);
  const examples = Object.values(nodeOf(operation).requestBody?.content ?? {}).flatMap(({ examples }) =>
    Object.values(examples ?? {}).map(({ value }) => ownIds(value)),
  );
  // The schema's own values have texts of any form, so that few of them are legal as a whole.
  const legal = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...examples) },
    { weight: 1, arbitrary: valuesOf({ $ref: `#/components/schemas/${operation.requestSchema}` }) },
  );
  return fc.oneof(
    { weight: 18, arbitrary: spoilt(legal).map(hostileJson) },
    { weight: 1, arbitrary: hostileValues.map(hostileJson) },
    { weight: 1, arbitrary: fc.constantFrom("", "{", '{"a":1,}', "\ufeff{}", "[1", '"\\ud800"', "nul", '{"a":1}{}') },
  );
}

/** The contract's examples with ids of the workspace, so that they mean something. */
function ownIds(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(/site_01jd2v\w+/g, () => site?.id ?? "site"));
}

function requestsTo(operation: Operation): Arbitrary<FuzzedRequest> {
  return fc.record({
    id: rarely(ids),
    number: rarely(numbers),
    query: queriesOf(operation),
    headers: headersOf(operation),
    body: bodiesOf(operation),
  });
}

async function send(operation: Operation, { id, number, query, headers, body }: FuzzedRequest) {
  const real = site.pathOf(operation).split("/");
  const path = operation.path
    .split("/")
    .map((part, index) => (part === "{id}" ? id : part === "{number}" ? number : null) ?? real[index])
    .join("/");
  const search = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  const credentials = inhabited.credentials(operation);
  return service.send({
    method: operation.method,
    path: search === "" ? path : `${path}?${search}`,
    token: credentials.token,
    headers: { ...credentials.headers, ...headers },
    ...(body === undefined ? {} : { body }),
  });
}

const named = (...methods: Operation["method"][]): [string, Operation][] =>
  Object.values(operations)
    .filter(({ method }) => methods.includes(method))
    // What is of one object before what holds several: the site comes last.
    .sort((a, b) => b.row - a.row)
    .map((operation) => [operation.id, operation]);

async function neverFails(_id: string, operation: Operation): Promise<void> {
  await fc.assert(
    fc.asyncProperty(requestsTo(operation), async (request) => {
      const { status, body } = await send(operation, request);
      const errors = service.takeErrors();
      if (status === 500) {
        throw new Error(`${operation.id} was answered 500: ${body.request_id}`, { cause: errors[0] });
      }
      expect(errors).toEqual([]);
    }),
    { numRuns },
  );
}

test.each(named("POST", "PATCH", "PUT"))("%s answers what the contract documents", neverFails);

test("the work that all this has caused can be done", async () => {
  await runDueWork(service.service);
  expect(service.takeErrors()).toEqual([]);
}, 60_000);

test.each(named("GET"))("%s answers what the contract documents, about what there is now", neverFails);

// Last, so that everything else has something to find.
test.each(named("DELETE"))("%s answers what the contract documents", neverFails);
