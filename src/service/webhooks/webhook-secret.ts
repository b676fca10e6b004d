import type { ValidationError } from "../http/problem";
import type { Runtime } from "../runtime/runtime";

const PREFIX = "whsec_";
const GENERATED_BYTES = 32;

/** A new signing secret: `whsec_` and the base64 of 32 random bytes (Standard Webhooks 1.0). */
export function generateWebhookSecret(runtime: Pick<Runtime, "randomBytes">): string {
  return PREFIX + Buffer.from(runtime.randomBytes(GENERATED_BYTES)).toString("base64");
}

/**
 * The fault of a secret that a caller chose, or null. The schema has validated its form and length; its text is never
 * repeated.
 */
export function webhookSecretFault(secret: string, pointer: string): ValidationError | null {
  const encoded = secret.slice(PREFIX.length);
  return Buffer.from(encoded, "base64").toString("base64") === encoded
    ? null
    : { pointer, code: "format", detail: `must be ${PREFIX} and standard base64 with its padding` };
}

/** Reports whether a text that no schema has validated is a secret of 24 to 64 bytes, as the contract has them. */
export function isWebhookSecret(text: string): boolean {
  const { length } = secretBytes(text);
  return text.startsWith(PREFIX) && webhookSecretFault(text, "") === null && length >= 24 && length <= 64;
}

/** The key in a secret of the form `whsec_…`. */
export function secretBytes(secret: string): Buffer {
  return Buffer.from(secret.slice(PREFIX.length), "base64");
}
