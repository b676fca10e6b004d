import { createHash, createPublicKey, verify } from "node:crypto";
import { deflateSync, inflateSync } from "node:zlib";
import type { NewConsent } from "@consentform/service";
import { digest } from "../../src/consent/values/canonical-json";
import { jobHandlers } from "../../src/service/background/job-handlers";
import { sweeps } from "../../src/service/background/sweeps";
import { runDueJobs } from "../../src/service/jobs/job-queue";
import { attach, choice, send } from "../support/choices";
import { consent, publishedSite, rejected } from "../support/consents";
import { type DownloadedExport, download, exported } from "../support/exports";
import type { InProcessService } from "../support/in-process-service";
import { onDatabaseOfRun } from "../support/service-databases";
import { SERVICE_ORIGIN } from "../support/service-requests";

const dayMs = 86_400_000;
const sha256 = (data: string | Buffer) => createHash("sha256").update(data);

onDatabaseOfRun((start) => {
  let under: InProcessService;
  let token: string;
  beforeAll(async () => {
    under = await start({ settings: { maxExportRecords: 3000 } });
    token = await under.token();
  });
  afterAll(() => under.close());

  const record = (...consents: NewConsent[]) => under.service.recordConsents(consents);
  const create = (id: string, body: unknown = {}, more: object = {}) =>
    under.call("createExport", { path: { id }, body, ...more });
  const build = () => runDueJobs(under.service, jobHandlers);
  const sweep = async (name: string) => {
    const found = sweeps.find((one) => one.name === name);
    while (await found?.run(under.service));
  };
  const exportKeys = async () => (await under.call("getExportKeys", { token: null })).body.keys;

  test("queues, builds and downloads an export that the published key verifies", async () => {
    const id = await publishedSite(under);
    const records = await record(consent(id), consent(id, { subjectId: "ü \u2028", decisions: rejected }));
    const made = await create(id, { include_versions: true });
    expect(made.status).toBe(202);
    expect(made.headers.get("location")).toBe(`/v1/exports/${made.body.id}/download`);
    expect(made.body).toMatchObject({ status: "building", counts: null, kid: null, environment: "production" });
    await build();
    const file = await download(under, made.body.id, token);
    const [manifest, ...rest] = file.lines;
    expect(rest.slice(0, -1)).toEqual(records);
    expect(rest.at(-1)).toEqual({
      count: 2,
      final_hash: records[1]?.hash,
      records_hash: sha256(records.map(({ hash }) => hash).join("")).digest("hex"),
    });
    const { body: version } = await under.call("getVersion", { path: { id, number: 1 } });
    expect(manifest).toMatchObject({
      export_id: made.body.id,
      site: { id, name: "Shop" },
      counts: { records: 2, tombstones: 0 },
      chain: "contiguous",
      first_prev_hash: null,
      versions: [{ number: 1, config_digest: digest(version.document), document: version.document, services: [] }],
    });
    const hash = sha256(file.bytes).digest();
    const kid = file.headers.get("x-signing-kid");
    const key = (await exportKeys()).find((one: { kid: string }) => one.kid === kid);
    const signature = Buffer.from(String(file.headers.get("x-signature-ed25519")), "base64");
    expect(file.headers.get("x-content-sha256")).toBe(hash.toString("hex"));
    expect(verify(null, hash, createPublicKey({ key, format: "jwk" }), signature)).toBe(true);
    expect(manifest.kid).toBe(kid);
    expect(key).toMatchObject({ kty: "OKP", crv: "Ed25519", use: "sig", alg: "Ed25519", retired_at: null });
    expect(sha256(`{"crv":"Ed25519","kty":"OKP","x":"${key.x}"}`).digest("base64url")).toBe(kid);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "application/x-ndjson",
      "content-length": String(file.bytes.length),
      "content-disposition": `attachment; filename="${made.body.id}.ndjson"`,
      "cache-control": "no-store, no-transform",
    });
    expect((await download(under, made.body.id, token)).bytes.equals(file.bytes)).toBe(true);
    expect(await under.events("export.completed")).toEqual([
      expect.objectContaining({
        object_id: made.body.id,
        data: { environment: "production", status: "ready", counts: { records: 2, tombstones: 0 } },
      }),
    ]);
  });

  test("HEAD returns the headers without reading the file, and ignores ranges", async () => {
    const id = await publishedSite(under);
    await record(consent(id));
    const { id: exportId, bytes } = await exported(under, id);
    const request = (init: RequestInit) =>
      under.service.fetch(
        new Request(`http://127.0.0.1:4071/v1/exports/${exportId}/download`, {
          ...init,
          headers: { authorization: `Bearer ${token}`, ...init.headers },
        }),
      );
    const head = await request({ method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(bytes.length)]);
    expect(head.headers.get("x-content-sha256")).toBe(sha256(bytes).digest("hex"));
    expect(await head.text()).toBe("");
    const ranged = await request({ headers: { range: "bytes=0-9" } });
    expect([ranged.status, (await ranged.arrayBuffer()).byteLength]).toEqual([200, bytes.length]);
  });

  test("marks a period as contiguous, and what other filters leave as filtered", async () => {
    const id = await publishedSite(under);
    const records = await record(
      ...[1, 2, 3, 4].map((day) =>
        consent(id, { at: new Date(`2026-01-0${day}T00:00:00.000Z`), subjectId: day === 3 ? "me" : "other" }),
      ),
      consent(id, { at: new Date("2026-01-05T00:00:00.000Z"), country: "GB", region: null }),
    );
    const { lines } = await exported(under, id, { from: "2026-01-02T00:00:00.000Z", to: "2026-01-04T00:00:00.000Z" });
    expect(lines.slice(1, -1)).toEqual(records.slice(1, 3));
    expect(lines[0]).toMatchObject({ chain: "contiguous", first_prev_hash: records[0]?.hash });
    const mine = (await exported(under, id, { subject_id: "me", include_versions: false })).lines;
    expect(mine.slice(1, -1)).toEqual([records[2]]);
    expect(mine[0]).toMatchObject({ chain: "filtered", first_prev_hash: records[1]?.hash, versions: [] });
    const uk = (await exported(under, id, { regimes: ["uk_gdpr", "us_ca"] })).lines;
    expect(uk.slice(1, -1)).toEqual([records[4]]);
    const none = (await exported(under, id, { environment: "preview" })).lines;
    expect(none[0]).toMatchObject({ counts: { records: 0, tombstones: 0 }, first_prev_hash: null });
    expect(none[1]).toEqual({ count: 0, final_hash: null, records_hash: sha256("").digest("hex") });
  });

  test("keeps tombstones of erased records in their places", async () => {
    const id = await publishedSite(under);
    const [first, erased, last] = await record(consent(id), consent(id, { subjectId: "me" }), consent(id));
    await under.service.eraseSubject(id, "me");
    const { lines } = await exported(under, id);
    expect(lines[0].counts).toEqual({ records: 2, tombstones: 1 });
    const tombstone = { id: erased?.id, hash: erased?.hash, erased_at: expect.stringMatching(/Z$/) };
    expect(lines.slice(1, -1)).toEqual([first, tombstone, last]);
  });

  test("retention purges the oldest records, keeps their anchor, stays contiguous", async () => {
    const id = await publishedSite(under, { retention: 365 });
    const now = under.service.runtime.now().getTime();
    const aged = (days: number) => consent(id, { at: new Date(now - days * dayMs) });
    const records = await record(aged(400), aged(370), aged(360), aged(0));
    await sweep("record retention");
    const { lines } = await exported(under, id);
    expect(lines.slice(1, -1)).toEqual(records.slice(2));
    expect(lines[0]).toMatchObject({ chain: "contiguous", first_prev_hash: records[1]?.hash });
    const chain = () =>
      under.service.store.db.selectFrom("consent_chains").selectAll().where("site_id", "=", id).executeTakeFirst();
    expect(await chain()).toMatchObject({ purged_hash: records[1]?.hash, purged_count: 2 });
    // A lower retention counts after seven days only, and raising it again before that cancels it.
    const retain = async (days: number, thenPassed: number) => {
      await under.call("updateSite", { path: { id }, body: { retention: days } });
      under.advance(thenPassed * dayMs);
      await sweep("record retention");
      return (await chain())?.purged_count;
    };
    expect(await retain(730, 20)).toBe(2);
    expect(await retain(365, 6)).toBe(2);
    expect(await retain(730, 6)).toBe(2);
    expect(await retain(365, 8)).toBe(3);
    expect(await retain(30, 8)).toBe(4);
    expect(await chain()).toMatchObject({ oldest_at: null, length: 4 });
    const [next] = await record(consent(id));
    expect(next?.prev_hash).toBe(records[3]?.hash);
  });

  test("lists and exports a deleted site's records until their retention ends", async () => {
    const id = await publishedSite(under, { retention: 365, external_key: "reused" });
    const bound = await under.token({ siteId: id });
    const later = new Date(under.service.runtime.now().getTime() + 1000);
    const records = await record(consent(id), consent(id, { environment: "preview" }), consent(id, { at: later }));
    const [first, preview, last] = records;
    const { id: exportId } = await exported(under, id);
    const { body: building } = await create(id);
    await under.call("deleteSite", { path: { id } });
    await build();
    for (const dropped of [exportId, building.id]) expect((await download(under, dropped, token)).status).toBe(404);
    const list = async (more: object = {}) => {
      const { status, body } = await under.call("listConsents", { path: { id }, ...more });
      return status === 200 ? body.data : status;
    };
    expect(await list()).toEqual([last, first]);
    expect(await list({ query: { environment: ["preview"] } })).toEqual([preview]);
    const production = await under.token({ environment: "production" });
    expect(await list({ token: production })).toEqual([last, first]);
    expect(await list({ token: await under.token({ scopes: ["logs:read"] }) })).toMatchObject([
      { masked: true },
      { masked: true },
    ]);
    const { id: made, lines } = await exported(under, id, { include_versions: true });
    expect(lines[0]).toMatchObject({ site: { id, name: "Shop" }, versions: [], chain: "contiguous" });
    expect(lines[0].whole_chain).toMatchObject({ length: 2, purged: 0, damaged: [] });
    expect(lines.slice(1, -1)).toEqual([first, last]);
    const evidence = await create(id, { format: "evidence", version_number: 1 });
    expect([evidence.status, evidence.body.detail]).toEqual([404, expect.stringContaining("its versions with it")]);
    expect((await under.call("getSite", { path: { id } })).status).toBe(404);

    // No one else sees them: the site's own token was revoked, and a new site of the same name is another one.
    const successor = await publishedSite(under, { retention: 365, external_key: "reused" });
    expect((await under.call("listConsents", { path: { id: successor } })).body.data).toEqual([]);
    const strangers: [string, number][] = [
      [await under.token({ workspace: "strangers" }), 404],
      [await under.token({ siteId: successor }), 404],
      [bound, 401],
    ];
    for (const [stranger, status] of strangers) {
      expect(await list({ token: stranger })).toBe(status);
      expect((await create(id, {}, { token: stranger })).status).toBe(status);
      expect((await download(under, made, stranger)).status).toBe(status);
    }

    // Never longer than the retention: the chain, the files and the access end together.
    await sweep("record retention");
    expect(await list()).toHaveLength(2);
    const { body: unbuilt } = await create(id);
    under.advance(366 * dayMs);
    await sweep("record retention");
    await build();
    expect(await list()).toBe(404);
    expect((await create(id)).status).toBe(404);
    for (const dropped of [made, unbuilt.id]) expect((await download(under, dropped, token)).status).toBe(404);
    for (const table of ["consent_chains", "consent_records", "exports"] as const) {
      const left = under.service.store.db.selectFrom(table).select("site_id").where("site_id", "=", id);
      expect([table, await left.execute()]).toEqual([table, []]);
    }
  });

  test("exports only the environments of a deleted site that have records", async () => {
    const id = await publishedSite(under);
    await record(consent(id));
    await under.call("deleteSite", { path: { id } });
    const refused = await create(id, { environment: "preview" });
    expect([refused.status, refused.body.detail]).toEqual([
      404,
      expect.stringContaining("no consent record of its preview"),
    ]);
    const [made, second] = [await create(id), await create(id)];
    expect([made.status, second.body.conflicting_id]).toEqual([202, made.body.id]);
    await build();
  });

  test("builds one export at a time, and returns the first one for a replay", async () => {
    const id = await publishedSite(under);
    const key = { headers: { "idempotency-key": `"${id}"` } };
    const first = await create(id, {}, key);
    const second = await create(id);
    expect(second.body).toMatchObject({ reason: "export-building", conflicting_id: first.body.id });
    const again = await create(id, {}, key);
    expect([again.body, again.headers.get("idempotency-replayed")]).toEqual([first.body, "true"]);
    expect((await create(id, { environment: "preview" }, key)).slug).toBe("idempotency-key-reused");
    const early = await download(under, first.body.id, token);
    expect([early.status, early.headers.get("retry-after"), early.lines[0]]).toEqual([409, "5", undefined]);
    const problem = JSON.parse(early.bytes.toString("utf8"));
    expect(problem).toMatchObject({ export_status: "building", retry_after: 5 });
    expect(problem.type).toMatch(/export-not-ready$/);
    await build();
    expect((await create(id)).status).toBe(202);
    await build();
  });

  test("files are gone after seven days, and the export says so", async () => {
    const id = await publishedSite(under);
    const { id: exportId } = await exported(under, id);
    under.advance(7 * dayMs - 60_000);
    await sweep("Files of exports; the exports themselves are kept");
    expect((await download(under, exportId, await under.token())).status).toBe(200);
    under.advance(61_000);
    for (const when of ["before", "after"]) {
      const late = await download(under, exportId, await under.token());
      expect([when, late.status, late.bytes.toString()]).toEqual([
        when,
        410,
        expect.stringContaining("export-expired"),
      ]);
      await sweep("Files of exports; the exports themselves are kept");
    }
    const pieces = under.service.store.db
      .selectFrom("export_pieces")
      .select("position")
      .where("export_id", "=", exportId);
    expect(await pieces.execute()).toEqual([]);
  });

  test("fails an export of too many records permanently", async () => {
    const id = await publishedSite(under);
    await record(...Array.from({ length: 3001 }, () => consent(id)));
    const { body } = await create(id);
    await build();
    const failed = await download(under, body.id, token);
    expect([failed.status, JSON.parse(failed.bytes.toString())]).toEqual([
      409,
      expect.objectContaining({ failure: { code: "too-large", detail: expect.stringContaining("Narrow it") } }),
    ]);
    const events = await under.events("export.completed");
    expect(events.at(-1)?.data).toEqual({ environment: "production", status: "failed", counts: null });
    const narrower = await exported(under, id, { to: under.service.runtime.now().toISOString(), subject_id: "nobody" });
    expect(narrower.status).toBe(200);
  });

  test("repeats a build that was killed, and serves only the pieces of the last one", async () => {
    const id = await publishedSite(under);
    await record(consent(id));
    const { body } = await create(id);
    // The remains of a killed process: a leased job, and pieces of its build.
    await under.service.store.db
      .insertInto("export_pieces")
      .values({ export_id: body.id, build_id: "dead", position: 0, content: Buffer.from("x") })
      .execute();
    await under.service.store.db
      .updateTable("jobs")
      .set({ attempt: 1, lease_until: under.service.runtime.now() })
      .where("kind", "=", "build-export")
      .execute();
    under.advance(1000);
    await build();
    const file = await download(under, body.id, token);
    expect([file.status, file.lines.length]).toEqual([200, 3]);
    const pieces = under.service.store.db
      .selectFrom("export_pieces")
      .select("build_id")
      .where("export_id", "=", body.id);
    expect(await pieces.execute()).toHaveLength(1);
  });

  test("a download ends between two pieces once its token is revoked", async () => {
    const id = await publishedSite(under);
    await record(consent(id));
    const { body } = await create(id);
    await build();
    const { db } = under.service.store;
    // A file of two pieces, without the megabytes that it takes to fill one.
    const pieceOf = db.selectFrom("export_pieces").selectAll().where("export_id", "=", body.id);
    const [piece] = await pieceOf.execute();
    const content = inflateSync(piece?.content ?? "");
    const halves = [content.subarray(0, 100), content.subarray(100)].map((half) => deflateSync(half));
    await db.deleteFrom("export_pieces").where("export_id", "=", body.id).execute();
    const rows = halves.map((half, position) => ({
      export_id: body.id,
      build_id: piece?.build_id ?? "",
      position,
      content: half,
    }));
    await db.insertInto("export_pieces").values(rows).execute();

    const leaked = await under.token({ scopes: ["logs:export"] });
    const start = async () => {
      const headers = { authorization: `Bearer ${leaked}` };
      const answer = await under.service.fetch(
        new Request(`${SERVICE_ORIGIN}/v1/exports/${body.id}/download`, { headers }),
      );
      return answer.body?.getReader() ?? Promise.reject(new Error("The answer has no body."));
    };
    const [whole, broken] = [await start(), await start()];
    expect([(await whole.read()).value?.length, (await whole.read()).value?.length]).toEqual([
      100,
      content.length - 100,
    ]);
    expect((await broken.read()).value?.length).toBe(100);
    const [token] = await db.selectFrom("tokens").select("id").orderBy("created_at", "desc").limit(1).execute();
    expect((await under.call("revokeToken", { path: { id: token?.id ?? "" } })).status).toBe(204);
    await expect(broken.read()).rejects.toThrow("was revoked while it downloaded an export");
  });

  test("a process that has lost its pieces to another one finishes nothing", async () => {
    const id = await publishedSite(under);
    await record(consent(id));
    const { body } = await create(id);
    const { store } = under.service;
    // The actions of the process that took the job over while this one was suspended.
    const transaction: typeof store.transaction = async (act) => {
      await store.db.deleteFrom("export_pieces").where("export_id", "=", body.id).execute();
      return store.transaction(act);
    };
    const robbed = runDueJobs({ ...under.service, store: { ...store, transaction } }, jobHandlers);
    await expect(robbed).rejects.toThrow("Another process builds it.");
    expect((await download(under, body.id, token)).status).toBe(409);
    under.advance(3_600_000);
    await build();
    expect((await download(under, body.id, token)).status).toBe(200);
  });

  test("an export that cannot be built fails after its attempts", async () => {
    const id = await publishedSite(under);
    await record(consent(id));
    // A version that the records name and that is gone: the file cannot be written.
    await under.service.store.db
      .updateTable("consent_records")
      .set({ version_number: 99 })
      .where("site_id", "=", id)
      .execute();
    const { body } = await create(id);
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await expect(build()).rejects.toThrow("Version 99");
      under.advance(3_600_000);
    }
    expect(await build()).toBe(0);
    const failed = await download(under, body.id, token);
    expect(JSON.parse(failed.bytes.toString())).toMatchObject({ failure: { code: "internal" } });
  });

  test("a clock that was ahead does not move the times of later records", async () => {
    const id = await publishedSite(under, { retention: 365 });
    await attach(under, id);
    const visit = async () => {
      const { body, status } = await send(under, id, choice(under));
      expect(status).toBe(201);
      return body.id;
    };
    const before = [await visit(), ...(await record(consent(id))).map((one) => one.id)];
    under.advance(1000 * dayMs);
    const ahead = [await visit(), ...(await record(consent(id))).map((one) => one.id)];
    under.advance(-1000 * dayMs);
    const from = under.service.runtime.now().toISOString();
    const to = new Date(Date.parse(from) + dayMs).toISOString();
    // Until the next record, a period that ends today lacks the newest ones.
    const [early] = (await exported(under, id, { to })).lines;
    expect(early).toMatchObject({ chain: "contiguous", reaches_end: false, counts: { records: before.length } });
    const after = [await visit(), ...(await record(consent(id))).map((one) => one.id), await visit()];
    const { lines } = await exported(under, id);
    expect(lines.slice(1, -1).map((one) => one.id)).toEqual([...before, ...ahead, ...after]);
    expect(lines[0]).toMatchObject({ chain: "contiguous", reaches_end: true, whole_chain: { damaged: [] } });
    for (const { event } of lines.slice(1, -1)) expect(event.time < event.valid_until).toBe(true);
    // A small step back of the clock is not shown, as before.
    under.advance(-60_000);
    const step = await visit();
    under.advance(60_000);
    const whole = (await exported(under, id)).lines.slice(1, -1);
    expect(whole.at(-1)).toMatchObject({ id: step, event: { time: whole.at(-2).event.time } });
    // A period has exactly its records. It is not a contiguous part of the chain, so it claims no completeness.
    const period = (await exported(under, id, { from, to })).lines;
    expect(period.slice(1, -1).map((one) => one.id)).toEqual([...after, step]);
    expect(period[0]).toMatchObject({ chain: "filtered", reaches_end: false, first_prev_hash: expect.any(String) });
    // Retention counts from true times, and takes what was recorded before with it.
    under.advance(366 * dayMs);
    await sweep("record retention");
    const kept = under.service.store.db.selectFrom("consent_records").select("id").where("site_id", "=", id);
    expect(await kept.execute()).toEqual([]);
  });

  test("a key that was made while the clock was ahead signs files that verify", async () => {
    const ahead = await start();
    const id = await publishedSite(ahead);
    await ahead.service.recordConsents([consent(id)]);
    const keys = async () => (await ahead.call("getExportKeys", { token: null })).body.keys;
    const db = ahead.service.store.db;
    const isInside = async ({ headers, lines }: DownloadedExport) => {
      const key = (await keys()).find(({ kid }: { kid: string }) => kid === headers.get("x-signing-kid"));
      const { created_at } = lines[0];
      return created_at >= key.valid_from && (key.retired_at === null || created_at <= key.retired_at);
    };
    ahead.advance(1000 * dayMs);
    const early = await ahead.service.rotateExportKey();
    const inFuture = await exported(ahead, id);
    ahead.advance(-1000 * dayMs);
    const now = await exported(ahead, id);
    expect([now.headers.get("x-signing-kid"), await isInside(now), await isInside(inFuture)]).toEqual([
      early,
      true,
      true,
    ]);
    // The key ends after the last file that it signed, even if the clock was set back.
    await ahead.service.rotateExportKey();
    expect([await isInside(now), await isInside(inFuture), await isInside(await exported(ahead, id))]).toEqual([
      ...[true, true, true],
    ]);
    const stored = await db.selectFrom("export_keys").select("private_sealed").where("kid", "=", early).execute();
    expect(stored).toEqual([{ private_sealed: null }]);
    await ahead.close();
  });

  test("keys rotate by hand and by age; retired ones verify but do not sign", async () => {
    const id = await publishedSite(under);
    const before = await exported(under, id);
    const kid = await under.service.rotateExportKey();
    const [newest, former] = await exportKeys();
    expect([newest.kid, former.kid, former.retired_at]).toEqual([
      kid,
      before.headers.get("x-signing-kid"),
      newest.valid_from,
    ]);
    expect((await exported(under, id)).headers.get("x-signing-kid")).toBe(kid);
    const rows = await under.service.store.db.selectFrom("export_keys").selectAll().execute();
    expect(rows.filter(({ private_sealed }) => private_sealed !== null).map((row) => row.kid)).toEqual([kid]);
    await sweep("export key");
    expect((await exportKeys())[0].kid).toBe(kid);
    under.advance(365 * dayMs);
    await sweep("export key");
    expect((await exportKeys())[0].kid).not.toBe(kid);
  });

  test("refusals: wrong bodies, scopes, bindings and other workspaces", async () => {
    token = await under.token();
    const id = await publishedSite(under);
    const at = "2026-01-01T00:00:00.000Z";
    for (const [body, pointer] of [
      [{ from: at, to: at }, "/to"],
      [{ format: "csv" }, "/format"],
      [{ regimes: ["GDPR"] }, "/regimes/0"],
      [{ regimes: ["gdpr", "gdpr"] }, "/regimes"],
      [{ subject_id: "" }, "/subject_id"],
      [{ from: "yesterday" }, "/from"],
      [{ extra: 1 }, "/extra"],
      [{ id: "exp_1" }, "/id"],
    ] as const) {
      const refused = await create(id, body);
      expect([refused.slug, refused.body.errors?.[0].pointer]).toEqual(["validation-failed", pointer]);
    }
    const { id: exportId } = await exported(under, id);
    expect((await create(id, {}, { token: await under.token({ scopes: ["logs:read"] }) })).slug).toBe(
      "insufficient-scope",
    );
    const stranger = await under.token({ workspace: "other" });
    const bound = await under.token({ siteId: await publishedSite(under) });
    for (const other of [stranger, bound]) {
      expect((await create(id, {}, { token: other })).slug).toBe("not-found");
      expect((await download(under, exportId, other)).status).toBe(404);
    }
    const preview = await under.token({ environment: "preview" });
    expect((await create(id, {}, { token: preview })).slug).toBe("token-binding-mismatch");
    expect((await download(under, exportId, preview)).status).toBe(403);
    expect((await create(id, { environment: "preview" }, { token: preview })).status).toBe(202);
    await build();
  });
});
