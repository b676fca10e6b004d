import { UsageError } from "@consentform/consent/failures";
import { type Client, checkEndpoint, createClient, isLoopbackEndpoint } from "../client";
import type { CommandContext } from "./command-context";

/**
 * The service a command talks to: the option, else CONSENTFORM_ENDPOINT. There is no default one.
 *
 * @throws UsageError
 */
export function endpointFor(option: string | undefined, commandContext: CommandContext): string {
  const endpoint = option ?? commandContext.variables.CONSENTFORM_ENDPOINT;
  if (endpoint === undefined || endpoint === "") {
    throw new UsageError(
      "No endpoint: set CONSENTFORM_ENDPOINT or pass --endpoint. `consentform dev` starts a local service.",
    );
  }
  const refusal = checkEndpoint(endpoint);
  if (refusal !== null) {
    throw new UsageError(`${option === undefined ? "CONSENTFORM_ENDPOINT" : "--endpoint"}: ${refusal}.`);
  }
  return endpoint;
}

/**
 * A client with the token of CONSENTFORM_TOKEN. A token is never an option: everyone on the machine could read it in
 * the list of processes.
 *
 * @throws UsageError
 */
export function connect(endpointOption: string | undefined, commandContext: CommandContext): Client {
  const endpoint = endpointFor(endpointOption, commandContext);
  const token = commandContext.variables.CONSENTFORM_TOKEN;
  if (token === undefined || token.trim() === "") {
    throw new UsageError("No token: set CONSENTFORM_TOKEN to a workspace token with the required scopes.");
  }
  try {
    return createClient({
      endpoint,
      token,
      fetch: commandContext.fetch,
      notify: commandContext.stderr,
      // On this machine, a refused connection means that no service runs, not that one is restarting behind a proxy.
      isRefusalFinal: isLoopbackEndpoint(endpoint),
    });
  } catch (error) {
    throw new UsageError(`CONSENTFORM_TOKEN: ${error instanceof Error ? error.message : String(error)}`);
  }
}
