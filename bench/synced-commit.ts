import { closeSync, fdatasyncSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { type Dialect, Kysely, sql } from "kysely";
import { pgliteDialect } from "../src/service/store/pglite-dialect";
import { openPglite } from "../src/service/store/pglite-store";
import type { Row } from "./row";

/** Time of each measurement. */
const MEASURED_MS = 3_000;
/** Writers of the group commit. */
const WRITERS = 16;
/** A page of the write-ahead log. */
const PAGE_BYTES = 8_192;

/** A database with one row for each writer. */
type Written = Kysely<Record<never, never>>;

/**
 * Acknowledged commits per second of the embedded database in a folder, against the same driver and folder without the
 * sync for which each commit waits; and what commits gain that share one.
 */
export async function measureSyncedCommit(ms = MEASURED_MS): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "consentform-bench-"));
  try {
    const { dialect, release } = await openPglite({ kind: "folder", path: folder });
    const synced = await openWritten(dialect);
    const unsynced = await openWritten(await withoutSync(join(folder, "unsynced")));
    const rows = await rowsOf({ synced, unsynced, folder, ms });
    await Promise.all([synced.destroy(), unsynced.destroy()]);
    release();
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Measured {
  readonly synced: Written;
  readonly unsynced: Written;
  readonly folder: string;
  readonly ms: number;
}

async function rowsOf({ synced, unsynced, folder, ms }: Measured): Promise<Row[]> {
  // The first commits and pages make files larger, which later ones do not.
  for (const db of [synced, unsynced]) await commitsPerSecond(db, WRITERS, ms / 5);
  const rows: Row[] = [];
  const rates = new Map<number, number>();
  for (const writers of [1, WRITERS]) {
    // Ours in the middle, so that a change of the machine's load shows on both sides.
    const before = await commitsPerSecond(unsynced, writers, ms);
    const ours = await commitsPerSecond(synced, writers, ms);
    const bare = (before + (await commitsPerSecond(unsynced, writers, ms))) / 2;
    rates.set(writers, ours);
    rows.push({
      subject: `a commit of one row in a data folder, ${writers === 1 ? "1 writer" : `${writers} writers`}`,
      ours: `${Math.round(ours)} commits/s`,
      against: `the same without a sync: ${Math.round(bare)}`,
      ratio: ours / bare,
    });
  }
  const [alone = Number.NaN, together = Number.NaN] = rates.values();
  const disk = syncsPerSecond(join(folder, "disk"), ms);
  rows.push(
    {
      subject: `commits that share a sync, ${WRITERS} writers`,
      ours: `${Math.round(together)} commits/s`,
      against: `1 writer: ${Math.round(alone)}`,
      ratio: together / alone,
    },
    {
      subject: "a commit of one row in a data folder, 1 writer",
      ours: `${Math.round(alone)} commits/s`,
      against: `writing and syncing ${PAGE_BYTES / 1024} KiB of a file: ${Math.round(disk)}`,
      ratio: alone / disk,
    },
  );
  return rows;
}

/** PGlite on the same disk, as it is by default: nothing is synced. */
async function withoutSync(folder: string): Promise<Dialect> {
  mkdirSync(folder);
  return pgliteDialect(await PGlite.create({ fs: new NodeFS(folder) }));
}

async function openWritten(dialect: Dialect): Promise<Written> {
  const db: Written = new Kysely({ dialect });
  await sql`create table written (writer int primary key, count int not null)`.execute(db);
  await sql`insert into written select writer, 0 from generate_series(1, ${sql.lit(WRITERS)}) writer`.execute(db);
  return db;
}

async function commitsPerSecond(db: Written, writers: number, ms: number): Promise<number> {
  const begun = performance.now();
  let commits = 0;
  const write = async (_: unknown, index: number): Promise<void> => {
    while (performance.now() - begun < ms) {
      await db
        .transaction()
        .execute((tx) => sql`update written set count = count + 1 where writer = ${index + 1}`.execute(tx));
      commits += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  return (commits * 1000) / (performance.now() - begun);
}

function syncsPerSecond(file: string, ms: number): number {
  const descriptor = openSync(file, "w");
  const page = new Uint8Array(PAGE_BYTES);
  writeSync(descriptor, page);
  fdatasyncSync(descriptor);
  const begun = performance.now();
  let syncs = 0;
  while (performance.now() - begun < ms) {
    // Over the same place, as in the log, whose segments have their size already.
    writeSync(descriptor, page, 0, page.length, 0);
    fdatasyncSync(descriptor);
    syncs += 1;
  }
  closeSync(descriptor);
  return (syncs * 1000) / (performance.now() - begun);
}
