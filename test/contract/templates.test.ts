import { setImmediate as nextTurn } from "node:timers/promises";
import { digest } from "../../src/consent/values/canonical-json";
import { applyAll } from "../support/apply-all";
import { banner } from "../support/banners";
import { worstDocument } from "../support/heavy-attacks";
import type { InProcessService } from "../support/in-process-service";
import { applyMergePatch } from "../support/merge-patch";
import { onDatabaseOfRun } from "../support/service-databases";

onDatabaseOfRun((start) => {
  let under: InProcessService;
  beforeAll(async () => {
    under = await start();
  });
  afterAll(() => under.close());

  let workspaces = 0;
  let token: string;
  beforeEach(async () => {
    token = await under.token({ workspace: `w${++workspaces}` });
  });
  const call: InProcessService["call"] = (id, request = {}) => under.call(id, { token, ...request });
  const newSite = async (): Promise<string> => (await call("createSite", { body: { name: "Shop" } })).body.id;

  const part = {
    identity: { controller_name: "{{company}}", contact_email: "privacy@brands.example" },
    links: { privacy_policy: { en: "https://brands.example/{{brand}}/privacy" } },
    layout: { kind: "bar", position: "bottom" },
  };
  const template = (more: Record<string, unknown> = {}) => ({
    name: "Brands",
    document: part,
    locked_paths: ["/identity/contact_email", "/links/privacy_policy"],
    variables: { company: { required: true }, brand: { default: "shop" } },
    ...more,
  });
  const create = (body: unknown = template(), more: Record<string, unknown> = {}) =>
    call("createTemplate", { body, ...more });
  const patch = (id: string, body: unknown, more: Record<string, unknown> = {}) =>
    call("updateTemplate", { path: { id }, body, ...more });
  const read = (id: string, more: Record<string, unknown> = {}) => call("getTemplate", { path: { id }, ...more });
  const apply = (id: string, items: unknown[], more: Record<string, unknown> = {}, by = token) =>
    call("applyTemplate", { path: { id }, body: { items, ...more }, token: by });
  const draft = async (id: string) => (await call("getConfigDraft", { path: { id } })).body;
  const faults = (answer: { body: { errors: { pointer: string; code: string }[] } }) =>
    answer.body.errors.map(({ pointer, code }) => `${pointer} ${code}`);
  const company = { variables: { company: "Example GmbH" } };

  describe("creating", () => {
    test("keeps the document as sent and completes the variables", async () => {
      const sent = template({ external_key: "tpl-1", description: "All brands" });
      const answer = await create(sent);
      expect(answer.status).toBe(201);
      expect(answer.headers.get("location")).toBe(`/v1/templates/${answer.body.id}`);
      expect(answer.body).toMatchObject({
        ...sent,
        revision: 1,
        digest: digest(part),
        variables: { company: { required: true, default: null }, brand: { required: false, default: "shop" } },
        site_ids: [],
      });
      expect((await read(answer.body.id)).body).toEqual(answer.body);
    });

    test("copies a site's draft", async () => {
      const site = await newSite();
      await call("putConfigDraft", { path: { id: site }, body: { document: banner("Copied") } });
      const answer = await create({ name: "Copy", from_site_id: site });
      expect([answer.status, answer.body.document]).toEqual([201, banner("Copied")]);
      expect((await read(answer.body.id)).body.site_ids).toEqual([]);
    });

    test("a copied draft may not hold what would become a placeholder without a variable", async () => {
      const site = await newSite();
      const document = applyMergePatch(banner("Copied"), { identity: { controller_name: "{{company}}" } });
      await call("putConfigDraft", { path: { id: site }, body: { document } });
      const refused = await create({ name: "Copy", from_site_id: site });
      expect(faults(refused)).toEqual(["/from_site_id unknown-variable"]);
      expect(refused.body.errors[0].detail).toContain("/identity/controller_name");
      const made = await create({ name: "Copy", from_site_id: site, variables: { company: {} } });
      expect([made.status, made.body.document]).toEqual([201, document]);
    });

    test.each<[string, Record<string, unknown>]>([
      ["/document required", { document: undefined }],
      ["/from_site_id not-with-document", { from_site_id: "site_nobody" }],
      ["/from_site_id unknown-site", { document: undefined, from_site_id: "site_nobody" }],
      [
        "/document/identity/controller_name unknown-variable",
        { document: { identity: { controller_name: "{{compnay}}" } } },
      ],
      ["/document/links/privacy_policy/en unknown-variable", { variables: { company: {} } }],
      ["/document too-large", { document: { texts: "x".repeat(513 * 1024) } }],
      ["/locked_paths/0 pattern", { locked_paths: ["identity"] }],
      ["/locked_paths duplicate", { locked_paths: ["/a", "/a"] }],
      ["/variables/Company propertyNames", { variables: { Company: {} } }],
      ["/variables/a/colour unknown-key", { variables: { a: { colour: 1 } } }],
      ["/revision read-only", { revision: 2 }],
      ["/name required", { name: undefined }],
    ])("is refused: %s", async (fault, more) => {
      const answer = await create(template(more));
      expect([answer.status, answer.slug]).toEqual([422, "validation-failed"]);
      expect(faults(answer)).toContain(fault);
    });

    test("refuses another workspace's site, and copying needs banner:read", async () => {
      const other = await under.call("createSite", { body: { name: "Theirs" } });
      expect(faults(await create({ name: "Copy", from_site_id: other.body.id }))).toEqual([
        "/from_site_id unknown-site",
      ]);
      const writer = await under.token({ workspace: `w${workspaces}`, scopes: ["banner:write"] });
      const answer = await create({ name: "Copy", from_site_id: other.body.id }, { token: writer });
      expect([answer.slug, answer.body.required_scope]).toEqual(["insufficient-scope", "banner:read"]);
    });

    test("duplicate names and external keys name the owner, the key first", async () => {
      const { body: made } = await create(template({ external_key: "k" }));
      expect((await create()).body).toMatchObject({ reason: "name-taken", field: "name", conflicting_id: made.id });
      expect((await create({ name: "Brands", external_key: "k" })).body).toMatchObject({
        reason: "external-key-taken",
        conflicting_id: made.id,
      });
    });

    test("a replay answers the same template", async () => {
      const headers = { "idempotency-key": '"tpl"' };
      const first = await create(template(), { headers });
      const second = await create(template(), { headers });
      expect([second.status, second.body]).toEqual([201, first.body]);
    });

    test("two hundred are the limit of a workspace", async () => {
      for (let i = 0; i < 199; i += 1) expect((await create({ name: `T${i}`, document: {} })).status).toBe(201);
      const answers = await Promise.all([1, 2].map((i) => create({ name: `Last ${i}`, document: {} })));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 403]);
      expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({ resource: "templates", limit: 200 });
    });
  });

  describe("updating", () => {
    test("merges document and variables into a new revision and writes the event", async () => {
      const { body: made } = await create();
      const answer = await patch(made.id, {
        document: { layout: { kind: "box" }, links: null },
        variables: { brand: null, motto: { default: "Hi" } },
        locked_paths: null,
      });
      expect(answer.body).toMatchObject({
        revision: 2,
        locked_paths: [],
        document: { identity: part.identity, layout: { kind: "box", position: "bottom" } },
        variables: { company: { required: true, default: null }, motto: { required: false, default: "Hi" } },
      });
      expect(Object.keys(answer.body.document)).not.toContain("links");
      expect(Object.keys(answer.body.variables)).not.toContain("brand");
      expect((await under.events("template.updated")).at(-1)).toMatchObject({
        object_id: made.id,
        data: { revision: 2, digest: answer.body.digest, previous: { digest: made.digest } },
      });
    });

    test("every placeholder names a variable, on any change; other braces are text", async () => {
      const { body: made } = await create();
      const undeclared = await patch(made.id, {
        document: { texts: { en: { banner: { title: "{{motto}} {{Motto}}" } } } },
      });
      expect(faults(undeclared)).toEqual(["/document/texts/en/banner/title unknown-variable"]);
      expect(undeclared.body.errors[0].detail).toBe(
        "{{motto}} names no variable of the template, which has brand, company. Correct the name, or declare the variable.",
      );
      expect(faults(await patch(made.id, { variables: { brand: null } }))).toEqual([
        "/document/links/privacy_policy/en unknown-variable",
      ]);
      expect((await read(made.id)).body).toEqual(made);
      const texts = { en: { banner: { title: "{{Motto}} {{ company }} {vendor_count}" } } };
      expect((await patch(made.id, { document: { texts } })).body.document.texts).toEqual(texts);
      const both = await patch(made.id, {
        document: { texts: null, links: { imprint: { en: "{{site}}" } } },
        variables: { site: {} },
      });
      expect([both.status, both.body.revision]).toEqual([200, 3]);
    });

    test("a new name is not a new revision, and equal content changes nothing", async () => {
      const { body: made } = await create();
      const renamed = await patch(made.id, { name: "Other" });
      expect([renamed.status, renamed.body.name, renamed.body.revision]).toEqual([200, "Other", 1]);
      const same = await patch(
        made.id,
        { document: { layout: { kind: "bar" } } },
        { headers: { "if-match": '"old"' } },
      );
      expect(same.body).toEqual(renamed.body);
    });

    test("If-Match, a taken name and a reset document are refused", async () => {
      await create(template({ name: "First" }));
      const { body: made } = await create();
      const old = await patch(made.id, { name: "Second" }, { headers: { "if-match": '"old"' } });
      expect([old.slug, old.body.current_etag]).toEqual(["precondition-failed", made.etag]);
      expect((await patch(made.id, { name: "First" })).body.reason).toBe("name-taken");
      expect(faults(await patch(made.id, { document: null }))).toEqual(["/document required"]);
      expect(faults(await patch(made.id, { document: { texts: "x".repeat(513 * 1024) } }))).toEqual([
        "/document too-large",
      ]);
      expect((await read(made.id)).body).toEqual(made);
    });
  });

  describe("applying", () => {
    test("merges the template into each draft, with the site's variables, and links it", async () => {
      const { body: made } = await create();
      const [one, two] = [await newSite(), await newSite()];
      await call("putConfigDraft", { path: { id: two }, body: { document: banner("Kept") } });
      const before = await draft(two);
      const { body } = await apply(
        made.id,
        [
          { site_id: one, ...company },
          {
            site_id: two,
            variables: { company: "$& {{brand}}", brand: "outlet" },
            overrides: { layout: { position: "top" } },
          },
        ],
        { managed_by: "stack" },
      );
      expect(body).toMatchObject({ template_id: made.id, template_revision: 1, dry_run: false });
      expect(body.results.map(({ status }: { status: string }) => status)).toEqual(["changed", "changed"]);
      const after = await draft(two);
      expect(after.document).toEqual(
        applyMergePatch(before.document, {
          identity: { controller_name: "$& {{brand}}", contact_email: "privacy@brands.example" },
          links: { privacy_policy: { en: "https://brands.example/outlet/privacy" } },
          layout: { kind: "bar", position: "top" },
        }),
      );
      expect(after).toMatchObject({
        revision: before.revision + 1,
        managed_by: "stack",
        digest: body.results[1].digest,
        template_ref: {
          id: made.id,
          revision: 1,
          mode: "merge",
          variables: { company: "$& {{brand}}", brand: "outlet" },
        },
      });
      expect((await read(made.id)).body.site_ids).toEqual([one, two].sort());
      const { body: site } = await call("getSite", { path: { id: one } });
      expect(site.template).toEqual({ id: made.id, revision: 1, up_to_date: true });
      expect((await under.events("config.draft_updated")).at(-1)).toMatchObject({ object_id: two });
    });

    test("an equal apply writes nothing; a new revision shows as not up to date", async () => {
      const { body: made } = await create();
      const site = await newSite();
      const item = { site_id: site, ...company, expected_draft_digest: (await draft(site)).digest };
      await apply(made.id, [item]);
      const before = (await under.events()).length;
      const { body } = await apply(made.id, [item]);
      expect(body.results).toMatchObject([{ status: "unchanged", digest: (await draft(site)).digest, revision: 1 }]);
      expect((await under.events()).length).toBe(before);
      await patch(made.id, { document: { layout: { kind: "modal" } } });
      expect((await call("getSite", { path: { id: site } })).body.template.up_to_date).toBe(false);
      expect((await draft(site)).revision).toBe(1);
      const older = await apply(made.id, [{ site_id: site, ...company }], { template_revision: 1 });
      expect(older.body.results[0].status).toBe("unchanged");
      await apply(made.id, [{ site_id: site, ...company }]);
      expect((await call("getSite", { path: { id: site } })).body.template).toMatchObject({
        revision: 2,
        up_to_date: true,
      });
      expect((await draft(site)).document.layout.kind).toBe("modal");
    });

    test("replace takes the draft's place", async () => {
      const whole = { ...banner("{{company}} asks"), layout: { kind: "bar" } };
      const { body: made } = await create({ name: "Whole", document: whole, variables: { company: {} } });
      const site = await newSite();
      await apply(made.id, [{ site_id: site, ...company, overrides: { layout: { kind: "modal", overlay: true } } }], {
        mode: "replace",
      });
      const { document } = await draft(site);
      expect(document).toEqual({ ...banner("Example GmbH asks"), layout: { kind: "modal", overlay: true } });
      await apply(made.id, [{ site_id: site }], { mode: "replace" });
      expect((await draft(site)).document).toEqual({ ...banner(" asks"), layout: { kind: "bar" } });
    });

    test("a dry run reports the outcome and writes nothing", async () => {
      const { body: made } = await create();
      const site = await newSite();
      const before = await draft(site);
      const dry = await apply(made.id, [{ site_id: site, ...company }, { site_id: await newSite() }], {
        dry_run: true,
      });
      expect(dry.body.results.map(({ status }: { status: string }) => status)).toEqual(["changed", "failed"]);
      expect(await draft(site)).toEqual(before);
      const real = await apply(made.id, [{ site_id: site, ...company }]);
      expect(real.body.results[0]).toEqual(dry.body.results[0]);
    });

    test("applies to each site separately: a failure stops no other site", async () => {
      const { body: made } = await create();
      const sites = await Promise.all(Array.from({ length: 8 }, newSite));
      const theirs = (await under.call("createSite", { body: { name: "Theirs" } })).body.id;
      const { body } = await apply(made.id, [
        { site_id: "site_nobody", ...company },
        { site_id: theirs, ...company },
        { site_id: sites[0], ...company, expected_draft_digest: digest("other") },
        { site_id: sites[1], ...company, expected_managed_by: "somebody" },
        { site_id: sites[2] },
        { site_id: sites[3], variables: { company: "x", colour: "red" } },
        { site_id: sites[4], ...company, overrides: { links: { privacy_policy: null } } },
        { site_id: sites[5], ...company, overrides: { identity: null } },
        { site_id: sites[6], ...company, overrides: { layout: { kind: "spaceship" } } },
        { site_id: sites[7], ...company, expected_managed_by: null, overrides: { identity: {} } },
      ]);
      const reported = body.results.map(
        ({ status, problem }: { status: string; problem: { type: string } | null }) =>
          problem?.type.split("/v1/")[1] ?? status,
      );
      expect(reported).toEqual([
        ...["not-found", "not-found", "precondition-failed", "precondition-failed", "validation-failed"],
        ...["validation-failed", "template-locked", "template-locked", "validation-failed", "changed"],
      ]);
      const problems = body.results.map(({ problem }: { problem: Record<string, unknown> }) => problem);
      expect(problems[2].current_digest).toBe((await draft(String(sites[0]))).digest);
      expect(problems[4].errors).toMatchObject([{ pointer: "/items/4/variables/company", code: "required" }]);
      expect(problems[5].errors).toMatchObject([{ pointer: "/items/5/variables/colour", code: "unknown-variable" }]);
      expect(problems[6].locked_paths).toEqual(["/links/privacy_policy"]);
      expect(problems[7].locked_paths).toEqual(["/identity/contact_email"]);
      expect(problems[8].errors[0]).toMatchObject({ pointer: "/items/8", code: "schema-violation" });
      expect(problems[8].errors[0].detail).toContain("/layout/kind");
      expect((await draft(String(sites[4]))).revision).toBe(0);
      expect((await read(made.id)).body.site_ids).toEqual([sites[7]]);
    });

    test("no placeholder reaches a site, from its overrides or from an old revision", async () => {
      const { body: made } = await create(template({ locked_paths: [] }));
      const site = await newSite();
      const overridden = await apply(made.id, [
        { site_id: site, ...company, overrides: { layout: { kind: "{{kind}}" } } },
      ]);
      expect(overridden.body.results[0].problem.errors).toMatchObject([
        { pointer: "/items/0/overrides/layout/kind", code: "unknown-variable" },
      ]);
      const { db } = under.service.store;
      const document = JSON.stringify({ ...part, identity: { controller_name: "{{company}} {{legal_form}}" } });
      await db.updateTable("template_revisions").set({ document }).where("template_id", "=", made.id).execute();
      for (const dry_run of [true, false]) {
        const [result] = (await apply(made.id, [{ site_id: site, ...company }], { dry_run })).body.results;
        expect([result.status, result.problem.errors]).toMatchObject([
          "failed",
          [
            {
              pointer: "/items/0",
              code: "unknown-variable",
              detail: expect.stringMatching(/revision 1.*\/identity\/controller_name: \{\{legal_form\}\}/),
            },
          ],
        ]);
      }
      expect(await draft(site)).toMatchObject({ revision: 0, template_ref: null });
      // It can still be renamed, and mended.
      expect((await patch(made.id, { name: "Renamed" })).status).toBe(200);
      await patch(made.id, { variables: { legal_form: { default: "GmbH" } } });
      expect((await apply(made.id, [{ site_id: site, ...company }])).body.results[0].status).toBe("changed");
      expect((await draft(site)).document.identity.controller_name).toBe("Example GmbH GmbH");
    });

    test("reports at most a hundred errors for one item", async () => {
      const { body: made } = await create(template({ locked_paths: [] }));
      const names = Array.from({ length: 120 }, (_, index) => `{{v${index}}}`);
      const overrides = {
        texts: { en: { banner: { title: names.slice(0, 60).join(""), text: names.slice(60).join("") } } },
      };
      const variables = { ...company.variables, colour: "red" };
      const { status, body } = await apply(made.id, [{ site_id: await newSite(), variables, overrides }]);
      expect([status, body.results[0].status, body.results[0].problem.errors.length]).toEqual([200, "failed", 100]);
    });

    test("refuses variables that multiply a text at once, for each item, in a dry run too", async () => {
      const texts = Array.from({ length: 90 }, (_, index) => [`t${index}`, "{{v}}".repeat(800)]);
      const { body } = await create(
        template({ document: { texts: { en: Object.fromEntries(texts) } }, variables: { v: {} }, locked_paths: [] }),
      );
      const sites = await Promise.all(Array.from({ length: 10 }, newSite));
      const items = sites.map((site_id) => ({ site_id, variables: { v: "x".repeat(4000) } }));
      for (const dry_run of [true, false]) {
        const before = process.cpuUsage();
        const memory = process.memoryUsage().rss;
        let isApplied = false;
        const application = apply(body.id, items, { dry_run }).finally(() => {
          isApplied = true;
        });
        const healthy: number[] = [];
        for (; !isApplied; await nextTurn()) healthy.push((await under.get("/healthz")).status);
        const { results } = (await application).body;
        const { user, system } = process.cpuUsage(before);
        // Each item would be 288 MB, and take seconds.
        expect((user + system) / 1000).toBeLessThan(5000);
        expect((process.memoryUsage().rss - memory) / 2 ** 20).toBeLessThan(200);
        // Other requests have their turn at least between two items.
        expect(healthy.length).toBeGreaterThan(items.length);
        expect(new Set(healthy)).toEqual(new Set([200]));
        for (const [index, { status, problem }] of results.entries()) {
          expect([status, problem.errors]).toMatchObject([
            "failed",
            [{ pointer: `/items/${index}`, code: "too-large" }],
          ]);
        }
      }
      expect((await draft(sites[0] ?? "")).revision).toBe(0);
    });

    test("refuses a template of thousands of unknown values before it composes documents", async () => {
      const { body: made } = await create(template({ document: { stray: Array(9_000).fill("x") }, locked_paths: [] }));
      const { body } = await apply(made.id, [{ site_id: await newSite(), variables: company.variables }]);
      expect(body.results[0].problem.errors[0].detail).toMatch(/^In the template or the overrides, at \/stray: /);
    });

    test("a hundred sites at once, and no more", async () => {
      const { body: made } = await create();
      const ids: string[] = [];
      for (let i = 0; i < 100; i += 1) ids.push(await newSite());
      const items = ids.map((site_id) => ({ site_id, ...company }));
      const results = await applyAll(items, (some) => apply(made.id, [...some]));
      expect(new Set(results.map(({ status }) => status))).toEqual(new Set(["changed"]));
      expect(results.map(({ site_id }) => site_id)).toEqual(ids);
      const more = await apply(made.id, [...items, { site_id: "site_x", ...company }]);
      expect(faults(more)).toEqual(["/items maxItems"]);
    });

    test("refuses the whole request for duplicate sites or an unknown revision", async () => {
      const { body: made } = await create();
      const site = await newSite();
      const twice = await apply(made.id, [
        { site_id: site, ...company },
        { site_id: site, ...company },
      ]);
      expect(faults(twice)).toEqual(["/items/1/site_id duplicate"]);
      expect((await draft(site)).revision).toBe(0);
      for (const template_revision of [9, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
        const unknown = await apply(made.id, [{ site_id: site, ...company }], { template_revision });
        expect([unknown.slug, unknown.body.resource]).toEqual(["not-found", "template_revision"]);
      }
      expect(faults(await apply(made.id, []))).toEqual(["/items minItems"]);
      const big = "x".repeat(1024 * 1024);
      const large = await apply(
        made.id,
        Array.from({ length: 5 }, (_, i) => ({ site_id: `s${i}`, overrides: { texts: big } })),
      );
      expect([large.slug, large.body.limit_bytes]).toEqual(["payload-too-large", 4 * 1024 * 1024]);
    });

    test("a merge leaves nothing more below a lock than the template has", async () => {
      const { body: made } = await create(template({ locked_paths: ["/links", "/gpp"] }));
      const site = await newSite();
      const document = {
        ...banner("Own"),
        links: { cookie_policy: { en: "https://own.example/" } },
        gpp: { enabled: true, sections: ["usnat"] },
      };
      await call("putConfigDraft", { path: { id: site }, body: { document } });
      expect((await apply(made.id, [{ site_id: site, ...company }])).body.results[0].status).toBe("changed");
      const { document: merged } = await draft(site);
      expect(merged.links).toEqual({ privacy_policy: { en: "https://brands.example/shop/privacy" } });
      expect(merged).not.toHaveProperty("gpp");
    });

    test("a linked draft keeps its locks until it is detached", async () => {
      const { body: made } = await create();
      const site = await newSite();
      await apply(made.id, [{ site_id: site, ...company }]);
      const { document } = await draft(site);
      const put = (change: object, more: object = {}) =>
        call("putConfigDraft", { path: { id: site }, body: { document: applyMergePatch(document, change), ...more } });
      const locked = await put({ identity: { contact_email: "me@shop.example" } });
      expect([locked.status, locked.slug, locked.body.locked_paths]).toEqual([
        409,
        "template-locked",
        ["/identity/contact_email"],
      ]);
      expect((await put({ identity: { controller_name: "Own GmbH" } })).status).toBe(200);
      const validated = await call("validateConfigDraft", {
        path: { id: site },
        body: { document: applyMergePatch(document, { identity: { contact_email: "me@shop.example" } }) },
      });
      expect(validated.body.errors.map(({ code }: { code: string }) => code)).toContain("locked-path");
      const detached = await put({ identity: { contact_email: "me@shop.example" } }, { detach: true });
      expect([detached.status, detached.body.template_ref]).toEqual([200, null]);
      expect((await read(made.id)).body.site_ids).toEqual([]);
    });

    test("a site-bound token reaches its own site only, and sees no other", async () => {
      const { body: made } = await create();
      const [own, other] = [await newSite(), await newSite()];
      for (const site_id of [own, other]) await apply(made.id, [{ site_id, ...company }]);
      const bound = await under.token({ workspace: `w${workspaces}`, siteId: own });
      expect((await read(made.id, { token: bound })).body.site_ids).toEqual([own]);
      const list = await call("listTemplates", { token: bound });
      expect(list.body.data).toMatchObject([{ id: made.id, site_ids: [own] }]);
      const items = [own, other].map((site_id) => ({ site_id, variables: { company: "Bound" } }));
      const { body } = await apply(made.id, items, {}, bound);
      expect(body.results.map(({ status }: { status: string }) => status)).toEqual(["changed", "failed"]);
      expect(body.results[1].problem.resource).toBe("site");
    });

    test("concurrent applications to one site leave one of them whole", async () => {
      const { body: made } = await create();
      const site = await newSite();
      const names = Array.from({ length: 10 }, (_, i) => `Company ${i}`);
      await Promise.all(names.map((name) => apply(made.id, [{ site_id: site, variables: { company: name } }])));
      const { document, template_ref, revision } = await draft(site);
      expect(names).toContain(document.identity.controller_name);
      expect(template_ref.variables.company).toBe(document.identity.controller_name);
      expect(revision).toBe(10);
    });
  });

  describe("deleting", () => {
    test("is refused while sites are linked; unlink keeps documents and owners", async () => {
      const { body: made } = await create();
      const site = await newSite();
      await apply(made.id, [{ site_id: site, ...company }], { managed_by: "stack" });
      const before = await draft(site);
      const remove = (query: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
        call("deleteTemplate", { path: { id: made.id }, query, headers });
      const refused = await remove();
      expect([refused.status, refused.slug, refused.body.site_ids]).toEqual([409, "template-in-use", [site]]);
      expect((await remove({ unlink: true }, { "if-match": '"old"' })).status).toBe(412);
      expect((await remove({ unlink: true })).status).toBe(204);
      const { document, revision } = before;
      const unlinked = { document, managed_by: "stack", template_ref: null, revision: revision + 1 };
      expect(await draft(site)).toMatchObject(unlinked);
      expect((await remove()).slug).toBe("not-found");
      expect((await call("getSite", { path: { id: site } })).body.template).toBeNull();
      const identity = { contact_email: "me@shop.example" };
      const free = { document: applyMergePatch(document, { identity }) };
      expect((await call("putConfigDraft", { path: { id: site }, body: free })).status).toBe(200);
    });

    test("while it is being applied, no draft stays linked to what is gone", async () => {
      const { body: made } = await create();
      const sites = await Promise.all(Array.from({ length: 10 }, newSite));
      const items = sites.map((site_id) => ({ site_id, ...company }));
      const applied = apply(made.id, items);
      const removed = call("deleteTemplate", { path: { id: made.id }, query: { unlink: true } });
      const [{ status }, deletion] = await Promise.all([applied, removed]);
      expect(deletion.status).toBe(204);
      expect([200, 404]).toContain(status);
      for (const site of sites) {
        expect((await draft(site)).template_ref).toBeNull();
        expect((await call("validateConfigDraft", { path: { id: site }, body: {} })).status).toBe(200);
      }
    });
  });

  test("a page ends before its documents have more than 2 MiB", async () => {
    const document = worstDocument("Shop Ltd");
    const fitting = Math.floor((2 * 1024 * 1024) / JSON.stringify(document).length);
    for (let index = 0; index <= fitting; index += 1) await create({ name: `t${index}`, document });
    const first = (await call("listTemplates", { query: { limit: 200 } })).body;
    expect(first.data).toHaveLength(fitting);
    const second = (await call("listTemplates", { query: { limit: 200, cursor: first.next_cursor } })).body;
    expect([second.data.map(({ name }: { name: string }) => name), second.next_cursor]).toEqual([["t0"], null]);
  });

  test("lists page and filter; other workspaces see nothing", async () => {
    for (const name of ["a", "b", "c"]) await create({ name, document: {}, external_key: name });
    const names = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name);
    const list = async (query: Record<string, unknown> = {}) => (await call("listTemplates", { query })).body;
    const first = await list({ limit: 2 });
    expect(names(first)).toEqual(["c", "b"]);
    expect(names(await list({ limit: 2, cursor: first.next_cursor }))).toEqual(["a"]);
    expect(names(await list({ name: "b" }))).toEqual(["b"]);
    expect(names(await list({ external_key: "c" }))).toEqual(["c"]);
    expect(names(await list({ id: [first.data[0].id, "tpl_nobody"] }))).toEqual(["c"]);
    const other = await under.token({ workspace: "other" });
    const { id } = first.data[0];
    expect((await call("listTemplates", { token: other })).body.data).toEqual([]);
    expect((await read(id, { token: other })).slug).toBe("not-found");
    expect((await patch(id, { name: "x" }, { token: other })).slug).toBe("not-found");
    expect((await apply(id, [{ site_id: "site_x" }], {}, other)).slug).toBe("not-found");
    expect((await call("deleteTemplate", { path: { id }, token: other })).slug).toBe("not-found");
  });

  test("without sites:read, the sites of a template stay hidden", async () => {
    const { body: made } = await create();
    const reader = await under.token({ workspace: `w${workspaces}`, scopes: ["banner:read", "banner:write"] });
    expect((await read(made.id, { token: reader })).body.site_ids).toBeNull();
    expect((await call("listTemplates", { token: reader })).body.data[0].site_ids).toBeNull();
    expect((await create(template({ name: "Own" }), { token: reader })).body.site_ids).toBeNull();
    expect((await patch(made.id, { name: "N" }, { token: reader })).body.site_ids).toBeNull();
  });
});
