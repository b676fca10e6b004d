// Generated from schema/ by `npm run generate`. Do not edit.

/** What follows the prefix in a problem's `type`. */
export type ProblemSlug =
  | "malformed-request"
  | "invalid-parameter"
  | "invalid-cursor"
  | "idempotency-key-invalid"
  | "unauthenticated"
  | "token-expired"
  | "token-revoked"
  | "insufficient-scope"
  | "insufficient-role"
  | "token-binding-mismatch"
  | "user-session-required"
  | "cross-origin-refused"
  | "token-escalation"
  | "plan-limit-reached"
  | "not-found"
  | "method-not-allowed"
  | "not-acceptable"
  | "conflict"
  | "domain-claimed"
  | "domain-not-verified"
  | "version-not-promotable"
  | "promotion-blocked"
  | "scan-in-progress"
  | "template-locked"
  | "template-in-use"
  | "export-not-ready"
  | "export-failed"
  | "idempotency-key-in-progress"
  | "export-expired"
  | "precondition-failed"
  | "payload-too-large"
  | "uri-too-long"
  | "unsupported-media-type"
  | "misdirected-request"
  | "validation-failed"
  | "draft-invalid"
  | "idempotency-key-reused"
  | "rate-limited"
  | "internal-error"
  | "unavailable";

/** Prefix of every problem type: a reserved name, not resolvable (contract 4.1). */
export const PROBLEM_TYPE_BASE = "https://problems.consent.example/v1/";

/** Slug to HTTP status, title and extension members. */
export const problems: Readonly<Record<ProblemSlug, { status: number; title: string; members: readonly string[] }>> = {
  "malformed-request": {"status":400,"title":"Malformed request","members":["pointer"]},
  "invalid-parameter": {"status":400,"title":"Invalid parameter","members":["parameter","allowed"]},
  "invalid-cursor": {"status":400,"title":"Invalid cursor","members":[]},
  "idempotency-key-invalid": {"status":400,"title":"Invalid idempotency key","members":[]},
  "unauthenticated": {"status":401,"title":"Not authenticated","members":[]},
  "token-expired": {"status":401,"title":"Token expired","members":["expired_at"]},
  "token-revoked": {"status":401,"title":"Token revoked","members":[]},
  "insufficient-scope": {"status":403,"title":"Insufficient scope","members":["required_scope","token_scopes"]},
  "insufficient-role": {"status":403,"title":"Insufficient role","members":["required_role","user_role"]},
  "token-binding-mismatch": {"status":403,"title":"Token is bound elsewhere","members":["binding"]},
  "user-session-required": {"status":403,"title":"Signed-in user required","members":["accepted"]},
  "cross-origin-refused": {"status":403,"title":"Cross-origin request refused","members":[]},
  "token-escalation": {"status":403,"title":"Token would exceed its maker","members":["excess_scopes","field"]},
  "plan-limit-reached": {"status":403,"title":"Plan limit reached","members":["resource","limit","used"]},
  "not-found": {"status":404,"title":"Not found","members":["resource","id"]},
  "method-not-allowed": {"status":405,"title":"Method not allowed","members":[]},
  "not-acceptable": {"status":406,"title":"Not acceptable","members":["allowed"]},
  "conflict": {"status":409,"title":"Conflict with the current state","members":["reason","field","conflicting_id"]},
  "domain-claimed": {"status":409,"title":"Domain is claimed by another workspace","members":["host"]},
  "domain-not-verified": {"status":409,"title":"Domain not verified","members":["domain_ids"]},
  "version-not-promotable": {"status":409,"title":"Version cannot be moved to production this way","members":["state","first_in_production_at"]},
  "promotion-blocked": {"status":409,"title":"Promotion blocked","members":["gate","errors","overridable"]},
  "scan-in-progress": {"status":409,"title":"Scan in progress","members":["scan_id","version_number"]},
  "template-locked": {"status":409,"title":"Locked by the template","members":["locked_paths"]},
  "template-in-use": {"status":409,"title":"Template in use","members":["site_ids"]},
  "export-not-ready": {"status":409,"title":"Export not ready","members":["export_status","retry_after"]},
  "export-failed": {"status":409,"title":"Export failed","members":["failure"]},
  "idempotency-key-in-progress": {"status":409,"title":"Request with this key is in progress","members":["key"]},
  "export-expired": {"status":410,"title":"Export expired","members":[]},
  "precondition-failed": {"status":412,"title":"Precondition failed","members":["conflicting_id","current_etag","current_digest","current_number","moved_by","moved_at"]},
  "payload-too-large": {"status":413,"title":"Payload too large","members":["limit_bytes"]},
  "uri-too-long": {"status":414,"title":"URI too long","members":[]},
  "unsupported-media-type": {"status":415,"title":"Unsupported media type","members":["accepted"]},
  "misdirected-request": {"status":421,"title":"Misdirected request","members":[]},
  "validation-failed": {"status":422,"title":"Validation failed","members":["errors"]},
  "draft-invalid": {"status":422,"title":"Draft breaks legal rules","members":["errors","warnings","digest"]},
  "idempotency-key-reused": {"status":422,"title":"Idempotency key reused","members":["key"]},
  "rate-limited": {"status":429,"title":"Too many requests","members":["retry_after","violated-policies"]},
  "internal-error": {"status":500,"title":"Internal error","members":[]},
  "unavailable": {"status":503,"title":"Unavailable","members":[]},
};
