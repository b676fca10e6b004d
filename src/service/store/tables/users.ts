import type { Role } from "@consentform/consent/contract";
import type { Generated } from "kysely";

interface UserTable {
  id: string;
  workspace_id: string;
  /** Null for the user of `consentform dev`. */
  name: Generated<string | null>;
  role: Generated<Role>;
  created_at: Date;
  /** Null for a user of sign-in links. */
  issuer: Generated<string | null>;
  /** The issuer's name for the user, which is never given to another one. */
  subject: Generated<string | null>;
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

interface IssuerSessionTable {
  secret_hash: string;
  issuer_session: string | null;
  authenticated_at: Date | null;
  tokens_sealed: string;
  recheck_at: Date;
}

interface UsedSignInTable {
  state_hash: string;
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
  issuer_sessions: IssuerSessionTable;
  used_sign_ins: UsedSignInTable;
  portal_codes: PortalCodeTable;
}
