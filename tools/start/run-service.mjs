import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { repositoryFolder } from "../repository.mjs";

const READY_TIMEOUT_MS = 30_000;

/**
 * Starts `consentform dev --memory` in a separate process group, so that ^C ends it only when we say so, and so that it
 * can outlive us.
 *
 * @param {string} folder for its output and its access log
 * @returns {Promise<{ endpoint: string, token: string, pid: number | undefined, countRequests: () => Promise<number>,
 * stop: () => Promise<void>, leaveRunning: () => void }>}
 * @throws {Error} with its output when it does not get ready
 */
export async function runService(folder) {
  const outputFile = path.join(folder, "service.log");
  const accessLog = path.join(folder, "access.log");
  const output = openSync(outputFile, "w");
  const args = [
    path.join(repositoryFolder, "dist/provider/cli/main.js"),
    "dev",
    "--memory",
    "--format",
    "json",
    "--port",
    "0",
    "--access-log",
    accessLog,
  ];
  const child = spawn(process.execPath, args, { detached: true, stdio: ["ignore", output, output] });
  closeSync(output);
  const gone = new Promise((resolve) => child.once("exit", resolve));
  const stop = async () => {
    child.kill("SIGTERM");
    await gone;
  };
  try {
    const { endpoint, token } = await readyLine(child, outputFile);
    const countRequests = async () => (await readFile(accessLog, "utf8").catch(() => "")).split("\n").length - 1;
    return { endpoint, token, pid: child.pid, countRequests, stop, leaveRunning: () => child.unref() };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @returns {Promise<{ endpoint: string, token: string }>} what the service prints when it is ready */
async function readyLine(child, outputFile) {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const text = await readFile(outputFile, "utf8");
    const line = text
      .split("\n")
      .slice(0, -1)
      .find((one) => one.startsWith("{"));
    if (line) return JSON.parse(line);
    if (child.exitCode !== null) throw new Error(`The service ended instead of starting:\n${text}`);
    if (Date.now() > deadline)
      throw new Error(`The service was not ready after ${READY_TIMEOUT_MS / 1000} s:\n${text}`);
    await sleep(50);
  }
}
