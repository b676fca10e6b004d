import type { Row } from "./row";

/** Site, as a row of the table. */
export const site: Row = {
  inputs: async () => ({
    name: "Shop",
    retention: 400,
    settings: {
      defaultLanguage: "de",
      timezone: "Europe/Berlin",
      promotionGate: { mode: "block", maxScanAgeHours: 24 },
      labels: { team: "shop", "tier.gold": "1" },
    },
    deletionProtection: false,
    allowDeleteWhileServed: true,
  }),
  changes: {
    name: "Other shop",
    retention: 500,
    settings: { timezone: "UTC", promotionGate: { mode: "warn" }, labels: { team: "web" } },
    deletionProtection: true,
    allowDeleteWhileServed: false,
  },
  replacements: {},
  removals: {
    retention: 1095,
    settings: undefined,
    deletionProtection: undefined,
    allowDeleteWhileServed: undefined,
  },
  refusals: {
    name: "",
    retention: 29,
    settings: { timezone: "Not a zone!" },
    deletionProtection: "yes",
    allowDeleteWhileServed: 1,
    adopt: 5,
  },
  exempt: {},
  foreignEdit: {
    edit: async (client, id) => {
      await client.call("updateSite", { path: { id }, body: { name: "Renamed by hand" } as never });
    },
    seen: { name: "Renamed by hand" },
  },
  vanish: async (client, id) => {
    await client.call("deleteSite", { path: { id }, query: { force: true } });
  },
  adoption: "id",
  afterRemoval: "gone",
};
