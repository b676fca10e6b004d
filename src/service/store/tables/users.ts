import type { Generated } from "kysely";
import type { Role } from "../../../consent/contract";

interface UserTable {
  id: string;
  workspace_id: string;
  /** Null for the user of `consentform dev`. */
  name: Generated<string | null>;
  role: Generated<Role>;
  created_at: Date;
}

interface SignInCodeTable {
  code_hash: string;
  user_id: string;
  expires_at: Date;
}

interface UserSessionTable {
  secret_hash: string;
  user_id: string;
  created_at: Date;
  expires_at: Date;
}

interface PortalCodeTable {
  code_hash: string;
  user_id: string;
  return_url: string;
  expires_at: Date;
}

/** People who are signed in. */
export interface UserTables {
  users: UserTable;
  sign_in_codes: SignInCodeTable;
  user_sessions: UserSessionTable;
  portal_codes: PortalCodeTable;
}
