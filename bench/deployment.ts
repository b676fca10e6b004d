import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startDevService } from "../test/support/dev-service";
import type { EngineRun } from "../test/support/engine-run";
import { createPulumiStack, type PulumiStack } from "../test/support/pulumi-stack";
import type { StackResource } from "../test/support/stack-state";
import { median } from "./median";
import { consentformProgram, RESOURCES_PER_SITE, trivialProgram } from "./programs";
import type { Row } from "./row";
import { SAMPLE_BANNERS } from "./sample-banner";
import { secondsOf } from "./seconds-of";
import { UNPACED } from "./unpaced";

const NO_OP_RUNS = 3;
/** The goal; docs explain the costs: docs/decisions/pulumi.md. */
const NO_OP_GOAL = 1.2;
/** Without it the engine writes its whole state twice for each resource, and nothing else would be seen. */
const env = { PULUMI_SKIP_CHECKPOINTS: "true", NODE_OPTIONS: undefined };

/**
 * Deploys sites with everything, and as many trivial dynamic resources with the same inputs.
 *
 * @param size of the banner document
 * @param sites each has {@link RESOURCES_PER_SITE} resources
 */
export async function measureDeployment(size: keyof typeof SAMPLE_BANNERS, sites: number): Promise<Row[]> {
  const document = JSON.stringify(SAMPLE_BANNERS[size]());
  const service = await startDevService({ quota: UNPACED });
  const ours = await createPulumiStack({
    program: { "index.js": consentformProgram, "banner.json": document, "input.json": JSON.stringify({ sites }) },
    config: { "consentform:endpoint": service.endpoint },
    secretConfig: { "consentform:token": service.token },
    env,
  });
  let trivial: PulumiStack | undefined;
  try {
    await deploy(ours);
    const createRequests = service.accessLog().length;
    const state = ours.state().deployment.resources?.filter(isOwn) ?? [];
    const inputs = state.map(({ inputs: { __provider, __consentform, ...rest } = {} }) => rest);
    trivial = await createPulumiStack({
      program: { "index.js": trivialProgram, "input.json": JSON.stringify({ resources: inputs }) },
      env,
    });
    await deploy(trivial);

    const seconds: { ours: number[]; trivial: number[] } = { ours: [], trivial: [] };
    for (let run = 0; run < NO_OP_RUNS; run += 1) {
      seconds.ours.push(await secondsOf(() => deploy(ours)));
      seconds.trivial.push(await secondsOf(() => deploy(trivial as PulumiStack)));
    }
    const count = sites * RESOURCES_PER_SITE;
    const label = `${count} resources, ${size} banner (${kilobytes(document.length)})`;
    const noOpRequests = service.accessLog().length - createRequests;
    return [
      ratioRow(
        `no-op up, ${label}`,
        "s",
        median(seconds.ours),
        "trivial dynamic resources",
        median(seconds.trivial),
        NO_OP_GOAL,
      ),
      ratioRow(
        `constructors, per resource, ${label}`,
        "ms",
        programMs(ours) / count,
        "trivial",
        programMs(trivial) / count,
      ),
      ratioRow(`requests of the first up, ${label}`, "requests", createRequests, "resources", count, 1),
      ratioRow(`requests of ${NO_OP_RUNS} no-op ups, ${label}`, "requests", noOpRequests, "resources", count, 0),
      providerRow(state, label),
      ...(size === "large" ? [stateRow(state, sites, Buffer.byteLength(document))] : []),
    ];
  } finally {
    trivial?.remove();
    ours.remove();
    await service.stop();
  }
}

async function deploy(stack: PulumiStack): Promise<EngineRun> {
  const run = await stack.up();
  if (run.exitCode !== 0) throw new Error(`the deployment failed:\n${run.stdout}${run.stderr}`);
  return run;
}

const isOwn = ({ type }: StackResource) => type.startsWith("pulumi-nodejs:dynamic/consentform:");
const programMs = (stack: PulumiStack) => Number(readFileSync(join(stack.folder, "program-ms"), "utf8"));
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;

function ratioRow(subject: string, unit: string, ours: number, against: string, theirs: number, atMost?: number): Row {
  const figure = (value: number) => `${Number.isInteger(value) ? value : value.toPrecision(3)}`;
  const goal = atMost === undefined ? {} : { goal: { atMost } };
  return {
    subject,
    ours: `${figure(ours)} ${unit}`,
    against: `${against}: ${figure(theirs)}`,
    ratio: ours / theirs,
    ...goal,
  };
}

/**
 * Largest text that refers to the provider in state; the goal is for an installed package, as programs here have it.
 */
function providerRow(state: readonly StackResource[], label: string): Row {
  const bytes = Math.max(...state.map(({ inputs }) => Buffer.byteLength(String(inputs?.__provider))));
  return ratioRow(`__provider, ${label}`, "B", bytes, "the promised 400 B", 400, 1);
}

/** A site, its draft, version and promotion against the document, with all that the engine itself writes of them. */
function stateRow(state: readonly StackResource[], sites: number, documentBytes: number): Row {
  const counted = state.filter(({ type }) => !type.endsWith(":Domain"));
  const bytes = Buffer.byteLength(JSON.stringify(counted)) / sites;
  return ratioRow("state of one site, large banner", "B", Math.round(bytes), "its document", documentBytes, 1.11);
}
