import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { compiledCode, compiledCodeFile } from "./pulumi-environment";
import { repositoryFolder } from "./repository-folder";

/** Longer than any start; a service that is not ready by then has printed why. */
const READY_TIMEOUT_MS = 90_000;

/**
 * Node's flag that leaves WebAssembly as its baseline compiler made it: what a test asks of a database is answered
 * before the optimizing compiler, which takes a third of the processor time of a start, is done.
 */
const baselineOnly = "--liftoff-only";

/** The built command line. */
export const commandLineFile = join(repositoryFolder, "dist/provider/cli/main.js");

/**
 * Node's flags and variables for the built command line: without the optimizing compiler of WebAssembly, and with
 * compiled code that an earlier process has kept.
 */
export const frugally = {
  flags: [baselineOnly, "--require", compiledCodeFile],
  env: () => ({ COMPILED_CODE: compiledCode().COMPILED_CODE }),
};

/** A command that serves until it is ended. */
export interface SpawnedServiceOptions<Ready> {
  /** The command and its arguments. */
  readonly args: readonly string[];
  /** The whole environment: a developer's own settings must not decide a test. */
  readonly env: NodeJS.ProcessEnv;
  /** Reads a printed line. @returns undefined until the line that says that the service is ready */
  readonly readyAt: (line: string, stream: "stdout" | "stderr") => Ready | undefined;
  /** Working directory. Default: this process's. */
  readonly folder?: string | undefined;
  /** Node and the command line's file. Default: this process's Node and {@link commandLineFile}. */
  readonly command?: readonly [node: string, file: string] | undefined;
  /** True if its speed is measured: with Node's optimizing compiler, as in production. */
  readonly isMeasured?: boolean | undefined;
}

/** A service in a separate process: the built command line, spawned as a user starts it. */
export interface SpawnedService<Ready> {
  /** The ready line's contents. */
  readonly ready: Ready;
  readonly pid: number;
  /** Everything that the process has printed. */
  output(): string;
  /**
   * Sends a signal and waits until the process is gone. @returns its exit status; null if the signal itself ended it
   */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Spawns a service and waits until it says that it is ready.
 *
 * @throws {Error} with the output of the process when it ends or is silent instead
 */
export async function spawnService<Ready>(options: SpawnedServiceOptions<Ready>): Promise<SpawnedService<Ready>> {
  const { args, folder, isMeasured, command: [node, file] = [process.execPath, commandLineFile] } = options;
  const isKept = !isMeasured && options.command === undefined;
  const flags = isKept ? frugally.flags : isMeasured ? [] : [baselineOnly];
  const env = isKept ? { ...options.env, ...frugally.env() } : options.env;
  const child = spawn(node, [...flags, file, ...args], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
    ...(folder === undefined ? {} : { cwd: folder }),
  });
  let output = "";
  const gone = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return gone;
  };
  const isReady = new Promise<Ready>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer in ${READY_TIMEOUT_MS} ms`)), READY_TIMEOUT_MS);
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`it ended with exit status ${code}`)));
    for (const stream of ["stdout", "stderr"] as const) {
      child[stream].setEncoding("utf8").on("data", (chunk: string) => {
        output += chunk;
      });
      createInterface({ input: child[stream] }).on("line", (line) => {
        const ready = options.readyAt(line, stream);
        if (ready !== undefined) resolve(ready);
      });
    }
    child.once("exit", () => clearTimeout(timer));
  });
  try {
    return { ready: await isReady, pid: child.pid ?? 0, output: () => output, end };
  } catch (error) {
    await end("SIGKILL");
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`consentform ${args[0]} did not get ready: ${reason}\n${output}`);
  }
}
