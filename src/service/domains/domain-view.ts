import type { Schemas } from "@consentform/consent/contract";
import type { Row } from "../store/database";
import { challengeOf } from "./domain-challenge";

/** A domain as the API shows it. */
export function domainView(row: Row<"domains">): Schemas["Domain"] {
  return {
    id: row.id,
    workspace_id: row.workspace_id,
    site_id: row.site_id,
    host: row.host,
    include_subdomains: row.include_subdomains,
    environment: row.environment,
    verification_method: row.verification_method,
    covers_subdomains: coversSubdomains(row),
    challenge: challengeOf(row.host, row.challenge),
    status: row.status,
    inherited_from: row.inherited_from,
    failure: row.failure,
    verified_at: wireTime(row.verified_at),
    last_checked_at: wireTime(row.last_checked_at),
    next_check_at: wireTime(row.next_check_at),
    created_at: row.created_at.toISOString(),
    created_by: row.created_by,
    updated_at: row.updated_at.toISOString(),
  };
}

/** Reports whether a proof of this domain covers the hosts below it: only DNS does (contract 2.2). */
export function coversSubdomains(row: Pick<Row<"domains">, "include_subdomains" | "verification_method">): boolean {
  return row.include_subdomains && row.verification_method === "dns_txt";
}

function wireTime(time: Date | null): string | null {
  return time === null ? null : time.toISOString();
}
