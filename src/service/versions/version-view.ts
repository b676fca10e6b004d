import type { Schemas } from "@consentform/consent/contract";
import { storedDocument } from "../drafts/draft-view";
import { frozenServices } from "../drafts/evaluate-document";
import type { Row } from "../store/database";
import type { Environment } from "../store/environment";
import type { Pointers } from "../store/stages";
import type { VersionHead } from "../store/versions";

/** The stages that hold a version, from the site's pointers. */
export function stagesHolding(number: number, pointers: Pointers): Environment[] {
  return (["preview", "production"] as const).filter((environment) => pointers[environment].number === number);
}

/** production if production holds it, else preview if preview does, else superseded (contract 2.4). */
export function versionState(stages: readonly Environment[]): Schemas["VersionState"] {
  if (stages.includes("production")) {
    return "production";
  }
  return stages.includes("preview") ? "preview" : "superseded";
}

/** A version as lists show it. */
export function versionSummary(row: VersionHead, pointers: Pointers): Schemas["VersionSummary"] {
  const stages = stagesHolding(row.number, pointers);
  return {
    workspace_id: row.workspace_id,
    site_id: row.site_id,
    number: row.number,
    environment: row.environment,
    note: row.note,
    reconsent: row.reconsent,
    publish_key: row.publish_key,
    services_digest: row.services_digest,
    config_digest: row.config_digest,
    rules_version: row.rules_version,
    waivers: row.waivers,
    stages,
    state: versionState(stages),
    bundle_sha256: { preview: row.preview_bundle_sha256, production: row.production_bundle_sha256 },
    consent_revision: { preview: row.preview_consent_revision, production: row.production_consent_revision },
    published_by: row.published_by,
    published_at: row.published_at.toISOString(),
    promoted_by: row.promoted_by,
    promoted_at: row.promoted_at?.toISOString() ?? null,
    first_in_production_at: row.first_in_production_at?.toISOString() ?? null,
    rolled_back_from: row.rolled_back_from,
    gate: row.gate,
  };
}

/** A version with everything that it froze. */
export function versionView(row: Row<"versions">, pointers: Pointers): Schemas["Version"] {
  return {
    ...versionSummary(row, pointers),
    document: storedDocument(row),
    services: frozenServices(row),
    warnings: row.warnings,
  };
}
