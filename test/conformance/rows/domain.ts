import { newHost, newSite } from "./prepared";
import type { Row } from "./row";

/** Domain, as a row of the table. */
export const domain: Row = {
  inputs: async (_laboratory, client) => ({
    siteId: await newSite(client),
    host: newHost(),
    includeSubdomains: false,
    environment: "preview",
    verificationMethod: "file",
  }),
  changes: { includeSubdomains: true, verificationMethod: "meta_tag" },
  replacements: { siteId: "site_00000000000000000000000000", host: "www.example.com", environment: "production" },
  removals: { includeSubdomains: true, verificationMethod: "dns_txt" },
  refusals: {
    siteId: "",
    host: "co.uk",
    includeSubdomains: "yes",
    environment: "staging",
    verificationMethod: "mail",
    adopt: 5,
  },
  exempt: {},
  foreignEdit: {
    edit: async (client, _id, { siteId, host }) => {
      await client.call("createDomain", {
        path: { id: String(siteId) },
        body: { host, environment: "preview", include_subdomains: true } as never,
      });
    },
    seen: { includeSubdomains: true },
  },
  vanish: async (client, id) => {
    await client.call("deleteDomain", { path: { id } });
  },
  adoption: "id",
  afterRemoval: "gone",
};
