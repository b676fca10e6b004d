/** The primary of PostgreSQL dies while choices arrive, and a synchronous standby takes over (docs/guides). */
import { sql } from "kysely";
import { Client } from "pg";
import { attach, choice, send } from "../support/choices";
import { publishedSite } from "../support/consents";
import { startInProcessService } from "../support/in-process-service";
import { startPostgresPair } from "../support/postgres-pair";
import { tellMissing } from "../support/required";
import { until } from "../support/until";

/** Choices offered; the soak offers as many as a large site has in a minute. */
const OFFERED = process.env.CONSENTFORM_TESTS === "soak" ? 5_000 : 1_000;
const VISITORS = 40;
const SITES = 4;

test("loses and repeats no acknowledged choice when the primary is killed", async () => {
  const pair = await startPostgresPair();
  if (pair === null) return void tellMissing("postgres", "the failover of PostgreSQL is not tested");
  const under = await startInProcessService({ database: { kind: "postgres", url: pair.url } });
  try {
    const sites: string[] = [];
    for (let index = 0; index < SITES; index += 1) {
      sites.push(await publishedSite(under, { name: `shop ${index}` }));
      await attach(under, sites[index] ?? "", `shop-${index}.example`);
    }
    const acknowledged = new Map<string, string>();
    const refusals = new Set<string>();
    let offered = 0;
    const visit = async (): Promise<void> => {
      while (offered < OFFERED) {
        const number = offered;
        offered += 1;
        const body = choice(under);
        const from = {
          origin: `https://shop-${number % SITES}.example`,
          address: `10.0.${number >> 8}.${number & 255}`,
        };
        // As a browser does: it sends the choice again until it is answered.
        await until(async () => {
          const answer = await send(under, sites[number % SITES] ?? "", body, from);
          if (answer.status < 300) acknowledged.set(body.id, answer.body.id);
          else refusals.add(`${answer.status} ${answer.headers.get("retry-after")} ${answer.body.detail}`);
          return answer.status < 300;
        });
      }
    };
    const failover = async (): Promise<void> => {
      await until(() => acknowledged.size > OFFERED / 4);
      pair.killPrimary();
      await until(() => refusals.size > 0);
      pair.promoteStandby();
    };
    await Promise.all([failover(), ...Array.from({ length: VISITORS }, visit)]);
    expect(acknowledged.size).toBe(OFFERED);
    expect([...refusals]).toEqual(["503 1 The database does not answer. Try again in 1 second."]);
    const { db } = under.service.store;
    const { rows } = await sql<{ id: string }>`select id from consent_records`.execute(db);
    expect(rows.map(({ id }) => id).sort()).toEqual([...acknowledged.values()].sort());
    const gaps = await sql`
      select site_id from consent_chains as chain where length <> (
        select count(*) from consent_records as record
        where record.site_id = chain.site_id and record.environment = chain.environment and sequence <= length
      )`.execute(db);
    expect(gaps.rows).toEqual([]);
  } finally {
    await under.close();
    await pair.stop();
  }
}, 120_000);

test("leaves a read-only server for the primary without a restart", async () => {
  const pair = await startPostgresPair();
  if (pair === null) return;
  const under = await startInProcessService({ database: { kind: "postgres", url: pair.url } });
  try {
    const create = async () => {
      const { status, body } = await under.call("createSite", { body: { name: "Shop" } });
      return status === 201 ? status : `${status} ${body.detail}`;
    };
    expect(await create()).toBe(201);
    // A router that leads to a standby: every new connection reaches it.
    const operator = new Client({ connectionString: pair.url });
    await operator.connect();
    pair.leadTo("standby");
    await operator.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = 'postgres' and backend_type = 'client backend'",
    );
    await operator.end();
    await until(async () => (await create()) === "503 The database takes no writes. Try again in 1 second.");
    pair.leadTo("primary");
    await until(async () => (await create()) === 201);
  } finally {
    await under.close();
    await pair.stop();
  }
}, 60_000);
