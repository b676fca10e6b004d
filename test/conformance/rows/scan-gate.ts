import { newSite, publish, unique } from "./prepared";
import type { Row } from "./row";

/** ScanGate, as a row of the table. */
export const scanGate: Row = {
  inputs: async ({ website }, client) => {
    const siteId = await newSite(client);
    const host = `${unique("gate")}.localhost`;
    await client.call("createDomain", { path: { id: siteId }, body: { host, environment: "preview" } as never });
    // Markup without scripts would lack a banner.
    website.pages["/"] = '<head><script src="/shop.js"></script></head>';
    return { siteId, versionNumber: await publish(client, siteId), failOn: "warning", maxPages: 2 };
  },
  changes: { failOn: "note", triggers: { run: "2" } },
  replacements: {
    siteId: "site_00000000000000000000000000",
    startUrls: ["http://other.localhost/"],
    maxPages: 3,
    profiles: ["swiss"],
  },
  removals: { failOn: undefined },
  refusals: {
    siteId: "",
    versionNumber: 0,
    sites: { shop: { site: "" } },
    failOn: "fatal",
    triggers: { run: 1 },
    sarifPath: "",
    timeoutMinutes: 0,
    whenUnverified: "ignore",
    startUrls: ["ftp://x"],
    maxPages: 0,
    profiles: [],
  },
  exempt: {
    versionNumber: "its change needs a second version, tested in scan-gate.test.ts",
    sites: "takes the place of siteId, tested in scan-gate.test.ts",
    triggers: "removing it scans again",
    sarifPath: "counts with the next scan",
    timeoutMinutes: "counts with the next scan",
    whenUnverified: "counts with the next scan",
  },
  foreignEdit: { reason: "a scan never changes" },
  vanish: async (client, _id, { siteId }) => {
    await client.call("deleteSite", { path: { id: String(siteId) }, query: { force: true } });
  },
  adoption: { reason: "a gate that does not scan is no gate" },
  requestsToCreate: 3,
  afterRemoval: "stays",
};
