import type { Queryable } from "../store/database";

/** What scans and install checks say about a version in preview (contract 2.4, gate). */
export interface PromotionEvidence {
  /** The newest completed scan of preview with this version that is not stale. */
  readonly scan: { readonly id: string; readonly finishedAt: Date } | null;
  /** The newest install check of preview with this version. */
  readonly installCheck: { readonly hasFailed: boolean } | null;
  /** Open issues of preview with at least the asked severity. */
  readonly openIssueIds: readonly string[];
}

/**
 * Reads the evidence for a version. Scans, install checks and issues are recorded by operations of the next issue; until then
 * there is none of any, so whoever asks for them finds them missing.
 */
export async function promotionEvidence(
  _tx: Queryable,
  _siteId: string,
  _number: number | null,
  _failOn: "error" | "warning",
): Promise<PromotionEvidence> {
  return { scan: null, installCheck: null, openIssueIds: [] };
}
