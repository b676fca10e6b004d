import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql, type Transaction } from "kysely";
import { retried } from "./retried";

/** One file of store/migrations. */
export interface Migration {
  readonly name: string;
  readonly statements: string;
}

/** Number of the advisory lock that lets one process migrate a shared PostgreSQL at a time; any constant would do. */
const MIGRATION_LOCK = 40_710_001;

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
 * @throws {Error} if the database has a migration that this program does not know, or its user lacks a privilege
 */
export async function migrate(db: Kysely<MigrationTables>, migrations: readonly Migration[]): Promise<void> {
  const applyNext = () => retried(() => db.transaction().execute((tx) => applyNextOf(tx, migrations)));
  while (await applyNext());
}

/** @returns false if the database has them all */
async function applyNextOf(tx: Transaction<MigrationTables>, migrations: readonly Migration[]): Promise<boolean> {
  // A process that migrates may take minutes, and the others wait for it.
  await sql`set local lock_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx);
  await sql`create table if not exists migrations (name text primary key)`.execute(tx);
  const applied = new Set((await tx.selectFrom("migrations").select("name").execute()).map((row) => row.name));
  const unknown = [...applied].filter((name) => !migrations.some((migration) => migration.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `The database was migrated by a newer version of consentform (${unknown.join(", ")}). Use that version or another database.`,
    );
  }
  const next = migrations.find(({ name }) => !applied.has(name));
  if (next === undefined) return false;
  const statements = statementsOf(next.statements);
  if (statements.some((statement) => statement.startsWith("create temporary table"))) await checkTemporary(tx, next);
  for (const statement of statements) await sql.raw(statement).execute(tx);
  await tx.insertInto("migrations").values({ name: next.name }).execute();
  return true;
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
