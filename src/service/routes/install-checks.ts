import { isLoopbackName } from "@consentform/consent/rules";
import { storedDocument } from "../drafts/draft-view";
import { emit } from "../events/emit";
import { actorOf, memberOf } from "../http/caller";
import { required } from "../http/found";
import type { Call, Handler, OutsideCall, Reply, Routes } from "../http/handler";
import { byAge, pageOf } from "../http/paging";
import { validationFailed } from "../http/problem";
import { checkPage, checkResult, firstLoader } from "../install-checks/check-page";
import { checkRun } from "../install-checks/check-run";
import { installCheckView } from "../install-checks/install-check-view";
import { lookAtPage, type PageLook } from "../install-checks/look-at-page";
import { type ObservedPage, observationView } from "../install-checks/observed-page";
import { observeInstallation } from "../scans/observe-installation";
import { checkHostsVerified, fetchableDomains, homePage, isHostCovered, localAddress } from "../scans/site-hosts";
import { resolveAlerts } from "../store/alerts";
import { json, type Row, type Transaction } from "../store/database";
import { domainsInEnvironment } from "../store/domains";
import { hasFailingInstallCheck, insertInstallCheck, listInstallChecks } from "../store/install-checks";
import { servicesOfSite } from "../store/trackers";
import { versionInStage } from "../store/versions";

/** Checks of the banner's installation on a page. */
export const installChecksRoutes = {
  listInstallChecks: async ({ tx, caller, found, query, page }) => {
    const bound = memberOf(caller).environment;
    const environments = bound === null ? query.environment : [bound];
    const filter = { ids: query.id, environments, results: query.result };
    const checks = await listInstallChecks(tx, required(found, "site").id, filter, page);
    return { status: 200, body: pageOf(page, checks, byAge, installCheckView) };
  },
  createInstallCheck: { outside: look },
} satisfies Routes;

async function look(call: OutsideCall<"createInstallCheck">): Promise<Handler<"createInstallCheck">> {
  const { body, settings, store, runtime } = call;
  const site = required(call.found, "site");
  const domains = await domainsInEnvironment(store.db, site.id, body.environment ?? "production");
  const asked = body.url === undefined ? null : addressOf(body.url);
  checkHostsVerified(domains, asked === null ? [] : [asked], settings);
  const fetchable = fetchableDomains(domains, settings);
  const urls = asked === null ? homePages(fetchable, settings) : [localAddress(asked, settings)];
  const isHostAllowed = (host: string) => isHostCovered(fetchable, host);
  const seen = await lookAtPage(runtime, { urls, isHostAllowed, assetUrl: settings.assetUrl });
  const observed = await observe(call, seen, isHostAllowed);
  return (applied) => record(applied, urls[0]?.href ?? "", seen, observed);
}

/** Runs a page that answered in a browser. A stage without a version has no banner that could run. */
async function observe(
  { body, settings, store, runtime, found }: OutsideCall<"createInstallCheck">,
  { markup, fetchedUrl }: PageLook,
  isHostAllowed: (host: string) => boolean,
): Promise<ObservedPage> {
  if (settings.browserPath === null) return "no-browser";
  const { id: siteId } = required(found, "site");
  const environment = body.environment ?? "production";
  const version = await versionInStage(store.db, siteId, environment);
  if (version === null || markup === null || fetchedUrl === null) return "failed";
  return observeInstallation(runtime, settings, {
    url: new URL(fetchedUrl),
    isHostAllowed,
    site: {
      siteId,
      environment,
      document: storedDocument(version),
      profiles: ["gdpr"],
      at: runtime.now(),
      declared: JSON.parse(version.services),
      recorded: await servicesOfSite(store.db, siteId),
    },
  });
}

function addressOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username !== "" || url.password !== "") {
    throw validationFailed([
      { pointer: "/url", code: "address", detail: "is not an http or https address without a user name" },
    ]);
  }
  return url;
}

function homePages(
  [oldest]: ReturnType<typeof fetchableDomains>,
  settings: OutsideCall<"createInstallCheck">["settings"],
): URL[] {
  if (oldest === undefined) return [];
  const home = homePage(oldest.host, settings);
  return isLoopbackName(oldest.host) ? [home] : [home, new URL(`http://${oldest.host}/`)];
}

async function record(
  call: Call<"createInstallCheck">,
  fetchedFrom: string,
  seen: PageLook,
  observed: ObservedPage,
): Promise<Reply<"createInstallCheck">> {
  const { tx, runtime, now, body } = call;
  const site = required(call.found, "site");
  const environment = body.environment ?? "production";
  const version = await versionInStage(tx, site.id, environment);
  const loaded = loadedNumber(seen, site.id, environment, version?.number ?? null);
  const checks =
    seen.markup === null
      ? []
      : [
          ...checkPage(seen.markup, {
            siteId: site.id,
            environment,
            stageNumber: version?.number ?? null,
            loadedNumber: loaded,
            reopen: version === null ? "floating" : (storedDocument(version).layout.reopen?.kind ?? "floating"),
          }),
          ...checkRun(observed),
        ];
  const result = seen.failure === null ? checkResult(checks) : "failed";
  const observation = observationView(observed, version);
  const check = await insertInstallCheck(tx, {
    id: runtime.newId("ich"),
    workspace_id: site.workspace_id,
    site_id: site.id,
    url: body.url ?? fetchedFrom,
    environment,
    fetched_url: seen.fetchedUrl,
    http_status: seen.httpStatus,
    version_number: loaded,
    result,
    checks: json(checks),
    observation: observation === null ? null : json(observation),
    failure: seen.failure === null ? null : json(seen.failure),
    created_at: now,
    created_by: json(actorOf(call.caller)),
  });
  if (result === "failed") await emitFailure(tx, call, check);
  else if (!(await hasFailingInstallCheck(tx, site.id)))
    await resolveAlerts(tx, site.workspace_id, { type: "site", id: site.id }, now, ["install_check.failed"]);
  return { status: 201, body: installCheckView(check), location: `/sites/${site.id}/install-checks?id=${check.id}` };
}

/**
 * A script that we serve loads what its stage holds, if it is this site's; nothing is reported about another site's.
 */
function loadedNumber(
  { markup, foreignNumber }: PageLook,
  siteId: string,
  environment: Row<"install_checks">["environment"],
  stageNumber: number | null,
): number | null {
  const loader = markup === null ? null : firstLoader(markup);
  if (loader === null || loader.siteId !== siteId || loader.environment !== environment) return null;
  return foreignNumber === undefined ? stageNumber : foreignNumber;
}

function emitFailure(
  tx: Transaction,
  { runtime, caller, now }: Call<"createInstallCheck">,
  check: Row<"install_checks">,
): Promise<void> {
  return emit(tx, runtime, {
    workspaceId: check.workspace_id,
    kind: "install_check.failed",
    object: { type: "install_check", id: check.id },
    siteId: check.site_id,
    actor: actorOf(caller),
    data: {
      environment: check.environment,
      number: check.version_number,
      codes: check.checks.filter(({ status }) => status === "failed").map(({ code }) => code),
    },
    at: now,
  });
}
