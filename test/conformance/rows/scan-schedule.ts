import { newHost, newSite } from "./prepared";
import type { Row } from "./row";

/** ScanSchedule, as a row of the table. */
export const scanSchedule: Row = {
  inputs: async (_laboratory, client) => ({
    site_id: await newSite(client),
    enabled: false,
    frequency: "monthly",
    weekday: 3,
    month_day: 9,
    hour: 5,
    timezone: "Europe/Paris",
    environment: "preview",
    start_urls: [],
    max_pages: 70,
    profiles: ["uk_gdpr", "gdpr"],
  }),
  further: [
    async (inputs, client) => {
      const { data } = await client.call("createDomain", {
        path: { id: String(inputs.site_id) },
        body: { host: newHost() },
      });
      return { ...inputs, environment: "production", start_urls: [`https://${data.host}/start`] };
    },
  ],
  changes: {
    enabled: true,
    frequency: "daily",
    weekday: 4,
    month_day: 10,
    hour: 6,
    timezone: "Europe/Rome",
    environment: "production",
    max_pages: 80,
    profiles: ["gdpr"],
  },
  replacements: { site_id: "site_00000000000000000000000000" },
  removals: {
    enabled: true,
    frequency: "weekly",
    weekday: 1,
    month_day: 1,
    hour: 3,
    timezone: null,
    environment: "production",
    start_urls: [],
    max_pages: 50,
    profiles: ["gdpr"],
  },
  refusals: {
    site_id: "",
    enabled: "yes",
    frequency: "hourly",
    weekday: 8,
    month_day: 29,
    hour: 24,
    timezone: "",
    environment: "staging",
    start_urls: ["ftp://shop.example.com/"],
    max_pages: 501,
    profiles: [],
    adopt: false,
  },
  exempt: { start_urls: "needs attached hosts, tested in scan-schedule.test.ts" },
  foreignEdit: {
    edit: async (client, id) => {
      await client.call("updateScanSchedule", { path: { id }, body: { hour: 11 } });
    },
    seen: { hour: 11 },
  },
  vanish: async (client, id) => {
    await client.call("deleteSite", { path: { id }, query: { force: true } });
  },
  adoption: "singleton",
  afterRemoval: "stays",
};
