import type { Schemas } from "@consentform/consent/contract";
import { emit } from "../events/emit";
import { systemActor } from "../http/caller";
import type { Runtime } from "../runtime/runtime";
import { json, type Row, type Transaction } from "../store/database";
import { updateScan } from "../store/scans";
import { pointersOf } from "../store/stages";

/** How a scan ended. */
export interface ScanEnd {
  readonly status: "completed" | "failed";
  /** Of a failed one. */
  readonly failure: Schemas["ScanFailureCode"] | null;
  readonly counts: Schemas["ScanCounts"];
  readonly at: Date;
}

/** running → completed or failed, with its event. The site row and the scan row are locked. */
export async function endScan(
  tx: Transaction,
  runtime: Pick<Runtime, "newId">,
  scan: Row<"scans">,
  { status, failure, counts, at }: ScanEnd,
): Promise<void> {
  const pointer = (await pointersOf(tx, scan.site_id))[scan.environment];
  await updateScan(tx, scan.id, {
    status,
    failure_code: failure,
    counts: json(counts),
    stale: scan.version_number !== null && pointer.number !== scan.version_number,
    worker: null,
    finished_at: at,
  });
  await emitScanEnd(tx, runtime, scan, { status, failure, counts, at });
}

/** The event of a scan's end. */
export function emitScanEnd(
  tx: Transaction,
  runtime: Pick<Runtime, "newId">,
  scan: Row<"scans">,
  { status, failure, counts, at }: ScanEnd,
): Promise<void> {
  return emit(tx, runtime, {
    workspaceId: scan.workspace_id,
    kind: `scan.${status}`,
    object: { type: "scan", id: scan.id },
    siteId: scan.site_id,
    actor: systemActor,
    data: { environment: scan.environment, number: scan.version_number, status, counts, failure_code: failure },
    at,
  });
}

/** The event of a completed scan that differs from the one before, or of a first one that found something. */
export function emitScanChanged(
  tx: Transaction,
  runtime: Pick<Runtime, "newId">,
  scan: Row<"scans">,
  counts: { readonly added: number; readonly removed: number; readonly changed: number },
  at: Date,
): Promise<void> {
  return emit(tx, runtime, {
    workspaceId: scan.workspace_id,
    kind: "scan.changed",
    object: { type: "scan", id: scan.id },
    siteId: scan.site_id,
    actor: systemActor,
    data: { environment: scan.environment, number: scan.version_number, counts },
    at,
  });
}
