import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { installedPackage } from "../installed-package.mjs";
import { withProgress } from "../progress.mjs";
import { repositoryFolder } from "../repository.mjs";
import { runCommand } from "../run-command.mjs";

/**
 * Copies example programs side by side into a temporary folder where `consentform` is installed. The state of their
 * stacks stays in that folder.
 *
 * @param {string[]} examples names of folders in `examples`
 * @param {string} engine folder of the engine
 * @param {AbortSignal} signal ends the running command
 * @returns {Promise<{ root: string, programs: Program[], remove: () => Promise<void> }>} programs in the order of
 * `examples`
 */
export async function openPrograms(examples, engine, signal) {
  const root = await mkdtemp(path.join(await installedPackage(), "programs", "quickstart-"));
  await mkdir(path.join(root, "state"));
  for (const example of examples)
    await cp(path.join(repositoryFolder, "examples", example), path.join(root, example), { recursive: true });
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
  const programs = examples.map((example) => {
    const folder = path.join(root, example);
    return { folder, env, pulumi: (args, options) => runPulumi(args, { folder, env, signal, ...options }) };
  });
  return { root, programs, remove: () => rm(root, { recursive: true, force: true }) };
}

/** @typedef {{ folder: string, env: NodeJS.ProcessEnv, pulumi: Pulumi }} Program */

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

/** Without a terminal, the engine prints an `@` line each second instead of redrawing. */
function withoutHeartbeat(text) {
  const lines = text.split("\n").filter((line) => !line.startsWith("@ "));
  return `${lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}
