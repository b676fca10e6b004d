import type { Schemas } from "@consentform/consent/contract";
import { isLoopbackName } from "@consentform/consent/rules";
import type { JobHandler, JobParts } from "../jobs/job-handler";
import type { JobPayloads } from "../jobs/job-kinds";
import { MINUTE_MS } from "../runtime/durations";
import { type CrawlEnd, type CrawlProgress, crawl } from "../scanner/crawl";
import { createFindingsCollector, type FindingsCollector } from "../scanner/findings-collector";
import { openEngine } from "../scanner/open-engine";
import type { PageVisitor, VisitFailureCode } from "../scanner/page-visit";
import { createPressPlan, type PressPlan } from "../scanner/press-plan";
import { pressableBanner } from "../scanner/pressable-banner";
import { robotsRules } from "../scanner/robots-rules";
import { json } from "../store/database";
import { noteProgress } from "../store/scans";
import { recordScan, type ScanResult } from "./record-scan";
import { noCounts } from "./scan-view";
import { fetchableDomains, homePage, isHostCovered, localAddress } from "./site-hosts";
import { releaseScan, type StartedScan, startScan } from "./start-scan";

/** How a run may be bounded. */
export interface ScanRunOptions {
  readonly signal: AbortSignal;
  /** Longest time of a scan (contract 2.5). Default 30 minutes. */
  readonly timeoutMs?: number;
  /** Default: the best one there is. It is closed at the end. */
  readonly engine?: PageVisitor;
}

const SCAN_TIMEOUT_MS = 30 * MINUTE_MS;
/** Progress is written this often; a site that was deleted meanwhile is noticed by it. */
const PROGRESS_MS = 3000;

/** Job `scan`: runs one scan to its end. The lease is a little longer than the renewals of contract 2.5, every 15 s. */
export const scanJob: JobHandler<JobPayloads["scan"]> = {
  leaseMs: 45_000,
  concurrency: 2,
  // Never given up: a scan that does not end would block its environment.
  retryAt: (attempt, now) => new Date(now.getTime() + Math.min(attempt, 12) * 5000),
  run: (parts, { payload, signal }) => runScan(parts, payload.scan_id, { signal }),
};

/** Thrown to give the job back. */
class InterruptedError extends Error {
  override readonly name = "InterruptedError";
}

/** Runs a scan: it is as if done once, however often it is called. */
export async function runScan(parts: JobParts, scanId: string, options: ScanRunOptions): Promise<void> {
  const { store, runtime } = parts;
  const engine = options.engine ?? (await openEngine(runtime, parts.settings));
  try {
    const started = await store.transaction((tx) => startScan(tx, runtime, scanId, engine.kind));
    if (started !== null) await runStarted(parts, engine, started, options);
  } finally {
    await engine.close();
  }
}

async function runStarted(
  parts: JobParts,
  engine: PageVisitor,
  started: StartedScan,
  options: ScanRunOptions,
): Promise<void> {
  const { store, runtime } = parts;
  const { worker } = started;
  const scanId = started.scan.id;
  const lost = new AbortController();
  const timeout = AbortSignal.timeout(options.timeoutMs ?? SCAN_TIMEOUT_MS);
  const signal = AbortSignal.any([options.signal, lost.signal, timeout]);
  let result: ScanResult;
  let cause: unknown = null;
  try {
    result = await observe(parts, engine, started, { signal, timeout, onLost: () => lost.abort() });
  } catch (error) {
    cause = error;
    result = { failure: "internal", pages: { visited: 0, failed: 0 }, found: null };
  }
  if (options.signal.aborted) {
    await store.transaction((tx) => releaseScan(tx, scanId, worker));
    throw new InterruptedError(`The scan ${scanId} was given back.`);
  }
  if (!lost.signal.aborted) await store.transaction((tx) => recordScan(tx, runtime, scanId, worker, result));
  if (cause !== null) throw cause;
}

interface Run {
  readonly signal: AbortSignal;
  readonly timeout: AbortSignal;
  readonly onLost: () => void;
}

async function observe(
  { store, runtime, settings }: JobParts,
  engine: PageVisitor,
  { scan, worker, site, domains, issuePages }: StartedScan,
  { signal, timeout, onLost }: Run,
): Promise<ScanResult> {
  const fetchable = fetchableDomains(domains, settings);
  const isHostAllowed = (host: string) => isHostCovered(fetchable, host);
  const collector = createFindingsCollector(site);
  const banner = pressableBanner(site);
  const presses = createPressPlan(engine, banner.optional, issuePages);
  const progress = progressWriter(collector, async (counts, states) => {
    const noted = await noteProgress(store.db, scan.id, worker, {
      counts: json(counts),
      consent_states: json([...states]),
    });
    if (!noted) onLost();
  });
  try {
    await progress.write();
    const plan = {
      starts: startsOf(scan.start_urls, fetchable, settings),
      areStartsNamed: scan.start_urls.length > 0,
      maxPages: scan.max_pages,
      revisits: issuePages.flatMap(({ page }) => (URL.canParse(page) ? [new URL(page)] : [])),
    };
    const end = await crawl(plan, {
      visitor: engine,
      banner,
      presses,
      isHostAllowed,
      robots: robotsRules(runtime.egress, isHostAllowed, signal),
      onVisit: collector.add,
      onPage: progress.note,
      signal,
    });
    if (!signal.aborted) await collector.resolveCloakedHosts(runtime.dns);
    return resultOf(end, collector, presses, timeout.aborted);
  } finally {
    await progress.stop();
  }
}

function startsOf(
  startUrls: readonly string[],
  fetchable: readonly { readonly host: string }[],
  settings: JobParts["settings"],
): URL[][] {
  if (startUrls.length > 0) return startUrls.map((url) => [localAddress(new URL(url), settings)]);
  const [oldest] = fetchable;
  if (oldest === undefined) return [];
  const home = homePage(oldest.host, settings);
  // A site without TLS can still be scanned, as it can be verified; a broken certificate is reported.
  return [isLoopbackName(oldest.host) ? [home] : [home, new URL(`http://${oldest.host}/`)]];
}

const failureByVisit: Readonly<Partial<Record<VisitFailureCode, Schemas["ScanFailureCode"]>>> = {
  tls: "tls",
  robots: "robots",
  "too-large": "too-large",
};

function resultOf(end: CrawlEnd, collector: FindingsCollector, presses: PressPlan, isTimedOut: boolean): ScanResult {
  const notMade = presses.notMade();
  const pages = { visited: end.pagesVisited, failed: end.pagesFailed };
  const gone = end.gone.flatMap((page) => presses.states.map((consentState) => ({ page, consentState })));
  if (isTimedOut) return { failure: "timeout", pages, found: collector.result(false), notMade };
  if (end.failure !== null) return { failure: failureByVisit[end.failure] ?? "unreachable", pages, found: null };
  return { failure: null, pages, found: collector.result(true), gone, notMade };
}

/** Writes how far a run has come, at most every few seconds, and never two at a time. */
function progressWriter(
  collector: FindingsCollector,
  write: (counts: Schemas["ScanCounts"], states: readonly string[]) => Promise<void>,
) {
  let pages: CrawlProgress = { pagesVisited: 0, pagesFailed: 0 };
  let writing: Promise<void> = Promise.resolve();
  const writeNow = (): Promise<void> => {
    const counts = {
      ...noCounts,
      ...collector.counts(),
      pages_visited: pages.pagesVisited,
      pages_failed: pages.pagesFailed,
    };
    // A database that does not answer now will be asked again; the end of the run is what counts.
    writing = writing.then(() => write(counts, collector.consentStates())).catch(() => undefined);
    return writing;
  };
  const timer = setInterval(() => void writeNow(), PROGRESS_MS);
  timer.unref();
  return {
    write: writeNow,
    note: (progress: CrawlProgress) => {
      pages = progress;
    },
    stop: async () => {
      clearInterval(timer);
      await writing;
    },
  };
}
