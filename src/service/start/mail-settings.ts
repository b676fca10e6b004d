import type { ServiceSettings } from "../index";

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
    const [set, missing] =
      smtpUrl === ""
        ? ["CONSENTFORM_MAIL_FROM", "CONSENTFORM_SMTP_URL"]
        : ["CONSENTFORM_SMTP_URL", "CONSENTFORM_MAIL_FROM"];
    throw new Error(`${set} is set, but ${missing} is not. Mail needs both: set ${missing}, or unset ${set}.`);
  }
  if (!URL.canParse(smtpUrl) || !["smtp:", "smtps:"].includes(new URL(smtpUrl).protocol)) {
    throw new Error(
      "CONSENTFORM_SMTP_URL is not an SMTP address. Set it to smtp://user:password@host:port, or to one with smtps.",
    );
  }
  return { smtpUrl, from };
}
