import type { Client } from "../../src/client";
import { check, isPartialFailure, type Properties } from "../../src/lifecycle";
import { registry } from "../../src/resources";
import { digest, starterDocument } from "../../src/rules";
import { type Laboratory, openLaboratory } from "./laboratory";
import { Managed, newKey } from "./managed";
import { bannerDocument, draftOf, newSite, noGate, unique } from "./rows/prepared";
import { newTemplate } from "./rows/template-rollout";

/**
 * What must never happen to the sites of a rollout: an edit of a draft or a rollback in production undone unasked; anything published
 * twice after a kill or a lost answer; one site that keeps others from being done; what is finished sent again; what is reviewed
 * and what is applied being two things.
 */

let laboratory: Laboratory;
let client: Client;
let colleague: Client;

beforeAll(async () => {
  laboratory = await openLaboratory(100_000);
  client = await laboratory.client();
  colleague = await laboratory.client();
});

afterEach(() => laboratory.intercept(null));
afterAll(() => laboratory.close());

type Recipe = { site: string; variables?: Record<string, string>; [member: string]: unknown };

const titled = (site: string, title: string): Recipe => ({ site, variables: { title } });
const stack = "5".repeat(16);
const gated = { promotion_gate: { mode: "block", require_verified_domain: false } } as never;

function rollout(inputs: Properties, { key = newKey(), of = stack as string | null } = {}): Managed {
  const managed = new Managed(
    "TemplateRollout",
    client,
    { name: unique("rollout"), release: "production", ...inputs },
    key,
  );
  managed.stack = of;
  return managed;
}

/** Sites whose promotions need no evidence, by key. */
async function sites(count: number, prefix = "s"): Promise<Record<string, string>> {
  const made = await Promise.all(Array.from({ length: count }, () => newSite(client, noGate)));
  return Object.fromEntries(made.map((site, index) => [`${prefix}${index}`, site]));
}

const recipes = (of: Record<string, string>, title = "Cookies"): Record<string, Recipe> =>
  Object.fromEntries(Object.entries(of).map(([key, site]) => [key, titled(site, title)]));

/** What a second revision of a template makes of the properties of the first. */
async function revised(template: Awaited<ReturnType<typeof newTemplate>>, document: unknown) {
  const { data } = await client.call("updateTemplate", { path: { id: template.id }, body: { document } as never });
  return { ...template, document: data.document, revision: data.revision };
}

/** Requests that applied this very template: those of killed runs may still arrive. */
const applications = ({ id }: { id: string }) =>
  laboratory.requests.filter(({ path }) => path === `/templates/${id}/apply`).length;

async function stagesOf(site: string) {
  const { data } = await client.call("getSite", { path: { id: site } });
  if (data.stages === null) throw new Error("the token sees no stages");
  return data.stages;
}

async function failureOf(run: Promise<unknown>): Promise<Error> {
  return run.then(
    () => {
      throw new Error("it did not fail");
    },
    (error: Error) => error,
  );
}

/** Runs a deployment that fails half-way, and keeps what the engine would. */
async function upFailing(managed: Managed, run: Promise<unknown>): Promise<string> {
  const error = await failureOf(run);
  if (!isPartialFailure(error)) throw error;
  managed.id = error.id;
  managed.outputs = error.outputs;
  return error.message;
}

/** The same for an update, in a new process; the engine keeps the inputs, too. */
async function updateFailing(managed: Managed, inputs: Properties): Promise<string> {
  managed.renewSession();
  const message = await upFailing(managed, managed.update(inputs));
  managed.inputs = managed.checked(inputs);
  return message;
}

const contentOf = (title: string) => digest(bannerDocument(title));
const contentIn = async (site: string) => (await stagesOf(site)).production?.config_digest;

async function rollBack(site: string, number: number): Promise<void> {
  await colleague.call("rollbackVersion", {
    path: { id: site, number },
    body: { reason: "Emergency of today" } as never,
  });
}

/** A rollout whose only site is live as One, then as Two; `titled` is what its program declares with another title. */
async function rolledForward() {
  const [template, site] = [await newTemplate(client), await newSite(client, noGate)];
  const managed = rollout({ template });
  const { inputs } = managed;
  const declared = (title: string) => ({ ...inputs, sites: { shop: titled(site, title) } });
  managed.inputs = declared("One");
  await managed.create();
  await managed.update(declared("Two"));
  managed.renewSession();
  return { managed, site, template, titled: declared };
}

test("250 sites of which 7 fail: the others are done, and the next run sends the 7 alone", async () => {
  const [template, of] = [await newTemplate(client), await sites(250)];
  const edited = Object.keys(of).filter((_, index) => index % 36 === 5);
  expect(edited).toHaveLength(7);
  for (const key of edited) await draftOf(colleague, of[key] ?? "", "By hand");
  const managed = rollout({ template, sites: recipes(of), release: "draft" });
  laboratory.forgetRequests();
  const message = await upFailing(managed, managed.create());
  expect(message).toMatch(/^TemplateRollout: 7 of 250 sites failed\. The other 243 succeeded/);
  for (const key of edited) expect(message).toMatch(new RegExp(`sites\\.${key}: .*by token tok_.*adopt: true`));
  expect(applications(template)).toBe(3);
  expect(Object.keys(managed.outputs.digests as object)).toHaveLength(243);
  expect(managed.diff(managed.checked(managed.inputs)).changed).toHaveLength(7);
  const { draft } = await stagesOf(of[edited[0] ?? ""] ?? "");
  expect(draft.digest).toBe(digest(bannerDocument("By hand")));

  managed.renewSession();
  const bodies: { items: unknown[] }[] = [];
  laboratory.intercept(async (request, pass) => {
    if (request.url.endsWith("/apply")) bodies.push((await request.clone().json()) as { items: unknown[] });
    return pass(request);
  });
  await managed.update({ ...managed.inputs, adopt: true });
  // Once to find that they are not as expected, and once with what they hold.
  expect(bodies.map(({ items }) => items.length)).toEqual([7, 7]);
  expect(managed.diff().kind).toBe("none");

  const wished = { ...managed.inputs, template: await revised(template, bannerDocument("Shop: {{title}}")) };
  const composed = managed.checked(wished).digests;
  expect(new Set(Object.values(composed as object))).toEqual(new Set([digest(bannerDocument("Shop: Cookies"))]));
  laboratory.forgetRequests();
  await managed.update(wished);
  expect(applications(template)).toBe(3);
  expect(managed.outputs.digests).toEqual(composed);
});

test("changes nothing and sends nothing where nothing differs", async () => {
  const managed = rollout({ template: await newTemplate(client), sites: recipes(await sites(2)) });
  await managed.create();
  laboratory.forgetRequests();
  expect(managed.diff(managed.checked(managed.inputs)).kind).toBe("none");
  await managed.update({ ...managed.inputs, note: "Another note" });
  expect(laboratory.requests).toEqual([]);
});

test.each([
  { lost: "the answer of a request", isApplied: true },
  { lost: "a request", isApplied: false },
])("publishes nothing twice when a run loses $lost and is killed", async ({ isApplied }) => {
  const [template, of] = [await newTemplate(client), await sites(3)];
  const inputs = { template, sites: recipes(of), reconsent: "force" };
  const killed = rollout(inputs);
  laboratory.intercept(async (request, pass) => {
    if (isApplied) await pass(request);
    throw new Error("killed");
  });
  // A killed process records nothing.
  const aborted = AbortSignal.timeout(300);
  await Promise.race([
    killed.create().catch(() => {}),
    new Promise((resolve) => aborted.addEventListener("abort", resolve)),
  ]);
  laboratory.intercept(null);
  const before = (await laboratory.eventKinds()).filter((kind) => kind === "version.published").length;
  const again = rollout(inputs, { key: killed.key });
  await again.create();
  const versions = Object.values(again.outputs.versionNumbers as Record<string, number>);
  expect(new Set(versions)).toEqual(new Set([1]));
  expect(Object.values(again.outputs.productionNumbers as object)).toHaveLength(3);
  const after = (await laboratory.eventKinds()).filter((kind) => kind === "version.published").length;
  expect(after - before).toBeLessThanOrEqual(3);
});

test("an emergency rollback between a killed run and the next is not undone", async () => {
  const [template, of] = [await newTemplate(client), await sites(2)];
  const first = rollout({ template, sites: recipes(of, "Old") });
  await first.create();
  // The second run is killed after its request: nothing of it is recorded.
  const lost = rollout({ template, sites: recipes(of, "New") }, { key: first.key });
  Object.assign(lost, { id: first.id, outputs: first.outputs });
  await lost.update(lost.inputs);
  await rollBack(of.s0 ?? "", 1);
  const rerun = rollout({ template, sites: recipes(of, "New") }, { key: first.key });
  Object.assign(rerun, { id: first.id, outputs: first.outputs });
  const { inputs } = rerun;
  expect(await updateFailing(rerun, inputs)).toMatch(
    /sites\.s0: production holds version 3, a rollback to 1, moved there at .* by token tok_.*Run `pulumi up --refresh`/,
  );
  expect((await stagesOf(of.s0 ?? "")).production?.number).toBe(3);
  expect((await stagesOf(of.s1 ?? "")).production?.number).toBe(2);
  await rerun.refresh();
  expect(rerun.outputs.digests).toEqual({ s0: contentOf("Old"), s1: contentOf("New") });
  await rerun.update(inputs);
  expect((await stagesOf(of.s0 ?? "")).production?.config_digest).toBe(digest(bannerDocument("New")));
});

test("a rollback by hand stops the next text for that site alone, and a refresh asks about it", async () => {
  const [template, of] = [await newTemplate(client), await sites(2)];
  const managed = rollout({ template, sites: recipes(of, "One") });
  await managed.create();
  await managed.update({ ...managed.inputs, sites: recipes(of, "Two") });
  await rollBack(of.s0 ?? "", 1);
  const { inputs } = managed;
  const three = { ...inputs, sites: recipes(of, "Three") };
  expect(await updateFailing(managed, three)).toMatch(/^TemplateRollout: 1 of 2 sites failed/);
  expect(managed.outputs.productionNumbers).toEqual({ s0: 2, s1: 3 });
  // Running the same again, or another text, asks for nothing.
  for (const title of ["Three", "Four"]) {
    const again = { ...inputs, sites: recipes(of, title) };
    expect(await updateFailing(managed, again)).toMatch(/sites\.s0: production holds version 3, a rollback to 1/);
    expect((await stagesOf(of.s0 ?? "")).production?.number).toBe(3);
  }

  await managed.refresh();
  expect((managed.outputs.digests as Record<string, string>).s0).toBe(digest(bannerDocument("One")));
  const four = { ...inputs, sites: recipes(of, "Four") };
  const difference = managed.diff(managed.checked(four));
  expect(difference).toEqual({ kind: "inputs", replaces: [], changed: ["/digests/s0"] });
  const { outputs } = managed;
  await managed.refresh();
  expect(managed.outputs).toEqual(outputs);
  await managed.update(four);
  expect(await contentIn(of.s0 ?? "")).toBe(contentOf("Four"));
});

test("a rollback that a refresh has shown keeps no later text from being deployed", async () => {
  const { managed, site, titled: declared } = await rolledForward();
  await rollBack(site, 1);
  await managed.refresh();
  const { outputs } = managed;
  expect(outputs).toMatchObject({ digests: { shop: contentOf("One") }, productionNumbers: { shop: 3 } });
  // The draft still is Two, which is not news.
  await managed.refresh();
  expect(managed.outputs).toEqual(outputs);
  await managed.update(declared("Three"));
  expect(await contentIn(site)).toBe(contentOf("Three"));

  // One more, and a draft that was edited before it: both are shown before anything is written.
  await draftOf(colleague, site, "By hand");
  await rollBack(site, 1);
  await managed.refresh();
  expect(managed.outputs.digests).toEqual({ shop: contentOf("One") });
  expect((await failureOf(managed.update(declared("Four")))).message).toMatch(/the draft was last changed/);
  for (let run = 0; run < 2; run++) {
    await managed.refresh();
    expect(managed.outputs.digests).toEqual({ shop: contentOf("By hand") });
  }
  await managed.update(declared("Four"));
  expect(await contentIn(site)).toBe(contentOf("Four"));
});

test("a refresh shows a rollback also where a gated wave has written the next draft", async () => {
  const { managed: live, site, titled: declared } = await rolledForward();
  const wave = rollout({ ...declared("Three"), release: "preview" });
  await wave.create();
  await live.refresh();
  expect(live.outputs).toMatchObject({ digests: { shop: contentOf("Two") }, productionNumbers: { shop: 2 } });
  await rollBack(site, 1);
  for (let run = 0; run < 2; run++) {
    await live.refresh();
    expect(live.outputs).toMatchObject({ digests: { shop: contentOf("One") }, productionNumbers: { shop: 4 } });
  }
  await live.update(declared("Three"));
  expect(await contentIn(site)).toBe(contentOf("Three"));
});

test("a rollback stays where a run in between fails before it reaches production", async () => {
  const { managed, site, template, titled: declared } = await rolledForward();
  await rollBack(site, 1);
  const inputs = { ...declared("Three"), template: { id: template.id } };
  // Its placeholders may be in a draft, and not in a version.
  await revised(template, starterDocument("en"));
  expect(await updateFailing(managed, inputs)).toMatch(/sites\.shop: reached draft, then failed/);
  expect(managed.outputs.productionNumbers).toEqual({ shop: 2 });
  await revised(template, bannerDocument("Shop: {{title}}"));
  expect(await updateFailing(managed, inputs)).toMatch(/sites\.shop: production holds version 3, a rollback to 1/);
  expect((await stagesOf(site)).production?.number).toBe(3);
});

test("a creation that finds its work rolled back leaves it until adopt is set, however often it runs", async () => {
  const { managed, site, titled: declared } = await rolledForward();
  await rollBack(site, 1);
  const again = rollout(declared("Two"), { key: managed.key });
  const refused = /sites\.shop: production holds version 3, a rollback to 1, .*To replace it, set adopt: true\./;
  expect(await upFailing(again, again.create())).toMatch(refused);
  expect(await updateFailing(again, declared("Two"))).toMatch(refused);
  await again.refresh();
  expect((await failureOf(again.update(declared("Three")))).message).toMatch(refused);
  expect((await stagesOf(site)).production?.number).toBe(3);
  await again.update({ ...declared("Three"), adopt: true });
  expect(await contentIn(site)).toBe(contentOf("Three"));
});

test("an edit by hand is shown by a refresh, not overwritten before it", async () => {
  const [template, of] = [await newTemplate(client), await sites(2)];
  const managed = rollout({ template, sites: recipes(of, "One") });
  await managed.create();
  await draftOf(colleague, of.s1 ?? "", "By hand");
  const two = { ...managed.inputs, sites: recipes(of, "Two") };
  expect(await updateFailing(managed, two)).toMatch(
    /sites\.s1: the draft was last changed at .* by token tok_.*after this program wrote it/,
  );
  expect((await stagesOf(of.s1 ?? "")).draft.digest).toBe(digest(bannerDocument("By hand")));
  expect((await stagesOf(of.s0 ?? "")).draft.digest).toBe(digest(bannerDocument("Two")));

  const refreshed = await managed.refresh();
  expect(refreshed).toMatchObject({ inputs: { digests: { s1: digest(bannerDocument("By hand")) } } });
  expect(managed.diff(managed.checked(two)).changed).toEqual(["/digests/s1"]);
  await managed.update(two);
  expect((await stagesOf(of.s1 ?? "")).draft.digest).toBe(digest(bannerDocument("Two")));
});

test("a refresh is clean where another number has the same content, and drops sites that are unlinked or gone", async () => {
  const [template, of] = [await newTemplate(client), await sites(3)];
  const managed = rollout({ template, sites: recipes(of) });
  await managed.create();
  const publish = {
    draft_digest: (await stagesOf(of.s0 ?? "")).draft.digest,
    reconsent: "force",
    publish_key: "by-hand",
  };
  await colleague.call("publishVersion", { path: { id: of.s0 ?? "" }, body: publish as never });
  await colleague.call("promoteVersion", { path: { id: of.s0 ?? "", number: 2 }, body: {} as never });
  const { outputs } = managed;
  laboratory.forgetRequests();
  await managed.refresh();
  expect(managed.outputs).toEqual(outputs);
  expect(laboratory.requests.filter(({ path }) => path.startsWith("/sites?"))).toHaveLength(1);

  const detach = { mode: "replace", items: [{ site_id: of.s1, detach: true }] } as never;
  await colleague.call("applyTemplate", { path: { id: template.id }, body: detach });
  await colleague.call("deleteSite", { path: { id: of.s2 ?? "" }, query: { force: true } });
  const wished = managed.inputs;
  await managed.refresh();
  expect(Object.keys(managed.inputs.sites as object)).toEqual(["s0"]);
  expect(managed.diff(managed.checked(wished)).kind).toBe("inputs");
});

test("an application elsewhere is clean, or shows the digests that differ", async () => {
  const [template, of] = [await newTemplate(client), await sites(2)];
  const managed = rollout({ template, sites: recipes(of, "One") });
  await managed.create();
  const elsewhere = rollout({
    template,
    sites: { same: titled(of.s0 ?? "", "One"), other: titled(of.s1 ?? "", "Two") },
  });
  await elsewhere.create();
  await managed.refresh();
  expect(managed.inputs.digests).toEqual({
    ...{ s0: digest(bannerDocument("One")), s1: digest(bannerDocument("Two")) },
  });
});

test("resources of one stack take each other's drafts over, those of another need adopt", async () => {
  const [template, of] = [await newTemplate(client), await sites(1)];
  const [site = ""] = Object.values(of);
  const draft = new Managed("ConfigDraft", client, { siteId: site, document: bannerDocument("Draft") });
  draft.stack = stack;
  await draft.create();
  expect((await stagesOf(site)).draft.managed_by).toBe(`${stack}.${draft.key}`);
  const wave = rollout({ template, sites: recipes(of) });
  await wave.create();
  expect((await stagesOf(site)).draft.managed_by).toBe(`${stack}.${wave.key}`);
  await draft.remove();
  expect((await stagesOf(site)).draft.managed_by).toBe(`${stack}.${wave.key}`);

  const stranger = rollout({ template, sites: recipes(of, "Theirs") }, { of: "6".repeat(16) });
  const unnamed = rollout({ template, sites: recipes(of, "Theirs") }, { of: null });
  for (const other of [stranger, unnamed]) {
    expect((await failureOf(other.create())).message).toMatch(/belongs to another deployment \(managed_by 5{16}\./);
    other.inputs = { ...other.inputs, adopt: true };
    expect((await failureOf(other.create())).message).toMatch(/adopt: "take-over"/);
  }
  const taking = rollout({ template, sites: recipes(of, "Theirs"), adopt: "take-over" }, { of: null });
  await taking.create();
  expect((await stagesOf(site)).draft.managed_by).toBe(`${"0".repeat(16)}.${taking.key}`);
});

test("adopt is no leave to overwrite what someone edits later", async () => {
  const [template, of] = [await newTemplate(client), await sites(1)];
  await draftOf(colleague, of.s0 ?? "", "Before");
  const managed = rollout({ template, sites: recipes(of), adopt: true });
  await managed.create();
  await draftOf(colleague, of.s0 ?? "", "By hand");
  managed.renewSession();
  const failure = await failureOf(managed.update({ ...managed.inputs, sites: recipes(of, "Next") }));
  expect(failure.message).toMatch(/after this program wrote it/);
  expect((await stagesOf(of.s0 ?? "")).draft.digest).toBe(digest(bannerDocument("By hand")));
});

test("a rollout to preview and one to production take one request each for the same sites", async () => {
  const [template, of] = [await newTemplate(client), await sites(5)];
  const canary = rollout({ template, sites: recipes(of), release: "preview" });
  const live = rollout({ template, sites: recipes(of) });
  live.session = canary.session;
  laboratory.forgetRequests();
  await canary.create();
  await live.create();
  expect(applications(template)).toBe(2);
  const next = await revised(template, bannerDocument("Shop: {{title}}"));
  const session = canary.session;
  for (const managed of [canary, live]) {
    managed.session = session;
    laboratory.forgetRequests();
    await managed.update({ ...managed.inputs, template: next });
    expect(applications(template)).toBe(1);
  }
  const [site = ""] = Object.values(of);
  expect((await stagesOf(site)).production?.config_digest).toBe(digest(bannerDocument("Shop: Cookies")));
});

test("a gated chain without a stack's name takes its own work over after a creation failed in part", async () => {
  const template = await newTemplate(client);
  const [shop, blocked] = [await newSite(client, noGate), await newSite(client, gated)];
  const declared = (title: string) => ({ shop: titled(shop, title), blocked: titled(blocked, title) });
  const canary = rollout({ template, sites: declared("One"), release: "preview" }, { of: null });
  const live = rollout({ template, sites: declared("One") }, { of: null });
  live.session = canary.session;
  await canary.create();
  // As in Terraform, a creation that failed records nothing.
  expect((await failureOf(live.create())).message).toMatch(/sites\.blocked: reached preview, then failed/);
  expect(await contentIn(shop)).toBe(contentOf("One"));

  await colleague.call("updateSite", { path: { id: blocked }, body: { settings: noGate } as never });
  canary.renewSession();
  await canary.update({ ...canary.inputs, sites: declared("Two") });
  const again = rollout({ ...live.inputs, sites: declared("Two") }, { key: live.key, of: null });
  again.session = canary.session;
  await again.create();
  expect([await contentIn(shop), await contentIn(blocked)]).toEqual([contentOf("Two"), contentOf("Two")]);
});

test("a gated chain without a stack's name leaves a rollback and an edit that came in between", async () => {
  const template = await newTemplate(client);
  const [shop, edited, blocked] = [
    await newSite(client, noGate),
    await newSite(client, noGate),
    await newSite(client, gated),
  ];
  const declared = (title: string) => ({
    ...{ shop: titled(shop, title), edited: titled(edited, title), blocked: titled(blocked, title) },
  });
  const before = rollout({ template, sites: { shop: titled(shop, "Zero") } }, { of: null });
  await before.create();
  const canary = rollout({ template, sites: declared("One"), release: "preview", adopt: "take-over" }, { of: null });
  const live = rollout({ template, sites: declared("One"), adopt: "take-over" }, { of: null });
  live.session = canary.session;
  await canary.create();
  await failureOf(live.create());
  await rollBack(shop, 1);
  await draftOf(colleague, edited, "By hand");

  canary.renewSession();
  canary.inputs = { ...canary.inputs, adopt: undefined };
  const failure = await updateFailing(canary, { ...canary.inputs, sites: declared("Two") });
  expect(failure).toMatch(/sites\.edited: the draft was last changed/);
  const again = rollout({ ...live.inputs, sites: declared("Two"), adopt: undefined }, { key: live.key, of: null });
  again.session = canary.session;
  const { message } = await failureOf(again.create());
  expect(message).toMatch(/sites\.shop: production holds version 3, a rollback to 1/);
  expect([await contentIn(shop), await contentIn(edited)]).toEqual([contentOf("Zero"), contentOf("One")]);
  expect((await stagesOf(edited)).draft.digest).toBe(contentOf("By hand"));
});

test("what the service postpones is sent again, once", async () => {
  const [template, of] = [await newTemplate(client), await sites(5)];
  laboratory.intercept(async (request, pass) => {
    if (!request.url.endsWith("/apply")) return pass(request);
    const body = (await request.json()) as { items: { site_id: string }[] };
    const [begun, left] = [body.items.slice(0, 2), body.items.slice(2)];
    const reply = await pass(
      new Request(request.url, {
        method: "POST",
        headers: request.headers,
        body: JSON.stringify({ ...body, items: begun }),
      }),
    );
    const answer = (await reply.json()) as { results: unknown[] };
    const nothing = { digest: null, revision: null, version_number: null, production_number: null, problem: null };
    answer.results.push(...left.map(({ site_id }) => ({ site_id, status: "postponed", stage: "none", ...nothing })));
    return Response.json(answer);
  });
  const managed = rollout({ template, sites: recipes(of) });
  laboratory.forgetRequests();
  await managed.create();
  expect(applications(template)).toBe(3);
  expect(managed.outputs.productionNumbers).toEqual({ s0: 1, s1: 1, s2: 1, s3: 1, s4: 1 });
});

test("a site without a result is sent again, and fails the run if none ever arrives", async () => {
  const [template, of] = [await newTemplate(client), await sites(3)];
  let lost = 1;
  laboratory.intercept(async (request, pass) => {
    const reply = await pass(request);
    if (!request.url.endsWith("/apply")) return reply;
    const answer = (await reply.json()) as { results: unknown[] };
    return Response.json({ ...answer, results: answer.results.slice(0, answer.results.length - lost) });
  });
  const managed = rollout({ template, sites: recipes(of) });
  laboratory.forgetRequests();
  const failure = await upFailing(managed, managed.create());
  expect(failure).toMatch(/the service returned no result for 1 sites in 10 consecutive requests/);
  expect(Object.keys(managed.outputs.digests as object)).toEqual(["s0", "s1"]);
  lost = 0;
  managed.renewSession();
  await managed.update({ ...managed.inputs });
  expect(managed.outputs.productionNumbers).toEqual({ s0: 1, s1: 1, s2: 1 });
});

test("keys that every object of the language has are keys like any other", async () => {
  const [template, of] = [await newTemplate(client), await sites(4)];
  const keys = ["toString", "valueOf", "hasOwnProperty", "s3"];
  const declared = (names: string[], title: string) => {
    return Object.fromEntries(names.map((key) => [key, titled(of[`s${keys.indexOf(key)}`] ?? "", title)]));
  };
  const managed = rollout({ template, sites: declared(["s3"], "One") });
  await managed.create();
  const { inputs } = managed;
  const all = (title: string) => ({ ...inputs, template, sites: declared(keys, title) });
  await managed.update(all("One"));
  expect(Object.entries(managed.outputs.digests as object).sort()).toEqual(
    keys.map((key) => [key, contentOf("One")]).sort(),
  );
  await managed.refresh();
  await managed.update({ ...all("Two"), gateOverrides: {} });
  for (const site of Object.values(of)) expect(await contentIn(site)).toBe(contentOf("Two"));
  laboratory.forgetRequests();
  await managed.update({ ...inputs, template, sites: declared(["s3"], "Two") });
  expect(Object.keys(managed.outputs.digests as object)).toEqual(["s3"]);
  expect(Object.keys(managed.outputs.productionNumbers as object)).toEqual(["s3"]);
});

test("splits requests that would have more than 4 MiB", async () => {
  const [template, of] = [await newTemplate(client), await sites(4)];
  const company = "x".repeat(100_000);
  const overrides = { identity: Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`note_${i}`, company])) };
  const inputs = { template: { id: template.id }, release: "draft", sites: recipes(of) };
  const large = Object.fromEntries(
    Object.entries(inputs.sites).map(([key, recipe]) => [key, { ...recipe, overrides }]),
  );
  const managed = rollout({ ...inputs, sites: large });
  laboratory.forgetRequests();
  const failure = await failureOf(managed.create());
  expect(applications(template)).toBe(2);
  // The service took the requests, and refuses each document by itself.
  expect(failure.message).toMatch(/4 of 4 sites failed/);
});

test("a template given by its id is applied at its newest revision, or at the one that is named", async () => {
  const [template, of] = [await newTemplate(client), await sites(1)];
  await revised(template, bannerDocument("Newest: {{title}}"));
  const managed = rollout({ template: { id: template.id }, sites: recipes(of) });
  expect(managed.checked(managed.inputs).digests).toBeUndefined();
  await managed.create();
  expect(managed.outputs).toMatchObject({
    templateRevision: 2,
    digests: { s0: digest(bannerDocument("Newest: Cookies")) },
  });
  expect(managed.diff(managed.checked(managed.inputs)).kind).toBe("none");
  await managed.update({ ...managed.inputs, templateRevision: 1 });
  expect(managed.outputs).toMatchObject({ templateRevision: 1, digests: { s0: digest(bannerDocument("Cookies")) } });
});

test("a template change that 3 of 20 sites cannot take: the others go live, the next run sends those 3", async () => {
  const template = await newTemplate(client);
  const of = await sites(20);
  const own = { overrides: { texts: { en: { preferences: { title: "Ours" } } } } };
  const label = "x".repeat(118);
  const declared = {
    ...recipes(of),
    ...{ s3: { ...titled(of.s3 ?? "", "Cookies"), ...own }, s11: { ...titled(of.s11 ?? "", "Cookies"), ...own } },
    s7: titled(of.s7 ?? "", label),
  };
  // Given by its id, the template is known to the service only, so no preview can find what is wrong.
  const managed = rollout({ template: { id: template.id }, sites: declared, templateRevision: 1 });
  await managed.create();
  // The path of s3 and s11 is locked, and the title of s7 is longer than a title may be.
  const body = { document: bannerDocument("Shop: {{title}}"), locked_paths: ["/texts/en/preferences/title"] };
  await client.call("updateTemplate", { path: { id: template.id }, body: body as never });
  const newest = { ...managed.inputs, templateRevision: 2 };
  const message = await updateFailing(managed, newest);
  expect(message).toMatch(/3 of 20 sites failed\. The other 17 succeeded/);
  expect([...message.matchAll(/sites\.(s\d+):/g)].map(([, key]) => key).sort()).toEqual(["s11", "s3", "s7"]);
  const live = await Promise.all(Object.values(of).map(contentIn));
  expect(live.filter((content) => content === contentOf("Shop: Cookies"))).toHaveLength(17);
  expect(await contentIn(of.s7 ?? "")).toBe(contentOf(label));

  managed.renewSession();
  const sent: string[][] = [];
  laboratory.intercept(async (request, pass) => {
    if (request.url.endsWith("/apply")) {
      const { items } = (await request.clone().json()) as { items: { site_id: string }[] };
      sent.push(items.map(({ site_id }) => site_id).sort());
    }
    return pass(request);
  });
  await managed.update({ ...newest, sites: recipes(of) });
  expect(sent).toEqual([[of.s3, of.s7, of.s11].sort()]);
  expect(new Set(await Promise.all(Object.values(of).map(contentIn)))).toEqual(new Set([contentOf("Shop: Cookies")]));
});

test("a key removed, or the end of a rollout, sends nothing", async () => {
  const [template, of] = [await newTemplate(client), await sites(2)];
  const managed = rollout({ template, sites: recipes(of) });
  await managed.create();
  laboratory.forgetRequests();
  await managed.update({ ...managed.inputs, sites: { s0: recipes(of).s0 } });
  expect(Object.keys(managed.outputs.digests as object)).toEqual(["s0"]);
  await managed.remove();
  expect(laboratory.requests).toEqual([]);
});

test("detachOnRemove unlinks the drafts that still are this rollout's, and no other", async () => {
  const [template, of] = [await newTemplate(client), await sites(3)];
  const managed = rollout({ template, sites: recipes(of), detachOnRemove: true });
  await managed.create();
  const wave = rollout({ template, sites: { moved: titled(of.s1 ?? "", "Cookies") } });
  await wave.create();
  const { s0: _left, ...kept } = recipes(of);
  await managed.update({ ...managed.inputs, sites: kept });
  const linked = async (key: string) =>
    (await client.call("getSite", { path: { id: of[key] ?? "" } })).data.template !== null;
  expect(await linked("s0")).toBe(false);
  await managed.remove();
  expect([await linked("s1"), await linked("s2")]).toEqual([true, false]);
  expect((await stagesOf(of.s2 ?? "")).production?.number).toBe(1);
  await managed.remove();
});

test("a blocked site stops at preview, and an override lets that one content pass", async () => {
  const template = await newTemplate(client);
  const gated = await newSite(client, { promotion_gate: { mode: "block", require_verified_domain: false } } as never);
  const managed = rollout({ template, sites: { shop: titled(gated, "One") } });
  const message = await upFailing(managed, managed.create());
  const content = digest(bannerDocument("One"));
  expect(message).toMatch(/sites\.shop: reached preview, then failed: .*/);
  expect(message).toContain(`add this site to gateOverrides with digest ${content}`);
  expect(managed.outputs).toMatchObject({ versionNumbers: { shop: 1 }, productionNumbers: {} });
  const override = { shop: { digest: content, reason: "Agreed with legal today." } };
  await managed.update({ ...managed.inputs, gateOverrides: override });
  expect(managed.outputs).toMatchObject({ productionNumbers: { shop: 1 } });
  const two = { ...managed.inputs, sites: { shop: titled(gated, "Two") } };
  const stale = check(registry.TemplateRollout, {
    inputs: two,
    recordedInputs: managed.inputs,
    isUnknown: () => false,
  });
  expect(stale.warnings.map(({ code }) => code)).toContain("stale-override");
  expect(await upFailing(managed, managed.update(two))).toMatch(/reached preview, then failed/);
});

test("a production that was adopted is not asked about again after the gate blocked the site", async () => {
  const { site, titled: declared } = await rolledForward();
  await colleague.call("updateSite", {
    path: { id: site },
    body: { settings: { promotion_gate: { mode: "block", require_verified_domain: false } } } as never,
  });
  const taking = rollout({ ...declared("Three"), adopt: "take-over" }, { of: "6".repeat(16) });
  expect(await upFailing(taking, taking.create())).toMatch(/sites\.shop: reached preview, then failed/);
  expect(taking.outputs.productionNumbers).toEqual({ shop: 2 });
  taking.renewSession();
  const override = { shop: { digest: contentOf("Three"), reason: "Agreed with legal today." } };
  await taking.update({ ...declared("Three"), gateOverrides: override });
  expect(await contentIn(site)).toBe(contentOf("Three"));
});
