import { Webhook } from "standardwebhooks";
import type { ReceivedRequest } from "./http-receiver";

/** A secret of a webhook endpoint. */
export interface WebhookKey {
  readonly secret: string;
  /** When it ends, on the clock of the test; infinite for the newest. */
  endsAt: number;
}

/** Which of these secrets have signed a request, at its own time, as the library of the standard sees it. */
export function signers(keys: readonly WebhookKey[], { headers, body }: ReceivedRequest): WebhookKey[] {
  const at = new Date(Number(headers["webhook-timestamp"]) * 1000);
  const signatures = String(headers["webhook-signature"]).split(" ");
  return keys.filter(({ secret }) =>
    signatures.includes(new Webhook(secret).sign(String(headers["webhook-id"]), at, body)),
  );
}
