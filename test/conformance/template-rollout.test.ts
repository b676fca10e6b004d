import { digest } from "../../src/consent/values/canonical-json";
import { check } from "../../src/provider/lifecycle";
import { faultText, type Properties, registry, render } from "../../src/provider/resources";
import {
  applications,
  client,
  colleague,
  contentIn,
  contentOf,
  contentsIn,
  failureOf,
  laboratory,
  recipes,
  revised,
  rolledForward,
  rollout,
  sites,
  stagesOf,
  titled,
  updateFailing,
  upFailing,
} from "./rollout-laboratory";
import { bannerDocument, draftOf, newSite } from "./rows/prepared";
import { newTemplate } from "./rows/template-rollout";

/**
 * Failures that must never happen to the sites of a rollout: an edit of a draft or a rollback in production undone
 * unasked; anything published twice after a kill or a lost answer; one site that keeps others from being done; finished
 * work sent again; a difference between the reviewed and the applied content.
 */

test("if 7 of 250 sites fail, the others finish, and the next run sends only the 7", async () => {
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

  const desired = { ...managed.inputs, template: await revised(template, bannerDocument("Shop: {{title}}")) };
  const composed = managed.checked(desired).digests;
  expect(new Set(Object.values(composed as object))).toEqual(new Set([digest(bannerDocument("Shop: Cookies"))]));
  laboratory.forgetRequests();
  await managed.update(desired);
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
  const versions = Object.values(again.outputs.version_numbers as Record<string, number>);
  expect(new Set(versions)).toEqual(new Set([1]));
  expect(Object.values(again.outputs.production_numbers as object)).toHaveLength(3);
  const after = (await laboratory.eventKinds()).filter((kind) => kind === "version.published").length;
  expect(after - before).toBeLessThanOrEqual(3);
});

test("a rollout to preview and one to production send one request each for equal sites", async () => {
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

test("sends work that the service postpones again, once", async () => {
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
  expect(managed.outputs.production_numbers).toEqual({ s0: 1, s1: 1, s2: 1, s3: 1, s4: 1 });
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
  expect(managed.outputs.production_numbers).toEqual({ s0: 1, s1: 1, s2: 1 });
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
  await managed.update({ ...all("Two"), gate_overrides: {} });
  for (const site of Object.values(of)) expect(await contentIn(site)).toBe(contentOf("Two"));
  laboratory.forgetRequests();
  await managed.update({ ...inputs, template, sites: declared(["s3"], "Two") });
  expect(Object.keys(managed.outputs.digests as object)).toEqual(["s3"]);
  expect(Object.keys(managed.outputs.production_numbers as object)).toEqual(["s3"]);
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
  // The service took the requests, and refuses each document separately.
  expect(failure.message).toMatch(/4 of 4 sites failed/);
});

test("keeps the revision of a template given by id, until another one is named", async () => {
  const [template, of] = [await newTemplate(client), await sites(3)];
  const { s0, ...others } = recipes(of);
  const managed = rollout({ template: { id: template.id }, sites: { s0 }, release: "preview" });
  expect(managed.checked(managed.inputs).digests).toBeUndefined();
  await managed.create();
  expect(managed.outputs).toMatchObject({ template_revision: 1, digests: { s0: contentOf("Cookies") } });
  await revised(template, bannerDocument("Newest: {{title}}"));
  managed.renewSession();
  expect(managed.diff(managed.checked(managed.inputs)).kind).toBe("none");
  // A template that is ahead is announced, but is not a difference.
  await managed.refresh();
  expect(managed.diff(managed.checked(managed.inputs)).kind).toBe("none");
  expect(managed.session.lines).toEqual([expect.stringMatching(/newer revision than 1, which this rollout keeps/)]);

  // Neither a new site nor another stage brings a newer revision.
  await managed.update({ ...managed.inputs, sites: { s0, s1: others.s1 }, release: "production" });
  const kept = { s0: contentOf("Cookies"), s1: contentOf("Cookies") };
  expect(managed.outputs).toMatchObject({ template_revision: 1, digests: kept });
  await managed.update({ ...managed.inputs, template_revision: 2 });
  const newest = contentOf("Newest: Cookies");
  expect(managed.outputs).toMatchObject({ template_revision: 2, digests: { s0: newest, s1: newest } });
  const { template_revision: _, ...unnamed } = managed.inputs;
  await managed.update({ ...unnamed, sites: { s0, ...others } });
  expect(managed.outputs).toMatchObject({ template_revision: 2, digests: { s0: newest, s1: newest, s2: newest } });
});

test("an id alone never begins in production, not even with another template", async () => {
  const [first, second, of] = [await newTemplate(client), await newTemplate(client), await sites(1)];
  const bare = ({ id }: { id: string }) => rollout({ template: { id }, sites: recipes(of) });
  const refusal = /template: is only an id.*`getTemplate`.*template_revision/;
  const failuresOf = (inputs: Properties, recordedInputs: Properties) =>
    check(registry.TemplateRollout, { inputs, recordedInputs, isUnknown: () => false }).failures.map((failure) =>
      render(faultText({ kind: null, advice: "", ...failure })),
    );
  const made = bare(first);
  laboratory.forgetRequests();
  // The check refuses it in the plan, the creation where a plan did not know the template.
  expect(failuresOf(made.inputs, {})).toEqual([expect.stringMatching(refusal)]);
  expect((await failureOf(made.create())).message).toMatch(refusal);
  expect(laboratory.requests).toEqual([]);
  const live = rollout({ template: { id: first.id }, template_revision: 1, sites: recipes(of) });
  await live.create();
  await revised(second, bannerDocument("Other: {{title}}"));
  expect(failuresOf(bare(second).inputs, live.inputs)).toEqual([expect.stringMatching(refusal)]);
  expect(await contentIn(of.s0 ?? "")).toBe(contentOf("Cookies"));
});

/** Sites of several requests; as many as a large fleet has in `npm run test:soak`, which takes half a minute more. */
const MANY = process.env.CONSENTFORM_TESTS === "soak" ? 500 : 120;

test(`if 3 of ${MANY} sites fail a change, the rest go live, and the next run sends the 3`, async () => {
  const template = await newTemplate(client);
  const of = await sites(MANY);
  const own = { overrides: { texts: { en: { preferences: { title: "Ours" } } } } };
  const label = "x".repeat(118);
  const declared = {
    ...recipes(of),
    s3: { ...titled(of.s3 ?? "", "Cookies"), ...own },
    s7: titled(of.s7 ?? "", label),
  };
  // Given by its id, the template is known to the service only, so no preview can find what is wrong.
  const managed = rollout({ template: { id: template.id }, sites: declared, template_revision: 1 });
  await managed.create();
  // The path of s3 is locked, the title of s7 is longer than a title may be, and s110 may not be published by law.
  const unlawful = { ...titled(of.s110 ?? "", "Cookies"), overrides: { blocking: { iframes: "allow" } } };
  const body = { document: bannerDocument("Shop: {{title}}"), locked_paths: ["/texts/en/preferences/title"] };
  await client.call("updateTemplate", { path: { id: template.id }, body });
  const newest = { ...managed.inputs, template_revision: 2, sites: { ...declared, s110: unlawful } };
  laboratory.forgetRequests();
  // A busy machine needs more requests: the service postpones what it has not begun within 15 s.
  let postponed = 0;
  const begun: string[] = [];
  laboratory.intercept(async (request, pass) => {
    const response = await pass(request);
    if (!request.url.endsWith(`/templates/${template.id}/apply`)) return response;
    const { results } = (await response.clone().json()) as { results: { site_id: string; status: string }[] };
    if (results.some(({ status }) => status === "postponed")) postponed += 1;
    begun.push(...results.flatMap(({ site_id, status }) => (status === "postponed" ? [] : [site_id])));
    return response;
  });
  const message = await updateFailing(managed, newest);
  expect(begun.sort()).toEqual(Object.values(of).sort());
  expect(applications(template)).toBeLessThanOrEqual(Math.ceil(MANY / 100) + postponed);
  expect(message).toContain(`3 of ${MANY} sites failed. The other ${MANY - 3} succeeded`);
  expect([...message.matchAll(/sites\.(s\d+):/g)].map(([, key]) => key).sort()).toEqual(["s110", "s3", "s7"]);
  const live = async () => [...(await contentsIn(Object.values(of))).values()];
  expect((await live()).filter((content) => content === contentOf("Shop: Cookies"))).toHaveLength(MANY - 3);
  expect(await contentIn(of.s7 ?? "")).toBe(contentOf(label));
  expect(message).toMatch(/sites\.s110: reached draft, then failed: .*\n.*\[allowed-before-consent\]/);
  expect(await stagesOf(of.s110 ?? "")).toMatchObject({
    production: { number: 1, config_digest: contentOf("Cookies") },
  });

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
  expect(sent).toEqual([[of.s3, of.s7, of.s110].sort()]);
  expect(await live()).toEqual(Array(MANY).fill(contentOf("Shop: Cookies")));
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

test("detach_on_remove unlinks the drafts that still are this rollout's, and no other", async () => {
  const [template, of] = [await newTemplate(client), await sites(3)];
  const managed = rollout({ template, sites: recipes(of), detach_on_remove: true });
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
  const gated = await newSite(client, { promotion_gate: { mode: "block", require_verified_domain: false } });
  const managed = rollout({ template, sites: { shop: titled(gated, "One") } });
  const message = await upFailing(managed, managed.create());
  const content = digest(bannerDocument("One"));
  expect(message).toMatch(/sites\.shop: reached preview, then failed: .*/);
  expect(message).toContain(`add this site to gate_overrides with digest ${content}`);
  expect(managed.outputs).toMatchObject({ version_numbers: { shop: 1 }, production_numbers: {} });
  const override = { shop: { digest: content, reason: "Agreed with legal today." } };
  await managed.update({ ...managed.inputs, gate_overrides: override });
  expect(managed.outputs).toMatchObject({ production_numbers: { shop: 1 } });
  const two = { ...managed.inputs, sites: { shop: titled(gated, "Two") } };
  const stale = check(registry.TemplateRollout, {
    inputs: two,
    recordedInputs: managed.inputs,
    isUnknown: () => false,
  });
  expect(stale.warnings.map(({ code }) => code)).toContain("stale-override");
  expect(await upFailing(managed, managed.update(two))).toMatch(/reached preview, then failed/);
});

test("an override also counts if the template is an id, whose document is unknown", async () => {
  const { id } = await newTemplate(client);
  const gated = await newSite(client, { promotion_gate: { mode: "block", require_verified_domain: false } });
  const managed = rollout({ template: { id, revision: 1 }, sites: { shop: titled(gated, "One") } });
  const other = { shop: { digest: contentOf("Two"), reason: "Agreed with legal today." } };
  expect(await upFailing(managed, managed.create())).toContain(`with digest ${contentOf("One")}`);
  const again = managed.update({ ...managed.inputs, gate_overrides: other });
  expect(await upFailing(managed, again)).toMatch(/reached preview, then failed/);
  await managed.update({ ...managed.inputs, gate_overrides: { shop: { ...other.shop, digest: contentOf("One") } } });
  expect(managed.outputs).toMatchObject({ production_numbers: { shop: 1 } });
  expect(await contentIn(gated)).toBe(contentOf("One"));
});

test("does not ask again about an adopted production after the gate blocked the site", async () => {
  const { site, titled: declared } = await rolledForward();
  await colleague.call("updateSite", {
    path: { id: site },
    body: { settings: { promotion_gate: { mode: "block", require_verified_domain: false } } },
  });
  const taking = rollout({ ...declared("Three"), adopt: "take-over" }, { of: "6".repeat(16) });
  expect(await upFailing(taking, taking.create())).toMatch(/sites\.shop: reached preview, then failed/);
  expect(taking.outputs.production_numbers).toEqual({ shop: 2 });
  taking.renewSession();
  const override = { shop: { digest: contentOf("Three"), reason: "Agreed with legal today." } };
  await taking.update({ ...declared("Three"), gate_overrides: override });
  expect(await contentIn(site)).toBe(contentOf("Three"));
});
