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
    return { site_id: siteId, version_number: await publish(client, siteId), fail_on: "warning", max_pages: 2 };
  },
  changes: { fail_on: "note", triggers: { run: "2" } },
  replacements: {
    site_id: "site_00000000000000000000000000",
    start_urls: ["http://other.localhost/"],
    max_pages: 3,
    profiles: ["swiss"],
  },
  removals: { fail_on: undefined },
  refusals: {
    site_id: "",
    version_number: 0,
    sites: { shop: { site: "" } },
    fail_on: "fatal",
    triggers: { run: 1 },
    sarif_path: "",
    timeout_minutes: 0,
    when_unverified: "ignore",
    start_urls: ["ftp://x"],
    max_pages: 0,
    profiles: [],
  },
  exempt: {
    version_number: "its change needs a second version, tested in scan-gate.test.ts",
    sites: "takes the place of site_id, tested in scan-gate.test.ts",
    triggers: "removing it scans again",
    sarif_path: "counts with the next scan",
    timeout_minutes: "counts with the next scan",
    when_unverified: "counts with the next scan",
  },
  foreignEdit: { reason: "a scan never changes" },
  vanish: async (client, _id, { site_id: siteId }) => {
    await client.call("deleteSite", { path: { id: String(siteId) }, query: { force: true } });
  },
  adoption: { reason: "a gate that does not scan is no gate" },
  requestsToCreate: 3,
  afterRemoval: "stays",
};
