import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { descendants, isRunning } from "../support/process-tree";
import { compiledCode } from "../support/pulumi-environment";
import { repositoryFolder } from "../support/repository-folder";
import { until } from "../support/until";

interface Tour {
  readonly child: ChildProcess;
  output(): string;
}

/**
 * Runs the quick start as `npm start` does, as the leader of a process group, which is what a terminal sends its ^C to.
 */
function startTour(): Tour {
  // Types of programs are checked together: test/types.
  const env = { ...process.env, ...compiledCode(), PULUMI_NODEJS_TRANSPILE_ONLY: "true" };
  const child = spawn(process.execPath, ["tools/start.mjs"], { cwd: repositoryFolder, detached: true, env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  return { child, output: () => output };
}

test("`npm start` shows one site and a fleet of six, and leaves nothing behind", async () => {
  const { child, output } = startTour();
  const [exitCode] = await once(child, "exit");
  expect({ exitCode, output: output() }).toMatchObject({ exitCode: 0 });
  const reported = [
    "0 requests to the service",
    "+ 6 created; 5 requests to the service",
    'production serves version 1: "Your privacy"',
    "6 unchanged; 0 requests to the service",
    '~ title: "Your privacy" => "Your privacy, your choice"',
    "3 requests to the service",
    'production serves version 2: "Your privacy, your choice"',
    'production serves version 3: "Your privacy"',
    "+ 18 created; 16 requests to the service",
    '6 sites serve version 1: "Your privacy"',
    "~ 3 updated, 15 unchanged; 3 requests to the service",
    '6 sites serve version 2: "Your privacy, your choice"',
    "6 deleted; 1 request to the service",
    "Next steps",
  ];
  const positions = reported.map((text) => ({ text, at: output().indexOf(text) }));
  expect(positions.filter(({ at }) => at < 0)).toEqual([]);
  expect(positions).toEqual([...positions].sort((one, other) => one.at - other.at));
});

test("^C in the middle ends everything that it started", async () => {
  const { child, output } = startTour();
  await until(() => output().includes("$ pulumi up"), 240_000);
  const pid = child.pid ?? 0;
  const started = descendants(pid);
  expect(started.length).toBeGreaterThan(0);
  process.kill(-pid, "SIGINT");
  const [exitCode] = await once(child, "exit");
  expect({ exitCode, output: output() }).toMatchObject({ exitCode: 130 });
  expect(output()).toContain("Interrupted");
  await until(() => !started.some(isRunning), 120_000);
});
