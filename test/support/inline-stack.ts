import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type EngineEvent, type EngineRun, summarizeEvents } from "./engine-run";
import { installedPackage } from "./installed-package";
import { descendants, killNow } from "./process-tree";
import { pulumiEnvironment } from "./pulumi-environment";
import { writeStack } from "./stack-files";
import { readStackState, type StackState } from "./stack-state";

/** The modules of a program, which cannot use imports. */
export interface ProgramModules {
  readonly pulumi: typeof import("@pulumi/pulumi");
  readonly consentform: typeof import("../../src/provider/index");
}

/**
 * An inline program: runs in another process, so it may use nothing but its parameters. What it returns are the stack's
 * outputs.
 */
export type InlineProgram<Args> = (modules: ProgramModules, args: Args) => Record<string, unknown> | undefined;

/** The place of the first line of an inline program that has the text, as a stack frame names it. */
export function placeInProgram(program: InlineProgram<never>, text: string): RegExp {
  const line = program
    .toString()
    .split("\n")
    .findIndex((candidate) => candidate.includes(text));
  if (line < 0) throw new Error(`the program has no line with ${text}`);
  return new RegExp(`\\bat .*inline-program\\.js:${line + 1}:\\d+`);
}

/** How to run one operation; as the Automation API names them. */
interface InlineOptions {
  readonly diff?: boolean;
  readonly refresh?: boolean;
  readonly target?: string[];
  readonly targetDependents?: boolean;
  readonly replace?: string[];
  readonly expectNoChanges?: boolean;
  readonly parallel?: number;
  readonly continueOnError?: boolean;
  readonly runProgram?: boolean;
}

/** A run with the outputs and the state that it left. */
export interface InlineRun extends EngineRun {
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly state: StackState;
  /** Texts that the program's own process printed: Pulumi shows the place of an error only there. */
  readonly printed: string;
}

/** Names of every inline stack and its project, which inline-driver.js opens. */
const STACK = "test";
const PROJECT = "inline";

/** A stack whose program is a function. About half of the command line's time. */
export interface InlineStack<Args> {
  up(args: Args, options?: InlineOptions): Promise<InlineRun>;
  preview(args: Args, options?: InlineOptions): Promise<InlineRun>;
  refresh(args: Args, options?: InlineOptions): Promise<InlineRun>;
  destroy(args: Args, options?: InlineOptions): Promise<InlineRun>;
  /** The recorded state, with secrets encrypted. */
  state(): StackState;
  /** Replaces the program, e.g. by one that lacks a resource. */
  setProgram(program: InlineProgram<Args>): void;
  remove(): void;
}

/** Value of a configuration key; a secret is encrypted in state. */
export interface ConfigValue {
  readonly value: string;
  readonly secret?: boolean;
}

/**
 * A stack driven through the Automation API: the real engine and the real dynamic provider, without the language host.
 * The program runs where `consentform` is installed and is sent there as text.
 *
 * @param program called with the modules and with the arguments of each operation (JSON values)
 */
export function inlineStack<Args = undefined>(
  program: InlineProgram<Args>,
  { config }: { config?: Readonly<Record<string, ConfigValue>> } = {},
): InlineStack<Args> {
  const root = mkdtempSync(join(installedPackage(), "programs", "inline-"));
  const withSecret = (isSecret: boolean) =>
    Object.entries(config ?? {}).flatMap(([key, { value, secret = false }]) =>
      secret === isSecret ? [[key, value] as const] : [],
    );
  writeStack({
    root,
    folder: root,
    project: PROJECT,
    name: STACK,
    config: Object.fromEntries(withSecret(false)),
    secretConfig: Object.fromEntries(withSecret(true)),
  });
  let text = program.toString();
  let running = 0;
  const state = () => readStackState(join(root, `state/.pulumi/stacks/${PROJECT}/${STACK}.json`));
  const operation =
    (name: string) =>
    async (args: Args, options: InlineOptions = {}): Promise<InlineRun> => {
      const request = { operation: name, root, program: text, args, options: { color: "never", ...options } };
      running += 1;
      const result = await ask({ ...request, env: pulumiEnvironment(root) }).finally(() => {
        running -= 1;
      });
      const { events, failure, stderr, outputs = {}, ...rest } = result;
      return { ...rest, stderr: stderr || failure, outputs, state: state(), ...summarizeEvents(events) };
    };
  return {
    up: operation("up"),
    preview: operation("preview"),
    refresh: operation("refresh"),
    destroy: operation("destroy"),
    state,
    setProgram: (next) => {
      text = next.toString();
    },
    remove: () => {
      if (running > 0) endDriver();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** One process for all stacks of a test file: loading the SDK costs two seconds. */
let driver: ChildProcess | undefined;
let count = 0;

function startDriver(): ChildProcess {
  const programs = join(installedPackage(), "programs");
  const child = fork(join(__dirname, "inline-driver.js"), {
    cwd: programs,
    env: pulumiEnvironment(programs),
    execArgv: [],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  // Each operation that is under way listens.
  child.setMaxListeners(0);
  return child;
}

function endDriver(): void {
  if (driver?.pid !== undefined) killNow(descendants(driver.pid));
  driver?.kill("SIGKILL");
  driver = undefined;
}

afterAll(endDriver);

function ask(request: object): Promise<DriverResult> {
  driver ??= startDriver();
  const child = driver;
  return new Promise((resolve, reject) => {
    const id = ++count;
    const died = (code: number | null) =>
      reject(new Error(`the inline program's process ended with exit status ${code}`));
    child.once("exit", died);
    const listen = (reply: { id: number; result?: DriverResult; error?: string }) => {
      if (reply.id !== id) return;
      child.off("message", listen);
      child.off("exit", died);
      if (reply.result) resolve(reply.result);
      else reject(new Error(reply.error));
    };
    child.on("message", listen);
    child.send({ id, request });
  });
}

/** The response of inline-driver.js. */
interface DriverResult {
  exitCode: number;
  stdout: string;
  stderr: string;
  printed: string;
  failure: string;
  events: EngineEvent[];
  outputs?: Record<string, unknown>;
}
