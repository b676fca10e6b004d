import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { parse } from "yaml";
import type { EngineRun } from "./engine-run";
import { installedPackage } from "./installed-package";
import { type CommandPlace, type RunningCommand, startPulumi } from "./pulumi-command";
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
  /** Starts a command, and does not wait for its end. */
  start(...args: string[]): Promise<RunningCommand>;
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
  const { stackName: name = "test", config = {}, secretConfig = {}, isProgramHosted = false } = options;
  const { root, folder } = makeFolders(options);
  const { name: project } = parse(readFileSync(join(folder, "Pulumi.yaml"), "utf8")) as { name: string };
  writeStack({ root, folder, project, name, config, secretConfig });
  const { start, killAll } = commandsAt({ root, folder, env: environmentOf(options, root), isProgramHosted });
  const run = async (...args: string[]) => (await start(...args)).finished;

  const stateFile = join(root, "state", ".pulumi", "stacks", project, `${name}.json`);
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
      killAll();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

function makeFolders({ installation = installedPackage(), program }: PulumiStackOptions) {
  const programs = join(installation, "programs");
  mkdirSync(programs, { recursive: true });
  const root = mkdtempSync(join(programs, "stack-"));
  const folder = join(root, "program");
  mkdirSync(join(root, "state"), { recursive: true });
  copyProgram(program, folder);
  return { root, folder };
}

function environmentOf({ path = [], env }: PulumiStackOptions, root: string): NodeJS.ProcessEnv {
  const own = pulumiEnvironment(root);
  return {
    ...own,
    // Types of programs are checked together: test/types. An operation that checks them again takes twice as long.
    PULUMI_NODEJS_TRANSPILE_ONLY: "true",
    PATH: [...path, own.PATH].join(delimiter),
    ...env,
  };
}

/** Starts commands, and can end those that still run. */
function commandsAt(place: CommandPlace) {
  const running = new Set<RunningCommand>();
  return {
    start: async (...args: string[]): Promise<RunningCommand> => {
      const command = await startPulumi(args, place);
      running.add(command);
      void command.finished.then(() => running.delete(command));
      return command;
    },
    killAll: () => {
      for (const command of running) command.killAll();
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

async function mustSucceed(pending: Promise<EngineRun>): Promise<EngineRun> {
  const run = await pending;
  if (run.exitCode !== 0)
    throw new Error(`the engine refused (exit code ${run.exitCode}):\n${run.stdout}${run.stderr}`);
  return run;
}
