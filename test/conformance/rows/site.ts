import type { Row } from "./row";

/** Site, as a row of the table. */
export const site: Row = {
  inputs: async () => ({
    name: "Shop",
    retention: 400,
    settings: {
      default_language: "de",
      timezone: "Europe/Berlin",
      promotion_gate: { mode: "block", max_scan_age_hours: 24 },
      labels: { team: "shop", "tier.gold": "1" },
    },
    deletion_protection: false,
    allow_delete_while_served: true,
  }),
  further: [
    async () => ({
      name: "Labelled",
      settings: { labels: { planted_name: "planted0whole" } },
      deletion_protection: false,
    }),
  ],
  changes: {
    name: "Other shop",
    retention: 500,
    settings: { timezone: "UTC", promotion_gate: { mode: "warn" }, labels: { team: "web" } },
    deletion_protection: true,
    allow_delete_while_served: false,
  },
  replacements: {},
  removals: {
    retention: 1095,
    settings: undefined,
    deletion_protection: undefined,
    allow_delete_while_served: undefined,
  },
  refusals: {
    name: "",
    retention: 29,
    settings: { timezone: "Not a zone!" },
    deletion_protection: "yes",
    allow_delete_while_served: 1,
    adopt: 5,
  },
  exempt: {},
  foreignEdit: {
    edit: async (client, id) => {
      await client.call("updateSite", { path: { id }, body: { name: "Renamed by hand" } });
    },
    seen: { name: "Renamed by hand" },
  },
  vanish: async (client, id) => {
    await client.call("deleteSite", { path: { id }, query: { force: true } });
  },
  adoption: "id",
  afterRemoval: "gone",
};
