import { type DatabaseLocation, openStore } from "@consentform/service";
import { type QueryExecutorProvider, sql } from "kysely";
import { countSites } from "../../src/service/store/sites";
import { lockWorkspace } from "../../src/service/store/workspaces";
import { startInProcessService } from "../support/in-process-service";
import { emptyFolders, makeOlder, open, schemaOfVersion } from "../support/older-schema";
import { type PostgresServer, startPostgres } from "../support/postgres";

/**
 * Plan limits use the number of a workspace's sites. The database counts them, so processes that do not maintain the
 * count stay correct.
 */

let postgres: PostgresServer | null = null;
let folders: Awaited<ReturnType<typeof emptyFolders>>;
beforeAll(async () => {
  postgres = await startPostgres();
  folders = await emptyFolders();
}, 60_000);
afterAll(async () => {
  await postgres?.stop();
  folders.remove();
});

/** Adds a site as a process of the version before did. */
function addSite(db: QueryExecutorProvider, workspaceId: string, id: string): Promise<unknown> {
  return sql`
    insert into sites (id, workspace_id, name, retention, settings, created_at, updated_at, updated_by)
    values (${id}, ${workspaceId}, 'Shop', 400, '{}', now(), now(), '{}')`.execute(db);
}

/** The version before the database counted. */
const before = schemaOfVersion("0007");

/** Makes a database of that version, with two workspaces of three sites and none. */
async function makeOldDatabase(location: DatabaseLocation): Promise<void> {
  await makeOlder(location, before, {});
  const { db, close } = await open(location);
  await sql`insert into workspaces (id, name, created_at) values ('full', 'full', now()), ('empty', 'empty', now())`.execute(
    db,
  );
  for (const id of ["a", "b", "c"]) await addSite(db, "full", id);
  await close();
}

test.each<[string, () => Promise<DatabaseLocation | null>]>([
  ["PGlite", async () => folders.make()],
  ["PostgreSQL", async () => (postgres === null ? null : { kind: "postgres", url: await postgres.createDatabase() })],
])(
  "on %s, the count of sites follows concurrent creations, deletions and rollbacks",
  async (_name, locate) => {
    const location = await locate();
    if (location === null) return;
    await makeOldDatabase(location);
    const store = await openStore(location);
    try {
      const counts = () =>
        store.read(async (tx) => ({ full: await countSites(tx, "full"), empty: await countSites(tx, "empty") }));
      expect(await counts()).toEqual({ full: 3, empty: 0 });
      const many = Array.from({ length: 40 }, (_, index) => `site-${index}`);
      await Promise.all([
        ...many.map((id) => addSite(store.db, "empty", id)),
        ...["a", "b"].map((id) => sql`delete from sites where id = ${id}`.execute(store.db)),
      ]);
      expect(await counts()).toEqual({ full: 1, empty: 40 });
      const undone = store.transaction(async (tx) => {
        await addSite(tx, "full", "undone");
        expect(await countSites(tx, "full")).toBe(2);
        throw new Error("undone");
      });
      await expect(undone).rejects.toThrow("undone");
      await sql`delete from sites where workspace_id = 'empty' and id <> 'site-0'`.execute(store.db);
      expect(await counts()).toEqual({ full: 1, empty: 1 });
      // What belongs to a workspace goes with it.
      await sql`delete from workspaces where id = 'full'`.execute(store.db);
      expect((await store.db.selectFrom("sites").select("id").execute()).map(({ id }) => id)).toEqual(["site-0"]);
    } finally {
      await store.close();
    }
  },
  120_000,
);

test("deletes a site while a revocation holds its workspace", async () => {
  if (postgres === null) return;
  const service = await startInProcessService({ database: { kind: "postgres", url: await postgres.createDatabase() } });
  try {
    const { makeSite, send, workspaceId } = await service.workspace();
    const path = `/sites/${await makeSite()}`;
    await service.service.store.transaction(async (tx) => {
      await lockWorkspace(tx, workspaceId);
      expect((await send({ method: "DELETE", path })).status).toBe(204);
    });
  } finally {
    await service.close();
  }
});
