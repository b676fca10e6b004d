import type { Schemas } from "@consentform/consent/contract";
import { hasScope } from "../http/caller";
import { etagOf } from "../http/etags";
import type { RequestFacts } from "../http/handler";
import { settableFields } from "../http/settable-fields";
import type { ServiceSettings } from "../runtime/settings";
import type { Row, Transaction } from "../store/database";
import { type IncludedParts, includedParts, type SiteInclude } from "./included-parts";
import { stagesOf } from "./site-stages";

/** The fields of a site that clients set (flags C and U of contract 2.1). */
export type SiteFields = Pick<Row<"sites">, keyof Schemas["SiteUpdate"]>;

/** The settable fields of a site. */
export function siteFields(row: Row<"sites">): SiteFields {
  return settableFields("updateSite", row);
}

/** The ETag of a site. */
export function siteEtag(keys: RequestFacts<"getSite">["keys"], row: Row<"sites">): string {
  return etagOf(keys, { ...siteFields(row), external_key: row.external_key });
}

/** The members of a call that showing sites needs. */
export type SiteViewer = Pick<RequestFacts<"getSite">, "caller" | "keys" | "now" | "settings"> & {
  readonly tx: Transaction;
};

/** Sites as the API shows them, in the order given. A fixed number of queries, however many sites. */
export async function siteViews(
  viewer: SiteViewer,
  rows: readonly Row<"sites">[],
  include: readonly SiteInclude[] = [],
): Promise<Schemas["Site"][]> {
  const ids = rows.map(({ id }) => id);
  const { tx, caller } = viewer;
  // Without banner:read the stages and the template are null (contract 1.4), so they are not even read.
  const stages = hasScope(caller, "banner:read") ? await stagesOf(tx, ids) : null;
  const partsOf = await includedParts(viewer, ids, include);
  return rows.map((row) => ({
    ...ownView(viewer, row),
    stages: stages?.get(row.id)?.stages ?? null,
    template: stages?.get(row.id)?.template ?? null,
    ...partsOf(row.id),
  }));
}

/** One site as the API shows it. */
export async function siteView(
  viewer: SiteViewer,
  row: Row<"sites">,
  include: readonly SiteInclude[] = [],
): Promise<Schemas["Site"]> {
  const [view] = await siteViews(viewer, [row], include);
  if (view === undefined) throw new Error(`Site ${row.id} has no view.`);
  return view;
}

type OwnView = Omit<Schemas["Site"], "stages" | "template" | keyof IncludedParts>;

function ownView({ keys, now, settings }: SiteViewer, row: Row<"sites">): OwnView {
  const isLowering = row.retention_effective_at !== null && row.retention_effective_at > now;
  return {
    id: row.id,
    workspace_id: row.workspace_id,
    external_key: row.external_key,
    ...siteFields(row),
    retention_effective_at: isLowering ? (row.retention_effective_at?.toISOString() ?? null) : null,
    script_url: scriptUrl(settings, row.id, "production"),
    snippets: {
      preview: scriptTag(scriptUrl(settings, row.id, "preview")),
      production: scriptTag(scriptUrl(settings, row.id, "production")),
    },
    production_last_fetched_at: row.production_last_fetched_at?.toISOString() ?? null,
    etag: siteEtag(keys, row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    updated_by: row.updated_by,
  };
}

function scriptUrl({ assetUrl }: ServiceSettings, siteId: string, environment: "preview" | "production"): string {
  return `${assetUrl}/s/${siteId}/${environment}/loader.js`;
}

function scriptTag(url: string): string {
  return `<script src="${url}"></script>`;
}
