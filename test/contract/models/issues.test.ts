import fc from "fast-check";
import { type CrashableService, onCrashableDatabaseOfRun } from "../../support/crashable-service";
import { holdModel, modelTimeoutMs, type Step, step } from "../../support/hold-model";
import { type ModelWorkspace, modelWorkspace } from "../../support/model-workspace";
import { reaching, type ScannableSite, scannableSite } from "../../support/scannable-site";
import type { TestAnswer } from "../../support/service-requests";
import { until } from "../../support/until";
import { startWebsite, type Website } from "../../support/website";
import {
  findings,
  firstPage,
  type Page,
  type Pages,
  type ServiceModel,
  type Sighting,
  served,
  services,
  type Tracker,
  trackers,
  visited,
} from "./tracked-site";

/**
 * Issues of a site whose pages change (contract 2.7, 2.8) against a model: real scans open, resolve and reopen them,
 * people and the clock suppress them and let them count again, over crashes.
 */

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A worker that vanished has its job for this long. */
const leaseMs = 46_000;

type Reason = "accepted_risk" | "false_positive";

interface Suppression {
  readonly reason: Reason;
  readonly expiresAt: number | null;
}

interface IssueModel extends Omit<Sighting, "page"> {
  readonly id: string;
  page: Page;
  isResolved: boolean;
  /** Also one that has ended, until that is reported. */
  suppression: Suppression | null;
}

interface Site {
  readonly pages: Pages;
  /** By rule and cookie. */
  readonly issues: Map<string, IssueModel>;
  /** By key. */
  readonly services: Map<string, ServiceModel>;
  readonly events: string[];
  /** The findings of the newest completed scan; null before the first. */
  found: ReadonlySet<string> | null;
}

interface Real extends ModelWorkspace {
  readonly website: Website;
  readonly site: ScannableSite;
}

type IssueStep = Step<Site, Real>;

const keyOf = ({ rule, tracker }: Pick<Sighting, "rule" | "tracker">) => `${rule} ${tracker}`;
const isLive = ({ suppression }: IssueModel, now: number) =>
  suppression !== null && (suppression.expiresAt === null || suppression.expiresAt > now);
const statusOf = (issue: IssueModel, now: number) =>
  issue.isResolved ? "resolved" : isLive(issue, now) ? "suppressed" : "open";

/** The end of a suppression is reported once, before anything else that concerns the issue. */
function lift(model: Site, issue: IssueModel, now: number): void {
  if (issue.suppression === null || isLive(issue, now)) return;
  issue.suppression = null;
  model.events.push(`issue.suppression_expired ${issue.id}`);
}
const liftAll = (model: Site, { now }: Real) => {
  for (const issue of model.issues.values()) lift(model, issue, now());
};

const place = (tracker: Tracker, pages: readonly Page[]): IssueStep =>
  step<Site, Real>(`${tracker} on ${pages.join(" and ") || "no page"}`, async (model, { website, site }) => {
    model.pages.cookies[tracker] = pages;
    website.pages = served(model.pages, site);
  });
const turn = (name: "isLinked" | "isUp", isOn: boolean): IssueStep =>
  step<Site, Real>(`${name} ${isOn}`, async (model, { website, site }) => {
    model.pages[name] = isOn;
    website.pages = served(model.pages, site);
  });

/** A scan to its end; `isCrashed`: the process dies while it waits for a page, and the next one starts it again. */
const scan = (isCrashed: boolean): IssueStep =>
  step<Site, Real>(isCrashed ? "scan with a crash" : "scan", async (model, real) => {
    const path = { id: real.site.id };
    model.pages.isRevisited = [...model.issues.values()].some(({ isResolved, page }) => !isResolved && page === "/b");
    const queued = await real.call("queueScan", { path, body: { environment: "preview" } });
    expect(queued.status).toBe(202);
    if (isCrashed) await crashWhileFetching(model, real);
    await real.work();
    liftAll(model, real);
    const { body } = await real.call("getScan", { path: { id: queued.body.id } });
    expect([body.status, body.failure?.code]).toEqual(
      model.pages.isUp ? ["completed", undefined] : ["failed", "unreachable"],
    );
    const reported = await foundBy(real, body.id);
    expect([...reported.keys()].sort()).toEqual(
      model.pages.isUp ? findings(model.pages, model.services).map(keyOf).sort() : [],
    );
    // A scan that saw nothing says nothing.
    if (model.pages.isUp) await take(model, real, body.id, reported);
    await compare(model, real);
  });

/** The cookie is seen, is gone and is seen again. */
const comeBack = (tracker: Tracker): IssueStep =>
  step<Site, Real>(`${tracker} goes and comes back`, async (model, real) => {
    for (const pages of [["/"], [], ["/"]] as const) {
      await place(tracker, pages).run(model, real);
      await scan(false).run(model, real);
    }
  });

async function crashWhileFetching({ pages }: Site, { website, site, service, work }: Real): Promise<void> {
  let isAsked = false;
  website.pages = {
    "/": () => {
      isAsked = true;
    },
  };
  const running = work().catch(() => {});
  await until(() => isAsked);
  await service.crash();
  website.pages = served(pages, site);
  website.dropConnections();
  await running;
  service.advance(leaseMs);
}

/** Findings of a scan, as `rule cookie`, with ids of their issues and services. */
async function foundBy({ call }: Real, id: string): Promise<Map<string, TestAnswer["body"]>> {
  const { body } = await call("listScanFindings", { path: { id }, query: { limit: 200 } });
  return new Map(
    body.data.map((finding: TestAnswer["body"]) => [`${finding.rule_id} ${finding.subject.name}`, finding]),
  );
}

/** The effect of a completed scan on services and issues. */
async function take(model: Site, real: Real, scanId: string, reported: Map<string, TestAnswer["body"]>): Promise<void> {
  const now = findings(model.pages, model.services);
  await discover(model, real);
  for (const finding of now) see(model, finding, reported.get(keyOf(finding)).issue_id, real.now());
  const seen = new Set(now.map(keyOf));
  for (const [key, issue] of model.issues) {
    if (seen.has(key) || issue.isResolved || !visited(model.pages).includes(issue.page)) continue;
    issue.isResolved = true;
    model.events.push(`issue.resolved ${issue.id}`);
  }
  const before = model.found ?? new Set();
  const { body } = await real.call("diffScan", { path: { id: scanId } });
  const names = (list: TestAnswer["body"][]) => list.map(({ rule_id, subject }) => `${rule_id} ${subject.name}`).sort();
  expect([names(body.added), names(body.removed)]).toEqual([
    [...seen].filter((key) => !before.has(key)).sort(),
    [...before].filter((key) => !seen.has(key)).sort(),
  ]);
  model.found = seen;
}

function see(model: Site, finding: Sighting, id: string, now: number): void {
  const known = model.issues.get(keyOf(finding));
  if (known === undefined) {
    model.issues.set(keyOf(finding), { ...finding, id, isResolved: false, suppression: null });
    model.events.push(`issue.opened ${id}`);
    return;
  }
  // The same thing is permanently the same issue.
  expect(id).toBe(known.id);
  if (known.isResolved && !isLive(known, now)) model.events.push(`issue.opened ${id}`);
  Object.assign(known, { isResolved: false, page: finding.page });
}

/** Unreviewed trackers are recorded with all observations; changes by people stay. */
async function discover(model: Site, { call, site }: Real): Promise<void> {
  const { body } = await call("listServices", { path: { id: site.id }, query: { limit: 200 } });
  const shown = trackers.filter((tracker) => firstPage(model.pages, tracker) !== undefined);
  for (const key of new Set(Object.values(services))) {
    const cookies = shown.filter((tracker) => services[tracker] === key);
    if (key === null || cookies.length === 0) continue;
    const known = model.services.get(key);
    if (known === undefined) {
      const { id, name } = body.data.find((service: TestAnswer["body"]) => service.key === key);
      model.services.set(key, { id, name, status: "needs_review", cookies: new Set(cookies) });
      model.events.push(`service.discovered ${id}`);
    } else if (known.status === "needs_review" && cookies.some((cookie) => !known.cookies.has(cookie))) {
      for (const cookie of cookies) known.cookies.add(cookie);
      model.events.push(`service.updated ${known.id}`);
    }
  }
}

const onIssue = (name: string, pick: number, run: (issue: IssueModel, model: Site, real: Real) => Promise<void>) =>
  step<Site, Real>(
    `${name} ${pick}`,
    (model, real) => run([...model.issues.values()][pick % model.issues.size] as IssueModel, model, real),
    ({ issues }) => issues.size > 0,
  );

/** @param days undefined: the default; null: permanently */
const suppress = (pick: number, reason: Reason, days: number | null | undefined): IssueStep =>
  onIssue(`suppress as ${reason} for ${days} days`, pick, async (issue, model, real) => {
    const at = real.now();
    const asked = typeof days === "number" ? new Date(at + days * dayMs).toISOString() : days;
    const answer = await real.call("suppressIssue", {
      path: { id: issue.id },
      body: { reason, comment: "Looked at, and left.", ...(asked === undefined ? {} : { expires_at: asked }) },
    });
    const stored = isLive(issue, at) ? issue.suppression : null;
    const expiry = asked === undefined && stored !== null ? stored.expiresAt : asked;
    // A call that is refused changes nothing, not even what has ended.
    if (expiry === null && reason === "accepted_risk") {
      expect([answer.status, answer.body.errors[0].pointer]).toEqual([422, "/expires_at"]);
      return;
    }
    lift(model, issue, at);
    const reported = answer.body.suppression.expires_at;
    if (expiry === undefined) expect(Math.abs(Date.parse(reported) - at - 90 * dayMs)).toBeLessThan(hourMs / 2);
    const expiresAt = reported === null ? null : Date.parse(reported);
    if (expiry !== undefined) expect(expiresAt).toBe(typeof expiry === "string" ? Date.parse(expiry) : expiry);
    if (stored?.reason !== reason || stored.expiresAt !== expiresAt) model.events.push(`issue.suppressed ${issue.id}`);
    issue.suppression = { reason, expiresAt };
    expect([answer.status, answer.body.status]).toEqual([200, statusOf(issue, real.now())]);
  });

const unsuppress = (pick: number): IssueStep =>
  onIssue("lift", pick, async (issue, model, real) => {
    const answer = await real.call("unsuppressIssue", { path: { id: issue.id } });
    lift(model, issue, real.now());
    issue.suppression = null;
    expect([answer.status, answer.body.status]).toEqual([200, issue.isResolved ? "resolved" : "open"]);
  });

const onService = (
  name: string,
  pick: number,
  run: (key: string, service: ServiceModel, model: Site, real: Real) => Promise<void>,
) =>
  step<Site, Real>(
    `${name} ${pick}`,
    async (model, real) => {
      const [key, service] = [...model.services][pick % model.services.size] as [string, ServiceModel];
      await run(key, service, model, real);
    },
    (model) => model.services.size > 0,
  );

const edit = (pick: number, change: { name: string } | { status: ServiceModel["status"] }): IssueStep =>
  onService(`edit ${JSON.stringify(change)} of service`, pick, async (_key, service, model, real) => {
    const answer = await real.call("updateService", { path: { id: service.id }, body: change });
    expect(answer.status).toBe(200);
    const isChange = Object.entries(change).some(([name, value]) => service[name as "name" | "status"] !== value);
    if (isChange) model.events.push(`service.updated ${service.id}`);
    Object.assign(service, change);
  });

/** Its issues stay; the next scan that sees it records it again. */
const removeService = (pick: number): IssueStep =>
  onService("delete service", pick, async (key, { id }, model, real) => {
    expect((await real.call("deleteService", { path: { id } })).status).toBe(204);
    model.services.delete(key);
  });

/** @param isWorked true to do due work; suppressions end without it */
const pass = (hours: number, isWorked: boolean): IssueStep =>
  step<Site, Real>(`${hours} h pass${isWorked ? "" : ", and nothing runs"}`, async (model, real) => {
    real.service.advance(hours * hourMs);
    if (!isWorked) return;
    await real.work();
    liftAll(model, real);
  });

const crash: IssueStep = step<Site, Real>("crash", (_model, { service }) => service.crash());

/**
 * Each issue is in the list of its state and in no other; services say what people and scans made of them; every change
 * has its event.
 */
async function compare(model: Site, real: Real): Promise<void> {
  const path = { id: real.site.id };
  for (const status of ["open", "suppressed", "resolved"]) {
    const { body } = await real.call("listIssues", { path, query: { status, limit: 200 } });
    const reported = body.data.map((issue: TestAnswer["body"]) => [
      ...[issue.id, issue.rule_id, issue.subject.name, issue.severity, new URL(issue.page).pathname],
      ...[issue.suppression?.reason, issue.status],
    ]);
    const expected = [...model.issues.values()].filter((issue) => statusOf(issue, real.now()) === status);
    expect(reported.sort()).toEqual(
      expected
        .map((issue) => [
          ...[issue.id, issue.rule, issue.tracker, issue.severity, issue.page],
          ...[isLive(issue, real.now()) ? issue.suppression?.reason : undefined, status],
        ])
        .sort(),
    );
  }
  const { body } = await real.call("listServices", { path, query: { limit: 200 } });
  const reported = body.data.map(({ id, key, name, status, storage }: TestAnswer["body"]) => [
    ...[key, id, name, status, storage.map((entry: { name: string }) => entry.name).sort()],
  ]);
  const expected = [...model.services].map(([key, { id, name, status, cookies }]) => [
    ...[key, id, name, status, [...cookies].sort()],
  ]);
  expect(reported.sort()).toEqual(expected.sort());
  expect(await real.events("issue.", "service.")).toEqual([...model.events].sort());
}

const pick = fc.nat({ max: 7 });
const tracker = fc.constantFrom(...trackers);
const pages = fc.constantFrom<readonly Page[]>(["/"], ["/b"], ["/", "/b"], []);
const reason = fc.constantFrom<Reason>("accepted_risk", "false_positive");
const days = fc.constantFrom(undefined, null, 1, 2, 30);
const change = fc.constantFrom<{ name: string } | { status: ServiceModel["status"] }>(
  { name: "By hand" },
  { status: "ignored" },
  { status: "needs_review" },
);

const steps: fc.Arbitrary<IssueStep>[] = [
  fc.tuple(tracker, pages).map((all) => place(...all)),
  fc.tuple(tracker, pages).map((all) => place(...all)),
  fc.tuple(fc.constantFrom("isLinked" as const, "isUp" as const), fc.boolean()).map((all) => turn(...all)),
  fc.constant(turn("isUp", true)),
  fc.nat({ max: 11 }).map((chosen) => scan(chosen === 0)),
  fc.constant(scan(false)),
  tracker.map(comeBack),
  fc.tuple(pick, reason, days).map((all) => suppress(...all)),
  fc.tuple(pick, reason, days).map((all) => suppress(...all)),
  pick.map(unsuppress),
  fc.tuple(fc.constantFrom(1, 25, 49, 24 * 31), fc.boolean()).map((all) => pass(...all)),
  fc.tuple(pick, change).map((all) => edit(...all)),
  fc.tuple(pick, fc.nat({ max: 11 })).map(([chosen, rare]) => (rare === 0 ? crash : removeService(chosen))),
];

onCrashableDatabaseOfRun((start) => {
  let service: CrashableService;
  let website: Website;
  beforeAll(async () => {
    website = await startWebsite();
    service = await start(reaching(website));
  });
  afterAll(async () => {
    await service.close();
    await website.close();
  });

  test(
    "issues open, resolve, come back and are suppressed as the model says",
    async () => {
      await holdModel<Site, Real>(
        steps,
        async () => {
          const workspace = await modelWorkspace(service);
          const { call } = workspace;
          const site = await scannableSite({ ...service.now(), call }, website);
          const cookies = { _ga: ["/"], _gid: [], _fbp: ["/b"], strange: [] } as const;
          const model: Site = {
            pages: { cookies: { ...cookies }, isLinked: true, isUp: true },
            issues: new Map(),
            services: new Map(),
            events: [],
            found: null,
          };
          website.pages = served(model.pages, site);
          return { model, real: { ...workspace, website, site } };
        },
        compare,
      );
    },
    modelTimeoutMs,
  );
});
