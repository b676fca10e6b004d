import type { ServiceSettings } from "../index";
import { isWebhookSecret } from "../webhooks/webhook-secret";

/** Names the variable that is `true` if the receiver is in a private network. */
const PRIVATE_VARIABLE = "CONSENTFORM_AUDIT_WEBHOOK_PRIVATE";

/**
 * The receiver of the audit log: CONSENTFORM_AUDIT_WEBHOOK_URL, CONSENTFORM_AUDIT_WEBHOOK_SECRET and
 * CONSENTFORM_AUDIT_WEBHOOK_PRIVATE. In the environment, because the secret signs and the address may hold another one;
 * null without them.
 * @param isLocalAllowed true with `--allow-local`: the address may be http
 * @throws {Error} that names the variable to correct; the message repeats neither value
 */
export function auditWebhookSettings(
  {
    CONSENTFORM_AUDIT_WEBHOOK_URL: url = "",
    CONSENTFORM_AUDIT_WEBHOOK_SECRET: secret = "",
    [PRIVATE_VARIABLE]: privacy = "",
  }: NodeJS.ProcessEnv,
  isLocalAllowed: boolean,
): ServiceSettings["auditWebhook"] {
  // Anything else is refused: a setting that is misspelled must not look as if it were set.
  if (!["", "true", "false"].includes(privacy)) {
    throw new Error(
      `${PRIVATE_VARIABLE} is "${privacy}"; use true if the receiver is in a private network. If not, use false or unset the variable.`,
    );
  }
  if (url === "" && secret === "") return null;
  if (url === "" || secret === "") {
    const names = ["CONSENTFORM_AUDIT_WEBHOOK_URL", "CONSENTFORM_AUDIT_WEBHOOK_SECRET"];
    const [set, missing] = url === "" ? names.reverse() : names;
    throw new Error(
      `${set} is set, but ${missing} is not. The audit webhook needs both: set ${missing}, or unset ${set}.`,
    );
  }
  const { protocol = "", username = "", password = "" } = URL.canParse(url) ? new URL(url) : {};
  if (!(protocol === "https:" || (protocol === "http:" && isLocalAllowed)) || username !== "" || password !== "") {
    throw new Error(
      "CONSENTFORM_AUDIT_WEBHOOK_URL is not an address that the service sends to. Use an https address without a user or password.",
    );
  }
  if (!isWebhookSecret(secret)) {
    throw new Error(
      'CONSENTFORM_AUDIT_WEBHOOK_SECRET is not a secret of Standard Webhooks. Use whsec_ and the base64 of 24 to 64 bytes, such as the output of: echo "whsec_$(openssl rand -base64 32)".',
    );
  }
  return { url, secret, isPrivate: privacy === "true" };
}
