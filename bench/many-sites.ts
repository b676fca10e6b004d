import { sql } from "kysely";
import type { Store } from "../src/service";

/** Tables whose rows belong to a site, each with what makes a copied row unique beside its site. */
const COPIED: readonly (readonly [table: string, unique: string])[] = [
  ["sites", "'id', copy.id, 'external_key', 'bench-' || copy.place, 'name', 'copy ' || copy.place"],
  ["stages", "'site_id', copy.id"],
  ["drafts", "'site_id', copy.id"],
  ["versions", "'site_id', copy.id"],
  ["scan_schedules", "'site_id', copy.id"],
  ["domains", "'site_id', copy.id, 'id', row.id || '_' || copy.place, 'host', 'www.copy-' || copy.place || '.example'"],
  ["services", "'site_id', copy.id, 'id', row.id || '_' || copy.place"],
  ["events", "'site_id', copy.id, 'id', row.id || '_' || copy.place"],
];

/** The id of one of the copies that {@link copySite} makes. */
export function copyId(place: number): string {
  return `site_copy${String(place).padStart(22, "0")}`;
}

/** Copies a site and everything of it in the database itself, `count` times: through the API it would take minutes. */
export async function copySite({ db }: Store, siteId: string, count: number): Promise<void> {
  for (const [table, unique] of COPIED) {
    const owner = table === "sites" ? "id" : "site_id";
    await sql`
      insert into ${sql.table(table)}
      select (jsonb_populate_record(row, jsonb_build_object(${sql.raw(unique)}))).*
      from ${sql.table(table)} as row,
        (select place, 'site_copy' || lpad(place::text, 22, '0') as id from generate_series(1, ${count}::integer) as place) as copy
      where row.${sql.ref(owner)} = ${siteId}
    `.execute(db);
  }
  await sql`update sites set created_at = created_at - substr(id, 10)::integer * interval '1 second' where id like 'site_copy%'`.execute(
    db,
  );
  await sql`analyze`.execute(db);
}
