import type { Schemas } from "@consentform/consent/contract";
import type { Generated } from "kysely";
import type { Environment } from "../environment";
import type { Json, NullableJson, Optional } from "./columns";

type Actor = Schemas["Actor"];

/** A site's settings with every default filled in. */
export type SiteSettings = Required<Omit<Schemas["SiteSettings"], "promotion_gate">> & {
  promotion_gate: Required<Schemas["PromotionGate"]>;
};

/** The columns of the fields that clients set. Those stored as JSON are declared below. */
type SiteFieldColumns = Omit<Pick<Schemas["Site"], keyof Schemas["SiteUpdate"]>, "settings">;

interface SiteTable extends SiteFieldColumns {
  id: string;
  workspace_id: string;
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

/** Kept by triggers of the table sites; nothing else writes it. */
interface SiteCountTable {
  workspace_id: string;
  count: number;
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
  created_by: NullableJson<Actor>;
}

interface DomainClaimTable {
  host: string;
  covers_subdomains: boolean;
  workspace_id: string;
  domain_id: string;
  claimed_at: Date;
}

/** Sites, how many a workspace has, and their domains and scan schedules. */
export interface SiteTables {
  sites: SiteTable;
  site_counts: SiteCountTable;
  scan_schedules: ScanScheduleTable;
  domains: DomainTable;
  domain_claims: DomainClaimTable;
}
