/**
 * The service beside what it is compared with, in one process, each on its own copy of one database: bare Hono handlers
 * that run the statements which the service ran for the same request, and answer their rows as JSON. Prints the ports
 * and what the loads need.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { createService, listen, type Service } from "@consentform/service";
import { PGlite } from "@electric-sql/pglite";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { preparedStatements, type Statement, statementChannel } from "../src/service/store/prepared-statements";
import { BENCH_OPTIONS, startBenchService } from "./bench-service";
import { createLoads, LOAD_NAMES, type LoadName, type Loads, type LoadTargets } from "./sql-loads";

/**
 * One more than a block of the rate limit: some of them run without leasing, which is the least that a request can do.
 */
const RECORDED = 6;
/** How long the database alone is measured. */
const ALONE_MS = 2_000;

/**
 * Runs the statements of a request and answers their rows. A transaction is rolled back, so that it can be run again.
 */
type RunStatements = (statements: readonly Statement[]) => Promise<unknown>;

async function main(copies: number): Promise<void> {
  const { tar, targets } = await makeDatabase(copies);
  const pglite = await PGlite.create({ loadDataDir: new Blob([tar]) });
  const service = await onCopy(tar);
  const loads = createLoads({ ...targets, firstCopy: 1 });
  const records = new Map<string, Recorded>();
  for (const name of LOAD_NAMES) records.set(name, await recorded(service, loads, name));
  const ports = {
    ours: (await listen((request) => service.fetch(request, { address: "127.0.0.1" }), "127.0.0.1", 0)).port,
    bare: await served(bareApp(records, inPlainQueries(pglite))),
    prepared: await served(bareApp(records, asPrepared(pglite))),
    constant: await served(constantApp(records)),
  };
  const counts = Object.fromEntries([...records].map(([name, { statements }]) => [name, statements.length]));
  const alone: Record<string, number> = {};
  for (const [name, { statements }] of records) alone[name] = await perSecond(inPlainQueries(pglite), statements);
  console.log(JSON.stringify({ ports, targets, counts, alone }));
}

/** A database with many sites, as a tar of its files. */
async function makeDatabase(copies: number): Promise<{ tar: Uint8Array; targets: Omit<LoadTargets, "firstCopy"> }> {
  const path = mkdtempSync(join(tmpdir(), "consentform-bench-"));
  try {
    const { service, ...targets } = await startBenchService(copies, { kind: "folder", path });
    await service.close();
    const pglite = await PGlite.create({ dataDir: join(path, "database") });
    const tar = new Uint8Array(await (await pglite.dumpDataDir("none")).arrayBuffer());
    await pglite.close();
    return { tar, targets };
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}

async function onCopy(tar: Uint8Array): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), "consentform-bench-"));
  const snapshot = join(folder, "copy.tar.gz");
  writeFileSync(snapshot, gzipSync(tar, { level: 1 }));
  const service = await createService({ ...BENCH_OPTIONS, database: { kind: "memory", snapshot } });
  rmSync(folder, { recursive: true, force: true });
  return service;
}

/** The service's statements for a request: the fewest of several runs. */
interface Recorded {
  readonly statements: readonly Statement[];
  /** Body of the answer. */
  readonly answer: string;
}

async function recorded(service: Service, loads: Loads, name: LoadName): Promise<Recorded> {
  let fewest: Recorded | undefined;
  for (let run = 0; run < RECORDED; run += 1) {
    const heard: Statement[] = [];
    const hear = (statement: unknown): void => void heard.push(statement as Statement);
    const { path, ...init } = loads[name]();
    statementChannel.subscribe(hear);
    const answer = await service.fetch(new Request(`http://127.0.0.1:4071${path}`, init), { address: "127.0.0.1" });
    statementChannel.unsubscribe(hear);
    if (!answer.ok) throw new Error(`${init.method} ${path} answered ${answer.status}: ${await answer.text()}`);
    if (fewest === undefined || heard.length < fewest.statements.length)
      fewest = { statements: heard, answer: await answer.text() };
  }
  return fewest ?? { statements: [], answer: "" };
}

function bareApp(records: ReadonlyMap<string, Recorded>, run: RunStatements): Hono {
  return new Hono().all("/:name", async (context) => {
    await context.req.text();
    return context.json(await run(records.get(context.req.param("name"))?.statements ?? []));
  });
}

/** Answers what the service answered, without a database. */
function constantApp(records: ReadonlyMap<string, Recorded>): Hono {
  return new Hono().all("/:name", async (context) => {
    await context.req.text();
    return context.body(records.get(context.req.param("name"))?.answer ?? "", 200, {
      "content-type": "application/json",
    });
  });
}

/** How often a second the database alone runs the statements of a request, one request after the other. */
async function perSecond(run: RunStatements, statements: readonly Statement[]): Promise<number> {
  const begun = performance.now();
  let count = 0;
  while (performance.now() < begun + ALONE_MS) {
    await run(statements);
    count += 1;
  }
  return count / ((performance.now() - begun) / 1000);
}

function served(app: Hono): Promise<number> {
  return new Promise((resolve) => {
    serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => resolve(port));
  });
}

/** As PGlite's documentation has it. */
function inPlainQueries(pglite: PGlite): RunStatements {
  const each = async (database: Pick<PGlite, "query">, statements: readonly Statement[]): Promise<unknown[]> => {
    const answers: unknown[] = [];
    for (const { sql, parameters } of statements) answers.push((await database.query(sql, [...parameters])).rows);
    return answers;
  };
  return (statements) => {
    const inside = statements.filter(({ sql }) => sql !== "begin" && sql !== "commit");
    if (inside.length === statements.length) return each(pglite, statements);
    return pglite.transaction(async (tx) => {
      const answers = await each(tx as unknown as Pick<PGlite, "query">, inside);
      await tx.rollback();
      return answers;
    });
  };
}

/** As the service's own driver does it, one request after the other. */
function asPrepared(pglite: PGlite): RunStatements {
  const run = preparedStatements(pglite);
  let before: Promise<unknown> = Promise.resolve();
  const each = async (statements: readonly Statement[]): Promise<unknown[]> => {
    const answers: unknown[] = [];
    for (const { sql, parameters } of statements) {
      answers.push((await run(sql === "commit" ? "rollback" : sql, parameters)).rows);
    }
    return answers;
  };
  return (statements) => {
    const answers = before.then(() => each(statements));
    before = answers;
    return answers;
  };
}

void main(Number(process.argv[2])).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
