import type { Schemas } from "@consentform/consent/contract";
import type { ColumnType, Generated } from "kysely";
import type { Environment } from "../environment";
import type { Json, Optional } from "./columns";

interface ConsentChainTable {
  site_id: string;
  environment: Environment;
  workspace_id: string;
  /** Sequence of the newest record; 0 = none yet. */
  length: Generated<number>;
  last_id: Optional<string>;
  last_hash: Optional<string>;
  last_at: Optional<Date>;
  /** Time of the oldest record that is kept; null = none is. */
  oldest_at: Optional<Date>;
  /** The anchor of what retention purged: last hash, its time, how many in all. */
  purged_hash: Optional<string>;
  purged_at: Optional<Date>;
  purged_count: Generated<number>;
  /** Of a deleted site: days for which its records are still kept; null while the site decides. */
  kept_days: Optional<number>;
  /** The newest place at which time falls; null = nowhere. */
  set_back_at: Optional<number>;
  /** Of a deleted site: its name; null if an earlier release deleted it. */
  site_name: Optional<string>;
}

interface ConsentRecordTable {
  site_id: string;
  environment: Environment;
  /** Place in the chain, from 1. */
  sequence: number;
  workspace_id: string;
  id: string;
  event_at: Date;
  hash: string;
  /** Canonical JSON of the record without `hash` and `masked`: what was hashed. null = erased. */
  record: string | null;
  event_type: Schemas["ConsentEventType"] | null;
  regime: string | null;
  version_number: number | null;
  subject_id: string | null;
  external_id: string | null;
  /** How analytics counts a record that was given, refused or changed. */
  choice: "accepted" | "rejected" | "customised" | null;
  erased_at: Optional<Date>;
}

interface ConsentReceiptTable {
  site_id: string;
  environment: Environment;
  /** The ULID that the browser made, in lower case. */
  choice_id: string;
  /** SHA-256 of the body that it came with. */
  body_hash: string;
  record_id: string;
  event_at: Date;
  hash: string;
  /** From then on the choice is refused, so that its row is not needed. */
  expires_at: Date;
}

interface AddressKeyTable {
  workspace_id: string;
  /** `YYYY-MM`. */
  month: string;
  key_sealed: string;
}

interface ExportKeyTable {
  kid: string;
  /** Public key, base64url without padding. */
  x: string;
  /** Seed of the private key; null once it is retired. */
  private_sealed: string | null;
  valid_from: Date;
  retired_at: Optional<Date>;
}

interface ExportTable {
  id: string;
  workspace_id: string;
  site_id: string;
  environment: Environment;
  from_at: Date | null;
  to_at: Date | null;
  regimes: Json<string[]>;
  subject_id: string | null;
  format: Schemas["Export"]["format"];
  /** Of evidence: the version that it is for. */
  version_number: number | null;
  include_consents: boolean;
  include_versions: boolean;
  created_at: Date;
  created_by: Json<Schemas["Actor"]>;
  status: "building" | "ready" | "failed";
  failure_code: Optional<Schemas["ExportFailure"]["code"]>;
  records: Optional<number>;
  tombstones: Optional<number>;
  /** Bytes. The pg driver reads bigint as text. */
  size: ColumnType<string | number | null, number | null | undefined, number | null>;
  sha256: Optional<string>;
  /** Base64. */
  signature: Optional<string>;
  kid: Optional<string>;
  /** Which build's pieces are the file; null once they are deleted. */
  build_id: Optional<string>;
  ready_at: Optional<Date>;
  expires_at: Optional<Date>;
}

interface ExportPieceTable {
  export_id: string;
  build_id: string;
  position: number;
  /** Bytes of the file, deflated. */
  content: Uint8Array;
}

interface RecordCheckTable {
  site_id: string;
  /** When the site's records are looked at next, in case some are to be purged; `-infinity` = at once. */
  check_at: Generated<Date>;
}

/** Consent records, proof exports and their keys (0005-records.sql, 0020-intake.sql, 0031-record-checks.sql). */
export interface RecordTables {
  consent_chains: ConsentChainTable;
  consent_records: ConsentRecordTable;
  consent_receipts: ConsentReceiptTable;
  record_checks: RecordCheckTable;
  address_keys: AddressKeyTable;
  export_keys: ExportKeyTable;
  exports: ExportTable;
  export_pieces: ExportPieceTable;
}
