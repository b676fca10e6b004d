import { newSite, unique } from "./prepared";
import type { Row } from "./row";

/** AlertChannel, as a row of the table. */
export const alertChannel: Row = {
  inputs: async (_laboratory, client) => ({
    name: unique("Operations "),
    kind: "slack",
    url: "https://hooks.example.com/services/one",
    min_severity: "info",
    alert_kinds: ["scan.failed", "domain.failed"],
    site_ids: [await newSite(client)],
    enabled: false,
  }),
  further: [async ({ url: _, ...inputs }) => ({ ...inputs, kind: "email", addresses: ["alerts@shop.example"] })],
  changes: {
    name: unique("On call "),
    url: "https://hooks.example.com/services/two",
    min_severity: "critical",
    alert_kinds: ["domain.failed"],
    site_ids: [],
    enabled: true,
  },
  replacements: { kind: "email" },
  removals: { min_severity: "warning", alert_kinds: null, site_ids: null, enabled: true },
  refusals: {
    name: "",
    kind: "pager",
    addresses: ["nobody"],
    url: "gopher://x",
    min_severity: "mild",
    alert_kinds: [5],
    site_ids: [5],
    enabled: "yes",
    adopt: 5,
  },
  exempt: {
    addresses: "belongs to kind email, tested in alert-channel.test.ts",
    url: "required for kind slack, so it cannot be removed",
  },
  foreignEdit: {
    edit: async (client, id) => {
      await client.call("updateAlertChannel", { path: { id }, body: { min_severity: "critical" } });
    },
    seen: { min_severity: "critical" },
  },
  vanish: async (client, id) => {
    await client.call("deleteAlertChannel", { path: { id } });
  },
  adoption: "id",
  refusalOfSecond: /aliases/,
  afterRemoval: "gone",
};
