import { sql } from "kysely";
import type { Queryable } from "./database";
import type { Environment } from "./environment";
import type { SiteSettings } from "./tables/sites";

/** What recording a visitor's choice needs to know about a stage. */
export interface IntakeStage {
  readonly siteId: string;
  readonly environment: Environment;
  readonly workspaceId: string;
  readonly recordIp: SiteSettings["record_ip"];
  /** Changes when the stage serves something else. */
  readonly mark: string;
  /** Hosts that are attached in the environment, verified or not. */
  readonly hosts: readonly { readonly host: string; readonly include_subdomains: boolean }[];
}

/** The stage of a site, whatever it serves; null if there is no such site. */
export async function intakeStage(
  db: Queryable,
  siteId: string,
  environment: Environment,
): Promise<IntakeStage | null> {
  const { rows } = await sql<Omit<IntakeStage, "siteId" | "environment">>`
    select site.workspace_id as "workspaceId", site.settings->>'record_ip' as "recordIp",
      concat(stage.number, '/', stage.consent_revision) as mark,
      (
        select coalesce(json_agg(json_build_object('host', host, 'include_subdomains', include_subdomains)), '[]'::json)
        from domains where domains.site_id = site.id and domains.environment = ${environment}
      ) as hosts
    from sites as site
    join stages as stage on stage.site_id = site.id and stage.environment = ${environment}
    where site.id = ${siteId}
  `.execute(db);
  const [row] = rows;
  return row === undefined ? null : { siteId, environment, ...row };
}
