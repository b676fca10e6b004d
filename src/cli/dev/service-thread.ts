import { parentPort, workerData } from "node:worker_threads";
import { BrokenDatabaseError, createService, createSignInLink, type Service, startJobs } from "../../service";
import { serveMessages } from "../../service/thread/serve-messages";
import { databaseOf } from "./database-of";
import { type DevOptions, defaultFolder } from "./dev-options";
import { devToken } from "./dev-token";
import { keepTokens } from "./kept-tokens";
import { type Ready, readyLine, readyText } from "./ready-text";
import { makeSampleRecords, type SampleSite } from "./sample-records";
import { serviceOptions } from "./service-options";
import { type Command, type Report, sentError, type ThreadData } from "./thread-messages";

/** The thread of `consentform dev` that has the service: database, API and background work. */

async function run({ options: sent, endpoint, port }: ThreadData): Promise<void> {
  const { publicUrl, ...rest } = sent;
  const options: DevOptions = { ...rest, ...(publicUrl === undefined ? {} : { publicUrl: new URL(publicUrl) }) };
  const reportError = (error: unknown, where: string) => report({ kind: "error", error: sentError(error), where });
  const service = await createService(serviceOptions(options, endpoint, reportError));
  serveMessages(port, service, (error) => reportError(error, "a request"));
  const text = await introduction(service, options, endpoint);
  const jobs = startJobs(service, (error) => {
    reportError(error, "background work");
    // What supervises the process starts it again, or a person does; jobs ask the database all the time, so they meet
    // this soon.
    if (error instanceof BrokenDatabaseError) process.exit(1);
  });
  const commands: Readonly<Record<Command, () => unknown>> = {
    drain: service.drain,
    "stop-jobs": jobs.stop,
    close: service.close,
  };
  parentPort?.on("message", async (command: Command) => {
    await commands[command]();
    report({ kind: "done", command });
  });
  report({ kind: "ready", text });
}

async function introduction(service: Service, options: DevOptions, endpoint: string): Promise<string> {
  const tokens: Record<string, string> = {};
  let areTokensNew = false;
  for (const workspace of new Set(["default", ...options.workspace])) {
    const { secret, isNew } = await devToken(service, workspace);
    tokens[workspace] = secret;
    areTokensNew ||= isNew;
  }
  const signIn = await createSignInLink(service, "default");
  const database = databaseOf(options);
  const folder = database.kind === "folder" ? database.path : defaultFolder;
  if (database.kind !== "memory") keepTokens(folder, service.keys, tokens);
  const ready: Ready = {
    endpoint,
    tokens,
    areTokensNew,
    signIn,
    samples: await sampleRecords(service, tokens, options),
  };
  return options.format === "json" ? readyLine(ready) : readyText(ready, database);
}

function sampleRecords(
  service: Service,
  tokens: Readonly<Record<string, string>>,
  { consents }: DevOptions,
): Promise<SampleSite> | null {
  return consents === undefined ? null : makeSampleRecords(service, tokens.default ?? "", consents);
}

function report(message: Report): void {
  parentPort?.postMessage(message);
}

// What fails here ends the thread; the command, which started it, prints why.
void run(workerData as ThreadData);
