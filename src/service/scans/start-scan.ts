import type { Runtime } from "../runtime/runtime";
import type { PageVisitor } from "../scanner/page-visit";
import type { IssuePage } from "../scanner/press-plan";
import type { ScannedSite } from "../scanner/scan-context";
import { json, type Row, type Transaction } from "../store/database";
import { domainsInEnvironment } from "../store/domains";
import { pagesOfIssues } from "../store/issues";
import { lockScan, scanById, updateScan } from "../store/scans";
import { lockSite } from "../store/sites";
import { servicesOfSite } from "../store/trackers";
import { versionInStage } from "../store/versions";
import { endScan } from "./end-scan";

/** The data with which a worker runs a scan, read when it took it. */
export interface StartedScan {
  readonly scan: Row<"scans">;
  /** Name of this run: whoever finds another one in the row has lost the scan. */
  readonly worker: string;
  readonly site: ScannedSite;
  readonly domains: readonly Row<"domains">[];
  /** Pages on which issues were seen last that are not resolved. */
  readonly issuePages: readonly IssuePage[];
}

/** Pages of issues that one scan looks after, the longest unseen first. */
const MAX_ISSUE_PAGES = 100;

/** A worker that vanishes once is forgiven (contract 2.5). */
const MAX_LOST_WORKERS = 1;

/**
 * queued → running. A scan that is found running was left by a worker that vanished: it is queued again the first time,
 * and fails the second.
 * @returns null if there is nothing to run: the scan is gone or has ended
 */
export async function startScan(
  tx: Transaction,
  runtime: Pick<Runtime, "newId" | "now">,
  scanId: string,
  engine: PageVisitor["kind"],
): Promise<StartedScan | null> {
  const known = await lockScanWithSite(tx, scanId);
  if (known === null || known.status === "completed" || known.status === "failed") return null;
  const lostWorkers = known.lost_workers + (known.status === "running" ? 1 : 0);
  const now = runtime.now();
  if (lostWorkers > MAX_LOST_WORKERS) {
    await endScan(tx, runtime, known, { status: "failed", failure: "worker-lost", counts: known.counts, at: now });
    return null;
  }
  const version = await versionInStage(tx, known.site_id, known.environment);
  if (version === null)
    throw new Error(`The stage of scan ${scanId} is empty, although a filled stage never becomes empty.`);
  const worker = runtime.newId("req");
  const change = {
    status: "running",
    engine,
    version_number: version.number,
    config_digest: version.config_digest,
    services_digest: version.services_digest,
    worker,
    lost_workers: lostWorkers,
    started_at: now,
  } as const;
  await updateScan(tx, scanId, { ...change, consent_states: json([]), visits_not_made: json([]) });
  return {
    scan: { ...known, ...change, consent_states: [], visits_not_made: [] },
    worker,
    domains: await domainsInEnvironment(tx, known.site_id, known.environment),
    issuePages: await pagesOfIssues(tx, known.site_id, known.environment, MAX_ISSUE_PAGES),
    site: {
      siteId: known.site_id,
      environment: known.environment,
      document: JSON.parse(version.document) as ScannedSite["document"],
      declared: JSON.parse(version.services) as ScannedSite["declared"],
      recorded: await servicesOfSite(tx, known.site_id),
      profiles: known.profiles,
      engine,
      at: now,
    },
  };
}

/** running → queued: the process stops, and another one runs the scan from its beginning. */
export async function releaseScan(tx: Transaction, scanId: string, worker: string): Promise<void> {
  const scan = await lockScan(tx, scanId);
  if (scan?.status !== "running" || scan.worker !== worker) return;
  await updateScan(tx, scanId, {
    status: "queued",
    worker: null,
    engine: null,
    version_number: null,
    config_digest: null,
    services_digest: null,
    started_at: null,
    consent_states: json([]),
    visits_not_made: json([]),
  });
}

/** A scan, its site locked first as every writer of a site does; null if either is gone. */
export async function lockScanWithSite(tx: Transaction, scanId: string): Promise<Row<"scans"> | null> {
  const seen = await scanById(tx, scanId);
  if (seen === undefined || (await lockSite(tx, seen.workspace_id, seen.site_id)) === null) return null;
  return (await lockScan(tx, scanId)) ?? null;
}
