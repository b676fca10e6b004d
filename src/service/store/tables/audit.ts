import type { Generated } from "kysely";
import type { Optional } from "./columns";

/**
 * Kinds of actors. An operator is a user of the machine. A person is someone whom single sign-on refused; the id is the
 * issuer's. Anonymous is a request whose sender is not known.
 */
export type AuditActorType = "user" | "token" | "operator" | "system" | "person" | "anonymous";

/** The result of an act. */
export type AuditResult = "done" | "refused";

interface AuditEventTable {
  id: string;
  at: Date;
  actor_type: AuditActorType;
  actor_id: string | null;
  address: string | null;
  act: string;
  workspace_id: string | null;
  site_id: string | null;
  object_type: string | null;
  object_id: string | null;
  result: AuditResult;
  reason: string | null;
  count: Generated<number>;
  /** Canonical JSON of a map from a member to its value. */
  before: string | null;
  after: string | null;
  open_until: Optional<Date>;
  open_key: Optional<string>;
  sequence: Optional<number>;
  hash: Optional<string>;
}

interface AuditChainTable {
  name: string;
  length: number;
  last_hash: string | null;
  purged_count: number;
  purged_hash: string | null;
  /** The last row that the operator's webhook accepted; 0 before the first. */
  delivered_count: Generated<number>;
  /** `YYYY-MM-DD`. */
  reported_on: string | null;
}

/** The audit log, and the end of its chain. */
export interface AuditTables {
  audit_events: AuditEventTable;
  audit_chain: AuditChainTable;
}
