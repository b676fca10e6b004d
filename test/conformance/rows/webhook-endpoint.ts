import { newSite, secret } from "./prepared";
import type { Row } from "./row";

/** WebhookEndpoint, as a row of the table. */
export const webhookEndpoint: Row = {
  inputs: async (_laboratory, client) => ({
    url: "https://events.example.com/consent",
    description: "orders",
    eventKinds: ["version.published", "scan.*"],
    siteIds: [await newSite(client)],
    enabled: false,
    secret: secret("A"),
    rotationTriggers: { quarter: "1" },
    overlapHours: 2,
  }),
  changes: {
    url: "https://events.example.com/other",
    description: "all",
    eventKinds: ["version.published"],
    siteIds: [],
    enabled: true,
    secret: secret("B"),
    rotationTriggers: { quarter: "2" },
    overlapHours: 3,
  },
  replacements: {},
  removals: { description: "", siteIds: null, enabled: true, overlapHours: undefined },
  refusals: {
    url: "ftp://x",
    description: "x".repeat(201),
    eventKinds: [],
    siteIds: [5],
    enabled: "yes",
    secret: "short",
    rotationTriggers: { a: 1 },
    overlapHours: 169,
    adopt: 5,
  },
  exempt: {
    secret: "removing it leaves the secret as it is, tested in webhook-endpoint.test.ts",
    rotationTriggers: "the same",
  },
  foreignEdit: {
    edit: async (client, id) => {
      await client.call("updateWebhookEndpoint", { path: { id }, body: { event_kinds: ["*"] } as never });
    },
    seen: { eventKinds: ["*"] },
  },
  vanish: async (client, id) => {
    await client.call("deleteWebhookEndpoint", { path: { id } });
  },
  adoption: "id",
  afterRemoval: "gone",
};
