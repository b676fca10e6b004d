import type { Schemas } from "@consentform/consent/contract";
import type { Generated } from "kysely";
import type { Environment } from "../environment";
import type { Json, NullableJson, Optional } from "./columns";

interface ScanTable {
  id: string;
  workspace_id: string;
  site_id: string;
  environment: Environment;
  start_urls: Json<string[]>;
  max_pages: number;
  profiles: Json<string[]>;
  status: Schemas["Scan"]["status"];
  trigger: Schemas["Scan"]["trigger"];
  engine: Optional<"static" | "browser">;
  version_number: Optional<number>;
  config_digest: Optional<string>;
  services_digest: Optional<string>;
  stale: Generated<boolean>;
  consent_states: Json<string[]>;
  /** Migration 0021. */
  visits_not_made: Json<Schemas["VisitNotMade"][]>;
  counts: Json<Schemas["ScanCounts"]>;
  failure_code: Optional<Schemas["ScanFailureCode"]>;
  previous_scan_id: Optional<string>;
  /** Of the run under way; null while none is. */
  worker: Optional<string>;
  lost_workers: Generated<number>;
  created_at: Date;
  created_by: Json<Schemas["Actor"]>;
  started_at: Optional<Date>;
  finished_at: Optional<Date>;
}

interface FindingTable {
  id: string;
  workspace_id: string;
  scan_id: string;
  issue_id: string;
  rule_id: Schemas["ScanRuleId"];
  /** 0 error, 1 warning, 2 note: the order of lists. */
  severity_rank: number;
  page: string;
  profile: string;
  consent_state: string;
  subject: Json<Schemas["FindingSubject"]>;
  category: string | null;
  service_id: string | null;
  evidence: string;
  fingerprint: string;
  baseline: Schemas["Finding"]["baseline"];
}

interface InstallCheckTable {
  id: string;
  workspace_id: string;
  site_id: string;
  url: string;
  environment: Environment;
  fetched_url: string | null;
  http_status: number | null;
  version_number: number | null;
  result: Schemas["InstallCheck"]["result"];
  checks: Json<Schemas["InstallCheckItem"][]>;
  /** Migration 0025. */
  observation: NullableJson<Schemas["InstallObservation"]>;
  failure: NullableJson<Schemas["InstallCheckFailure"]>;
  created_at: Date;
  created_by: Json<Schemas["Actor"]>;
}

/** The tables of scans and install checks (migration 0004). */
export interface ScanTables {
  scans: ScanTable;
  findings: FindingTable;
  install_checks: InstallCheckTable;
}
