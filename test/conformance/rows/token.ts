import { inDays, newSite } from "./prepared";
import type { Row } from "./row";

/** Token, as a row of the table. */
export const token: Row = {
  inputs: async () => ({
    name: "pipeline",
    scopes: ["sites:read", "banner:read"],
    environment: "preview",
    expires_in_days: 90,
    renew_before_days: 14,
    overlap_hours: 2,
    rotation_triggers: { year: "2026" },
  }),
  further: [
    async ({ environment: _, expires_in_days: __, renew_before_days: ___, ...inputs }, client) => ({
      ...inputs,
      site_id: await newSite(client),
      // Programs may spell a time in any way of RFC 3339.
      expires_at: inDays(90).replace("Z", "456+00:00"),
    }),
  ],
  changes: { renew_before_days: 15, overlap_hours: 3 },
  replacements: {
    name: "other",
    scopes: ["sites:read"],
    site_id: "site_00000000000000000000000000",
    environment: "production",
    expires_at: "2030-01-01T00:00:00.000Z",
    expires_in_days: 91,
    rotation_triggers: { year: "2027" },
  },
  removals: { renew_before_days: undefined, overlap_hours: undefined },
  refusals: {
    name: "",
    scopes: ["sites:reed"],
    site_id: 5,
    environment: "staging",
    expires_at: "tomorrow",
    expires_in_days: 0,
    renew_before_days: 90,
    overlap_hours: 169,
    rotation_triggers: { year: 2026 },
    adopt: 5,
  },
  exempt: {
    site_id: "not together with environment; tested in token.test.ts",
    expires_at: "not together with expires_in_days; the same",
  },
  foreignEdit: { reason: "a token never changes" },
  vanish: async (client, id) => {
    await client.call("revokeToken", { path: { id } });
  },
  adoption: "id",
  afterRemoval: "gone",
};
