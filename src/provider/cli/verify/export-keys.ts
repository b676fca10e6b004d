import type { Schemas } from "@consentform/consent/contract";
import { UsageError } from "@consentform/consent/failures";
import { readText } from "@consentform/consent/proof";
import { createClient } from "../../client";
import type { CommandContext } from "../command-context";
import { endpointFor } from "../connection";

/** The source of the public keys: a file, else the service. */
export interface KeysOptions {
  readonly keys?: string | undefined;
  readonly endpoint?: string | undefined;
}

/** The service of a command that needs nothing else of it. */
export const keysEndpoint = { use: "service that provides the keys", token: "No token is needed" } as const;

/**
 * The public keys to verify with: those saved in a file, or those that the service publishes.
 * @throws {UsageError} if the file is not a JWK Set, or there is no service to ask
 */
export async function keysFor(
  { keys, endpoint }: KeysOptions,
  commandContext: CommandContext,
): Promise<readonly Schemas["ExportKey"][]> {
  if (keys !== undefined) return savedKeys(keys);
  const client = createClient({
    endpoint: endpointFor(endpoint, commandContext),
    fetch: commandContext.fetch,
    notify: commandContext.stderr,
  });
  const { data } = await client.call("getExportKeys");
  return data.keys;
}

function savedKeys(file: string): readonly Schemas["ExportKey"][] {
  const set = parseJson(readText(file)) as Partial<Schemas["ExportKeySet"]> | null;
  const found = typeof set === "object" && Array.isArray(set?.keys) ? set.keys : null;
  const isWhole = found?.every(({ kid, x }) => typeof kid === "string" && typeof x === "string") === true;
  if (found === null || !isWhole) {
    throw new UsageError(`${file} is not a JWK Set; save the response of GET /v1/export-keys.`);
  }
  return found;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
