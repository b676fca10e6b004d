import type { Client } from "../../src/provider/client";
import { type Laboratory, openLaboratory } from "./laboratory";
import { Managed } from "./managed";
import { bannerDocument, newHost, newSite } from "./rows/prepared";

/**
 * Objects with the key of a resource to create: another person's with equal names, or what an interrupted attempt left.
 */

let laboratory: Laboratory;
let alice: Client;
let bob: Client;

beforeAll(async () => {
  laboratory = await openLaboratory();
  alice = await laboratory.client();
  bob = await laboratory.client();
});
afterEach(() => laboratory.intercept(null));
afterAll(() => laboratory.close());

let count = 0;
const inputs = () => ({ name: `Shared ${++count}`, settings: { labels: { team: "alice" } } });

/** Expects a refusal that names both ways out and leaves the object as it is. */
async function expectRefused(
  theirs: Managed,
  client: Client,
  reason: RegExp,
  requested: object = { ...theirs.inputs, settings: { labels: { team: "bob" } } },
): Promise<void> {
  const before = (await alice.call("getSite", { path: { id: theirs.id } })).data;
  const mine = new Managed("Site", client, { ...requested }, theirs.key);
  const refusal = String(await mine.create().catch((error: unknown) => error));
  expect(refusal).toMatch(reason);
  expect(refusal).toContain("set `consentform:owner`");
  expect(refusal).toContain(`adopt: "${theirs.id}"`);
  expect((await alice.call("getSite", { path: { id: theirs.id } })).data).toEqual(before);
}

test("refuses an object that changed after its creation, even with the same token", async () => {
  const site = new Managed("Site", alice, inputs());
  await site.create();
  laboratory.advance(1000);
  await site.update({ ...site.inputs, retention: 400 });
  await expectRefused(site, alice, /it was changed at .* by token tok_/);
});

test("an object that is in use is refused, also with the same token", async () => {
  const site = new Managed("Site", alice, inputs());
  await site.create();
  await new Managed("ConfigDraft", alice, { site_id: site.id, document: bannerDocument() }).create();
  await expectRefused(site, alice, /it is in use/);
});

test("a site with a domain is in use", async () => {
  const site = new Managed("Site", alice, inputs());
  await site.create();
  await new Managed("Domain", alice, { site_id: site.id, host: "left-over.example" }).create();
  await expectRefused(site, alice, /it is in use/);
});

test("a tracked service that a scan has seen is in use", async () => {
  const siteId = await newSite(alice);
  const chat = { site_id: siteId, key: "chat", name: "Chat", company: "Chat Inc.", category: "functional" };
  const service = new Managed("TrackedService", alice, chat);
  await service.create();
  const seen = (at: string | null) =>
    laboratory.intercept(async (request, pass) => {
      const response = await pass(request);
      if (request.method !== "GET" || !new URL(request.url).pathname.endsWith("/services")) return response;
      const page = (await response.json()) as { data: object[] };
      return Response.json({ ...page, data: page.data.map((one) => ({ ...one, last_seen_at: at })) });
    });
  const again = (inputs: object = chat, as = alice) => new Managed("TrackedService", as, { ...inputs }, service.key);
  seen(new Date().toISOString());
  await expect(again({ ...chat, name: "Talk" }).create()).rejects.toThrow(/it is in use/);
  await expect(again(chat, bob).create()).rejects.toThrow(/it is in use/);
  seen(null);
  await again({ ...chat, name: "Talk" }).create();
});

test("a part of a site that left the state is managed again if it is as declared", async () => {
  const siteId = await newSite(alice);
  const chat = { site_id: siteId, key: "chat", name: "Chat", company: "Chat Inc.", category: "functional" };
  const service = new Managed("TrackedService", alice, { ...chat, company: "Former Inc." });
  await service.create();
  laboratory.advance(1000);
  await service.update(chat);
  const again = (inputs: object, as: Client) => new Managed("TrackedService", as, { ...inputs }, service.key);
  await expect(again(chat, bob).create()).rejects.toThrow(/it was changed at/);
  await expect(again({ ...chat, company: "Other Inc." }, alice).create()).rejects.toThrow(/it was changed at/);
  laboratory.forgetRequests();
  const same = again(chat, alice);
  await same.create();
  expect(same.id).toBe(service.id);
  expect(same.session.lines).toEqual([
    expect.stringMatching(/It is managed by this resource again\. If another stack manages it, set /),
  ]);
  expect(laboratory.requests.map(({ method }) => method).filter((method) => method !== "GET")).toEqual(["POST"]);
});

test("another token's new object is refused, even if its values are equal", async () => {
  const site = new Managed("Site", alice, inputs());
  await site.create();
  await expectRefused(site, bob, /token tok_.* created it at /);
  await expectRefused(site, bob, /token tok_.* created it at /, site.inputs);
});

test("refuses an object of another resource of the program, although the key is equal", async () => {
  const renamed = new Managed("Site", alice, inputs());
  await renamed.create();
  const later = new Managed("Site", alice, inputs(), renamed.key);
  later.session = renamed.session;
  await expect(later.create()).rejects.toThrow(/another resource of this program manages it/);
});

const dayMs = 24 * 60 * 60 * 1000;

/** The same resource in a new process, so long after the object was made. */
function afterwards(site: Managed, ms: number): Managed {
  const again = new Managed("Site", alice, site.inputs, site.key);
  again.session.service.clock = {
    ...again.session.service.clock,
    now: () => Date.parse(String(site.outputs.created_at)) + ms,
  };
  return again;
}

test("an untouched object is left over for its creator's token for a week", async () => {
  const site = new Managed("Site", alice, inputs());
  await site.create();
  const again = afterwards(site, 7 * dayMs);
  await again.create();
  expect(again.id).toBe(site.id);
  expect(again.session.lines).toEqual([
    expect.stringMatching(/treated as left by an interrupted deployment and taken over.*consentform:owner/),
  ]);
});

test("a takeover keeps what someone sets between its two requests", async () => {
  const declared = inputs();
  const site = new Managed("Site", alice, { ...declared, retention: 500 });
  await site.create();
  const path = { id: site.id };
  let isEdited = false;
  laboratory.intercept(async (request, pass) => {
    if (request.method === "PATCH" && !isEdited) {
      isEdited = true;
      await bob.call("updateSite", { path, body: { settings: { promotion_gate: { mode: "off" } } } });
    }
    return pass(request);
  });
  await new Managed("Site", alice, declared, site.key).create();
  const { retention, settings } = (await alice.call("getSite", { path })).data;
  expect(isEdited).toBe(true);
  expect(retention).not.toBe(500);
  expect(settings.promotion_gate).toMatchObject({ mode: "off" });
});

test("an older one is refused: another stack can have adopted it as it is", async () => {
  const kept = new Managed("Site", alice, inputs());
  await kept.create();
  const elsewhere = new Managed("Site", alice, { ...kept.inputs, adopt: kept.id });
  await elsewhere.create();
  expect(elsewhere.id).toBe(kept.id);
  const again = afterwards(kept, 7 * dayMs + 1);
  await expect(again.create()).rejects.toThrow(/it was created at .*, more than 7 days ago\. Nothing was changed/);
});

describe("a domain that the site already has", () => {
  /** A domain that Alice's program made, and the inputs of one for the same host. */
  async function attached() {
    const inputs = { site_id: await newSite(alice), host: newHost(), verification_method: "file" };
    const theirs = new Managed("Domain", alice, { ...inputs });
    await theirs.create();
    expect(theirs.session.lines).toEqual([]);
    const now = async () => (await alice.call("getDomain", { path: { id: theirs.id } })).data;
    return { theirs, inputs, now };
  }
  const writes = () => laboratory.requests.map(({ method }) => method).filter((method) => method !== "GET");

  test("refuses a domain of another token and leaves it unchanged", async () => {
    const { theirs, inputs, now } = await attached();
    const before = await now();
    for (const requested of [inputs, { ...inputs, include_subdomains: false, verification_method: "meta_tag" }]) {
      laboratory.forgetRequests();
      const mine = new Managed("Domain", bob, { ...requested });
      const refusal = String(await mine.create().catch((error: unknown) => error));
      expect(refusal).toMatch(/the site already has it as dom_.*, created by token tok_.* at 2/);
      expect(refusal).toMatch(/Nothing was changed.*aliases.*consentform:owner/s);
      expect(refusal).toContain(`adopt: "${theirs.id}"`);
      expect(mine.session.lines).toEqual([]);
      expect(writes()).toEqual(["POST"]);
      expect(await now()).toEqual(before);
    }
  });

  test("adopts a domain of another token and changes what differs", async () => {
    const { theirs, inputs, now } = await attached();
    const adopter = new Managed("Domain", bob, { ...inputs, include_subdomains: false, adopt: theirs.id });
    await adopter.create();
    expect(adopter.id).toBe(theirs.id);
    expect(await now()).toMatchObject({ include_subdomains: false });
    const again = new Managed("Domain", bob, { ...adopter.inputs });
    await again.create();
    expect(again.session.lines).toEqual([expect.stringMatching(/ is adopted as it is\.$/)]);
  });

  const isTakenOver = (id: string) =>
    expect.stringMatching(new RegExp(`${id} already existed.*removing the resource deletes it.*another stack`));

  test("takes over a domain that the same token attached, and changes it as declared", async () => {
    const { theirs, inputs, now } = await attached();
    const edited = { ...inputs, include_subdomains: false, verification_method: "meta_tag" };
    for (const requested of [inputs, edited]) {
      const mine = new Managed("Domain", alice, { ...requested });
      await mine.create();
      expect(mine.id).toBe(theirs.id);
      expect(mine.session.lines).toEqual([isTakenOver(theirs.id)]);
    }
    expect(await now()).toMatchObject({ include_subdomains: false, verification_method: "meta_tag" });
  });

  test("takes over a domain if the service does not know who attached it", async () => {
    const { theirs, inputs } = await attached();
    laboratory.intercept(async (request, pass) => {
      const response = await pass(request);
      if (!response.ok || !new URL(request.url).pathname.includes("/domains")) return response;
      const domain = (await response.json()) as object;
      return Response.json({ ...domain, created_by: null }, { status: response.status });
    });
    const mine = new Managed("Domain", bob, { ...inputs });
    await mine.create();
    expect(mine.id).toBe(theirs.id);
    expect(mine.session.lines).toEqual([isTakenOver(theirs.id)]);
  });

  test("refuses another token's domain even if a proxy removes If-None-Match", async () => {
    const { inputs } = await attached();
    laboratory.intercept((request, pass) => {
      const headers = new Headers(request.headers);
      headers.delete("If-None-Match");
      return pass(new Request(request, { headers }));
    });
    await expect(new Managed("Domain", bob, { ...inputs }).create()).rejects.toThrow(/already has it as dom_/);
  });
});

describe("an issue that is already suppressed", () => {
  /** A suppression that Alice's program made, and the inputs of one for the same issue. */
  async function suppressed() {
    const siteId = await newSite(alice);
    const fingerprint = await laboratory.seeIssue(siteId);
    const inputs = {
      site_id: siteId,
      environment: "preview",
      fingerprint,
      reason: "accepted_risk",
      comment: "Known and harmless.",
    };
    const theirs = new Managed("IssueSuppression", alice, { ...inputs });
    await theirs.create();
    const now = async () => {
      const query = { fingerprint };
      return (await alice.call("listIssues", { path: { id: siteId }, query: query })).data.data[0]?.suppression;
    };
    return { theirs, inputs, now };
  }

  test("an object that another token wrote is refused, and taken over with adopt", async () => {
    const { theirs, inputs, now } = await suppressed();
    const before = await now();
    for (const requested of [inputs, { ...inputs, reason: "handled_elsewhere" }]) {
      const mine = new Managed("IssueSuppression", bob, { ...requested });
      const refusal = String(await mine.create().catch((error: unknown) => error));
      expect(refusal).toMatch(/already suppressed: token tok_.*Nothing was changed.*aliases.*consentform:owner/s);
      expect(refusal).toContain(`adopt: "${theirs.id}"`);
      expect(await now()).toEqual(before);
    }
    const adopter = new Managed("IssueSuppression", bob, { ...inputs, reason: "handled_elsewhere", adopt: theirs.id });
    await adopter.create();
    expect(adopter.id).toBe(theirs.id);
    expect(adopter.session.lines).toEqual([
      expect.stringMatching(/ is adopted; changed to what is declared: reason\.$/),
    ]);
    expect(await now()).toMatchObject({ reason: "handled_elsewhere" });
    const again = new Managed("IssueSuppression", bob, { ...adopter.inputs });
    await again.create();
    expect(again.session.lines).toEqual([expect.stringMatching(/ is adopted as it is\.$/)]);
  });

  test("an object that this token wrote is taken over as declared, or within a week", async () => {
    const { inputs } = await suppressed();
    const edited = { ...inputs, reason: "handled_elsewhere" };
    const later = (requested: object, ms: number) => {
      const again = new Managed("IssueSuppression", alice, { ...requested });
      again.session.service.clock = { ...again.session.service.clock, now: () => Date.now() + ms };
      return again;
    };
    await expect(later(edited, 8 * dayMs).create()).rejects.toThrow(/already suppressed/);
    await later(inputs, 8 * dayMs).create();
    await later(edited, dayMs).create();
  });
});
