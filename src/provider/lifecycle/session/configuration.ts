import { type Client, type ClientOptions, checkEndpoint, createClient } from "../../client";
import type { Wording } from "../../resources/wording";

/** The configuration of a provider; null for values that were not given. */
export interface Configuration {
  /** Workspace token. Secret. */
  token: string | null;
  /** Base address of the service, without `/v1`. */
  endpoint: string | null;
  /** Requests a minute that this process allows itself; null = what the server's headers allow. */
  maxRequestsPerMinute: number | null;
}

/** Environment variables that apply where the configuration has no value. They never override it. */
export const environmentVariables = {
  token: "CONSENTFORM_TOKEN",
  endpoint: "CONSENTFORM_ENDPOINT",
  owner: "CONSENTFORM_OWNER",
} as const;

/** Values of a configuration, as the user's tool hands them over. */
export interface ConfigurationInputs {
  token: string | undefined;
  endpoint: string | undefined;
  maxRequestsPerMinute: string | undefined;
}

/** The given configuration, completed from the environment. Throws for an invalid limit. */
export function completeConfiguration(
  given: ConfigurationInputs,
  environment: NodeJS.ProcessEnv,
  { limitName }: Wording,
): Configuration {
  const { maxRequestsPerMinute: limit } = given;
  return {
    token: given.token || environment[environmentVariables.token] || null,
    endpoint: given.endpoint || environment[environmentVariables.endpoint] || null,
    maxRequestsPerMinute: limit === undefined || limit === "" ? null : parseLimit(limit, limitName),
  };
}

function parseLimit(value: string, name: string): number {
  const limit = Number(value);
  if (Number.isInteger(limit) && limit >= 1) return limit;
  throw new NotConfigured(`${name} is ${JSON.stringify(value)}; allowed is a whole number of at least 1.`);
}

/** A configuration with which public operations can be asked. */
export interface ReachableConfiguration extends Configuration {
  endpoint: string;
}

/** A configuration with which every operation can be asked. */
export interface CompleteConfiguration extends ReachableConfiguration {
  token: string;
}

/** This configuration does not allow any request. */
export class NotConfigured extends Error {}

/**
 * The same configuration when it has a usable endpoint; throws with what to set when it has not. There is no default.
 */
export function requireEndpoint(configuration: Configuration, wording: Wording): ReachableConfiguration {
  const { endpoint } = configuration;
  if (endpoint === null) {
    throw new NotConfigured(
      `No endpoint is configured. Set it with ${wording.setEndpoint} or the environment variable ` +
        `${environmentVariables.endpoint}. To try without an account, start a local service with \`npx consentform dev\` and use the address it prints.`,
    );
  }
  const refusal = checkEndpoint(endpoint);
  if (refusal !== null) throw new NotConfigured(`${wording.endpointName}: ${refusal}`);
  return { ...configuration, endpoint };
}

/** The same configuration when it has endpoint and token; throws with what to set when it has not. */
export function requireComplete(configuration: Configuration, wording: Wording): CompleteConfiguration {
  const reachable = requireEndpoint(configuration, wording);
  if (reachable.token === null) {
    throw new NotConfigured(
      `No token is configured. Set it with ${wording.setToken} or the environment variable ` +
        `${environmentVariables.token}. \`npx consentform dev\` prints one for the local service.`,
    );
  }
  return { ...reachable, token: reachable.token };
}

/** A client as `configuration` says; `notify` gets lines for the user. */
export function clientFor(
  { endpoint, token, maxRequestsPerMinute }: ReachableConfiguration,
  notify: (line: string) => void,
  overrides: Pick<ClientOptions, "fetch" | "clock"> = {},
): Client {
  return createClient({
    ...overrides,
    endpoint,
    ...(token === null ? {} : { token }),
    ...(maxRequestsPerMinute === null ? {} : { maxRequestsPerMinute }),
    notify,
  });
}
