import type { Schemas } from "@consentform/consent/contract";
import { servicesText } from "./changed-services";
import { type Checked, type CheckWork, defineResource, type Planned, type PreviewContext } from "./definition";
import { heldText, heldVersion } from "./held-version";
import { moveText, unrecordedFailure, unrecordedText } from "./production-move";
import { named, type Text, text } from "./text";
import type { Observation, Work } from "./work";

interface Inputs {
  site_id: string;
  version_number: number;
  reason?: string;
  gate_override?: { version_number: number; reason: string };
  adopt?: true;
}

type Version = Schemas["Version"];

/** The input that lets a first promotion replace what production serves. */
const adoption = text`set ${named("adopt")}: true`;

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
    adopt: {
      onlyOnCreate: true,
      local: {
        const: true,
        description:
          "`true` replaces what production serves even if this program did not bring it there. Without it, the first promotion of a site whose production already serves another version is refused.",
      },
    },
    gate_override_reason: { internal: true },
    expected_production_number: { internal: true },
  },
  required: ["version_number"],
  keeps: ["workspace_id", "site_id", "number", "config_digest", "services_digest"],
  inSite: { needs: "stages", part: productionPointer },
  failures: [
    {
      message: "Production serves a version that no Promotion of this program recorded.",
      advice: text`If the resource was renamed or moved, declare that. To replace the version, set \`${named("adopt")}\`.`,
    },
  ],
  check: announceRollbackAndStaleOverride,
  preview: announceMove,
  hides: hiddenSite,
  create: pointFirst,
  update: (work) => pointFrom(work, recordedNumber(work.self)),
  read: compareDigests,
  production: ({ site_id: site, number }) =>
    typeof site === "string" && typeof number === "number" ? [[site, number]] : [],
});

function productionPointer(site: Schemas["Site"]) {
  const pointer = site.stages?.production;
  return pointer == null ? null : { ...pointer, site_id: site.id, workspace_id: site.workspace_id };
}

function recordedNumber({ recorded: { number } }: Pick<Work["self"], "recorded">): number | null {
  return typeof number === "number" ? number : null;
}

/**
 * Expects production to be empty. If it serves a version, someone moved it there on purpose, above all with a rollback.
 * That version is replaced only with `adopt`, or if a Promotion that this one replaces recorded it.
 */
async function pointFirst(work: Work<Inputs, Version>): Promise<Version> {
  try {
    return await pointFrom(work, null);
  } catch (error) {
    if (!work.service.isProblem(error, "precondition-failed")) throw error;
    const { site_id: siteId, adopt } = work.self.inputs;
    const held = heldVersion(error);
    const isRecorded = held?.number === work.self.production.get(siteId);
    if (held === null || !(isRecorded || adopt)) throw unrecordedFailure(work.say, siteId, error, adoption);
    if (!isRecorded) work.say.notify(`production of ${siteId} is adopted: it holds ${heldText(held)}.`);
    return pointFrom(work, held.number);
  }
}

/** Promotes the version, or rolls back to it if it has been live, provided that production serves `expected`. */
async function pointFrom(work: Work<Inputs, Version>, expected: number | null): Promise<Version> {
  const { site_id: id, version_number: number, gate_override: gateOverride } = work.self.inputs;
  const path = { id, number };
  const precondition = { expected_production_number: expected };
  const override = gateOverride?.version_number === number ? { gate_override_reason: gateOverride.reason } : {};
  const { reason = `version ${number} declared as code` } = work.self.inputs;
  const rollBack = async () =>
    (await work.service.call("rollbackVersion", { path, body: { reason, ...precondition } })).data;
  try {
    return (await work.service.call("promoteVersion", { path, body: { ...precondition, ...override } })).data;
  } catch (error) {
    if (isOfFormerLive(work, error)) return rollBack();
    if (!work.service.isProblem(error, "precondition-failed")) throw error;
    // The rollback of a run that was killed: production serves it, so the same rollback changes nothing.
    const held = await rollBack().catch(() => null);
    if (held?.rolled_back_from !== number) throw error;
    return held;
  }
}

function isOfFormerLive(work: Work<Inputs, Version>, error: unknown): boolean {
  return (
    work.service.isProblem(error, "version-not-promotable") && typeof error.members.first_in_production_at === "string"
  );
}

/** The move of production that a creation or change makes, and who moved it to where it is. */
async function announceMove(work: PreviewContext<Inputs>): Promise<Text | null> {
  const { site_id: siteId, version_number: to } = work.self.inputs;
  if (work.self.unknownIn(siteId) !== undefined) return null;
  const isPublishedLater = work.self.unknownIn(to) !== undefined;
  const site = await work.service.site(siteId, isPublishedLater ? "services" : undefined);
  if (site === null) return null;
  const production = site.stages?.production ?? null;
  const services = isPublishedLater ? servicesText(site) : "";
  const after = isPublishedLater ? "a version that is published later" : String(to);
  if (production === null) return text`production of ${siteId}: nothing → ${after}.${services}`;
  const { number, rolled_back_from: from } = production;
  if (number === to || from === to) return `production of ${siteId} stays at ${heldText(production)}.`;
  return text`${moveText(siteId, production, after)}${services}${refusalOf(work, number)}`;
}

/** Only `adopt` lets a creation replace what it has not seen. */
function hiddenSite({ inputs: { site_id: siteId, adopt }, unknownIn }: Planned<Inputs>): Text | null {
  if (adopt === undefined || unknownIn(siteId) === undefined) return null;
  return text`production of ${named("site_id")}, which is not known yet, is replaced, regardless of what it holds, because ${named("adopt")} is set`;
}

/** The refusal to come, if production serves a number that is not recorded. */
function refusalOf(work: PreviewContext<Inputs>, number: number): Text {
  const isNew = work.self.id === null;
  const known = isNew ? work.self.production.get(work.self.inputs.site_id) : recordedNumber(work.self);
  if (number === known || (isNew && work.self.inputs.adopt)) return "";
  return isNew
    ? unrecordedText(work.say, number, adoption)
    : ` This program recorded ${String(known)}, so the deployment refuses to replace ${number}. Run ${work.say.wording.refresh} to see the difference and decide.`;
}

/**
 * A rollback makes a new number with the old content, so numbers differ while digests say that production serves what
 * is declared.
 */
async function compareDigests(work: Work<Inputs, Version>, live: Version | null): Promise<Observation<Version>> {
  if (live === null) return { state: "gone" };
  const { config_digest, services_digest, version_number } = work.self.recorded;
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
