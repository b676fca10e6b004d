import { spawn } from "node:child_process";
import { dirname } from "node:path";
import { startDevService } from "../test/support/dev-service";
import { goTool } from "../test/support/go-tool";
import { block, reference } from "../test/support/hcl";
import { providerBlocks } from "../test/support/terraform-configuration";
import { type TerraformEngine, terraformEngine } from "../test/support/terraform-engine";
import { builtProvider } from "../test/support/terraform-provider";
import { createTerraformWorkspace, succeeded } from "../test/support/terraform-workspace";
import { median } from "./median";
import { processorSecondsOf } from "./processor-seconds";
import { overrideOf } from "./provider-override";
import type { Row } from "./row";
import { UNPACED } from "./unpaced";

/** Resources of a plan, and how often it is made: the large one takes the other provider a quarter of a minute. */
const SIZES = [
  { resources: 1, runs: 5 },
  { resources: 200, runs: 3 },
  { resources: 1000, runs: 1 },
];

/** For the schema, the validation and the plan. */
const STARTS_OF_A_PLAN = 3;

const NAME = reference('"Shop $' + '{count.index}"');

/**
 * The cost of a plan that has everything to create, engine included, against a provider of the usual Go framework in
 * the same run.
 */
export async function measureTerraformPlan(): Promise<Row[]> {
  const engine = terraformEngine("Terraform");
  const theirs = goTool("terraform-provider-time");
  for (const found of [engine, theirs]) {
    if (!("reason" in found)) continue;
    process.stderr.write(`not measured: ${found.reason}\n`);
    return [];
  }
  if ("reason" in engine || "reason" in theirs) return [];
  const service = await startDevService({ quota: UNPACED });
  try {
    const rows: Row[] = [];
    for (const { resources, runs } of SIZES) {
      const ours = () =>
        planSeconds(engine, builtProvider, [
          providerBlocks({ endpoint: service.endpoint, token: service.token }),
          block("resource", ["consentform_site", "shop"], { count: resources, name: NAME }),
        ]);
      const others = () =>
        planSeconds(engine, overrideOf("hashicorp/time", dirname(theirs.executable)), [
          block("resource", ["time_offset", "shop"], { count: resources, offset_days: 1 }),
        ]);
      rows.push(...rowOf(resources, await inTurn(runs, ours, others), theirs.version));
      if (resources === 1) rows.push(...(await measureFloor(runs, { engine, ours, others, version: theirs.version })));
    }
    return rows;
  } finally {
    await service.stop();
  }
}

/** Both in turn, so that they meet the same disturbances. */
async function inTurn(runs: number, ours: () => Promise<number | null>, theirs: () => Promise<number | null>) {
  const seconds: [number, number][] = [];
  for (let run = 0; run < runs; run += 1) {
    const pair = [await ours(), await theirs()];
    if (pair.every((one) => one !== null)) seconds.push(pair as [number, number]);
  }
  return seconds;
}

function rowOf(resources: number, seconds: readonly [number, number][], version: string): Row[] {
  if (seconds.length === 0) return [];
  const [ours, theirs] = [median(seconds.map(([one]) => one)), median(seconds.map(([, one]) => one))];
  const row: Row = {
    subject: `terraform plan, ${resources} resources to create, processor time`,
    ours: `${ours.toPrecision(3)} s`,
    against: `hashicorp/time ${version}: ${theirs.toPrecision(3)} s`,
    ratio: ours / theirs,
  };
  // At one resource, the floor that is measured below already exceeds this goal.
  return [resources === 1 ? row : { ...row, goal: { atMost: 1 } }];
}

/** The plans of one resource that the floor is compared with. */
interface PlansOfOne {
  readonly engine: TerraformEngine;
  readonly ours: () => Promise<number | null>;
  readonly others: () => Promise<number | null>;
  readonly version: string;
}

/**
 * Rows of the floor. No provider in Node can cost less than it, so the goal of more resources does not apply to one
 * resource. Instead, the plan is limited to a multiple of the floor.
 */
async function measureFloor(runs: number, { engine, ours, others, version }: PlansOfOne): Promise<Row[]> {
  const floor = () => floorSeconds(engine);
  const [againstOthers, ownAgainst] = [await inTurn(runs, floor, others), await inTurn(runs, ours, floor)];
  if (againstOthers.length === 0 || ownAgainst.length === 0) return [];
  const medians = (pairs: readonly [number, number][]) =>
    [median(pairs.map(([one]) => one)), median(pairs.map(([, one]) => one))] as const;
  const [floorSecondsOfOthers, otherSeconds] = medians(againstOthers);
  const [ownSeconds, ownFloorSeconds] = medians(ownAgainst);
  const subject = "terraform plan without a provider and three starts of an empty Node, processor time";
  return [
    {
      subject,
      ours: `${floorSecondsOfOthers.toPrecision(3)} s`,
      against: `1 resource with hashicorp/time ${version}: ${otherSeconds.toPrecision(3)} s`,
      ratio: floorSecondsOfOthers / otherSeconds,
    },
    {
      subject: "terraform plan, 1 resource to create, processor time",
      ours: `${ownSeconds.toPrecision(3)} s`,
      against: `${subject}: ${ownFloorSeconds.toPrecision(3)} s`,
      ratio: ownSeconds / ownFloorSeconds,
      goal: { atMost: 4 },
    },
  ];
}

/** The processor time of a plan whose provider is a Node that does nothing. */
async function floorSeconds(engine: TerraformEngine): Promise<number | null> {
  const withoutProvider = await planSeconds(engine, "", [block("resource", ["terraform_data", "shop"], {})]);
  const starts = await processorSecondsOf(async () => {
    for (let start = 0; start < STARTS_OF_A_PLAN; start += 1) await runEmptyNode();
  });
  return withoutProvider === null || starts === null ? null : withoutProvider + starts;
}

function runEmptyNode(): Promise<void> {
  return new Promise((resolve, reject) => {
    spawn(process.execPath, ["-e", "0"], { stdio: "ignore" })
      .once("error", reject)
      .once("exit", () => resolve());
  });
}

async function planSeconds(engine: TerraformEngine, cliConfiguration: string, blocks: readonly string[]) {
  const workspace = createTerraformWorkspace({ engine, cliConfiguration, files: { "main.tf": blocks.join("\n") } });
  try {
    return await processorSecondsOf(async () => succeeded(await workspace.run("plan", "-out=plan")));
  } finally {
    workspace.remove();
  }
}
