import type { Schemas } from "@consentform/consent/contract";
import { enqueue } from "../jobs/job-queue";
import type { Runtime } from "../runtime/runtime";
import { json, type Row, type Transaction } from "../store/database";
import type { Environment } from "../store/environment";
import { insertScan, newestCompletedScan } from "../store/scans";
import { noCounts } from "./scan-view";

/** A scan to be made. */
export interface ScanOrder {
  readonly site: Pick<Row<"sites">, "id" | "workspace_id">;
  readonly environment: Environment;
  /** None: the home page. */
  readonly startUrls: readonly string[];
  readonly maxPages: number;
  readonly profiles: readonly string[];
  readonly trigger: Schemas["Scan"]["trigger"];
  readonly by: Schemas["Actor"];
  readonly at: Date;
}

/**
 * Queues a scan with the job that runs it, in one transaction. The site row is locked.
 * @returns null if another scan of the environment is queued or running
 */
export async function queueScan(
  tx: Transaction,
  runtime: Pick<Runtime, "newId" | "now">,
  order: ScanOrder,
): Promise<Row<"scans"> | null> {
  const { site, environment, at } = order;
  const scan = await insertScan(tx, {
    id: runtime.newId("scn"),
    workspace_id: site.workspace_id,
    site_id: site.id,
    environment,
    start_urls: json([...order.startUrls]),
    max_pages: order.maxPages,
    profiles: json([...order.profiles]),
    status: "queued",
    trigger: order.trigger,
    consent_states: json([]),
    visits_not_made: json([]),
    counts: json(noCounts),
    previous_scan_id: await newestCompletedScan(tx, site.id, environment),
    created_at: at,
    created_by: json(order.by),
  });
  if (scan === undefined) return null;
  await enqueue(tx, runtime, "scan", { scan_id: scan.id }, { runAt: at, key: scan.id });
  return scan;
}
