import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { getHeapStatistics } from "node:v8";
import { MessageChannel, Worker } from "node:worker_threads";
import { databaseOf } from "../location/database-of";
import { deploymentKeysOf, forgetFormerKeys } from "../location/deployment-key";
import { createKeyring } from "../runtime";
import type { DeliveryChanges, PostgresLocation } from "../store";
import type { FrontEnd } from "../thread";
import type { Log } from "./log";
import { clockOffsetMs, serviceSettings } from "./service-settings";
import {
  type Command,
  type Report,
  receivedError,
  type Start,
  type StartStep,
  type ThreadData,
} from "./thread-messages";

/** The service in a separate thread. */
export interface ServiceThread {
  readonly frontEnd: FrontEnd;
  /** The text to print. */
  readonly introduction: string;
  drain(): Promise<void>;
  stopJobs(): Promise<void>;
  close(): Promise<void>;
  /** Makes a link that signs in the user of `consentform dev`, once, within 10 minutes. */
  signInLink(): Promise<string>;
}

/**
 * Starts the service in a separate thread, so that its work does not keep visitors waiting. The process ends with the
 * thread.
 * @param reportStep receives each step of the start after the first one, "opening"
 * @throws what the thread failed with before it was ready
 */
export async function startServiceThread(
  options: Start,
  endpoint: string,
  log: Log,
  reportStep: (step: StartStep) => void,
): Promise<ServiceThread> {
  const { port1, port2 } = new MessageChannel();
  const location = databaseOf(options);
  const deploymentKeys = await deploymentKeysOf(location);
  const worker = startWorker({ options, endpoint, deploymentKeys, port: port2 });
  // Loaded while the service starts in its thread.
  const { createFrontEnd } = require("../thread") as typeof import("../thread");
  const done = new Map<Command, (text: string) => void>();
  const introduction = await untilReady(worker, log, reportStep, ({ command, text }) => done.get(command)?.(text));
  // A rotation that was interrupted is complete now.
  forgetFormerKeys(location, deploymentKeys);
  worker.removeAllListeners("error").removeAllListeners("exit");
  worker.once("error", (error) => log.error(error, "the service's thread"));
  worker.once("exit", () => process.exit(1));
  const command = (name: Command): Promise<string> =>
    new Promise((resolve) => {
      done.set(name, resolve);
      worker.postMessage(name);
    });
  const changes = location.kind === "postgres" ? await openChanges(location) : null;
  const parts = {
    settings: serviceSettings(options, endpoint),
    keys: createKeyring(deploymentKeys, randomBytes),
    runtime: { now: () => new Date(Date.now() + clockOffsetMs(options)) },
  };
  const frontEnd = createFrontEnd(port1, parts, changes);
  return {
    frontEnd,
    introduction,
    drain: async () => void (await command("drain")),
    stopJobs: async () => void (await command("stop-jobs")),
    signInLink: () => command("sign-in-link"),
    close: async () => {
      await command("close");
      worker.removeAllListeners("exit");
      frontEnd.close();
      await changes?.close();
    },
  };
}

function startWorker(data: ThreadData): Worker {
  const megabyte = 1024 * 1024;
  return new Worker(join(__dirname, "service-thread.js"), {
    workerData: data,
    transferList: [data.port],
    // As much as the process would have without threads.
    resourceLimits: { maxOldGenerationSizeMb: Math.floor(getHeapStatistics().heap_size_limit / megabyte) },
  });
}

/** Follows what the thread reports, also later. @returns the text to print, once it is ready */
function untilReady(
  worker: Worker,
  log: Log,
  reportStep: (step: StartStep) => void,
  endCommand: (report: Extract<Report, { command: Command }>) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The service ended before it was ready.")));
    worker.on("message", (report: Report) => {
      if (report.kind === "ready") resolve(report.text);
      else if (report.kind === "step") reportStep(report.step);
      else if (report.kind === "info") log.info(report.message);
      else if (report.kind === "error") log.error(receivedError(report.error), report.where);
      else endCommand(report);
    });
  });
}

/** Loaded only where it is needed: this thread has no other use for a database. */
function openChanges(location: PostgresLocation): Promise<DeliveryChanges> {
  const { openDeliveryChanges } = require("../store") as typeof import("../store");
  return openDeliveryChanges(location);
}
