import { createHmac } from "node:crypto";
import { secretBytes } from "./webhook-secret";

/** The signed content: the event's id, the time of the attempt in seconds, and the body as sent. */
export interface SignedContent {
  readonly id: string;
  readonly timestampS: number;
  readonly body: string;
}

/**
 * The three headers of Standard Webhooks 1.0. Each secret that signs now gives one signature, so that a receiver may
 * hold any of them.
 * @param secrets in the form `whsec_…`
 */
export function signatureHeaders(
  { id, timestampS, body }: SignedContent,
  secrets: readonly string[],
): {
  readonly "webhook-id": string;
  readonly "webhook-timestamp": string;
  readonly "webhook-signature": string;
} {
  const signatures = secrets.map((secret) => {
    const mac = createHmac("sha256", secretBytes(secret)).update(`${id}.${timestampS}.${body}`);
    return `v1,${mac.digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestampS),
    "webhook-signature": signatures.join(" "),
  };
}
