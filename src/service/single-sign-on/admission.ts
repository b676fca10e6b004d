import { type Role, roles } from "@consentform/consent/contract";
import { pathOf } from "@consentform/consent/values";
import type { SingleSignOnSettings } from "../runtime/settings";

/** The statements of an issuer about a person. */
export type Claims = Readonly<Record<string, unknown>>;

/** Why a person is refused, as the audit log has it. */
type RefusalReason = "unverified-address" | "other-domain" | "missing-claim" | "no-role";

/** The role that a person has because of their claims, or why they have none: for the audit log, and in a sentence. */
export type Admission = { readonly role: Role } | { readonly reason: RefusalReason; readonly refusal: string };

/** Validates the claims of a person who signed in at the issuer. Nothing else decides a role. */
export function admission(settings: SingleSignOnSettings, claims: Claims): Admission {
  const { allowedDomains, requiredClaim } = settings;
  if (allowedDomains !== null) {
    const domain = verifiedDomain(claims);
    if (domain === null) {
      return {
        reason: "unverified-address",
        refusal: "Your account has no verified e-mail address. Ask the people who manage it to verify it.",
      };
    }
    if (!allowedDomains.includes(domain)) {
      return {
        reason: "other-domain",
        refusal: `Accounts of ${domain} cannot sign in here. Sign in with your company account.`,
      };
    }
  }
  if (requiredClaim !== null && !valuesOf(claims, requiredClaim.name).includes(requiredClaim.value)) {
    return { reason: "missing-claim", refusal: `Your account is not permitted to use this service. ${ASK}` };
  }
  const role = roleOf(settings, claims);
  return role === null ? { reason: "no-role", refusal: `Your account has no role in this service. ${ASK}` } : { role };
}

const ASK = "Ask the people who manage it for access, then sign in again.";

/** The greatest role of the claim's values. */
function roleOf({ roleClaim, roles: mapped, defaultRole }: SingleSignOnSettings, claims: Claims): Role | null {
  const own = roleClaim === null ? [] : valuesOf(claims, roleClaim).map((value) => mapped.get(value));
  return roles.findLast((role) => own.includes(role)) ?? defaultRole;
}

/** The texts of a claim, which is one text or a list. A name that begins with `/` is a JSON pointer. */
function valuesOf(claims: Claims, name: string): readonly string[] {
  let value: unknown = claims;
  for (const member of name.startsWith("/") ? pathOf(name) : [name]) {
    const isMember = typeof value === "object" && value !== null && Object.hasOwn(value, member);
    value = isMember ? (value as Claims)[member] : undefined;
  }
  return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === "string");
}

/** The domain of an e-mail address that the issuer has verified. Some issuers let people enter any address. */
function verifiedDomain({ email, email_verified }: Claims): string | null {
  if (email_verified !== true || typeof email !== "string") return null;
  return /^[^@\s"]+@([^@\s"]+)$/.exec(email)?.[1]?.toLowerCase() ?? null;
}

/** The name to show for a person. It identifies no one: two people may have the same. */
export function shownName(claims: Claims, subject: string): string {
  for (const value of [claims.name, claims.preferred_username, claims.email]) {
    const name = typeof value === "string" ? value.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "").trim() : "";
    if (name !== "") return [...name].slice(0, 80).join("");
  }
  return subject.slice(0, 80);
}
