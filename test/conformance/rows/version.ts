import { digest } from "../../../src/rules";
import { draftOf, newSite, noGate } from "./prepared";
import type { Row } from "./row";

/** Version, as a row of the table. */
export const version: Row = {
  inputs: async (_laboratory, client) => {
    const siteId = await newSite(client, { allow_direct_production: true, ...noGate });
    return {
      siteId,
      environment: "preview",
      draftDigest: await draftOf(client, siteId),
      waiversDigest: digest([]),
      triggers: { run: "1" },
      note: "first",
      reconsent: "auto",
    };
  },
  changes: {},
  replacements: {
    siteId: "site_00000000000000000000000000",
    environment: "production",
    draftDigest: digest({ other: true }),
    servicesDigest: digest(["other"]),
    waiversDigest: digest([1]),
    triggers: { run: "2" },
  },
  removals: {},
  refusals: {
    siteId: "",
    environment: "staging",
    draftDigest: "sha256:0",
    servicesDigest: "sha256:0",
    waiversDigest: "sha256:0",
    triggers: { run: 1 },
    note: "x".repeat(501),
    reconsent: "perhaps",
    acceptedRulesVersion: "yesterday",
    gateOverrideReason: "short",
    expectedProductionNumber: 0,
    adopt: 5,
  },
  exempt: {
    note: "counts at creation only",
    reconsent: "counts at creation only",
    acceptedRulesVersion: "counts at creation only",
    gateOverrideReason: "counts at creation only",
    expectedProductionNumber: "counts at creation only",
  },
  foreignEdit: { reason: "a version never changes" },
  vanish: async (client, _id, { siteId }) => {
    await client.call("deleteSite", { path: { id: String(siteId) }, query: { force: true } });
  },
  adoption: "id",
  afterRemoval: "stays",
};
