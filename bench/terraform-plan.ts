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
  // At one resource three starts of an idle Node alone cost what the whole plan costs with a Go provider.
  return [resources === 1 ? row : { ...row, goal: { atMost: 1 } }];
}

async function planSeconds(engine: TerraformEngine, cliConfiguration: string, blocks: readonly string[]) {
  const workspace = createTerraformWorkspace({ engine, cliConfiguration, files: { "main.tf": blocks.join("\n") } });
  try {
    return await processorSecondsOf(async () => succeeded(await workspace.run("plan", "-out=plan")));
  } finally {
    workspace.remove();
  }
}
