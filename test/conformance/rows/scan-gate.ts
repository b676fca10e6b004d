import { newSite, publish, unique } from "./prepared";
import type { Row } from "./row";

/** ScanGate, as a row of the table. */
export const scanGate: Row = {
  inputs: async ({ website }, client) => {
    const siteId = await newSite(client);
    const host = `${unique("gate")}.localhost`;
    await client.call("createDomain", { path: { id: siteId }, body: { host, environment: "preview" } });
    // Markup without scripts would lack a banner.
    website.pages["/"] = '<head><script src="/shop.js"></script></head>';
    return { site_id: siteId, version_number: await publish(client, siteId), fail_on: "warning", max_pages: 2 };
  },
  further: [
    async ({ site_id: site, version_number: versionNumber }) => ({
      sites: { shop: { site, version_number: versionNumber } },
      triggers: { run: "1" },
      sarif_path: "scans",
      timeout_minutes: 5,
      when_unverified: "skip",
      when_failed: "exclude",
    }),
    async (inputs, client) => {
      const path = { id: String(inputs.site_id) };
      const { data: site } = await client.call("getSite", { path, query: { include: ["domains"] } });
      return { ...inputs, start_urls: [`http://${site.domains?.[0]?.host}/`], profiles: ["gdpr"] };
    },
  ],
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
    when_failed: "ignore",
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
    when_failed: "counts with the next scan",
  },
  foreignEdit: { reason: "a scan never changes" },
  vanish: async (client, _id, { site_id: siteId }) => {
    await client.call("deleteSite", { path: { id: String(siteId) }, query: { force: true } });
  },
  adoption: { reason: "a gate that does not scan is no gate" },
  requestsToCreate: 3,
  afterRemoval: "stays",
};
