import { type DevService, startDevService } from "../test/support/dev-service";
import type { EngineRun } from "../test/support/engine-run";
import type { PulumiStack } from "../test/support/pulumi-stack";
import { countOf, openStack } from "./fleet";
import { median } from "./median";
import { siteFleetProgram, trivialProgram } from "./programs";
import type { Row } from "./row";
import { secondsOf } from "./seconds-of";
import { UNPACED } from "./unpaced";

/** The quota of the service for one token. */
const QUOTA = { requests: 600, seconds: 60 };
const NO_OP_RUNS = 3;
/** The text of a refused request in a user's output; ids of objects contain 429, too. */
const REFUSAL = /\b429\b|rate.?limit|too many requests/i;

/**
 * Refused requests of two pipelines on one token, as a share of all. Neither knows of the other until an answer says
 * what is left of the window, so the last requests of a window can be refused; they are repeated in the next.
 */
const MOST_REFUSED = 0.02;

/** The first deployment of a fleet within a request budget: by one pipeline, and in halves by two with one token. */
export async function measureFleetBudget(wanted: number): Promise<Row[]> {
  const sites = countOf(wanted);
  const alone = await deployWithin(QUOTA, [{ sites, text: "A" }]);
  const shared = await deployWithin(QUOTA, [
    { sites: sites / 2, text: "A", prefix: "s" },
    { sites: sites / 2, text: "A", prefix: "t" },
  ]);
  const budget = `${QUOTA.requests} requests in ${QUOTA.seconds} s`;
  const label = `first up, ${sites} sites by SiteFleet, ${budget}`;
  const row = (subject: string, value: number, goal: NonNullable<Row["goal"]>): Row => ({
    subject,
    ours: String(value),
    against: "the promise",
    ratio: value,
    goal,
  });
  return [
    { ...row(`share of the budget used, ${label}`, alone.share, { atLeast: 0.97 }), ours: percent(alone.share) },
    row(`answers of 429, ${label}`, alone.refused, { atMost: 0 }),
    {
      ...row(`share of the budget used, two pipelines on one token, ${label}`, shared.share, { atLeast: 0.97 }),
      ours: percent(shared.share),
    },
    row(`lines for users about refused requests, two pipelines on one token, ${label}`, shared.lines, { atMost: 0 }),
    {
      subject: `answers of 429, two pipelines on one token, ${label}`,
      ours: String(shared.refused),
      against: `requests: ${shared.requests}`,
      ratio: shared.refused / shared.requests,
      goal: { atMost: MOST_REFUSED },
    },
  ];
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

async function deployWithin(quota: typeof QUOTA, inputs: readonly object[]) {
  const service = await startDevService({ quota });
  const stacks: PulumiStack[] = [];
  try {
    for (const input of inputs) stacks.push(await openStack(siteFleetProgram, input, service));
    const runs = await Promise.all(stacks.map((stack) => stack.up()));
    for (const run of runs) requireSuccess(run);
    const shown = runs.flatMap(({ stdout, stderr }) => `${stdout}\n${stderr}`.split("\n"));
    return { ...usageOf(service, quota), lines: shown.filter((line) => REFUSAL.test(line)).length };
  } finally {
    for (const stack of stacks) stack.remove();
    await service.stop();
  }
}

/**
 * How much of the budget was used in all whole windows while sites and domains were created; a few requests follow
 * them. The first window's length is left out: a deployment that begins in the middle of one of the service's windows
 * sends the requests of two in that time.
 */
function usageOf(service: DevService, quota: typeof QUOTA) {
  const log = service.accessLog();
  const answered = log.filter(({ status }) => status !== 429);
  const paced = answered.filter(({ operation }) => operation === "createSite" || operation === "createDomain");
  const times = paced.map(({ time }) => Date.parse(time));
  const windowMs = quota.seconds * 1000;
  const from = Math.min(...times) + windowMs;
  const windows = Math.floor((Math.max(...times) - from) / windowMs);
  if (windows < 1) throw new Error("there are too few sites to fill a window of the quota; 1,000 are enough");
  const counted = times.filter((time) => time >= from && time < from + windows * windowMs);
  return {
    share: counted.length / (windows * quota.requests),
    refused: log.length - answered.length,
    requests: log.length,
  };
}

/** An up that changes nothing, against one of as many resources whose provider does nothing. */
export async function measureFleetNoOp(wanted: number): Promise<Row[]> {
  const sites = countOf(wanted);
  const service = await startDevService({ quota: UNPACED });
  const stacks: PulumiStack[] = [];
  const open = async (program: string, input: object) => {
    const stack = await openStack(program, input, service);
    stacks.push(stack);
    requireSuccess(await stack.up());
    return stack;
  };
  try {
    const fleet = await open(siteFleetProgram, { sites, text: "A" });
    const own = (fleet.state().deployment.resources ?? []).filter(({ type }) => type.includes("/consentform:"));
    const resources = own.map(({ inputs: { __provider, __consentform, ...inputs } = {} }) => inputs);
    const trivial = await open(trivialProgram, { resources });
    const seconds: Record<"fleet" | "trivial", number[]> = { fleet: [], trivial: [] };
    for (let run = 0; run < NO_OP_RUNS; run += 1) {
      seconds.fleet.push(await secondsOf(async () => requireSuccess(await fleet.up())));
      seconds.trivial.push(await secondsOf(async () => requireSuccess(await trivial.up())));
    }
    const [ours, theirs] = [median(seconds.fleet), median(seconds.trivial)];
    return [
      {
        subject: `no-op up, ${sites} sites by SiteFleet (${resources.length} resources)`,
        ours: `${ours.toPrecision(3)} s`,
        against: `trivial dynamic resources: ${theirs.toPrecision(3)} s`,
        ratio: ours / theirs,
        // As for other deployments (docs/decisions/pulumi.md).
        goal: { atMost: 1.2 },
      },
    ];
  } finally {
    for (const stack of stacks) stack.remove();
    await service.stop();
  }
}

function requireSuccess({ exitCode, stdout, stderr }: EngineRun): void {
  if (exitCode !== 0) throw new Error(`the deployment failed:\n${stdout}${stderr}`);
}
