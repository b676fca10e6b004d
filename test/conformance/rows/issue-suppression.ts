import { inDays, newSite } from "./prepared";
import type { Row } from "./row";

/** IssueSuppression, as a row of the table. */
export const issueSuppression: Row = {
  inputs: async (laboratory, client) => {
    const siteId = await newSite(client);
    const fingerprint = await laboratory.seeIssue(siteId);
    return {
      site_id: siteId,
      environment: "preview",
      fingerprint,
      reason: "accepted_risk",
      comment: "Known and harmless.",
      expires_at: inDays(30).replace("Z", "-00:00"),
    };
  },
  changes: { reason: "handled_elsewhere", comment: "It is dealt with elsewhere.", expires_at: inDays(40) },
  replacements: { site_id: "site_00000000000000000000000000", environment: "production", fingerprint: "0".repeat(64) },
  removals: { expires_at: undefined },
  refusals: {
    site_id: "",
    environment: "staging",
    fingerprint: "short",
    reason: "mood",
    comment: "short",
    expires_at: "tomorrow",
    adopt: 5,
  },
  exempt: {},
  foreignEdit: {
    edit: async (client, _id, { id }) => {
      const body = { reason: "not_applicable" as const, comment: "Decided by hand." };
      await client.call("suppressIssue", { path: { id: String(id) }, body });
    },
    seen: { reason: "not_applicable", comment: "Decided by hand." },
  },
  vanish: async (client, _id, { id }) => {
    await client.call("unsuppressIssue", { path: { id: String(id) } });
  },
  adoption: { reason: "suppressing again is the same whether or not it is suppressed" },
  // The program names the issue by its fingerprint: one request finds it, one suppresses it.
  requestsToCreate: 2,
  isAlwaysSent: true,
  afterRemoval: "gone",
};
