import { createHmac } from "node:crypto";
import type { Schemas } from "@consentform/consent/contract";
import { canonicalJson } from "@consentform/consent/values";
import type { Keyring } from "../runtime/keyring";

type ConsentRecord = Schemas["ConsentRecord"];

/** Digits of a pseudonym: 64 bits distinguish the subjects of a site. */
const PSEUDONYM_DIGITS = 16;

/**
 * A record as tokens without logs:export see it (contract 5.2). One subject of a site has one pseudonym in a calendar
 * year of its records, and another one in the next.
 */
export function maskedRecord(record: ConsentRecord, workspaceId: string, keys: Keyring): ConsentRecord {
  return {
    ...record,
    subject_id: pseudonym(record, workspaceId, keys),
    external_id: null,
    tc_string: null,
    gpp_string: null,
    ip: null,
    previous_id: null,
    prev_hash: null,
    hash: null,
    masked: true,
  };
}

function pseudonym({ site_id, subject_id, event }: ConsentRecord, workspaceId: string, keys: Keyring): string {
  const year = event.time.slice(0, 4);
  const key = keys.mac("pseudonym", canonicalJson([workspaceId, year]));
  const mac = createHmac("sha256", key)
    .update(canonicalJson([site_id, subject_id]))
    .digest("hex");
  return `m_${mac.slice(0, PSEUDONYM_DIGITS)}`;
}
