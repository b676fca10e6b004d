import { connect } from "node:net";
import { type Listener, listen } from "@consentform/service";
import { starterDocument } from "../../src/consent/rules";
import { digest } from "../../src/consent/values/canonical-json";
import { applyAll } from "../support/apply-all";
import { banner } from "../support/banners";
import type { InProcessService } from "../support/in-process-service";
import { onDatabaseOfRun } from "../support/service-databases";
import type { TestAnswer } from "../support/service-requests";
import { until } from "../support/until";

/** Applying a template with a release: from the draft of a site to what its visitors see, in one request. */
onDatabaseOfRun((start) => {
  let under: InProcessService;
  let token: string;
  let workspaces = 0;
  beforeAll(async () => {
    under = await start();
  });
  afterAll(() => under.close());
  beforeEach(async () => {
    token = await under.token({ workspace: `w${++workspaces}` });
  });

  const call: InProcessService["call"] = (id, request = {}) => under.call(id, { token, ...request });
  const open = { promotion_gate: { mode: "off" } };
  const gated = { promotion_gate: { mode: "block", require_verified_domain: false } };
  const newSite = async (settings: unknown = open): Promise<string> =>
    (await call("createSite", { body: { name: "Shop", settings } })).body.id;
  const newTemplate = async (title = "{{title}}"): Promise<string> => {
    const body = { name: `T${Math.random()}`, document: banner(title), variables: { title: { default: "First" } } };
    return (await call("createTemplate", { body })).body.id;
  };
  const apply = (id: string, items: unknown[], more: Record<string, unknown> = {}, by = token): Promise<TestAnswer> =>
    call("applyTemplate", { path: { id }, body: { mode: "replace", items, ...more }, token: by });
  const applyOne = async (id: string, item: unknown, more: Record<string, unknown> = {}, by = token) =>
    (await apply(id, [item], more, by)).body.results[0];
  const titled = (site_id: string, title: string, more: Record<string, unknown> = {}) => ({
    site_id,
    variables: { title },
    ...more,
  });
  const stages = async (id: string) => (await call("getSite", { path: { id } })).body.stages;
  const served = async (id: string) => {
    const { draft, preview, production } = await stages(id);
    return [draft.revision, preview?.number ?? null, production?.number ?? null];
  };
  const slugOf = (result: { problem: { type: string } | null }) => result.problem?.type.split("/v1/")[1] ?? null;
  const kindsSince = async (count: number) => (await under.events()).slice(count).map(({ kind }) => kind);

  test("takes each site as far as the release says, and no further", async () => {
    const template = await newTemplate();
    for (const [release, expected] of [
      ["draft", [1, null, null]],
      ["preview", [1, 1, null]],
      ["production", [1, 1, 1]],
    ] as const) {
      const site = await newSite();
      const result = await applyOne(template, titled(site, "A"), { release });
      expect(result).toMatchObject({
        status: "changed",
        stage: release,
        digest: digest(banner("A")),
        revision: 1,
        problem: null,
        version_number: expected[1],
        production_number: expected[2],
      });
      expect(await served(site)).toEqual(expected);
    }
  });

  test("reads the revision that is named, so that its content can be released later", async () => {
    const [path, locked] = [{ id: await newTemplate() }, { locked_paths: ["/layout"] }];
    const read = (query: Record<string, unknown> = {}) => call("getTemplate", { path, query });
    const { body: first } = await read();
    await call("updateTemplate", { path, body: { document: { layout: { kind: "box" } }, ...locked } });
    const { document, digest: content, locked_paths: locks } = first;
    const { body: former } = await read({ revision: 1 });
    expect(former).toMatchObject({ revision: 1, document, digest: content, locked_paths: locks, name: first.name });
    const { body: newest } = await read();
    expect(newest).toMatchObject({ revision: 2, ...locked });
    expect((await read({ revision: 2 })).body).toEqual(newest);
    expect([(await read({ revision: 3 })).status, (await read({ revision: "x" })).status]).toEqual([404, 400]);
  });

  test("records note, publish key and reconsent with the version, as a publish does", async () => {
    const [template, site] = [await newTemplate(), await newSite()];
    const before = (await under.events()).length;
    const more = { release: "production", note: "Shorter title", reconsent: "force" };
    await applyOne(template, titled(site, "A", { publish_key: "key-1" }), more);
    const { body } = await call("getVersion", { path: { id: site, number: 1 } });
    expect(body).toMatchObject({ note: "Shorter title", reconsent: "force", publish_key: "key-1" });
    expect(body.consent_revision).toEqual({ preview: 1, production: 1 });
    expect(await kindsSince(before)).toEqual(["config.draft_updated", "version.published", "version.promoted"]);
    const replay = await applyOne(template, titled(site, "A", { publish_key: "key-1" }), more);
    expect([replay.status, replay.version_number]).toEqual(["unchanged", 1]);
    const again = await applyOne(template, titled(site, "A", { publish_key: "key-2" }), more);
    expect([again.status, again.version_number]).toEqual(["changed", 2]);
  });

  test("changes nothing, with any precondition, if everything is as requested", async () => {
    const [template, site] = [await newTemplate(), await newSite()];
    await applyOne(template, titled(site, "A"), { release: "production" });
    const before = (await under.events()).length;
    const outdated = { expected_draft_revision: 0, expected_production_number: null };
    const result = await applyOne(template, titled(site, "A", outdated), { release: "production" });
    expect(result).toMatchObject({ status: "unchanged", stage: "production", version_number: 1, production_number: 1 });
    expect(await kindsSince(before)).toEqual([]);
  });

  test("finishes what an earlier request only drafted or previewed", async () => {
    const [template, site] = [await newTemplate(), await newSite()];
    await applyOne(template, titled(site, "A"));
    await applyOne(template, titled(site, "A"), { release: "preview" });
    const result = await applyOne(template, titled(site, "A"), { release: "production" });
    expect(result).toMatchObject({ status: "changed", revision: 1, version_number: 1, production_number: 1 });
  });

  test("keeps the draft when the publish is refused", async () => {
    const [template, site] = [await newTemplate(), await newSite()];
    const { identity } = starterDocument("en");
    const overrides = { identity };
    const result = await applyOne(template, { site_id: site, overrides }, { release: "production" });
    expect([result.status, result.stage, result.revision, slugOf(result)]).toEqual([
      ...["failed", "draft", 1, "draft-invalid"],
    ]);
    expect(result.problem.errors.map(({ code }: { code: string }) => code)).toContain("identity-placeholder");
    expect(await served(site)).toEqual([1, null, null]);
  });

  test("keeps preview and writes the event when the gate blocks the promotion", async () => {
    const [template, site] = [await newTemplate(), await newSite(gated)];
    const before = (await under.events()).length;
    const result = await applyOne(template, titled(site, "A"), { release: "production" });
    expect([result.status, result.stage, result.version_number, slugOf(result)]).toEqual([
      ...["failed", "preview", 1, "promotion-blocked"],
    ]);
    expect(result.problem.gate.reasons).toEqual(["scan-missing"]);
    expect(await served(site)).toEqual([1, 1, null]);
    const kinds = ["config.draft_updated", "version.published", "version.promotion_blocked"];
    expect(await kindsSince(before)).toEqual(kinds);
    const gate_override_reason = "Agreed with legal today.";
    const overridden = await applyOne(template, titled(site, "A", { gate_override_reason }), { release: "production" });
    expect(overridden).toMatchObject({ status: "changed", stage: "production", production_number: 1 });
    const { body } = await call("getVersion", { path: { id: site, number: 1 } });
    expect(body.gate).toMatchObject({ status: "overridden", override_reason: gate_override_reason });
  });

  test("never undoes a rollback that the request does not expect", async () => {
    const [template, site] = [await newTemplate(), await newSite()];
    await applyOne(template, titled(site, "A"), { release: "production" });
    await applyOne(template, titled(site, "B"), { release: "production" });
    await call("rollbackVersion", { path: { id: site, number: 1 }, body: { reason: "Broken text" } });
    const late = await applyOne(template, titled(site, "C", { expected_production_number: 2 }), {
      release: "production",
    });
    expect([late.stage, slugOf(late), late.problem.current_number]).toEqual(["preview", "precondition-failed", 3]);
    expect((await stages(site)).production).toMatchObject({ number: 3, config_digest: digest(banner("A")) });
  });

  test("asks no gate where production already serves the content", async () => {
    const [template, site] = [await newTemplate(), await newSite()];
    for (const title of ["A", "B"]) await applyOne(template, titled(site, title), { release: "production" });
    await call("rollbackVersion", { path: { id: site, number: 1 }, body: { reason: "Broken text" } });
    await call("updateSite", { path: { id: site }, body: { settings: gated } });
    const result = await applyOne(template, titled(site, "A"), { release: "production" });
    expect(result).toMatchObject({ status: "changed", stage: "production", production_number: 3, problem: null });
    expect((await stages(site)).preview.config_digest).toBe(digest(banner("A")));
  });

  test.each([
    ["a draft of another revision", { expected_draft_revision: 7 }],
    ["a draft of another digest", { expected_draft_digest: digest("other") }],
    ["another owner", { expected_managed_by: "someone" }],
    ["another resulting document", { expected_digest: digest("other") }],
  ])("writes nothing where the request expects %s", async (_what, expected) => {
    const [template, site] = [await newTemplate(), await newSite()];
    const result = await applyOne(template, titled(site, "A", expected), { release: "production" });
    expect([result.stage, result.digest, slugOf(result)]).toEqual(["none", null, "precondition-failed"]);
    expect(await served(site)).toEqual([0, null, null]);
  });

  test("a dry run evaluates every step and writes nothing", async () => {
    const template = await newTemplate();
    const [free, blocked] = [await newSite(), await newSite(gated)];
    const before = (await under.events()).length;
    const { results } = (
      await apply(template, [titled(free, "A"), titled(blocked, "A")], { release: "production", dry_run: true })
    ).body;
    expect(results[0]).toMatchObject({ status: "changed", stage: "production", revision: 1, production_number: 1 });
    expect([results[1].stage, slugOf(results[1])]).toEqual(["preview", "promotion-blocked"]);
    expect([await served(free), await served(blocked)]).toEqual([
      [0, null, null],
      [0, null, null],
    ]);
    expect(await kindsSince(before)).toEqual([]);
  });

  test("a site that fails leaves the others to go live", async () => {
    const template = await newTemplate();
    const [first, second] = [await newSite(), await newSite()];
    const items = [titled(first, "A"), titled("site_missing", "A"), titled(second, "A")];
    const { results } = (await apply(template, items, { release: "production" })).body;
    expect(results.map((result: { stage: string }) => result.stage)).toEqual(["production", "none", "production"]);
  });

  test("keeps the draft's waivers unless an item names others", async () => {
    const [template, site] = [await newTemplate(), await newSite()];
    const waivers = [{ code: "expiry-too-long", reason: "Agreed with the regulator.", approved_by: "Legal" }];
    await applyOne(template, titled(site, "A", { waivers }));
    await applyOne(template, titled(site, "B"));
    expect((await call("getConfigDraft", { path: { id: site } })).body.waivers).toEqual(waivers);
    const cleared = await applyOne(template, titled(site, "B", { waivers: [] }));
    expect([cleared.status, cleared.revision]).toEqual(["changed", 3]);
  });

  test("promotes a version that differs from production in its waivers alone", async () => {
    const [template, site] = [await newTemplate(), await newSite()];
    const waivers = [{ code: "expiry-too-long", reason: "Agreed with the regulator.", approved_by: "Legal" }];
    await applyOne(template, titled(site, "A"), { release: "production" });
    const waived = await applyOne(template, titled(site, "A", { waivers }), { release: "production" });
    expect(waived).toMatchObject({ status: "changed", stage: "production", production_number: 2 });
    expect((await call("getVersion", { path: { id: site, number: 2 } })).body.waivers).toEqual(waivers);
    const again = await applyOne(template, titled(site, "A", { waivers }), { release: "production" });
    expect(again).toMatchObject({ status: "unchanged", production_number: 2 });
  });

  describe("detach", () => {
    test("ends the link and the owner, and keeps the document and what is served", async () => {
      const [template, site] = [await newTemplate(), await newSite()];
      await applyOne(template, titled(site, "A"), { release: "production", managed_by: "fleet" });
      const item = { site_id: site, detach: true, expected_managed_by: "fleet" };
      expect(await applyOne(template, item)).toMatchObject({ status: "changed", stage: "draft", revision: 2 });
      const { body } = await call("getConfigDraft", { path: { id: site } });
      expect(body).toMatchObject({ template_ref: null, managed_by: null, document: banner("A") });
      expect(await applyOne(template, item)).toMatchObject({ status: "unchanged", revision: 2 });
      expect(await served(site)).toEqual([2, 1, 1]);
    });

    test("leaves a draft of another owner or another template alone", async () => {
      const [template, other, site] = [await newTemplate(), await newTemplate(), await newSite()];
      await applyOne(template, titled(site, "A"), { managed_by: "theirs" });
      const refused = await applyOne(template, { site_id: site, detach: true, expected_managed_by: "ours" });
      expect(slugOf(refused)).toBe("precondition-failed");
      expect((await applyOne(other, { site_id: site, detach: true })).status).toBe("unchanged");
      expect((await call("getConfigDraft", { path: { id: site } })).body).toMatchObject({ managed_by: "theirs" });
    });
  });

  test.each([
    ["/note only-with-release", { note: "x" }, {}],
    ["/reconsent only-with-release", { reconsent: "auto" }, {}],
    ["/items/0/publish_key only-with-release", {}, { publish_key: "k" }],
    [
      "/items/0/expected_production_number only-for-production",
      { release: "preview" },
      { expected_production_number: 1 },
    ],
    [
      "/items/0/gate_override_reason only-for-production",
      { release: "preview" },
      { gate_override_reason: "Agreed with legal." },
    ],
    ["/items/0/variables not-with-detach", {}, { detach: true }],
  ])("refuses a member without an effect: %s", async (fault, more, item) => {
    const [template, site] = [await newTemplate(), await newSite()];
    const { slug, body } = await apply(template, [titled(site, "A", item)], more);
    expect(slug).toBe("validation-failed");
    expect(body.errors.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`)).toEqual([
      fault,
    ]);
    expect(await served(site)).toEqual([0, null, null]);
  });

  test.each([
    ["banner:publish", { release: "preview" }, {}],
    ["banner:publish", { release: "production" }, {}],
    ["sites:write", { release: "production" }, { gate_override_reason: "Agreed with legal." }],
    ["sites:write", {}, { variables: undefined, detach: true }],
  ] as const)("needs %s for what it asks for", async (scope, more, item) => {
    const [template, site] = [await newTemplate(), await newSite()];
    const scopes = (["banner:read", "banner:write", "banner:publish", "sites:write"] as const).filter(
      (one) => one !== scope,
    );
    const weaker = await under.token({ workspace: `w${workspaces}`, scopes });
    const { slug, body } = await apply(template, [titled(site, "A", item)], more, weaker);
    expect([slug, body.required_scope]).toEqual(["insufficient-scope", scope]);
  });

  describe("a token that is bound to production", () => {
    test("promotes what preview holds, and cannot change a draft or preview", async () => {
      const template = await newTemplate();
      const bound = await under.token({ workspace: `w${workspaces}`, environment: "production" });
      const live = { release: "production" };
      const [previewed, drafted, fresh] = [await newSite(), await newSite(), await newSite()];
      await applyOne(template, titled(previewed, "A"), { release: "preview" });
      await applyOne(template, titled(drafted, "A"));
      const items = [previewed, drafted, fresh].map((site) => titled(site, "A"));
      const { results } = (await apply(template, items, live, bound)).body;
      expect(
        results.map((result: { stage: string; problem: { type: string } | null }) => [result.stage, slugOf(result)]),
      ).toEqual([
        ["production", null],
        ["draft", "token-binding-mismatch"],
        ["none", "token-binding-mismatch"],
      ]);
      expect(await served(fresh)).toEqual([0, null, null]);
    });
  });

  test("takes 100 sites live, and stops after 15 seconds or when the client is gone", async () => {
    const template = await newTemplate();
    const sites = await Promise.all(Array.from({ length: 100 }, () => newSite()));
    const items = sites.map((site) => titled(site, "A"));
    const results = await applyAll(items, (some) => apply(template, [...some], { release: "production" }));
    expect(new Set(results.map(({ stage }) => stage))).toEqual(new Set(["production"]));

    const listener: Listener = await listen((request) => under.service.fetch(request), "127.0.0.1", 0);
    const body = JSON.stringify({
      mode: "replace",
      release: "production",
      items: sites.map((site) => titled(site, "B")),
    });
    const socket = connect(listener.port, "127.0.0.1", () =>
      socket.write(
        `POST /v1/templates/${template}/apply HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n` +
          `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      ),
    );
    const revisionOf = async (index: number) => (await stages(sites[index] as string)).draft.revision;
    await until(async () => (await revisionOf(0)) === 2);
    socket.destroy();
    await listener.close(30_000);
    expect(await revisionOf(99)).toBe(1);

    const last = sites.map((site) => titled(site, "C"));
    const revision = await revisionOf(0);
    const pending = apply(template, last, { release: "production" });
    await until(async () => (await revisionOf(0)) > revision);
    under.advance(15_001);
    const { results: cut } = (await pending).body;
    const begun = cut.filter(({ status }: { status: string }) => status === "changed").length;
    expect(begun).toBeGreaterThan(0);
    expect(begun).toBeLessThan(100);
    const nothing = { digest: null, revision: null, version_number: null, production_number: null, problem: null };
    const postponed = sites
      .slice(begun)
      .map((site_id) => ({ site_id, status: "postponed", stage: "none", ...nothing }));
    expect(cut.slice(begun)).toEqual(postponed);
    expect(await revisionOf(99)).toBe(1);
    // Sent again, they are done; nothing is done twice.
    const again = await applyAll(last, (some) => apply(template, [...some], { release: "production" }));
    const statusesOf = (some: readonly { status: string }[]) => [...new Set(some.map(({ status }) => status))];
    expect(statusesOf(again.slice(0, begun))).toEqual(["unchanged"]);
    expect(statusesOf(again.slice(begun))).toEqual(["changed"]);
  }, 120_000);
});
