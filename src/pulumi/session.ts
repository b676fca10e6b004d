import { type Client, createClient, isProblem } from "../client";
import { createSession, type Session } from "../lifecycle";
import {
  type CompleteConfiguration,
  type Configuration,
  type ReachableConfiguration,
  readConfiguration,
  requireComplete,
} from "./configuration";
import type { EngineProperties } from "./engine-values";

/**
 * What lives as long as the process and is shared by every copy of this package in it. The number in its name is the version of
 * this interface: a later, different one takes another name, so that two releases in one process never misread each other.
 */
interface ProcessSlot {
  /** Set synchronously by `configure`: several operations may already be waiting, and an unconfigured one would act on nothing. */
  configuration: (() => CompleteConfiguration) | null;
  session: Session | null;
  /** Operations that run now. */
  running: number;
}

const SLOT = Symbol.for("consentform/runtime@1");

function slot(): ProcessSlot {
  const holder = globalThis as { [SLOT]?: ProcessSlot };
  holder[SLOT] ??= { configuration: null, session: null, running: 0 };
  return holder[SLOT];
}

/** Number of operations that run now. */
export function runningOperations(): number {
  return slot().running;
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

/** Takes the configuration over. Nothing is checked yet: `check` and `diff` need none, so a preview without a token works. */
export function configureProcess(read: (key: string) => string | undefined): void {
  slot().configuration = () => requireComplete(readConfiguration(read, process.env));
  slot().session = null;
}

/** The session of this process; throws what is missing in the configuration. */
export function currentSession(): Session {
  const state = slot();
  const configuration = state.configuration ?? (() => requireComplete(readConfiguration(() => undefined, process.env)));
  state.session ??= openSession(configuration());
  return state.session;
}

function openSession(configuration: CompleteConfiguration): Session {
  return createSession({ client: clientFor(configuration), warn: printLine, notify: printLine });
}

/** A client as `configuration` says. */
export function clientFor({ endpoint, token, maxRequestsPerMinute }: ReachableConfiguration): Client {
  return createClient({
    endpoint,
    ...(token === null ? {} : { token }),
    ...(maxRequestsPerMinute === null ? {} : { maxRequestsPerMinute }),
    notify: printLine,
  });
}

function printLine(line: string): void {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs `operation` with the session of this process. State keeps old tokens, so `refresh` and `destroy` may come with one that
 * expired: then, and only then, the token of the environment is used, if it belongs to the workspace that `recorded` names.
 */
export async function withSession<T>(
  recorded: EngineProperties,
  operation: (session: Session) => Promise<T>,
): Promise<T> {
  try {
    return await operation(currentSession());
  } catch (error) {
    if (!isProblem(error, "token-expired", "token-revoked")) throw error;
    const session = await fallbackSession(recorded);
    if (session === null) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `${reason} Pulumi uses the token that state recorded when the program does not run: set the new one with \`pulumi config set --secret consentform:token\` and add \`--run-program\`.`,
      );
    }
    return await operation(session);
  }
}

async function fallbackSession(recorded: EngineProperties): Promise<Session | null> {
  const state = slot();
  const configured: Configuration | null = state.configuration?.() ?? null;
  const token = process.env.CONSENTFORM_TOKEN;
  const workspaceId = recorded.workspaceId;
  if (configured?.endpoint == null || !token || token === configured.token || typeof workspaceId !== "string")
    return null;
  const configuration = { ...configured, endpoint: configured.endpoint, token };
  const me = await clientFor(configuration).call("getMe", {});
  if (me.data.workspace.id !== workspaceId) return null;
  printLine(
    "warning: the configured token is expired or revoked; CONSENTFORM_TOKEN, of the same workspace, is used instead.",
  );
  state.configuration = () => configuration;
  state.session = openSession(configuration);
  return state.session;
}
