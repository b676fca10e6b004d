import type { Schemas } from "@consentform/consent/contract";
import { digest } from "@consentform/consent/values";
import { servicesText } from "./changed-services";
import { defineResource, type Planned, type PreviewContext } from "./definition";
import { type HeldVersion, heldText, heldVersion } from "./held-version";
import { moveText, unrecordedFailure, unrecordedText } from "./production-move";
import { ResourceError } from "./resource-error";
import { named, type Text, text } from "./text";
import { triggerMap } from "./trigger-map";
import type { Needs, Observation, Problem, Work } from "./work";

interface Inputs {
  site_id: string;
  draft_digest?: string;
  environment?: "preview" | "production";
  expected_production_number?: number | null;
  triggers?: Record<string, string>;
}

type Version = Schemas["Version"];

/**
 * A published configuration: draft and services, frozen under a number. Nothing of it ever changes, and destroying it
 * only forgets it.
 */
export const version = defineResource<Inputs, Version>("Version", {
  description:
    "A published configuration. Publishing freezes the draft and the live services under a number and moves the pointer of one stage to it. Versions are never changed and never deleted.",
  operations: { create: "publishVersion", read: "getVersion" },
  id: "{site_id}/{number}",
  isCreatedFirst: true,
  properties: {
    draft_digest: { replaces: true },
    services_digest: { replaces: true },
    waivers_digest: {
      replaces: true,
      local: {
        $ref: "#/components/schemas/Digest",
        description:
          "Digest of the draft's waivers. Pass the draft's output of the same name, so that changed waivers publish a new version.",
      },
    },
    triggers: {
      replaces: true,
      local: {
        ...triggerMap,
        description: "Values that you choose. If any of them changes, the draft is published again.",
      },
    },
    note: { onlyOnCreate: true },
    reconsent: { onlyOnCreate: true },
    accepted_rules_version: { onlyOnCreate: true },
    gate_override_reason: { onlyOnCreate: true },
    expected_production_number: { onlyOnCreate: true },
    publish_key: { internal: true },
    document: { volatile: true },
    services: { volatile: true },
    warnings: { volatile: true },
    stages: { volatile: true },
    state: { volatile: true },
    bundle_sha256: { volatile: true },
    consent_revision: { volatile: true },
    promoted_by: { volatile: true },
    promoted_at: { volatile: true },
    first_in_production_at: { volatile: true },
    gate: { volatile: true },
  },
  inSite: { part: (site) => ({ site_id: site.id, workspace_id: site.workspace_id }) },
  preview: previewVersion,
  hides: hiddenDocument,
  production: ({ site_id: site, number, environment }) =>
    environment === "production" && typeof site === "string" && typeof number === "number" ? [[site, number]] : [],
  create: publish,
  read: existsWithItsSite,
});

/** Announces what others moved in production, and the services that a version of this environment brings there. */
async function previewVersion(work: PreviewContext<Inputs>): Promise<Text | null> {
  const { site_id: siteId, draft_digest: next } = work.self.inputs;
  if (!mayBeProduction(work.self) || work.self.unknownIn(siteId) !== undefined) return null;
  const site = await work.service.site(siteId, "services");
  if (site === null) return null;
  const production = site.stages?.production ?? null;
  const services = servicesText(site);
  if (production === null || production.number === work.self.production.get(siteId))
    return services === "" ? null : text`production of ${siteId} gets a new version.${services}`;
  if (production.config_digest === next) return text`${moveText(siteId, production, "the same document")}${services}`;
  const { number } = production;
  const refusal = (await isExpected(work, number)) ? "" : unrecordedText(work.say, number, permitOf(number));
  return text`${moveText(siteId, production, "a new version")}${services}${refusal}`;
}

function mayBeProduction({ inputs: { environment }, unknownIn }: Planned<Inputs>): boolean {
  return environment === "production" || unknownIn(environment) !== undefined;
}

/** True if the deployment may replace what production holds, as far as the preview knows. */
async function isExpected(work: PreviewContext<Inputs>, held: number): Promise<boolean> {
  const { expected_production_number: expected } = work.self.inputs;
  if (work.self.unknownIn(expected) !== undefined) return true;
  return expected === undefined ? isOwnRelease(work, work.self.inputs.site_id, held) : held === expected;
}

/** The input that lets a version replace what production serves. */
function permitOf(number: number): Text {
  return text`set ${named("expected_production_number")}: ${number}`;
}

/** A draft without a digest is published as it is then; and production may get what is not known yet. */
function hiddenDocument(self: Planned<Inputs>): Text | null {
  const { draft_digest: content, environment } = self.inputs;
  if (content === undefined)
    return text`publishes what the draft holds at that time, which this preview does not show. Pass the draft's digest as ${named("draft_digest")}.`;
  if (!mayBeProduction(self)) return null;
  if (environment !== "production")
    return text`production of ${named("site_id")} gets this version if ${named("environment")}, which is not known yet, is production`;
  return self.unknownIn(content) === undefined
    ? null
    : text`production of ${named("site_id")} gets a text that this preview does not know yet`;
}

async function publish(work: Work<Inputs, Version>): Promise<Version> {
  const body = work.self.body("publishVersion");
  // Distinguishes this publish from an earlier one of the same digests when reconsent is "force" (contract 2.4,
  // no-ops).
  const publish_key = digest({
    key: work.self.key,
    draft: body.draft_digest ?? null,
    triggers: work.self.inputs.triggers ?? {},
  }).slice(-64);
  const { site_id: id, environment, expected_production_number: declared } = work.self.inputs;
  const send = async (expectation: { expected_production_number?: number | null }) =>
    (await work.service.call("publishVersion", { path: { id }, body: { ...body, publish_key, ...expectation } })).data;
  if (environment !== "production") return send({});
  try {
    return await send({ expected_production_number: declared ?? work.self.production.get(id) ?? null });
  } catch (error) {
    const held = work.service.isProblem(error, "precondition-failed") ? heldVersion(error) : null;
    if (held === null) throw error;
    if (declared != null) throw staleExpectation(declared, held, error);
    if (await isOwnRelease(work, id, held.number)) return send({ expected_production_number: held.number });
    throw unrecordedFailure(work.say, id, error as Problem, permitOf(held.number));
  }
}

function staleExpectation(declared: number, held: HeldVersion, cause: unknown): ResourceError {
  const fault = {
    property: ["expected_production_number"],
    message: `is ${declared}, but production holds ${heldText(held)}. Nothing was changed.`,
    advice: `Remove it if this program brought version ${held.number} there. To replace that version, set it to ${held.number}.`,
  };
  return new ResourceError(fault, { cause });
}

/**
 * True if nothing is recorded, and production serves what the calling token brought there: what an interrupted
 * replacement forgot. A rollback is not a release, and what is recorded permits nothing else.
 */
async function isOwnRelease({ self, service }: Needs<"production", "me" | "site">, id: string, held: number) {
  if (self.production.has(id)) return false;
  const production = (await service.site(id))?.stages?.production;
  if (production?.number !== held || production.rolled_back_from !== null) return false;
  return production.updated_by.id === (await service.me()).token.id;
}

/** Versions are never deleted: one exists as long as its site does. */
async function existsWithItsSite(work: Work<Inputs, Version>, answer: Version | null): Promise<Observation<Version>> {
  if (answer === null) return { state: "gone" };
  if (work.self.origin !== "id only") return { state: "unchanged" };
  return {
    state: "present",
    answer,
    inputs: { draft_digest: answer.config_digest, waivers_digest: digest(answer.waivers) },
  };
}
