import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/**
 * Runs a program without a shell and waits for its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env] added to this process's environment; `undefined` removes a variable
 * @param {string} [options.input] text for standard input; without it standard input is closed
 * @param {boolean} [options.isShown] pass output on to this process's own streams instead of keeping it
 * @param {(line: string) => void} [options.onLine] called per line of either stream, as it comes
 * @param {number} [options.uid] user to run as; only root may say
 * @param {number} [options.gid]
 * @param {AbortSignal} [options.signal] ends the program with SIGTERM
 * @returns {Promise<{ status: number, stdout: string, stderr: string }>} status 127 when the program does not exist,
 * 128 when a signal ended it
 */
export function runCommand(command, args, options = {}) {
  const { cwd, env, input, isShown = false, onLine, uid, gid, signal } = options;
  const child = spawn(command, args, {
    cwd,
    uid,
    gid,
    env: { ...process.env, ...env },
    stdio: [input === undefined ? "ignore" : "pipe", isShown ? "inherit" : "pipe", isShown ? "inherit" : "pipe"],
  });
  const kept = { stdout: "", stderr: "" };
  for (const name of /** @type {const} */ (["stdout", "stderr"])) {
    child[name]?.setEncoding("utf8").on("data", (chunk) => {
      kept[name] += chunk;
    });
    const stream = child[name];
    if (stream && onLine) createInterface({ input: stream }).on("line", onLine);
  }
  if (input !== undefined) child.stdin?.end(input);
  const stop = () => child.kill("SIGTERM");
  signal?.addEventListener("abort", stop, { once: true });
  return new Promise((resolve, reject) => {
    child.once("error", (error) => {
      if (/** @type {NodeJS.ErrnoException} */ (error).code === "ENOENT") resolve({ status: 127, ...kept });
      else reject(error);
    });
    child.once("close", (code) => {
      signal?.removeEventListener("abort", stop);
      resolve({ status: code ?? 128, ...kept });
    });
  });
}
