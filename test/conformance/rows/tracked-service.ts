import { newSite } from "./prepared";
import type { Row } from "./row";

/** TrackedService, as a row of the table. */
export const trackedService: Row = {
  inputs: async (_laboratory, client) => ({
    siteId: await newSite(client),
    key: "stats",
    name: "Stats",
    company: "Stats Ltd",
    category: "analytics",
    hosts: ["b.stats.example", "a.stats.example"],
    scripts: ["https://stats.example/tag.js*"],
    storage: [{ pattern: "_ex_*", kind: "cookie", party: "first", duration: "P13M", purpose: { en: "Ids." } }],
    legalBasis: "consent",
    blocking: "manual",
    purposes: { en: "Counts.", de: "Zählt." },
    privacyUrl: "https://stats.example/privacy",
    countries: ["US", "IE"],
    iabVendorId: 7,
    googleAtpId: 8,
    status: "ignored",
  }),
  changes: {
    name: "Statistics",
    company: "Statistics Ltd",
    category: "marketing",
    hosts: ["c.stats.example"],
    scripts: [],
    storage: [{ name: "id", kind: "local", party: "third", domain: "stats.example", duration: "session" }],
    legalBasis: "legitimate_interest",
    blocking: "none",
    purposes: { en: "Counts visits." },
    privacyUrl: "https://stats.example/other",
    countries: ["DE"],
    iabVendorId: 9,
    googleAtpId: 10,
    status: "live",
  },
  replacements: { siteId: "site_00000000000000000000000000", key: "other" },
  removals: {
    hosts: [],
    scripts: [],
    storage: [],
    legalBasis: null,
    blocking: "auto",
    purposes: undefined,
    privacyUrl: null,
    countries: [],
    iabVendorId: null,
    googleAtpId: null,
    status: "live",
  },
  refusals: {
    siteId: "",
    key: "Stats!",
    name: "",
    company: "",
    category: "Not a key",
    hosts: ["https://x/"],
    scripts: [""],
    storage: [{ kind: "cookie" }],
    legalBasis: "mood",
    blocking: "perhaps",
    purposes: { en: "" },
    privacyUrl: "http://x",
    countries: ["Germany"],
    iabVendorId: 0,
    googleAtpId: 0,
    status: "sleeping",
    adopt: 5,
  },
  exempt: {},
  foreignEdit: {
    edit: async (client, _id, { siteId }) => {
      const { data } = await client.call("listServices", { path: { id: String(siteId) } });
      await client.call("updateService", {
        path: { id: String(data.data[0]?.id) },
        body: { name: "By hand" } as never,
      });
    },
    seen: { name: "By hand" },
  },
  vanish: async (client, _id, { siteId }) => {
    const { data } = await client.call("listServices", { path: { id: String(siteId) } });
    await client.call("deleteService", { path: { id: String(data.data[0]?.id) } });
  },
  adoption: "id",
  afterRemoval: "gone",
};
