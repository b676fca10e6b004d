import { join } from "node:path";
import { startDevService } from "../test/support/dev-service";
import { createPulumiStack, type PulumiStack } from "../test/support/pulumi-stack";
import { repositoryFolder } from "../test/support/repository-folder";
import { median } from "./median";
import { processorSecondsOf } from "./processor-seconds";
import { consentformProgram, RESOURCES_PER_SITE } from "./programs";
import type { Row } from "./row";
import { SAMPLE_BANNERS } from "./sample-banner";
import { UNPACED } from "./unpaced";

const RUNS = 3;

/** Deploys the same sites with the native plugin and with the dynamic classes, and compares later deployments. */
export async function measureNativeStack(sites: number): Promise<Row[]> {
  const document = JSON.stringify(SAMPLE_BANNERS.small());
  const count = sites * RESOURCES_PER_SITE;
  const open = async (config: Readonly<Record<string, string>>) => {
    const service = await startDevService({ quota: UNPACED });
    const stack = await createPulumiStack({
      program: { "index.js": consentformProgram, "banner.json": document, "input.json": JSON.stringify({ sites }) },
      config: { "consentform:endpoint": service.endpoint, ...config },
      secretConfig: { "consentform:token": service.token },
      path: [join(repositoryFolder, "dist/pulumi")],
    });
    return { service, stack };
  };
  const opened = [await open({ "consentform:native": "true" }), await open({})] as const;
  try {
    for (const { stack } of opened) await deploy(stack);
    const [native] = opened;
    const created = native.service.accessLog().length;
    const seconds: [number[], number[]] = [[], []];
    // In turn, so that both meet the same disturbances.
    for (let run = 0; run < RUNS; run += 1)
      for (const [index, { stack }] of opened.entries())
        seconds[index]?.push((await processorSecondsOf(() => deploy(stack))) ?? Number.NaN);
    const [ours, theirs] = [median(seconds[0]), median(seconds[1])];
    const again = native.service.accessLog().length - created;
    const label = `${count} native resources`;
    return [
      {
        subject: `no-op up, ${label}, processor time of all processes`,
        ours: `${ours.toPrecision(3)} s`,
        against: `dynamic resources: ${theirs.toPrecision(3)} s`,
        ratio: ours / theirs,
        goal: { atMost: 1 },
      },
      requestsRow(`requests of the first up, ${label}`, created, count, 1),
      requestsRow(`requests of ${RUNS} no-op ups, ${label}`, again, count, 0),
    ];
  } finally {
    for (const { service, stack } of opened) {
      stack.remove();
      await service.stop();
    }
  }
}

function requestsRow(subject: string, requests: number, count: number, atMost: number): Row {
  const ours = `${requests} requests`;
  return { subject, ours, against: `resources: ${count}`, ratio: requests / count, goal: { atMost } };
}

async function deploy(stack: PulumiStack): Promise<void> {
  const run = await stack.up();
  if (run.exitCode !== 0) throw new Error(`the deployment failed:\n${run.stdout}${run.stderr}`);
}
