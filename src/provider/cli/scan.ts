import type { RequestBody, Schemas } from "@consentform/consent/contract";
import { Option } from "commander";
import { type Client, type Clock, isProblem, systemClock } from "../client";
import { waitFor } from "../lifecycle/session/wait";
import { type FailOn, failingSeverities, findingsOf, sarifOf, suppressedIssues } from "../resources/scans/findings";
import { type FoundScan, queueOrFind, type ScanWork } from "../resources/scans/queue-or-find";
import { scanFailure, scanProgress, waitForScan } from "../resources/scans/wait-for-scan";
import type { CommandContext } from "./command-context";
import { connect } from "./connection";
import { type Declaration, withToken } from "./declaration";
import { exitCodes } from "./exit-status";
import { countFailing, humanScanReport, type ScanReport } from "./scan/scan-report";
import { wholeNumber } from "./whole-number";

/** Options as commander hands them over. */
interface Options {
  environment: Schemas["Environment"];
  url?: string[];
  profile?: string[];
  maxPages?: number;
  expectVersion?: number;
  failOn: FailOn;
  newOnly?: true;
  format: keyof typeof formats;
  timeoutMinutes: number;
  endpoint?: string;
}

/** Lines of each output format. */
const formats = {
  human: async (_work: ScanWork, report: ScanReport) => humanScanReport(report),
  json: async (_work: ScanWork, { scan, findings }: ScanReport) => [JSON.stringify({ scan, findings }, null, 2)],
  sarif: async (work: ScanWork, { scan }: ScanReport) => [await sarifOf(work, scan.id)],
};

/** `consentform scan SITE`: scans a stage of a site, waits, and prints what was found; progress goes to stderr. */
export function scanCommand(clock: Clock = systemClock): Declaration {
  return {
    formats: Object.keys(formats),
    endpoint: withToken,
    declare: (command) =>
      command
        .argument("<site>", "id of the site")
        .addOption(
          new Option("--environment <name>", "stage to scan").choices(["preview", "production"]).default("preview"),
        )
        .option("--url <address...>", "pages to start from, up to 20; default: the home page")
        .option("--profile <regime...>", "regimes to visit as, up to 5; default: gdpr")
        .option("--max-pages <n>", "maximum number of pages to visit, 1 to 500; default: 50", wholeNumber(1, 500))
        .option("--expect-version <n>", "refuse unless the stage holds this version", wholeNumber(1, 2 ** 31 - 1))
        .addOption(
          new Option("--fail-on <severity>", "lowest severity at which the exit status is 1")
            .choices(Object.keys(failingSeverities))
            .default("error"),
        )
        .option("--new-only", "count only findings that the previous scan did not have")
        .option("--timeout-minutes <n>", "maximum time to wait", wholeNumber(1, 1440), 35),
    run: (context, site: string, options: Options) => scanSite(site, options, context, clock),
  };
}

async function scanSite(site: string, options: Options, commandContext: CommandContext, clock: Clock): Promise<number> {
  const { stdout, stderr } = commandContext;
  const work = scanWork(connect(options.endpoint, commandContext), clock);
  const found = await queueOrFind(work, { siteId: site, body: requestOf(options) });
  stderr(originLine(found));
  const wait = { timeoutMs: options.timeoutMinutes * 60_000, onLook: linesOfProgress(stderr) };
  const scan = await waitForScan(work, found.scan, wait);
  if (scan?.status !== "completed") {
    stderr(scan === null ? `The scan did not end within ${options.timeoutMinutes} minutes.` : scanFailure(scan));
    return exitCodes.failure;
  }
  const report = await reportOf(work, scan);
  for (const line of await formats[options.format](work, report)) stdout(line);
  const failing = countFailing(report, options.failOn, options.newOnly === true);
  return failing === 0 ? exitCodes.success : exitCodes.findings;
}

function requestOf({ environment, url, profile, maxPages, expectVersion }: Options): RequestBody<"queueScan"> {
  return {
    environment,
    ...(url === undefined ? {} : { start_urls: url }),
    ...(profile === undefined ? {} : { profiles: profile }),
    ...(maxPages === undefined ? {} : { max_pages: maxPages }),
    ...(expectVersion === undefined ? {} : { expected_number: expectVersion }),
  };
}

function scanWork(client: Client, clock: Clock): ScanWork {
  return {
    call: (id, request) => client.callAny(id, request),
    isProblem: (error, ...slugs) => isProblem(error, ...slugs),
    poll: (wait) => waitFor({ clock, waits: { running: 0 } }, wait),
  };
}

function originLine({ scan, origin }: FoundScan): string {
  return origin === "other"
    ? `A scan of ${scan.environment} is already in progress; waiting for it (${scan.id}). It may have other options.`
    : `Queued the scan ${scan.id} of ${scan.environment}.`;
}

/** Reports a scan's progress whenever there is some. */
function linesOfProgress(print: (line: string) => void): (scan: Schemas["Scan"]) => void {
  let printed = "";
  return (scan) => {
    const line = scanProgress(scan);
    if (line !== printed) print(line);
    printed = line;
  };
}

async function reportOf(work: ScanWork, scan: Schemas["Scan"]): Promise<ScanReport> {
  const findings = await findingsOf(work, scan.id);
  const suppressed = findings.length === 0 ? new Set<string>() : await suppressedIssues(work, scan);
  return { scan, findings, suppressed };
}
