import { packageVersion } from "@consentform/consent/package-version";
import { type QueryExecutorProvider, sql } from "kysely";

/** One file of store/migrations. */
export interface Migration {
  readonly name: string;
  readonly statements: string;
}

/** Which releases can run on a database. Later releases may add members, and change none of these. */
interface Compatibility {
  /** Number of the newest migration that this is about. */
  readonly newest: number;
  /** Number of the migration that a release must know. */
  readonly from: number;
  /** The release that began to require it. */
  readonly release: string;
  /** The change that an older release does not understand. */
  readonly reason: string;
}

/** A requirement of a feature, once it is used; see {@link requireRelease}. */
export type Requirement = Pick<Compatibility, "from" | "reason">;

/** Name of the row in the table `deployment`. */
const NAME = "compatibility";

/** The stored statement about the releases that can run on a database; null if no release with ranges migrated it. */
export async function readCompatibility(db: QueryExecutorProvider): Promise<Compatibility | null> {
  const { rows } = await sql<{ value: string }>`select value from deployment where name = ${NAME}`.execute(db);
  return rows[0] === undefined ? null : JSON.parse(rows[0].value);
}

/**
 * The reason why this release cannot run on a database; null if it can.
 * @param migrations those of this release
 * @param applied the names of those that the database has
 */
export function refusalOf(
  stored: Compatibility | null,
  migrations: readonly Migration[],
  applied: ReadonlySet<string>,
): string | null {
  if (stored !== null && stored.from > newestOf(migrations)) {
    return refused(
      `version ${stored.release} changed it in a way that this version does not understand (${stored.reason})`,
      `version ${stored.release} or a newer one`,
    );
  }
  const unknown = [...applied].filter((name) => !migrations.some((migration) => migration.name === name));
  const isWhole = migrations.every(({ name }) => applied.has(name));
  const isCovered = unknown.every((name) => stored !== null && numberOf(name) <= stored.newest);
  if (unknown.length === 0 || (isWhole && isCovered)) return null;
  return refused(`a newer version migrated it (${unknown.join(", ")})`, "the newer version");
}

function refused(why: string, remedy: string): string {
  return `Version ${packageVersion} of consentform cannot run on this database: ${why}. Start ${remedy}. To return to version ${packageVersion}, restore a backup from before the upgrade. Everything recorded since that backup is then lost, consents included.`;
}

/** Notes what the applied migrations require, unless the database says so already. */
export async function noteMigrations(
  db: QueryExecutorProvider,
  stored: Compatibility | null,
  applied: readonly Migration[],
): Promise<void> {
  const newest = newestOf(applied);
  const [strictest] = [...applied].sort((a, b) => compatibleFrom(b) - compatibleFrom(a));
  if (strictest === undefined || (stored !== null && stored.newest >= newest)) return;
  const required = { from: compatibleFrom(strictest), reason: strictest.name };
  await write(db, { ...stricter(stored, required), newest });
}

/**
 * Refuses the database to releases that do not know a migration, from now on. A feature whose data an older release
 * would misread calls this in the transaction that first uses it.
 */
export async function requireRelease(db: QueryExecutorProvider, required: Requirement): Promise<void> {
  // Two features that are used at once do not undo each other's requirement.
  await sql`select value from deployment where name = ${NAME} for update`.execute(db);
  const stored = await readCompatibility(db);
  if (stored !== null && stored.from < required.from) {
    await write(db, { ...stricter(stored, required), newest: stored.newest });
  }
}

function stricter(stored: Compatibility | null, required: Requirement): Omit<Compatibility, "newest"> {
  if (stored !== null && stored.from >= required.from) return stored;
  return { ...required, release: packageVersion };
}

async function write(db: QueryExecutorProvider, compatibility: Compatibility): Promise<void> {
  await sql`
    insert into deployment (name, value) values (${NAME}, ${JSON.stringify(compatibility)})
    on conflict (name) do update set value = excluded.value`.execute(db);
}

/**
 * Number of the migration that a release must know to run on a database that has this one: the number in its file, else
 * its own.
 */
function compatibleFrom({ name, statements }: Migration): number {
  return numberOf(/^-- Compatible from (\d{4})\.$/m.exec(statements)?.[1] ?? name);
}

function newestOf(migrations: readonly Migration[]): number {
  return Math.max(0, ...migrations.map(({ name }) => numberOf(name)));
}

function numberOf(name: string): number {
  return Number.parseInt(name, 10);
}
