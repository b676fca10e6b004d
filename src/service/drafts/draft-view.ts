import type { Schemas } from "@consentform/consent/contract";
import type { Row } from "../store/database";
import type { DraftHead } from "../store/drafts";

/** The strong ETag of a draft; its form is promised (contract 2.3). */
export function draftEtag(revision: number): string {
  return `"r${revision}"`;
}

/** A draft as the API shows it. `document`: the stored one, or its resolved view. */
export function draftView(row: Row<"drafts">, document: Schemas["BannerDocument"]): Schemas["ConfigDraft"] {
  return {
    workspace_id: row.workspace_id,
    site_id: row.site_id,
    document,
    waivers: row.waivers,
    managed_by: row.managed_by,
    template_ref: row.template_ref,
    revision: row.revision,
    etag: draftEtag(row.revision),
    digest: row.digest,
    validation: row.validation,
    updated_at: row.updated_at.toISOString(),
    updated_by: row.updated_by,
  };
}

/** The stored document of a draft or version. It was evaluated before it was stored. */
export function storedDocument(row: { readonly document: string }): Schemas["BannerDocument"] {
  return JSON.parse(row.document) as Schemas["BannerDocument"];
}

/** A draft without its document, as a site shows it. */
export function draftSummary(row: DraftHead): Schemas["SiteStages"]["draft"] {
  return {
    revision: row.revision,
    etag: draftEtag(row.revision),
    digest: row.digest,
    managed_by: row.managed_by,
    updated_at: row.updated_at.toISOString(),
    updated_by: row.updated_by,
    template_ref: row.template_ref,
  };
}
