import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { descendants, killNow, type RunningProcess } from "./process-tree";
import { compiledCode } from "./pulumi-environment";
import type { TerraformEngine } from "./terraform-engine";
import { readMessages, readPlan, type TerraformPlan, type TerraformRun } from "./terraform-output";
import { type RecordedObject, readTerraformState } from "./terraform-state";

/** A test's options for its workspace. */
export interface TerraformWorkspaceOptions {
  readonly engine: TerraformEngine;
  /** Files by relative path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Added to the environment of every command, e.g. TF_REATTACH_PROVIDERS; `undefined` removes a variable. */
  readonly env?: NodeJS.ProcessEnv;
  /** The engine's own configuration file; default: an empty one, so that a developer's decides nothing. */
  readonly cliConfiguration?: string;
}

/** A command that is still running, for tests that interrupt it. */
interface RunningTerraform {
  readonly engine: RunningProcess;
  /** Never rejects: a killed engine has the exit code 137. */
  readonly finished: Promise<TerraformRun>;
  /** Its output so far. */
  output(): string;
  /** The provider processes that it has started and that still run. */
  providers(): RunningProcess[];
  /** Ends the engine alone, as kill -9 does; its providers live on until they notice. */
  killEngine(): void;
  /** Ends the providers alone, as an out-of-memory killer does. */
  killProviders(): void;
  /** Ends engine and providers together, as a power cut does. */
  killAll(): void;
  /** Sends a signal to engine and providers, as ^C in a terminal does. */
  interrupt(): void;
}

/** A folder with a configuration and its state, driven by the real command line. */
export interface TerraformWorkspace {
  readonly engine: TerraformEngine;
  readonly folder: string;
  readonly stateFile: string;
  /** Writes a file of the configuration. */
  write(file: string, content: string): void;
  /** Runs any command, e.g. `run("state", "rm", address)`. */
  run(...args: string[]): Promise<TerraformRun>;
  /** Starts a command and returns at once. */
  start(...args: string[]): RunningTerraform;
  /**
   * Plans into a file and reads it back.
   *
   * @throws Error with the diagnostics when there is no plan
   */
  plan(...args: string[]): Promise<TerraformPlan>;
  /**
   * Plans, and says whether there is anything to do; cheaper than {@link plan}.
   *
   * @throws Error with the diagnostics when there is no plan
   */
  isSettled(...args: string[]): Promise<{ isEmpty: boolean; drifted: readonly string[]; stdout: string }>;
  /** Applies the last saved plan. */
  applyPlan(): Promise<TerraformRun>;
  /** Plans and applies in one. */
  apply(...args: string[]): Promise<TerraformRun>;
  destroy(...args: string[]): Promise<TerraformRun>;
  validate(): Promise<TerraformRun>;
  /** The recorded state, including secrets. */
  state(): Record<string, RecordedObject>;
  /** Sockets that providers made in the temporary folder of this workspace's commands, and that are still there. */
  sockets(): string[];
  /** Ends what still runs and removes the folder. */
  remove(): void;
}

/** The file of `plan`. */
const PLAN_FILE = "saved.tfplan";
/** How long after its end the engine's last output may still be on its way. */
const PIPES_GRACE_MS = 2_000;
/** Commands that print JSON lines, or JSON, when they are asked to. */
const JSON_COMMANDS = new Set(["plan", "apply", "destroy", "refresh", "validate"]);

/**
 * Makes a workspace in a temporary folder. Nothing is initialised: a provider that is reattached or overridden needs no
 * `init`.
 */
export function createTerraformWorkspace(options: TerraformWorkspaceOptions): TerraformWorkspace {
  const { engine } = options;
  const root = mkdtempSync(join(tmpdir(), `${engine.name.toLowerCase()}-`));
  const folder = join(root, "program");
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  mkdirSync(folder);
  for (const [file, content] of Object.entries(options.files ?? {})) write(file, content);
  writeFileSync(join(root, "cli.tfrc"), options.cliConfiguration ?? "");
  const isHosted = options.env?.TF_REATTACH_PROVIDERS !== undefined;
  const env = { ...environment(root), ...(isHosted ? {} : compiledCode()), ...options.env };

  const running = new Set<RunningTerraform>();
  const start = (...args: string[]): RunningTerraform => {
    const command = startCommand(engine, args, folder, env);
    running.add(command);
    void command.finished.then(() => running.delete(command));
    return command;
  };
  const run = (...args: string[]) => start(...args).finished;

  return {
    engine,
    folder,
    stateFile: join(folder, "terraform.tfstate"),
    write,
    start,
    run,
    plan: async (...args) => {
      const { diagnostics, stdout } = succeeded(await run("plan", `-out=${PLAN_FILE}`, ...args));
      const shown = succeeded(await run("show", "-json", PLAN_FILE));
      return { ...readPlan(shown.stdout, diagnostics), drifted: readMessages(stdout).drifted };
    },
    isSettled: async (...args) => {
      const { exitCode, drifted, stdout } = succeeded(await run("plan", "-detailed-exitcode", ...args), 0, 2);
      return { isEmpty: exitCode === 0, drifted, stdout };
    },
    applyPlan: () => run("apply", PLAN_FILE),
    apply: (...args) => run("apply", "-auto-approve", ...args),
    destroy: (...args) => run("destroy", "-auto-approve", ...args),
    validate: () => run("validate"),
    state: () => readTerraformState(join(folder, "terraform.tfstate")),
    sockets: () =>
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isSocket())
        .map(({ name }) => name),
    remove: () => {
      for (const command of running) command.killAll();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/**
 * The run, if its exit code is one of those expected (default 0).
 *
 * @throws Error with everything that it showed
 */
export function succeeded(run: TerraformRun, ...exitCodes: number[]): TerraformRun {
  if ((exitCodes.length > 0 ? exitCodes : [0]).includes(run.exitCode)) return run;
  throw new Error(`the engine ended with exit code ${run.exitCode}:\n${outputOf(run)}`);
}

/** Everything that a run showed to its user, for expectations about texts. */
export function outputOf({ stdout, stderr, diagnostics }: TerraformRun): string {
  const texts = diagnostics.map(({ severity, summary, detail, context, code }) =>
    [`${severity}: ${summary}`, context, code, detail].filter(Boolean).join("\n  "),
  );
  return [...(texts.length > 0 ? texts : [stdout]), stderr].join("\n").trim();
}

/**
 * Environment in which the engine asks no questions, reads no user's configuration, and keeps what it needs in `root`.
 */
function environment(root: string): NodeJS.ProcessEnv {
  const isOwn = (name: string) => /^(TF_|TOFU_|TERRAFORM_|CONSENTFORM_|NODE_OPTIONS$|JEST_|CHECKPOINT_)/.test(name);
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOwn(name)));
  return {
    ...inherited,
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    HOME: root,
    TF_CLI_CONFIG_FILE: join(root, "cli.tfrc"),
    TF_IN_AUTOMATION: "1",
    TF_INPUT: "0",
    CHECKPOINT_DISABLE: "1",
    // Sockets of providers go here, so that a test can see that none is left.
    TMPDIR: root,
  };
}

function startCommand(
  engine: TerraformEngine,
  args: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv,
): RunningTerraform {
  const [command = "", ...rest] = args;
  const all = [command, ...(JSON_COMMANDS.has(command) ? ["-json"] : []), ...noColour(command), ...rest];
  const child = spawn(engine.executable, all, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const own = { pid: child.pid ?? 0, parentPid: process.pid, command: [engine.executable, ...all].join(" ") };
  const output = collectOutput(child);
  const providers = () => descendants(own.pid).filter((one) => /terraform-provider-/.test(one.command));
  return {
    engine: own,
    providers,
    finished: finish(child, output),
    output: () => output.stdout + output.stderr,
    killEngine: () => killNow([own]),
    killProviders: () => killNow(providers()),
    // The tree is read first: without their parent its members could no longer be found.
    killAll: () => killNow([own, ...descendants(own.pid)]),
    interrupt: () => {
      for (const { pid } of [own, ...providers()]) process.kill(pid, "SIGINT");
    },
  };
}

/** Not every command knows the flag. */
function noColour(command: string): string[] {
  return ["version", "providers", "state", "fmt"].includes(command) ? [] : ["-no-color"];
}

type Output = Pick<TerraformRun, "stdout" | "stderr">;

function collectOutput(child: ChildProcess): Output {
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name]?.setEncoding("utf8").on("data", (chunk: string) => {
      output[name] += chunk;
    });
  }
  return output;
}

function finish(child: ChildProcess, output: Output): Promise<TerraformRun> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    const settle = (code: number | null) =>
      resolve({ exitCode: code ?? 137, ...output, ...readMessages(output.stdout) });
    child.once("close", settle);
    // A provider that outlives a killed engine may hold its pipes open, and `close` would wait for it.
    child.once("exit", (code) => setTimeout(settle, PIPES_GRACE_MS, code).unref());
  });
}
