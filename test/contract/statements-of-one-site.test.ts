/**
 * The tables that visitors write to can be spread over several servers by site (docs/scale.md): each statement on them
 * names one site and no other table, and no foreign key leads to or from another table. Here, PostgreSQL reports every
 * statement that it ran, with its plan.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openStore, runDueWork } from "@consentform/service";
import { sql } from "kysely";
import { type Operation, operations } from "../../src/consent/contract";
import { DAY_MS } from "../../src/service/runtime/durations";
import { busiestDay } from "../../src/service/store/consents";
import { attach, choice, send } from "../support/choices";
import { consent, publishedSite, rejected } from "../support/consents";
import { exported } from "../support/exports";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { type InhabitedSite, inhabitable, inhabitedSite } from "../support/inhabited-site";
import { collectStatements, type PlanNode, type RunStatement } from "../support/nested-statements";
import { repositoryFolder } from "../support/repository-folder";
import { postgresOfSuite } from "../support/service-databases";
import { startWebsite } from "../support/website";

const locate = postgresOfSuite();

const VISITOR_TABLES = ["consent_chains", "consent_receipts", "consent_records"];

/** Marks statements of this test, which are not the service's. */
const OWN = "/* test */";

/** Files whose statements are on these tables. Every function of a new one must run in this test. */
const FILES = [
  ...["consent-chains.ts", "consent-counts.ts", "consent-receipts.ts", "consents.ts", "exports.ts"],
  ...["person-records.ts", "recorded-sites.ts", "stored-chain.ts"],
];

test("each statement on the tables of visitors names one site and no other table", async () => {
  const database = await locate();
  if (database === null) return;
  // Migrated before anything is collected: a migration may read all sites, once.
  await (await openStore(database)).close();
  const statements = await collectStatements(database);
  const website = await startWebsite({ "/": "<p>Shop</p>", "/hook": { status: 204 } });
  const under = await startInProcessService({ ...inhabitable(website), database });
  try {
    const workspace = await under.workspace();
    await everyOperation(under, workspace.token, await inhabitedSite(under, workspace, website));
    await inhabitedSite(under, workspace, website);
    await visitorsAndPurges(under, workspace.workspaceId);
    const onVisitors = statements.filter(
      ({ text, plan }) => !text.includes(OWN) && tablesOf(plan).some((table) => VISITOR_TABLES.includes(table)),
    );
    const texts = new Set(onVisitors.map(({ text }) => text));
    for (const statement of REQUIRED) expect([...texts]).toContainEqual(expect.stringMatching(statement));
    expect(onVisitors.flatMap(faultsOf)).toEqual([]);
    expect(await foreignKeys(under)).toEqual([]);
  } finally {
    await under.close();
    await website.close();
  }
}, 120_000);

test("all statements on the tables of visitors are in files that the test above covers", () => {
  const folder = join(repositoryFolder, "src/service");
  const named = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => {
    if (!file.endsWith(".ts") || /^(dist|store\/tables)\//.test(file)) return false;
    const code = readFileSync(join(folder, file), "utf8").replaceAll(/Row<"\w+">|Database\["\w+"\]/g, "");
    return VISITOR_TABLES.some((table) => code.includes(table));
  });
  expect(named.sort()).toEqual(FILES.map((file) => `store/${file}`));
});

/** Statements whose absence would show that this test runs less than it says. */
const REQUIRED = [
  /from consent_chains\s+where.*for update skip locked/s,
  /from consent_chains\s+where.*for update$/s,
  /from consent_receipts\s+where site_id = named/s,
  /as of_subject/,
  /insert into consent_records/,
  /insert into consent_receipts/,
  /update consent_chains\s+set length = moved/s,
  /delete from consent_receipts/,
  /delete from "consent_records"/,
  /delete from "consent_chains"/,
  /max\(sequence\) as "newest_due"/,
  /update consent_records as record/,
  /update consent_receipts set body_hash/,
  /lag\(sequence\)/,
  /width_bucket/,
  /date_trunc/,
  /group by version_number/,
  /"site_name" from "consent_chains"/,
];

/** Reads what each operation reads, with an empty body where one is sent, and deletes the site. */
async function everyOperation(under: InProcessService, token: string, site: InhabitedSite): Promise<void> {
  const all = Object.values(operations);
  const isLast = ({ id }: Operation) => id === "deleteSite";
  for (const operation of [...all.filter((one) => !isLast(one)), ...all.filter(isLast)]) {
    const body = operation.isBodyRequired ? { body: {} } : {};
    await under.send({ method: operation.method, path: site.pathOf(operation), token, ...body });
  }
  await runDueWork(under.service);
}

/** Choices of several sites at once, again, changed and withdrawn; imports, erasures, exports, damage and every end. */
async function visitorsAndPurges(under: InProcessService, workspaceId: string): Promise<void> {
  const hosts = ["a.example", "b.example", "c.example"];
  const sites: string[] = [];
  for (const name of hosts) sites.push(await publishedSite(under, { name, retention: 365 }));
  await Promise.all(sites.map((id, index) => attach(under, id, hosts[index])));
  const to = (index: number, body: object) =>
    send(under, sites[index] ?? "", body, { origin: `https://${hosts[index]}` });
  const ids = { subject_id: "ab".repeat(16), subject_kept: true, external_id: "me" };
  const toEach = async (body: object, statuses: readonly number[]) => {
    const bodies = sites.map(() => choice(under, { ...ids, ...body }));
    for (const status of statuses) {
      const answers = await Promise.all(bodies.map((each, index) => to(index, each)));
      expect(answers.map((answer) => answer.status)).toEqual(sites.map(() => status));
    }
  };
  await toEach({}, [201, 200]);
  // As a clock that was ahead leaves it.
  await sql`
    update consent_chains set last_at = last_at + interval '100 days' where site_id = ${sites[2]}
  `.execute(under.service.store.db);
  await toEach({ event: "withdrawn", method: "preferences", decisions: rejected }, [201]);
  await under.service.recordConsents(sites.map((id) => consent(id)));
  await under.service.eraseSubject(sites[0] ?? "", "subject-1");
  await under.service.erasePerson(sites[2] ?? "", { externalId: "me" });
  const { db } = under.service.store;
  await busiestDay(db, sites[0] ?? "", new Date(0), new Date());
  await sql`delete from consent_records where site_id = ${sites[1]} and sequence = 2`.execute(db);
  for (const id of sites) await exported(under, id);
  await under.call("listConsents", { path: { id: sites[0] ?? "" } });
  await under.call("getSiteAnalytics", { path: { id: sites[0] ?? "" } });
  await under.call("deleteSite", { path: { id: sites[0] ?? "" }, query: { force: true } });
  await under.call("listConsents", { path: { id: sites[0] ?? "" } });
  // What operators delete by hand: a site, whose records stay, and a workspace, whose records go.
  await sql`delete from sites where id = ${sites[1]}`.execute(db);
  await sql`delete from workspaces where id = ${workspaceId}`.execute(db);
  under.advance(DAY_MS);
  await runDueWork(under.service);
  expect(await storedSites(under, "consent_records")).toEqual(sites);
  expect(await storedSites(under, "record_checks")).toEqual(sites);
  expect(await storedSites(under, "consent_receipts")).toEqual(sites);
  under.advance(400 * DAY_MS);
  await runDueWork(under.service);
  expect(await storedSites(under, "consent_receipts")).toEqual([]);
  expect(await storedSites(under, "consent_records")).toEqual([sites[1]]);
  // Chains of existing sites stay.
  expect(await storedSites(under, "consent_chains")).toEqual(sites.slice(1));
  expect(await storedSites(under, "record_checks")).toEqual(sites.slice(1));
}

/** The sites that have rows in a table, in the order in which they were made. */
async function storedSites({ service }: InProcessService, table: string): Promise<string[]> {
  const { rows } = await sql<{ site: string }>`
    select distinct site_id as site from ${sql.table(table)} order by 1 ${sql.raw(OWN)}
  `.execute(service.store.db);
  return rows.map(({ site }) => site);
}

function tablesOf(node: PlanNode): string[] {
  const table = node["Relation Name"]?.replace(/^(consent_records)_\d\d$/, "$1");
  return [...(table === undefined ? [] : [table]), ...(node.Plans ?? []).flatMap(tablesOf)];
}

/** Faults of a statement on the tables of visitors: none, if it names one site. */
function faultsOf({ text, plan }: RunStatement): string[] {
  const others = tablesOf(plan).filter((table) => !VISITOR_TABLES.includes(table));
  const sites = sitesOf(plan);
  // None: the database excluded every partition.
  const isOne = sites.every((site) => site !== null && site === sites[0]);
  return isOne && others.length === 0 ? [] : [`${text}: sites ${sites.join(", ")}; other tables ${others.join(", ")}`];
}

/** A site as plans name it, on either side of its column. */
const ONE_SITE = /\((?:\w+\.)?site_id = ('[^']*'::text|\$\d+)\)|\(('[^']*'::text|\$\d+) = (?:\w+\.)?site_id\)/;

/** The site that each part of a plan names: a constant or a parameter; null where it names none. */
function sitesOf(node: PlanNode): (string | null)[] {
  const inside = (node.Plans ?? []).flatMap(sitesOf);
  if (node["Node Type"] === "ModifyTable") {
    // An insert of one row names one site, and every other change finds its rows by a scan.
    const isRow = node.Plans?.every((child) => child["Node Type"] === "Result") === true;
    return node.Operation === "Insert" ? [isRow ? "one row" : null] : inside;
  }
  if (node["Relation Name"] === undefined) return inside;
  const conditions = `${node["Index Cond"]} ${node["Recheck Cond"]} ${node.Filter}`;
  const [, right, left] = ONE_SITE.exec(conditions) ?? [];
  return [right ?? left ?? null, ...inside];
}

/** Foreign keys between a table of visitors and another one. */
async function foreignKeys({ service }: InProcessService): Promise<unknown[]> {
  const { rows } = await sql`
    select conname, conrelid::regclass::text as of, confrelid::regclass::text as to from pg_constraint
    where contype = 'f'
      and (conrelid::regclass::text ~ ${`^(${VISITOR_TABLES.join("|")})`})
        <> (confrelid::regclass::text ~ ${`^(${VISITOR_TABLES.join("|")})`})
  `.execute(service.store.db);
  return rows;
}
