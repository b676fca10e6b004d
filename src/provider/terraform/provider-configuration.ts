import { type Client, type ClientOptions, type Clock, checkEndpoint, systemClock } from "../client";
import {
  type Configuration,
  clientFor,
  completeConfiguration,
  createLedger,
  createSession,
  environmentVariables,
  requireComplete,
  requireEndpoint,
} from "../lifecycle";
import { render } from "../resources";
import { type Diagnostic, errorDiagnostic } from "./diagnostic";
import { log } from "./protocol/log";
import { keyLine } from "./resource/object-key";
import { createProviderContext, type ProviderContext } from "./resource/provider-context";
import { UNKNOWN, type Value } from "./values";
import { terraformWording } from "./wording";

/** The provider's environment. */
export interface ProviderRuntime {
  readonly environment: NodeJS.ProcessEnv;
  /** Default: the built-in one. */
  readonly fetch?: ClientOptions["fetch"];
  /** Default: the system's clock. */
  readonly clock?: Clock;
}

/** A provider whose arguments are known to it. */
export interface ConfiguredProvider {
  readonly context: ProviderContext;
  /** A client for operations that need no token. */
  connectPublicly(): Promise<Client>;
  /** Arguments that are known only after apply. */
  readonly unknownArguments: readonly string[];
}

type Arguments = Readonly<Record<string, Value>>;

/** Faults in the known arguments of the provider. A missing argument is an error only once a request is sent. */
export function validateArguments(given: Arguments): Diagnostic[] {
  const { endpoint = null, max_requests_per_minute: limit = null } = given;
  const refusal = typeof endpoint === "string" && endpoint !== "" ? checkEndpoint(endpoint) : null;
  const isLimit =
    limit === null || limit === UNKNOWN || (typeof limit === "number" && Number.isInteger(limit) && limit >= 1);
  return [
    ...(refusal === null
      ? []
      : [errorDiagnostic("Invalid endpoint", `endpoint: ${refusal}.`, [{ attribute: "endpoint" }])]),
    ...(isLimit
      ? []
      : [
          errorDiagnostic("Invalid limit", "max_requests_per_minute: allowed is a whole number of at least 1.", [
            { attribute: "max_requests_per_minute" },
          ]),
        ]),
  ];
}

/**
 * The arguments with the endpoint of the environment where they have none: a wrong one is then refused before anything
 * is sent.
 */
export function withEnvironment({ environment }: ProviderRuntime, given: Arguments): Arguments {
  return { ...given, endpoint: given.endpoint || environment[environmentVariables.endpoint] || null };
}

/**
 * Configures the provider. Sends nothing, and refuses nothing: a plan of new resources needs neither token nor
 * endpoint.
 */
export function configureProvider(runtime: ProviderRuntime, given: Arguments): ConfiguredProvider {
  const unknownArguments = Object.keys(given).filter((name) => given[name] === UNKNOWN);
  const configuration = () => {
    refuseUnknown(unknownArguments);
    return read(runtime, given);
  };
  const clock = runtime.clock ?? systemClock;
  const overrides = { ...(runtime.fetch && { fetch: runtime.fetch }), clock };
  const logInfo = (line: string) => log("info", line);
  const complete = once(() => clientFor(requireComplete(configuration(), terraformWording), logInfo, overrides));
  const reachable = once(() => clientFor(requireEndpoint(configuration(), terraformWording), logInfo, overrides));
  const session = createSession({
    client: complete,
    notify: ({ kind, message }) => logInfo(`${kind === null ? "" : `${kind}: `}${render(message)}`),
    clock,
    ledger: createLedger(keyLine),
    onExisting: "refuse",
    wording: terraformWording,
  });
  const { owner = null } = given;
  return {
    context: createProviderContext(session, owner ?? runtime.environment[environmentVariables.owner] ?? ""),
    connectPublicly: reachable,
    unknownArguments,
  };
}

function read({ environment }: ProviderRuntime, given: Arguments): Configuration {
  const text = (name: string) => (given[name] == null ? undefined : String(given[name]));
  return completeConfiguration(
    {
      token: text("token"),
      endpoint: text("endpoint"),
      maxRequestsPerMinute: text("max_requests_per_minute"),
    },
    environment,
    terraformWording,
  );
}

function refuseUnknown(names: readonly string[]): void {
  if (names.length === 0) return;
  throw new Error(
    `The provider's argument ${names.join(", ")} is known only after apply, but is needed now. First apply what it depends on, with -target, or set it to a known value.`,
  );
}

/** Makes the client at the first use; a failure is not remembered. */
function once(make: () => Client): () => Promise<Client> {
  let client: Client | null = null;
  return async () => {
    client ??= make();
    return client;
  };
}
