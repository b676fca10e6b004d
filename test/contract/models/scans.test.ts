import fc from "fast-check";
import { type CrashableService, onCrashableDatabaseOfRun } from "../../support/crashable-service";
import { holdModel, modelTimeoutMs, type Step, step } from "../../support/hold-model";
import { type ModelWorkspace, modelWorkspace } from "../../support/model-workspace";
import { reaching, type ScannableSite, scannableSite } from "../../support/scannable-site";
import type { TestAnswer } from "../../support/service-requests";
import { until } from "../../support/until";
import { startWebsite, type Website } from "../../support/website";
import { type Environment, isActive, isRunnable, nextDaily, type ScanModel, type ScheduleModel } from "./scan-model";

/**
 * Scans of a site and its schedule (contract 2.5) against a model: asked for, due by the clock, failing, and cut off by
 * crashes.
 */

const hourMs = 3_600_000;
/** The lease of a vanished worker's scan, and the margin for the clock of a busy machine. */
const leaseMs = 45_000;
const unsureMs = 15_000;
/** Of schedules, UTC. */
const hours = [3, 15] as const;

interface Scans {
  readonly scans: ScanModel[];
  readonly schedule: ScheduleModel;
  /** Otherwise the home page answers 500. */
  isUp: boolean;
  isInProduction: boolean;
}

interface Real extends ModelWorkspace {
  readonly website: Website;
  readonly site: ScannableSite;
}

type ScanStep = Step<Scans, Real>;

const activeIn = ({ scans }: Scans, environment: Environment) =>
  scans.find((scan) => scan.environment === environment && isActive(scan));
const completedIn = ({ scans }: Scans, environment: Environment) =>
  scans.findLast((scan) => scan.environment === environment && scan.status === "completed")?.id ?? null;
const isEmpty = ({ isInProduction }: Scans, environment: Environment) =>
  environment === "production" && !isInProduction;

function serve({ isUp }: Pick<Scans, "isUp">, { website, site }: Real): void {
  const html = `<html><head>${site.tag}</head></html>`;
  website.pages = { "/": isUp ? { html, headers: { "set-cookie": "strange=1" } } : { status: 500 } };
}

function add(model: Scans, id: string, environment: Environment, trigger: ScanModel["trigger"]): void {
  model.scans.push({
    id,
    environment,
    trigger,
    status: "queued",
    failure: null,
    lostWorkers: 0,
    leaseEndsAt: 0,
    previous: completedIn(model, environment),
  });
}

const queue = (environment: Environment): ScanStep =>
  step<Scans, Real>(`queue ${environment}`, async (model, { call, site }) => {
    const answer = await call("queueScan", { path: { id: site.id }, body: { environment } });
    const active = activeIn(model, environment);
    if (isEmpty(model, environment)) expect([answer.status, answer.body.reason]).toEqual([409, "stage-empty"]);
    else if (active !== undefined) {
      expect([answer.status, answer.slug, answer.body.scan_id]).toEqual([409, "scan-in-progress", active.id]);
    } else {
      expect([answer.status, answer.body.status]).toEqual([202, "queued"]);
      add(model, answer.body.id, environment, "token");
    }
  });

const promote: ScanStep = step<Scans, Real>("promote", async (model, { call, site }) => {
  expect((await call("promoteVersion", { path: { id: site.id, number: 1 } })).status).toBe(200);
  model.isInProduction = true;
});

const turn = (isUp: boolean): ScanStep =>
  step<Scans, Real>(isUp ? "page is there" : "page is gone", async (model, real) => {
    model.isUp = isUp;
    serve(model, real);
  });

const schedule = (environment: Environment, hour: number, isEnabled: boolean): ScanStep =>
  step<Scans, Real>(`schedule ${environment} at ${hour}${isEnabled ? "" : ", off"}`, async (model, real) => {
    keepSure(model, real);
    const body = { enabled: isEnabled, frequency: "daily", hour, environment, timezone: "UTC" };
    const answer = await real.call("updateScanSchedule", { path: { id: real.site.id }, body });
    expect(answer.status).toBe(200);
    const { schedule } = model;
    const isSame = schedule.isEnabled === isEnabled && schedule.hour === hour && schedule.environment === environment;
    // Due work that was not done stays due if nothing is changed.
    if (!isSame) schedule.nextRunAt = isEnabled ? nextDaily(hour, real.now()) : null;
    Object.assign(schedule, { isEnabled, hour, environment });
  });

/** The schedule fires once, however many times it was due; what it cannot do it skips. */
async function fire(model: Scans, now: number, { call, site }: Real): Promise<void> {
  const { schedule } = model;
  const { nextRunAt: at, environment } = schedule;
  if (!schedule.isEnabled || at === null || at > now) return;
  schedule.nextRunAt = nextDaily(schedule.hour, now);
  const isBusy = activeIn(model, environment) !== undefined;
  if (isBusy || isEmpty(model, environment)) {
    schedule.lastSkipped = { at, reason: isBusy ? "scan-in-progress" : "stage-empty" };
    return;
  }
  const { body } = await call("listScans", { path: { id: site.id }, query: { environment, limit: 1 } });
  expect(model.scans.map(({ id }) => id)).not.toContain(body.data[0]?.id);
  schedule.lastScan = body.data[0].id;
  add(model, body.data[0].id, environment, "schedule");
}

/** A worker that vanished is forgiven once. @returns whether the scan runs */
function begin(scan: ScanModel): boolean {
  if (scan.status === "running") scan.lostWorkers += 1;
  if (scan.lostWorkers < 2) return true;
  Object.assign(scan, { status: "failed", failure: "worker-lost" });
  return false;
}

const work: ScanStep = step<Scans, Real>("work", async (model, real) => {
  keepSure(model, real);
  const now = real.now();
  await real.work();
  await fire(model, now, real);
  for (const scan of model.scans) {
    if (!isRunnable(scan, now) || !begin(scan)) continue;
    Object.assign(scan, model.isUp ? { status: "completed" } : { status: "failed", failure: "unreachable" });
  }
  await compare(model, real);
});

/**
 * Processes die, one after the other, while their scans wait for a page; each has what it took until its lease ends.
 */
const workAndCrash = (times: number): ScanStep =>
  step<Scans, Real>(`work and crash ${times} times`, async (model, real) => {
    for (let time = 0; time < times; time += 1) {
      if (time > 0) real.service.advance(leaseMs + unsureMs);
      await crashWhileFetching(model, real);
    }
  });

async function crashWhileFetching(model: Scans, real: Real): Promise<void> {
  keepSure(model, real);
  const { website, service } = real;
  const now = real.now();
  let asked = 0;
  website.pages = {
    "/": () => {
      asked += 1;
    },
  };
  let hasEnded = false;
  const running = real
    .work()
    .catch(() => {})
    .then(() => {
      hasEnded = true;
    });
  // What is due by the schedule is queued before anything runs.
  const isFired = model.schedule.isEnabled && (model.schedule.nextRunAt ?? now + 1) <= now;
  await until(async () => hasEnded || asked > 0);
  await fire(model, now, real);
  const begun = model.scans.filter((scan) => isRunnable(scan, now) && begin(scan));
  await until(() => hasEnded || asked === begun.length);
  // One that was lost for good asks for no page, and ends in a separate transaction; then its job goes.
  const active = model.scans.filter(isActive).length;
  await until(async () => (await failedScans(real)) === model.scans.filter(({ status }) => status === "failed").length);
  await until(async () => (await scanJobs(real)) === active);
  expect([isFired || begun.length > 0, asked]).toEqual([isFired || asked > 0, begun.length]);
  await service.crash();
  website.dropConnections();
  await running;
  for (const scan of begun) Object.assign(scan, { status: "running", leaseEndsAt: now + leaseMs });
  serve(model, real);
}

async function scanJobs({ service }: Real): Promise<number> {
  const { db } = service.now().service.store;
  return (await db.selectFrom("jobs").select("id").where("kind", "=", "scan").execute()).length;
}

async function failedScans({ call, site }: Real): Promise<number> {
  const { body } = await call("listScans", { path: { id: site.id }, query: { limit: 200, status: "failed" } });
  return body.data.length;
}

/**
 * Moves the clock on where a busy machine makes it unsure whether a lease has ended, or the hour of a schedule has
 * come.
 */
function keepSure({ scans }: Scans, { now, service }: Real): void {
  const isUnsure = () =>
    scans.some(({ status, leaseEndsAt }) => status === "running" && Math.abs(leaseEndsAt - now()) < unsureMs) ||
    hours.some((hour) => nextDaily(hour, now()) - now() < unsureMs);
  while (isUnsure()) service.advance(2 * unsureMs);
}

const pass = (ms: number, name: string): ScanStep =>
  step<Scans, Real>(`${name} pass`, async (_model, { service }) => service.advance(ms));

const crash: ScanStep = step<Scans, Real>("crash", (_model, { service }) => service.crash());

/** The findings of a first scan: a strange cookie; to production's visitors the page shows no banner of theirs. */
const newIn: Readonly<Record<Environment, number>> = { preview: 1, production: 2 };

/** Every scan has the right status, ended once, and has each finding once; the schedule shows its last and next run. */
async function compare(model: Scans, real: Real): Promise<void> {
  const path = { id: real.site.id };
  const { body } = await real.call("listScans", { path, query: { limit: 200 } });
  const reported = body.data.map((scan: TestAnswer["body"]) => [
    ...[scan.id, scan.environment, scan.trigger, scan.status, scan.failure?.code ?? null, scan.previous_scan_id],
    ...[scan.counts.warning, scan.counts.new],
  ]);
  expect(reported.reverse()).toEqual(
    model.scans.map(({ id, environment, trigger, status, failure, previous }) => [
      ...[id, environment, trigger, status, failure, previous],
      ...(status === "completed" ? [1, previous === null ? newIn[environment] : 0] : [0, 0]),
    ]),
  );
  const { body: schedule } = await real.call("getScanSchedule", { path });
  const { nextRunAt, lastSkipped, lastScan } = model.schedule;
  const time = (at: number) => new Date(at).toISOString();
  expect([schedule.next_run_at, schedule.last_scan_id, schedule.last_skipped]).toEqual([
    ...[nextRunAt === null ? null : time(nextRunAt), lastScan],
    lastSkipped && { ...lastSkipped, at: time(lastSkipped.at) },
  ]);
  const ended = model.scans.filter((scan) => !isActive(scan));
  expect(await real.events("scan.completed", "scan.failed")).toEqual(
    ended.map(({ id, status }) => `scan.${status} ${id}`).sort(),
  );
  // The page sets the same cookie every time, so only the first scan of an environment finds something else than
  // before: nothing.
  const firsts = ended.filter(({ status, previous }) => status === "completed" && previous === null);
  expect(await real.events("scan.changed")).toEqual(firsts.map(({ id }) => `scan.changed ${id}`).sort());
}

const environment = fc.constantFrom<Environment>("preview", "preview", "production");
const steps: fc.Arbitrary<ScanStep>[] = [
  environment.map(queue),
  environment.map(queue),
  fc.constantFrom(promote, turn(true), turn(true), turn(false)),
  fc.tuple(environment, fc.constantFrom(...hours), fc.constantFrom(true, true, false)).map((all) => schedule(...all)),
  fc.constant(work),
  fc.constant(work),
  fc.constantFrom(pass(75_000, "75 s"), pass(hourMs, "1 h"), pass(25 * hourMs, "25 h"), pass(80 * hourMs, "80 h")),
  fc.nat({ max: 9 }).map((chosen) => (chosen < 2 ? workAndCrash(1 + chosen) : chosen === 2 ? crash : work)),
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
    "scans are queued, run, fail and are taken over as the model says",
    async () => {
      await holdModel<Scans, Real>(
        steps,
        async () => {
          await forgetFormerRuns(service);
          const workspace = await modelWorkspace(service);
          const { call } = workspace;
          const settings = { promotion_gate: { mode: "off" } };
          const site = await scannableSite({ ...service.now(), call }, website, { settings });
          const path = { id: site.id };
          await call("createDomain", { path, body: { host: site.host, environment: "production" } });
          await call("updateScanSchedule", { path, body: { enabled: false, hour: 3, environment: "preview" } });
          const schedule = { isEnabled: false, hour: 3, environment: "preview", nextRunAt: null } as const;
          const model: Scans = {
            schedule: { ...schedule, lastSkipped: null, lastScan: null },
            scans: [],
            isUp: true,
            isInProduction: false,
          };
          const real = { ...workspace, website, site };
          serve(model, real);
          return { model, real };
        },
        compare,
      );
    },
    modelTimeoutMs,
  );
});

/** Their schedules and scans would take places among the workers, of which there are two. */
async function forgetFormerRuns(service: CrashableService): Promise<void> {
  const { db } = service.now().service.store;
  await db.updateTable("scan_schedules").set({ enabled: false }).execute();
  await db.deleteFrom("jobs").where("kind", "=", "scan").execute();
}
