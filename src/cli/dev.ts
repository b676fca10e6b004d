import { Command, InvalidArgumentError } from "commander";
import { contractDocument } from "../contract";
import {
  type Answer,
  createService,
  createSignInLink,
  type DatabaseLocation,
  type Listener,
  listen,
  type Service,
  startJobs,
  systemWorld,
} from "../service";
import { createDnsLookup, parseDnsServer } from "../service/dns/dns-lookup";
import { createEgress } from "../service/egress/egress";
import { findBrowser } from "../service/scans/browser/find-browser";
import { type Records, withAccessLog } from "./access-log";
import { readDeploymentKey } from "./deployment-key";
import { devToken } from "./dev-token";
import { type FaultSpec, faultForm, parseFaultSpec, withFaults } from "./fault-injection";
import { jsonLog, type Log, textLog } from "./log";
import { mailSettings } from "./mail-settings";
import { makeSampleRecords, type SampleSite } from "./sample-records";

/** Options as commander hands them over. */
interface DevOptions {
  port: number;
  data?: string;
  memory?: true;
  json?: true;
  accessLog?: string;
  quota?: { requests: number; windowS: number };
  fault?: FaultSpec;
  clockOffset?: number;
  dns?: string;
  allowLocal?: true;
  localPort?: number;
  browser?: string;
  workspace: string[];
  consents?: number;
  log?: true;
  checkAnswers?: true;
  publicUrl?: URL;
  trustedProxy: string[];
}

const host = "127.0.0.1";
const defaultFolder = ".consentform";
/** Requests under way get this long to finish after ^C. */
const stopGraceMs = 5000;
/** Whatever does not end by then is left: what supervises the process would kill it at 10 s. */
const stopLimitMs = 9000;
const maxSampleRecords = 1_000_000;

/** `consentform dev`: the service on loopback, until ^C. */
export function devCommand(): Command {
  return new Command("dev")
    .description("Run the service on this machine. It listens on 127.0.0.1 only and prints an endpoint and a token.")
    .option("--port <number>", "port to listen on; 0 takes a free one", wholeNumber(0, 65_535), 4071)
    .option(
      "--data <folder>",
      `keep the data in this folder (default: ${defaultFolder}, or the PostgreSQL that DATABASE_URL names)`,
    )
    .option("--memory", "keep the data in memory: it is gone when the service stops")
    .option("--json", "print one line of JSON when ready, and nothing else")
    .option("--access-log <file>", "append one line of JSON for each request")
    .option("--quota <n/seconds>", "requests of one token in each window (default: 600/60)", quota)
    .option("--fault <spec>", `break some requests: ${faultForm}`, parseFaultSpec)
    .option("--clock-offset <seconds>", "run the service's clock ahead of, or behind, the machine's", seconds)
    .option("--dns <host:port>", "name server to ask in place of the authoritative ones", dnsServer)
    .option("--allow-local", "accept loopback hosts and addresses")
    .option("--local-port <number>", "port at which a loopback host's own website is asked", wholeNumber(1, 65_535))
    .option(
      "--browser <path>",
      "Chromium that scans run pages in, or none (default: CONSENTFORM_BROWSER, else the machine's own)",
    )
    .option("--workspace <name>", "make a workspace beside default; repeatable", collect, [])
    .option(
      "--consents <n>",
      "make a site with this many invented consent records, to look at",
      wholeNumber(0, maxSampleRecords),
    )
    .option("--public-url <url>", "address under which a proxy serves it, for links and script tags", publicUrl)
    .option("--trusted-proxy <address>", "peer whose X-Forwarded-For is believed; repeatable", collect, [])
    .option("--check-answers", "hold each answer against the contract before it is sent; one that breaks it is a 500")
    .option("--log", "write a line of JSON to stderr for each request, error and event")
    .action(run);
}

async function run(options: DevOptions): Promise<void> {
  if (options.memory === true && options.data !== undefined) {
    throw new Error("Give only one of --memory and --data.");
  }
  const log = options.log === true ? jsonLog() : textLog;
  const records: Records = new WeakMap();
  const starting: { service: Service | null } = { service: null };
  const listener = await listenOn(options, wrapped(answerOf(starting, records), options, records, log));
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
    process.stdout.write(options.json === true ? readyLine(ready) : readyText(ready, options));
  } catch (error) {
    await listener.close(0);
    throw error;
  }
  const { drain, close } = starting.service;
  const jobs = startJobs(starting.service, (error) => log.error(error, "background work"));
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

async function listenOn({ port }: DevOptions, answer: Answer): Promise<Listener> {
  try {
    return await listen(answer, host, port);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
      throw new Error(
        `Port ${port} is in use. Stop what uses it, or choose another one with --port (0 takes a free one).`,
      );
    }
    throw error;
  }
}

function serviceOptions(options: DevOptions, endpoint: string, log: Log): Parameters<typeof createService>[0] {
  const database = databaseOf(options);
  const offsetMs = (options.clockOffset ?? 0) * 1000;
  const isLocalAllowed = options.allowLocal === true;
  const keyFolder = database.kind === "folder" ? database.path : defaultFolder;
  return {
    database,
    ...(database.kind === "memory"
      ? {}
      : { deploymentKey: readDeploymentKey(process.env.CONSENTFORM_DEPLOYMENT_KEY, keyFolder) }),
    world: systemWorld({
      clockOffsetMs: () => offsetMs,
      dns: createDnsLookup(options.dns === undefined ? {} : { server: options.dns }),
      egress: createEgress({ isLocalAllowed }),
    }),
    settings: {
      origin: options.publicUrl?.origin ?? endpoint,
      assetUrl: options.publicUrl?.origin ?? endpoint,
      hostNames: options.publicUrl === undefined ? [] : [options.publicUrl.hostname],
      trustedProxies: options.trustedProxy,
      isLocalAllowed,
      localPort: options.localPort ?? null,
      browserPath: browserOf(options),
      isAnswerValidated: options.checkAnswers === true,
      mail: mailSettings(process.env),
      ...(options.quota === undefined ? {} : { quota: options.quota }),
    },
    reportError: log.error,
  };
}

/** What the flag says, else the variable, else the machine's own browser. */
function browserOf({ browser }: DevOptions): string | null {
  const asked = browser ?? process.env.CONSENTFORM_BROWSER;
  if (asked === undefined || asked === "") return findBrowser();
  return asked === "none" ? null : asked;
}

/** What the flags say; without one, DATABASE_URL, else the default folder. */
function databaseOf({ memory, data }: DevOptions): DatabaseLocation {
  const url = process.env.DATABASE_URL;
  if (memory === true) return { kind: "memory" };
  if (data === undefined && url !== undefined && url !== "") return { kind: "postgres", url };
  return { kind: "folder", path: data ?? defaultFolder };
}

/** What a started service tells. */
interface Ready {
  readonly endpoint: string;
  /** By name of workspace. */
  readonly tokens: Readonly<Record<string, string>>;
  /** Link that signs in the user of workspace default, once. */
  readonly signIn: string;
  /** Null without `--consents`. */
  readonly samples: SampleSite | null;
}

function readyLine({ endpoint, tokens, signIn }: Ready): string {
  return `${JSON.stringify({ endpoint, token: tokens.default, tokens, sign_in: signIn })}\n`;
}

function readyText({ endpoint, tokens, signIn, samples }: Ready, options: DevOptions): string {
  const database = databaseOf(options);
  const place = {
    memory: "in memory, gone when it stops",
    folder: `in ${database.kind === "folder" ? database.path : ""}`,
    postgres: `in the PostgreSQL ${database.kind === "postgres" ? withoutPassword(database.url) : ""}`,
  };
  const width = Math.max(...Object.keys(tokens).map((name) => name.length));
  return [
    `The service is ready at ${endpoint} (contract ${contractDocument().info.version}, data ${place[database.kind]}).`,
    "",
    ...Object.entries(tokens).map(([name, token]) => `  token of workspace ${name.padEnd(width)}  ${token}`),
    ...(samples === null ? [] : ["", `  ${samples.records} consent records to look at: site ${samples.id}`]),
    "",
    "Use it in a Pulumi stack:",
    `  pulumi config set consentform:endpoint ${endpoint}`,
    `  pulumi config set --secret consentform:token ${tokens.default}`,
    "",
    "Sign in to workspace default, once, within 10 minutes:",
    `  ${signIn}`,
    "",
    "^C stops it.",
    "",
  ].join("\n");
}

function withoutPassword(url: string): string {
  const shown = new URL(url);
  shown.password = "";
  return shown.href;
}

/**
 * The first signal lets what is under way finish and gives jobs back, within {@link stopLimitMs}; the second one ends the process at
 * once.
 */
function stopOnSignal(log: Log, end: () => Promise<void>): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info("stopping");
    setTimeout(() => {
      log.error(new Error(`what was under way did not end in ${stopLimitMs} ms`), "stopping");
      process.exit(1);
    }, stopLimitMs);
    await end();
    log.info("stopped");
    process.exit(0);
  };
  process.on("SIGINT", () => void stop());
  process.on("SIGTERM", () => void stop());
}

function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) {
      throw new InvalidArgumentError(`found "${text}"; expected a whole number from ${least} to ${most}.`);
    }
    return value;
  };
}

function quota(text: string): { requests: number; windowS: number } {
  const [, requests, windowS] = /^([1-9]\d{0,6})\/([1-9]\d{0,4})$/.exec(text) ?? [];
  if (requests === undefined || windowS === undefined) {
    throw new InvalidArgumentError(`found "${text}"; expected requests/seconds, for example 600/60.`);
  }
  return { requests: Number(requests), windowS: Number(windowS) };
}

function seconds(text: string): number {
  if (!/^[+-]?\d+(\.\d+)?$/.test(text)) {
    throw new InvalidArgumentError(`found "${text}"; expected seconds, for example 90000 or -60.`);
  }
  return Number(text);
}

function dnsServer(text: string): string {
  try {
    return parseDnsServer(text);
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
  }
}

function publicUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || text.replace(/\/$/, "") !== url.origin) {
    throw new InvalidArgumentError(`found "${text}"; expected an origin, for example https://consent.example.com.`);
  }
  return url;
}

function collect(text: string, before: string[]): string[] {
  return [...before, text];
}
