import type { Queryable } from "../store/database";
import { newestCheckOfVersion } from "../store/install-checks";
import { openIssueIds } from "../store/issues";
import { newestScanOfVersion } from "../store/scans";

/** The results of scans and install checks for a version in preview (contract 2.4, gate). */
export interface PromotionEvidence {
  /** The newest completed scan of preview with this version that is not stale. */
  readonly scan: { readonly id: string; readonly finishedAt: Date } | null;
  /** The newest install check of preview with this version. */
  readonly installCheck: { readonly hasFailed: boolean } | null;
  /** Open issues of preview with at least the asked severity. */
  readonly openIssueIds: readonly string[];
}

/**
 * Reads the evidence for a version; null, a draft that goes to production directly, has neither scan nor install check.
 */
export async function promotionEvidence(
  tx: Queryable,
  siteId: string,
  number: number | null,
  failOn: "error" | "warning",
  now: Date,
): Promise<PromotionEvidence> {
  const scan = number === null ? undefined : await newestScanOfVersion(tx, siteId, number);
  const check = number === null ? undefined : await newestCheckOfVersion(tx, siteId, number);
  return {
    scan: scan === undefined || scan.finished_at === null ? null : { id: scan.id, finishedAt: scan.finished_at },
    installCheck: check === undefined ? null : { hasFailed: check === "failed" },
    openIssueIds: await openIssueIds(tx, siteId, "preview", failOn === "error" ? ["error"] : ["error", "warning"], now),
  };
}
