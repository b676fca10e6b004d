import { visibleText } from "@consentform/consent/contract";
import { createTransport } from "nodemailer";
import type { MailSettings } from "../runtime/settings";

/** One mail to one person. Plain text, so that nothing in it is markup. */
export interface Mail {
  readonly to: string;
  /** One line; control characters are taken out. */
  readonly subject: string;
  readonly text: string;
  /** Page on which the person ends such mails; also asked by POST for one click (RFC 8058). */
  readonly unsubscribeUrl: string;
  /** Local part of the Message-ID: the same for each attempt at one mail, so that mail programs show it once. */
  readonly idempotencyId: string;
}

/** Why a mail was not handed over: fixed sentences, since what mail servers say may quote anything. */
export const mailFailures = {
  timeout: "The mail server did not answer in time.",
  credentials: "The mail server refused the service's credentials.",
  refused: "The mail server refused the address or the message.",
  unreachable: "The mail server could not be reached.",
} as const;

/** One of the sentences for a mail that was not handed over. */
export type MailFailure = (typeof mailFailures)[keyof typeof mailFailures];

/** For each step of the conversation, in milliseconds. */
const STEP_TIMEOUT_MS = 10_000;
/** For the whole of it. */
const TIMEOUT_MS = 30_000;

/** Hands a mail over to the operator's mail server. @returns why it did not take it; null if it did */
export async function sendMail(settings: MailSettings, mail: Mail): Promise<MailFailure | null> {
  const transport = createTransport({
    url: settings.smtpUrl,
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    socketTimeout: STEP_TIMEOUT_MS,
    dnsTimeout: STEP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<MailFailure>((resolve) => {
    timer = setTimeout(() => resolve(mailFailures.timeout), TIMEOUT_MS);
  });
  const sent = transport.sendMail(messageOf(settings, mail)).then(
    () => null,
    (error: unknown) => mailFailures[reasonOf(error)],
  );
  try {
    return await Promise.race([sent, deadline]);
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}

function messageOf({ from }: MailSettings, { to, subject, text, unsubscribeUrl, idempotencyId }: Mail) {
  return {
    from,
    // As a structure: text would be read as a list of addresses.
    to: { name: "", address: to },
    subject: oneLine(subject),
    text,
    messageId: `<${idempotencyId}@${new URL(unsubscribeUrl).hostname}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      // Unchanged: a folded address would be invalid.
      "List-Unsubscribe": { prepared: true, value: `<${unsubscribeUrl}>` },
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

/**
 * Text of one line, for subjects and for names in mails: a line break in it would begin another header, or another
 * sentence. Direction controls are spelled out.
 */
export function oneLine(text: string): string {
  return visibleText(text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim());
}

function reasonOf(error: unknown): keyof typeof mailFailures {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  if (code === "ETIMEDOUT") return "timeout";
  if (code === "EAUTH") return "credentials";
  return code === "EENVELOPE" || code === "EMESSAGE" || responseCode >= 400 ? "refused" : "unreachable";
}
