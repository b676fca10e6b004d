import type { Schemas } from "@consentform/consent/contract";
import type { Generated } from "kysely";
import type { Environment } from "../environment";
import type { Json, NullableJson, Optional } from "./columns";

type Actor = Schemas["Actor"];

interface TemplateTable {
  id: string;
  workspace_id: string;
  name: string;
  description: string;
  revision: number;
  /** Of the newest revision's document. */
  digest: string;
  external_key: string | null;
  created_at: Date;
  updated_at: Date;
  updated_by: Json<Actor>;
}

interface TemplateRevisionTable {
  template_id: string;
  revision: number;
  workspace_id: string;
  /** The partial document as it was sent, variables not put in. */
  document: string;
  variables: Json<Record<string, { required: boolean; default: string | null }>>;
  locked_paths: Json<string[]>;
}

interface DraftTable {
  site_id: string;
  workspace_id: string;
  /** The document as it was sent. */
  document: string;
  digest: string;
  managed_by: Optional<string>;
  waivers: Json<Schemas["ConfigDraft"]["waivers"]>;
  template_ref: NullableJson<NonNullable<Schemas["ConfigDraft"]["template_ref"]>>;
  revision: Generated<number>;
  validation: Json<Schemas["ConfigDraft"]["validation"]>;
  updated_at: Date;
  updated_by: Json<Actor>;
}

interface VersionTable {
  site_id: string;
  number: number;
  workspace_id: string;
  environment: Environment;
  document: string;
  /** JSON text of the list of frozen services. */
  services: string;
  config_digest: string;
  services_digest: string;
  waivers: Json<Schemas["Version"]["waivers"]>;
  rules_version: string;
  publish_key: Optional<string>;
  note: Optional<string>;
  reconsent: Schemas["Version"]["reconsent"];
  preview_bundle_sha256: Optional<string>;
  production_bundle_sha256: Optional<string>;
  preview_consent_revision: Optional<number>;
  production_consent_revision: Optional<number>;
  published_by: Json<Actor>;
  published_at: Date;
  promoted_by: NullableJson<Actor>;
  promoted_at: Optional<Date>;
  first_in_production_at: Optional<Date>;
  rolled_back_from: Optional<number>;
  gate: NullableJson<NonNullable<Schemas["Version"]["gate"]>>;
  warnings: Json<Schemas["Version"]["warnings"]>;
  /** Name of the file in `logos` that its banner shows; null if the service serves no logo for it. */
  logo: Optional<string>;
}

interface StageTable {
  site_id: string;
  environment: Environment;
  number: number | null;
  consent_revision: Generated<number>;
  updated_at: Date;
  updated_by: Json<Actor>;
}

/** Templates, drafts, versions, and the stages that serve them. */
export interface ConfigurationTables {
  templates: TemplateTable;
  template_revisions: TemplateRevisionTable;
  drafts: DraftTable;
  versions: VersionTable;
  stages: StageTable;
}
