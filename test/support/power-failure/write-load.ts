/**
 * Writes to a new database in a folder and records what happens to its files: `node write-load.ts FOLDER SNAPSHOT
 * WRITES OUTPUT`. Each write is one number in two tables, in one transaction; what was acknowledged, and what others
 * read, is noted between the events of the files.
 */
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { serialize } from "node:v8";
import { openStore, type Store } from "@consentform/service";
import { sql } from "kysely";
import { recordFiles } from "./recorded-files";

const lanes = 6;

async function main(folder: string, snapshot: string, writes: number, output: string): Promise<void> {
  const isOfDatabase = (path: string): boolean => path === "database.complete" || /^database(\/|$)/.test(path);
  const events = recordFiles(folder, isOfDatabase);
  const store = await openStore({ kind: "folder", path: folder, snapshot });
  await sql`create table first_copy (number integer primary key, text text not null)`.execute(store.db);
  await sql`create table second_copy (number integer primary key, text text not null)`.execute(store.db);
  const reported = (number: number): void => void events.push({ kind: "reported", number });
  reported(0);

  let next = 0;
  const write = async (): Promise<void> => {
    while (next < writes) {
      next += 1;
      const number = next;
      // More than what PostgreSQL would compress away: the log is to go through many segments.
      const text = randomBytes(1500).toString("hex");
      await store.transaction(async (tx) => {
        await sql`insert into first_copy values (${number}, ${text})`.execute(tx);
        await sql`insert into second_copy values (${number}, ${text})`.execute(tx);
      });
      reported(number);
      if (number % Math.ceil(writes / 4) === 0) await rearrange(store, number);
    }
  };
  const read = async (): Promise<void> => {
    while (next < writes) {
      const { rows } = await sql<{ number: number | null }>`select max(number) as number from second_copy`.execute(
        store.db,
      );
      reported(rows[0]?.number ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  };
  await Promise.all([...Array.from({ length: lanes }, write), read()]);
  await store.close();
  writeFileSync(output, serialize(events));
}

/** Files that come and go, and a checkpoint, which removes log that is not needed anymore. */
async function rearrange({ db }: Store, number: number): Promise<void> {
  const name = sql.table(`passing_${number}`);
  await sql`create table ${name} as select * from first_copy`.execute(db);
  await sql`checkpoint`.execute(db);
  await sql`update first_copy set text = reverse(text) where number % 3 = 0`.execute(db);
  await sql`vacuum first_copy`.execute(db);
  await sql`drop table ${name}`.execute(db);
  await sql`checkpoint`.execute(db);
}

const [folder = "", snapshot = "", writes = "", output = ""] = process.argv.slice(2);
void main(folder, snapshot, Number(writes), output);
