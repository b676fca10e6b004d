import type { Schemas } from "@consentform/consent/contract";
import type { Environment } from "../environment";
import type { Json, NullableJson, Optional } from "./columns";

type Actor = Schemas["Actor"];

interface ServiceTable {
  id: string;
  workspace_id: string;
  site_id: string;
  key: string;
  name: string;
  company: string;
  category: string;
  hosts: Json<string[]>;
  scripts: Json<string[]>;
  storage: Json<Schemas["ServiceStorage"][]>;
  legal_basis: Schemas["Service"]["legal_basis"];
  blocking: Schemas["Service"]["blocking"];
  purposes: Json<Schemas["ServiceTexts"]>;
  privacy_url: string | null;
  countries: Json<string[]>;
  iab_vendor_id: number | null;
  google_atp_id: number | null;
  status: Schemas["ServiceStatus"];
  external_key: string | null;
  source: Schemas["Service"]["source"];
  /** Names of the fields that a caller has set: scans leave them as they are. */
  set_by_hand: Json<string[]>;
  first_seen_at: Optional<Date>;
  last_seen_at: Optional<Date>;
  created_at: Date;
  updated_at: Date;
  updated_by: Json<Actor>;
}

interface IssueTable {
  id: string;
  workspace_id: string;
  site_id: string;
  environment: Environment;
  rule_id: Schemas["ScanRuleId"];
  severity: Schemas["FindingSeverity"];
  fingerprint: string;
  subject: Json<Schemas["FindingSubject"]>;
  page: string;
  service_id: string | null;
  /** How it was seen last: what has to look again before it counts as resolved. */
  engine: "static" | "browser";
  profile: string;
  consent_state: string;
  first_seen_at: Date;
  last_seen_at: Date;
  last_confirmed_scan_id: string | null;
  resolved_at: Optional<Date>;
  suppression_reason: Optional<Schemas["SuppressionReason"]>;
  suppression_comment: Optional<string>;
  suppression_expires_at: Optional<Date>;
  suppressed_by: NullableJson<Actor>;
  suppressed_at: Optional<Date>;
}

interface ObservedScanTable {
  site_id: string;
  environment: Environment;
  workspace_id: string;
  scan_id: string;
  at: Date;
}

/** The services of sites, and the issues that scans found. */
export interface IssueTables {
  services: ServiceTable;
  issues: IssueTable;
  observed_scans: ObservedScanTable;
}
