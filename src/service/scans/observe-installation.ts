import type { ObservedPage, PageRun } from "../install-checks/observed-page";
import type { Runtime } from "../runtime/runtime";
import type { ServiceSettings } from "../runtime/settings";
import { browserEngine } from "../scanner/browser/browser-engine";
import { within } from "../scanner/browser/within";
import { createFindingsCollector } from "../scanner/findings-collector";
import { hasFailed, type PageVisit } from "../scanner/page-visit";
import { pressableBanner } from "../scanner/pressable-banner";
import type { ScannedSite } from "../scanner/scan-context";

/** Longest time of one observation: with the fetch of the page, a client waits for both. */
const OBSERVE_MS = 12_000;
/** Browsers of install checks at the same time: each takes hundreds of megabytes. */
const MAX_BROWSERS = 2;
let running = 0;

/** The page to run, and its site. */
export interface InstallationPage {
  readonly url: URL;
  readonly site: Omit<ScannedSite, "engine">;
  readonly isHostAllowed: (host: string) => boolean;
}

/** Runs a page of an install check in a browser, as a new visitor who chooses nothing. No transaction may be open. */
export async function observeInstallation(
  { egress }: Pick<Runtime, "egress">,
  { browserPath }: Pick<ServiceSettings, "browserPath">,
  page: InstallationPage,
): Promise<ObservedPage> {
  if (browserPath === null) return "no-browser";
  if (running >= MAX_BROWSERS) return "busy";
  running += 1;
  const ended = new AbortController();
  const visit = visitOnce(egress, browserPath, page, ended.signal).finally(() => {
    running -= 1;
  });
  try {
    return await within(OBSERVE_MS, visit);
  } catch {
    return "failed";
  } finally {
    ended.abort();
  }
}

async function visitOnce(
  egress: Runtime["egress"],
  browserPath: string,
  { url, site, isHostAllowed }: InstallationPage,
  signal: AbortSignal,
): Promise<ObservedPage> {
  const engine = await browserEngine(egress, browserPath);
  try {
    const banner = pressableBanner(site);
    const visit = await engine.visit(url, "none", { isHostAllowed, banner, signal, isBrief: true });
    return hasFailed(visit) ? "failed" : runOf(visit, { ...site, engine: "browser" });
  } finally {
    await engine.close();
  }
}

const bannerBySight = { absent: "not-run", failed: "not-run", idle: "not-drawn", asking: "drawn" } as const;

function runOf(visit: PageVisit, site: ScannedSite): PageRun {
  const sight = visit.banner ?? "absent";
  const banner = visit.obstacle ?? bannerBySight[sight];
  return {
    isScriptRequested: sight !== "absent",
    banner,
    runtimeDigest: visit.delivered?.digest ?? null,
    number: banner === "not-run" ? null : (visit.delivered?.number ?? null),
    fired: firedBefore(visit, site),
  };
}

function firedBefore(visit: PageVisit, site: ScannedSite): string[] {
  const collector = createFindingsCollector(site);
  collector.add(visit);
  const { findings } = collector.result(false);
  return [
    ...new Set(findings.filter(({ ruleId }) => ruleId.startsWith("pre-consent-")).map((each) => each.subject.name)),
  ];
}
