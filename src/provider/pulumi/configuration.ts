import {
  type CompleteConfiguration,
  type Configuration,
  completeConfiguration,
  type ReachableConfiguration,
  requireComplete as requireCompleteFor,
  requireEndpoint as requireEndpointFor,
} from "../lifecycle";
import { pulumiWording } from "./wording";

export type { CompleteConfiguration, Configuration, ReachableConfiguration } from "../lifecycle";

/** Reads one configuration value by its full key, such as `consentform:token`. */
export type ConfigReader = (key: string) => string | undefined;

/**
 * Configuration from the stack (`consentform:token`, `consentform:endpoint`, `consentform:maxRequestsPerMinute`), else
 * the environment.
 */
export function readConfiguration(read: ConfigReader, environment: NodeJS.ProcessEnv): Configuration {
  const given = {
    token: read("consentform:token"),
    endpoint: read("consentform:endpoint"),
    maxRequestsPerMinute: read("consentform:maxRequestsPerMinute"),
  };
  return completeConfiguration(given, environment, pulumiWording);
}

/**
 * The same configuration when it has a usable endpoint; throws with what to set when it has not. There is no default.
 */
export function requireEndpoint(configuration: Configuration): ReachableConfiguration {
  return requireEndpointFor(configuration, pulumiWording);
}

/** The same configuration when it has endpoint and token; throws with what to set when it has not. */
export function requireComplete(configuration: Configuration): CompleteConfiguration {
  return requireCompleteFor(configuration, pulumiWording);
}
