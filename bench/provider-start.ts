import { type ChildProcessByStdio, spawn } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { makeServerCertificate } from "../src/provider/terraform/protocol/server-certificate";
import { connectEngine } from "../test/support/engine-client";
import { releaseAssets } from "../tools/terraform/archives";
import { BUNDLE } from "../tools/terraform/provider-package";
import { residentMb } from "./idle-memory";
import { median } from "./median";
import type { Row } from "./row";

const RUNS = 15;
/** Of so many runs one is also asked for the schema. */
const RUNS_PER_MEMORY = 5;

const START_GOAL_MS = 150;
const MEMORY_GOAL_MB = 90;
const PACKED_GOAL_MB = 2;

/** Long enough for what answering has left behind to be collected. */
const SETTLE_MS = 2_000;

const engine = makeServerCertificate();

/**
 * How long the built provider needs until an engine finds it, what it holds in memory once it is asked, and how large
 * its archive is.
 */
export async function measureProviderStart(): Promise<Row[]> {
  const ours: number[] = [];
  const bare: number[] = [];
  const resident: number[] = [];
  // In turn, so that both meet the same disturbances.
  for (let run = 0; run < RUNS; run += 1) {
    bare.push((await started(["--print", "0"])).ms);
    const { child, line, ms } = await started([BUNDLE]);
    ours.push(ms);
    if (run % RUNS_PER_MEMORY === 0) resident.push(await memoryWithSchema(child.pid ?? 0, line));
    child.kill("SIGTERM");
    await once(child, "close");
  }
  const [startMs, bareMs, memoryMb, packedMb] = [median(ours), median(bare), median(resident), packedSizeMb()];
  const start = { subject: "Terraform provider, start to handshake", ours: `${Math.round(startMs)} ms` };
  return [
    { ...start, against: `the promised ${START_GOAL_MS} ms`, ratio: startMs / START_GOAL_MS, goal: { atMost: 1 } },
    { ...start, against: `Node that prints a zero: ${Math.round(bareMs)} ms`, ratio: startMs / bareMs },
    promised("resident memory of the provider after it gave its schema", memoryMb, MEMORY_GOAL_MB),
    promised("archive of the provider", packedMb, PACKED_GOAL_MB),
  ];
}

function promised(subject: string, megabytes: number, goal: number): Row {
  return {
    subject,
    ours: `${megabytes.toPrecision(3)} MB`,
    against: `the promised ${goal} MB`,
    ratio: megabytes / goal,
    goal: { atMost: 1 },
  };
}

/** Starts Node as an engine starts a provider, and waits for its first line. */
async function started(
  args: readonly string[],
): Promise<{ child: ChildProcessByStdio<null, Readable, null>; line: string; ms: number }> {
  const env = {
    PATH: process.env.PATH,
    TF_PLUGIN_MAGIC_COOKIE: "d602bf8f470bc67ca7faa0386276bbdd4330efaf76d1a219cb4d6991ca9872b2",
    PLUGIN_CLIENT_CERT: engine.certificate.toString(),
  };
  const begun = performance.now();
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "ignore"] });
  const [output] = (await once(child.stdout, "data")) as [Buffer];
  return { child, line: output.toString().trim(), ms: performance.now() - begun };
}

async function memoryWithSchema(pid: number, handshake: string): Promise<number> {
  const [, , , address, , encoded = ""] = handshake.split("|");
  const theirs = Buffer.from(new X509Certificate(Buffer.from(encoded, "base64")).toString());
  const client = connectEngine(`unix:${address}`, { theirs, shown: engine });
  await client.ask("getProviderSchema");
  await sleep(SETTLE_MS);
  const resident = residentMb(pid, "VmRSS");
  client.close();
  return resident;
}

function packedSizeMb(): number {
  const archive = [...releaseAssets(BUNDLE, "0.0.0")].find(([name]) => name.endsWith("_linux_amd64.zip"));
  return (archive?.[1].length ?? Number.NaN) / 1e6;
}
