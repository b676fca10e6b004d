import type { Store } from "@consentform/service";
import { sql } from "kysely";

/** Sites that use one template, so that answers which name them are as long with few sites as with many. */
const SITES_OF_TEMPLATE = 100;

/** Rows that are copied with a site. */
interface CopiedTable {
  readonly table: string;
  /** Columns with ids of what is copied too. */
  readonly ids: readonly string[];
  /** Which rows, where that is not every row with the site's id. */
  readonly where?: string;
  /** SQL of further columns, which make a copied row differ: `row` is the site's, `place` the copy's number. */
  readonly others?: Readonly<Record<string, string>>;
}

const ofSite = "row.site_id = $site";
const host = { host: "'copy-' || place || '.' || row.host" };

/** Tables whose rows belong to a site. */
const COPIED: readonly CopiedTable[] = [
  {
    table: "sites",
    ids: ["id"],
    where: "row.id = $site",
    others: {
      name: "'copy ' || place",
      external_key: "'bench-' || place",
      created_at: "row.created_at - place * interval '1 second'",
    },
  },
  { table: "stages", ids: ["site_id"] },
  {
    table: "drafts",
    ids: ["site_id"],
    others: { template_ref: "jsonb_set(row.template_ref, '{id}', to_jsonb($template))" },
  },
  { table: "versions", ids: ["site_id"] },
  { table: "scan_schedules", ids: ["site_id"] },
  { table: "domains", ids: ["id", "site_id"], others: host },
  { table: "domain_claims", ids: ["domain_id"], where: ofA("domain"), others: host },
  { table: "services", ids: ["id", "site_id"] },
  { table: "scans", ids: ["id", "site_id", "previous_scan_id"] },
  { table: "issues", ids: ["id", "site_id", "service_id", "last_confirmed_scan_id"] },
  { table: "findings", ids: ["id", "scan_id", "issue_id", "service_id"], where: ofA("scan") },
  { table: "observed_scans", ids: ["site_id", "scan_id"] },
  { table: "install_checks", ids: ["id", "site_id"] },
  { table: "consent_chains", ids: ["site_id", "last_id"] },
  { table: "consent_records", ids: ["site_id", "id"] },
  { table: "exports", ids: ["id", "site_id"] },
  { table: "export_pieces", ids: ["export_id"], where: ofA("export") },
  { table: "alerts", ids: ["id", "site_id", "subject_id"] },
  // A workspace may have 100 that are in use. The others have ended, and are kept for 30 days.
  {
    table: "tokens",
    ids: ["id", "site_id"],
    others: { secret_hash: "md5(row.secret_hash || place)", revoked_at: "row.created_at" },
  },
  // Only those that are delivered: a site has dozens.
  { table: "events", ids: ["id", "site_id"], where: `${ofSite} and row.kind = 'site.updated'` },
  { table: "webhook_deliveries", ids: ["id", "event_id", "site_id"] },
  { table: "webhook_attempts", ids: ["delivery_id"], where: ofA("webhook_delivery", "webhook_deliveries") },
];

/** Tables of the template that a site's draft follows. */
const COPIED_TEMPLATE: readonly CopiedTable[] = [
  { table: "templates", ids: [], where: ofTemplate("id"), others: { id: "$template", name: "row.name || place" } },
  { table: "template_revisions", ids: [], where: ofTemplate("template_id"), others: { template_id: "$template" } },
];

/** Rows of an object of the site. */
function ofA(kind: string, table = `${kind}s`): string {
  return `row.${kind.replace("webhook_", "")}_id in (select id from ${table} where site_id = $site)`;
}

function ofTemplate(column: string): string {
  return `row.${column} = (select template_ref ->> 'id' from drafts where site_id = $site)`;
}

/** The id that an object of the site has in its copy number `place`, from 1. */
export function copyOf(id: string, place: number): string {
  return `${id.split("_")[0]}_${id.slice(-16)}${String(place).padStart(10, "0")}`;
}

/** {@link copyOf} in SQL. */
function copySql(column: string): string {
  return `split_part(row.${column}, '_', 1) || '_' || right(row.${column}, 16) || lpad(place::text, 10, '0')`;
}

/** Id of the template that a copy's draft follows: one for the copies 1 to 100, another for 101 to 200, and so on. */
export function templateOfCopy(place: number): string {
  return `tpl_${String(Math.floor((place - 1) / SITES_OF_TEMPLATE)).padStart(26, "0")}`;
}

/** {@link templateOfCopy} in SQL. */
const templateSql = `('tpl_' || lpad(((place - 1) / ${SITES_OF_TEMPLATE})::text, 26, '0'))`;

/** Copies a site and everything of it in the database itself, `count` times: through the API it would take minutes. */
export function copySite(store: Store, siteId: string, count: number): Promise<void> {
  return store.db.connection().execute(async (db) => {
    const copy = async (copied: CopiedTable, step: number): Promise<void> => {
      const statement = await copyStatement(db, copied, `generate_series(1, ${count}, ${step})`);
      await sql.raw(statement.replaceAll("$template", templateSql).replaceAll("$site", `'${siteId}'`)).execute(db);
    };
    // Without triggers, of which the checks of foreign keys take long: the copies refer to each other as the rows of
    // the site do.
    await sql`set session_replication_role = replica`.execute(db);
    try {
      for (const table of COPIED_TEMPLATE) await copy(table, SITES_OF_TEMPLATE);
      for (const table of COPIED) await copy(table, 1);
    } finally {
      await sql`set session_replication_role = origin`.execute(db);
    }
    // What a trigger does otherwise. The workspace has a count, of the site that is copied.
    await sql`update site_counts set count = (select count(*) from sites where workspace_id = site_counts.workspace_id)`.execute(
      db,
    );
    // As the service does it for what changes (store/pglite-upkeep.ts), and a server's autovacuum for what is added
    // too.
    await sql`vacuum (analyze)`.execute(db);
  });
}

async function copyStatement(db: Store["db"], copied: CopiedTable, places: string): Promise<string> {
  const { table, ids, where = ofSite, others = {} } = copied;
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = ${table} and table_schema = 'public'
  `.execute(db);
  const values = rows.map(({ name }) => others[name] ?? (ids.includes(name) ? copySql(name) : `row."${name}"`));
  return `
    insert into ${table} (${rows.map(({ name }) => `"${name}"`).join(", ")})
    select ${values.join(", ")}
    from ${table} as row, ${places} as place
    where ${where}`;
}
