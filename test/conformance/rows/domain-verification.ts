import { newHost, newSite } from "./prepared";
import type { Row } from "./row";

/** DomainVerification, as a row of the table. */
export const domainVerification: Row = {
  inputs: async ({ txtRecords }, client) => {
    const siteId = await newSite(client);
    const { data: domain } = await client.call("createDomain", {
      path: { id: siteId },
      body: { host: newHost() },
    });
    txtRecords.set(domain.challenge.dns.name, [domain.challenge.dns.value]);
    return { domain_id: domain.id, timeout_minutes: 1 };
  },
  changes: { timeout_minutes: 2 },
  replacements: { domain_id: "dom_00000000000000000000000000" },
  removals: { timeout_minutes: undefined },
  refusals: { domain_id: "", timeout_minutes: 0, adopt: 5 },
  exempt: {},
  foreignEdit: { reason: "nothing of it can be edited; losing the verification is its absence" },
  vanish: async (client, id) => {
    await client.call("deleteDomain", { path: { id } });
  },
  adoption: { reason: "creating one finds what is verified already" },
  afterRemoval: "stays",
};
