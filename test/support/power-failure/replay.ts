/**
 * Lets the power fail during a recording and starts the database on what is left, again and again: `node replay.ts
 * RECORDING SNAPSHOT FAILURES SEED`. FAILURES is a number, or `every`: after every sync and once between any two. With
 * `log-ignored` and `files-ignored` it fails once, after ten writes, on a disk that does nothing when the log, or else
 * all the rest, is to be synced. Prints each {@link Outcome} as a line of JSON. It is a separate process because
 * PGlite, which blocks its thread, never returns from some broken folders.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deserialize } from "node:v8";
import { openStore, type Store } from "@consentform/service";
import { sql } from "kysely";
import type { DiskEvent } from "./disk-event";
import { type FailingDisk, failingDisk, type Kept, type Random } from "./failing-disk";
import type { Outcome } from "./outcome";

async function main(recording: string, snapshot: string, failures: string, seed: number): Promise<void> {
  const all = deserialize(readFileSync(recording)) as DiskEvent[];
  const { isIgnored = () => false } = ignoring[failures] ?? {};
  const events = all.filter((event) => event.kind !== "sync-start" || !isIgnored(event));
  const random = randomFrom(seed);
  const disk = failingDisk();
  const reported = new Set<number>();
  let happened = 0;
  for (const [round, moment] of moments(events, failures, random).entries()) {
    for (; happened < moment; happened += 1) {
      const event = events[happened];
      if (event?.kind === "reported" && event.number > 0) reported.add(event.number);
      else if (event !== undefined) disk.apply(event);
    }
    const kept = (["nothing", "some", "some", "everything"] as const)[round % 4] ?? "some";
    console.log(
      JSON.stringify({ moment, kept, ...(await restart(disk, kept, random, reported, snapshot)) } satisfies Outcome),
    );
  }
}

/** Disks that do nothing when some files are to be synced. */
const ignoring: Readonly<Record<string, { isIgnored: (sync: { isDataOnly: boolean }) => boolean }>> = {
  "log-ignored": { isIgnored: ({ isDataOnly }) => isDataOnly },
  "files-ignored": { isIgnored: ({ isDataOnly }) => !isDataOnly },
};

/**
 * How many events have happened when the power fails. Before the first number the folder is in the making, and a start
 * begins again.
 */
function moments(events: readonly DiskEvent[], failures: string, random: Random): number[] {
  const made = events.findIndex((event) => event.kind === "reported");
  if (failures in ignoring) return [events.findIndex((event) => event.kind === "reported" && event.number === 10) + 1];
  const syncs = [...events.keys()].filter((index) => index > made && events[index]?.kind === "sync-end");
  const between = syncs.map((sync, position) => {
    const next = syncs[position + 1] ?? events.length;
    return sync + 1 + Math.floor(random() * (next - sync));
  });
  const all = [...syncs.map((sync) => sync + 1), ...between];
  const chosen =
    failures === "every"
      ? all
      : Array.from({ length: Number(failures) }, () => all[Math.floor(random() * all.length)] ?? 0);
  return chosen.sort((a, b) => a - b);
}

type Found = Pick<Outcome, "lost" | "halves" | "unindexed">;

async function restart(
  disk: FailingDisk,
  kept: Kept,
  random: Random,
  reported: Set<number>,
  snapshot: string,
): Promise<Found> {
  const path = mkdtempSync(join(tmpdir(), "consentform-power-"));
  try {
    disk.fail(path, kept, random);
    const store = await openStore({ kind: "folder", path, snapshot });
    try {
      return await compare(store, reported);
    } finally {
      await store.close();
    }
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}

async function compare({ db }: Store, reported: Set<number>): Promise<Found> {
  const numbers = async (table: string): Promise<Set<number>> => {
    const { rows: tables } = await sql`select where to_regclass(${table}) is not null`.execute(db);
    if (tables.length === 0) return new Set();
    const { rows } = await sql<{ number: number }>`
      select number from ${sql.table(table)} where length(text) = 3000 and number > 0`.execute(db);
    return new Set(rows.map(({ number }) => number));
  };
  const first = await numbers("first_copy");
  const second = await numbers("second_copy");
  await sql`set enable_seqscan = off`.execute(db);
  const byIndex = await numbers("second_copy");
  await sql`create table later (number integer primary key)`.execute(db);
  return {
    lost: [...reported].filter((number) => !second.has(number)),
    halves: different(first, second),
    unindexed: different(second, byIndex),
  };
}

function different(some: Set<number>, others: Set<number>): number[] {
  return [...new Set([...some, ...others])].filter((number) => some.has(number) !== others.has(number));
}

/** Numbers that follow from a seed (mulberry32). */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const [recording = "", snapshot = "", failures = "", seed = ""] = process.argv.slice(2);
void main(recording, snapshot, failures, Number(seed)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
