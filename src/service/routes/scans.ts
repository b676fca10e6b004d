import { regimeTable } from "@consentform/consent/rules";
import { actorOf, memberOf } from "../http/caller";
import { conflict } from "../http/conflicts";
import { required } from "../http/found";
import type { Call, Reply, Routes } from "../http/handler";
import { byAge, pageOf } from "../http/paging";
import { checkPlanLimit } from "../http/plan-limits";
import { notFound, Problem, type ValidationError, validationFailed } from "../http/problem";
import { withDefaults } from "../http/settable-fields";
import { CSV_TYPE, findingsCsv } from "../scans/findings-csv";
import { findingsFormat, refusePaging } from "../scans/findings-format";
import { findingsSarif, SARIF_TYPE } from "../scans/findings-sarif";
import { queueScan as queue } from "../scans/queue-scan";
import { diffFindings } from "../scans/scan-diff";
import { bySeverity, findingView, scanView } from "../scans/scan-view";
import { checkHostsVerified } from "../scans/site-hosts";
import type { Row } from "../store/database";
import { domainsInEnvironment } from "../store/domains";
import { allFindings, listFindings } from "../store/findings";
import { activeScan, countQueuedScans, listScans, scanById } from "../store/scans";
import { pointersOf } from "../store/stages";
import { suppressionComments } from "../store/suppressions";
import { lockWorkspace } from "../store/workspaces";

/** Scans, what they found, and how two of them differ. */
export const scansRoutes = {
  listScans: async ({ tx, caller, found, query, page }) => {
    const bound = memberOf(caller).environment;
    const environments = bound === null ? query.environment : [bound];
    const filter = { environments, statuses: query.status };
    const scans = await listScans(tx, required(found, "site").id, filter, page);
    return { status: 200, body: pageOf(page, scans, byAge, scanView) };
  },
  queueScan: queueScan,
  getScan: async ({ found }) => ({ status: 200, body: scanView(required(found, "scan")) }),
  listScanFindings: findings,
  diffScan: diff,
} satisfies Routes;

async function queueScan(call: Call<"queueScan">): Promise<Reply<"queueScan">> {
  const { tx, now, runtime, settings } = call;
  const site = required(call.found, "site");
  const body = withDefaults("queueScan", call.body);
  const { environment, start_urls, max_pages, profiles, expected_number } = body;
  const { number, updated_by, updated_at } = (await pointersOf(tx, site.id))[environment];
  if (expected_number !== null && expected_number !== number) {
    throw new Problem("precondition-failed", {
      detail: `The stage ${number === null ? "is empty" : `holds version ${number}`}, not ${expected_number}.`,
      current_number: number,
      moved_by: number === null ? null : updated_by,
      moved_at: number === null ? null : updated_at.toISOString(),
    });
  }
  checkMeaning(start_urls, profiles);
  checkHostsVerified(
    await domainsInEnvironment(tx, site.id, environment),
    start_urls.map((url) => new URL(url)),
    settings,
  );
  if (number === null) {
    throw conflict("stage-empty", `Nothing was published to ${environment} yet. Publish a version first.`);
  }
  const active = await activeScan(tx, site.id, environment);
  if (active !== undefined) throw scanInProgress(active);
  await lockWorkspace(tx, site.workspace_id);
  checkPlanLimit("queued_scans", await countQueuedScans(tx, site.workspace_id));
  const scan = await queue(tx, runtime, {
    site,
    environment,
    startUrls: start_urls,
    maxPages: max_pages,
    profiles,
    trigger: call.caller.kind === "user" ? "user" : "token",
    by: actorOf(call.caller),
    at: now,
  });
  if (scan === null) throw new Error(`A scan of site ${site.id} appeared although its row is locked.`);
  return { status: 202, body: scanView(scan), location: `/scans/${scan.id}` };
}

/** Checks that the schema cannot express. */
function checkMeaning(startUrls: readonly string[], profiles: readonly string[]): void {
  const faults: ValidationError[] = [];
  startUrls.forEach((url, index) => {
    const parsed = URL.canParse(url) ? new URL(url) : null;
    if (parsed === null || parsed.username !== "" || parsed.password !== "") {
      faults.push({
        pointer: `/start_urls/${index}`,
        code: "address",
        detail: "is not an http or https address without a user name",
      });
    }
  });
  profiles.forEach((profile, index) => {
    if (!regimeTable.some(({ regime }) => regime === profile)) {
      faults.push({
        pointer: `/profiles/${index}`,
        code: "unknown-regime",
        detail: "is not in the regime table",
      });
    }
  });
  if (faults.length > 0) throw validationFailed(faults);
}

function scanInProgress(scan: Row<"scans">): Problem {
  return new Problem("scan-in-progress", {
    detail: `A scan of ${scan.environment} is ${scan.status}. Wait until it has finished.`,
    scan_id: scan.id,
    version_number: scan.version_number,
  });
}

async function findings(call: Call<"listScanFindings">): Promise<Reply<"listScanFindings">> {
  const { tx, query, page, request, now, settings } = call;
  const scan = required(call.found, "scan");
  const format = findingsFormat(request.url, request.header("accept"));
  refusePaging(request.url, format);
  const filter = { severities: query.severity, ruleIds: query.rule_id };
  if (format === "json") {
    const rows = await listFindings(tx, scan.id, filter, page);
    return { status: 200, body: pageOf(page, rows, bySeverity, findingView) };
  }
  refuseUnfinished(scan);
  const all = (await allFindings(tx, scan.id, filter)).map(findingView);
  if (format === "csv") return { status: 200, content: { type: CSV_TYPE, data: findingsCsv(all) } };
  const suppressions = await suppressionComments(tx, scan.site_id, scan.environment, now);
  const contractUrl = `${settings.origin}/v1/openapi.json`;
  const log = findingsSarif(all, { siteId: scan.site_id, environment: scan.environment, contractUrl, suppressions });
  return { status: 200, content: { type: SARIF_TYPE, data: JSON.stringify(log) } };
}

async function diff({ tx, caller, found, query }: Call<"diffScan">): Promise<Reply<"diffScan">> {
  const head = required(found, "scan");
  const baseId = query.base ?? head.previous_scan_id;
  const base = baseId === null ? null : await baseOf(tx, head, baseId);
  const bound = memberOf(caller).environment;
  if (base !== null && bound !== null && base.environment !== bound) {
    throw new Problem("token-binding-mismatch", {
      detail: `The token is bound to the environment ${bound} and cannot act on ${base.environment}.`,
      binding: { site_id: null, environment: bound },
    });
  }
  refuseUnfinished(head);
  if (base !== null) refuseUnfinished(base);
  const before = base === null ? [] : (await allFindings(tx, base.id)).map(findingView);
  const after = (await allFindings(tx, head.id)).map(findingView);
  const body = { base_scan_id: base?.id ?? null, head_scan_id: head.id, ...diffFindings(before, after) };
  return { status: 200, body };
}

async function baseOf(tx: Call<"diffScan">["tx"], head: Row<"scans">, id: string): Promise<Row<"scans">> {
  const base = await scanById(tx, id);
  if (base?.workspace_id !== head.workspace_id || base.site_id !== head.site_id) throw notFound("scan", id);
  return base;
}

function refuseUnfinished(scan: Row<"scans">): void {
  if (scan.status === "completed") return;
  throw conflict(
    "scan-not-completed",
    `The scan ${scan.id} is ${scan.status}. Only completed scans support this request.`,
  );
}
