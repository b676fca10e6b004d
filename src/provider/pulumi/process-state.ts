import { type Client, isProblem } from "../client";
import {
  clientFor as clientOf,
  createLedger,
  createSession,
  isConfigurationFailure,
  type Ledger,
  type Notice,
  type Session,
  withConfigurationAdvice,
} from "../lifecycle";
import { faultText, ResourceError, render } from "../resources";
import type { Wording } from "../resources/wording";
import {
  type CompleteConfiguration,
  type Configuration,
  type ReachableConfiguration,
  readConfiguration,
  requireComplete,
  requireEndpoint,
} from "./configuration";
import type { EngineProperties, SplitProperties } from "./engine-values";
import { printLine, type Severity } from "./print-line";
import type { Secrecy } from "./secrecy";
import { pulumiWording } from "./wording";

/**
 * State of the process that every copy of this package in it shares. The number in its name is the version of this
 * interface: a later, different one takes another name, so that two releases in one process never misread each other.
 */
interface ProcessSlot {
  /**
   * Set synchronously by `configure`: several operations may already be waiting, and an unconfigured one would act on
   * nothing.
   */
  configuration: (() => CompleteConfiguration) | null;
  /** The values that the process was configured with, as JSON. */
  configured?: string | undefined;
  session: Session | null;
  /** Throws what is wrong in the configuration; what is missing is not an error yet. */
  refuseMalformed: (() => void) | null;
  /** A mistake in the configuration was reported. It fails every operation, so once is enough. */
  isConfigurationReported: boolean;
  /** The token of the environment is being tried, or was: the session with it, or null where it may not be used. */
  fallback: Promise<Session | null> | null;
  /** The program's resources and their objects. */
  ledger: Ledger;
  /** Kinds that the program has registered in this process, for messages that name all the scopes they need. */
  kinds: Set<string>;
  /** The engine makes a preview with this process. */
  isPreview: boolean;
  /** Operations that run now. */
  running: number;
}

const SLOT = Symbol.for("consentform/runtime@4");

function slot(): ProcessSlot {
  const holder = globalThis as { [SLOT]?: ProcessSlot };
  holder[SLOT] ??= {
    configuration: null,
    session: null,
    refuseMalformed: null,
    isConfigurationReported: false,
    fallback: null,
    ledger: createLedger(),
    kinds: new Set(),
    isPreview: false,
    running: 0,
  };
  return holder[SLOT];
}

/** The words of this process. */
let wording = pulumiWording;

/** Sets the words of this process. */
export function useWording(words: Wording): void {
  wording = words;
}

const engineLoss = new AbortController();
/** The waits of this process: what they wait for has no use for an engine that is gone. */
const waits = { running: 0, end: engineLoss.signal };

/** Ends all waits of this process, now and later. */
export function endWaits(): void {
  engineLoss.abort();
}

/** Number of operations that run now. */
export function runningOperations(): number {
  return slot().running;
}

/** Records that the program has this resource, the site that it names, and that the engine makes a preview. */
export function noteResource({ hidden: { kind, key }, properties, isPreview }: SplitProperties): void {
  slot().kinds.add(kind);
  slot().ledger.program.declare(key, properties.siteId);
  slot().isPreview ||= isPreview;
}

/** True while the engine makes a preview with this process. */
export function isPreview(): boolean {
  return slot().isPreview;
}

/** The program's resources and their objects, as far as this process knows. */
export function processLedger(): Ledger {
  return slot().ledger;
}

/** Counts `operation` as running until it ends. */
export async function whileRunning<T>(operation: () => Promise<T>): Promise<T> {
  slot().running += 1;
  try {
    return await operation();
  } finally {
    slot().running -= 1;
  }
}

/**
 * Takes the configuration over. Nothing is checked yet: `check` and `diff` need none, so a preview without a token
 * works.
 */
export function configureProcess(read: (key: string) => string | undefined): void {
  // State of several releases holds several texts of the provider, and the host configures each.
  const given = readable(read);
  if (given !== undefined && slot().configured === given) return;
  slot().configured = given;
  slot().configuration = () => requireComplete(readConfiguration(read, process.env));
  slot().refuseMalformed = () => {
    const given = readConfiguration(read, process.env);
    if (given.endpoint !== null) requireEndpoint(given);
  };
  slot().session = null;
  slot().isConfigurationReported = false;
  slot().fallback = null;
}

/** The configuration as JSON; undefined for a malformed one, which `check` refuses. */
function readable(read: (key: string) => string | undefined): string | undefined {
  try {
    return JSON.stringify(readConfiguration(read, process.env));
  } catch {
    return undefined;
  }
}

/**
 * Refuses a malformed configuration in the preview already.
 *
 * @throws Error that names the value, the first time; afterwards one that refers to it
 */
export function refuseMalformedConfiguration(): void {
  try {
    slot().refuseMalformed?.();
  } catch (error) {
    throw reportedOnce(error);
  }
}

/**
 * The failure with what to do. A mistake in the configuration fails every resource, so only the first one spells it
 * out.
 */
function reportedOnce(error: unknown): unknown {
  if (!isConfigurationFailure(error)) return error;
  const wasReported = slot().isConfigurationReported;
  slot().isConfigurationReported = true;
  return wasReported ? new Error(REPORTED_BEFORE) : withConfigurationAdvice(error, pulumiWording);
}

const REPORTED_BEFORE = "The provider's configuration is the cause: see the error of another resource in this run.";

/** The session of this process; throws what is missing in the configuration. */
function currentSession(): Session {
  const state = slot();
  const configuration = state.configuration ?? (() => requireComplete(readConfiguration(() => undefined, process.env)));
  state.session ??= openSession(configuration());
  return state.session;
}

/** The session of this process; null while the configuration is not complete. */
export function sessionIfConfigured(): Session | null {
  try {
    return currentSession();
  } catch {
    return null;
  }
}

function openSession(configuration: CompleteConfiguration): Session {
  const { ledger, kinds } = slot();
  return createSession({
    client: clientFor(configuration),
    notify: ({ message }) => printLine(render(message)),
    wording,
    ledger,
    kinds,
    waits,
  });
}

/** A client as `configuration` says. */
export function clientFor(configuration: ReachableConfiguration): Client {
  return clientOf(configuration, (line) => printLine(line));
}

/**
 * Runs `operation` with the session of this process. State keeps old tokens, so `refresh` and `destroy` may come with
 * one that expired: then, and only then, the token of the environment is used, if it belongs to the workspace that
 * `recorded` names.
 */
export async function withSession<T>(
  recorded: EngineProperties,
  { phrase, explain }: Secrecy,
  operation: (session: Session) => Promise<T>,
): Promise<T> {
  try {
    const printAs =
      (severity: Severity) =>
      ({ kind, message }: Notice) =>
        printLine(phrase(faultText({ kind, property: [], message, advice: "" })), severity);
    const prints = { notify: printAs("info"), progress: printAs("progress") };
    return await attempt(recorded, (session) => operation({ ...session, say: { ...session.say, ...prints } }));
  } catch (error) {
    throw phrased(reportedOnce(error), { phrase, explain });
  }
}

/** The same failure in the program's names: what is recorded of a half-made object stays. */
function phrased(error: unknown, { phrase, explain }: Pick<Secrecy, "phrase" | "explain">): unknown {
  if (!(error instanceof Error)) return error;
  const message = explain(error instanceof ResourceError ? faultText(error.fault) : error.message);
  const stack = phrase((error.stack ?? "").replace(error.message, () => message));
  return Object.assign(error, { message, stack });
}

async function attempt<T>(recorded: EngineProperties, operation: (session: Session) => Promise<T>): Promise<T> {
  try {
    return await operation(currentSession());
  } catch (error) {
    const { workspaceId } = recorded;
    if (!isProblem(error, "token-expired", "token-revoked") || typeof workspaceId !== "string") throw error;
    // Many operations fail at the same time: the first one asks, and warns, for all.
    slot().fallback ??= openFallbackSession(workspaceId);
    const session = await slot().fallback;
    if (session === null) throw error;
    return await operation(session);
  }
}

async function openFallbackSession(workspaceId: string): Promise<Session | null> {
  const state = slot();
  const configured: Configuration | null = state.configuration?.() ?? null;
  const token = process.env.CONSENTFORM_TOKEN;
  if (configured?.endpoint == null || !token || token === configured.token) return null;
  const configuration = { ...configured, endpoint: configured.endpoint, token };
  if ((await workspaceOf(configuration)) !== workspaceId) return null;
  printLine(
    "the configured token is expired or revoked; CONSENTFORM_TOKEN, of the same workspace, is used instead.",
    "warning",
  );
  state.configuration = () => configuration;
  state.session = openSession(configuration);
  return state.session;
}

/** Null for an invalid token too, so that the failure to report is that of the configured one. */
async function workspaceOf(configuration: CompleteConfiguration): Promise<string | null> {
  try {
    return (await clientFor(configuration).call("getMe", {})).data.workspace.id;
  } catch (error) {
    if (isProblem(error)) return null;
    throw error;
  }
}
