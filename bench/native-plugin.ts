import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { credentials } from "@grpc/grpc-js";
import { ResourceProviderClient } from "@pulumi/pulumi/proto/provider_grpc_pb";
import { GetSchemaRequest } from "@pulumi/pulumi/proto/provider_pb";
import { repositoryFolder } from "../test/support/repository-folder";
import { pluginArchives } from "../tools/pulumi/release-archives";
import { residentMb } from "./idle-memory";
import { median } from "./median";
import type { Row } from "./row";

const FOLDER = join(repositoryFolder, "dist/pulumi");
const PROGRAM = join(FOLDER, "pulumi-resource-consentform");
const RUNS = 9;

const GOALS = { "start to port": [300, "ms"], "call for its schema": [1_000, "ms"], "resident memory": [100, "MB"] };
type Figure = keyof typeof GOALS;

/** Long enough for what answering has left behind to be collected. */
const SETTLE_MS = 2_000;

/** How long the built plugin needs until an engine finds it, what it holds in memory, and how large its archive is. */
export async function measureNativePlugin(): Promise<Row[]> {
  const runs: Record<Figure, number>[] = [];
  const bare: number[] = [];
  // In turn, so that both meet the same disturbances.
  for (let run = 0; run < RUNS; run += 1) {
    bare.push(await bareStartMs());
    runs.push(await oneRun());
  }
  const rows = Object.entries(GOALS).map(([figure, [goal, unit]]): Row => {
    const value = median(runs.map((run) => run[figure as Figure]));
    const subject = `native Pulumi plugin, ${figure}`;
    const ours = `${unit === "ms" ? Math.round(value) : value.toPrecision(3)} ${unit}`;
    return { subject, ours, against: `the promised ${goal} ${unit}`, ratio: value / Number(goal), goal: { atMost: 1 } };
  });
  const [startMs, bareMs] = [median(runs.map((run) => run["start to port"])), median(bare)];
  const [archive] = (await pluginArchives(FOLDER, "0.0.0")).values();
  const [packed, unpacked] = [archive?.length ?? Number.NaN, bytesIn(FOLDER)];
  const ours = `${(packed / 1e6).toPrecision(3)} MB`;
  const against = `unpacked: ${(unpacked / 1e6).toPrecision(3)} MB`;
  return [
    ...rows,
    {
      subject: "native Pulumi plugin, start to port",
      ours: `${Math.round(startMs)} ms`,
      against: `Node that prints a zero: ${Math.round(bareMs)} ms`,
      ratio: startMs / bareMs,
    },
    { subject: "native Pulumi plugin, archive", ours, against, ratio: packed / unpacked },
  ];
}

/** The time in which Node starts and prints something. */
async function bareStartMs(): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, ["--print", "0"], { stdio: ["ignore", "pipe", "ignore"] });
  await once(child.stdout, "data");
  return performance.now() - begun;
}

/** Starts the plugin as an engine does, and asks for its schema. */
async function oneRun(): Promise<Record<Figure, number>> {
  const engine = createServer().listen(0, "127.0.0.1");
  await once(engine, "listening");
  const begun = performance.now();
  const plugin = spawn(PROGRAM, [`127.0.0.1:${(engine.address() as AddressInfo).port}`], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  try {
    const [line] = (await once(plugin.stdout, "data")) as [Buffer];
    const started = performance.now();
    await schemaOf(`127.0.0.1:${line.toString().trim()}`);
    const answered = performance.now();
    await sleep(SETTLE_MS);
    const memory = residentMb(plugin.pid ?? 0, "VmRSS");
    return { "start to port": started - begun, "call for its schema": answered - started, "resident memory": memory };
  } finally {
    plugin.kill("SIGKILL");
    engine.close();
  }
}

async function schemaOf(address: string): Promise<void> {
  const client = new ResourceProviderClient(address, credentials.createInsecure(), {
    "grpc.max_receive_message_length": -1,
  });
  await new Promise<void>((resolve, reject) => {
    client.getSchema(new GetSchemaRequest(), (error) => (error ? reject(error) : resolve()));
  });
  client.close();
}

function bytesIn(folder: string): number {
  return readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}
