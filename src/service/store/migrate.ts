import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import { type Migration, noteMigrations, readCompatibility, refusalOf } from "./compatibility";
import { isLockTimeout } from "./lock-patience";
import { retried } from "./retried";

/** Number of the advisory lock that lets one process migrate a shared PostgreSQL at a time; any constant would do. */
const MIGRATION_LOCK = 40_710_001;
/**
 * Longest waits for the lock of a table, of the first attempts and of all later ones. Every writer waits behind a
 * migration that waits, and no longer than LOCK_TIMEOUT_MS.
 */
const patienceMsOfAttempts = [100, 200, 500] as const;
/** Between two attempts: whoever waited behind the migration goes on. */
const PAUSE_MS = 300;
/** A start that found a table locked for this long ends with an error. */
const LONGEST_MS = 10 * 60_000;

/** The migrations in order. The build copies the .sql files beside the compiled code. */
export function readMigrations(folder: string = join(__dirname, "migrations")): readonly Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => ({ name: file.slice(0, -".sql".length), statements: readFileSync(join(folder, file), "utf8") }));
}

/** SHA-256 hex over all migrations: a snapshot made by other ones is not used. */
export function migrationsDigest(migrations: readonly Migration[]): string {
  return createHash("sha256").update(JSON.stringify(migrations)).digest("hex");
}

/**
 * Applies the migrations that the database lacks, in order, each in a separate transaction: one that was applied stays
 * so if a later one fails, and none holds what another one locked. One that lost against a process which writes begins
 * again (docs/decisions/service.md).
 * @throws {Error} if this program cannot run on the database, which a newer one has changed; if its user lacks a
 *   privilege; or if another transaction holds a table for 10 minutes
 */
export async function migrate(db: Kysely<MigrationTables>, migrations: readonly Migration[]): Promise<void> {
  const applyNext = (patienceMs: number) =>
    retried(() => db.transaction().execute((tx) => applyNextOf(tx, migrations, patienceMs)));
  while (await givingWay(applyNext));
}

/** Tries again for as long as another transaction holds a table, so that the migration waits, and not the writers. */
async function givingWay<T>(attempt: (patienceMs: number) => Promise<T>): Promise<T> {
  const begin = performance.now();
  for (let tried = 0; ; tried += 1) {
    try {
      return await attempt(patienceMsOfAttempts[Math.min(tried, patienceMsOfAttempts.length - 1)] ?? 0);
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (performance.now() - begin > LONGEST_MS) throw new Error(TABLE_IS_HELD, { cause: error });
    }
    await sleep(PAUSE_MS);
  }
}

const TABLE_IS_HELD =
  "The database cannot be migrated: for 10 minutes, another transaction has held a table that a migration changes. Wait until it ends, such as a running pg_dump, or end it (its query is in pg_stat_activity). Then start again.";

/** @returns false if the database has them all */
async function applyNextOf(
  tx: Transaction<MigrationTables>,
  migrations: readonly Migration[],
  patienceMs: number,
): Promise<boolean> {
  // A process that migrates may take minutes, and the others wait for it.
  await sql`set local lock_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx);
  await sql`create table if not exists migrations (name text primary key)`.execute(tx);
  const applied = new Set((await tx.selectFrom("migrations").select("name").execute()).map((row) => row.name));
  const stored = applied.size === 0 ? null : await readCompatibility(tx);
  const refusal = refusalOf(stored, migrations, applied);
  if (refusal !== null) throw new Error(refusal);
  const next = migrations.find(({ name }) => !applied.has(name));
  if (next !== undefined) await apply(tx, next, patienceMs);
  const known = migrations.filter((migration) => applied.has(migration.name) || migration === next);
  await noteMigrations(tx, stored, known);
  return next !== undefined;
}

async function apply(tx: Transaction<MigrationTables>, migration: Migration, patienceMs: number): Promise<void> {
  const statements = statementsOf(migration.statements);
  const isCopying = statements.some((statement) => statement.startsWith("create temporary table"));
  if (isCopying) await checkTemporary(tx, migration);
  // One that copied rows for minutes waits for its locks, rather than copy them again.
  else await sql`set local lock_timeout = ${sql.lit(patienceMs)}`.execute(tx);
  for (const statement of statements) await sql.raw(statement).execute(tx);
  await tx.insertInto("migrations").values({ name: migration.name }).execute();
}

/** @throws {Error} that names the missing privilege, before anything is locked or copied */
async function checkTemporary(tx: Transaction<MigrationTables>, { name }: Migration): Promise<void> {
  const { rows } = await sql<{ database: string; user: string; may: boolean }>`
    select current_database() as database, current_user as user,
      has_database_privilege(current_database(), 'TEMPORARY') as may
  `.execute(tx);
  const [found] = rows;
  if (found === undefined || found.may) return;
  const { database, user } = found;
  throw new Error(
    `The migration ${name} needs the privilege TEMPORARY on the database ${database}, which the user ${user} does not have. Run as the owner of the database: GRANT TEMPORARY ON DATABASE "${database}" TO "${user}". Then start again.`,
  );
}

/** The tables that {@link migrate} itself reads and writes. */
export interface MigrationTables {
  migrations: { name: string };
}

/** Statements end with a semicolon at the end of a line, outside of a function's body (`$$`). */
function statementsOf(script: string): string[] {
  const statements = script.replace(/^--.*$/gm, "").match(/(?:\$\$[\s\S]*?\$\$|;(?!\s*$)|[^;])+/gm) ?? [];
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== "");
}
