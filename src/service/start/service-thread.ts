import { parentPort, workerData } from "node:worker_threads";
import { BrokenDatabaseError, createService, createSignInLink, type Service, startJobs } from "../index";
import { databaseOf } from "../location/database-of";
import { acceptOperatorRequests } from "../operator/operator-socket";
import { serveMessages } from "../thread";
import { printDevIntroduction } from "./dev-introduction";
import { printServeIntroduction } from "./serve-introduction";
import { serviceOptions } from "./service-options";
import type { StartOptions } from "./start-options";
import { startTracing } from "./start-tracing";
import { type Command, type Report, sentError, type ThreadData } from "./thread-messages";

/** The thread that has the service: database, API and background work. */

async function run({ port, ...start }: ThreadData): Promise<void> {
  const { options, endpoint } = start;
  const reportError = (error: unknown, where: string) => report({ kind: "error", error: sentError(error), where });
  const tracing = options.otel === true ? startTracing() : null;
  const reportInfo = (message: string) => report({ kind: "info", message });
  const reportMigration = () => report({ kind: "step", step: "migrating" });
  const service = await createService({
    ...serviceOptions(start, reportError),
    reportMigration,
    reportInfo,
    ...(tracing === null ? {} : { traceRequest: tracing.trace }),
  });
  report({ kind: "step", step: "completing" });
  serveMessages(port, service, (error) => {
    service.metrics.countError("request");
    reportError(error, "a request");
  });
  const text =
    options.command === "dev"
      ? await printDevIntroduction(service, options, endpoint)
      : await printServeIntroduction(service, options);
  const closeSocket = await operatorSocket(service, options, reportError);
  const jobs = startJobs(service, (error) => {
    reportError(error, "background work");
    // What supervises the process starts it again, or a person does; jobs ask the database all the time, so they meet
    // this soon.
    if (error instanceof BrokenDatabaseError) process.exit(1);
  });
  const commands: Readonly<Record<Command, () => unknown>> = {
    drain: service.drain,
    "stop-jobs": jobs.stop,
    "sign-in-link": () => createSignInLink(service, "default"),
    close: async () => {
      closeSocket();
      await service.close();
      await tracing?.close();
    },
  };
  parentPort?.on("message", async (command: Command) => {
    const returned = await commands[command]();
    report({ kind: "done", command, text: typeof returned === "string" ? returned : "" });
  });
  report({ kind: "ready", text });
}

/** A data folder has no other way in while the service runs. One without sockets asks to be stopped first. */
async function operatorSocket(
  service: Service,
  options: StartOptions,
  reportError: (error: unknown, where: string) => void,
): Promise<() => void> {
  const database = databaseOf(options);
  if (database.kind !== "folder" || process.platform === "win32") return () => {};
  return acceptOperatorRequests(service, database.path).catch((error: unknown) => {
    reportError(error, "the socket for consentform users, consents and keys");
    return () => {};
  });
}

function report(message: Report): void {
  parentPort?.postMessage(message);
}

// What fails here ends the thread; the command, which started it, prints why.
void run(workerData as ThreadData);
