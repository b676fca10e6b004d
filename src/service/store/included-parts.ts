import { type RawBuilder, sql } from "kysely";
import { json, type Queryable, type Row } from "./database";
import type { Environment } from "./environment";
import type { IssueWithScan } from "./issues";

/**
 * Rows of each part that may be included in a list of sites. Every site has exactly one schedule, which is not among
 * them.
 */
interface PartRows {
  domains: Row<"domains">;
  services: Row<"services">;
  suppressions: IssueWithScan;
  install_checks: Row<"install_checks">;
}

/** A part of a site that has any number of objects. */
export type ManyPart = keyof PartRows;

/** The facts that decide which objects a caller sees. */
export interface PartView {
  readonly now: Date;
  /** The environment that the token is bound to, or null. */
  readonly environment: Environment | null;
}

interface Source {
  /** Most objects that are shown of one site. */
  readonly most: number;
  readonly columns: RawBuilder<unknown>;
  /**
   * The SQL after `from`, narrowed to `site.id`. Each has an index that begins with the site and goes on in this order.
   */
  from(view: PartView): RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

/** Most objects of each part that are shown of one site: as many domains as a site may have. */
const sources: Readonly<Record<ManyPart, Source>> = {
  domains: {
    most: 100,
    columns: sql`domains.*`,
    from: () => sql`domains where domains.site_id = site.id`,
    order: sql`created_at desc, id desc`,
  },
  services: {
    most: 100,
    columns: sql`services.*`,
    // What only scans wrote may be thousands, and belongs to no deployment.
    from: () => sql`services where services.site_id = site.id and services.set_by_hand <> '[]'::jsonb`,
    order: sql`created_at desc, id desc`,
  },
  suppressions: {
    most: 100,
    columns: sql`issues.*, (select observed.scan_id from observed_scans as observed
      where observed.site_id = issues.site_id and observed.environment = issues.environment) as last_scan_id`,
    from: ({ now, environment }) => sql`issues where issues.site_id = site.id and issues.suppressed_at is not null
      and (issues.suppression_expires_at is null or issues.suppression_expires_at > ${now})${inEnvironment("issues", environment)}`,
    order: sql`suppressed_at desc, id desc`,
  },
  install_checks: {
    // Checks are never deleted, so a site has any number of old ones.
    most: 5,
    columns: sql`install_checks.*`,
    from: ({ environment }) =>
      sql`install_checks where install_checks.site_id = site.id${inEnvironment("install_checks", environment)}`,
    order: sql`created_at desc, id desc`,
  },
};

function inEnvironment(table: string, environment: Environment | null): RawBuilder<unknown> {
  return environment === null ? sql`` : sql` and ${sql.ref(`${table}.environment`)} = ${environment}`;
}

/** Parts of a site that has any number of objects, in the order in which they are read. */
export const manyParts = Object.keys(sources) as readonly ManyPart[];

/** Most objects that one site shows of the parts. */
export function maxPartsOf(parts: readonly ManyPart[]): number {
  return parts.reduce((sum, part) => sum + sources[part].most, 0);
}

/** One part of several sites. */
export interface PartOfSites<Part extends ManyPart> {
  /** By site id; sites without any have no entry. */
  readonly rows: ReadonlyMap<string, readonly PartRows[Part][]>;
  /** Ids of the sites that have more than are shown. */
  readonly truncated: ReadonlySet<string>;
}

/** The first objects of a part of each site. One query, which reads a bounded number of rows of each site. */
export async function partOfSites<Part extends ManyPart>(
  db: Queryable,
  part: Part,
  siteIds: readonly string[],
  view: PartView,
): Promise<PartOfSites<Part>> {
  const { most, columns, from, order } = sources[part];
  const rows = new Map<string, PartRows[Part][]>();
  const truncated = new Set<string>();
  if (siteIds.length === 0) return { rows, truncated };
  const { rows: found } = await sql<PartRows[Part]>`
    select part.* from jsonb_array_elements_text(${json(siteIds)}) as site (id)
    cross join lateral (select ${columns} from ${from(view)} order by ${order} limit ${most + 1}) as part
    order by ${order}
  `.execute(db);
  for (const row of found) {
    const ofSite = rows.get(row.site_id) ?? [];
    if (ofSite.length < most) rows.set(row.site_id, [...ofSite, row]);
    else truncated.add(row.site_id);
  }
  return { rows, truncated };
}

/** How many objects of the parts each site shows, together. One query of indexes alone. */
export async function countParts(
  db: Queryable,
  parts: readonly ManyPart[],
  siteIds: readonly string[],
  view: PartView,
): Promise<ReadonlyMap<string, number>> {
  const counts = parts.map(
    (part) =>
      sql`(select count(*) from (select 1 from ${sources[part].from(view)} limit ${sources[part].most}) as one)`,
  );
  const { rows } = await sql<{ id: string; count: number }>`
    select site.id, (${sql.join(counts, sql` + `)})::integer as count
    from jsonb_array_elements_text(${json(siteIds)}) as site (id)
  `.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
