import { starterDocument } from "../../src/consent/rules";
import { digest } from "../../src/consent/values/canonical-json";
import { sessionOf } from "./laboratory";
import { Managed } from "./managed";
import {
  client,
  colleague,
  contentIn,
  contentOf,
  failureOf,
  gated,
  laboratory,
  recipes,
  revised,
  rollBack,
  rolledForward,
  rollout,
  sites,
  stack,
  stagesOf,
  titled,
  updateFailing,
  upFailing,
} from "./rollout-laboratory";
import { bannerDocument, draftOf, newSite, noGate } from "./rows/prepared";
import { newTemplate } from "./rows/template-rollout";

/**
 * Changes by others to the sites of a rollout, in drafts and in production, are never undone or overwritten unasked.
 */

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

test("a rollback by hand stops the next text for that site; a refresh asks about it", async () => {
  const [template, of] = [await newTemplate(client), await sites(2)];
  const managed = rollout({ template, sites: recipes(of, "One") });
  await managed.create();
  await managed.update({ ...managed.inputs, sites: recipes(of, "Two") });
  await rollBack(of.s0 ?? "", 1);
  const { inputs } = managed;
  const three = { ...inputs, sites: recipes(of, "Three") };
  expect(await updateFailing(managed, three)).toMatch(/^TemplateRollout: 1 of 2 sites failed/);
  expect(managed.outputs.production_numbers).toEqual({ s0: 2, s1: 3 });
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
  expect(outputs).toMatchObject({ digests: { shop: contentOf("One") }, production_numbers: { shop: 3 } });
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
  expect(live.outputs).toMatchObject({ digests: { shop: contentOf("Two") }, production_numbers: { shop: 2 } });
  await rollBack(site, 1);
  for (let run = 0; run < 2; run++) {
    await live.refresh();
    expect(live.outputs).toMatchObject({ digests: { shop: contentOf("One") }, production_numbers: { shop: 4 } });
  }
  await live.update(declared("Three"));
  expect(await contentIn(site)).toBe(contentOf("Three"));
});

test("a rollback stays where a run in between fails before it reaches production", async () => {
  const { managed, site, template, titled: declared } = await rolledForward();
  await rollBack(site, 1);
  const three = { ...declared("Three"), template: { id: template.id } };
  const inputs = (revision: number) => ({ ...three, template_revision: revision });
  // Its placeholders may be in a draft, and not in a version.
  await revised(template, starterDocument("en"));
  expect(await updateFailing(managed, inputs(2))).toMatch(/sites\.shop: reached draft, then failed/);
  expect(managed.outputs.production_numbers).toEqual({ shop: 2 });
  await revised(template, bannerDocument("Shop: {{title}}"));
  expect(await updateFailing(managed, inputs(3))).toMatch(/sites\.shop: production holds version 3, a rollback to 1/);
  expect((await stagesOf(site)).production?.number).toBe(3);
});

test("a creation leaves its rolled-back work alone until adopt is set, on every run", async () => {
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

test("a renamed rollout leaves a rollback by hand alone, also with a new text", async () => {
  const { site, titled: declared } = await rolledForward();
  await rollBack(site, 1);
  for (const title of ["Two", "Three"]) {
    const { message } = await failureOf(rollout(declared(title)).create());
    expect(message).toMatch(/sites\.shop: production holds version 3, a rollback to 1, .* set adopt: true\./);
    expect((await stagesOf(site)).production?.number).toBe(3);
  }
  await rollout({ ...declared("Three"), adopt: true }).create();
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

test("a refresh accepts equal content under another number and drops lost sites", async () => {
  const [template, of] = [await newTemplate(client), await sites(3)];
  const managed = rollout({ template, sites: recipes(of) });
  await managed.create();
  const publish = {
    draft_digest: (await stagesOf(of.s0 ?? "")).draft.digest,
    reconsent: "force",
    publish_key: "by-hand",
  } as const;
  await colleague.call("publishVersion", { path: { id: of.s0 ?? "" }, body: publish });
  await colleague.call("promoteVersion", { path: { id: of.s0 ?? "", number: 2 }, body: {} });
  const { outputs } = managed;
  laboratory.forgetRequests();
  await managed.refresh();
  expect(managed.outputs).toEqual(outputs);
  expect(laboratory.requests.filter(({ path }) => path.startsWith("/sites?"))).toHaveLength(1);

  const detach = { mode: "replace" as const, items: [{ site_id: of.s1 ?? "", detach: true }] };
  await colleague.call("applyTemplate", { path: { id: template.id }, body: detach });
  await colleague.call("deleteSite", { path: { id: of.s2 ?? "" }, query: { force: true } });
  const desired = managed.inputs;
  await managed.refresh();
  expect(Object.keys(managed.inputs.sites as object)).toEqual(["s0"]);
  expect(managed.diff(managed.checked(desired)).kind).toBe("inputs");
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
    s0: digest(bannerDocument("One")),
    s1: digest(bannerDocument("Two")),
  });
});

test("resources of one stack take over each other's drafts; other stacks need adopt", async () => {
  const [template, of] = [await newTemplate(client), await sites(1)];
  const [site = ""] = Object.values(of);
  const draft = new Managed("ConfigDraft", client, { site_id: site, document: bannerDocument("Draft") });
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

test("another token goes on with a site, also in another rollout of the stack", async () => {
  const [template, of] = [await newTemplate(client), await sites(2)];
  const rest = rollout({ template, sites: recipes(of, "One") });
  await rest.create();
  await rest.update({ ...rest.inputs, sites: recipes(of, "Two") });
  await rollBack(of.s0 ?? "", 1);
  await rest.refresh();
  const canary = rollout({ template, sites: { s1: titled(of.s1 ?? "", "Three") }, adopt: true }, { as: colleague });
  await canary.create();
  expect(await contentIn(of.s1 ?? "")).toBe(contentOf("Three"));
  // The draft of s0 still is Two, by the former token, which no refresh shows.
  const later = rollout({ template, sites: { s0: titled(of.s0 ?? "", "Four") } }, { key: rest.key, as: colleague });
  Object.assign(later, { id: rest.id, outputs: rest.outputs });
  await later.update(later.inputs);
  expect(await contentIn(of.s0 ?? "")).toBe(contentOf("Four"));
});

test("an edit in the console stops the next text until a refresh has shown it", async () => {
  const [template, of] = [await newTemplate(client), await sites(2)];
  const managed = rollout({ template, sites: recipes(of, "One") });
  await managed.create();
  await laboratory.editInConsole(of.s0 ?? "", bannerDocument("By hand"));
  const { inputs } = managed;
  const two = { ...inputs, sites: recipes(of, "Two") };
  expect(await updateFailing(managed, two)).toMatch(
    /sites\.s0: the draft was last changed at .* by user usr_\w+, after this program wrote it\. Run `pulumi up --refresh`/,
  );
  expect((await stagesOf(of.s0 ?? "")).draft.digest).toBe(contentOf("By hand"));
  for (let run = 0; run < 2; run++) {
    await managed.refresh();
    expect(managed.outputs.digests).toEqual({ s0: contentOf("By hand"), s1: contentOf("Two") });
  }
  await managed.update(two);
  expect(await contentIn(of.s0 ?? "")).toBe(contentOf("Two"));
});

test("detaches no draft that another token wrote for a rollout with the same name", async () => {
  const [template, of] = [await newTemplate(client), await sites(3)];
  const managed = rollout({ template, sites: recipes(of, "One"), detach_on_remove: true, release: "draft" });
  await managed.create();
  const { s0: twinned, ...others } = recipes(of, "Twin");
  const twin = rollout(
    { name: managed.inputs.name, template, sites: { s0: twinned }, adopt: "take-over", release: "draft" },
    { key: managed.key, as: colleague },
  );
  await twin.create();
  await laboratory.editInConsole(of.s1 ?? "", bannerDocument("By hand"));
  await managed.update({ ...managed.inputs, sites: { s2: others.s2 } });
  const linked = async () =>
    Promise.all(
      Object.values(of).map(async (id) => (await client.call("getSite", { path: { id } })).data.template !== null),
    );
  expect(await linked()).toEqual([true, false, true]);
  expect(managed.session.lines.join()).toMatch(/the draft of site_\w+ keeps its owner: .* by token tok_/);
  await managed.remove();
  expect(await linked()).toEqual([true, false, false]);
});

test("adopt does not allow overwriting later edits", async () => {
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

test("names the setting that lets resources of an unnamed configuration share a site", async () => {
  const [template, of] = [await newTemplate(client), await sites(1)];
  const unnamed = { of: null };
  await rollout({ template, sites: recipes(of) }, unnamed).create();
  const second = rollout({ template, sites: recipes(of, "Second") }, unnamed);
  expect((await failureOf(second.create())).message).toMatch(
    /adopt: "take-over"\. If another resource of this configuration wrote it, set .+ to name the configuration\./,
  );
});

test("an unnamed rollout takes over what its token wrote, if the content is equal", async () => {
  const [template, of] = [await newTemplate(client), await sites(1)];
  const unnamed = { of: null };
  await rollout({ template, sites: recipes(of), release: "preview" }, unnamed).create();
  const same = { template, sites: recipes(of), release: "production" };
  const theirs = rollout(same, { ...unnamed, as: colleague });
  expect((await failureOf(theirs.create())).message).toMatch(/belongs to another deployment/);
  await rollout(same, unnamed).create();
  expect((await stagesOf(of.s0 ?? "")).production).toMatchObject({ number: 1 });
});

test("a gated chain without a stack name takes over its work after a partial failure", async () => {
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

  await colleague.call("updateSite", { path: { id: blocked }, body: { settings: noGate } });
  canary.renewSession();
  await canary.update({ ...canary.inputs, sites: declared("Two") });
  const again = rollout({ ...live.inputs, sites: declared("Two") }, { key: live.key, of: null });
  again.session = canary.session;
  await again.create();
  expect([await contentIn(shop), await contentIn(blocked)]).toEqual([contentOf("Two"), contentOf("Two")]);
});

test("a gated chain without a stack name keeps a rollback and an edit made in between", async () => {
  const template = await newTemplate(client);
  const [shop, edited, blocked] = [
    await newSite(client, noGate),
    await newSite(client, noGate),
    await newSite(client, gated),
  ];
  const declared = (title: string) => ({
    shop: titled(shop, title),
    edited: titled(edited, title),
    blocked: titled(blocked, title),
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

test("refuses a rollout that differs from another one of the program for a site", async () => {
  const [template, site] = [await newTemplate(client), await newSite(client, noGate)];
  const first = rollout({ template, sites: { shop: titled(site, "One") } });
  await first.create();
  const second = rollout({ template, sites: { store: titled(site, "Two") } });
  second.session = first.session;
  laboratory.forgetRequests();
  expect((await failureOf(second.create())).message).toMatch(
    /TemplateRollout and TemplateRollout would both write .*, so each would undo the other's changes/,
  );
  expect(laboratory.requests.filter(({ method }) => method !== "GET")).toEqual([]);
  expect(await contentIn(site)).toBe(contentOf("One"));
});

test("concurrent runs and rollouts of one template publish each site once", async () => {
  const [template, of, others] = [await newTemplate(client), await sites(3), await sites(3, "o")];
  const [first, second, other] = [
    rollout({ template, sites: recipes(of), name: "shops" }, { key: "a".repeat(40) }),
    rollout({ template, sites: recipes(of), name: "shops" }, { key: "a".repeat(40) }),
    rollout({ template, sites: recipes(others) }),
  ];
  await Promise.all([first.create(), second.create(), other.create()]);
  for (const site of [...Object.values(of), ...Object.values(others)]) {
    const { preview, production } = await stagesOf(site);
    expect([preview?.number, production?.number]).toEqual([1, 1]);
  }
  const desired = { ...first.inputs, template: await revised(template, bannerDocument("Shop: {{title}}")) };
  for (const managed of [first, second]) managed.renewSession();
  await Promise.all([first.update(desired), second.update(desired)]);
  for (const site of Object.values(of)) expect((await stagesOf(site)).production?.number).toBe(2);
});

test("a token of one site does that site, and the next run with another token the rest", async () => {
  const [template, of] = [await newTemplate(client), await sites(3)];
  const limited = await laboratory.client({ siteId: of.s1 ?? "" });
  const managed = rollout({ template, sites: recipes(of) });
  managed.session = sessionOf(limited);
  const message = await upFailing(managed, managed.create());
  expect(message).toMatch(/^TemplateRollout: 2 of 3 sites failed\. The other 1 succeeded/);
  expect(await Promise.all(Object.values(of).map(contentIn))).toEqual([undefined, contentOf("Cookies"), undefined]);
  managed.renewSession();
  await managed.update(managed.inputs);
  const live = await Promise.all(Object.values(of).map(async (site) => (await stagesOf(site)).production?.number));
  expect(live).toEqual([1, 1, 1]);
});
