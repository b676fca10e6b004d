import { readFileSync } from "node:fs";
import { type DevService, startDevService } from "../test/support/dev-service";
import type { EngineRun } from "../test/support/engine-run";
import { createPulumiStack, type PulumiStack } from "../test/support/pulumi-stack";
import { consentSitesProgram, siteFleetProgram } from "./programs";
import type { Row } from "./row";
import { SAMPLE_BANNERS } from "./sample-banner";
import { secondsOf } from "./seconds-of";
import { UNPACED } from "./unpaced";

/** Most sites of a request that applies a template. */
const SITES_A_REQUEST = 100;
/** Most requests of a refresh. */
const MOST_OF_REFRESH = 12;
/** Without it the engine writes its whole state twice for each resource, and nothing else would be seen. */
const env = { PULUMI_SKIP_CHECKPOINTS: "true", NODE_OPTIONS: undefined };

/** `CONSENTFORM_BENCH_SITES` makes a run small, to see that it works. */
export const countOf = (sites: number) => Number(process.env.CONSENTFORM_BENCH_SITES ?? sites);

/** Requests of a fleet in one wave: its first deployment, a no-op, a changed text, a refresh. */
export async function measureFleet(wanted: number): Promise<Row[]> {
  const sites = countOf(wanted);
  return withStack(siteFleetProgram, { sites, text: "A" }, async (stack, service) => {
    const requestsOf = async (run: () => Promise<EngineRun>) => {
      const from = service.accessLog().length;
      await succeeded(run);
      return service.accessLog(from);
    };
    const first = await requestsOf(() => stack.up());
    const idle = await requestsOf(() => stack.up());
    stack.write("input.json", JSON.stringify({ sites, text: "B" }));
    const changed = await requestsOf(() => stack.up());
    const writes = changed.filter(({ method }) => method !== "GET");
    const refresh = await requestsOf(() => stack.refresh());
    const of = `${sites} sites by SiteFleet`;
    return [
      row(`requests of the first up, ${of}`, first.length, "two for each site and six", 2 * sites + 6),
      row(`requests of a no-op up, ${of}`, idle.length, "sites", sites, 0),
      row(
        `writes of a changed text, ${of}`,
        writes.length,
        `one, and one for each ${SITES_A_REQUEST} sites`,
        1 + Math.ceil(sites / SITES_A_REQUEST),
      ),
      row(`requests of a refresh, ${of}`, refresh.length, "the promised most", MOST_OF_REFRESH),
    ];
  });
}

/** Sites with one banner each, declared one by one and as a fleet: seconds, requests and bytes of state. */
export async function measureFleetAgainstSites(wanted: number): Promise<Row[]> {
  const sites = countOf(wanted);
  const single = await deploymentOf(consentSitesProgram, sites);
  const fleet = await deploymentOf(siteFleetProgram, sites);
  const compare = (what: keyof typeof fleet, name: string, unit: string): Row => ({
    subject: `${name}, ${sites} sites by SiteFleet`,
    ours: `${figure(fleet[what])} ${unit}`,
    against: `by ConsentSite: ${figure(single[what])} ${unit}`,
    ratio: fleet[what] / single[what],
    // Seconds are for information: with few sites, the engine's own start decides.
    ...(unit !== "s" && { goal: { atMost: 1 } }),
  });
  return [
    compare("firstS", "first up", "s"),
    compare("requests", "requests of the first up", "requests"),
    compare("textS", "up with a changed text", "s"),
    compare("textRequests", "requests of a changed text", "requests"),
    compare("noOpS", "no-op up", "s"),
    compare("stateKb", "state", "kB"),
  ];
}

async function deploymentOf(program: string, sites: number) {
  return withStack(program, { sites, text: "A" }, async (stack, service) => {
    const up = async () => {
      const from = service.accessLog().length;
      const seconds = await secondsOf(() => succeeded(() => stack.up()));
      return { seconds, requests: service.accessLog(from).length };
    };
    const first = await up();
    const noOp = await up();
    stack.write("input.json", JSON.stringify({ sites, text: "B" }));
    const text = await up();
    return {
      firstS: first.seconds,
      requests: first.requests,
      textS: text.seconds,
      textRequests: text.requests,
      noOpS: noOp.seconds,
      stateKb: readFileSync(stack.stateFile).byteLength / 1000,
    };
  });
}

async function withStack<T>(
  program: string,
  input: object,
  measure: (stack: PulumiStack, service: DevService) => Promise<T>,
): Promise<T> {
  const service = await startDevService({ quota: UNPACED });
  try {
    const stack = await openStack(program, input, service);
    try {
      return await measure(stack, service);
    } finally {
      stack.remove();
    }
  } finally {
    await service.stop();
  }
}

/**
 * A stack with a program of the bench, its input, and a small banner.
 * @param more added to the environment of each command
 */
export function openStack(
  program: string,
  input: object,
  service: DevService,
  more: NodeJS.ProcessEnv = {},
): Promise<PulumiStack> {
  return createPulumiStack({
    program: {
      "index.js": program,
      "banner.json": JSON.stringify(SAMPLE_BANNERS.small()),
      "input.json": JSON.stringify(input),
    },
    config: { "consentform:endpoint": service.endpoint },
    secretConfig: { "consentform:token": service.token },
    env: { ...env, ...more },
  });
}

async function succeeded(run: () => Promise<EngineRun>): Promise<void> {
  const { exitCode, stdout, stderr } = await run();
  if (exitCode !== 0) throw new Error(`the deployment failed:\n${stdout}${stderr}`);
}

function row(subject: string, ours: number, against: string, theirs: number, atMost = 1): Row {
  return {
    subject,
    ours: `${ours} requests`,
    against: `${against}: ${theirs}`,
    ratio: ours / theirs,
    goal: { atMost },
  };
}

const figure = (value: number) => (Number.isInteger(value) ? String(value) : value.toPrecision(3));
