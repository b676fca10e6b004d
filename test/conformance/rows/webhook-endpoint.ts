import { newSite, secret } from "./prepared";
import type { Row } from "./row";

/** WebhookEndpoint, as a row of the table. */
export const webhookEndpoint: Row = {
  inputs: async (_laboratory, client) => ({
    url: "https://events.example.com/consent",
    description: "orders",
    event_kinds: ["version.published", "scan.*"],
    site_ids: [await newSite(client)],
    enabled: false,
    secret: secret("A"),
    rotation_triggers: { quarter: "1" },
    overlap_hours: 2,
  }),
  changes: {
    url: "https://events.example.com/other",
    description: "all",
    event_kinds: ["version.published"],
    site_ids: [],
    enabled: true,
    secret: secret("B"),
    rotation_triggers: { quarter: "2" },
    overlap_hours: 3,
  },
  replacements: {},
  removals: { description: "", site_ids: null, enabled: true, overlap_hours: undefined },
  refusals: {
    url: "ftp://x",
    description: "x".repeat(201),
    event_kinds: [],
    site_ids: [5],
    enabled: "yes",
    secret: "short",
    rotation_triggers: { a: 1 },
    overlap_hours: 169,
    adopt: 5,
  },
  exempt: {
    secret: "removing it leaves the secret as it is, tested in webhook-endpoint.test.ts",
    rotation_triggers: "the same",
  },
  foreignEdit: {
    edit: async (client, id) => {
      await client.call("updateWebhookEndpoint", { path: { id }, body: { event_kinds: ["*"] } });
    },
    seen: { event_kinds: ["*"] },
  },
  vanish: async (client, id) => {
    await client.call("deleteWebhookEndpoint", { path: { id } });
  },
  adoption: "id",
  afterRemoval: "gone",
};
