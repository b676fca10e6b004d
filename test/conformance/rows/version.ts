import { RULES_VERSION } from "../../../src/consent/rules";
import { digest } from "../../../src/consent/values/canonical-json";
import { draftOf, newSite, noGate } from "./prepared";
import type { Row } from "./row";

/** Version, as a row of the table. */
export const version: Row = {
  inputs: async (_laboratory, client) => {
    const siteId = await newSite(client, { allow_direct_production: true, ...noGate });
    return {
      site_id: siteId,
      environment: "preview",
      draft_digest: await draftOf(client, siteId),
      waivers_digest: digest([]),
      triggers: { run: "1" },
      note: "first",
      reconsent: "auto",
    };
  },
  further: [
    async (inputs, client) => {
      const body = { draft_digest: String(inputs.draft_digest), environment: "production" as const };
      await client.call("publishVersion", { path: { id: String(inputs.site_id) }, body });
      return {
        ...inputs,
        environment: "production",
        draft_digest: await draftOf(client, String(inputs.site_id), "Another title"),
        gate_override_reason: "agreed with the lawyers",
        accepted_rules_version: RULES_VERSION,
        expected_production_number: 1,
        services_digest: digest([]),
      };
    },
  ],
  changes: {},
  replacements: {
    site_id: "site_00000000000000000000000000",
    environment: "production",
    draft_digest: digest({ other: true }),
    services_digest: digest(["other"]),
    waivers_digest: digest([1]),
    triggers: { run: "2" },
  },
  removals: {},
  refusals: {
    site_id: "",
    environment: "staging",
    draft_digest: "sha256:0",
    services_digest: "sha256:0",
    waivers_digest: "sha256:0",
    triggers: { run: 1 },
    note: "x".repeat(501),
    reconsent: "perhaps",
    accepted_rules_version: "yesterday",
    gate_override_reason: "short",
    expected_production_number: 0,
    adopt: 5,
  },
  exempt: {
    note: "counts at creation only",
    reconsent: "counts at creation only",
    accepted_rules_version: "counts at creation only",
    gate_override_reason: "counts at creation only",
    expected_production_number: "counts at creation only",
  },
  foreignEdit: { reason: "a version never changes" },
  vanish: async (client, _id, { site_id: siteId }) => {
    await client.call("deleteSite", { path: { id: String(siteId) }, query: { force: true } });
  },
  adoption: "id",
  afterRemoval: "stays",
};
