import type { Client, Clock } from "../../client";
import { isProblem } from "../../client";
import type { RequestBody, Schemas } from "../../contract";

/** What a wait tells and how long it lasts. */
export interface ScanWait {
  readonly clock: Clock;
  readonly deadlineMs: number;
  /** Told a line whenever there is something new to tell. */
  readonly tell: (line: string) => void;
}

/** Time between two looks at a scan; it grows, since most scans are short or long. */
const firstLookMs = 500;
const longestLookMs = 5000;

/**
 * Queues a scan, or joins the one that is queued or running in the environment.
 * @throws ProblemError for every other refusal
 */
export async function queueOrJoin(
  client: Client,
  siteId: string,
  body: RequestBody<"queueScan">,
  tell: ScanWait["tell"],
): Promise<Schemas["Scan"]> {
  try {
    const { data } = await client.call("queueScan", { path: { id: siteId }, body });
    tell(`Queued the scan ${data.id} of ${data.environment}.`);
    return data;
  } catch (error) {
    if (!isProblem(error, "scan-in-progress")) throw error;
    const id = String(error.members.scan_id);
    tell(`A scan of ${body.environment} is under way already; waiting for it (${id}). It may have other options.`);
    return (await client.call("getScan", { path: { id } })).data;
  }
}

/**
 * Waits until a scan has ended.
 * @returns the scan, or null if it did not end in time
 */
export async function waitForScan(
  client: Client,
  queued: Schemas["Scan"],
  { clock, deadlineMs, tell }: ScanWait,
): Promise<Schemas["Scan"] | null> {
  const until = clock.now() + deadlineMs;
  let scan = queued;
  let told = "";
  for (let pauseMs = firstLookMs; !hasEnded(scan); pauseMs = Math.min(pauseMs * 1.5, longestLookMs)) {
    if (clock.now() + pauseMs > until) return null;
    await clock.sleep(pauseMs);
    scan = (await client.call("getScan", { path: { id: scan.id }, lane: "poll" })).data;
    const line = progressOf(scan);
    if (line !== told) tell(line);
    told = line;
  }
  return scan;
}

function hasEnded({ status }: Schemas["Scan"]): boolean {
  return status === "completed" || status === "failed";
}

function progressOf({ status, engine, version_number, counts }: Schemas["Scan"]): string {
  if (status === "queued") return "queued: waiting for a worker";
  const failed = counts.pages_failed === 0 ? "" : `, ${counts.pages_failed} failed`;
  return `${status}: version ${version_number ?? "?"}, ${engine ?? "?"} engine, ${counts.pages_visited} pages visited${failed}`;
}
