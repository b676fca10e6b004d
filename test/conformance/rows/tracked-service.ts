import { newSite } from "./prepared";
import type { Row } from "./row";

/** TrackedService, as a row of the table. */
export const trackedService: Row = {
  inputs: async (_laboratory, client) => ({
    site_id: await newSite(client),
    key: "stats",
    name: "Stats",
    company: "Stats Ltd",
    category: "analytics",
    hosts: ["b.stats.example", "a.stats.example"],
    scripts: ["https://stats.example/tag.js*"],
    storage: [{ pattern: "_ex_*", kind: "cookie", party: "first", duration: "P13M", purpose: { en: "Ids." } }],
    legal_basis: "consent",
    blocking: "manual",
    purposes: { en: "Counts.", de: "Zählt." },
    privacy_url: "https://stats.example/privacy",
    countries: ["US", "IE"],
    iab_vendor_id: 7,
    google_atp_id: 8,
    status: "ignored",
  }),
  changes: {
    name: "Statistics",
    company: "Statistics Ltd",
    category: "marketing",
    hosts: ["c.stats.example"],
    scripts: [],
    storage: [{ name: "id", kind: "local", party: "third", domain: "stats.example", duration: "session" }],
    legal_basis: "legitimate_interest",
    blocking: "none",
    purposes: { en: "Counts visits." },
    privacy_url: "https://stats.example/other",
    countries: ["DE"],
    iab_vendor_id: 9,
    google_atp_id: 10,
    status: "live",
  },
  replacements: { site_id: "site_00000000000000000000000000", key: "other" },
  removals: {
    hosts: [],
    scripts: [],
    storage: [],
    legal_basis: null,
    blocking: "auto",
    purposes: undefined,
    privacy_url: null,
    countries: [],
    iab_vendor_id: null,
    google_atp_id: null,
    status: "live",
  },
  refusals: {
    site_id: "",
    key: "Stats!",
    name: "",
    company: "",
    category: "Not a key",
    hosts: ["https://x/"],
    scripts: [""],
    storage: [{ kind: "cookie" }],
    legal_basis: "mood",
    blocking: "perhaps",
    purposes: { en: "" },
    privacy_url: "http://x",
    countries: ["Germany"],
    iab_vendor_id: 0,
    google_atp_id: 0,
    status: "sleeping",
    adopt: 5,
  },
  exempt: {},
  foreignEdit: {
    edit: async (client, _id, { site_id: siteId }) => {
      const { data } = await client.call("listServices", { path: { id: String(siteId) } });
      await client.call("updateService", {
        path: { id: String(data.data[0]?.id) },
        body: { name: "By hand" },
      });
    },
    seen: { name: "By hand" },
  },
  vanish: async (client, _id, { site_id: siteId }) => {
    const { data } = await client.call("listServices", { path: { id: String(siteId) } });
    await client.call("deleteService", { path: { id: String(data.data[0]?.id) } });
  },
  adoption: "id",
  refusalOfSecond: /aliases/,
  afterRemoval: "gone",
};
