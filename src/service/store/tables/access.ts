import type { Schemas } from "@consentform/consent/contract";
import type { Generated } from "kysely";
import type { Environment } from "../environment";
import type { Json, Optional } from "./columns";

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
  /** Notices of its expiry that were given: 0, 1 or 2. */
  expiry_notices: Generated<number>;
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

/** Deployment, workspaces, tokens, and what admits requests. */
export interface AccessTables {
  deployment: DeploymentTable;
  workspaces: WorkspaceTable;
  tokens: TokenTable;
  rate_windows: RateWindowTable;
  idempotency_keys: IdempotencyKeyTable;
}
