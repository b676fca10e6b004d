// Sends signed event notifications, with a signing secret that is rotated.
import * as consentform from "consentform";

const endpoint = new consentform.WebhookEndpoint("deployments", {
  url: "https://hooks.shop.example/consent",
  description: "tells the shop about new banners",
  eventKinds: ["version.*", "domain.failed"],
  // A changed value creates a new secret. The former one continues to sign for two days.
  rotationTriggers: { quarter: "2026-Q4" },
  overlapHours: 48,
});

// A secret output: encrypted in state, shown only by `pulumi stack output --show-secrets`.
export const signingSecret = endpoint.secret;
