import fc from "fast-check";
import { createDnsLookup } from "../../../src/service/dns/dns-lookup";
import { banner } from "../../support/banners";
import { type CrashableService, onCrashableDatabaseOfRun } from "../../support/crashable-service";
import { startDnsResponder } from "../../support/dns-responder";
import { holdModel, modelTimeoutMs, type Step, step } from "../../support/hold-model";
import { startHttpReceiver } from "../../support/http-receiver";
import { startMailServer } from "../../support/mail-server";
import { reaching } from "../../support/scannable-site";
import type { TestAnswer } from "../../support/service-requests";
import { startWebsite } from "../../support/website";
import { checkDomain, type DomainModel, isNoticed, type TokenModel } from "./alert-causes";
import { type AlertKind, type Inbox, raise, resolve, severities, tell } from "./alert-model";
import { type Alerts, alertWorkspace, type IssueModel, type Real, type Servers, serve } from "./alert-workspace";
import { findings, type ServiceModel, services, type Tracker, trackers } from "./tracked-site";

/**
 * Alerts (contract 2.11) against a model, each from its cause: scans, domains, install checks, promotions, tokens, an
 * endpoint and a channel that fail and get well again; what people do with them; and what arrives at a Slack channel
 * and in a mail box. Over crashes.
 */

const secondMs = 1000;
const hourMs = 3600 * secondMs;
const dayMs = 24 * hourMs;
/** Alerts are forgotten 90 days after they are resolved; a run ends before. */
const longestRunMs = 80 * dayMs;

type AlertStep = Step<Alerts, Real>;

/** A step at a separate time, so that events have an order. */
const act = (
  name: string,
  run: (model: Alerts, real: Real) => Promise<void>,
  check?: (model: Readonly<Alerts>) => boolean,
): AlertStep =>
  step<Alerts, Real>(
    name,
    async (model, real) => {
      real.service.advance(secondMs);
      await run(model, real);
    },
    check,
  );

const siteOf = ({ siteId }: Alerts) => `site ${siteId}`;
const isAlarming = ({ isResolved, isSuppressed }: IssueModel) => !isResolved && !isSuppressed;
const hasUnreviewed = (model: Alerts) => [...model.services.values()].some(({ status }) => status === "needs_review");
/** The effect of an event when it is passed on. */
const later = (model: Alerts, kind: AlertKind, subject: string, isReminder = false) =>
  model.news.push((now) => raise(model, kind, subject, now, isReminder));
/** The same, unless the cause has ended until then. */
const laterIf = (model: Alerts, isThere: () => boolean, kind: AlertKind, subject: string) =>
  model.news.push((now) => isThere() && raise(model, kind, subject, now));
const laterOver = (model: Alerts, subject: string, ...kinds: AlertKind[]) =>
  model.news.push(() => resolve(model, subject, ...kinds));

/** An ended cause may be back before the event is passed on: then the alert stays as it was. */
const overUnlessAlarming = (model: Alerts, issue: IssueModel) =>
  model.news.push(() => isAlarming(issue) || resolve(model, `issue ${issue.id}`, "issue.opened"));

const place = (tracker: Tracker, isThere: boolean): AlertStep =>
  act(`${tracker} ${isThere ? "appears" : "goes"}`, async (model, real) => {
    model.pages.cookies[tracker] = isThere ? ["/"] : [];
    serve(model, real);
  });
const turnPage = (isUp: boolean): AlertStep =>
  act(isUp ? "page is there" : "page is gone", async (model, real) => {
    model.pages.isUp = isUp;
    serve(model, real);
  });

const scan: AlertStep = act(
  "queue a scan",
  async (model, { call }) => {
    const answer = await call("queueScan", { path: { id: model.siteId }, body: { environment: "preview" } });
    expect(answer.status).toBe(202);
    model.isScanQueued = true;
  },
  ({ isScanQueued }) => !isScanQueued,
);

/** The news of a scan, in the order of its events. */
async function endScan(model: Alerts, { call }: Real): Promise<void> {
  model.isScanQueued = false;
  const site = siteOf(model);
  if (!model.pages.isUp) {
    later(model, "scan.failed", site);
    return;
  }
  const path = { id: model.siteId };
  const found = findings(model.pages, model.services);
  for (const { tracker } of found) {
    const key = services[tracker];
    if (key === null || model.services.has(key)) continue;
    model.services.set(key, { id: "", name: "", status: "needs_review", cookies: new Set() });
    laterIf(model, () => hasUnreviewed(model), "scan.new_tracker", site);
  }
  const { body } = await call("listIssues", { path, query: { severity: "error", limit: 200 } });
  const errors = found.filter(({ severity }) => severity === "error").map(({ tracker }) => tracker);
  for (const tracker of errors) {
    const known = model.issues.get(tracker);
    const { id } = body.data.find(({ subject }: TestAnswer["body"]) => subject.name === tracker);
    const isOpened = known === undefined || (known.isResolved && !known.isSuppressed);
    const issue = known ?? { id, tracker, isResolved: false, isSuppressed: false };
    issue.isResolved = false;
    model.issues.set(tracker, issue);
    if (isOpened) laterIf(model, () => isAlarming(issue), "issue.opened", `issue ${id}`);
  }
  for (const issue of model.issues.values()) {
    if (errors.includes(issue.tracker) || issue.isResolved) continue;
    issue.isResolved = true;
    overUnlessAlarming(model, issue);
  }
  laterOver(model, site, "scan.failed");
}

const suppress = (pick: number): AlertStep =>
  act(
    `suppress ${pick}`,
    async (model, { call }) => {
      const issue = [...model.issues.values()][pick % model.issues.size] as IssueModel;
      const body = { reason: "false_positive", comment: "Looked at, and left.", expires_at: null };
      expect((await call("suppressIssue", { path: { id: issue.id }, body })).status).toBe(200);
      if (!issue.isSuppressed) overUnlessAlarming(model, issue);
      issue.isSuppressed = true;
    },
    ({ issues }) => issues.size > 0,
  );

const unsuppress = (pick: number): AlertStep =>
  act(
    `let ${pick} count again`,
    async (model, { call, now }) => {
      const issue = [...model.issues.values()][pick % model.issues.size] as IssueModel;
      expect((await call("unsuppressIssue", { path: { id: issue.id } })).status).toBe(200);
      if (!issue.isSuppressed) return;
      issue.isSuppressed = false;
      if (!issue.isResolved) raise(model, "issue.opened", `issue ${issue.id}`, now());
    },
    ({ issues }) => issues.size > 0,
  );

/** Reviewed by hand, or deleted. No review is requested once none is left. */
const review = (pick: number, isDeleted: boolean): AlertStep =>
  act(
    `${isDeleted ? "delete" : "review"} service ${pick}`,
    async (model, { call }) => {
      const [key, service] = [...model.services][pick % model.services.size] as [string, ServiceModel];
      const { body } = await call("listServices", { path: { id: model.siteId }, query: { key } });
      const path = { id: body.data[0].id };
      const answer = isDeleted
        ? await call("deleteService", { path })
        : await call("updateService", { path, body: { status: "ignored" } });
      expect(answer.status).toBe(isDeleted ? 204 : 200);
      const settle = () => hasUnreviewed(model) || resolve(model, siteOf(model), "scan.new_tracker");
      if (isDeleted) {
        model.services.delete(key);
        settle();
      } else if (service.status !== "ignored") {
        service.status = "ignored";
        model.news.push(settle);
      }
    },
    ({ services }) => services.size > 0,
  );

const publish: AlertStep = act("publish", async (model, { call }) => {
  const path = { id: model.siteId };
  await call("putConfigDraft", { path, body: { document: banner(`Title ${model.version}`) } });
  expect((await call("publishVersion", { path, body: {} })).body.number).toBe(model.version + 1);
  model.version += 1;
});

/** The gate's facts have separate tests; here the response shows its result. */
const promote = (isOverridden: boolean): AlertStep =>
  act(isOverridden ? "promote with a reason" : "promote", async (model, { call }) => {
    const body = isOverridden ? { gate_override_reason: "Because it has to be." } : {};
    const { status } = await call("promoteVersion", { path: { id: model.siteId, number: model.version }, body });
    expect(isOverridden ? [200] : [200, 409]).toContain(status);
    if (status === 409) later(model, "version.promotion_blocked", siteOf(model));
    else if (model.production !== model.version) laterOver(model, siteOf(model), "version.promotion_blocked");
    if (status === 200) model.production = model.version;
  });

const install = (isInstalled: boolean): AlertStep =>
  act(`check a page that is ${isInstalled ? "right" : "bare"}`, async (model, real) => {
    model.isInstalled = isInstalled;
    serve(model, real);
    const body = { url: `http://${real.site.host}/install`, environment: "preview" };
    const answer = await real.call("createInstallCheck", { path: { id: model.siteId }, body });
    expect([answer.status, answer.body.result === "failed"]).toEqual([201, !isInstalled]);
    if (isInstalled) resolve(model, siteOf(model), "install_check.failed");
    else laterIf(model, () => !model.isInstalled, "install_check.failed", siteOf(model));
  });

const prove = (isProved: boolean): AlertStep =>
  act(isProved ? "publish the record" : "remove the record", async ({ domains }, { dns }) => {
    for (const domain of domains) {
      if (domain.record === null) continue;
      domain.isProved = isProved;
      dns.names[domain.record.name] = { txt: isProved ? [domain.record.value] : ["something else"] };
    }
  });

function tellDomain(model: Alerts, domain: DomainModel, isAsked: boolean, now: number): void {
  const subject = `domain ${domain.id}`;
  const wasFailing = domain.failedRechecks > 0;
  const news = checkDomain(domain, isAsked, now);
  // It was verified all the time, so there is no event that would end it later.
  if (news === "well" && wasFailing) resolve(model, subject, "domain.recheck_failing");
  if (news === "well") laterOver(model, subject, "domain.failed");
  if (news === "domain.recheck_failing") laterIf(model, () => domain.failedRechecks > 0, news, subject);
  if (news === "domain.failed") later(model, news, subject);
  if (news === "domain.failed") laterOver(model, subject, "domain.recheck_failing");
}

const verify: AlertStep = act("verify", async (model, { call, service, now }) => {
  // Two checks of one domain are at least 10 s apart.
  service.advance(11 * secondMs);
  const domain = model.domains[0] as DomainModel;
  const answer = await call("verifyDomain", { path: { id: domain.id } });
  tellDomain(model, domain, true, now());
  expect(answer.body.status).toBe(domain.status);
});

const createToken = (days: number): AlertStep =>
  act(`make a token for ${days} days`, async ({ tokens }, { call, now }) => {
    const expiresAt = now() + days * dayMs;
    const body = { name: "ci", scopes: ["sites:read"], expires_at: new Date(expiresAt).toISOString() };
    const made = await call("createToken", { body });
    tokens.push({ id: made.body.id, createdAt: now(), expiresAt, notices: 0, isRevoked: false });
  });

const revoke = (pick: number): AlertStep =>
  act(
    `revoke ${pick}`,
    async (model, { call, now }) => {
      const token = model.tokens[pick % model.tokens.length] as TokenModel;
      await call("revokeToken", { path: { id: token.id } });
      if (token.isRevoked || token.expiresAt <= now()) return;
      token.isRevoked = true;
      laterOver(model, `token ${token.id}`, "token.expiring");
    },
    ({ tokens }) => tokens.length > 0,
  );

/** The receiver says 410 or takes what it gets; a test shows it. */
const hook = (isGone: boolean): AlertStep =>
  act(isGone ? "test a receiver that is gone" : "test a receiver that is there", async ({ endpoint }, real) => {
    endpoint.isGone = isGone;
    real.hook.answer = (response) => void response.writeHead(isGone ? 410 : 204).end();
    expect((await real.call("testWebhookEndpoint", { path: { id: endpoint.id } })).status).toBe(202);
    endpoint.tests += 1;
  });

function endTests(model: Alerts, now: number): void {
  const { endpoint } = model;
  if (endpoint.tests === 0) return;
  endpoint.tests = 0;
  if (endpoint.isGone && !endpoint.isDisabled) raise(model, "webhook.disabled", `webhook ${endpoint.id}`, now);
  if (!endpoint.isGone) resolve(model, `webhook ${endpoint.id}`, "webhook.disabled");
  endpoint.isDisabled = endpoint.isGone;
}

const turnSlack = (isWell: boolean): AlertStep =>
  act(isWell ? "Slack is well" : "Slack fails", async ({ slack }, { slackServer }) => {
    slack.isWell = isWell;
    slackServer.answer = (response) => void response.writeHead(isWell ? 200 : 500).end();
  });

/** A person's change of an alert. */
const change = (pick: number, state: "acknowledged" | "resolved"): AlertStep =>
  act(
    `alert ${pick} becomes ${state}`,
    async ({ alerts }, real) => {
      const alert = alerts[pick % alerts.length] as Inbox["alerts"][number];
      const reported = (await listed(real)).find(
        (one) => one.kind === alert.kind && `${one.subject.type} ${one.subject.id}` === alert.subject,
      );
      const answer = await real.call("updateAlert", { path: { id: reported?.id }, body: { state } });
      if (alert.state === "resolved" && state === "acknowledged") {
        expect([answer.status, answer.body.reason]).toEqual([409, "alert-state"]);
        return;
      }
      expect([answer.status, answer.body.state]).toEqual([200, state]);
      alert.state = state;
    },
    ({ alerts }) => alerts.length > 0,
  );

const listed = async ({ call }: Real, query: Record<string, unknown> = {}): Promise<TestAnswer["body"][]> =>
  (await call("listAlerts", { query: { limit: 200, ...query } })).body.data;

/** Does what is due, round by round as the service does, and holds what arrived in the channels against the model. */
const work: AlertStep = act("work", async (model, real) => {
  const { slackServer, mail, now } = real;
  slackServer.received.length = 0;
  mail.mails.length = 0;
  await real.work();
  const expected: string[][] = model.channels.map(() => []);
  let isMore = true;
  while (isMore) {
    for (const domain of model.domains) {
      if (domain.nextCheckAt !== null && domain.nextCheckAt <= now()) tellDomain(model, domain, false, now());
    }
    for (const token of model.tokens) {
      const subject = `token ${token.id}`;
      if (isNoticed(token, now())) later(model, "token.expiring", subject, true);
      if (token.isRevoked || token.expiresAt <= now()) resolve(model, subject, "token.expiring");
    }
    for (const happen of model.news.splice(0)) happen(now());
    for (const [index, channel] of model.channels.entries()) expected[index]?.push(...tell(model, channel, now()));
    endTests(model, now());
    if (model.isScanQueued) await endScan(model, real);
    isMore = model.news.length > 0 || model.channels.some(({ tellings }) => tellings.some(({ at }) => at <= now()));
  }
  const posted = slackServer.received.map(({ body }) => {
    const { text, blocks } = JSON.parse(body);
    return reported(text, blocks[2].elements.map((element: { text: string }) => element.text).join("\n"));
  });
  const mailed = mail.mails.map(({ text }) => reported(text.split(/\r?\n/)[0] ?? "", text));
  expect([posted.sort(), mailed.sort()]).toEqual(expected.map((one) => one.sort()));
  await compare(model, real);
});

/** A message as the model names it. */
function reported(title: string, facts: string): string {
  const fact = (name: string) => new RegExp(`^${name}: (.*?)\\r?$`, "m").exec(facts)?.[1];
  return `${title} ${fact("About")} ${fact("Occurrences")}`;
}

const pass = (hours: number): AlertStep =>
  step<Alerts, Real>(`${hours} h pass`, async ({ startedAt }, { service, now }) => {
    if (now() + hours * hourMs < startedAt + longestRunMs) service.advance(hours * hourMs);
  });

const crash: AlertStep = step<Alerts, Real>("crash", (_model, { service }) => service.crash());

/** The inbox holds each alert once, in its state; a list by state holds those in it. */
async function compare({ alerts }: Alerts, real: Real): Promise<void> {
  const shown = (all: readonly TestAnswer["body"][]) =>
    all
      .map(({ kind, severity, subject, state, occurrences }) => [
        ...[kind, `${subject.type} ${subject.id}`, severity, state, occurrences],
      ])
      .sort();
  const expected = alerts.map(({ kind, subject, state, occurrences }) => [
    ...[kind, subject, severities[kind], state, occurrences],
  ]);
  expect(shown(await listed(real))).toEqual(expected.sort());
  const unsettled = await listed(real, { state: ["open", "acknowledged"] });
  expect(shown(unsettled)).toEqual(expected.filter(([, , , state]) => state !== "resolved").sort());
}

const pick = fc.nat({ max: 5 });
const isOn = fc.boolean();
const steps: fc.Arbitrary<AlertStep>[] = [
  fc.tuple(fc.constantFrom(...trackers), isOn).map((all) => place(...all)),
  fc.constantFrom(turnPage(true), turnPage(true), turnPage(false), turnSlack(true), turnSlack(false)),
  fc.constant(scan),
  fc.constant(scan),
  fc.constantFrom(publish, promote(false), promote(false), promote(true)),
  isOn.map(install),
  fc.constantFrom(prove(true), prove(false), verify, verify),
  fc.oneof(fc.constantFrom(15, 4).map(createToken), pick.map(revoke)),
  isOn.map(hook),
  pick.map(suppress),
  pick.map(unsuppress),
  fc.tuple(pick, fc.boolean()).map((all) => review(...all)),
  fc.tuple(pick, fc.constantFrom("acknowledged" as const, "resolved" as const)).map((all) => change(...all)),
  fc.constant(work),
  fc.constant(work),
  fc.constant(work),
  fc.constant(work),
  fc.constantFrom(0.02, 0.1, 0.6, 3, 25, 49, 75, 170).map(pass),
  fc.tuple(fc.nat({ max: 5 }), fc.constantFrom(1, 25, 170)).map(([rare, hours]) => (rare === 0 ? crash : pass(hours))),
];

onCrashableDatabaseOfRun((start) => {
  let service: CrashableService;
  const parts: { close(): Promise<unknown> }[] = [];
  let servers: Servers;
  beforeAll(async () => {
    servers = {
      website: await startWebsite(),
      dns: await startDnsResponder(),
      mail: await startMailServer(),
      slackServer: await startHttpReceiver(),
      hook: await startHttpReceiver(),
    };
    parts.push(...Object.values(servers));
    const { egress, settings } = reaching(servers.website);
    service = await start({
      ...(egress === undefined ? {} : { egress }),
      dns: createDnsLookup({ server: servers.dns.address, timeoutMs: 5000 }),
      settings: {
        ...settings,
        origin: "https://consent.example",
        hostNames: ["127.0.0.1"],
        mail: { smtpUrl: servers.mail.url, from: "alerts@consent.example" },
      },
      stillAtMs: Date.now(),
    });
  });
  afterAll(async () => {
    await service.close();
    for (const part of parts) await part.close();
  });

  test(
    "alerts open, notify and resolve as the model predicts",
    async () => {
      await holdModel<Alerts, Real>(steps, () => alertWorkspace(servers, service), compare, 60);
    },
    modelTimeoutMs,
  );
});
