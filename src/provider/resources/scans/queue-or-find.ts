import type { RequestBody, Schemas } from "@consentform/consent/contract";
import type { Service } from "../work";
import { hasEnded } from "./wait-for-scan";

/** The calls of a scan, so that commands can scan as resources do. */
export type ScanWork = Pick<Service, "call" | "isProblem" | "poll">;

/** A scan to wait for, and where it comes from. */
export interface FoundScan {
  readonly scan: Schemas["Scan"];
  /**
   * queued: by this call. other: it was in the way, and may have other options. earlier: an earlier call with the same
   * key queued it, and it has ended since.
   */
  readonly origin: "queued" | "other" | "earlier";
}

/** How a scan is asked for. */
export interface ScanOrder {
  readonly siteId: string;
  readonly body: RequestBody<"queueScan">;
  /** The same order with the same key within a day finds the scan of the first. Default: random. */
  readonly idempotencyKey?: string;
  readonly deadlineMs?: number;
}

/**
 * Queues a scan, or finds the one that is queued or running in the environment.
 * @throws for every other refusal
 */
export async function queueOrFind(
  { call, isProblem }: ScanWork,
  { siteId, body, ...options }: ScanOrder,
): Promise<FoundScan> {
  const startedAtMs = performance.now();
  const look = async (id: string) => (await call("getScan", { path: { id }, deadlineMs: options.deadlineMs })).data;
  try {
    const request = { path: { id: siteId }, body, ...options };
    const { data, isReplayed, attempts, answeredAtMs } = await call("queueScan", request);
    // After a lost answer, the repeated request receives the first response: a scan that is not older than this call
    // belongs to it. Each of the two times is measured by one clock, because the machines' clocks may differ.
    const ageMs = answeredAtMs - Date.parse(data.created_at);
    const isOwn = !isReplayed || (attempts > 1 && ageMs <= performance.now() - startedAtMs);
    if (isOwn) return { scan: data, origin: "queued" };
    const scan = await look(data.id);
    return { scan, origin: hasEnded(scan) ? "earlier" : "queued" };
  } catch (error) {
    if (!isProblem(error, "scan-in-progress")) throw error;
    return { scan: await look(String(error.members.scan_id)), origin: "other" };
  }
}
