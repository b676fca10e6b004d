import { randomBytes } from "node:crypto";
import { type DatabaseLocation, openStore, runDueWork } from "@consentform/service";
import { type QueryExecutorProvider, sql } from "kysely";
import { type OperationId, operations } from "../../src/consent/contract";
import { packageVersion } from "../../src/consent/package-version";
import { readCompatibility } from "../../src/service/store/compatibility";
import { databaseErrorCode } from "../../src/service/store/database-error-code";
import { readMigrations } from "../../src/service/store/migrate";
import { startDevService } from "../support/dev-service";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { type InhabitedSite, inhabitable, inhabitedSite } from "../support/inhabited-site";
import {
  type Columns,
  emptyFolders,
  insertRows,
  makeOlder,
  type OlderSchema,
  olderSchemas,
  open,
  type StoredRows,
  schemaOfVersion,
  storedRows,
} from "../support/older-schema";
import { type PostgresServer, startPostgres } from "../support/postgres";
import { extent } from "../support/sample";
import { until } from "../support/until";
import { startWebsite, type Website } from "../support/website";

/**
 * Databases of another version: an older one is migrated, also beside processes that still write to it; a newer one is
 * used if it allows that.
 */

/** Operations that read what is stored, and which migration made the tables that hold it. */
const readers: Readonly<Record<number, readonly OperationId[]>> = {
  1: [
    ...(["getSite", "listSites", "getDomain", "getConfigDraft", "listVersions", "getVersion"] as const),
    ...(["getScanSchedule", "listAlertChannels", "getAlertChannel", "getWebhookEndpoint"] as const),
    ...(["listWebhookEndpoints", "listTokens", "getToken", "getDeclarationJson"] as const),
  ],
  3: ["listAlerts", "listWebhookDeliveries"],
  4: ["listScans", "getScan", "listScanFindings", "diffScan", "listInstallChecks"],
  5: ["listConsents", "getSiteAnalytics", "downloadExport"],
  6: ["listServices", "listIssues", "listTemplates", "getTemplate"],
};

const deploymentKey = randomBytes(32);
let website: Website;
let token: string;
let site: InhabitedSite;
let rows: StoredRows;
/** Of each reader, before. */
let answers: Readonly<Partial<Record<OperationId, unknown>>>;
let folders: Awaited<ReturnType<typeof emptyFolders>>;
let postgres: PostgresServer | null = null;

beforeAll(async () => {
  website = await startWebsite({ "/": "<p>Shop</p>", "/hook": { status: 204 } });
  postgres = await startPostgres();
  folders = await emptyFolders();
  const service = await start({ kind: "memory" });
  const workspace = await service.workspace();
  ({ token } = workspace);
  site = await inhabitedSite(service, workspace, website);
  await workspace.send({ method: "POST", path: `/sites/${site.id}/install-checks`, body: { environment: "preview" } });
  await workspace.send({ method: "PATCH", path: `/sites/${site.id}`, body: { name: "Renamed" } });
  await runDueWork(service.service);
  // Scans of older versions do not name the visits that they could not make.
  await sql`update scans set visits_not_made = '[]'`.execute(service.service.store.db);
  // Older versions do not record who attached a host.
  await sql`update domains set created_by = null`.execute(service.service.store.db);
  rows = await storedRows(service.service.store.db);
  answers = await read(service, Object.values(readers).flat());
  await service.close();
}, 120_000);
afterAll(async () => {
  await website.close();
  await postgres?.stop();
  folders.remove();
});

const start = (database: DatabaseLocation): Promise<InProcessService> =>
  startInProcessService({ ...inhabitable(website), database, deploymentKey });

/** The answer of each, before anything of it is validated. */
async function read(
  service: InProcessService,
  ids: readonly OperationId[],
): Promise<Partial<Record<OperationId, unknown>>> {
  const read: [OperationId, unknown][] = [];
  for (const id of ids) {
    const { status, body } = await service.send({ path: site.pathOf(operations[id]), token });
    read.push([id, { status, body }]);
  }
  return Object.fromEntries(read);
}

const readersOf = ({ length }: OlderSchema): OperationId[] =>
  Object.entries(readers).flatMap(([migration, ids]) => (Number(migration) <= length ? ids : []));

const pick = (ids: readonly OperationId[]) => Object.fromEntries(ids.map((id) => [id, answers[id]]));

test("the readers find something to read", () => {
  for (const [id, answer] of Object.entries(answers)) {
    expect([id, answer]).toEqual([id, expect.objectContaining({ status: 200 })]);
    const { data } = (answer as { body: { data?: unknown[] } }).body;
    // The website answers each request alike, so that a scan has nothing to find twice.
    expect([id, data === undefined || data.length > 0]).toEqual([id, true]);
  }
});

/** The newest version whose contract accepted addresses without a host. */
const released = schemaOfVersion("0007");

/** Rows that version could hold, in place of those which there are. */
function hostlessRows(): StoredRows {
  const start_urls = ["http:///shop.example/a", "https:///shop.example/", "https://shop.example/"];
  const [service] = rows.services ?? [];
  const changed = (table: string, change: object) => (rows[table] ?? []).map((row) => ({ ...row, ...change }));
  return {
    services: Object.entries({
      leads: "https:////shop.example/privacy?x=https:///",
      nowhere: "https:///?x",
      right: "https://shop.example//",
    }).map(([key, privacy_url]) => ({ ...service, id: `svc_${key}`, key, external_key: null, privacy_url })),
    scans: changed("scans", { start_urls }),
    scan_schedules: changed("scan_schedules", { start_urls }),
    install_checks: changed("install_checks", { url: "https:///shop.example/" }),
  };
}

/** Every migration is applied to the oldest; PGlite is the same database. */
const oldest = olderSchemas.slice(0, 1);
/** Of the schemas between, CI tries the released one, every sixth, and the one before the newest. */
const some = olderSchemas.filter(
  (schema, index) => index % 6 === 0 || schema.name === released.name || index === olderSchemas.length - 1,
);

/** @returns null, after the reason was printed, where there is no server */
async function newPostgres(): Promise<DatabaseLocation | null> {
  return postgres === null ? null : { kind: "postgres", url: await postgres.createDatabase() };
}

describe.each<[string, () => Promise<DatabaseLocation | null>, readonly OlderSchema[]]>([
  ["PGlite in a folder", async () => folders.make(), oldest],
  ["PostgreSQL", newPostgres, { sample: oldest, covering: some, full: olderSchemas }[extent]],
])("%s", (_name, locate, schemas) => {
  describe.each(schemas.map((schema): [string, OlderSchema] => [schema.name, schema]))(
    "the schema as of %s",
    (_schema, schema) => {
      test("is migrated with its rows, which are served, changed and worked on as before", async () => {
        const location = await locate();
        if (location === null) return;
        await makeOlder(location, schema, rows);
        const service = await start(location);
        try {
          const ids = readersOf(schema);
          expect(await read(service, ids)).toEqual(pick(ids));
          await expectAlive(service);
        } finally {
          await service.close();
        }
      }, 60_000);

      test("may still be written to as it was, beside the newest program, which serves that", async () => {
        const location = await locate();
        if (location === null) return;
        const known = await makeOlder(location, schema, {});
        const service = await start(location);
        try {
          const { db } = service.service.store;
          await insertRows(db, known, rows);
          const ids = readersOf(schema);
          expect(await read(service, ids)).toEqual(pick(ids));
          await expectAlive(service);
          await expectReportedOf(service, known);
          // The older program knows nothing of the tables that now refer to a site.
          await sql`delete from sites where id = ${site.id}`.execute(db);
          expect((await service.send({ path: `/sites/${site.id}`, token })).slug).toBe("not-found");
        } finally {
          await service.close();
        }
      }, 60_000);
    },
  );

  test("reads addresses that the contract accepted without a host as browsers do", async () => {
    const location = await locate();
    if (location === null) return;
    await makeOlder(location, released, { ...rows, ...hostlessRows() });
    const service = await start(location);
    try {
      const bodyOf = async (id: OperationId) => (await service.send({ path: site.pathOf(operations[id]), token })).body;
      const services = (await bodyOf("listServices")).data as { id: string; privacy_url: string | null }[];
      expect(services.map(({ id, privacy_url }) => [id, privacy_url]).sort()).toEqual([
        ["svc_leads", "https://shop.example/privacy?x=https:///"],
        ["svc_nowhere", null],
        ["svc_right", "https://shop.example//"],
      ]);
      const starts = ["http://shop.example/a", "https://shop.example/"];
      expect((await bodyOf("getScan")).start_urls).toEqual(starts);
      expect((await bodyOf("listScans")).data[0].start_urls).toEqual(starts);
      expect((await bodyOf("getScanSchedule")).start_urls).toEqual(starts);
      expect((await bodyOf("listInstallChecks")).data[0].url).toBe("https://shop.example/");
      await expectAlive(service);
    } finally {
      await service.close();
    }
  }, 60_000);

  test("reports no overlaps that ended before such reports existed, but all later ones", async () => {
    const location = await locate();
    if (location === null) return;
    const [known] = rows.tokens ?? [];
    const retiring = (id: string, retires_at: Date) => ({
      ...known,
      id,
      secret_hash: id,
      external_key: null,
      parent_id: null,
      retires_at,
    });
    const [past, future] = [-1, 1].map((hours) => new Date(Date.now() + hours * 3_600_000)) as [Date, Date];
    const tokens = [...(rows.tokens ?? []), retiring("tok_past", past), retiring("tok_future", future)];
    await makeOlder(location, released, { ...rows, tokens });
    const service = await start(location);
    try {
      service.advance(2 * 3_600_000);
      await runDueWork(service.service);
      const reported = service.service.store.db
        .selectFrom("events")
        .select("object_id")
        .where("kind", "=", "token.revoked");
      expect((await reported.execute()).map(({ object_id }) => object_id)).toEqual(["tok_future"]);
      expect((await service.send({ path: "/tokens/tok_past", token })).body.status).toBe("revoked");
    } finally {
      await service.close();
    }
  }, 60_000);

  test("a database of a newer version is used if it allows that, else left as it is", async () => {
    const location = await locate();
    if (location === null) return;
    const before = await started(location);
    await within(location, (db) => sql`insert into migrations values ('9998-later'), ('9999-latest')`.execute(db));
    await expect(openStore(location)).rejects.toThrow(
      refusal("a newer version migrated it (9998-later, 9999-latest)", "the newer version"),
    );
    const newest = Number.parseInt(readMigrations().at(-1)?.name ?? "", 10);
    await allow(location, { newest: 9998, from: newest });
    await expect(openStore(location)).rejects.toThrow("9999-latest");
    await allow(location, { newest: 9999, from: newest });
    expect((await started(location)).columns).toEqual(before.columns);
    await allow(location, { newest: 9999, from: 9998 });
    const message = refusal(
      "version 9.1.0 changed it in a way that this version does not understand (9998-later)",
      "version 9.1.0 or a newer one",
    );
    await expect(openStore(location)).rejects.toThrow(message);
    const kept = await within(location, schemaOf);
    const folder = location.kind === "folder" ? { dataFolder: location.path } : {};
    const url = location.kind === "postgres" ? { DATABASE_URL: location.url } : {};
    const env = { ...url, CONSENTFORM_DEPLOYMENT_KEY: deploymentKey.toString("base64") };
    // All that it prints is this line.
    await expect(startDevService({ ...folder, env })).rejects.toThrow(
      new Error(`consentform dev did not get ready: it ended with exit status 2\n${message}\n`),
    );
    expect(await within(location, schemaOf)).toEqual(kept);
    expect(kept.migrations).toEqual([...before.migrations, { name: "9998-later" }, { name: "9999-latest" }]);
  }, 60_000);

  test("a replaced deployment key is refused by releases that would misread it", async () => {
    const location = await locate();
    if (location === null) return;
    const under = await start(location);
    const stored = () => readCompatibility(under.service.store.db);
    expect((await stored())?.from).toBe(28);
    await under.service.useDeploymentKeys([randomBytes(32), deploymentKey]);
    expect(await stored()).toMatchObject({ from: 34, reason: "its deployment key was replaced" });
    await under.close();
  }, 60_000);
});

/** The whole message of a refused start. */
function refusal(why: string, remedy: string): string {
  return `Version ${packageVersion} of consentform cannot run on this database: ${why}. Start ${remedy}. To return to version ${packageVersion}, restore a backup from before the upgrade. Everything recorded since that backup is then lost, consents included.`;
}

/** Lets the database say what a newer release would. */
async function allow(location: DatabaseLocation, range: { newest: number; from: number }): Promise<void> {
  const value = JSON.stringify({ ...range, release: "9.1.0", reason: "9998-later", later: true });
  await within(location, (db) => sql`update deployment set value = ${value} where name = 'compatibility'`.execute(db));
}

/** Starts the service on a database, which writes and reads. @returns its schema afterward */
async function started(location: DatabaseLocation): Promise<Awaited<ReturnType<typeof schemaOf>>> {
  const under = await start(location);
  expect((await under.call("createSite", { body: { name: "Shop" } })).status).toBe(201);
  await under.close();
  return within(location, schemaOf);
}

describe("while processes of an older version write to the PostgreSQL that is migrated", () => {
  /** It has what is changed, and not only added to, by the migrations after it. */
  const schema = schemaOfVersion("0002");

  /** Adds an event as that version did. */
  const addEvent = async (db: QueryExecutorProvider, id: string): Promise<void> => {
    await sql`
      insert into events (id, workspace_id, kind, object_type, object_id, site_id, actor, data, created_at)
      select ${id}, workspace_id, kind, object_type, object_id, site_id, actor, data, created_at from events limit 1
    `.execute(db);
  };
  const useToken = (db: QueryExecutorProvider) => sql`update tokens set last_used_on = '2026-01-01'`.execute(db);

  test("a writer with a row lock that waits for a migrating table does not end the start", async () => {
    const location = await newPostgres();
    if (location === null) return;
    await makeOlder(location, schema, rows);
    await within(location, async (db) => {
      const writer = await db.startTransaction().execute();
      await useToken(writer);
      const opening = openStore(location);
      // Other databases of the server are other tests'.
      const waiting = sql`
        select 1 from pg_locks join pg_stat_activity using (pid) where not granted and pg_stat_activity.datname = current_database()`;
      await until(async () => (await waiting.execute(db)).rows.length > 0);
      // The database ends one of both, whose program begins again.
      const written = addEvent(writer, "evt_late").then(
        () => writer.commit().execute(),
        () => writer.rollback().execute(),
      );
      const store = await opening;
      await written;
      expect(await store.db.selectFrom("scans").select("id").execute()).toEqual([]);
      await store.close();
    });
  }, 60_000);

  test("keeps acknowledged writes and refuses none for longer than its retries", async () => {
    const location = await newPostgres();
    if (location === null) return;
    await makeOlder(location, schema, rows);
    await within(location, async (db) => {
      const acknowledged: string[] = [];
      let isMigrated = false;
      const write = async (writer: number) => {
        for (let n = 0; !isMigrated || n < 20; n += 1) {
          const id = `evt_${writer}_${n}`;
          await retrying(() =>
            db.transaction().execute(async (tx) => {
              await sql`select id from sites where id = ${site.id} for update`.execute(tx);
              await addEvent(tx, id);
              await useToken(tx);
            }),
          );
          acknowledged.push(id);
        }
      };
      const writing = [1, 2, 3, 4].map(write);
      await until(() => acknowledged.length > 20);
      const store = await openStore(location);
      isMigrated = true;
      await Promise.all(writing);
      const events = await store.db.selectFrom("events").select("id").where("id", "like", "evt\\__\\_%").execute();
      expect(events.map(({ id }) => id).sort()).toEqual(acknowledged.sort());
      await store.close();
    });
  }, 60_000);
});

/** As the program does it: what lost against another transaction begins again, three times. */
async function retrying(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (attempt === 4 || databaseErrorCode(error) !== "40P01") throw error;
    }
  }
}

/** Old rows take new values, and what falls due is done. */
async function expectAlive(service: InProcessService): Promise<void> {
  const path = `/sites/${site.id}`;
  const renamed = await service.send({ method: "PATCH", path, token, body: { name: "Renamed again" } });
  expect([renamed.status, renamed.body?.name]).toEqual([200, "Renamed again"]);
  const published = await service.send({
    method: "POST",
    path: `${path}/versions`,
    token,
    body: { environment: "preview", reconsent: "force", publish_key: "after" },
  });
  expect([published.status, published.body?.number]).toEqual([201, 2]);
  await runDueWork(service.service);
  expect(service.takeErrors()).toEqual([]);
}

/** The newest program notifies receivers of an older program's changes. */
async function expectReportedOf(service: InProcessService, known: Columns): Promise<void> {
  const { db } = service.service.store;
  expect(await db.selectFrom("events").select("id").where("fanned_out_at", "is", null).execute()).toEqual([]);
  if (known.get("events")?.includes("fanned_out_at")) return;
  const renamed = (rows.events as { id: string; kind: string }[]).filter(({ kind }) => kind === "site.updated");
  const reported = await db
    .selectFrom("webhook_deliveries")
    .select("event_id")
    .where("status", "=", "succeeded")
    .execute();
  expect(reported.map(({ event_id }) => event_id)).toEqual(expect.arrayContaining(renamed.map(({ id }) => id)));
}

async function within<T>(
  location: DatabaseLocation,
  act: (db: Awaited<ReturnType<typeof open>>["db"]) => Promise<T>,
): Promise<T> {
  const { db, close } = await open(location);
  try {
    return await act(db);
  } finally {
    await close();
  }
}

/** Tables, columns, and which migrations there are said to be. */
async function schemaOf(db: QueryExecutorProvider): Promise<{ columns: unknown[]; migrations: unknown[] }> {
  const columns = sql`
    select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2`;
  const names = sql`select name from migrations order by name`;
  return { columns: (await columns.execute(db)).rows, migrations: (await names.execute(db)).rows };
}
