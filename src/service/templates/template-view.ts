import type { Schemas } from "@consentform/consent/contract";
import { type Caller, hasScope, memberOf } from "../http/caller";
import { etagOf } from "../http/etags";
import type { Keyring } from "../runtime/keyring";
import type { Row, Transaction } from "../store/database";
import { linkedSiteIds, type TemplateWithRevision } from "../store/templates";

/** The fields of a template that a PATCH sets (flag U of contract 2.13). */
export interface TemplateFields {
  readonly name: string;
  readonly description: string;
  readonly document: Schemas["PartialBannerDocument"];
  readonly variables: Row<"template_revisions">["variables"];
  readonly locked_paths: string[];
}

/** The settable fields of a template. */
export function templateFields({ template, revision }: TemplateWithRevision): TemplateFields {
  return {
    name: template.name,
    description: template.description,
    document: JSON.parse(revision.document) as Schemas["PartialBannerDocument"],
    variables: revision.variables,
    locked_paths: revision.locked_paths,
  };
}

/** The strong ETag of a template; the digest represents the document. */
export function templateEtag({ template, revision }: TemplateWithRevision, keys: Keyring): string {
  const { name, description, digest, external_key } = template;
  const { variables, locked_paths } = revision;
  return etagOf(keys, { name, description, digest, variables, locked_paths, external_key });
}

/** The caller who reads templates. */
export interface TemplateViewer {
  readonly tx: Transaction;
  readonly caller: Caller;
  readonly keys: Keyring;
}

/** Templates as the API shows them to a caller, in the order given. */
export async function templateViews(
  { tx, caller, keys }: TemplateViewer,
  templates: readonly TemplateWithRevision[],
): Promise<Schemas["BannerTemplate"][]> {
  const { workspaceId, siteId } = memberOf(caller);
  const ids = templates.map(({ template }) => template.id);
  // Without sites:read, responses do not show which sites use a template (contract 1.4).
  const linked = hasScope(caller, "sites:read") ? await linkedSiteIds(tx, workspaceId, ids, siteId) : null;
  return templates.map((stored) => ({
    id: stored.template.id,
    workspace_id: stored.template.workspace_id,
    ...templateFields(stored),
    external_key: stored.template.external_key,
    digest: stored.template.digest,
    revision: stored.template.revision,
    site_ids: linked === null ? null : (linked.get(stored.template.id) ?? []),
    etag: templateEtag(stored, keys),
    created_at: stored.template.created_at.toISOString(),
    updated_at: stored.template.updated_at.toISOString(),
    updated_by: stored.template.updated_by,
  }));
}

/** One template as the API shows it to a caller. */
export async function templateView(
  viewer: TemplateViewer,
  stored: TemplateWithRevision,
): Promise<Schemas["BannerTemplate"]> {
  const [view] = await templateViews(viewer, [stored]);
  if (view === undefined) throw new Error(`Template ${stored.template.id} has no view.`);
  return view;
}
