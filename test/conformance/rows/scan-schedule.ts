import { newSite } from "./prepared";
import type { Row } from "./row";

/** ScanSchedule, as a row of the table. */
export const scanSchedule: Row = {
  inputs: async (_laboratory, client) => ({
    siteId: await newSite(client),
    enabled: false,
    frequency: "monthly",
    weekday: 3,
    monthDay: 9,
    hour: 5,
    timezone: "Europe/Paris",
    environment: "preview",
    startUrls: [],
    maxPages: 70,
    profiles: ["uk_gdpr", "gdpr"],
  }),
  changes: {
    enabled: true,
    frequency: "daily",
    weekday: 4,
    monthDay: 10,
    hour: 6,
    timezone: "Europe/Rome",
    environment: "production",
    maxPages: 80,
    profiles: ["gdpr"],
  },
  replacements: { siteId: "site_00000000000000000000000000" },
  removals: {
    enabled: true,
    frequency: "weekly",
    weekday: 1,
    monthDay: 1,
    hour: 3,
    timezone: null,
    environment: "production",
    startUrls: [],
    maxPages: 50,
    profiles: ["gdpr"],
  },
  refusals: {
    siteId: "",
    enabled: "yes",
    frequency: "hourly",
    weekday: 8,
    monthDay: 29,
    hour: 24,
    timezone: "",
    environment: "staging",
    startUrls: ["ftp://shop.example.com/"],
    maxPages: 501,
    profiles: [],
    adopt: false,
  },
  exempt: { startUrls: "needs attached hosts, tested in scan-schedule.test.ts" },
  foreignEdit: {
    edit: async (client, id) => {
      await client.call("updateScanSchedule", { path: { id }, body: { hour: 11 } as never });
    },
    seen: { hour: 11 },
  },
  vanish: async (client, id) => {
    await client.call("deleteSite", { path: { id }, query: { force: true } });
  },
  adoption: "singleton",
  afterRemoval: "stays",
};
