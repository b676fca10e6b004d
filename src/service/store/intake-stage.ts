import { sql } from "kysely";
import type { Queryable, Row } from "./database";
import type { Environment } from "./environment";
import { markOfStage } from "./stage-mark";
import type { SiteSettings } from "./tables/sites";

/** The facts about a stage that recording a choice needs. */
export interface IntakeStage {
  readonly siteId: string;
  readonly environment: Environment;
  readonly workspaceId: string;
  readonly recordIp: SiteSettings["record_ip"];
  /** Changes when the stage serves something else; null if it serves nothing. */
  readonly mark: string | null;
  /** Hosts that are attached in the environment, verified or not. */
  readonly hosts: readonly { readonly host: string; readonly include_subdomains: boolean }[];
}

type StageRow = Pick<IntakeStage, "workspaceId" | "recordIp" | "hosts"> &
  Pick<Row<"stages">, "number" | "consent_revision">;

/** The stage of a site, even if it serves nothing; null if there is no such site. */
export async function intakeStage(
  db: Queryable,
  siteId: string,
  environment: Environment,
): Promise<IntakeStage | null> {
  const { rows } = await sql<StageRow>`
    select site.workspace_id as "workspaceId", site.settings->>'record_ip' as "recordIp",
      stage.number, stage.consent_revision,
      (
        select coalesce(json_agg(json_build_object('host', host, 'include_subdomains', include_subdomains)), '[]'::json)
        from domains where domains.site_id = site.id and domains.environment = ${environment}
      ) as hosts
    from sites as site
    join stages as stage on stage.site_id = site.id and stage.environment = ${environment}
    where site.id = ${siteId}
  `.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { workspaceId, recordIp, hosts } = row;
  return { siteId, environment, workspaceId, recordIp, hosts, mark: markOfStage(row) };
}
