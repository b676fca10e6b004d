import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseLocation } from "@consentform/service";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, type QueryExecutorProvider, sql } from "kysely";
import { type MigrationTables, migrate, readMigrations } from "../../src/service/store/migrate";
import { openPglite } from "../../src/service/store/pglite-store";
import { openPostgres } from "../../src/service/store/postgres-store";
import { unpackSnapshot } from "../../src/service/store/unpack-snapshot";
import { testSnapshot } from "./snapshot";

/**
 * A schema that the service once had, or that a start left which ended between two migrations: by the name of its
 * newest.
 */
export interface OlderSchema {
  readonly name: string;
  /** How many migrations it has, from the first. */
  readonly length: number;
}

/** Every schema that a database may still have when this program opens it, oldest first. */
export const olderSchemas: readonly OlderSchema[] = readMigrations()
  .slice(0, -1)
  .map(({ name }, index) => ({ name, length: index + 1 }));

/**
 * The schema whose newest migration has this number.
 * @throws Error if none has
 */
export function schemaOfVersion(number: string): OlderSchema {
  const schema = olderSchemas.find(({ name }) => name.startsWith(`${number}-`));
  if (schema === undefined) throw new Error(`no migration has the number ${number}`);
  return schema;
}

/** Rows by table. */
export type StoredRows = Readonly<Record<string, readonly object[]>>;

/** Columns by table, the tables in the order in which they were made: none refers to a later one. */
export type Columns = ReadonlyMap<string, readonly string[]>;

/** Everything that a database holds, but for the names of its migrations. */
export async function storedRows(db: QueryExecutorProvider): Promise<StoredRows> {
  const rows: Record<string, object[]> = {};
  for (const table of (await columns(db)).keys()) {
    const found = await sql<{ row: object }>`select to_jsonb(it) as row from ${sql.table(table)} as it`.execute(db);
    rows[table] = found.rows.map(({ row }) => row);
  }
  return rows;
}

/**
 * Inserts rows as a program does that knows no other columns than these; what has no place in them is left out. Numbers
 * that the database gives out are new.
 */
export async function insertRows(db: QueryExecutorProvider, known: Columns, rows: StoredRows): Promise<void> {
  // The one row that a migration makes itself: the end of a chain that has no links yet.
  if (known.has("audit_chain")) await sql`delete from audit_chain`.execute(db);
  for (const [table, names] of known) {
    const list = sql.join(names.map((name) => sql.ref(name)));
    await sql`
      insert into ${sql.table(table)} (${list}) overriding user value
      select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows[table] ?? [])}::jsonb)
      on conflict do nothing
    `.execute(db);
  }
}

/**
 * Gives an empty database an older schema, with the rows that have a place in it.
 * @returns the columns that it has
 */
export async function makeOlder(location: DatabaseLocation, schema: OlderSchema, rows: StoredRows): Promise<Columns> {
  const { db, close } = await open(location);
  try {
    await migrate(db, readMigrations().slice(0, schema.length));
    const known = await columns(db);
    await insertRows(db, known, rows);
    return known;
  } finally {
    await close();
  }
}

/** A connection that no migration was applied by. */
export async function open(
  location: DatabaseLocation,
): Promise<{ db: Kysely<MigrationTables>; close(): Promise<void> }> {
  const { dialect, release } = location.kind === "postgres" ? await openPostgres(location) : await openPglite(location);
  const db = new Kysely<MigrationTables>({ dialect });
  return {
    db,
    close: async () => {
      await db.destroy();
      release();
    },
  };
}

/** Without partitions, which no program names, and without what one migration replaced and the next one drops. */
async function columns(db: QueryExecutorProvider): Promise<Columns> {
  const { rows } = await sql<{ table: string; names: string[] }>`
    select relname as table, array_agg(attname::text order by attnum) as names
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
      and relname <> 'migrations' and relname not like 'former\\_%'
    group by pg_class.oid, relname order by pg_class.oid
  `.execute(db);
  return new Map(rows.map(({ table, names }) => [table, names]));
}

/**
 * Data folders of PGlite that hold an empty database, without any migration: a migrated one, from which everything was
 * dropped, since making a new one takes seconds.
 */
export async function emptyFolders(): Promise<{ make(): DatabaseLocation; remove(): void }> {
  const root = mkdtempSync(join(tmpdir(), "consentform-older-"));
  const original = join(root, "original");
  await unpackSnapshot(await testSnapshot(), original);
  const pglite = await PGlite.create({ dataDir: original });
  await pglite.exec("drop schema public cascade; create schema public");
  await pglite.close();
  let made = 0;
  return {
    make: () => {
      made += 1;
      const path = join(root, String(made));
      cpSync(original, join(path, "database"), { recursive: true });
      writeFileSync(join(path, "database.complete"), "");
      return { kind: "folder", path };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
