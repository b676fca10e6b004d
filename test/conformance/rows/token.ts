import type { Row } from "./row";

/** Token, as a row of the table. */
export const token: Row = {
  inputs: async () => ({
    name: "pipeline",
    scopes: ["sites:read", "banner:read"],
    environment: "preview",
    expiresInDays: 90,
    renewBeforeDays: 14,
    overlapHours: 2,
    rotationTriggers: { year: "2026" },
  }),
  changes: { renewBeforeDays: 15, overlapHours: 3 },
  replacements: {
    name: "other",
    scopes: ["sites:read"],
    siteId: "site_00000000000000000000000000",
    environment: "production",
    expiresAt: "2030-01-01T00:00:00.000Z",
    expiresInDays: 91,
    rotationTriggers: { year: "2027" },
  },
  removals: { renewBeforeDays: undefined, overlapHours: undefined },
  refusals: {
    name: "",
    scopes: ["sites:reed"],
    siteId: 5,
    environment: "staging",
    expiresAt: "tomorrow",
    expiresInDays: 0,
    renewBeforeDays: 90,
    overlapHours: 169,
    rotationTriggers: { year: 2026 },
    adopt: 5,
  },
  exempt: {
    siteId: "not together with environment; tested in token.test.ts",
    expiresAt: "not together with expiresInDays; the same",
  },
  foreignEdit: { reason: "a token never changes" },
  vanish: async (client, id) => {
    await client.call("revokeToken", { path: { id } });
  },
  adoption: "id",
  afterRemoval: "gone",
};
