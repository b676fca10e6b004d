import { RULES_VERSION, starterDocument } from "../../src/consent/rules";
import { digest } from "../../src/consent/values/canonical-json";
import { json } from "../../src/service/store/database";
import { banner } from "../support/banners";
import type { InProcessService } from "../support/in-process-service";
import { onDatabaseOfRun } from "../support/service-databases";

onDatabaseOfRun((start) => {
  let under: InProcessService;
  beforeAll(async () => {
    under = await start();
  });
  afterAll(() => under.close());

  async function site(body: Record<string, unknown> = {}): Promise<string> {
    return (await under.call("createSite", { body: { name: "Shop", ...body } })).body.id;
  }
  const get = (id: string, query: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    under.call("getConfigDraft", { path: { id }, query, headers });
  const put = (id: string, body: unknown, headers: Record<string, string> = {}, token?: string) =>
    under.call("putConfigDraft", { path: { id }, body, headers, ...(token === undefined ? {} : { token }) });
  const validate = (id: string, body?: unknown) => under.call("validateConfigDraft", { path: { id }, body });
  const waiver = { code: "retention-shorter-than-consent", reason: "Agreed with counsel.", approved_by: "DPO" };

  describe("the starter draft", () => {
    test("is in the site's language, has revision 0 and exactly one kind of error", async () => {
      const id = await site({ settings: { default_language: "de" } });
      const answer = await get(id);
      expect(answer.body).toMatchObject({
        site_id: id,
        document: starterDocument("de"),
        digest: digest(starterDocument("de")),
        revision: 0,
        etag: '"r0"',
        managed_by: null,
        waivers: [],
        template_ref: null,
        updated_by: { type: "system", id: null },
        validation: { rules_version: RULES_VERSION },
      });
      expect(answer.headers.get("etag")).toBe('"r0"');
      const { body } = await validate(id);
      expect(new Set(body.errors.map((finding: { code: string }) => finding.code))).toEqual(
        new Set(["identity-placeholder"]),
      );
      expect(answer.body.validation.errors).toBe(body.errors.length);
      expect(answer.body.validation.warnings).toBe(body.warnings.length);
    });

    test("accepts If-Match r0 without a read", async () => {
      const id = await site();
      const answer = await put(id, { document: banner() }, { "if-match": '"r0"' });
      expect([answer.status, answer.body.revision, answer.headers.get("etag")]).toEqual([200, 1, '"r1"']);
    });
  });

  describe("reading", () => {
    test("returns 304 for the current ETag", async () => {
      const id = await site();
      const answer = await get(id, {}, { "if-none-match": '"r0"' });
      expect([answer.status, answer.body]).toEqual([304, undefined]);
      expect((await get(id, {}, { "if-none-match": '"r1"' })).status).toBe(200);
    });

    test("resolved fills defaults and keeps the stored document's digest", async () => {
      const id = await site();
      const { layout: _default, ...document } = { ...banner(), layout: {} };
      await put(id, { document: { ...document, layout: {} } });
      const stored = await get(id);
      const resolved = await get(id, { view: "resolved" });
      expect(stored.body.document.layout).toEqual({});
      expect(resolved.body.document.layout).toMatchObject({
        kind: "box",
        button_order: ["accept_all", "reject_all", "customize"],
      });
      expect(resolved.body.digest).toBe(stored.body.digest);
    });

    test("refuses an unknown view", async () => {
      const answer = await get(await site(), { view: "full" });
      expect([answer.status, answer.slug, answer.body.parameter]).toEqual([400, "invalid-parameter", "view"]);
    });
  });

  describe("writing", () => {
    test("stores the document as sent, in its order, and writes the event", async () => {
      const id = await site();
      const reversed = Object.fromEntries(Object.entries(banner("Order")).reverse());
      const answer = await put(id, { document: reversed, managed_by: "stack-1", waivers: [waiver] });
      expect(answer.body).toMatchObject({
        revision: 1,
        managed_by: "stack-1",
        waivers: [waiver],
        updated_by: { type: "token" },
      });
      expect(Object.keys((await get(id)).body.document)).toEqual(Object.keys(reversed));
      expect((await under.events("config.draft_updated")).slice(-1)[0]).toMatchObject({
        object_id: id,
        data: { revision: 1, digest: digest(banner("Order")), previous: { digest: digest(starterDocument("en")) } },
      });
    });

    test("storing an equal document changes nothing, regardless of If-Match", async () => {
      const id = await site();
      const body = { document: banner("Same"), managed_by: "me", waivers: [waiver] };
      const first = await put(id, body);
      const before = (await under.events()).length;
      const second = await put(id, body, { "if-match": '"r0"' });
      expect([second.status, second.body.revision, second.body.updated_at]).toEqual([200, 1, first.body.updated_at]);
      expect((await under.events()).length).toBe(before);
    });

    test("another revision is precondition-failed with the current ETag and digest", async () => {
      const id = await site();
      await put(id, { document: banner("A") });
      const answer = await put(id, { document: banner("B") }, { "if-match": '"r0"' });
      expect([answer.status, answer.slug]).toEqual([412, "precondition-failed"]);
      expect(answer.body).toMatchObject({ current_etag: '"r1"', current_digest: digest(banner("A")) });
      expect((await put(id, { document: banner("B") }, { "if-match": 'W/"r1"' })).status).toBe(412);
      expect((await put(id, { document: banner("B") }, { "if-match": '"r9", "r1"' })).status).toBe(200);
      expect((await put(id, { document: banner("C") }, { "if-match": "*" })).status).toBe(200);
    });

    test("a write without managed_by and waivers clears them and is a change", async () => {
      const id = await site();
      await put(id, { document: banner("Owned"), managed_by: "stack", waivers: [waiver] });
      const answer = await put(id, { document: banner("Owned") });
      expect(answer.body).toMatchObject({ revision: 2, managed_by: null, waivers: [] });
    });

    test.each([
      ["an unknown key", { ...banner(), colour: "red" }, "/document/colour", "unknown-key"],
      ["a missing member", { ...banner(), identity: {} }, "/document/identity/controller_name", "schema-violation"],
      ["a wrong type", { ...banner(), categories: "all" }, "/document/categories", "schema-violation"],
      ["null, which is nowhere legal", { ...banner(), tcf: null }, "/document/tcf", "schema-violation"],
      [
        "a default language that is not available",
        { ...banner(), languages: { default: "fr", available: ["en"] } },
        "/document/languages/default",
        "language-default-missing",
      ],
      [
        "a script address",
        { ...banner(), links: { privacy_policy: { en: "javascript:alert(1)" } } },
        "/document/links/privacy_policy/en",
        "url-scheme",
      ],
    ])("level S refuses %s and stores nothing", async (_what, document, pointer, code) => {
      const id = await site();
      const answer = await put(id, { document });
      expect([answer.status, answer.slug]).toEqual([422, "validation-failed"]);
      expect(answer.body.errors).toEqual(expect.arrayContaining([expect.objectContaining({ pointer, code })]));
      expect((await get(id)).body.revision).toBe(0);
    });

    test("prototype keys, deep and large documents are refused", async () => {
      const id = await site();
      const polluted = JSON.parse(JSON.stringify(banner()).replace(/^\{/, '{"__proto__":{"a":1},'));
      expect((await put(id, { document: polluted })).body.errors[0].code).toBe("unknown-key");
      let deep: unknown = "end";
      for (let level = 0; level < 20; level += 1) deep = [deep];
      expect((await put(id, { document: { ...banner(), theme: deep } })).body.errors[0].code).toBe("too-large");
      const large = { ...banner(), identity: { ...banner().identity, address: "x".repeat(600 * 1024) } };
      expect((await put(id, { document: large })).body.errors[0].code).toBe("too-large");
      const huge = { ...banner(), identity: { ...banner().identity, address: "x".repeat(10 * 1024 * 1024) } };
      const answer = await put(id, { document: huge });
      expect([answer.status, answer.slug]).toEqual([413, "payload-too-large"]);
    });

    test("levels E and W are stored and counted", async () => {
      const id = await site();
      const document = { ...banner(), blocking: { mode: "report_only" } };
      const answer = await put(id, { document });
      expect(answer.status).toBe(200);
      const { body } = await validate(id);
      expect(body.errors.map((finding: { code: string }) => finding.code)).toContain("no-prior-blocking");
      expect(answer.body.validation).toMatchObject({ errors: body.errors.length, warnings: body.warnings.length });
    });

    test("unknown members, a wrong waiver and a missing document are named", async () => {
      const id = await site();
      const pointers = async (body: unknown) =>
        (await put(id, body)).body.errors.map((error: { pointer: string }) => error.pointer);
      expect(await pointers({ document: banner(), note: "x" })).toContain("/note");
      expect(await pointers({})).toContain("/document");
      expect(await pointers({ document: banner(), waivers: [{ ...waiver, reason: "short" }] })).toContain(
        "/waivers/0/reason",
      );
      expect(await pointers({ document: banner(), managed_by: "" })).toContain("/managed_by");
    });

    test("parallel writes: each one that succeeds has its own revision", async () => {
      const id = await site();
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, index) => put(id, { document: banner(`P${index}`) }, { "if-match": '"r0"' })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412, 412]);
      const free = await Promise.all(
        Array.from({ length: 6 }, (_, index) => put(id, { document: banner(`Q${index}`) })),
      );
      expect(free.map(({ body }) => body.revision).sort()).toEqual([2, 3, 4, 5, 6, 7]);
    });
  });

  describe("validating", () => {
    test("warns about a known tracker that is declared as necessary", async () => {
      const id = await site();
      const service = (key: string, category: string, storage: object, more: object = {}) =>
        under.call("createService", {
          path: { id },
          body: {
            key,
            name: key,
            company: "Example Ltd",
            category,
            legal_basis: null,
            hosts: [],
            ...more,
            storage: [{ kind: "cookie", party: "first", purpose: {}, ...storage }],
          },
        });
      for (const made of [
        await service("counted", "necessary", { name: "_ga", duration: "P2Y" }),
        await service("login", "necessary", { name: "sessionid", duration: "P14D" }),
        await service("asked", "analytics", { name: "_ga", duration: "P2Y" }),
      ]) {
        expect([made.status, made.body.errors]).toEqual([201, undefined]);
      }
      await put(id, { document: banner() });
      const { warnings } = (await validate(id)).body;
      const found = warnings.filter(({ code }: { code: string }) =>
        ["necessary-but-tracker", "duration-over-limit"].includes(code),
      );
      expect(found.map(({ code }: { code: string }) => code).sort()).toEqual([
        "duration-over-limit",
        "necessary-but-tracker",
      ]);
      for (const { message } of found) expect(message).toContain("counted");
    });

    test("validates a document of any form with 200 and stores nothing", async () => {
      const id = await site();
      const answer = await validate(id, { document: { colour: "red" } });
      expect([answer.status, answer.body.valid, answer.body.errors[0].level]).toEqual([200, false, "S"]);
      expect(answer.body.digest).toBe(digest({ colour: "red" }));
      expect((await get(id)).body.revision).toBe(0);
    });

    test("validates with the site: too short a retention is an error that can be waived", async () => {
      const id = await site({ retention: 30 });
      const errors = async (body: unknown) =>
        (await validate(id, body)).body.errors.map((finding: { code: string }) => finding.code);
      expect(await errors({ document: banner() })).toEqual(["retention-shorter-than-consent"]);
      expect(await errors({ document: banner(), waivers: [waiver] })).toEqual([]);
      await put(id, { document: banner(), waivers: [waiver] });
      expect(await errors({})).toEqual([]);
      expect(await errors(undefined)).toEqual([]);
      expect(await errors({ document: banner() })).toEqual(["retention-shorter-than-consent"]);
    });

    test.each([
      ["a document that is no object", { document: [] }, "/document"],
      ["null", { document: null }, "/document"],
      ["an unknown member", { documents: {} }, "/documents"],
      ["a rules version that is no date", { accepted_rules_version: "newest" }, "/accepted_rules_version"],
    ])("refuses %s", async (_what, body, pointer) => {
      const answer = await validate(await site(), body);
      expect([answer.status, answer.slug, answer.body.errors[0].pointer]).toEqual([422, "validation-failed", pointer]);
    });

    test("text that is not JSON is malformed-request", async () => {
      const id = await site();
      const token = await under.token();
      const response = await under.service.fetch(
        new Request(`http://127.0.0.1/v1/sites/${id}/config/validate`, {
          method: "POST",
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          body: '{"document":{},"document":{}}',
        }),
      );
      expect([
        response.status,
        JSON.parse(await response.text())
          .type.split("/")
          .pop(),
      ]).toEqual([400, "malformed-request"]);
    });
  });

  describe("a linked template", () => {
    /**
     * A site whose draft was made from a template that locks the identity; the variable holds the controller's name.
     */
    async function linked(): Promise<string> {
      const id = await site();
      await put(id, { document: banner("Linked") });
      const { workspace_id } = (await get(id)).body;
      const templateId = under.service.runtime.newId("tpl");
      const { identity } = banner();
      await under.service.store.transaction(async (tx) => {
        await tx
          .insertInto("template_revisions")
          .values({
            template_id: templateId,
            revision: 2,
            workspace_id,
            document: JSON.stringify({ identity: { ...identity, controller_name: "{{company}}" } }),
            variables: json({ company: { required: true, default: null } }),
            locked_paths: json(["/identity"]),
          })
          .execute();
        const reference = {
          id: templateId,
          revision: 2,
          mode: "merge" as const,
          overrides: {},
          variables: { company: identity.controller_name },
        };
        await tx
          .updateTable("drafts")
          .set({ template_ref: json(reference) })
          .where("site_id", "=", id)
          .execute();
      });
      return id;
    }
    const renamed = { ...banner("Linked"), identity: { ...banner().identity, controller_name: "Somebody else" } };

    test("the draft and the site report the linked template", async () => {
      const id = await linked();
      expect((await get(id)).body.template_ref).toMatchObject({ revision: 2, mode: "merge" });
      const { body } = await under.call("getSite", { path: { id } });
      expect(body.template).toMatchObject({ revision: 2, up_to_date: true });
    });

    test("locks its paths: another value is template-locked, the others are free", async () => {
      const id = await linked();
      const answer = await put(id, { document: renamed });
      expect([answer.status, answer.slug, answer.body.locked_paths]).toEqual([409, "template-locked", ["/identity"]]);
      expect((await put(id, { document: banner("Other title") })).status).toBe(200);
      expect((await get(id)).body.template_ref).not.toBeNull();
    });

    test("a document that breaks the schema and a lock is validation-failed first", async () => {
      const answer = await put(await linked(), { document: { ...renamed, colour: "red" } });
      expect(answer.slug).toBe("validation-failed");
    });

    test("detach lifts the locks and needs sites:write", async () => {
      const id = await linked();
      const token = await under.token({ scopes: ["banner:read", "banner:write"] });
      const refused = await put(id, { document: renamed, detach: true }, {}, token);
      expect([refused.status, refused.body.required_scope]).toEqual([403, "sites:write"]);
      const answer = await put(id, { document: renamed, detach: true });
      expect([answer.status, answer.body.template_ref]).toEqual([200, null]);
      const again = await put(id, { document: renamed, detach: true }, { "if-match": '"r0"' });
      expect([again.status, again.body.revision]).toEqual([200, answer.body.revision]);
    });
  });

  describe("older rules", () => {
    /** Makes it look as if rules of an earlier date had validated the draft. */
    async function evaluatedBefore(id: string, rulesVersion: string): Promise<void> {
      const { validation } = (await get(id)).body;
      await under.service.store.db
        .updateTable("drafts")
        .set({ validation: json({ ...validation, rules_version: rulesVersion }) })
        .where("site_id", "=", id)
        .execute();
    }

    test("a document keeps the rules that accepted it until it changes; versions keep them", async () => {
      const id = await site();
      await put(id, { document: banner("Old") });
      await evaluatedBefore(id, "2026-01-01");
      const owned = await put(id, { document: banner("Old"), managed_by: "me" });
      expect(owned.body.validation.rules_version).toBe("2026-01-01");
      const { body } = await under.call("publishVersion", { path: { id }, body: {} });
      expect(body.rules_version).toBe("2026-01-01");
      const changed = await put(id, { document: banner("New") });
      expect(changed.body.validation.rules_version).toBe(RULES_VERSION);
    });

    test("a finding of a newer rule is a warning with grace until the document changes", async () => {
      const id = await site({ retention: 30 });
      await put(id, { document: banner("Graced") });
      expect((await validate(id)).body.errors).toHaveLength(1);
      await evaluatedBefore(id, "2000-01-01");
      const { body } = await validate(id);
      expect(body.errors).toEqual([]);
      expect(body.warnings).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ code: "retention-shorter-than-consent", level: "W", grace: true }),
        ]),
      );
      expect((await validate(id, { document: banner("Changed") })).body.errors).toHaveLength(1);
    });
  });

  test("strangers and other sites' tokens do not find the draft; scopes are required", async () => {
    const id = await site();
    for (const token of [await under.token({ workspace: "stranger" }), await under.token({ siteId: await site() })]) {
      expect((await under.call("getConfigDraft", { path: { id }, token })).slug).toBe("not-found");
      expect((await put(id, { document: banner() }, {}, token)).slug).toBe("not-found");
      expect((await under.call("validateConfigDraft", { path: { id }, token })).slug).toBe("not-found");
    }
    const reader = await under.token({ scopes: ["banner:read"] });
    expect((await put(id, { document: banner() }, {}, reader)).body.required_scope).toBe("banner:write");
    const { body } = await under.call("getSite", {
      path: { id },
      token: await under.token({ scopes: ["sites:read"] }),
    });
    expect([body.stages, body.template]).toEqual([null, null]);
  });
});
