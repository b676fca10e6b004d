import type { JobParts } from "../jobs/job-handler";
import type { Row } from "../store/database";
import type { EndpointWithKeys } from "../store/webhook-endpoints";
import { eventBody } from "./event-body";
import { type AttemptResult, postSigned } from "./post-signed";
import { signingKeys } from "./webhook-endpoint";

/**
 * Sends one event to an endpoint, signed with every secret that signs now. Never rejects because of the receiver.
 * @param signal ends it without an answer
 * @returns null if `signal` ended it: nothing was learned of the receiver
 */
export function sendEvent(
  { runtime, keys }: Pick<JobParts, "runtime" | "keys">,
  stored: EndpointWithKeys,
  event: Row<"events">,
  signal: AbortSignal,
): Promise<AttemptResult | null> {
  const at = runtime.now();
  const secrets = secretsOf(stored, keys, at);
  const { url } = stored.endpoint;
  return postSigned(runtime, { url, id: event.id, at, body: eventBody(event), secrets }, signal);
}

/** The secrets that sign at a moment. */
function secretsOf(stored: EndpointWithKeys, keys: JobParts["keys"], at: Date): string[] {
  return signingKeys(stored, at).map(({ id, secret_sealed }) => {
    const secret = keys.open("stored-secret", secret_sealed, id);
    if (secret === null) throw new Error(`The secret ${id} was sealed with another deployment key.`);
    return secret;
  });
}
