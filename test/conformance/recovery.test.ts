import type { Client } from "../../src/provider/client";
import { PartialFailure } from "../../src/provider/lifecycle";
import type { Kind, Properties } from "../../src/provider/resources";
import { type Interceptor, type Laboratory, openLaboratory } from "./laboratory";
import { Managed } from "./managed";
import { bannerDocument } from "./rows/prepared";

let laboratory: Laboratory;
let client: Client;

beforeAll(async () => {
  laboratory = await openLaboratory();
  client = await laboratory.client();
});

afterEach(() => laboratory.intercept(null));
afterAll(() => laboratory.close());

/** The first answer to a request that `matches` never arrives; what it asked for happens. */
function losingAnswer(method: string, path: RegExp): Interceptor {
  let isLost = false;
  return async (request, pass) => {
    const response = await pass(request);
    const matches = request.method === method && path.test(new URL(request.url).pathname);
    if (!matches || isLost) return response;
    isLost = true;
    throw new TypeError("fetch failed");
  };
}

/** Every request that `matches` is refused. */
function refusing(method: string, path: RegExp): Interceptor {
  return async (request, pass) => {
    if (request.method !== method || !path.test(new URL(request.url).pathname)) return pass(request);
    const problem = {
      type: "https://problems.consent.example/v1/conflict",
      title: "Conflict",
      status: 409,
      detail: "not now",
      reason: "too-many-secrets",
    };
    return Response.json(problem, { status: 409, headers: { "Content-Type": "application/problem+json" } });
  };
}

/** An object that an engine made and then was killed before it could save it. */
async function orphan(kind: Kind, inputs: Properties): Promise<Managed> {
  const lost = new Managed(kind, client, inputs);
  await lost.create();
  return lost;
}

describe("an object that was created and never recorded", () => {
  test.each<[Kind, Properties, Properties]>([
    [
      "Site",
      { name: "Shop", retention: 400, settings: { labels: { a: "1" }, timezone: "Europe/Berlin" } },
      { name: "Web shop", settings: { labels: { b: "2" } } },
    ],
    [
      "AlertChannel",
      { name: "Recovered", kind: "slack", url: "https://hooks.example.com/1", enabled: false },
      { name: "Recovered again", kind: "slack", url: "https://hooks.example.com/2" },
    ],
    [
      "WebhookEndpoint",
      { url: "https://events.example.com/1", event_kinds: ["*"], description: "x" },
      { url: "https://events.example.com/1", event_kinds: ["scan.*"] },
    ],
    [
      "BannerTemplate",
      { name: "Recovered", description: "x", document: { layout: { kind: "bar" } }, variables: { a: {} } },
      { name: "Recovered again", document: { layout: { position: "top" } } },
    ],
  ])("%s: is found by its key with edited inputs and becomes what a new one would be", async (kind, first, edited) => {
    const lost = await orphan(kind, first);
    const again = new Managed(kind, client, edited, lost.key);
    await again.create();
    expect(again.id).toBe(lost.id);
    const fresh = new Managed(kind, client, {
      ...edited,
      name: edited.name === undefined ? undefined : `${String(edited.name)}, new`,
    });
    await fresh.create();
    for (const name of ["retention", "settings", "effective", "enabled", "description", "event_kinds", "document"]) {
      expect([name, again.outputs[name]]).toEqual([name, fresh.outputs[name]]);
    }
    expect(again.session.lines).toHaveLength(1);
    await again.refresh();
    expect(again.diff(again.checked(edited)).kind).toBe("none");
  });

  test("is replaced if an immutable value differs", async () => {
    const lost = await orphan("AlertChannel", { name: "Pager", kind: "slack", url: "https://hooks.example.com/1" });
    const again = new Managed(
      "AlertChannel",
      client,
      { name: "Pager", kind: "email", addresses: ["a@example.com"] },
      lost.key,
    );
    await again.create();
    expect(again.id).not.toBe(lost.id);
    const all = (await client.call("listAlertChannels", { query: { id: [lost.id, again.id] } })).data.data;
    expect(all.map(({ id }) => id)).toEqual([again.id]);
  });

  test("an equal name does not prove ownership: refuses, naming the object", async () => {
    const theirs = await orphan("AlertChannel", { name: "Taken", kind: "slack", url: "https://hooks.example.com/1" });
    const mine = new Managed("AlertChannel", client, {
      name: "Taken",
      kind: "slack",
      url: "https://hooks.example.com/2",
    });
    await expect(mine.create()).rejects.toThrow(new RegExp(`taken by ${theirs.id}.*adopt: "${theirs.id}"`));
  });
});

describe("an answer that never arrives", () => {
  test("a Site is made once", async () => {
    laboratory.intercept(losingAnswer("POST", /\/sites$/));
    const site = new Managed("Site", client, { name: "Once" });
    await site.create();
    const found = (await client.call("listSites", { query: { name: "Once" } })).data.data;
    expect(found.map(({ id }) => id)).toEqual([site.id]);
  });

  test("a Token whose secret was in it is revoked and made again", async () => {
    laboratory.intercept(losingAnswer("POST", /\/tokens$/));
    const token = new Managed("Token", client, { name: "lost", scopes: ["sites:read"] });
    await token.create();
    expect(token.outputs.secret).toMatch(/^cst_/);
    const usable = (await client.call("listTokens", {})).data.data.filter(({ name }) => name === "lost");
    expect(usable.map(({ id }) => id)).toEqual([token.id]);
  });

  test("a WebhookEndpoint whose secret was in it gets another one", async () => {
    laboratory.intercept(losingAnswer("POST", /\/webhooks$/));
    const endpoint = new Managed("WebhookEndpoint", client, { url: "https://events.example.com/", event_kinds: ["*"] });
    await endpoint.create();
    expect(endpoint.outputs.secret).toMatch(/^whsec_/);
    const { keys } = (await client.call("getWebhookEndpoint", { path: { id: endpoint.id } })).data;
    expect(keys).toHaveLength(1);
  });

  test("a publish makes one version, a promotion moves once", async () => {
    const body = { name: "Publishing", settings: { promotion_gate: { mode: "off" as const } } };
    const siteId = (await client.call("createSite", { body })).data.id;
    const draft = new Managed("ConfigDraft", client, { site_id: siteId, document: bannerDocument() });
    laboratory.intercept(losingAnswer("PUT", /draft$/));
    await draft.create();
    laboratory.intercept(losingAnswer("POST", /versions$/));
    const version = new Managed("Version", client, { site_id: siteId, draft_digest: draft.outputs.digest });
    await version.create();
    expect(version.outputs.number).toBe(1);
    laboratory.intercept(losingAnswer("POST", /promote$/));
    await new Managed("Promotion", client, { site_id: siteId, version_number: 1 }).create();
    expect((await client.call("listVersions", { path: { id: siteId } })).data.data).toHaveLength(1);
  });
});

describe("work that stops half-way", () => {
  test("keeps what exists, gives the reason, and is finished by the next run", async () => {
    const inputs = { url: "https://events.example.com/half", event_kinds: ["*"] };
    const endpoint = new Managed("WebhookEndpoint", client, inputs);
    const lose = losingAnswer("POST", /\/webhooks$/);
    const refuse = refusing("PATCH", /webhooks/);
    laboratory.intercept((request, pass) => lose(request, (passed) => refuse(passed, pass)));
    const failure = await endpoint.create().catch((error: unknown) => error);
    if (!(failure instanceof PartialFailure)) throw new Error("no partial failure", { cause: failure });
    expect(failure.message).toMatch(/^WebhookEndpoint: .*not now/);
    expect(failure.outputs).toMatchObject({ ...inputs, __unfinished: ["lost-secret"] });

    laboratory.intercept(null);
    Object.assign(endpoint, { id: failure.id, outputs: failure.outputs });
    await endpoint.refresh();
    expect(endpoint.diff().kind).toBe("remote");
    await endpoint.update(inputs);
    expect(endpoint.outputs.secret).toMatch(/^whsec_/);
    expect(endpoint.outputs).not.toHaveProperty("__unfinished");
    expect(endpoint.diff().kind).toBe("none");
  });

  test("a failed update keeps the old inputs", async () => {
    const siteId = (await client.call("createSite", { body: { name: "Half" } })).data.id;
    const domain = new Managed("Domain", client, { site_id: siteId, host: "half.example.com" });
    await domain.create();
    laboratory.intercept(refusing("POST", /verify$/));
    const desired = { ...domain.inputs, include_subdomains: false, verification_method: "file" };
    const failure = await domain.update(desired).catch((error: unknown) => error);
    if (!(failure instanceof PartialFailure)) throw new Error("no partial failure", { cause: failure });
    expect(failure.outputs).toMatchObject({
      include_subdomains: false,
      verification_method: "dns_txt",
      __unfinished: true,
      __declared: ["/host", "/site_id"],
    });
    laboratory.intercept(null);
    domain.outputs = failure.outputs;
    await domain.update(desired);
    expect(domain.outputs).toMatchObject({ include_subdomains: false, verification_method: "file" });
    expect(domain.outputs).not.toHaveProperty("__unfinished");
  });

  test("keeps a token whose predecessor cannot be ended; the next run ends it", async () => {
    const inputs = { name: "half", scopes: ["sites:read"] };
    const old = await orphan("Token", inputs);
    laboratory.intercept(refusing("DELETE", /tokens/));
    const successor = new Managed("Token", client, inputs, old.key);
    const failure = await successor.create().catch((error: unknown) => error);
    if (!(failure instanceof PartialFailure)) throw new Error("no partial failure", { cause: failure });
    expect(failure.outputs.secret).toMatch(/^cst_/);
    laboratory.intercept(null);
    Object.assign(successor, { id: failure.id, outputs: failure.outputs });
    await successor.update(inputs);
    expect((await client.call("getToken", { path: { id: old.id } })).data.status).toBe("retiring");
    expect((await client.call("getToken", { path: { id: successor.id } })).data.status).toBe("active");
    expect(successor.outputs.secret).toBe(failure.outputs.secret);
  });
});
