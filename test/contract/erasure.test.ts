import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { verifyEvidenceCommand } from "../../src/provider/cli/verify-evidence";
import { verifyExportCommand } from "../../src/provider/cli/verify-export";
import { jobHandlers } from "../../src/service/background/job-handlers";
import { runDueJobs } from "../../src/service/jobs/job-queue";
import { attach, choice, send } from "../support/choices";
import { consent, customised, publishedSite, rejected } from "../support/consents";
import { evidenceOf } from "../support/evidence";
import { type DownloadedExport, download, exported } from "../support/exports";
import type { InProcessService } from "../support/in-process-service";
import { onBothDatabases } from "../support/service-databases";
import { runCommand } from "../unit/provider/cli/recorded-context";

/** Erasure of a person: nothing about the person remains, and the chain still proves everything else. */

/** Every value that a person left. */
const planted = {
  externalId: "customer-☂-4711",
  phone: "5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
  laptop: "6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b",
  other: "the.same.phone@later.example",
  host: "planted.shop.example",
  browser: "PlantedBrowser",
};

/** The tables in which a text occurs, in any column. */
async function tablesWith(db: Kysely<never>, text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const found: string[] = [];
  for (const { name } of rows) {
    const pattern = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
    const hit = await sql`select from ${sql.table(name)} as stored where stored::text like ${pattern} limit 1`.execute(
      db,
    );
    if (hit.rows.length > 0) found.push(name);
  }
  return found;
}

onBothDatabases((start) => {
  let under: InProcessService;
  let folder: string;
  beforeAll(async () => {
    under = await start();
    folder = mkdtempSync(join(tmpdir(), "consentform-erasure-"));
  }, 60_000);
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await under.close();
  });

  const save = async (file: DownloadedExport) => {
    const path = join(folder, `${file.id}.ndjson`);
    writeFileSync(path, file.bytes);
    const signed = ["x-content-sha256", "x-signature-ed25519", "x-signing-kid"];
    writeFileSync(`${path}.headers`, signed.map((name) => `${name}: ${file.headers.get(name)}\n`).join(""));
    return path;
  };
  const verify = async (file: string, ...more: string[]) => {
    const keys = join(folder, "keys.json");
    writeFileSync(keys, JSON.stringify((await under.call("getExportKeys", { token: null })).body));
    return runCommand(verifyExportCommand, [file, "--keys", keys, ...more]);
  };
  const erase = (site: string, externalId: string) => under.service.erasePerson(site, { externalId });
  const statusOf = async (exportId: string) => (await under.call("downloadExport", { path: { id: exportId } })).status;

  test("erases every browser of an external id, drops its exports, and keeps the proof", async () => {
    const id = await publishedSite(under);
    await attach(under, id);
    const { externalId, phone, laptop, other } = planted;
    const shown = { host: planted.host, userAgentFamily: planted.browser };
    const stranger = consent(id, { subjectId: "someone-else", externalId: "customer-4712" });
    await under.service.recordConsents([
      stranger,
      consent(id, { subjectId: phone, externalId, ...shown }),
      consent(id, { subjectId: laptop, externalId, decisions: customised }),
      // The same browsers before and after: without the id, and with another one.
      consent(id, { subjectId: phone, decisions: rejected, event: { type: "withdrawn", method: "preferences" } }),
      consent(id, { subjectId: laptop, externalId: other }),
      consent(id, { environment: "preview", subjectId: "preview-browser", externalId }),
      // A client that sent the external id as the id of a browser.
      consent(id, { subjectId: externalId }),
      stranger,
    ]);
    const sent = choice(under, {
      subject_id: "7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c",
      subject_kept: true,
      external_id: externalId,
    });
    const receipt = await send(under, id, sent);
    expect(receipt.status).toBe(201);
    const before = await exported(under, id);
    const evidence = await exported(under, id, { format: "evidence", include_consents: true });
    const key = { headers: { "idempotency-key": '"looked-up"' } };
    const lookedUp = { path: { id }, body: { subject_id: phone }, ...key };
    const { body: ofPhone } = await under.call("createExport", lookedUp);
    await runDueJobs(under.service, jobHandlers);
    const untouched = [
      await exported(under, id, { subject_id: "someone-else" }),
      await exported(under, id, { to: "2020-01-01T00:00:00.000Z" }),
      await exported(under, id, { format: "evidence" }),
    ];
    const { body: building } = await under.call("createExport", { path: { id }, body: {} });
    const earlier = await save(before);
    const db = under.service.store.db as unknown as Kysely<never>;
    for (const value of [externalId, phone, laptop, other, planted.host, planted.browser]) {
      expect([value, await tablesWith(db, value)]).toEqual([value, expect.arrayContaining(["consent_records"])]);
    }

    const erasure = await erase(id, externalId);
    expect(erasure).toEqual({
      site_id: id,
      erased_at: expect.stringMatching(/Z$/),
      records: { preview: 1, production: 6 },
      exports_dropped: 4,
    });
    const left: string[] = [...Object.values(planted), "preview-browser", "7c7c7c7c"];
    for (const value of left) expect([value, await tablesWith(db, value)]).toEqual([value, []]);
    for (const dropped of [before.id, evidence.id, ofPhone.id, building.id]) expect(await statusOf(dropped)).toBe(404);
    for (const { id: kept } of untouched) expect(await statusOf(kept)).toBe(200);
    await runDueJobs(under.service, jobHandlers);
    // The audit log keeps who created it.
    expect(await tablesWith(db, building.id)).toEqual(["audit_events"]);
    const { rows } = await sql`select record_id from consent_receipts where site_id = ${id} and body_hash = ''`.execute(
      db,
    );
    expect(rows).toEqual([{ record_id: receipt.body.id }]);

    const after = await exported(under, id);
    expect(after.lines[0]).toMatchObject({ counts: { records: 2, tombstones: 6 }, whole_chain: { damaged: [] } });
    const later = await save(after);
    for (const args of [[], ["--after", earlier]]) {
      const { status, stdout } = await verify(later, ...args);
      expect([status, stdout.join("\n")]).toEqual([
        0,
        expect.stringContaining("2 records and 6 tombstones (erased records)"),
      ]);
    }
    const bundle = join(folder, "bundle");
    mkdirSync(bundle);
    const { files } = await evidenceOf(under, id, { include_consents: true });
    for (const [name, bytes] of files) writeFileSync(join(bundle, name), bytes);
    const checked = await runCommand(verifyEvidenceCommand, [bundle, "--keys", join(folder, "keys.json")]);
    expect([checked.status, checked.stdout.join("\n")]).toEqual([0, expect.stringContaining("complete, unchanged")]);
    // A choice that its browser sends again is not recorded again, and the answer is what it was.
    expect(await send(under, id, sent)).toMatchObject({ status: 200, body: receipt.body });
    // Repeated: nothing is left to erase, and tombstones keep their time.
    expect(await erase(id, externalId)).toMatchObject({ records: { preview: 0, production: 0 }, exports_dropped: 0 });
    expect((await exported(under, id)).lines.slice(1, -1)).toEqual(after.lines.slice(1, -1));

    // A loss that no one declared is still found beside the erased records.
    await sql`delete from consent_records where site_id = ${id} and environment = 'production' and sequence in (1, 3)`.execute(
      db,
    );
    const lost = await verify(await save(await exported(under, id)), "--after", earlier);
    expect([lost.status, lost.stdout.join("\n")]).toEqual([
      1,
      expect.stringMatching(/record 1 is missing[\s\S]*record 3 is missing/),
    ]);
  }, 60_000);

  test("erases in deleted sites, by subject id, and in no other site", async () => {
    const [kept, deleted] = [await publishedSite(under), await publishedSite(under)];
    const mine = { subjectId: "both-sites", externalId: "customer-9" };
    await under.service.recordConsents([consent(kept, mine), consent(deleted, mine), consent(deleted)]);
    await under.call("deleteSite", { path: { id: deleted } });
    const erasure = await under.service.erasePerson(deleted, { subjectId: "both-sites" });
    expect(erasure).toMatchObject({ site_id: deleted, records: { preview: 0, production: 1 } });
    const list = async (id: string) => (await under.call("listConsents", { path: { id } })).body.data;
    expect(await list(deleted)).toMatchObject([{ subject_id: "subject-1" }]);
    expect(await list(kept)).toMatchObject([{ subject_id: "both-sites" }]);
    expect(await erase("site_00000000000000000000000000", "customer-9")).toBeNull();
  });

  test("an export that is being built when a person is erased never has the person", async () => {
    const id = await publishedSite(under);
    await under.service.recordConsents([consent(id, { externalId: "customer-late" }), consent(id)]);
    const { body: made } = await under.call("createExport", { path: { id }, body: {} });
    const { store } = under.service;
    let isErased = false;
    // Everything was read and written; only the end of the build is missing.
    const transaction: typeof store.transaction = async (work) => {
      const pieces = await sql`select from export_pieces where export_id = ${made.id}`.execute(store.db);
      if (!isErased && pieces.rows.length > 0) {
        isErased = true;
        await erase(id, "customer-late");
      }
      return store.transaction(work);
    };
    await runDueJobs({ ...under.service, store: { ...store, transaction } }, jobHandlers);
    expect([isErased, await statusOf(made.id)]).toEqual([true, 404]);
    expect(await tablesWith(store.db as unknown as Kysely<never>, "customer-late")).toEqual([]);
    const pieces = await sql`select from export_pieces where export_id = ${made.id}`.execute(store.db);
    expect(pieces.rows).toEqual([]);
    expect((await download(under, (await exported(under, id)).id, await under.token())).lines).toHaveLength(4);
  });
});
