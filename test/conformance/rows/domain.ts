import { newHost, newSite } from "./prepared";
import type { Row } from "./row";

/** Domain, as a row of the table. */
export const domain: Row = {
  inputs: async (_laboratory, client) => ({
    site_id: await newSite(client),
    host: newHost(),
    include_subdomains: false,
    environment: "preview",
    verification_method: "file",
  }),
  changes: { include_subdomains: true, verification_method: "meta_tag" },
  replacements: { site_id: "site_00000000000000000000000000", host: "www.example.com", environment: "production" },
  removals: { include_subdomains: true, verification_method: "dns_txt" },
  refusals: {
    site_id: "",
    host: "co.uk",
    include_subdomains: "yes",
    environment: "staging",
    verification_method: "mail",
    adopt: 5,
  },
  exempt: {},
  foreignEdit: {
    edit: async (client, _id, { site_id: siteId, host }) => {
      await client.call("createDomain", {
        path: { id: String(siteId) },
        body: { host: String(host), environment: "preview", include_subdomains: true },
      });
    },
    seen: { include_subdomains: true },
  },
  vanish: async (client, id) => {
    await client.call("deleteDomain", { path: { id } });
  },
  adoption: "id",
  afterRemoval: "gone",
};
