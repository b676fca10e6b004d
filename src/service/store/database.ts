import type { Generated, Kysely, Transaction as KyselyTransaction, RawBuilder, Selectable } from "kysely";
import { sql } from "kysely";
import type { Schemas } from "../../contract";
import type { Environment } from "../caller";
import type { CatalogTables } from "./tables/catalog";
import type { Json, NullableJson, Optional } from "./tables/columns";
import type { JobTables } from "./tables/jobs";
import type { ScanTables } from "./tables/scans";

type Actor = Schemas["Actor"];

interface DeploymentTable {
  name: string;
  value: string;
}

interface WorkspaceTable {
  id: string;
  name: string;
  created_at: Date;
}

interface TokenTable {
  id: string;
  workspace_id: string;
  name: string;
  secret_hash: string;
  hint: string;
  scopes: Json<Schemas["Scope"][]>;
  site_id: string | null;
  environment: Environment | null;
  expires_at: Date | null;
  external_key: string | null;
  parent_id: string | null;
  created_at: Date;
  created_by: Json<Actor>;
  retires_at: Optional<Date>;
  revoked_at: Optional<Date>;
  /** `YYYY-MM-DD`. */
  last_used_on: Optional<string>;
}

interface RateWindowTable {
  bucket: string;
  started_at: Date;
  leased: number;
  granted: number;
}

interface IdempotencyKeyTable {
  workspace_id: string;
  operation: string;
  key_hash: string;
  request_hash: string;
  status: Optional<number>;
  body: Optional<string>;
  etag: Optional<string>;
  location: Optional<string>;
  created_at: Date;
}

/** A site's settings with every default filled in. */
export type SiteSettings = Required<Omit<Schemas["SiteSettings"], "promotion_gate">> & {
  promotion_gate: Required<Schemas["PromotionGate"]>;
};

interface SiteTable {
  id: string;
  workspace_id: string;
  name: string;
  retention: number;
  retention_effective_at: Optional<Date>;
  retention_until_then: Optional<number>;
  settings: Json<SiteSettings>;
  external_key: string | null;
  created_at: Date;
  updated_at: Date;
  updated_by: Json<Actor>;
  last_version_number: Generated<number>;
  production_last_fetched_at: Optional<Date>;
}

interface StageTable {
  site_id: string;
  environment: Environment;
  number: number | null;
  consent_revision: Generated<number>;
  updated_at: Date;
  updated_by: Json<Actor>;
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

interface TemplateRevisionTable {
  template_id: string;
  revision: number;
  workspace_id: string;
  /** The partial document as it was sent, variables not put in. */
  document: string;
  variables: Json<Record<string, { required: boolean; default: string | null }>>;
  locked_paths: Json<string[]>;
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
}

interface ScanScheduleTable {
  site_id: string;
  workspace_id: string;
  enabled: boolean;
  frequency: Schemas["ScanSchedule"]["frequency"];
  weekday: number;
  month_day: number;
  hour: number;
  timezone: string | null;
  environment: Environment;
  start_urls: Json<string[]>;
  max_pages: number;
  profiles: Json<Schemas["ScanSchedule"]["profiles"]>;
  next_run_at: Optional<Date>;
  last_scan_id: Optional<string>;
  last_skipped: NullableJson<NonNullable<Schemas["ScanSchedule"]["last_skipped"]>>;
  updated_at: Date;
  updated_by: Json<Actor>;
}

interface DomainTable {
  id: string;
  workspace_id: string;
  site_id: string;
  host: string;
  include_subdomains: boolean;
  environment: Environment;
  verification_method: Schemas["Domain"]["verification_method"];
  challenge: string;
  status: Schemas["Domain"]["status"];
  inherited_from: Optional<string>;
  failure: NullableJson<NonNullable<Schemas["Domain"]["failure"]>>;
  verified_at: Optional<Date>;
  last_checked_at: Optional<Date>;
  next_check_at: Optional<Date>;
  pending_since: Optional<Date>;
  failed_rechecks: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

interface DomainClaimTable {
  host: string;
  covers_subdomains: boolean;
  workspace_id: string;
  domain_id: string;
  claimed_at: Date;
}

interface AlertChannelTable {
  id: string;
  workspace_id: string;
  name: string;
  kind: Schemas["AlertChannel"]["kind"];
  url_sealed: Optional<string>;
  url_hint: Optional<string>;
  min_severity: Schemas["AlertChannel"]["min_severity"];
  alert_kinds: NullableJson<NonNullable<Schemas["AlertChannel"]["alert_kinds"]>>;
  site_ids: NullableJson<string[]>;
  enabled: boolean;
  external_key: string | null;
  consecutive_failures: Generated<number>;
  last_sent_at: Optional<Date>;
  last_error: Optional<string>;
  created_at: Date;
  updated_at: Date;
  updated_by: Json<Actor>;
}

interface AlertChannelAddressTable {
  channel_id: string;
  address: string;
  position: number;
  code_hash: Optional<string>;
  code_expires_at: Optional<Date>;
  confirmed_at: Optional<Date>;
}

interface ConfirmationMailTable {
  workspace_id: string;
  address: string;
  sent_at: Date;
}

interface WebhookEndpointTable {
  id: string;
  workspace_id: string;
  url: string;
  description: string;
  event_kinds: Json<string[]>;
  /** Event groups that the maker could read (contract 4.7). */
  readable_groups: Json<string[]>;
  site_ids: NullableJson<string[]>;
  enabled: boolean;
  external_key: string | null;
  last_rotation_id: Optional<string>;
  consecutive_failures: Generated<number>;
  failing_since: Optional<Date>;
  disabled_reason: Optional<"gone" | "failures">;
  last_success_at: Optional<Date>;
  created_at: Date;
  updated_at: Date;
  updated_by: Json<Actor>;
}

interface WebhookKeyTable {
  id: string;
  endpoint_id: string;
  secret_sealed: string;
  created_at: Date;
  ends_at: Date | null;
}

interface EventTable {
  id: string;
  workspace_id: string;
  kind: string;
  object_type: string;
  object_id: string;
  site_id: string | null;
  actor: Json<Actor>;
  data: Json<Readonly<Record<string, unknown>>>;
  created_at: Date;
}

/** Every table, as store/migrations makes it. */
export interface Database extends CatalogTables, JobTables, ScanTables {
  deployment: DeploymentTable;
  workspaces: WorkspaceTable;
  tokens: TokenTable;
  rate_windows: RateWindowTable;
  idempotency_keys: IdempotencyKeyTable;
  sites: SiteTable;
  stages: StageTable;
  drafts: DraftTable;
  template_revisions: TemplateRevisionTable;
  versions: VersionTable;
  scan_schedules: ScanScheduleTable;
  domains: DomainTable;
  domain_claims: DomainClaimTable;
  alert_channels: AlertChannelTable;
  alert_channel_addresses: AlertChannelAddressTable;
  confirmation_mails: ConfirmationMailTable;
  webhook_endpoints: WebhookEndpointTable;
  webhook_keys: WebhookKeyTable;
  events: EventTable;
}

/** A row of a table as it is read: `Row<"sites">`. */
export type Row<Table extends keyof Database> = Selectable<Database[Table]>;

/** An open transaction; store/<noun>.ts functions take one. */
export type Transaction = KyselyTransaction<Database>;

/** A transaction, or the database itself for a single statement. */
export type Queryable = Kysely<Database>;

/** An open database. */
export interface Store {
  /** For single statements; several that belong together need {@link Store.transaction}. */
  readonly db: Queryable;
  /**
   * Runs `work` in a transaction (read committed) and commits. It runs again, from its beginning, when the database chose it as the
   * victim of a deadlock: do nothing in it that leaves the database.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Runs `work`, which only reads, on one snapshot of the database. */
  read<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A value for a jsonb column. Both drivers take text there; pg would turn a list into a PostgreSQL array. */
export function json<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`;
}
