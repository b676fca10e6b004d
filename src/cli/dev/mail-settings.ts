import type { ServiceSettings } from "../../service";

/**
 * Settings of outgoing mail: CONSENTFORM_SMTP_URL (`smtp://user:password@host:587`, `smtps://…`) and
 * CONSENTFORM_MAIL_FROM (its sender). In the environment, because the address holds a password; null without them.
 * @throws {Error} if only one of them is there, or the address is not an SMTP address; the message does not repeat it
 */
export function mailSettings({
  CONSENTFORM_SMTP_URL: smtpUrl = "",
  CONSENTFORM_MAIL_FROM: from = "",
}: NodeJS.ProcessEnv): ServiceSettings["mail"] {
  if (smtpUrl === "" && from === "") return null;
  if (smtpUrl === "" || from === "") {
    throw new Error("Mail needs both CONSENTFORM_SMTP_URL and CONSENTFORM_MAIL_FROM; one of them is not set.");
  }
  if (!URL.canParse(smtpUrl) || !["smtp:", "smtps:"].includes(new URL(smtpUrl).protocol)) {
    throw new Error("CONSENTFORM_SMTP_URL must be of the form smtp://user:password@host:port, or smtps://….");
  }
  return { smtpUrl, from };
}
