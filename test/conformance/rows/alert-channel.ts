import { newSite, unique } from "./prepared";
import type { Row } from "./row";

/** AlertChannel, as a row of the table. */
export const alertChannel: Row = {
  inputs: async (_laboratory, client) => ({
    name: unique("Operations "),
    kind: "slack",
    url: "https://hooks.example.com/services/one",
    minSeverity: "info",
    alertKinds: ["scan.failed", "domain.failed"],
    siteIds: [await newSite(client)],
    enabled: false,
  }),
  changes: {
    name: unique("On call "),
    url: "https://hooks.example.com/services/two",
    minSeverity: "critical",
    alertKinds: ["domain.failed"],
    siteIds: [],
    enabled: true,
  },
  replacements: { kind: "email" },
  removals: { minSeverity: "warning", alertKinds: null, siteIds: null, enabled: true },
  refusals: {
    name: "",
    kind: "pager",
    addresses: ["nobody"],
    url: "gopher://x",
    minSeverity: "mild",
    alertKinds: [5],
    siteIds: [5],
    enabled: "yes",
    adopt: 5,
  },
  exempt: {
    addresses: "belongs to kind email, tested in alert-channel.test.ts",
    url: "required for kind slack, so it cannot be removed",
  },
  foreignEdit: {
    edit: async (client, id) => {
      await client.call("updateAlertChannel", { path: { id }, body: { min_severity: "critical" } as never });
    },
    seen: { minSeverity: "critical" },
  },
  vanish: async (client, id) => {
    await client.call("deleteAlertChannel", { path: { id } });
  },
  adoption: "id",
  afterRemoval: "gone",
};
