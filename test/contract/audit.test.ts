import { runDueWork } from "@consentform/service";
import { type Operation, type OperationId, operations } from "../../src/consent/contract";
import { auditEvent } from "../../src/service/audit/audit-event";
import { purgeEvents } from "../../src/service/audit/purge-events";
import { verifyChain } from "../../src/service/audit/verify-chain";
import { banner } from "../support/banners";
import { type InhabitedService, startInhabitedService } from "../support/inhabited-service";
import type { InhabitedSite } from "../support/inhabited-site";
import { legalBodies } from "../support/legal-bodies";
import type { PathRequest, TestAnswer } from "../support/service-requests";
import { signedInCookie } from "../support/signed-in";

/** The audit log: each operation that changes something or reads visitors' data is one row, and each refusal is one. */

const origin = "http://127.0.0.1:4071";
const ADDRESS = "192.0.2.7";

let inhabited: InhabitedService;
let site: InhabitedSite;

beforeAll(async () => {
  inhabited = await startInhabitedService();
  site = await inhabited.inhabit();
}, 60_000);
afterAll(() => inhabited.close());
afterEach(() => expect(inhabited.service.takeErrors()).toEqual([]));

/** The rows that `work` adds. */
async function rowsOf(work: () => Promise<unknown>) {
  const { db } = inhabited.service.service.store;
  const read = () => db.selectFrom("audit_events").selectAll().orderBy("id").execute();
  const before = new Set((await read()).map(({ id }) => id));
  await work();
  return (await read()).filter(({ id }) => !before.has(id)).map(auditEvent);
}

function send(operation: Operation, more: Partial<PathRequest> = {}): Promise<TestAnswer> {
  const { token, headers } = inhabited.credentials(operation);
  return inhabited.service.send({
    method: operation.method,
    path: site.pathOf(operation),
    token,
    address: ADDRESS,
    ...more,
    headers: { ...headers, ...more.headers },
  });
}

const document = () => ({ ...banner(), layout: { ...banner().layout, kind: "bar" } });

/** A request of each audited operation that has an effect, in an order in which they have it. */
const requests: Readonly<Partial<Record<OperationId, () => Partial<PathRequest>>>> = {
  createSite: () => ({ body: legalBodies.createSite("second") }),
  updateSite: () => ({ body: { name: "renamed", settings: { promotion_gate: { mode: "warn" } } } }),
  createDomain: () => ({ body: legalBodies.createDomain("audited") }),
  verifyDomain: () => ({}),
  putConfigDraft: () => ({ body: { document: document() } }),
  publishVersion: () => ({ body: {} }),
  promoteVersion: () => ({ path: site.pathOf(operations.promoteVersion).replace("/1/", "/2/"), body: {} }),
  rollbackVersion: () => ({ body: { reason: "A reason of these tests." } }),
  queueScan: () => ({ body: legalBodies.queueScan() }),
  updateScanSchedule: () => ({ body: { hour: 7 } }),
  createInstallCheck: () => ({ body: legalBodies.createInstallCheck() }),
  createService: () => ({ body: legalBodies.createService("audited") }),
  updateService: () => ({ body: { company: "Another" } }),
  suppressIssue: () => ({ body: { reason: "accepted_risk", comment: "a comment of these tests" } }),
  unsuppressIssue: () => ({}),
  listConsents: () => ({}),
  createExport: () => ({ body: legalBodies.createExport() }),
  downloadExport: () => ({}),
  updateAlert: () => ({ body: { state: "resolved" } }),
  createAlertChannel: () => ({ body: legalBodies.createAlertChannel("audited") }),
  updateAlertChannel: () => ({ body: { name: "renamed" } }),
  createWebhookEndpoint: () => ({ body: legalBodies.createWebhookEndpoint("audited") }),
  updateWebhookEndpoint: () => ({ body: { description: "renamed" } }),
  testWebhookEndpoint: () => ({}),
  redeliverWebhook: () => ({}),
  createTemplate: () => ({ body: legalBodies.createTemplate("audited") }),
  updateTemplate: () => ({ body: { name: "renamed" } }),
  applyTemplate: () => ({ body: { items: [{ site_id: site.id }] } }),
  createToken: () => ({ body: legalBodies.createToken("audited") }),
  createBillingPortalSession: () => ({ body: { return_url: origin } }),
  revokeToken: () => ({}),
  deleteTemplate: () => ({ path: `${site.pathOf(operations.deleteTemplate)}?unlink=true` }),
  deleteWebhookEndpoint: () => ({}),
  deleteAlertChannel: () => ({}),
  deleteService: () => ({}),
  deleteDomain: () => ({}),
  deleteSite: () => ({}),
};

test("an operation is audited unless the contract says otherwise", () => {
  const audited = Object.values(operations).filter(({ isAudited }) => isAudited);
  expect(audited.map(({ id }) => id).sort()).toEqual(Object.keys(requests).sort());
  const readers = Object.values(operations).filter(({ method, scope }) => method === "GET" && scope === "logs:export");
  expect(readers.filter(({ isAudited }) => !isAudited)).toEqual([]);
  const unaudited = Object.values(operations).filter(({ method, isAudited }) => method !== "GET" && !isAudited);
  expect(unaudited.map(({ id }) => id)).toEqual(["validateConfigDraft"]);
});

describe("a success is one row in the name of its caller", () => {
  test.each(Object.keys(requests) as OperationId[])("%s", async (id) => {
    const operation = operations[id];
    let answer: TestAnswer | undefined;
    const rows = await rowsOf(async () => {
      answer = await send(operation, requests[id]?.());
    });
    expect([answer?.slug, answer?.body?.errors]).toEqual([undefined, undefined]);
    expect(rows.map(({ act }) => act)).toEqual([id]);
    const { workspaceId, tokenId } = inhabited.workspace;
    const actor = operation.auth === "user" ? { type: "user", id: expect.any(String) } : { type: "token", id: tokenId };
    const ofWorkspace = operation.auth === "user" ? expect.any(String) : workspaceId;
    expect(rows[0]).toMatchObject({ actor, address: ADDRESS, workspace_id: ofWorkspace, result: "done", count: 1 });
    if (operation.path.includes("{id}")) expect(rows[0]?.object?.id).toEqual(expect.any(String));
  });

  test("a refused body, a repeated request and a dry run have no row", async () => {
    const key = { "idempotency-key": "repeated" };
    const create = () => send(operations.createSite, { body: { name: "once" }, headers: key });
    expect(await rowsOf(create)).toHaveLength(1);
    expect(await rowsOf(create)).toEqual([]);
    expect(await rowsOf(() => send(operations.createSite, { body: { name: "" } }))).toEqual([]);
    expect(await rowsOf(() => send(operations.validateConfigDraft, { body: {} }))).toEqual([]);
  });
});

test("the rows are chained, and the chain is whole", async () => {
  const { service } = inhabited.service;
  inhabited.service.advance(60_000);
  await runDueWork(service);
  const unchained = await service.store.db
    .selectFrom("audit_events")
    .where("sequence", "is", null)
    .selectAll()
    .execute();
  expect(unchained).toEqual([]);
  expect(await verifyChain(service.store)).toMatchObject({ faults: [] });
});

test("a refusal to a role is one row, and equal ones are counted in it", async () => {
  const { service } = inhabited.service;
  const headers = { origin, cookie: await signedInCookie(service, "default", "viewer of these tests", "viewer") };
  const refused = () =>
    inhabited.service.send({ method: "POST", path: "/tokens", body: { name: "x" }, headers, address: ADDRESS });
  const rows = await rowsOf(async () => {
    for (const answer of [await refused(), await refused()]) expect(answer.slug).toBe("insufficient-role");
  });
  const counts = rows.map(({ count }) => count);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(rows[0]).toMatchObject({
    act: "createToken",
    result: "refused",
    reason: "insufficient-role",
    address: ADDRESS,
    actor: { type: "user" },
    object: { type: "token", id: null },
    before: null,
    after: null,
  });
});

test("a link, a sign-in, a sign-out and a failed sign-in are rows without the code", async () => {
  const { service } = inhabited.service;
  let cookie = "";
  const signedIn = await rowsOf(async () => {
    cookie = await signedInCookie(service, "default", "carol");
  });
  expect(signedIn.map(({ act, result }) => [act, result])).toEqual([
    ["users link", "done"],
    ["sign-in", "done"],
  ]);
  const post = (path: string, body: string) =>
    inhabited.service.send({
      method: "POST",
      path: `//${path}`,
      body,
      address: ADDRESS,
      headers: { cookie, origin, "content-type": "application/x-www-form-urlencoded" },
    });
  const rest = await rowsOf(async () => {
    expect((await post("sign-out", "")).status).toBe(204);
    expect((await post("sign-in", "code=planted-code&proof=planted-proof")).status).toBe(401);
  });
  expect(rest.map(({ act, result, reason }) => [act, result, reason])).toEqual([
    ["sign-out", "done", null],
    ["sign-in", "refused", "unauthenticated"],
  ]);
  expect(JSON.stringify([...signedIn, ...rest])).not.toMatch(/planted|code=/);
});

test("old rows are purged, and the rest of the chain is verified from there", async () => {
  const { store, runtime, settings } = inhabited.service.service;
  inhabited.service.advance(60_000);
  await runDueWork(inhabited.service.service);
  const rows = await store.db.selectFrom("audit_events").selectAll().orderBy("sequence").execute();
  const [first] = rows;
  const last = rows.at(-1);
  const now = () => new Date((last?.at.getTime() ?? 0) + settings.auditDays * 86_400_000);
  while (await purgeEvents({ store, settings, runtime: { ...runtime, now } }));
  const { purged, length, faults } = await verifyChain(store);
  expect([faults, length]).toEqual([[], rows.length]);
  expect(purged).toBeGreaterThan(0);
  expect(
    await store.db
      .selectFrom("audit_events")
      .where("id", "=", first?.id ?? "")
      .selectAll()
      .execute(),
  ).toEqual([]);
});
