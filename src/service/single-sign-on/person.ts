import type { TokenEndpointResponse, TokenEndpointResponseHelpers } from "openid-client" with {
  "resolution-mode": "import",
};
import type { Claims } from "./admission";
import type { Issuer } from "./issuer";
import type { SessionTokens } from "./session-tokens";

/** The answer of the token endpoint. */
export type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

/** A person as the issuer describes them, with what asks for that again. */
export interface Person {
  readonly subject: string;
  /** Null if refreshed tokens say nothing of the person, and the issuer has no userinfo endpoint. */
  readonly claims: Claims | null;
  /** The issuer's name for its own session; null if it has none. */
  readonly issuerSession: string | null;
  /** Null if the issuer does not say. */
  readonly authenticatedAt: Date | null;
  readonly tokens: SessionTokens;
}

/**
 * The person of validated tokens. Many issuers have groups and addresses at their userinfo endpoint only.
 * @param expectedSubject of a session that is checked again
 */
export async function personOf(
  { client, configuration }: Issuer,
  tokens: Tokens,
  expectedSubject?: string,
): Promise<Person> {
  const own = tokens.claims();
  const subject = expectedSubject ?? own?.sub;
  if (subject === undefined || (own !== undefined && own.sub !== subject)) {
    throw new Error("The tokens are about another person.");
  }
  const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
  const described = hasUserInfo ? await client.fetchUserInfo(configuration, tokens.access_token, subject) : {};
  const sid = own?.sid;
  const authTime = own?.auth_time;
  return {
    subject,
    // What is signed takes precedence.
    claims: own === undefined && !hasUserInfo ? null : { ...described, ...own },
    issuerSession: typeof sid === "string" ? sid : null,
    authenticatedAt: typeof authTime === "number" ? new Date(authTime * 1000) : null,
    tokens: { refresh: tokens.refresh_token ?? null, id: tokens.id_token ?? null },
  };
}
