import { createHash } from "node:crypto";
import { runDueWork, type TracedRequest } from "@consentform/service";
import { banner } from "../support/banners";
import { consent } from "../support/consents";
import { type InhabitedService, startInhabitedService } from "../support/inhabited-service";
import type { InhabitedSite } from "../support/inhabited-site";
import { plantedShown } from "../support/planted-values";
import type { PathRequest } from "../support/service-requests";

/** Secrets, free texts and values of visitors: in no row of the audit log, and in no log, trace or metric. */

const webhookSecrets = [1, 2].map((value) => `whsec_${Buffer.alloc(32, value).toString("base64")}`);
const headers = {
  "user-agent": "planted1",
  referer: "https://shop.example/planted2",
  "x-forwarded-for": "planted3",
  baggage: "key=planted4",
  tracestate: "vendor=planted5",
};

let inhabited: InhabitedService;
let site: InhabitedSite;
const seen: unknown[] = [];
const keep = (what: unknown) => void seen.push(what);

beforeAll(async () => {
  inhabited = await startInhabitedService({ reportInfo: keep, traceRequest: keep as (request: TracedRequest) => void });
  site = await inhabited.inhabit();
}, 60_000);
afterAll(() => inhabited.close());

/** Requests with a planted text wherever the contract accepts a text that is not a name, a host or an id. */
const requests = (ids: { webhook: string; channel: string; issue: string }): readonly PathRequest[] => [
  {
    method: "POST",
    path: "/sites",
    body: { name: "Shop", external_key: "planted10", settings: { labels: { team: "planted11" } } },
  },
  { method: "PATCH", path: `/sites/${site.id}`, body: { settings: { labels: { team: "planted12" } } } },
  { method: "PUT", path: `/sites/${site.id}/config/draft`, body: { document: documentWith("planted13") } },
  { method: "POST", path: `/sites/${site.id}/versions`, body: { note: "planted14" } },
  { method: "POST", path: `/sites/${site.id}/versions/2/promote`, body: { gate_override_reason: "planted15 reason" } },
  { method: "POST", path: `/sites/${site.id}/versions/1/rollback`, body: { reason: "planted16 reason" } },
  {
    method: "PATCH",
    path: `/webhooks/${ids.webhook}`,
    body: {
      url: "https://hooks.example.com/planted17?key=planted18",
      description: "planted19",
      rotation: { id: "planted20", secret: webhookSecrets[1] },
    },
  },
  { method: "PATCH", path: `/alert-channels/${ids.channel}`, body: { addresses: ["planted21@example.com"] } },
  {
    method: "POST",
    path: `/issues/${ids.issue}/suppress`,
    body: { reason: "accepted_risk", comment: "planted22 comment" },
  },
  { method: "GET", path: `/sites/${site.id}/consents?external_id=planted23` },
  { method: "GET", path: `/sites/${site.id}/consents?subject_id=planted24-subject-of-a-browser` },
  { method: "GET", path: "/tokens/planted25" },
  { method: "DELETE", path: "/tokens/planted26" },
  { method: "POST", path: "/tokens", body: { name: "Made", scopes: ["sites:read"], external_key: "planted27" } },
  { method: "GET", path: "/me", token: "planted28" },
  { method: "DELETE", path: `/sites/${site.id}`, token: "planted29" },
];

function documentWith(text: string) {
  const { identity, ...rest } = banner();
  return { ...rest, identity: { ...identity, controller_name: text } };
}

test("rows, log, traces and metrics have no secret, free text or value of a visitor", async () => {
  const { service, workspace } = inhabited;
  const make = async (path: string, body: object) => (await workspace.send({ method: "POST", path, body })).body;
  const webhook = await make("/webhooks", {
    url: "https://hooks.example.com/planted6?key=planted7",
    event_kinds: ["site.updated"],
    description: "planted8",
    secret: webhookSecrets[0],
  });
  const channel = await make("/alert-channels", { name: "Mail", kind: "email", addresses: ["planted9@example.com"] });
  const [issue] = (await workspace.send({ path: `/sites/${site.id}/issues` })).body.data;
  await service.service.recordConsents([
    consent(site.id, { subjectId: "planted24-subject-of-a-browser", externalId: "planted23" }),
  ]);
  const statuses: Record<string, number> = {};
  const secrets = [workspace.token, ...webhookSecrets];
  for (const request of requests({ webhook: webhook.id, channel: channel.id, issue: issue.id })) {
    const { method = "GET", path } = request;
    const answer = await workspace.send({ ...request, headers, address: "192.0.2.7" });
    statuses[`${method} ${path.replace(site.id, "SITE")}`] = answer.status;
    if (typeof answer.body?.secret === "string") secrets.push(answer.body.secret);
  }
  await runDueWork(service.service);
  const refused = Object.entries(statuses).filter(
    ([path, status]) => status >= 400 && !/tokens\/planted|me$/.test(path),
  );
  expect(refused).toEqual([["DELETE /sites/SITE", 401]]);
  const { db } = service.service.store;
  const rows = await db.selectFrom("audit_events").selectAll().execute();
  expect([rows.length > 15, seen.length > 15]).toEqual([true, true]);
  const text = [rows, seen, await (await service.get("/metrics")).text()]
    .map((part) => JSON.stringify(part))
    .join("\n");
  expect(plantedShown(text)).toEqual([]);
  const values = [...Array(30)].map((_, index) => `planted${index}`);
  for (const secret of [...secrets, ...values, "planted23", "planted24-subject-of-a-browser"]) {
    const digest = createHash("sha256").update(secret);
    for (const found of [secret, digest.copy().digest("hex"), digest.digest("base64url")])
      expect(text).not.toContain(found);
  }
}, 60_000);
