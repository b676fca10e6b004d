import { existsSync, statSync } from "node:fs";
import type { Command } from "commander";
import { type Answer, type Listener, listen } from "../service/listen";
import type { Front } from "../service/thread/front";
import { UsageError } from "./connection";
import { type Records, withAccessLog } from "./dev/access-log";
import { databaseFailure } from "./dev/database-failure";
import { databaseOf } from "./dev/database-of";
import { type DevOptions, devOptions } from "./dev/dev-options";
import { withFaults } from "./dev/fault-injection";
import { jsonLog, type Log, textLog } from "./dev/log";
import { startServiceThread } from "./dev/start-service-thread";
import { stopOnSignal } from "./dev/stop-on-signal";

const host = "127.0.0.1";
/** Requests under way get this long to finish after ^C. */
const stopGraceMs = 5000;

/** `consentform dev`: the service on loopback, until ^C. */
export function devCommand(): Command {
  return devOptions().action(run);
}

async function run(options: DevOptions): Promise<void> {
  if (options.memory === true && options.data !== undefined) {
    throw new UsageError("Use only one of --memory and --data.");
  }
  checkDatabase(options);
  if (options.format !== "json" && options.log !== true) process.stderr.write("Starting the service...\n");
  const log = options.log === true ? jsonLog() : textLog;
  // Where nothing can be written, to say so must not end the service.
  process.stderr.on("error", () => {});
  const records: Records = new WeakMap();
  const starting: { front: Front | null } = { front: null };
  const listener = await listenOn(options, wrapped(answerOf(starting, records), options, records, log), log);
  try {
    const { front, introduction, drain, stopJobs, close } = await startServiceThread(
      options,
      `http://${host}:${listener.port}`,
      log,
    );
    starting.front = front;
    process.stdout.write(introduction);
    log.info("ready");
    stopOnSignal(log, async () => {
      await Promise.all([drain(), listener.close(stopGraceMs), stopJobs()]);
      await close();
    });
  } catch (error) {
    await listener.close(0);
    throw databaseFailure(error, databaseOf(options)) ?? error;
  }
}

/** Before anything starts: a database that cannot be meant, or a data folder that is a file. */
function checkDatabase(options: DevOptions): void {
  const database = databaseOf(options);
  if (database.kind === "folder" && existsSync(database.path) && !statSync(database.path).isDirectory()) {
    throw new UsageError(`--data: ${database.path} is a file. Name a folder.`);
  }
}

/** Until the service is made, its port already answers: unavailable. */
function answerOf(starting: { readonly front: Front | null }, records: Records): Answer {
  return async (request, { address }) => {
    if (starting.front === null) return new Response(null, { status: 503, headers: { "Retry-After": "1" } });
    return starting.front.fetch(request, {
      ...(address === null ? {} : { address }),
      record: (record) => records.set(request, record),
    });
  };
}

function wrapped(answer: Answer, { fault, accessLog }: DevOptions, records: Records, log: Log): Answer {
  const faulty = fault === undefined ? answer : withFaults(answer, fault);
  return log.requests(accessLog === undefined ? faulty : withAccessLog(faulty, accessLog, records), records);
}

async function listenOn({ port }: DevOptions, answer: Answer, log: Log): Promise<Listener> {
  try {
    return await listen(answer, host, port, (error) => log.error(error, "answering"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
      throw new Error(
        `Port ${port} is in use. Stop the process that uses it, or choose another port with --port (0 picks a free one).`,
      );
    }
    throw error;
  }
}
