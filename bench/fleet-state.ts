import { readFileSync } from "node:fs";
import { type DevService, startDevService } from "../test/support/dev-service";
import type { EngineRun } from "../test/support/engine-run";
import { countOf, openStack } from "./fleet";
import { processorSecondsOf } from "./processor-seconds";
import { consentSitesProgram, siteFleetProgram, trivialProgram } from "./programs";
import type { Row } from "./row";
import { SAMPLE_BANNERS } from "./sample-banner";
import { UNPACED } from "./unpaced";

/** How the engine writes its state by default: after each operation. */
const CHECKPOINTS = { PULUMI_SKIP_CHECKPOINTS: undefined };
/** Sites of the smaller of two stacks; the other has twice as many. */
const FEW_SITES = 10;
/** Bytes of state for each site. */
const MOST_BYTES = { fleet: 4_000, single: 12_000 } as const;

/** Bytes of state that each further site takes, with the default protection; the number of sites does not matter. */
export async function measureStateSize(): Promise<Row[]> {
  const service = await startDevService({ quota: UNPACED });
  try {
    const fleet = await bytesOfEach(service, siteFleetProgram, "f");
    const single = await bytesOfEach(service, consentSitesProgram, "c");
    const document = JSON.stringify(SAMPLE_BANNERS.small()).length;
    return [
      bytesRow("each site of a SiteFleet", fleet, MOST_BYTES.fleet),
      bytesRow(`each ConsentSite, ${document} B of them its document`, single, MOST_BYTES.single),
    ];
  } finally {
    await service.stop();
  }
}

/** Processor time of the first `up` of a fleet, against one of as many resources whose provider does nothing. */
export async function measureFirstUp(wanted: number): Promise<Row[]> {
  const sites = countOf(wanted);
  const service = await startDevService({ quota: UNPACED });
  try {
    const fleet = await firstUp(service, siteFleetProgram, { sites, text: "A" });
    const trivial = await firstUp(service, trivialProgram, { resources: fleet.resources });
    if (fleet.seconds === null || trivial.seconds === null) return [];
    return [
      {
        subject: `processor time of the first up with checkpoints, ${sites} sites by SiteFleet (${fleet.resources.length} resources)`,
        ours: `${fleet.seconds.toPrecision(3)} s`,
        against: `trivial dynamic resources: ${trivial.seconds.toPrecision(3)} s`,
        ratio: fleet.seconds / trivial.seconds,
        goal: { atMost: 1 },
      },
    ];
  } finally {
    await service.stop();
  }
}

/** @param prefix begins the names of sites and hosts, which the stacks of one service must not share */
async function bytesOfEach(service: DevService, program: string, prefix: string): Promise<number> {
  const few = await stateBytes(service, program, { sites: FEW_SITES, prefix: `${prefix}1x` });
  const many = await stateBytes(service, program, { sites: 2 * FEW_SITES, prefix: `${prefix}2x` });
  return (many - few) / FEW_SITES;
}

async function stateBytes(service: DevService, program: string, sites: object): Promise<number> {
  const input = { ...sites, text: "A", protection: {} };
  const stack = await openStack(program, input, service);
  try {
    requireSuccess(await stack.up());
    return readFileSync(stack.stateFile).byteLength;
  } finally {
    stack.remove();
  }
}

async function firstUp(service: DevService, program: string, input: object) {
  const stack = await openStack(program, input, service, CHECKPOINTS);
  try {
    const seconds = await processorSecondsOf(async () => requireSuccess(await stack.up()));
    const own = (stack.state().deployment.resources ?? []).filter(({ type }) => type.includes("/consentform:"));
    return { seconds, resources: own.map(({ inputs: { __provider, __consentform, ...inputs } = {} }) => inputs) };
  } finally {
    stack.remove();
  }
}

function bytesRow(what: string, bytes: number, most: number): Row {
  return {
    subject: `state of ${what}`,
    ours: `${Math.round(bytes)} B`,
    against: `the promised ${most} B`,
    ratio: bytes / most,
    goal: { atMost: 1 },
  };
}

function requireSuccess({ exitCode, stdout, stderr }: EngineRun): void {
  if (exitCode !== 0) throw new Error(`the deployment failed:\n${stdout}${stderr}`);
}
