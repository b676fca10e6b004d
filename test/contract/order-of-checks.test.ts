import {
  contractDocument,
  type Operation,
  type OperationId,
  operations,
  type ProblemSlug,
  scopes,
} from "../../src/consent/contract";
import { bodyLimit } from "../../src/service/request/body-limits";
import { banner } from "../support/banners";
import type { InProcessService, TestWorkspace } from "../support/in-process-service";
import { type InhabitedService, startInhabitedService } from "../support/inhabited-service";
import type { InhabitedSite } from "../support/inhabited-site";
import { legalBodies } from "../support/legal-bodies";
import { until } from "../support/until";
import { makeRefusals, type Refusal, type RefusingPlace, semanticRefusals, untoldRefusals } from "./semantic-refusals";

/**
 * The order of checks (contract 4.12) on all 71 operations: with every fault that comes later, the first one answers.
 * Faults of one step have no order among themselves.
 */

let inhabited: InhabitedService;
let service: InProcessService;
let workspace: TestWorkspace;
let site: InhabitedSite;
/** Tokens that are refused, each for one reason. */
let tokens: Record<
  "expired" | "revoked" | "exhausted" | "otherExhausted" | "scopeless" | "otherScopeless" | "bound" | "narrow",
  string
>;
let refusing: RefusingPlace;

beforeAll(async () => {
  // A budget of a day: it is used up once, for the whole file.
  inhabited = await startInhabitedService({ settings: { quota: { requests, windowS: 86_400 } } });
  ({ service, workspace } = inhabited);
  const revoked = await workspace.makeToken({});
  const { body } = await workspace.send({ path: "/tokens?limit=1" });
  await workspace.send({ method: "DELETE", path: `/tokens/${body.data[0].id}` });
  tokens = {
    revoked,
    exhausted: await workspace.makeToken({ scopes: ["analytics:read"], environment: "preview" }),
    otherExhausted: await workspace.makeToken({ scopes: ["logs:read"], environment: "preview" }),
    narrow: await workspace.makeToken({ scopes: ["sites:write"] }),
    expired: await workspace.makeToken({ expires_in_days: 1 }),
    scopeless: await workspace.makeToken({ scopes: ["analytics:read"], environment: "preview" }),
    otherScopeless: await workspace.makeToken({ scopes: ["logs:read"], environment: "preview" }),
    bound: await workspace.makeToken({ scopes, environment: "preview" }),
  };
  service.advance(25 * 3600 * 1000);
  await inhabited.signIn();
  for (const secret of [tokens.exhausted, tokens.otherExhausted]) await useUp(secret);
  site = await inhabited.inhabit();
  const other = await inhabited.inhabit();
  await useKey(other);
  refusing = await makeRefusals(service, workspace, site, other);
}, 60_000);
afterAll(() => inhabited.close());
beforeEach(() => failToAuthenticate());
afterEach(() => expect(service.takeErrors()).toEqual([]));

/** Of each token, a day. */
const requests = 1_000_000;

/** Lets other processes have leased all that a token may ask. */
async function useUp(secret: string): Promise<void> {
  const { id } = (await service.send({ path: "/me", token: secret })).body.token;
  const { db } = service.service.store;
  await db.updateTable("rate_windows").set({ leased: requests }).where("bucket", "=", id).execute();
  await until(async () => (await service.send({ path: "/me", token: secret })).status !== 200);
}

/** An address that has failed to authenticate too often. */
const failingAddress = "an address that failed";
/** Its minute ends during the file. */
let failedAt = 0;
const longestCaseMs = 30_000;

async function failToAuthenticate(): Promise<void> {
  if (Date.now() - failedAt < longestCaseMs) return;
  service.advance(60_000);
  failedAt = Date.now();
  const fail = () => service.send({ path: "/me", token: "cst_unknown", address: failingAddress });
  await until(async () => (await fail()).slug === "rate-limited");
}

/** A request that faults are added to. */
interface Draft {
  readonly path: string;
  readonly query: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly token: string | null;
  readonly address: string;
  /** Text is sent as it is. */
  readonly body?: string | Readonly<Record<string, unknown>>;
}

/** Key of a request to every operation that replays, for another site. */
const usedKey = "used";

/** A fault, the step that finds it, and the slug that it is answered with. */
interface Fault {
  readonly step: number;
  readonly slug: ProblemSlug;
  /** Of rate-limited: which budget is used up. */
  readonly policy?: string;
  readonly isPossible: (operation: Operation) => boolean;
  readonly add: (draft: Draft, operation: Operation) => Partial<Draft>;
}

const always = () => true;
const usesToken = ({ auth }: Operation) => auth === "token" || auth === "any-token";
const isForUsers = ({ auth }: Operation) => auth === "user";
const hasBody = ({ requestSchema }: Operation) => requestSchema !== null;
const isPost = ({ method }: Operation) => method === "POST";
const header = (name: string, value: string) => (draft: Draft) => ({ headers: { ...draft.headers, [name]: value } });
const parameter = (text: string) => (draft: Draft) => ({ query: [...draft.query, text] });
const token = (state: keyof typeof tokens) => () => ({ token: tokens[state] });
const members = ({ body }: Draft) => (typeof body === "object" ? body : {});

/** A body that changes something, for operations whose If-Match is checked after it. */
const changes: Partial<Record<OperationId, () => Record<string, unknown>>> = {
  updateSite: () => ({ retention: 100 }),
  putConfigDraft: () => ({ document: banner("Another title") }),
  updateScanSchedule: () => ({ hour: 7 }),
  updateService: () => ({ name: "Another name" }),
  updateAlertChannel: () => ({ name: "Another name" }),
  updateWebhookEndpoint: () => ({ description: "Another description" }),
  updateTemplate: () => ({ description: "Another description" }),
};

/** Expected values in bodies that are none. */
const expectations: Partial<Record<OperationId, Record<string, unknown>>> = {
  publishVersion: { draft_digest: `sha256:${"0".repeat(64)}` },
  promoteVersion: { expected_production_number: 99 },
  rollbackVersion: { expected_production_number: 99 },
  queueScan: { expected_number: 99 },
};

function changed(draft: Draft, { path, query, isNarrow, body }: Omit<Refusal, "slug">): Partial<Draft> {
  return {
    ...(path === undefined ? {} : { path: path(refusing) }),
    ...(query === undefined ? {} : { query: [...draft.query, query] }),
    ...(isNarrow === undefined ? {} : { token: tokens.narrow }),
    ...(body === undefined ? {} : { body: body(refusing) }),
  };
}

const faults: readonly Fault[] = [
  { step: 1, slug: "misdirected-request", isPossible: always, add: header("host", "evil.example") },
  {
    step: 1,
    slug: "uri-too-long",
    isPossible: always,
    add: (draft) => ({ query: [...draft.query, `name=${"x".repeat(8200)}`] }),
  },
  {
    step: 1,
    slug: "payload-too-large",
    isPossible: hasBody,
    add: (_, operation) => ({ body: "x".repeat(bodyLimit(operation) + 1) }),
  },
  {
    step: 2,
    slug: "rate-limited",
    policy: "auth",
    isPossible: ({ auth }) => auth !== "public",
    // Of failed credentials only: a valid one is served at any address.
    add: () => ({ address: failingAddress, token: "cst_unknown" }),
  },
  { step: 3, slug: "unauthenticated", isPossible: usesToken, add: () => ({ token: "cst_unknown" }) },
  {
    step: 3,
    slug: "unauthenticated",
    isPossible: isForUsers,
    add: (draft) => ({ ...header("cookie", "consentform_session=unknown")(draft), token: null }),
  },
  { step: 3, slug: "token-expired", isPossible: usesToken, add: token("expired") },
  { step: 3, slug: "token-revoked", isPossible: usesToken, add: token("revoked") },
  {
    step: 4,
    slug: "rate-limited",
    isPossible: (operation) => usesToken(operation) || isForUsers(operation),
    policy: "per-token",
    add: (_, { scope }) => ({ token: tokens[scope === "analytics:read" ? "otherExhausted" : "exhausted"] }),
  },
  // Also beside a session's cookie.
  { step: 5, slug: "user-session-required", isPossible: isForUsers, add: token("scopeless") },
  {
    step: 5,
    slug: "cross-origin-refused",
    isPossible: (operation) => isForUsers(operation) && operation.method !== "GET",
    add: header("origin", "https://evil.example"),
  },
  {
    step: 6,
    slug: "insufficient-scope",
    isPossible: ({ auth }) => auth === "token",
    add: (_, { scope }) => ({ token: tokens[scope === "analytics:read" ? "otherScopeless" : "scopeless"] }),
  },
  {
    step: 7,
    slug: "token-binding-mismatch",
    isPossible: ({ environmentBinding }) => environmentBinding === "X",
    add: token("bound"),
  },
  {
    step: 8,
    slug: "not-acceptable",
    isPossible: ({ successes }) => !successes.includes(204),
    add: header("accept", "image/png"),
  },
  { step: 8, slug: "invalid-parameter", isPossible: always, add: parameter("nothing_known=1") },
  { step: 8, slug: "invalid-cursor", isPossible: ({ isList }) => isList, add: parameter("cursor=nothing") },
  { step: 8, slug: "idempotency-key-invalid", isPossible: isPost, add: header("idempotency-key", "two words") },
  {
    step: 8,
    slug: "unsupported-media-type",
    isPossible: hasBody,
    add: (draft) => ({ headers: { ...draft.headers, "content-type": "text/plain" }, body: draft.body ?? "{}" }),
  },
  { step: 8, slug: "malformed-request", isPossible: hasBody, add: () => ({ body: '{"a":1,"a":2}' }) },
  {
    step: 9,
    slug: "not-found",
    isPossible: ({ path }) => path.includes("{id}"),
    add: (_, { path }) => ({
      path: path.replace("{id}", "nothing_01jd2v7k3q8m4n5p6r7s8t9v0w").replace("{number}", "1"),
    }),
  },
  {
    step: 10,
    slug: "token-binding-mismatch",
    isPossible: ({ environmentBinding }) => ["E", "F", "P", "R"].includes(environmentBinding),
    add: (draft, operation) => ({
      token: tokens.bound,
      path: site.pathOf(operation, "production"),
      ...(operation.queryParameters.includes("environment")
        ? { query: [...draft.query, "environment=production"] }
        : {}),
      ...(hasBody(operation) ? { body: { ...members(draft), environment: "production", release: "production" } } : {}),
    }),
  },
  {
    step: 11,
    slug: "idempotency-key-reused",
    isPossible: ({ idempotency }) => idempotency === "replay",
    add: header("idempotency-key", usedKey),
  },
  {
    step: 12,
    slug: "validation-failed",
    isPossible: hasBody,
    add: (draft) => ({ body: { ...members(draft), nothing_known: 1 } }),
  },
  {
    step: 13,
    slug: "precondition-failed",
    isPossible: ({ honoursIfMatch }) => honoursIfMatch,
    add: (draft, { id }) => ({
      ...header("if-match", '"old"')(draft),
      ...(hasBody(operations[id as OperationId])
        ? { body: { ...changes[id as OperationId]?.(), ...members(draft) } }
        : {}),
    }),
  },
  {
    step: 13,
    slug: "precondition-failed",
    isPossible: ({ id }) => id in expectations,
    add: (draft, { id }) => ({ body: { ...members(draft), ...expectations[id as OperationId] } }),
  },
  ...Object.values(operations).flatMap((operation): Fault[] => {
    const refusal = semanticRefusals[operation.id as OperationId];
    if (refusal === undefined) return [];
    const { slug, ...change } = refusal;
    return [{ step: 14, slug, isPossible: ({ id }) => id === operation.id, add: (draft) => changed(draft, change) }];
  }),
];

/** Makes one request to every operation that replays answers. */
async function useKey(other: InhabitedSite): Promise<void> {
  for (const operation of Object.values(operations).filter(({ idempotency }) => idempotency === "replay")) {
    const make = legalBodies[operation.id as keyof typeof legalBodies];
    const answer = await workspace.send({
      method: operation.method,
      path: other.pathOf(operation),
      headers: { "idempotency-key": usedKey },
      ...(make === undefined ? {} : { body: make("keyed") }),
    });
    if (answer.status >= 300) throw new Error(`${operation.id}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
}

/** A request without any fault, as far as the schema shows. */
function faultless(operation: Operation): Draft {
  return {
    path: site.pathOf(operation),
    query: [],
    headers: inhabited.credentials(operation).headers,
    token: usesToken(operation) ? workspace.token : null,
    // Failed authentications are counted by address.
    address: `192.0.2.${operation.row}`,
  };
}

function send(operation: Operation, { path, query, ...draft }: Draft) {
  const target = query.length === 0 ? path : `${path}?${query.join("&")}`;
  return service.send({ ...draft, method: operation.method, path: target });
}

test("every operation with specific refusals in the contract has one here", () => {
  const nodes = Object.values(contractDocument().paths as object).flatMap((item: object) => Object.values(item));
  const own = (nodes as { operationId?: OperationId; "x-problems"?: string[] }[]).flatMap(
    ({ operationId, "x-problems": slugs = [] }) =>
      operationId !== undefined && slugs.some((slug) => slug !== "precondition-failed") ? [{ id: operationId }] : [],
  );
  expect(own.length).toBeGreaterThan(20);
  const missing = own
    .map(({ id }) => id)
    .filter((id) => !(id in semanticRefusals) && !untoldRefusals.includes(id as OperationId));
  expect(missing).toEqual([]);
});

test.each(Object.values(operations).map((operation): [string, Operation] => [operation.id, operation]))(
  "%s: the first fault answers",
  async (_id, operation) => {
    const possible = faults.filter(({ isPossible }) => isPossible(operation));
    const expected: string[] = [];
    const answered: string[] = [];
    for (const { step, slug, policy, add } of possible) {
      const later = possible.filter((other) => other.step > step).reverse();
      // A failed authentication can also be reported as too many: earlier checks are visible without one.
      for (const after of step < 3 ? [later, later.filter((other) => other.step > 3)] : [later]) {
        let draft = faultless(operation);
        for (const fault of after) draft = { ...draft, ...fault.add(draft, operation) };
        const answer = await send(operation, { ...draft, ...add(draft, operation) });
        expected.push([step, slug, policy ?? ""].join(" "));
        answered.push([step, answer.slug, answer.body["violated-policies"] ?? ""].join(" "));
      }
    }
    expect(answered).toEqual(expected);
  },
);
