// Sends alerts by email, and to a Slack channel whose address is a secret.
import * as pulumi from "@pulumi/pulumi";
import * as consentform from "consentform";

const config = new pulumi.Config();

new consentform.AlertChannel("privacy-team", {
  name: "Privacy team",
  kind: "email",
  addresses: ["privacy@shop.example"],
});

const slack = new consentform.AlertChannel("on-call", {
  name: "On call",
  kind: "slack",
  url: config.requireSecret("slackWebhook"),
  minSeverity: "critical",
  alertKinds: ["domain.failed", "webhook.disabled"],
});

export const slackHint = slack.urlHint;
