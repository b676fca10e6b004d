import type { Command } from "commander";
import {
  type Answer,
  BrokenDatabaseError,
  createService,
  createSignInLink,
  type Listener,
  listen,
  type Service,
  startJobs,
} from "../service";
import { type Records, withAccessLog } from "./dev/access-log";
import { type DevOptions, devOptions } from "./dev/dev-options";
import { devToken } from "./dev/dev-token";
import { withFaults } from "./dev/fault-injection";
import { jsonLog, type Log, textLog } from "./dev/log";
import { type Ready, readyLine, readyText } from "./dev/ready-text";
import { makeSampleRecords, type SampleSite } from "./dev/sample-records";
import { databaseOf, serviceOptions } from "./dev/service-options";
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
    throw new Error("Give only one of --memory and --data.");
  }
  const log = options.log === true ? jsonLog() : textLog;
  // Where nothing can be written, to say so must not end the service.
  process.stderr.on("error", () => {});
  const records: Records = new WeakMap();
  const starting: { service: Service | null } = { service: null };
  const listener = await listenOn(options, wrapped(answerOf(starting, records), options, records, log), log);
  try {
    const endpoint = `http://${host}:${listener.port}`;
    starting.service = await createService(serviceOptions(options, endpoint, log));
    const tokens: Record<string, string> = {};
    for (const workspace of new Set(["default", ...options.workspace])) {
      tokens[workspace] = await devToken(starting.service, workspace);
    }
    const signIn = await createSignInLink(starting.service, "default");
    const samples = await sampleRecords(starting.service, tokens, options);
    const ready: Ready = { endpoint, tokens, signIn, samples };
    process.stdout.write(options.json === true ? readyLine(ready) : readyText(ready, databaseOf(options)));
  } catch (error) {
    await listener.close(0);
    throw error;
  }
  const { drain, close } = starting.service;
  const jobs = startJobs(starting.service, (error) => {
    log.error(error, "background work");
    // What supervises the process starts it again, or a person does; jobs ask the database all the time, so they meet this soon.
    if (error instanceof BrokenDatabaseError) process.exit(1);
  });
  log.info("ready");
  stopOnSignal(log, async () => {
    drain();
    await Promise.all([listener.close(stopGraceMs), jobs.stop()]);
    await close();
  });
}

function sampleRecords(
  service: Service,
  tokens: Readonly<Record<string, string>>,
  { consents }: DevOptions,
): Promise<SampleSite> | null {
  return consents === undefined ? null : makeSampleRecords(service, tokens.default ?? "", consents);
}

/** Until the service is made, its port already answers: unavailable. */
function answerOf(starting: { readonly service: Service | null }, records: Records): Answer {
  return async (request, { address }) => {
    if (starting.service === null) return new Response(null, { status: 503, headers: { "Retry-After": "1" } });
    return starting.service.fetch(request, {
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
        `Port ${port} is in use. Stop what uses it, or choose another one with --port (0 takes a free one).`,
      );
    }
    throw error;
  }
}
