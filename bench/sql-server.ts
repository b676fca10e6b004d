/**
 * The service beside what it is compared with, in one process and on one database: a bare Hono handler that runs the statements which the
 * service ran for the same request, and answers their rows as JSON. Prints its two origins, the headers and the loads.
 */
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { CompiledQuery } from "kysely";
import { listen } from "../src/service";
import { type Statement, statementChannel } from "../src/service/store/prepared-statements";
import { type BenchService, startBenchService } from "./bench-service";
import { createLoads, LOAD_NAMES, type LoadName, type Loads } from "./sql-loads";

/** One more than a block of the rate limit: some of them run without leasing, which is the least a request can do. */
const RECORDED = 6;

async function main(copies: number): Promise<void> {
  const bench = await startBenchService(copies);
  const { service, smallId, largeId, headers } = bench;
  const loads = createLoads({ smallId, largeId, headers, firstCopy: 1 });
  const statements = new Map<LoadName, readonly Statement[]>();
  for (const name of LOAD_NAMES) statements.set(name, await recorded(bench, loads, name));
  const listener = await listen(
    (request, { address }) => service.fetch(request, address === null ? {} : { address }),
    "127.0.0.1",
    0,
  );
  serve({ fetch: bareApp(bench, statements).fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
    const counts = Object.fromEntries([...statements].map(([name, { length }]) => [name, length]));
    const origins = { origin: `http://127.0.0.1:${listener.port}`, bareOrigin: `http://127.0.0.1:${port}` };
    console.log(JSON.stringify({ ...origins, headers, smallId, largeId, counts }));
  });
}

function bareApp({ service: { store } }: BenchService, statements: ReadonlyMap<string, readonly Statement[]>): Hono {
  return new Hono().all("/:name", async (context) => {
    await context.req.text();
    const asked = statements.get(context.req.param("name")) ?? [];
    const rows = await store.db.connection().execute(async (connection) => {
      const answers: unknown[] = [];
      for (const { sql, parameters } of asked) {
        answers.push((await connection.executeQuery(CompiledQuery.raw(sql, [...parameters]))).rows);
      }
      return answers;
    });
    return context.json(rows);
  });
}

/** The fewest statements that the service runs for a request. A transaction ends with rollback, so that it can be run again. */
async function recorded(bench: BenchService, loads: Loads, name: LoadName): Promise<readonly Statement[]> {
  let fewest: readonly Statement[] | null = null;
  for (let run = 0; run < RECORDED; run += 1) {
    const heard: Statement[] = [];
    const hear = (statement: unknown): void => void heard.push(statement as Statement);
    const { method, path, body } = loads[name]();
    statementChannel.subscribe(hear);
    await bench.send(method, path.slice("/v1".length), body === undefined ? undefined : JSON.parse(body));
    statementChannel.unsubscribe(hear);
    if (fewest === null || heard.length < fewest.length) fewest = heard;
  }
  await forget(bench, fewest ?? []);
  return (fewest ?? []).map((statement) =>
    statement.sql === "commit" ? { ...statement, sql: "rollback" } : statement,
  );
}

/** Removes the rows that a recorded transaction inserted, which it could not insert again. */
async function forget({ service: { store } }: BenchService, statements: readonly Statement[]): Promise<void> {
  const ids = statements.flatMap(({ parameters }) => parameters.filter((value) => String(value).startsWith("evt_")));
  await store.db.deleteFrom("events").where("id", "in", ids.map(String)).execute();
  const version = statements.find(({ sql }) => sql.startsWith('insert into "versions"'));
  const siteId = version?.parameters.find((value) => String(value).startsWith("site_"));
  await store.db.deleteFrom("versions").where("site_id", "=", String(siteId)).execute();
}

void main(Number(process.argv[2])).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
