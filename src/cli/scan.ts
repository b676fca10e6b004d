import { Command, InvalidArgumentError, Option } from "commander";
import { type Client, type Clock, systemClock } from "../client";
import type { RequestBody, Schemas } from "../contract";
import { connect } from "./connection";
import { countFailing, failingSeverities, humanScanReport, type ScanReport } from "./scan/scan-report";
import { queueOrJoin, waitForScan } from "./scan/wait-for-scan";
import { processSurroundings, type Surroundings } from "./surroundings";

const EXIT = { passed: 0, findings: 1, notDone: 2 } as const;

/** Options as commander hands them over. */
interface Options {
  environment: Schemas["Environment"];
  url?: string[];
  profile?: string[];
  maxPages?: number;
  expectVersion?: number;
  failOn: string;
  newOnly?: true;
  format: keyof typeof formats;
  timeoutMinutes: number;
  endpoint?: string;
}

/** Lines of each output format. */
const formats = {
  human: async (_client: Client, report: ScanReport) => humanScanReport(report),
  json: async (_client: Client, { scan, findings }: ScanReport) => [JSON.stringify({ scan, findings }, null, 2)],
  // The service writes SARIF itself, suppressions included.
  sarif: async (client: Client, { scan }: ScanReport) => {
    const { data } = await client.call("listScanFindings", { path: { id: scan.id }, query: { format: "sarif" } });
    return [JSON.stringify(data, null, 2)];
  },
};

/**
 * `consentform scan SITE`: scans a stage of a site, waits, and prints what was found; progress goes to stderr.
 *
 * Exit status: 0 nothing at or above `--fail-on`, 1 something, 2 no result (refused, failed, not in time, usage).
 */
export function scanCommand(surroundings: Surroundings = processSurroundings, clock: Clock = systemClock): Command {
  return new Command("scan")
    .description("Scan a site, wait for the result, and print it. Exits 1 if it found something.")
    .argument("<site>", "id of the site")
    .addOption(
      new Option("--environment <name>", "stage to scan").choices(["preview", "production"]).default("preview"),
    )
    .option("--url <address...>", "pages to start from, up to 20; default: the home page", collect)
    .option("--profile <regime...>", "regimes to visit as, up to 5; default: gdpr", collect)
    .option("--max-pages <n>", "most pages to visit, 1 to 500; default: 50", wholeNumber(1, 500))
    .option("--expect-version <n>", "refuse unless the stage holds this version", wholeNumber(1, 2 ** 31 - 1))
    .addOption(
      new Option("--fail-on <severity>", "least severity that makes it exit 1")
        .choices(Object.keys(failingSeverities))
        .default("error"),
    )
    .option("--new-only", "count only findings that the scan before did not have")
    .addOption(new Option("--format <format>", "how to report").choices(Object.keys(formats)).default("human"))
    .option("--timeout-minutes <n>", "longest time to wait", wholeNumber(1, 1440), 35)
    .option("--endpoint <url>", "service to ask; default: CONSENTFORM_ENDPOINT. The token comes from CONSENTFORM_TOKEN")
    .action(async (site: string, options: Options) => {
      surroundings.exitWith(await scanSite(site, options, surroundings, clock));
    });
}

async function scanSite(site: string, options: Options, surroundings: Surroundings, clock: Clock): Promise<number> {
  const { stdout, stderr } = surroundings;
  try {
    const client = connect(options.endpoint, surroundings);
    const queued = await queueOrJoin(client, site, requestOf(options), stderr);
    const deadlineMs = options.timeoutMinutes * 60_000;
    const scan = await waitForScan(client, queued, { clock, deadlineMs, tell: stderr });
    if (scan?.status !== "completed") {
      stderr(scan === null ? `The scan did not end within ${options.timeoutMinutes} minutes.` : failureLine(scan));
      return EXIT.notDone;
    }
    const report = await reportOf(client, scan);
    for (const line of await formats[options.format](client, report)) stdout(line);
    const failing = countFailing(report, options.failOn, options.newOnly === true);
    return failing === 0 ? EXIT.passed : EXIT.findings;
  } catch (error) {
    stderr(error instanceof Error ? error.message : String(error));
    return EXIT.notDone;
  }
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

async function reportOf(client: Client, scan: Schemas["Scan"]): Promise<ScanReport> {
  const findings: Schemas["Finding"][] = [];
  for await (const finding of client.list("listScanFindings", { path: { id: scan.id }, query: { limit: 200 } })) {
    findings.push(finding);
  }
  const suppressed = new Set<string>();
  const query = { environment: [scan.environment], status: ["suppressed" as const], limit: 200 };
  if (findings.length > 0) {
    for await (const { id } of client.list("listIssues", { path: { id: scan.site_id }, query })) suppressed.add(id);
  }
  return { scan, findings, suppressed };
}

function failureLine({ id, failure }: Schemas["Scan"]): string {
  return `The scan ${id} failed (${failure?.code ?? "internal"}): ${failure?.detail ?? "no reason was told"}`;
}

function collect(text: string, before: string[] | undefined): string[] {
  return [...(before ?? []), text];
}

function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) {
      throw new InvalidArgumentError(`Allowed are whole numbers from ${least} to ${most}.`);
    }
    return value;
  };
}
