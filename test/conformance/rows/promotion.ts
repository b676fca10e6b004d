import { newSite, noGate, publish } from "./prepared";
import type { Row } from "./row";

/** Promotion, as a row of the table. */
export const promotion: Row = {
  inputs: async (_laboratory, client) => {
    const siteId = await newSite(client, noGate);
    return { site_id: siteId, version_number: await publish(client, siteId) };
  },
  further: [
    async (inputs) => ({
      ...inputs,
      reason: "agreed with the lawyers",
      gate_override: { version_number: 1, reason: "agreed with the lawyers" },
    }),
  ],
  changes: {},
  replacements: { site_id: "site_00000000000000000000000000" },
  removals: {},
  refusals: {
    site_id: "",
    version_number: 0,
    reason: "",
    gate_override: { version_number: 1, reason: "short" },
    adopt: false,
  },
  exempt: {
    version_number: "its change needs a second version, tested in promotion.test.ts",
    reason: "sent with a rollback only",
    gate_override: "tested in promotion.test.ts",
  },
  foreignEdit: {
    edit: async (client, _id, { site_id: siteId }) => {
      const id = String(siteId);
      const number = await publish(client, id, "Promoted by hand");
      await client.call("promoteVersion", { path: { id, number }, body: {} });
    },
    seen: { version_number: 2 },
  },
  vanish: async (client, _id, { site_id: siteId }) => {
    await client.call("deleteSite", { path: { id: String(siteId) }, query: { force: true } });
  },
  isAlwaysSent: true,
  adoption: { reason: "pointing at a version is the same whether or not it is live" },
  afterRemoval: "stays",
};
