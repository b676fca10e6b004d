import type { Schemas } from "../contract";
import { type Checked, type CheckWork, defineResource } from "./definition";
import type { Observation, Work } from "./work";

interface Inputs {
  site_id: string;
  version_number: number;
  reason?: string;
  gate_override?: { version_number: number; reason: string };
}

type Version = Schemas["Version"];

/**
 * The pointer to the version that production serves. Removing it from a program only forgets it, so that nothing live
 * goes down.
 */
export const promotion = defineResource<Inputs, Version>("Promotion", {
  description:
    "Points production at a version: a version that has never been live is promoted, and one that has been live is rolled back to. Removing the resource leaves production as it is.",
  operations: { create: "promoteVersion", update: "rollbackVersion" },
  id: "{site_id}/production",
  isSingleton: true,
  isFoundByCreating: true,
  properties: {
    version_number: {
      local: { type: "integer", minimum: 1, description: "Number of the version that production serves." },
    },
    reason: {
      onlyOnCreate: true,
      local: {
        type: "string",
        minLength: 1,
        maxLength: 500,
        description: "Recorded with a rollback. Default: `version N declared as code`.",
      },
    },
    gate_override: {
      onlyOnCreate: true,
      local: {
        type: "object",
        additionalProperties: false,
        required: ["version_number", "reason"],
        description: "Lets one version pass even if the promotion gate blocks it. Needs the scope `sites:write`.",
        properties: {
          version_number: {
            type: "integer",
            minimum: 1,
            description: "The only version that the override applies to. For any other version, it is ignored.",
          },
          reason: {
            $ref: "#/components/schemas/GateOverrideReason",
            description: "Reason, 10 to 500 characters; recorded with the version.",
          },
        },
      },
    },
    gate_override_reason: { internal: true },
    expected_production_number: { internal: true },
  },
  required: ["version_number"],
  keeps: ["workspace_id", "site_id", "number", "config_digest", "services_digest"],
  inSite: { needs: "stages", part: productionPointer },
  check: announceRollbackAndStaleOverride,
  create: point,
  update: point,
  read: compareDigests,
});

function productionPointer(site: Schemas["Site"]) {
  const pointer = site.stages?.production;
  return pointer == null ? null : { ...pointer, site_id: site.id, workspace_id: site.workspace_id };
}

async function point(work: Work<Inputs, Version>): Promise<Version> {
  const {
    site_id: siteId,
    version_number: versionNumber,
    reason = `version ${versionNumber} declared as code`,
    gate_override: gateOverride,
  } = work.inputs;
  const path = { id: siteId, number: versionNumber };
  const expected = typeof work.recorded.number === "number" ? { expected_production_number: work.recorded.number } : {};
  const override = gateOverride?.version_number === versionNumber ? { gate_override_reason: gateOverride.reason } : {};
  try {
    return (await work.call("promoteVersion", { path, body: { ...expected, ...override } })).data;
  } catch (error) {
    const wasLive =
      work.isProblem(error, "version-not-promotable") && typeof error.members.first_in_production_at === "string";
    if (!wasLive) throw error;
    return (await work.call("rollbackVersion", { path, body: { reason, ...expected } })).data;
  }
}

/**
 * A rollback makes a new number with the old content, so numbers differ while digests say that production serves what
 * is declared.
 */
async function compareDigests(work: Work<Inputs, Version>, live: Version | null): Promise<Observation<Version>> {
  if (live === null) return { state: "gone" };
  const { config_digest, services_digest, version_number } = work.recorded;
  const isAsDeclared = live.config_digest === config_digest && live.services_digest === services_digest;
  return { state: "present", answer: live, inputs: { version_number: isAsDeclared ? version_number : live.number } };
}

function announceRollbackAndStaleOverride({ inputs, recordedInputs, unknownIn }: CheckWork<Inputs>): Checked {
  const { version_number: versionNumber, gate_override: gateOverride } = inputs;
  const findings: Checked["findings"] = [];
  if (unknownIn([versionNumber, gateOverride]) !== undefined) return {};
  if (gateOverride !== undefined && gateOverride.version_number !== versionNumber) {
    findings.push({
      property: ["gate_override"],
      severity: "warning",
      code: "stale-override",
      message: `is meant for version ${gateOverride.version_number} and ignored for version ${versionNumber}; remove it`,
    });
  }
  const before = recordedInputs.version_number;
  if (typeof before === "number" && versionNumber < before) {
    findings.push({
      property: ["version_number"],
      severity: "warning",
      code: "rollback",
      message: `changes from ${before} to ${versionNumber}. If version ${versionNumber} has been live before, this is a rollback; rollbacks skip the promotion gate`,
    });
  }
  return { findings };
}
