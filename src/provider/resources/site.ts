import type { Schemas } from "@consentform/consent/contract";
import { type CheckWork, type Difference, type DiffWork, defineResource } from "./definition";
import { ResourceError } from "./resource-error";
import { joined, named, type Text, text } from "./text";
import { timeZoneFindings } from "./time-zone";
import type { Self, Service, Work } from "./work";

interface Inputs {
  settings?: { timezone?: string };
  deletion_protection?: boolean;
  allow_delete_while_served?: boolean;
}

type Site = Schemas["Site"];

/** A website. Everything else belongs to it, so it is guarded twice: in the preview by the engine, here in `delete`. */
export const site = defineResource<Inputs, Site>("Site", {
  description:
    "A website with its own banner, versions, scans and consent records. Deleting it is permanent; only its consent records are kept until their retention ends.",
  operations: { create: "createSite", read: "getSite", update: "updateSite", delete: "deleteSite", list: "listSites" },
  properties: {
    name: { autoName: true },
    external_key: { internal: true },
    deletion_protection: {
      local: {
        type: "boolean",
        default: true,
        description:
          "Whether deleting and replacing the site is refused. Set it to false and deploy once before you delete the site. If omitted, a site that has never been live can be deleted.",
      },
    },
    allow_delete_while_served: {
      local: {
        type: "boolean",
        default: false,
        description:
          "Whether the site may be deleted even if visitors fetched its production banner within the last 24 hours.",
      },
    },
    retention_effective_at: { volatile: true },
    stages: { volatile: true },
    template: { volatile: true },
    domains: { volatile: true },
    scan_schedule: { volatile: true },
    services: { volatile: true },
    suppressions: { volatile: true },
    install_checks: { volatile: true },
    truncated: { volatile: true },
    production_last_fetched_at: { volatile: true },
    updated_at: { volatile: true },
    updated_by: { volatile: true },
    script_url: { follows: [] },
    snippets: { follows: [] },
  },
  check: (work: CheckWork<Inputs>) => ({
    findings: timeZoneFindings(work, ["settings", "timezone"], ({ settings }) => settings?.timezone),
  }),
  refuseDeletion,
  mayDelete: hasNeverBeenLive,
  isInUse,
  diff: refuseReplacingProtected,
  delete: deleteUnlessProtected,
});

/** A site whose stages the token may not see is not known to be unused. */
async function isInUse(
  { id, stages, production_last_fetched_at }: Site,
  { call }: Pick<Service, "call">,
): Promise<boolean> {
  const isServed = stages?.preview != null || production_last_fetched_at !== null;
  if (stages === null || stages.draft.revision > 0 || isServed) return true;
  const { data: site } = await call("getSite", { path: { id }, query: { include: ["domains"] } });
  return site.domains === null || site.domains.length > 0;
}

function refuseReplacingProtected({ recorded }: DiffWork<Inputs>, standard: Difference): Difference {
  const refusal =
    standard.replaces.length === 0
      ? null
      : refuseDeletion(
          recorded,
          text`replaced because of ${joined(
            standard.replaces.map((name) => named(name)),
            ", ",
          )}`,
        );
  if (refusal !== null) throw refusal;
  return standard;
}

async function deleteUnlessProtected(work: Work<Inputs, Site>): Promise<void> {
  const refusal = refuseDeletion(work.self.recorded, "deleted");
  if (refusal !== null && !(await hasNeverBeenLive(work.self, work.service))) throw refusal;
  try {
    await work.service.remove<"deleteSite">({
      ...(work.self.recorded.allow_delete_while_served === true && { force: true }),
      // A version may be promoted after the site was read.
      ...(refusal !== null && { never_live: true }),
    });
  } catch (error) {
    if (!work.service.isProblem(error, "conflict")) throw error;
    if (refusal !== null && error.members.reason === "site-live") throw refusal;
    if (error.members.reason !== "site-in-use") throw error;
    throw new ResourceError(
      {
        property: ["allow_delete_while_served"],
        message: "visitors fetched the production banner of the site within the last 24 hours.",
        advice: text`Remove its script tag from your pages and wait 24 hours, or set ${named("allow_delete_while_served")} to true and deploy once, then try again.`,
      },
      { cause: error },
    );
  }
}

/** True if nothing is lost: production has served no version, and no program asks for protection. */
async function hasNeverBeenLive(
  { id, inputs }: Pick<Self<Inputs>, "id" | "inputs">,
  { site }: Pick<Service, "site">,
): Promise<boolean> {
  if (id === null || inputs.deletion_protection === true) return false;
  const found = await site(id);
  return found === null || (found.stages !== null && found.stages.production === null);
}

function refuseDeletion(recorded: Inputs, change: Text): ResourceError | null {
  if (recorded.deletion_protection === false) return null;
  return new ResourceError({
    property: ["deletion_protection"],
    message: text`the site would be ${change}, which is permanent and also removes its domains, versions and tokens.`,
    advice: text`Set ${named("deletion_protection")} to false and deploy once, then try again. If the program no longer has the site, declare it under its former name first.`,
  });
}
