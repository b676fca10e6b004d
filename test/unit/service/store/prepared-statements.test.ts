import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BrokenDatabaseError } from "@consentform/service";
import { PGlite } from "@electric-sql/pglite";
import { preparedStatements, type RunStatement } from "../../../../src/service/store/prepared-statements";
import { filesInMemory, unpackSnapshot } from "../../../../src/service/store/unpack-snapshot";
import { testSnapshot } from "../../../support/snapshot";

let pglite: PGlite;
let run: RunStatement;
beforeAll(async () => {
  pglite = await PGlite.create({ fs: filesInMemory(await testSnapshot()) });
  run = preparedStatements(pglite);
  await run("create table things (id text primary key, count integer, at timestamptz, data jsonb, bytes bytea)", []);
}, 60_000);
afterAll(() => pglite.close());

test("returns values as PGlite's own query does, also for a known statement", async () => {
  const at = new Date("2026-11-21T10:00:00.123Z");
  const values = ["a", 3, at, JSON.stringify({ deep: [1, null] }), new Uint8Array([0, 255])];
  const inserted = await run("insert into things values ($1, $2, $3, $4, $5)", values);
  expect(inserted).toEqual({ rows: [], affectedRows: 1 });
  const { rows } = await pglite.query("select * from things where id = $1", ["a"]);
  for (const _ of [1, 2, 3]) {
    expect((await run("select * from things where id = $1", ["a"])).rows).toEqual(rows);
  }
  expect((await run("select id from things where id = any($1::text[])", [["a", "b,c"]])).rows).toEqual([{ id: "a" }]);
  expect((await run("update things set count = $1", [null])).affectedRows).toBe(1);
  expect((await run("select count from things", [])).rows).toEqual([{ count: null }]);
});

test("a failed statement has its code and does not affect the next one", async () => {
  await run("begin", []);
  await run("insert into things (id) values ($1)", ["b"]);
  await expect(run("insert into things (id) values ($1)", ["b"])).rejects.toMatchObject({ code: "23505" });
  await expect(run("select nothing from things where id = $1", ["b"])).rejects.toMatchObject({ code: "25P02" });
  await run("rollback", []);
  await expect(run("select nothing from things where id = $1", ["b"])).rejects.toMatchObject({ code: "42703" });
  expect((await run("insert into things (id) values ($1)", ["b"])).affectedRows).toBe(1);
});

test("more statements than are kept still run, and the forgotten ones are parsed again", async () => {
  for (let index = 0; index < 600; index += 1) {
    expect((await run(`select $1::integer + ${index} as sum`, [1])).rows).toEqual([{ sum: 1 + index }]);
  }
  const { rows } = await run("select count(*)::integer as kept from pg_prepared_statements where name <> $1", [""]);
  expect(Number(rows[0]?.kept)).toBeLessThanOrEqual(500);
  expect((await run("select $1::integer + 0 as sum", [1])).rows).toEqual([{ sum: 1 }]);
});

test("calls that prepare one statement at the same time leave one prepared", async () => {
  const sql = "select $1::integer + 1000 as sum";
  const kept = async () => {
    const { rows } = await run("select count(*)::integer as kept from pg_prepared_statements where statement = $1", [
      sql,
    ]);
    return rows[0]?.kept;
  };
  const answers = await Promise.all([1, 2, 3].map((value) => run(sql, [value])));
  expect(answers.map(({ rows }) => rows[0]?.sum)).toEqual([1001, 1002, 1003]);
  expect(await kept()).toBe(1);
  expect((await run(sql, [4])).rows).toEqual([{ sum: 1004 }]);
});

test("a backend that panicked is asked nothing more: it would never answer", async () => {
  const folder = mkdtempSync(join(tmpdir(), "consentform-panic-"));
  try {
    await unpackSnapshot(await testSnapshot(), folder);
    const statement = preparedStatements(await PGlite.create(folder));
    await statement("create table lines (text text)", []);
    // The segment in use stays open; there is no place for the next one.
    renameSync(join(folder, "pg_wal"), join(folder, "elsewhere"));
    const fill = async () => {
      for (let count = 0; count < 5000; count += 1)
        await statement("insert into lines values ($1)", ["x".repeat(1000)]);
    };
    await expect(fill()).rejects.toThrow(
      /^The database has stopped: could not create file "pg_wal.*start the service again\.$/,
    );
    await expect(statement("select 1", [])).rejects.toBeInstanceOf(BrokenDatabaseError);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
