import type { ReportParts } from "./generated/report";
import { type Plan, type PlannedResource, planned, plannedText } from "./plan";
import { asObject } from "./plan-json";
import { rolloutDocuments } from "./rollout-documents";

type ProductionMove = ReportParts["ReportProductionMove"];

/** What a Promotion, a Version that publishes to production, or a rollout does to production; nothing for other resources. */
export function productionMove(resource: PlannedResource, operation: Plan["operation"]): ProductionMove[] {
  if (resource.kind === "Version") return publishedAtOnce(resource);
  if (resource.kind === "TemplateRollout") return rolledOut(resource);
  if (resource.kind !== "Promotion") return [];
  const { address, before, after, action } = resource;
  const from = numberOf(before);
  const to = numberOf(after);
  if (action === "unchanged" || (operation === "change" && action === "update" && from !== null && from === to))
    return [];
  const override = asObject(planned(after, "gateOverride"));
  return [
    {
      resources: [address],
      site_id: plannedText(after ?? before, "siteId"),
      action: action === "delete" || action === "forget" ? "forget" : directionOf(resource, from, to),
      from,
      to,
      reason: plannedText(after, "reason"),
      gate_override: override === null ? null : plannedText(override, "reason"),
      served: null,
      gate: null,
      reconsent: null,
    },
  ];
}

function directionOf({ action }: PlannedResource, from: number | null, to: number | null): ProductionMove["action"] {
  if (action === "create" && from === null) return "promote";
  if (from === null || to === null) return "move";
  return to < from ? "rollback" : "promote";
}

function publishedAtOnce({ address, action, after }: PlannedResource): ProductionMove[] {
  const isPublishing = action === "create" || action === "replace";
  if (!isPublishing || plannedText(after, "environment") !== "production") return [];
  const nothing = { from: null, to: null, reason: null, served: null, gate: null, reconsent: null };
  const gate_override = plannedText(after, "gateOverrideReason");
  return [
    { ...nothing, resources: [address], site_id: plannedText(after, "siteId"), action: "promote", gate_override },
  ];
}

/** A rollout to production moves every site whose document, or whose release, changes. */
function rolledOut(resource: PlannedResource): ProductionMove[] {
  const { address, before, after, recorded } = resource;
  if (plannedText(after, "release") !== "production") return [];
  const sites = asObject(planned(after, "sites")) ?? {};
  const live = asObject(planned(recorded, "productionNumbers"));
  const isReleased = plannedText(before, "release") === "production";
  const changed = new Set(rolloutDocuments(resource).map((document) => document.address));
  const nothing = { to: null, reason: null, gate_override: null, served: null, gate: null, reconsent: null };
  return Object.entries(sites).flatMap(([key, site]): ProductionMove[] => {
    const name = `${address}[${key}]`;
    if (isReleased && !changed.has(name)) return [];
    const from = planned(live, key);
    const site_id = plannedText(asObject(site), "site");
    return [
      { ...nothing, resources: [name], site_id, action: "promote", from: typeof from === "number" ? from : null },
    ];
  });
}

function numberOf(properties: PlannedResource["before"]): number | null {
  const number = planned(properties, "versionNumber");
  return typeof number === "number" ? number : null;
}
