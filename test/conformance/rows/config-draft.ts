import { bannerDocument, draftOf, newSite } from "./prepared";
import type { Row } from "./row";

/** ConfigDraft, as a row of the table. */
export const configDraft: Row = {
  inputs: async (_laboratory, client) => ({ site_id: await newSite(client), document: bannerDocument(), waivers: [] }),
  further: [
    async (inputs) => ({
      ...inputs,
      detach: false,
      adopt: "take-over",
      waivers: [{ code: "contrast-buttons", reason: "agreed with the designers", approved_by: "Legal" }],
    }),
  ],
  changes: {
    document: bannerDocument("Cookies"),
    waivers: [{ code: "contrast-buttons", reason: "agreed with the designers", approved_by: "Legal" }],
  },
  replacements: { site_id: "site_00000000000000000000000000" },
  removals: { waivers: [] },
  refusals: { site_id: "", document: { schema_version: "9" }, waivers: [{ code: "x" }], detach: "yes", adopt: false },
  exempt: { detach: "lifts the locks of a template, which a later issue builds" },
  foreignEdit: {
    edit: async (client, id) => {
      await draftOf(client, id, "Edited by hand");
    },
    seen: { document: bannerDocument("Edited by hand") },
  },
  vanish: async (client, id) => {
    await client.call("deleteSite", { path: { id }, query: { force: true } });
  },
  isAlwaysSent: true,
  adoption: { reason: "taking a draft over has rules of its own, tested in config-draft.test.ts" },
  afterRemoval: "stays",
};
