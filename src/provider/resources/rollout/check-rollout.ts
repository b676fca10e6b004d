import { entryOf } from "@consentform/consent/values";
import type { Checked, CheckWork, Finding } from "../definition";
import { named, type Place, type Text, text } from "../text";
import { composeSites } from "./compose-sites";
import { unpinnedFindings } from "./pinned-revision";
import { type DeclaredTemplate, entriesOf, placeOf, type RolloutInputs } from "./rollout-inputs";

/** Most sites of one rollout. */
const MAX_SITES = 10_000;

/** Evaluates a rollout before anything is sent: its own rules, then the document of each site. */
export function checkRollout(work: CheckWork<RolloutInputs>): Checked {
  const findings = [
    ...countFindings(work),
    ...duplicateFindings(work),
    ...releaseFindings(work),
    ...revisionFindings(work),
    ...unpinnedFindings(work),
    ...overrideFindings(work),
  ];
  const { inputs, findings: found = [] } = composeSites(work);
  const stale = staleOverrides(work, inputs?.digests);
  const known = { ...inputs, ...withKnownWorkspace(work) };
  return { inputs: known, findings: [...findings, ...found, ...stale] };
}

/** A template keeps its workspace: where a preview does not know it while the template changes, the recorded one. */
function withKnownWorkspace({
  inputs: { template },
  recordedInputs: { template: recorded },
  unknownIn,
}: CheckWork<RolloutInputs>): { template?: DeclaredTemplate } {
  const isSame = template?.id !== undefined && template.id === recorded?.id && unknownIn(template.id) === undefined;
  if (!isSame || recorded.workspace_id === undefined || unknownIn(template.workspace_id) === undefined) return {};
  return { template: { ...template, workspace_id: recorded.workspace_id } };
}

function countFindings({ inputs: { sites } }: CheckWork<RolloutInputs>): Finding[] {
  if (typeof sites !== "object") return [];
  const count = Object.keys(sites).length;
  if (count >= 1 && count <= MAX_SITES) return [];
  const advice = count === 0 ? "Declare one, or remove the rollout." : "Split them across several rollouts.";
  return [refusal(["sites"], "count", `has ${count} sites; allowed: 1 to ${MAX_SITES}. ${advice}`)];
}

function duplicateFindings({ inputs: { sites }, unknownIn }: CheckWork<RolloutInputs>): Finding[] {
  const keys = new Map<string, string>();
  return entriesOf(sites).flatMap(([key, { site }]) => {
    if (unknownIn(site) !== undefined) return [];
    const first = keys.get(site);
    keys.set(site, first ?? key);
    const message = text`is the site of ${named(...placeOf(first ?? ""))} as well. Name each site once.`;
    return first === undefined ? [] : [refusal(placeOf(key, "site"), "duplicate", message)];
  });
}

/**
 * Inputs that only a version has. The service refuses them for drafts, so that no one believes that they have an
 * effect.
 */
function releaseFindings({ inputs }: CheckWork<RolloutInputs>): Finding[] {
  const { release = "draft" } = inputs;
  const allowed = {
    note: ["preview", "production"],
    reconsent: ["preview", "production"],
    gate_overrides: ["production"],
  };
  return Object.entries(allowed).flatMap(([name, releases]) => {
    const isRead = inputs[name as keyof typeof allowed] === undefined || releases.includes(release);
    const message = text`has no effect with ${named("release")} ${JSON.stringify(release)}; it is only for ${releases.join(" and ")}. Remove it.`;
    return isRead || !["draft", "preview", "production"].includes(release)
      ? []
      : [refusal([name], "only-with-release", message)];
  });
}

function revisionFindings({
  inputs: { template, template_revision: templateRevision },
}: CheckWork<RolloutInputs>): Finding[] {
  if (templateRevision === undefined || template?.revision === undefined) return [];
  const message = text`is allowed only if ${named("template")} is an id without a revision; this template already has one. Remove ${named("template_revision")}.`;
  return [refusal(["template_revision"], "only-with-id", message)];
}

function overrideFindings({
  inputs: { sites, gate_overrides: gateOverrides = {} },
  unknownIn,
}: CheckWork<RolloutInputs>): Finding[] {
  if (typeof sites !== "object" || unknownIn(gateOverrides) === gateOverrides) return [];
  return Object.keys(gateOverrides)
    .filter((key) => !Object.hasOwn(sites, key))
    .map((key) =>
      refusal(
        ["gate_overrides"],
        "unknown-key",
        text`has the key ${JSON.stringify(key)}, which is not in ${named("sites")}. Correct or remove it.`,
      ),
    );
}

/** An override is for one content; later content has to pass the gate without it. */
function staleOverrides(
  { inputs: { gate_overrides: gateOverrides = {} }, unknownIn }: CheckWork<RolloutInputs>,
  digests: unknown,
): Finding[] {
  if (typeof digests !== "object" || digests === null || unknownIn(gateOverrides) !== undefined) return [];
  const known = digests as Record<string, unknown>;
  return Object.entries(gateOverrides).flatMap(([key, override]) => {
    const wanted = entryOf(known, key);
    if (wanted === undefined || unknownIn(wanted) !== undefined || wanted === override.digest) return [];
    const message = text`overrides the gate for document ${override.digest} of ${named(...placeOf(key))}, but the document is now ${String(wanted)}, so the override is ignored. Remove it.`;
    return [{ property: ["gate_overrides"], severity: "warning", code: "stale-override", message } satisfies Finding];
  });
}

function refusal(property: Place, code: string, message: Text): Finding {
  return { property, code, message, severity: "error" };
}
