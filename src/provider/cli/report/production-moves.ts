import { entryOf } from "@consentform/consent/values";
import type { ReportParts } from "./generated/report";
import { type Plan, type PlannedResource, planned, plannedText } from "./plan";
import { asObject } from "./plan-json";
import { propertyChanges } from "./property-changes";
import { rolloutDocuments } from "./rollout-documents";

type ProductionMove = ReportParts["ReportProductionMove"];

/** The members that only the service can fill. */
const notAsked = { served_state: "not-asked", served: null, gate: null, reconsent: null } as const;

/**
 * The change of production by a Promotion, a Version that publishes to production, or a rollout; none for other
 * resources.
 */
export function productionMove(resource: PlannedResource, operation: Plan["operation"]): ProductionMove[] {
  if (resource.kind === "Version") return publishedAtOnce(resource);
  if (resource.kind === "TemplateRollout") return rolledOut(resource, operation);
  if (resource.kind !== "Promotion") return [];
  const { address, before, after, action } = resource;
  const from = numberOf(before);
  const to = numberOf(after);
  if (action === "unchanged" || (operation === "change" && action === "update" && from !== null && from === to))
    return [];
  const override = asObject(planned(after, "gate_override"));
  return [
    {
      resources: [address],
      site_id: plannedText(after ?? before, "site_id"),
      action: action === "delete" || action === "forget" ? "forget" : directionOf(resource, from, to),
      from,
      to,
      reason: plannedText(after, "reason"),
      gate_override: override === null ? null : plannedText(override, "reason"),
      ...notAsked,
    },
  ];
}

function directionOf({ action }: PlannedResource, from: number | null, to: number | null): ProductionMove["action"] {
  if (action === "create" && from === null) return "promote";
  if (from === null || to === null) return "move";
  // A rollback gives old content a new number, so a lower number may be newer: only the service knows.
  return to < from ? "move" : "promote";
}

function publishedAtOnce({ address, action, after }: PlannedResource): ProductionMove[] {
  const isPublishing = action === "create" || action === "replace";
  if (!isPublishing || plannedText(after, "environment") !== "production") return [];
  const nothing = { from: null, to: null, reason: null, ...notAsked };
  const gate_override = plannedText(after, "gate_override_reason");
  return [
    { ...nothing, resources: [address], site_id: plannedText(after, "site_id"), action: "promote", gate_override },
  ];
}

/**
 * A rollout to production moves the sites whose document, release or site id changes, and those that an earlier run
 * left unfinished. Terraform keeps the latter where no plan shows them: of an update without any difference, every site
 * may move.
 */
function rolledOut(resource: PlannedResource, operation: Plan["operation"]): ProductionMove[] {
  const { address, before, after, recorded, action } = resource;
  if (operation === "drift" || action === "unchanged" || plannedText(after, "release") !== "production") return [];
  const sites = Object.entries(asObject(planned(after, "sites")) ?? {});
  const formerSites = asObject(planned(before, "sites"));
  const documents = new Set(rolloutDocuments(resource).map((document) => document.address));
  const unfinished = recorded?.__unfinished;
  const isDue = ([key, site]: readonly [string, unknown]) =>
    plannedText(before, "release") !== "production" ||
    documents.has(`${address}[${key}]`) ||
    (Array.isArray(unfinished) && unfinished.includes(key)) ||
    siteOf(site) !== siteOf(entryOf(formerSites, key));
  const due = sites.filter(isDue);
  const isUnexplained = due.length === 0 && propertyChanges(before, after).length === 0;
  const nothing = { to: null, reason: null, gate_override: null, ...notAsked };
  return (isUnexplained ? sites : due).map(([key, site]) => {
    const from = entryOf(asObject(planned(recorded, "production_numbers")), key);
    return {
      ...nothing,
      resources: [`${address}[${key}]`],
      site_id: siteOf(site),
      action: isUnexplained ? "move" : "promote",
      from: typeof from === "number" ? from : null,
    };
  });
}

function siteOf(recipe: unknown): string | null {
  return plannedText(asObject(recipe), "site");
}

function numberOf(properties: PlannedResource["before"]): number | null {
  const number = planned(properties, "version_number");
  return typeof number === "number" ? number : null;
}
