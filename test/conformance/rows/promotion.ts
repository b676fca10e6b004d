import { newSite, noGate, publish } from "./prepared";
import type { Row } from "./row";

/** Promotion, as a row of the table. */
export const promotion: Row = {
  inputs: async (_laboratory, client) => {
    const siteId = await newSite(client, noGate);
    return { siteId, versionNumber: await publish(client, siteId) };
  },
  changes: {},
  replacements: { siteId: "site_00000000000000000000000000" },
  removals: {},
  refusals: {
    siteId: "",
    versionNumber: 0,
    reason: "",
    gateOverride: { versionNumber: 1, reason: "short" },
    adopt: false,
  },
  exempt: {
    versionNumber: "its change needs a second version, tested in promotion.test.ts",
    reason: "sent with a rollback only",
    gateOverride: "tested in promotion.test.ts",
  },
  foreignEdit: {
    edit: async (client, _id, { siteId }) => {
      const id = String(siteId);
      const number = await publish(client, id, "Promoted by hand");
      await client.call("promoteVersion", { path: { id, number }, body: {} as never });
    },
    seen: { versionNumber: 2 },
  },
  vanish: async (client, _id, { siteId }) => {
    await client.call("deleteSite", { path: { id: String(siteId) }, query: { force: true } });
  },
  isAlwaysSent: true,
  adoption: { reason: "pointing at a version is the same whether or not it is live" },
  afterRemoval: "stays",
};
