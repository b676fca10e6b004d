import type { Queryable } from "../store/database";
import { openIssueIds } from "../store/issues";

/** What scans and install checks say about a version in preview (contract 2.4, gate). */
export interface PromotionEvidence {
  /** The newest completed scan of preview with this version that is not stale. */
  readonly scan: { readonly id: string; readonly finishedAt: Date } | null;
  /** The newest install check of preview with this version. */
  readonly installCheck: { readonly hasFailed: boolean } | null;
  /** Open issues of preview with at least the asked severity. */
  readonly openIssueIds: readonly string[];
}

/** The severities at or above the one at which the gate fails. */
const failing = { error: ["error"], warning: ["error", "warning"] } as const;

/**
 * Reads the evidence for a version. Scans and install checks are not recorded yet, so whoever asks for them finds them missing.
 */
export async function promotionEvidence(
  tx: Queryable,
  siteId: string,
  _number: number | null,
  failOn: keyof typeof failing,
  now: Date,
): Promise<PromotionEvidence> {
  return {
    scan: null,
    installCheck: null,
    openIssueIds: await openIssueIds(tx, siteId, "preview", failing[failOn], now),
  };
}
