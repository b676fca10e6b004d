import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { installedPackage } from "../installed-package.mjs";
import { withProgress } from "../progress.mjs";
import { repositoryFolder } from "../repository.mjs";
import { runCommand } from "../run-command.mjs";

/**
 * Copies a program to a temporary folder where `consentform` is installed, with a stack whose state stays in that folder.
 *
 * @param {string} example folder from the repository's root
 * @param {string} engine folder that holds the engine
 * @param {AbortSignal} signal ends the command that runs
 * @returns {Promise<{ folder: string, root: string, env: NodeJS.ProcessEnv, pulumi: Pulumi, remove: () => Promise<void> }>}
 */
export async function openProgram(example, engine, signal) {
  const root = await mkdtemp(path.join(await installedPackage(), "programs", "quickstart-"));
  const folder = path.join(root, "program");
  await cp(path.join(repositoryFolder, example), folder, { recursive: true });
  await mkdir(path.join(root, "state"));
  const env = {
    PATH: `${engine}${path.delimiter}${process.env.PATH}`,
    PULUMI_HOME: path.join(root, "home"),
    PULUMI_BACKEND_URL: pathToFileURL(path.join(root, "state")).href,
    PULUMI_CONFIG_PASSPHRASE: "quickstart",
    PULUMI_SKIP_UPDATE_CHECK: "true",
    PULUMI_DISABLE_AUTOMATIC_PLUGIN_ACQUISITION: "true",
    PULUMI_DIY_BACKEND_NO_LEGACY_WARNING: "true",
    // A developer's own settings must not point the quick start at a service that is not its own.
    CONSENTFORM_ENDPOINT: undefined,
    CONSENTFORM_TOKEN: undefined,
  };
  return {
    folder,
    root,
    env,
    pulumi: (args, options) => runPulumi(args, { folder, env, signal, ...options }),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/**
 * @callback Pulumi
 * @param {string[]} args
 * @param {{ isShown?: boolean, input?: string }} [options] shown as a user sees it, or kept with only a sign of life
 * @returns {Promise<string>} standard output; empty when it went to the terminal
 */

/**
 * Runs one command; what it printed is in the error when it fails.
 *
 * @param {string[]} args
 * @param {{ folder: string, env: NodeJS.ProcessEnv, signal: AbortSignal, isShown?: boolean, input?: string }} options
 */
async function runPulumi(args, { folder, env, signal, isShown = false, input }) {
  const isTerminal = isShown && process.stdout.isTTY;
  const run = () =>
    runCommand("pulumi", isTerminal ? args : [...args, "--non-interactive"], {
      cwd: folder,
      env,
      signal,
      input,
      isShown: isTerminal,
    });
  const { status, stdout, stderr } = isTerminal ? await run() : await withProgress(`pulumi ${args[0]}`, run);
  signal.throwIfAborted();
  if (status !== 0) throw new Error(`pulumi ${args[0]} failed (exit status ${status}):\n${stdout}${stderr}`);
  if (isShown && !isTerminal) process.stdout.write(withoutHeartbeat(stdout));
  return stdout;
}

/** Where there is no terminal, the engine prints an `@` line each second instead of redrawing. */
function withoutHeartbeat(text) {
  const lines = text.split("\n").filter((line) => !line.startsWith("@ "));
  return `${lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}
