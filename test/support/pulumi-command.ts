import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { type EngineRun, readEngineEvents } from "./engine-run";
import { descendants, killNow, type RunningProcess } from "./process-tree";
import { type HostedProgram, hostProgram } from "./program-host";

/** The folders in which the commands of a stack run. */
export interface CommandPlace {
  /** Holds the event logs. */
  readonly root: string;
  /** The folder of the program. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** As in `PulumiStackOptions`. */
  readonly isProgramHosted: boolean;
}

/** A command that is still running, for tests that interrupt it. */
export interface RunningCommand {
  readonly engine: RunningProcess;
  /** Never rejects: a killed engine has the exit code 137. */
  readonly finished: Promise<EngineRun>;
  /** Its output so far. */
  output(): string;
  /**
   * The processes that run dynamic providers, or the plugin, just now (one for each provider in use); may be empty
   * before the first operation.
   */
  hosts(): RunningProcess[];
  /** Everything that the engine runs just now: language host, program, provider hosts. */
  below(): RunningProcess[];
  /** Ends the provider hosts alone, as an out-of-memory killer does. */
  killHosts(): void;
  /** Ends engine, language host, program and provider hosts together, as a power cut does. */
  killAll(): void;
  /** Ends the engine alone; its provider hosts live on until they notice. */
  killEngine(): void;
  /** Sends a signal to the engine, e.g. SIGINT as ^C does. */
  signal(signal: NodeJS.Signals): void;
}

/** Commands that understand `--client`. */
const PROGRAM_COMMANDS = new Set(["up", "preview", "refresh", "destroy"]);
/** Commands that understand `--event-log`. */
const DEPLOYING_COMMANDS = new Set(["up", "preview", "refresh", "destroy", "import"]);
/** How long after its end the engine's last output may still be on its way. */
const PIPES_GRACE_MS = 2_000;
let commandCount = 0;

/** Starts a command of Pulumi's command line. */
export async function startPulumi(args: readonly string[], place: CommandPlace): Promise<RunningCommand> {
  if (!place.isProgramHosted || !PROGRAM_COMMANDS.has(args[0] ?? "")) return spawnCommand(args, place);
  const program = await hostProgram(place.folder);
  return withProgram(program, spawnCommand([...args, `--client=${program.address}`], place));
}

/**
 * A command and its program in another process. The program of an engine that was killed or failed may still run, and
 * its late errors would fail the next one, so its process ends.
 */
function withProgram(program: HostedProgram, command: RunningCommand): RunningCommand {
  return {
    ...command,
    finished: command.finished.then((run) => {
      if (run.exitCode !== 0) program.end();
      return run;
    }),
    killAll: () => {
      command.killAll();
      program.end();
    },
  };
}

function spawnCommand(args: readonly string[], { root, folder, env }: CommandPlace): RunningCommand {
  const eventLog = join(root, `events-${++commandCount}.json`);
  const isDeploying = DEPLOYING_COMMANDS.has(args[0] ?? "");
  const allArgs = [...args, "--non-interactive", ...(isDeploying ? ["--event-log", eventLog] : [])];
  const child = spawn("pulumi", allArgs, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const engine = { pid: child.pid ?? 0, parentPid: process.pid, command: ["pulumi", ...allArgs].join(" ") };
  const output = collectOutput(child);
  const below = () => descendants(engine.pid);
  const hosts = () =>
    below().filter(({ command }) => /node.*(dynamic-provider|pulumi-resource-consentform)/.test(command));
  return {
    engine,
    hosts,
    below,
    finished: finish(child, output, eventLog),
    output: () => output.stdout + output.stderr,
    killHosts: () => killNow(hosts()),
    // The tree is read first: without their parent its members could no longer be found.
    killAll: () => killNow([engine, ...below()]),
    killEngine: () => killNow([engine]),
    signal: (signal) => void child.kill(signal),
  };
}

type Output = Pick<EngineRun, "stdout" | "stderr">;

function collectOutput(child: ChildProcess): Output {
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name]?.setEncoding("utf8").on("data", (chunk: string) => {
      output[name] += chunk;
    });
  }
  return output;
}

function finish(child: ChildProcess, output: Output, eventLog: string): Promise<EngineRun> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    const settle = (code: number | null) =>
      resolve({ exitCode: code ?? 137, ...output, ...readEngineEvents(eventLog) });
    child.once("close", settle);
    // A plugin that outlives a killed engine may hold its pipes open, and `close` would wait for it.
    child.once("exit", (code) => setTimeout(settle, PIPES_GRACE_MS, code).unref());
  });
}
