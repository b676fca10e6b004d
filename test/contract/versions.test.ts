import { createHash } from "node:crypto";
import { digest } from "../../src/consent/values/canonical-json";
import { banner } from "../support/banners";
import type { InProcessService } from "../support/in-process-service";
import { onDatabaseOfRun } from "../support/service-databases";
import type { TestAnswer } from "../support/service-requests";

onDatabaseOfRun((start) => {
  let under: InProcessService;
  beforeAll(async () => {
    under = await start();
  });
  afterAll(() => under.close());

  /** A site whose gate only looks at the law, unless `settings` say otherwise. */
  async function site(settings: Record<string, unknown> = { promotion_gate: { mode: "off" } }): Promise<string> {
    const { body } = await under.call("createSite", { body: { name: "Shop", settings } });
    return body.id;
  }

  async function put(id: string, title: string, more: Record<string, unknown> = {}): Promise<TestAnswer> {
    return under.call("putConfigDraft", { path: { id }, body: { document: banner(title), ...more } });
  }

  const publish = (id: string, body: Record<string, unknown> = {}, token?: string) =>
    under.call("publishVersion", { path: { id }, body, ...(token === undefined ? {} : { token }) });
  const promote = (id: string, number: number, body?: Record<string, unknown>, token?: string) =>
    under.call("promoteVersion", { path: { id, number }, body, ...(token === undefined ? {} : { token }) });
  const rollback = (id: string, number: number, body: Record<string, unknown> = { reason: "It was better." }) =>
    under.call("rollbackVersion", { path: { id, number }, body });

  async function served(id: string, environment: "preview" | "production"): Promise<string | null> {
    const response = await under.get(`/s/${id}/${environment}/config.json`);
    const { document } = response.status === 404 ? { document: null } : JSON.parse(await response.text());
    return document?.texts.en.banner.title ?? null;
  }

  async function stages(id: string) {
    const { body } = await under.call("getSite", { path: { id } });
    return [body.stages.preview?.number ?? null, body.stages.production?.number ?? null];
  }

  describe("publishing", () => {
    test("freezes the draft as version 1 and points preview at it", async () => {
      const id = await site();
      await put(id, "First", { managed_by: "stack" });
      const answer = await publish(id, { note: "hello", publish_key: "k1" });
      expect(answer.status).toBe(201);
      expect(answer.headers.get("location")).toBe(`/v1/sites/${id}/versions/1`);
      expect(answer.body).toMatchObject({
        number: 1,
        environment: "preview",
        note: "hello",
        publish_key: "k1",
        reconsent: "auto",
        state: "preview",
        stages: ["preview"],
        config_digest: digest(banner("First")),
        services_digest: digest([]),
        services: [],
        gate: null,
        first_in_production_at: null,
        consent_revision: { preview: 1, production: null },
      });
      expect(answer.body.document).toEqual(banner("First"));
      expect(await served(id, "preview")).toBe("First");
      expect(await served(id, "production")).toBeNull();
      const [event] = (await under.events("version.published")).slice(-1);
      expect(event).toMatchObject({
        object_id: `${id}/1`,
        data: { number: 1, environment: "preview", previous: null },
      });
    });

    test("the starter draft is draft-invalid with its one finding", async () => {
      const answer = await publish(await site());
      expect([answer.status, answer.slug]).toEqual([422, "draft-invalid"]);
      expect(answer.body.errors.map((finding: { code: string }) => finding.code)).toContain("identity-placeholder");
    });

    test("again is a no-op that ignores note and expected values and writes nothing", async () => {
      const id = await site();
      await put(id, "Same");
      await publish(id, { note: "one" });
      const before = (await under.events()).length;
      const answer = await publish(id, { note: "two", reconsent: "never" });
      expect([answer.status, answer.body.number, answer.body.note, answer.body.reconsent]).toEqual([
        200,
        1,
        "one",
        "auto",
      ]);
      expect((await under.events()).length).toBe(before);
    });

    test("a no-op precedes the draft digest: the stage has the version, the draft moved on", async () => {
      const id = await site();
      await put(id, "A");
      await publish(id);
      await put(id, "B");
      const answer = await publish(id, { draft_digest: digest(banner("A")) });
      expect([answer.status, answer.body.number]).toEqual([200, 1]);
    });

    test.each([
      ["draft_digest", (id: string) => publish(id, { draft_digest: digest("other") }), digest(banner("Now"))],
      ["services_digest", (id: string) => publish(id, { services_digest: digest("other") }), digest([])],
    ])("another %s is precondition-failed with the current one", async (_name, ask, current) => {
      const id = await site();
      await put(id, "Now");
      const answer = await ask(id);
      expect([answer.status, answer.slug, answer.body.current_digest]).toEqual([412, "precondition-failed", current]);
      expect(await stages(id)).toEqual([null, null]);
    });

    test("reconsent force makes a new version, and only once for one publish_key", async () => {
      const id = await site();
      await put(id, "Forced");
      await publish(id);
      const forced = await publish(id, { reconsent: "force", publish_key: "run-1" });
      const repeated = await publish(id, { reconsent: "force", publish_key: "run-1" });
      const other = await publish(id, { reconsent: "force", publish_key: "run-2" });
      expect([forced, repeated, other].map(({ status, body }) => [status, body.number])).toEqual([
        [201, 2],
        [200, 2],
        [201, 3],
      ]);
      expect(other.body.consent_revision.preview).toBe(3);
    });

    test("changed waivers alone make a new version", async () => {
      const id = await site();
      await put(id, "Waived");
      await publish(id);
      await put(id, "Waived", { waivers: [{ code: "waiver-test", reason: "long enough reason", approved_by: "DPO" }] });
      const answer = await publish(id);
      expect([answer.status, answer.body.number]).toEqual([201, 2]);
      expect(answer.body.warnings.map((finding: { code: string }) => finding.code)).toContain("waiver-unused");
    });

    test("a publish to production is refused unless the site allows it", async () => {
      const id = await site();
      await put(id, "Direct");
      const answer = await publish(id, { environment: "production" });
      expect([answer.status, answer.body.reason]).toEqual([409, "direct-production-disabled"]);
    });

    test("an allowed publish to production passes the gate and leaves preview alone", async () => {
      const id = await site({ allow_direct_production: true, promotion_gate: { mode: "warn" } });
      await put(id, "Direct");
      const answer = await publish(id, { environment: "production", expected_production_number: null });
      expect(answer.body).toMatchObject({
        number: 1,
        environment: "production",
        stages: ["production"],
        gate: { status: "warned", mode: "warn", reasons: ["domain-not-verified", "scan-missing"] },
        promoted_at: null,
      });
      expect(answer.body.first_in_production_at).toBe(answer.body.published_at);
      expect(await stages(id)).toEqual([null, 1]);
    });

    test("members for production only are refused for preview", async () => {
      const id = await site();
      const answer = await publish(id, { expected_production_number: 1, gate_override_reason: "a good reason" });
      expect([answer.status, answer.slug]).toEqual([422, "validation-failed"]);
      expect(answer.body.errors.map((error: { pointer: string }) => error.pointer).sort()).toEqual([
        "/expected_production_number",
        "/gate_override_reason",
      ]);
    });

    test("an unknown member is validation-failed, an override needs sites:write", async () => {
      const id = await site();
      expect((await publish(id, { colour: "red" })).body.errors[0]).toMatchObject({
        code: "unknown-key",
        pointer: "/colour",
      });
      const token = await under.token({ scopes: ["banner:publish"] });
      const answer = await publish(id, { environment: "production", gate_override_reason: "a good reason" }, token);
      expect([answer.status, answer.body.required_scope]).toEqual([403, "sites:write"]);
    });
  });

  describe("promotion", () => {
    test("points production at the version and keeps preview; again is a no-op", async () => {
      const id = await site();
      await put(id, "Live");
      await publish(id);
      const answer = await promote(id, 1, { expected_production_number: null });
      expect([answer.status, answer.body.stages, answer.body.state]).toEqual([
        200,
        ["preview", "production"],
        "production",
      ]);
      expect(answer.body.gate).toMatchObject({ status: "skipped", mode: "off", reasons: [] });
      const before = (await under.events()).length;
      const again = await promote(id, 1, { expected_production_number: 77 });
      expect([again.status, (await under.events()).length]).toEqual([200, before]);
      expect((await under.events("version.promoted")).slice(-1)[0]).toMatchObject({
        object_id: `${id}/1`,
        data: { previous: null, consent_revision: 1, gate_status: "skipped" },
      });
    });

    test("a wrong expected number reports the current one, who moved it and when", async () => {
      const id = await site();
      await put(id, "One");
      await publish(id);
      const empty = await promote(id, 1, { expected_production_number: 5 });
      expect(empty.body).toMatchObject({ current_number: null, moved_by: null, moved_at: null });
      const { body: live } = await promote(id, 1);
      await put(id, "Two");
      await publish(id);
      const answer = await promote(id, 2, { expected_production_number: null });
      expect([answer.status, answer.slug]).toEqual([412, "precondition-failed"]);
      expect(answer.body).toMatchObject({ current_number: 1, moved_by: live.promoted_by, moved_at: live.promoted_at });
    });

    test("a version that was live and is not in preview has to be rolled back to", async () => {
      const id = await site();
      for (const title of ["One", "Two"]) {
        await put(id, title);
        const { body } = await publish(id);
        await promote(id, body.number);
      }
      const answer = await promote(id, 1);
      expect([answer.status, answer.slug, answer.body.state]).toEqual([409, "version-not-promotable", "superseded"]);
      expect(answer.body.first_in_production_at).toEqual(expect.any(String));
    });

    test("a superseded version that was never live may be promoted", async () => {
      const id = await site();
      await put(id, "One");
      await publish(id);
      await put(id, "Two");
      await publish(id);
      expect((await promote(id, 1)).status).toBe(200);
      expect(await stages(id)).toEqual([2, 1]);
    });

    test.each([
      ["unknown", 9],
      ["zero", 0],
      ["not a number", "1e0"],
    ])("returns not-found for a version that is %s", async (_what, number) => {
      const id = await site();
      const answer = await under.call("promoteVersion", { path: { id, number } });
      expect([answer.status, answer.slug]).toEqual([404, "not-found"]);
    });
  });

  describe("the gate", () => {
    const gate = (more: Record<string, unknown>) => ({ promotion_gate: { mode: "block", ...more } });

    async function published(settings: Record<string, unknown>): Promise<string> {
      const id = await site(settings);
      await put(id, "Gated");
      await publish(id);
      return id;
    }

    test("mode block answers promotion-blocked with every reason and writes the event", async () => {
      const id = await published(gate({ require_install_check: true }));
      const { body: domain } = await under.call("createDomain", {
        path: { id },
        body: { host: `${id.slice(-8)}.example.com` },
      });
      const answer = await promote(id, 1);
      expect([answer.status, answer.slug]).toEqual([409, "promotion-blocked"]);
      expect(answer.body).toMatchObject({
        gate: {
          mode: "block",
          reasons: ["domain-not-verified", "install-check-missing", "scan-missing"],
          scan_id: null,
          issue_ids: [],
          domain_ids: [domain.id],
        },
        errors: [],
        overridable: true,
      });
      expect(await stages(id)).toEqual([1, null]);
      expect((await under.events("version.promotion_blocked")).slice(-1)[0]).toMatchObject({
        object_id: `${id}/1`,
        data: { number: 1, reasons: ["domain-not-verified", "install-check-missing", "scan-missing"] },
      });
    });

    test("lets an override pass and records it", async () => {
      const id = await published(gate({ require_verified_domain: false }));
      const answer = await promote(id, 1, { gate_override_reason: "The scanner is down today." });
      expect(answer.body.gate).toMatchObject({
        status: "overridden",
        reasons: ["scan-missing"],
        override_reason: "The scanner is down today.",
      });
      const token = await under.token({ scopes: ["banner:publish"] });
      const refused = await promote(id, 1, { gate_override_reason: "The scanner is down today." }, token);
      expect([refused.status, refused.body.required_scope]).toEqual([403, "sites:write"]);
    });

    test("a gate in mode warn records the reasons and ignores an override", async () => {
      const id = await published({ promotion_gate: { mode: "warn", require_verified_domain: false } });
      const answer = await promote(id, 1, { gate_override_reason: "It was not needed." });
      expect(answer.body.gate).toMatchObject({ status: "warned", reasons: ["scan-missing"], override_reason: null });
    });

    test("never passes a legal finding, in any mode", async () => {
      const id = await published({ promotion_gate: { mode: "off" } });
      // Retention is validated as it is now, so a version can become illegal after it was published.
      await under.call("updateSite", { path: { id }, body: { retention: 30 } });
      const answer = await promote(id, 1, { gate_override_reason: "We want it anyway." });
      expect([answer.status, answer.slug, answer.body.overridable]).toEqual([409, "promotion-blocked", false]);
      expect(answer.body.gate.reasons).toEqual(["legal-findings"]);
      expect(answer.body.errors[0]).toMatchObject({ code: "retention-shorter-than-consent", level: "E" });
    });

    test("a blocked publish to production makes no version and names no number", async () => {
      const id = await site({ allow_direct_production: true, ...gate({}) });
      await put(id, "Direct");
      const answer = await publish(id, { environment: "production" });
      expect([answer.status, answer.slug]).toEqual([409, "promotion-blocked"]);
      expect((await under.call("listVersions", { path: { id } })).body.data).toEqual([]);
      expect((await under.events("version.promotion_blocked")).slice(-1)[0]).toMatchObject({
        object_id: id,
        data: { number: null },
      });
      await put(id, "Direct again");
      await under.call("updateSite", { path: { id }, body: { settings: { promotion_gate: { mode: "off" } } } });
      expect((await publish(id)).body.number).toBe(1);
    });
  });

  describe("rollback", () => {
    async function twoLive(): Promise<string> {
      const id = await site();
      for (const title of ["Old", "New"]) {
        await put(id, title);
        const { body } = await publish(id);
        await promote(id, body.number);
      }
      return id;
    }

    test("copies the old version under a new number and skips the gate", async () => {
      const id = await twoLive();
      await under.call("updateSite", { path: { id }, body: { settings: { promotion_gate: { mode: "block" } } } });
      const answer = await rollback(id, 1, { reason: "Broken", note: "back", expected_production_number: 2 });
      expect(answer.status).toBe(201);
      expect(answer.headers.get("location")).toBe(`/v1/sites/${id}/versions/3`);
      expect(answer.body).toMatchObject({
        number: 3,
        rolled_back_from: 1,
        note: "back",
        environment: "production",
        config_digest: digest(banner("Old")),
        gate: { status: "skipped", rollback_reason: "Broken", reasons: [] },
      });
      expect([await served(id, "production"), await served(id, "preview")]).toEqual(["Old", "New"]);
      expect((await under.events("version.rolled_back")).slice(-1)[0]).toMatchObject({
        object_id: `${id}/3`,
        data: { previous: { number: 2, digest: digest(banner("New")) }, gate_status: "skipped" },
      });
    });

    test("a rollback to what production already serves changes nothing", async () => {
      const id = await twoLive();
      await rollback(id, 1);
      const answer = await rollback(id, 1, { reason: "again", expected_production_number: 99 });
      expect([answer.status, answer.body.number]).toEqual([200, 3]);
    });

    test("a rollback to a version that was never live is version-not-promotable", async () => {
      const id = await site();
      await put(id, "Never");
      await publish(id);
      const answer = await rollback(id, 1);
      expect([answer.status, answer.slug, answer.body.state]).toEqual([409, "version-not-promotable", "preview"]);
      expect(answer.body.first_in_production_at).toBeNull();
    });

    test("checks its preconditions and requires a reason", async () => {
      const id = await twoLive();
      const wrong = await rollback(id, 1, { reason: "x", expected_production_number: 1 });
      expect([wrong.status, wrong.body.current_number]).toEqual([412, 2]);
      expect((await rollback(id, 1, {})).body.errors[0]).toMatchObject({ pointer: "/reason", code: "required" });
    });

    test("findings never block it and are recorded with it", async () => {
      const id = await twoLive();
      await under.call("updateSite", { path: { id }, body: { retention: 30 } });
      const answer = await rollback(id, 1);
      expect(answer.status).toBe(201);
      expect(answer.body.warnings).toEqual(
        expect.arrayContaining([expect.objectContaining({ code: "retention-shorter-than-consent", level: "E" })]),
      );
    });
  });

  describe("consent revisions", () => {
    test("rise for a new category, not for a text, and never fall", async () => {
      const id = await site();
      const withCategory = {
        ...banner("Base"),
        categories: [
          ...banner().categories,
          { key: "video", label: { en: "Video" }, description: { en: "Plays films." } },
        ],
      };
      const seen: number[] = [];
      for (const document of [banner("Base"), banner("Text only"), withCategory, banner("Base")]) {
        await under.call("putConfigDraft", { path: { id }, body: { document } });
        seen.push((await publish(id)).body.consent_revision.preview);
      }
      expect(seen).toEqual([1, 1, 2, 2]);
    });

    test("are counted for each stage, and never keeps them", async () => {
      const id = await site();
      await put(id, "One");
      await publish(id, { reconsent: "force" });
      const { body } = await promote(id, 1);
      expect(body.consent_revision).toEqual({ preview: 1, production: 1 });
      const grown = {
        ...banner("Two"),
        categories: [
          ...banner().categories,
          { key: "video", label: { en: "Video" }, description: { en: "Plays films." } },
        ],
      };
      await under.call("putConfigDraft", { path: { id }, body: { document: grown } });
      const second = await publish(id, { reconsent: "never" });
      expect(second.body.consent_revision.preview).toBe(1);
      expect(second.body.warnings.map((finding: { code: string }) => finding.code)).toContain("reconsent-suppressed");
    });
  });

  test("banners A, B, A, B within a minute: each goes live under a new number", async () => {
    const id = await site();
    const seen: unknown[] = [];
    for (const title of ["A", "B", "A", "B"]) {
      await put(id, title);
      const { body } = await publish(id, { draft_digest: digest(banner(title)) });
      await promote(id, body.number);
      seen.push([body.number, await served(id, "preview"), await served(id, "production")]);
    }
    expect(seen).toEqual([
      [1, "A", "A"],
      [2, "B", "B"],
      [3, "A", "A"],
      [4, "B", "B"],
    ]);
  });

  describe("lists", () => {
    test("show numbers descending, page by cursor, and filter by stage and digest", async () => {
      const id = await site();
      for (const title of ["1", "2", "3", "1"]) {
        await put(id, title);
        await publish(id);
      }
      await promote(id, 2);
      const numbers = (answer: TestAnswer) => answer.body.data.map((version: { number: number }) => version.number);
      const first = await under.call("listVersions", { path: { id }, query: { limit: 3 } });
      expect(numbers(first)).toEqual([4, 3, 2]);
      const rest = await under.call("listVersions", {
        path: { id },
        query: { limit: 3, cursor: first.body.next_cursor },
      });
      expect([numbers(rest), rest.body.next_cursor]).toEqual([[1], null]);
      const list = async (query: Record<string, unknown>) =>
        numbers(await under.call("listVersions", { path: { id }, query }));
      expect(await list({ stage: "production" })).toEqual([2]);
      expect(await list({ stage: ["preview", "production"] })).toEqual([4, 2]);
      expect(await list({ digest: digest(banner("1")) })).toEqual([4, 1]);
      expect(first.body.data[0]).not.toHaveProperty("document");
      const other = await under.call("listVersions", {
        path: { id },
        query: { stage: "preview", cursor: first.body.next_cursor },
      });
      expect([other.status, other.slug]).toEqual([400, "invalid-cursor"]);
    });

    test("a version is read with everything, and another site's is not found", async () => {
      const id = await site();
      await put(id, "Read");
      await publish(id);
      const answer = await under.call("getVersion", { path: { id, number: 1 } });
      expect([answer.status, answer.body.document, answer.body.warnings]).toEqual([
        200,
        banner("Read"),
        expect.any(Array),
      ]);
      const stranger = await under.token({ workspace: "stranger" });
      const hidden = await under.call("getVersion", { path: { id, number: 1 }, token: stranger });
      expect([hidden.status, hidden.slug]).toEqual([404, "not-found"]);
    });
  });

  describe("bindings", () => {
    test("a preview token publishes to preview and neither promotes nor rolls back", async () => {
      const id = await site({ allow_direct_production: true });
      await put(id, "Bound");
      const token = await under.token({ environment: "preview" });
      expect((await publish(id, {}, token)).status).toBe(201);
      const answers = [
        await publish(id, { environment: "production" }, token),
        await promote(id, 1, undefined, token),
        await under.call("rollbackVersion", { path: { id, number: 1 }, body: { reason: "x" }, token }),
      ];
      expect(answers.map(({ slug }) => slug)).toEqual(Array(3).fill("token-binding-mismatch"));
    });

    test("a production token promotes but does not publish to preview, the default", async () => {
      const id = await site();
      await put(id, "Bound");
      await publish(id);
      const token = await under.token({ environment: "production" });
      expect((await publish(id, {}, token)).slug).toBe("token-binding-mismatch");
      expect((await promote(id, 1, undefined, token)).status).toBe(200);
    });
  });

  describe("at the same time", () => {
    test("publishes of one draft make one version", async () => {
      const id = await site();
      await put(id, "Once");
      const answers = await Promise.all(Array.from({ length: 8 }, () => publish(id)));
      expect(answers.map(({ body }) => body.number)).toEqual(Array(8).fill(1));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    });

    test("every stage always serves exactly the bytes that its version recorded", async () => {
      const id = await site();
      await put(id, "Start");
      await publish(id);
      await promote(id, 1);
      await Promise.all(
        Array.from({ length: 12 }, async (_, index) => {
          await put(id, `Round ${index}`);
          const { body } = await publish(id, { reconsent: "force" });
          await promote(id, body.number);
        }),
      );
      const [preview, production] = await stages(id);
      for (const [environment, number] of [
        ["preview", preview],
        ["production", production],
      ] as const) {
        const { body } = await under.call("getVersion", { path: { id, number: number ?? 0 } });
        const response = await under.get(`/s/${id}/${environment}/config.json`);
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(createHash("sha256").update(bytes).digest("hex")).toBe(body.bundle_sha256[environment]);
        expect(JSON.parse(bytes.toString())).toMatchObject({
          number,
          consent_revision: body.consent_revision[environment],
        });
      }
      const { body } = await under.call("listVersions", { path: { id }, query: { limit: 200 } });
      const numbers = body.data.map((version: { number: number }) => version.number);
      expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => numbers.length - index));
    });

    test("one of two promotions that expect the same number succeeds", async () => {
      const id = await site();
      for (const title of ["One", "Two"]) {
        await put(id, title);
        await publish(id);
      }
      const answers = await Promise.all(
        [1, 2].map((number) => promote(id, number, { expected_production_number: null })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    });
  });
});
