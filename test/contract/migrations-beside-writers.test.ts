import { openStore } from "@consentform/service";
import { Kysely, type QueryExecutorProvider, sql, type Transaction } from "kysely";
import { isLockTimeout } from "../../src/service/store/lock-patience";
import { type MigrationTables, migrate, readMigrations } from "../../src/service/store/migrate";
import { openPostgres, type PostgresLocation } from "../../src/service/store/postgres-store";
import { countSites } from "../../src/service/store/sites";
import { makeOlder, open, schemaOfVersion } from "../support/older-schema";
import { type PostgresServer, startPostgres } from "../support/postgres";
import { until } from "../support/until";

/**
 * A PostgreSQL is migrated while processes of the version before write steadily: no process is in a deadlock, so none
 * has to retry.
 */

const lanes = 6;
/** How often each lane goes on with everything after the migration. */
const roundsAfter = 3;

/** The last version whose migrations took the locks of several tables at once. */
const before = schemaOfVersion("0007");

let postgres: PostgresServer | null = null;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

/** As that version left it, with a workspace. */
async function newDatabase(server: PostgresServer): Promise<PostgresLocation> {
  const location: PostgresLocation = { kind: "postgres", url: await server.createDatabase() };
  await makeOlder(location, before, {});
  const { db, close } = await open(location);
  await sql`insert into workspaces (id, name, created_at) values ('ws', 'shops', now())`.execute(db);
  await close();
  return location;
}

type Tx = Transaction<MigrationTables>;

const holdWorkspace = (tx: Tx) => sql`select id from workspaces where id = 'ws' for no key update`.execute(tx);
const holdSite = (tx: Tx, site: string) => sql`select * from sites where id = ${site} for update`.execute(tx);

function addEvent(tx: Tx, kind: string, site: string): Promise<unknown> {
  return sql`
    insert into events (id, workspace_id, kind, object_type, object_id, site_id, actor, data, created_at)
    values (${`evt_${kind}_${site}`}, 'ws', ${kind}, 'site', ${site}, ${site}, '{}', '{}', now())`.execute(tx);
}

/** The writes of the previous version, in its order of locks: one transaction each. Each lane has separate sites. */
const writes = {
  async createSite(tx: Tx, site: string) {
    await holdWorkspace(tx);
    await sql`select count(*) from sites where workspace_id = 'ws'`.execute(tx);
    await sql`
      insert into sites (id, workspace_id, name, retention, settings, created_at, updated_at, updated_by)
      values (${site}, 'ws', 'Shop', 400, '{}', now(), now(), '{}')`.execute(tx);
    await sql`insert into stages (site_id, environment, updated_at, updated_by) values (${site}, 'preview', now(), '{}')`.execute(
      tx,
    );
    await addEvent(tx, "site.created", site);
  },
  async updateSite(tx: Tx, site: string) {
    await holdSite(tx, site);
    await sql`update sites set name = 'Renamed' where id = ${site}`.execute(tx);
    await addEvent(tx, "site.updated", site);
  },
  async createToken(tx: Tx, site: string) {
    await holdWorkspace(tx);
    await sql`
      insert into tokens (id, workspace_id, name, secret_hash, hint, scopes, site_id, created_at, created_by)
      values (${site}, 'ws', 'CI', ${site}, '', '[]', ${site}, now(), '{}')`.execute(tx);
    await addEvent(tx, "token.created", site);
  },
  async fanOut(tx: Tx, site: string) {
    await sql`select * from events where site_id = ${site} and fanned_out_at is null for update skip locked`.execute(
      tx,
    );
    await sql`
      insert into webhook_deliveries (id, workspace_id, endpoint_id, event_id, kind, site_id, status, created_at)
      select id, workspace_id, 'whe', id, kind, site_id, 'pending', now() from events where site_id = ${site}`.execute(
      tx,
    );
    await holdSite(tx, site);
    await sql`
      insert into alerts (id, workspace_id, kind, severity, state, site_id, subject_type, subject_id, occurrences, first_at, last_at)
      values (${site}, 'ws', 'scan.failed', 'error', 'open', ${site}, 'site', ${site}, 1, now(), now())`.execute(tx);
    await sql`update events set fanned_out_at = now() where site_id = ${site}`.execute(tx);
  },
  async revokeToken(tx: Tx, site: string) {
    await sql`select * from tokens where id = ${site} for update`.execute(tx);
    await holdWorkspace(tx);
    await sql`update tokens set revoked_at = now() where id = ${site}`.execute(tx);
  },
  async deleteSite(tx: Tx, site: string) {
    await holdSite(tx, site);
    await sql`update alerts set state = 'resolved', resolved_at = now() where subject_type = 'site' and subject_id = ${site}`.execute(
      tx,
    );
    await sql`select * from tokens where workspace_id = 'ws' and site_id = ${site} for update`.execute(tx);
    await sql`delete from sites where id = ${site}`.execute(tx);
    await addEvent(tx, "site.deleted", site);
  },
};

test.each([1, 2, 3])(
  "no writer loses a write (%s)",
  async () => {
    if (postgres === null) return;
    const location = await newDatabase(postgres);
    const older = await open(location);
    let isMigrated = false;
    let kept = 0;
    const write = async (lane: number): Promise<void> => {
      let roundsLeft = roundsAfter;
      for (let round = 0; roundsLeft > 0; round += 1) {
        if (isMigrated) roundsLeft -= 1;
        for (const one of Object.values(writes))
          await older.db.transaction().execute((tx) => one(tx, `site-${lane}-${round}`));
        await older.db.transaction().execute((tx) => writes.createSite(tx, `kept-${lane}-${round}`));
        kept += 1;
      }
    };
    const writing = Promise.all(Array.from({ length: lanes }, (_, lane) => write(lane)));
    await Promise.race([until(() => kept > 2 * lanes), writing]);
    const errors = await migrated(location);
    isMigrated = true;
    await writing;
    expect(errors).toEqual([]);
    await expectCounted(older.db, location, kept);
    await older.close();
  },
  60_000,
);

test("a process of the version before leaves where time falls along a chain", async () => {
  if (postgres === null) return;
  const location: PostgresLocation = { kind: "postgres", url: await postgres.createDatabase() };
  await makeOlder(location, schemaOfVersion("0034"), {});
  const older = await open(location);
  const chain = { site_id: "site", environment: "production", last_id: "con", last_hash: "hash" };
  const times = { last_at: "2026-01-01T00:00:00Z", oldest_at: "2026-01-01T00:00:00Z" };
  // One session, which keeps its plans of the functions.
  await older.db.connection().execute(async (db) => {
    const append = async (length: number) => {
      const names = JSON.stringify([{ site: "site", environment: "production" }]);
      const { rows } = await sql<{ length: number }>`select * from lock_chains(${names}::json, false)`.execute(db);
      expect(rows).toMatchObject([{ length: length - 1 }]);
      await sql`select move_chain_ends(${JSON.stringify([{ ...chain, ...times, length }])}::json)`.execute(db);
    };
    await sql`insert into consent_chains (site_id, environment, workspace_id) values ('site', 'production', 'ws')`.execute(
      db,
    );
    await append(1);
    await (await openStore(location)).close();
    await sql`update consent_chains set set_back_at = 1`.execute(db);
    await append(2);
    const { rows } = await sql`select length, set_back_at from consent_chains`.execute(db);
    expect(rows).toEqual([{ length: 2, set_back_at: 1 }]);
  });
  await older.close();
}, 60_000);

test("no writer fails while a migration waits for a transaction that holds its table", async () => {
  if (postgres === null) return;
  const location: PostgresLocation = { kind: "postgres", url: await postgres.createDatabase() };
  // The next migration needs `workspaces` for itself.
  await makeOlder(location, schemaOfVersion("0032"), {});
  const { db, close } = await open(location);
  await sql`insert into workspaces (id, name, created_at) values ('ws', 'shops', now()), ('held', '', now())`.execute(
    db,
  );
  const holder = await db.startTransaction().execute();
  await sql`select id from workspaces where id = 'held' for no key update`.execute(holder);
  const opening = openStore(location);
  const isWaiting = async () => {
    const { rows } = await sql`
      select from pg_locks where not granted and relation = 'workspaces'::regclass and mode = 'AccessExclusiveLock'
    `.execute(db);
    return rows.length > 0;
  };
  await until(isWaiting);
  for (let site = 0; site < 3; site += 1) {
    await db.transaction().execute((tx) => writes.createSite(tx, `beside-${site}`));
    await until(isWaiting);
  }
  await holder.rollback().execute();
  const store = await opening;
  expect(await store.read((tx) => countSites(tx, "ws"))).toBe(3);
  await store.close();
  await close();
}, 60_000);

/**
 * Migrates as {@link openStore} does. @returns what the database refused: of a deadlock too, after which it was tried
 * again; but not that the migration gave way
 */
async function migrated(location: PostgresLocation): Promise<unknown[]> {
  const { dialect } = await openPostgres(location);
  const errors: unknown[] = [];
  const log = ({ level, error }: { level: string; error?: unknown }): void => {
    if (level === "error" && !isLockTimeout(error)) errors.push(error);
  };
  const db = new Kysely<MigrationTables>({ dialect, log });
  await migrate(db, readMigrations());
  await db.destroy();
  return errors;
}

async function expectCounted(older: QueryExecutorProvider, location: PostgresLocation, kept: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from sites`.execute(older);
  expect(rows).toHaveLength(kept);
  const store = await openStore(location);
  expect(await store.read((tx) => countSites(tx, "ws"))).toBe(kept);
  await store.close();
}
