import { newHost, newSite } from "./prepared";
import type { Row } from "./row";

/** InstallCheck, as a row of the table. */
export const installCheck: Row = {
  inputs: async ({ txtRecords }, client) => {
    const siteId = await newSite(client);
    const { data: domain } = await client.call("createDomain", {
      path: { id: siteId },
      body: { host: newHost() },
    });
    txtRecords.set(domain.challenge.dns.name, [domain.challenge.dns.value]);
    await client.call("verifyDomain", { path: { id: domain.id }, body: {} });
    return { site_id: siteId, url: `https://${domain.host}/`, environment: "production", triggers: { version: "1" } };
  },
  changes: {},
  replacements: {
    site_id: "site_00000000000000000000000000",
    url: "https://other.example.com/",
    environment: "preview",
    triggers: { version: "2" },
  },
  removals: {},
  refusals: { site_id: "", url: "ftp://x", environment: "staging", triggers: { version: 1 }, adopt: 5 },
  exempt: {},
  foreignEdit: { reason: "a check never changes" },
  vanish: async (client, _id, { site_id: siteId }) => {
    await client.call("deleteSite", { path: { id: String(siteId) }, query: { force: true } });
  },
  adoption: "id",
  afterRemoval: "stays",
};
