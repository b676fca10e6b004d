import type { Schemas } from "../contract";
import { digest } from "../rules";
import { defineResource, type Foresight, type Planned } from "./definition";
import { movedProduction } from "./moved-production";
import { named, type Text, text } from "./text";
import { triggerMap } from "./trigger-map";
import type { Observation, Work } from "./work";

interface Inputs {
  site_id: string;
  draft_digest?: string;
  environment?: "preview" | "production";
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
  foresee: foreseeVersion,
  hides: hiddenDocument,
  promoted: ({ site_id: site, number, environment }) =>
    environment === "production" && typeof site === "string" && typeof number === "number" ? [[site, number]] : [],
  create: publish,
  read: existsWithItsSite,
});

/** Announces what others moved in production, which only a version of this environment replaces. */
async function foreseeVersion(work: Foresight<Inputs>): Promise<Text | null> {
  const { site_id: site, draft_digest: next, environment } = work.inputs;
  return environment === "production"
    ? movedProduction(work, [{ property: ["site_id"], site, recorded: {}, next }])
    : null;
}

/** A draft without a digest is published as it is then; and production may get what is not known yet. */
function hiddenDocument({ inputs, unknownIn }: Planned<Inputs>): Text | null {
  const { draft_digest: content, environment } = inputs;
  if (content === undefined)
    return text`publishes what the draft holds at that time, which this preview does not show. Pass the draft's digest as ${named("draft_digest")}.`;
  const isHidden = environment === "production" && unknownIn(content) !== undefined;
  return isHidden ? text`production of ${named("site_id")} gets a text that this preview does not know yet` : null;
}

async function publish(work: Work<Inputs, Version>): Promise<Version> {
  const body = work.body("publishVersion");
  // Distinguishes this publish from an earlier one of the same digests when reconsent is "force" (contract 2.4,
  // no-ops).
  const publish_key = digest({
    key: work.key,
    draft: body.draft_digest ?? null,
    triggers: work.inputs.triggers ?? {},
  }).slice(-64);
  return (await work.call("publishVersion", { path: { id: work.inputs.site_id }, body: { ...body, publish_key } }))
    .data;
}

/** Versions are never deleted: one exists as long as its site does. */
async function existsWithItsSite(work: Work<Inputs, Version>, answer: Version | null): Promise<Observation<Version>> {
  if (answer === null) return { state: "gone" };
  if (!work.isFirstRead) return { state: "unchanged" };
  return {
    state: "present",
    answer,
    inputs: { draft_digest: answer.config_digest, waivers_digest: digest(answer.waivers) },
  };
}
