import { checkEndpoint } from "../client";

/** What a provider is configured with; null where nothing was given. */
export interface Configuration {
  /** Workspace token. Secret. */
  token: string | null;
  /** Base address of the service, without `/v1`. */
  endpoint: string | null;
  /** Requests a minute that this process allows itself; null = what the server's headers allow. */
  maxRequestsPerMinute: number | null;
}

/** Reads one configuration value by its full key, such as `consentform:token`. */
export type ConfigReader = (key: string) => string | undefined;

/** Environment variables that stand in where stack configuration says nothing; they never override it. */
const ENVIRONMENT = { token: "CONSENTFORM_TOKEN", endpoint: "CONSENTFORM_ENDPOINT" } as const;

/** Configuration from the stack (`consentform:token`, `consentform:endpoint`, `consentform:maxRequestsPerMinute`), else the environment. */
export function readConfiguration(read: ConfigReader, environment: NodeJS.ProcessEnv): Configuration {
  const limit = read("consentform:maxRequestsPerMinute");
  return {
    token: read("consentform:token") || environment[ENVIRONMENT.token] || null,
    endpoint: read("consentform:endpoint") || environment[ENVIRONMENT.endpoint] || null,
    maxRequestsPerMinute: limit === undefined || limit === "" ? null : parseLimit(limit),
  };
}

function parseLimit(value: string): number {
  const limit = Number(value);
  if (Number.isInteger(limit) && limit >= 1) return limit;
  throw new Error(
    `consentform:maxRequestsPerMinute is ${JSON.stringify(value)}; allowed is a whole number of at least 1.`,
  );
}

/** A configuration with which public operations can be asked. */
export interface ReachableConfiguration extends Configuration {
  endpoint: string;
}

/** A configuration with which every operation can be asked. */
export interface CompleteConfiguration extends ReachableConfiguration {
  token: string;
}

/** The same configuration when it has a usable endpoint; throws with what to set when it has not. There is no default. */
export function requireEndpoint(configuration: Configuration): ReachableConfiguration {
  const { endpoint } = configuration;
  if (endpoint === null) {
    throw new Error(
      "No endpoint is configured. Set it with `pulumi config set consentform:endpoint <address>` or the environment variable " +
        "CONSENTFORM_ENDPOINT. To try without an account, start a local service with `npx consentform dev` and use the address it prints.",
    );
  }
  const refusal = checkEndpoint(endpoint);
  if (refusal !== null) throw new Error(`consentform:endpoint: ${refusal}`);
  return { ...configuration, endpoint };
}

/** The same configuration when it has endpoint and token; throws with what to set when it has not. */
export function requireComplete(configuration: Configuration): CompleteConfiguration {
  const reachable = requireEndpoint(configuration);
  if (reachable.token === null) {
    throw new Error(
      "No token is configured. Set it with `pulumi config set --secret consentform:token <token>` or the environment variable " +
        "CONSENTFORM_TOKEN. `npx consentform dev` prints one for the local service.",
    );
  }
  return { ...reachable, token: reachable.token };
}
