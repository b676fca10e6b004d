import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { Kysely } from "kysely";
import { type MigrationTables, migrate, migrationsDigest, readMigrations } from "./migrate";
import { pgliteDialect } from "./pglite-dialect";

/** Raised when anything except a migration or PGlite changes the contents of a snapshot. */
const RECIPE = 2;

/** Segments of the write-ahead log have 1 MB, not 16: a new database has empty ones, which are copied with it. */
const initDbStartParams = ["--wal-segsize=1"];

/**
 * Builds the migrated, empty database that new PGlite databases start from. The build calls
 * `buildSnapshot(join("src/service/dist/store", snapshotName()))` after compiling.
 */
export async function buildSnapshot(outFile: string): Promise<void> {
  const pglite = await PGlite.create({ initDbStartParams });
  const db = new Kysely<MigrationTables>({ dialect: pgliteDialect(pglite) });
  await migrate(db, readMigrations());
  await dropTemplateDatabases(pglite);
  await pglite.exec("checkpoint");
  const tar = Buffer.from(await (await pglite.dumpDataDir("none")).arrayBuffer());
  await db.destroy();
  mkdirSync(dirname(outFile), { recursive: true });
  const unfinished = `${outFile}.${process.pid}`;
  writeFileSync(unfinished, gzipSync(tar));
  renameSync(unfinished, outFile);
}

/**
 * `create database` copies them, which the service never does: they are half of 1,200 files, of which each start of a
 * new folder writes every one.
 */
async function dropTemplateDatabases(pglite: PGlite): Promise<void> {
  await pglite.exec("update pg_database set datistemplate = false");
  for (const name of ["template0", "template1"]) await pglite.exec(`drop database ${name}`);
}

/** File name of the snapshot that fits this program: another PGlite or another migration needs another one. */
export function snapshotName(): string {
  const { version } = JSON.parse(readFileSync(pglitePackage(), "utf8")) as { version: string };
  return `snapshot-${version}-${RECIPE}-${migrationsDigest(readMigrations()).slice(0, 12)}.tar.gz`;
}

/** The snapshot beside the compiled code; null when running from source. */
export function shippedSnapshot(): string | null {
  const file = join(__dirname, snapshotName());
  return existsSync(file) ? file : null;
}

/** PGlite does not export its package.json, so it is found from its main file. */
function pglitePackage(): string {
  return join(dirname(require.resolve("@electric-sql/pglite")), "..", "package.json");
}
