import { sql } from "kysely";
import { type ChainName, keyOf } from "./consent-chains";
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

type StageRow = Pick<IntakeStage, "siteId" | "environment" | "workspaceId" | "recordIp" | "hosts"> &
  Pick<Row<"stages">, "number" | "consent_revision">;

/** The stages with these names, even those that serve nothing, in the same order; null where there is no such site. */
export async function intakeStages(db: Queryable, names: readonly ChainName[]): Promise<(IntakeStage | null)[]> {
  const asked = names.map(({ siteId, environment }) => ({ site: siteId, environment }));
  const { rows } = await sql<StageRow>`
    select site.id as "siteId", stage.environment, site.workspace_id as "workspaceId",
      site.settings->>'record_ip' as "recordIp", stage.number, stage.consent_revision,
      (
        select coalesce(json_agg(json_build_object('host', host, 'include_subdomains', include_subdomains)), '[]'::json)
        from domains where domains.site_id = site.id and domains.environment = stage.environment
      ) as hosts
    from json_to_recordset(${JSON.stringify(asked)}::json) as named (site text, environment text)
    join sites as site on site.id = named.site
    join stages as stage on stage.site_id = named.site and stage.environment = named.environment
  `.execute(db);
  const byName = new Map(
    rows.map(({ number, consent_revision, ...stage }): [string, IntakeStage] => [
      keyOf(stage),
      { ...stage, mark: markOfStage({ number, consent_revision }) },
    ]),
  );
  return names.map((name) => byName.get(keyOf(name)) ?? null);
}
