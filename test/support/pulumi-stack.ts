import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { parse } from "yaml";
import { type EngineRun, readEngineEvents } from "./engine-run";
import { installedPackage } from "./installed-package";
import { descendants, killNow, type RunningProcess } from "./process-tree";
import { hostProgram } from "./program-host";
import { pulumiEnvironment } from "./pulumi-environment";
import { writeStack } from "./stack-files";
import { readStackState, type StackState } from "./stack-state";

/** A test's options for its stack. */
export interface PulumiStackOptions {
  /** A program folder (it is copied, never changed), or its files by relative path. */
  readonly program: string | Readonly<Record<string, string>>;
  /** Stack configuration by key, e.g. `consentform:endpoint`. */
  readonly config?: Readonly<Record<string, string>>;
  /** Stack configuration that the engine encrypts. */
  readonly secretConfig?: Readonly<Record<string, string>>;
  /** Added to the environment of every command; `undefined` removes a variable. */
  readonly env?: NodeJS.ProcessEnv;
  /** Default `test`. */
  readonly stackName?: string;
  /** Folder whose `node_modules` the program uses; default: the one that all tests share. */
  readonly installation?: string;
  /** Folders that come first in the PATH of every command, e.g. of another Node. */
  readonly path?: readonly string[];
  /**
   * True if `index.ts` or `index.js` runs in a process that the commands of a test file share, rather than in a new one
   * below each: half of a command's time. For tests whose subject is neither the program's process nor its environment.
   */
  readonly isProgramHosted?: boolean;
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

/** One stack of one program in a temporary folder with a file backend, driven by the real command line. */
export interface PulumiStack {
  /** The copy of the program; tests edit files here. */
  readonly folder: string;
  /** The checkpoint file of the backend; missing before the first deployment. */
  readonly stateFile: string;
  /** `pulumi up --yes --skip-preview`; `args` are added. With `--show-preview` in them the preview runs as well. */
  up(...args: string[]): Promise<EngineRun>;
  preview(...args: string[]): Promise<EngineRun>;
  refresh(...args: string[]): Promise<EngineRun>;
  destroy(...args: string[]): Promise<EngineRun>;
  /** Removes the lock that a killed engine left. */
  cancel(): Promise<EngineRun>;
  /** Any other command line, e.g. `run("state", "taint", urn)`. */
  run(...args: string[]): Promise<EngineRun>;
  /** Starts a command and returns at once. */
  start(...args: string[]): RunningCommand;
  /** The recorded state, with secrets encrypted. */
  state(): StackState;
  /** The recorded state, with secrets in plain text. */
  decryptedState(): Promise<StackState>;
  importState(state: StackState): Promise<EngineRun>;
  /** Stack outputs, secrets in plain text. */
  outputs(): Promise<Record<string, unknown>>;
  /** Writes a file of the program. */
  write(file: string, content: string): void;
  /** Ends what still runs and removes the folder. */
  remove(): void;
}

/**
 * Copies a program to where `consentform` is installed, makes a stack and sets its configuration. A program given as
 * files without a Pulumi.yaml gets one for plain JavaScript.
 */
export async function createPulumiStack(options: PulumiStackOptions): Promise<PulumiStack> {
  const programs = join(options.installation ?? installedPackage(), "programs");
  mkdirSync(programs, { recursive: true });
  const root = mkdtempSync(join(programs, "stack-"));
  const folder = join(root, "program");
  mkdirSync(join(root, "state"), { recursive: true });
  copyProgram(options.program, folder);

  const stackName = options.stackName ?? "test";
  const project = parse(readFileSync(join(folder, "Pulumi.yaml"), "utf8")) as { name: string };
  const own = pulumiEnvironment(root);
  const env = {
    ...own,
    // Types of programs are checked together: test/types. An operation that checks them again takes twice as long.
    PULUMI_NODEJS_TRANSPILE_ONLY: "true",
    PATH: [...(options.path ?? []), own.PATH].join(delimiter),
    ...options.env,
  };
  const client = options.isProgramHosted ? [`--client=${await hostProgram(folder)}`] : [];
  const running = new Set<RunningCommand>();
  const start = (...args: string[]): RunningCommand => {
    const more = PROGRAM_COMMANDS.has(args[0] ?? "") ? client : [];
    const command = startCommand([...args, ...more], { root, folder, env });
    running.add(command);
    void command.finished.then(() => running.delete(command));
    return command;
  };
  const run = (...args: string[]) => start(...args).finished;

  const { config = {}, secretConfig = {} } = options;
  writeStack({ root, folder, project: project.name, name: stackName, config, secretConfig });

  const stateFile = join(root, "state", ".pulumi", "stacks", project.name, `${stackName}.json`);
  return {
    folder,
    stateFile,
    start,
    run,
    up: (...args) => run("up", "--yes", ...skipPreviewUnlessShown(args)),
    preview: (...args) => run("preview", ...args),
    refresh: (...args) => run("refresh", "--yes", ...skipPreviewUnlessShown(args)),
    destroy: (...args) => run("destroy", "--yes", ...skipPreviewUnlessShown(args)),
    cancel: () => run("cancel", "--yes"),
    state: () => readStackState(stateFile),
    decryptedState: async () =>
      JSON.parse((await mustSucceed(run("stack", "export", "--show-secrets"))).stdout) as StackState,
    importState: (state) => {
      writeFileSync(join(root, "import.json"), JSON.stringify(state));
      return run("stack", "import", "--file", join(root, "import.json"));
    },
    outputs: async () => JSON.parse((await mustSucceed(run("stack", "output", "--json", "--show-secrets"))).stdout),
    write: (file, content) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    },
    remove: () => {
      for (const command of running) command.killAll();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** `--show-preview` is ours: tests skip the preview, which costs half of the time, unless they look at it. */
function skipPreviewUnlessShown(args: readonly string[]): string[] {
  return args.includes("--show-preview") ? args.filter((one) => one !== "--show-preview") : ["--skip-preview", ...args];
}

/** The default files of a program's project. Loading the compiler for plain JavaScript would take a second. */
const PROJECT_FILES = {
  "Pulumi.yaml": "name: program\nruntime: { name: nodejs, options: { typescript: false } }\nmain: index.js\n",
  "package.json": '{ "name": "program", "private": true }\n',
};

function copyProgram(program: PulumiStackOptions["program"], folder: string): void {
  if (typeof program === "string") {
    cpSync(program, folder, {
      recursive: true,
      filter: (file) => !/[/\\](node_modules|Pulumi\.[^./\\]+\.yaml)$/.test(file),
    });
    return;
  }
  const files = { ...PROJECT_FILES, ...program };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}

/** Commands that understand `--client`. */
const PROGRAM_COMMANDS = new Set(["up", "preview", "refresh", "destroy"]);
/** Commands that understand `--event-log`. */
const DEPLOYING_COMMANDS = new Set(["up", "preview", "refresh", "destroy", "import"]);
/** How long after its end the engine's last output may still be on its way. */
const PIPES_GRACE_MS = 2_000;
let commandCount = 0;

function startCommand(
  args: readonly string[],
  at: { root: string; folder: string; env: NodeJS.ProcessEnv },
): RunningCommand {
  const eventLog = join(at.root, `events-${++commandCount}.json`);
  const isDeploying = DEPLOYING_COMMANDS.has(args[0] ?? "");
  const allArgs = [...args, "--non-interactive", ...(isDeploying ? ["--event-log", eventLog] : [])];
  const child = spawn("pulumi", allArgs, { cwd: at.folder, env: at.env, stdio: ["ignore", "pipe", "pipe"] });
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

async function mustSucceed(pending: Promise<EngineRun>): Promise<EngineRun> {
  const run = await pending;
  if (run.exitCode !== 0)
    throw new Error(`the engine refused (exit code ${run.exitCode}):\n${run.stdout}${run.stderr}`);
  return run;
}
