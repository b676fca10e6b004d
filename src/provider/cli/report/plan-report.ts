import { registry } from "../../resources";
import { bannerChange, evaluateOnce, plannedDocuments } from "./banner-changes";
import type { ReportParts } from "./generated/report";
import { type Plan, type PlannedResource, planned } from "./plan";
import { productionMove } from "./production-moves";
import { propertyChanges } from "./property-changes";

/** A plan as a reader sees it. */
export type Report = ReportParts["Report"];

/** Kinds of changes that the list of other changes leaves out, because a part of the report shows them better. */
const shownElsewhere = new Set<string>(["Promotion"]);

/** Turns a plan into a report, without asking the service. */
export function planReport(plan: Plan): Report {
  const own = plan.resources.filter(({ kind }) => kind !== null);
  const changed = own.filter(({ action }) => action !== "unchanged");
  const retention = retentionBySite(own);
  const evaluate = evaluateOnce();
  const banners = changed.flatMap((resource) =>
    plannedDocuments(resource).flatMap((document) => {
      const change = bannerChange(document, retention.get(document.siteId ?? ""), evaluate);
      return change === null ? [] : [change];
    }),
  );
  return {
    format_version: "1",
    tool: plan.tool,
    operation: plan.operation,
    complete: plan.incompleteReasons.length === 0,
    incomplete_reasons: [...plan.incompleteReasons],
    summary: summaryOf(plan, own),
    service: null,
    production: changed.flatMap((resource) => productionMove(resource, plan.operation)),
    deletions: plan.resources.filter(isDeleted).map(({ address, kind, type, id, action }) => ({
      resource: address,
      kind: kind ?? type,
      id,
      is_replaced: action === "replace",
    })),
    banners: bannerGroups(banners),
    changes: grouped(changed.flatMap(otherChange)),
    messages: plan.messages.map(({ severity, text }) => ({ severity, text })),
  };
}

/** A replacement deletes the former object, unless its kind has nothing to delete, such as a version. */
function isDeleted({ action, kind }: PlannedResource): boolean {
  if (action === "delete") return !shownElsewhere.has(kind ?? "");
  return action === "replace" && (kind === null || registry[kind].operations.delete !== undefined);
}

function summaryOf(plan: Plan, own: readonly PlannedResource[]): Report["summary"] {
  const count = (wanted: string) => own.filter(({ action }) => action === wanted).length;
  return {
    create: count("create"),
    update: count("update"),
    replace: count("replace"),
    delete: count("delete"),
    forget: count("forget"),
    unchanged: plan.unchangedCount,
    other: plan.resources.filter(({ kind, action }) => kind === null && action !== "unchanged").length,
  };
}

/** Retention of the sites in the plan, by id: a rule about consent records needs it. */
function retentionBySite(resources: readonly PlannedResource[]): ReadonlyMap<string, number> {
  const sites = resources.filter(({ kind, id }) => kind === "Site" && id !== null);
  return new Map(
    sites.flatMap(({ id, after }) => {
      const days = planned(after, "retention");
      return typeof days === "number" ? [[id ?? "", days] as const] : [];
    }),
  );
}

function otherChange({ address, kind, action, before, after }: PlannedResource): Report["changes"] {
  if (kind === null || shownElsewhere.has(kind) || action === "unchanged" || action === "delete") return [];
  const properties = propertyChanges(withoutDocument(before), withoutDocument(after)).filter(
    // Of a new resource, what is known only later is the rule and says nothing.
    (change) => action !== "create" || change.after.state !== "unknown",
  );
  // A draft whose document alone changes is in the part about banners.
  if (action === "update" && properties.length === 0) return [];
  return [{ resources: [address], kind, action, properties: action === "forget" ? [] : properties }];
}

/** Documents and what is computed from them alone. */
function withoutDocument(properties: PlannedResource["before"]): Record<string, unknown> {
  const computed =
    /^(document|template|template_?[dD]igest|digests?|waivers_?[dD]igest|rules_?[vV]ersion|draft_?[dD]igest|services_?[dD]igest)$/;
  return Object.fromEntries(Object.entries(properties ?? {}).filter(([name]) => !computed.test(name)));
}

/** Entries with the same change become one, regardless of their resources. */
function grouped<Entry extends { resources: string[] }>(
  entries: readonly Entry[],
  changeOf: (entry: Entry) => unknown = (entry) => ({ ...entry, resources: [] }),
): Entry[] {
  const groups = new Map<string, Entry>();
  for (const entry of entries) {
    const key = JSON.stringify(changeOf(entry));
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { ...entry, resources: [...entry.resources] });
    else group.resources.push(...entry.resources);
  }
  return [...groups.values()];
}

/**
 * Sites of a rollout have different documents and the same change: their digests do not count where their content is
 * compared.
 */
function bannerGroups(banners: readonly Report["banners"][number][]): Report["banners"] {
  const groups = grouped(banners, ({ resources: _, before_digest, after_digest, ...change }) =>
    change.document === "known" ? change : { ...change, before_digest, after_digest },
  );
  const digests = new Map(banners.map((banner) => [banner.resources[0], banner]));
  return groups.map((group) => {
    const members = group.resources.map((resource) => digests.get(resource));
    const shared = (name: "before_digest" | "after_digest") =>
      members.every((member) => member?.[name] === group[name]) ? group[name] : null;
    return { ...group, before_digest: shared("before_digest"), after_digest: shared("after_digest") };
  });
}
