import { createHash, createPublicKey, verify } from "node:crypto";
import { jobHandlers } from "../../src/service/background/job-handlers";
import { runDueJobs } from "../../src/service/jobs/job-queue";
import { banner } from "../support/banners";
import { consent, publishedSite } from "../support/consents";
import { evidenceOf, filesOfTar } from "../support/evidence";
import { download } from "../support/exports";
import type { InProcessService } from "../support/in-process-service";
import { onDatabaseOfRun } from "../support/service-databases";

/** Evidence bundles as the API serves them: what they hold, and what is refused. */

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");

onDatabaseOfRun((start) => {
  let under: InProcessService;
  beforeAll(async () => {
    under = await start({ settings: { maxExportRecords: 3000 } });
  });
  afterAll(() => under.close());

  const create = (id: string, body: object = {}, more: object = {}) =>
    under.call("createExport", { path: { id }, body: { format: "evidence", ...body }, ...more });
  const json = (files: ReadonlyMap<string, Buffer>, name: string) => JSON.parse(String(files.get(name)));

  test("a bundle contains production's version, hashed files and a signed manifest", async () => {
    const id = await publishedSite(under);
    const { files, body, response } = await evidenceOf(under, id);
    expect(body).toMatchObject({ format: "evidence", version_number: 1, include_consents: false });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/x-tar",
      "content-disposition": `attachment; filename="${body.id}.tar"`,
      "x-content-sha256": sha256(response.bytes),
    });
    const manifest = json(files, "manifest.json");
    const listed = manifest.files.map(({ path }: { path: string }) => path);
    expect([...files.keys()]).toEqual([...listed, "manifest.json", "manifest.json.sig"]);
    for (const { path, size, sha256: said } of manifest.files) {
      const bytes = files.get(path) ?? Buffer.alloc(0);
      expect([path, bytes.length, sha256(bytes)]).toEqual([path, size, said]);
    }
    const { body: version } = await under.call("getVersion", { path: { id, number: 1 } });
    expect(manifest).toMatchObject({
      format: "consentform-evidence-1",
      export_id: body.id,
      site: { id, name: "Shop" },
      version_number: 1,
      config_digest: version.config_digest,
      services_digest: version.services_digest,
      scan_id: null,
    });
    expect(`sha256:${sha256(files.get("document.json") ?? "")}`).toBe(version.config_digest);
    expect(`sha256:${sha256(files.get("services.json") ?? "")}`).toBe(version.services_digest);
    expect(json(files, "version.json")).toEqual(version);
    expect(json(files, "findings.json")).toEqual({
      rules_version: version.rules_version,
      findings: version.warnings,
      waivers: version.waivers,
    });
    expect(json(files, "production.json")).toMatchObject({
      first_entry_at: version.first_in_production_at,
      last_entry_at: version.gate.checked_at,
      serves_now: true,
      last_entry_by: version.promoted_by,
    });
    const { keys } = (await under.call("getExportKeys", { token: null })).body;
    const key = keys.find((one: { kid: string }) => one.kid === manifest.kid);
    const signature = Buffer.from(String(files.get("manifest.json.sig")).trim(), "base64");
    const hash = createHash("sha256")
      .update(files.get("manifest.json") ?? "")
      .digest();
    expect(verify(null, hash, createPublicKey({ key, format: "jwk" }), signature)).toBe(true);
    expect((await download(under, body.id, await under.token())).bytes.equals(response.bytes)).toBe(true);
  });

  test("a bundle contains the override with its reason and author", async () => {
    const id = await publishedSite(under, { settings: { promotion_gate: { mode: "off" } } });
    await under.call("updateSite", { path: { id }, body: { settings: { promotion_gate: { mode: "block" } } } });
    await under.call("putConfigDraft", { path: { id }, body: { document: banner("Your privacy") } });
    await under.call("publishVersion", { path: { id }, body: {} });
    const reason = "The shop opens tonight; legal agreed.";
    const promoted = await under.call("promoteVersion", {
      path: { id, number: 2 },
      body: { gate_override_reason: reason },
    });
    expect(promoted.status).toBe(200);
    const { files } = await evidenceOf(under, id);
    expect(json(files, "gate.json")).toEqual({
      gate: expect.objectContaining({
        status: "overridden",
        override_reason: reason,
        reasons: expect.arrayContaining(["scan-missing"]),
      }),
      decided_by: promoted.body.promoted_by,
    });
    // A version that left production keeps its dates; one that a rollback made names its origin.
    const former = json((await evidenceOf(under, id, { version_number: 1 })).files, "production.json");
    expect(former).toMatchObject({ serves_now: false, first_entry_at: expect.any(String) });
    await under.call("rollbackVersion", { path: { id, number: 1 }, body: { reason: "Sales fell." } });
    const rolled = (await evidenceOf(under, id)).files;
    expect(json(rolled, "version.json")).toMatchObject({ number: 3, rolled_back_from: 1 });
    expect(json(rolled, "gate.json")).toMatchObject({
      gate: { status: "skipped", rollback_reason: "Sales fell." },
      decided_by: json(rolled, "version.json").published_by,
    });
  });

  test("a version that never entered production has evidence without production dates", async () => {
    const id = await publishedSite(under);
    await under.call("putConfigDraft", { path: { id }, body: { document: banner("Your privacy") } });
    await under.call("publishVersion", { path: { id }, body: {} });
    const { files } = await evidenceOf(under, id, { version_number: 2 });
    expect(json(files, "gate.json")).toEqual({ gate: null, decided_by: null });
    expect(json(files, "production.json")).toMatchObject({
      first_entry_at: null,
      last_entry_at: null,
      serves_now: false,
    });
  });

  test("consent records are those that name the version, as a proof export has them", async () => {
    const id = await publishedSite(under);
    const first = await under.service.recordConsents([consent(id), consent(id, { subjectId: "two" })]);
    await under.call("putConfigDraft", { path: { id }, body: { document: banner("Your privacy") } });
    await under.call("publishVersion", { path: { id }, body: {} });
    await under.call("promoteVersion", { path: { id, number: 2 }, body: {} });
    const second = await under.service.recordConsents([consent(id)]);
    const recordsIn = async (body: object) => {
      const { files } = await evidenceOf(under, id, { include_consents: true, ...body });
      const lines = String(files.get("consents.ndjson"))
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line));
      return { head: lines[0], records: lines.slice(1, -1), manifest: json(files, "manifest.json") };
    };
    const ofFirst = await recordsIn({ version_number: 1 });
    expect(ofFirst.records).toEqual(first);
    expect(ofFirst.head).toMatchObject({ chain: "filtered", filters: { version_number: 1 }, versions: [] });
    expect(ofFirst.manifest.counts).toEqual({ records: 2, tombstones: 0 });
    expect((await recordsIn({})).records).toEqual(second);
    expect((await recordsIn({ version_number: 1, subject_id: "two" })).records).toEqual([first[1]]);
    const pieces = await under.service.store.db.selectFrom("export_pieces").select("build_id").execute();
    expect(pieces.filter(({ build_id }) => build_id.endsWith("-consents"))).toEqual([]);
  });

  test("refuses fields that do not fit the format, and missing versions", async () => {
    const id = await publishedSite(under);
    const other = await publishedSite(under);
    await under.call("putConfigDraft", {
      path: { id: other },
      body: { document: banner("Your privacy") },
    });
    await under.call("publishVersion", { path: { id: other }, body: {} });
    const refused = async (body: object) => {
      const { slug, body: problem } = await under.call("createExport", { path: { id }, body });
      return [slug, problem.errors?.map((one: { pointer: string }) => one.pointer) ?? problem.reason];
    };
    const evidence = { format: "evidence" };
    // Version 2 is another site's.
    expect(await refused({ ...evidence, version_number: 2 })).toEqual(["validation-failed", ["/version_number"]]);
    for (const number of [0, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
      expect(await refused({ ...evidence, version_number: number })).toEqual([
        "validation-failed",
        ["/version_number"],
      ]);
    }
    expect(await refused({ version_number: 1 })).toEqual(["validation-failed", ["/version_number"]]);
    expect(await refused({ include_consents: true })).toEqual(["validation-failed", ["/include_consents"]]);
    expect(await refused({ ...evidence, subject_id: "me", regimes: ["gdpr"] })).toEqual([
      "validation-failed",
      ["/regimes", "/subject_id"],
    ]);
    const { body: empty } = await under.call("createSite", { body: { name: "Empty" } });
    const unserved = await create(empty.id);
    expect([unserved.slug, unserved.body.reason]).toEqual(["conflict", "stage-empty"]);
    expect((await create(id, { version_number: 1 })).status).toBe(202);
    await runDueJobs(under.service, jobHandlers);
  });

  test("a token needs logs:export and a binding that covers the site and the environment", async () => {
    const id = await publishedSite(under);
    const other = await publishedSite(under);
    const as = async (fields: object) => (await create(id, {}, { token: await under.token(fields) })).slug;
    expect(await as({ scopes: ["sites:read", "banner:read", "scans:read", "logs:read"] })).toBe("insufficient-scope");
    expect(await as({ scopes: ["logs:export"], siteId: other })).toBe("not-found");
    expect(await as({ scopes: ["logs:export"], environment: "preview" })).toBe("token-binding-mismatch");
    const token = await under.token({ scopes: ["logs:export"], siteId: id });
    const { body } = await create(id, {}, { token });
    await runDueJobs(under.service, jobHandlers);
    const foreign = await under.token({ scopes: ["logs:export"], siteId: other });
    expect((await download(under, body.id, foreign)).status).toBe(404);
    expect((await download(under, body.id, token)).status).toBe(200);
    const { id: preview } = await under
      .call("createSite", { body: { name: "Preview" } })
      .then(({ body: site }) => site);
    await under.call("putConfigDraft", { path: { id: preview }, body: { document: banner() } });
    await under.call("publishVersion", { path: { id: preview }, body: {} });
    const previewToken = await under.token({ scopes: ["logs:export"], environment: "preview" });
    expect((await create(preview, { environment: "preview" }, { token: previewToken })).body.version_number).toBe(1);
    await runDueJobs(under.service, jobHandlers);
  });

  test("too many consent records fail the bundle; without them it is built", async () => {
    const id = await publishedSite(under);
    await under.service.recordConsents(Array.from({ length: 3001 }, () => consent(id)));
    const { body } = await create(id, { include_consents: true });
    await runDueJobs(under.service, jobHandlers);
    const failed = await download(under, body.id, await under.token());
    expect(JSON.parse(failed.bytes.toString())).toMatchObject({ failure: { code: "too-large" } });
    expect((await evidenceOf(under, id)).files.has("consents.ndjson")).toBe(false);
  });

  test("records of more than one piece arrive whole", async () => {
    const id = await publishedSite(under);
    const records = await under.service.recordConsents(
      Array.from({ length: 1500 }, (_, number) =>
        consent(id, { subjectId: `subject-${number}`, tcString: "x".repeat(900) }),
      ),
    );
    const { files } = await evidenceOf(under, id, { include_consents: true });
    const lines = String(files.get("consents.ndjson")).trimEnd().split("\n");
    expect(lines.slice(1, -1).map((line) => JSON.parse(line).hash)).toEqual(records.map(({ hash }) => hash));
    expect(await filesOfTar(Buffer.alloc(1024))).toEqual(new Map());
  });
});
