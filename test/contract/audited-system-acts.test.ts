import { runDueWork } from "@consentform/service";
import { unsubscribeUrl } from "../../src/service/alerts/mail-links";
import { type AuditEvent, auditEvent } from "../../src/service/audit/audit-event";
import { purgeRecords } from "../../src/service/consents/purge-records";
import { createDnsLookup } from "../../src/service/dns/dns-lookup";
import { createEgress } from "../../src/service/egress/egress";
import { DAY_MS, HOUR_MS } from "../../src/service/runtime/durations";
import { consent, publishedSite } from "../support/consents";
import { type HttpReceiver, startHttpReceiver } from "../support/http-receiver";
import { type InProcessService, startInProcessService, type TestWorkspace } from "../support/in-process-service";
import { openIssue } from "../support/inhabited-site";
import { type MailServer, startMailServer } from "../support/mail-server";
import { SERVICE_ORIGIN } from "../support/service-requests";
import { signedInCookie } from "../support/signed-in";

/** Acts without an operation have a row each: pages that mails lead to, the billing portal, and work of the service. */

const RECIPIENT = "planted.recipient@shop.example";
const ADDRESS = "192.0.2.7";

let under: InProcessService;
let workspace: TestWorkspace;
let mail: MailServer;
let receiver: HttpReceiver;

beforeAll(async () => {
  [mail, receiver] = [await startMailServer(), await startHttpReceiver()];
  under = await startInProcessService({
    dns: createDnsLookup({ server: "127.0.0.1:9", timeoutMs: 50 }),
    egress: createEgress({ isLocalAllowed: true, resolveHost: async () => [] }),
    settings: { isLocalAllowed: true, mail: { smtpUrl: mail.url, from: "Alerts <alerts@consent.example>" } },
  });
}, 60_000);
afterAll(async () => {
  await under.close();
  await mail.close();
  await receiver.close();
});
beforeEach(async () => {
  workspace = await under.workspace();
});
afterEach(() => expect(under.takeErrors()).toEqual([]));

/** The rows that `work` adds, of acts that no one requested through the API. */
async function rowsOf(work: () => Promise<unknown>): Promise<AuditEvent[]> {
  const read = () => under.service.store.db.selectFrom("audit_events").selectAll().orderBy("id").execute();
  const before = new Set((await read()).map(({ id }) => id));
  await work();
  return (await read()).filter(({ id }) => !before.has(id)).map(auditEvent);
}

/** The rows of background work after a time. */
const rowsAfter = (ms: number) =>
  rowsOf(async () => {
    under.advance(ms);
    await runDueWork(under.service);
  });

const post = async (path: string, body: object): Promise<string> => {
  const answer = await workspace.send({ method: "POST", path, body });
  expect([answer.status < 300, answer.body.errors]).toEqual([true, undefined]);
  return answer.body.id;
};

const visit = (url: string, method = "GET") =>
  under.service.fetch(new Request(url, { method, headers: { host: new URL(SERVICE_ORIGIN).host } }), {
    address: ADDRESS,
  });

const ofSystem = { actor: { type: "system", id: null }, address: null, result: "done" };

test("an address that is confirmed or stopped is one row, without the address", async () => {
  mail.mails.length = 0;
  const id = await post("/alert-channels", { name: "Mails", kind: "email", addresses: [RECIPIENT] });
  await runDueWork(under.service);
  const link = /http\S+\/alerts\/confirm\S+/.exec(mail.mails[0]?.text ?? "")?.[0] ?? "";
  const rows = await rowsOf(async () => {
    expect((await visit(link)).status).toBe(200);
    expect((await visit(link, "POST")).status).toBe(200);
    expect((await visit(link, "POST")).status).toBe(404);
    const stop = unsubscribeUrl(SERVICE_ORIGIN, { channel_id: id, address: RECIPIENT }, under.service.keys);
    expect((await visit(stop)).status).toBe(200);
    for (let times = 0; times < 2; times += 1) expect((await visit(stop, "POST")).status).toBe(200);
  });
  expect(rows.map(({ act }) => act)).toEqual(["confirm address", "stop alerts"]);
  for (const row of rows) {
    expect(row).toMatchObject({
      actor: { type: "anonymous", id: null },
      address: ADDRESS,
      workspace_id: workspace.workspaceId,
      object: { type: "alert_channel", id },
      after: { address: expect.stringMatching(/^hmac:/) },
    });
  }
  expect(JSON.stringify(rows)).not.toContain("planted");
});

test("a link to the billing portal that is opened is one row in the name of its user", async () => {
  const cookie = await signedInCookie(under.service, "default", "olga", "owner");
  const headers = { cookie, origin: SERVICE_ORIGIN, "content-type": "application/json" };
  const body = JSON.stringify({ return_url: `${SERVICE_ORIGIN}/` });
  const created = await under.service.fetch(
    new Request(`${SERVICE_ORIGIN}/v1/billing/portal-session`, { method: "POST", headers, body }),
  );
  const { url } = (await created.json()) as { url: string };
  const rows = await rowsOf(async () => {
    for (const method of ["HEAD", "GET", "GET"]) await visit(url, method);
  });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ act: "open billing portal", actor: { type: "user" }, address: ADDRESS });
  expect(JSON.stringify(rows)).not.toContain(new URL(url).searchParams.get("code"));
});

test("a domain that a check of the service fails is one row", async () => {
  const site = await workspace.makeSite();
  const id = await post(`/sites/${site}/domains`, { host: "never.example" });
  expect(await rowsAfter(HOUR_MS)).toEqual([]);
  const rows = (await rowsAfter(73 * HOUR_MS)).filter(({ object }) => object?.id === id);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    ...ofSystem,
    act: "check domain",
    site_id: site,
    workspace_id: workspace.workspaceId,
    before: { status: "pending" },
    after: { status: "failed", host: "never.example" },
  });
});

test("a token whose overlap ends, and a suppression that ends, are one row each", async () => {
  const token = await post("/tokens", { name: "old", scopes: ["sites:read"] });
  await workspace.send({ method: "DELETE", path: `/tokens/${token}?after=1` });
  const site = await workspace.makeSite();
  const issue = await openIssue(under, workspace, site, "production");
  const expires_at = new Date(under.service.runtime.now().getTime() + HOUR_MS).toISOString();
  await post(`/issues/${issue}/suppress`, { reason: "accepted_risk", comment: "for an hour", expires_at });
  const rows = await rowsAfter(HOUR_MS + 60_000);
  const { workspaceId } = workspace;
  expect(rows.map(({ act }) => act).sort()).toEqual(["end suppression", "end token overlap"]);
  expect(rows).toContainEqual(
    expect.objectContaining({
      ...ofSystem,
      act: "end token overlap",
      object: { type: "token", id: token },
      workspace_id: workspaceId,
    }),
  );
  expect(rows).toContainEqual(
    expect.objectContaining({
      ...ofSystem,
      act: "end suppression",
      object: { type: "issue", id: issue },
      site_id: site,
      before: { reason: "accepted_risk", expires_at },
    }),
  );
  expect(await rowsAfter(DAY_MS)).toEqual([]);
});

test("a webhook that the service disables, and enables after a test, is one row each", async () => {
  const id = await post("/webhooks", { url: receiver.url, event_kinds: ["site.created"] });
  receiver.answer = (response) => void response.writeHead(410).end();
  const disabled = await rowsOf(async () => {
    await workspace.makeSite();
    await runDueWork(under.service);
  });
  expect(disabled.map(({ act }) => act)).toEqual(["createSite", "webhook health"]);
  expect(disabled[1]).toMatchObject({
    ...ofSystem,
    object: { type: "webhook", id },
    before: { disabled_reason: null },
    after: { disabled_reason: "gone" },
  });
  receiver.answer = (response) => void response.writeHead(204).end();
  const enabled = await rowsOf(async () => {
    await workspace.send({ method: "POST", path: `/webhooks/${id}/test` });
    await runDueWork(under.service);
  });
  expect(enabled.map(({ act }) => act)).toEqual(["testWebhookEndpoint", "webhook health"]);
  expect(enabled[1]).toMatchObject({ before: { disabled_reason: "gone" }, after: { disabled_reason: null } });
});

test("records that are purged at the end of their retention are one row a day and site", async () => {
  const site = await publishedSite(under, { token: workspace.token, retention: 365 });
  const { store, runtime } = under.service;
  const purge = () =>
    rowsOf(async () => {
      const at = new Date(runtime.now().getTime() - 400 * DAY_MS);
      await under.service.recordConsents([consent(site, { subjectId: "planted-visitor", at })]);
      await store.db.updateTable("record_checks").set({ check_at: at }).execute();
      await purgeRecords(under.service);
    });
  const [row, ...others] = await purge();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ ...ofSystem, act: "purge records", site_id: site, after: { environment: "production" } });
  expect(JSON.stringify(row)).not.toContain("planted");
  // Unless a day ends meanwhile.
  const counts = [...(await purge()), ...(await purge())].length;
  expect(counts).toBeLessThanOrEqual(1);
  const rows = await store.db.selectFrom("audit_events").select("count").where("act", "=", "purge records").execute();
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(3);
});
