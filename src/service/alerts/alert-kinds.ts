import type { Schemas } from "@consentform/consent/contract";

/** The fixed properties of a kind of alert (contract 2.11). */
export interface AlertText {
  readonly severity: Schemas["AlertSeverity"];
  readonly title: string;
  readonly detail: string;
}

/**
 * Severity and texts of every kind. They quote nothing, so that no name or text of a page reaches a mail through them.
 */
export const alertKinds: Readonly<Record<Schemas["AlertKind"], AlertText>> = {
  "domain.recheck_failing": {
    severity: "warning",
    title: "The check of a verified domain failed.",
    detail:
      "The challenge was not found. The service looks for it twice more, 2 and 7 days later. Publish it again before then.",
  },
  "domain.failed": {
    severity: "critical",
    title: "A domain is no longer verified.",
    detail:
      "Publish the challenge record again, then verify the domain. Its banner stays live, but scans and promotions are blocked.",
  },
  "scan.failed": {
    severity: "warning",
    title: "A scan failed.",
    detail: "Read the failure of the site's newest scan, then scan again.",
  },
  "scan.new_tracker": {
    severity: "info",
    title: "A scan recorded a tracker that was not known before.",
    detail: "Give the services that need review a category, or remove what should not run.",
  },
  "issue.opened": {
    severity: "critical",
    title: "A scan found an error.",
    detail: "Read the issue, then change the site or the banner and scan again, or suppress the issue with a reason.",
  },
  "version.promotion_blocked": {
    severity: "warning",
    title: "The promotion gate refused a version.",
    detail:
      "Read the reasons in the response to the promotion; resolve them, or promote with a reason that overrides the gate.",
  },
  "install_check.failed": {
    severity: "warning",
    title: "An install check failed.",
    detail: "Read the site's newest install check, then correct the page that it fetched and check again.",
  },
  "webhook.disabled": {
    severity: "critical",
    title: "Events are no longer sent to a webhook endpoint.",
    detail:
      "It returned 410 or failed for five days. Correct the receiver, then send a test, or disable and enable the endpoint.",
  },
  "channel.failing": {
    severity: "warning",
    title: "Alerts do not arrive at an alert channel.",
    detail: "The last three attempts failed. Read the last error of the channel and correct its address.",
  },
  "token.expiring": {
    severity: "warning",
    title: "A token expires soon.",
    detail: "Create its successor, deploy it, then revoke this token.",
  },
  "consents.flood": {
    severity: "warning",
    title: "A site receives far more choices than usual.",
    detail:
      "Choices exceed five times the site's busiest day. Addresses that sent three today are refused; other visitors' choices are recorded. Look for a program that sends them.",
  },
};

/** The severities, rising. */
const severities: readonly Schemas["AlertSeverity"][] = ["info", "warning", "critical"];

/** Reports whether a severity is as urgent as `least`, or more. */
export function isAtLeast(severity: Schemas["AlertSeverity"], least: Schemas["AlertSeverity"]): boolean {
  return severities.indexOf(severity) >= severities.indexOf(least);
}
