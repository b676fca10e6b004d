import { readFileSync } from "node:fs";
import { startDevService } from "../test/support/dev-service";
import type { PulumiStack } from "../test/support/pulumi-stack";
import { openStack } from "./fleet";
import { siteFleetProgram } from "./programs";
import type { Row } from "./row";
import { secondsOf } from "./seconds-of";
import { UNPACED } from "./unpaced";

/** How the engine writes its state by default: after each operation. */
const CHECKPOINTS = { PULUMI_SKIP_CHECKPOINTS: undefined };
/** Sites of one stack, from the smallest. */
const SIZES = [250, 500, 1000] as const;
/** A fleet that is too large for one stack, and its stacks. */
const SHARDED = { sites: 2000, stacks: 4 } as const;

/**
 * The first `up` of one stack of growing size, and of several stacks at the same time, all with Pulumi's default
 * settings: from which size a fleet should be split (docs/reference/site-fleet.md).
 */
export async function measureFleetStacks(): Promise<Row[]> {
  const runs = [];
  for (const sites of SIZES) runs.push(await firstUp(sites, 1));
  const [smallest] = runs as [Run, ...Run[]];
  const sharded = await firstUp(SHARDED.sites, SHARDED.stacks);
  return [...runs, sharded].map((run) => ({
    subject: `first up with checkpoints, ${run.sites} sites by SiteFleet in ${run.stacks === 1 ? "one stack" : `${run.stacks} stacks at the same time`}`,
    ours: `${run.seconds.toPrecision(3)} s, ${(run.stateBytes / 1e6).toFixed(1)} MB of state each`,
    against: `as fast for each site as ${smallest.sites} sites: ${((smallest.seconds * run.sites) / smallest.sites).toPrecision(3)} s`,
    ratio: run.seconds / run.sites / (smallest.seconds / smallest.sites),
  }));
}

interface Run {
  readonly sites: number;
  readonly stacks: number;
  readonly seconds: number;
  /** Of one stack. */
  readonly stateBytes: number;
}

async function firstUp(sites: number, stacks: number): Promise<Run> {
  const service = await startDevService({ quota: UNPACED });
  const opened: PulumiStack[] = [];
  try {
    for (let shard = 0; shard < stacks; shard += 1) {
      const input = { sites: sites / stacks, text: "A", prefix: `s${shard}x` };
      opened.push(await openStack(siteFleetProgram, input, service, CHECKPOINTS));
    }
    const seconds = await secondsOf(async () => {
      const runs = await Promise.all(opened.map((stack) => stack.up()));
      const failed = runs.find(({ exitCode }) => exitCode !== 0);
      if (failed !== undefined) throw new Error(`the deployment failed:\n${failed.stdout}${failed.stderr}`);
    });
    const [first] = opened;
    return { sites, stacks, seconds, stateBytes: first === undefined ? 0 : readFileSync(first.stateFile).byteLength };
  } finally {
    for (const stack of opened) stack.remove();
    await service.stop();
  }
}
