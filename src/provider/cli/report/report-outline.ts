import type { ReportParts } from "./generated/report";
import type { Report } from "./plan-report";
import { counted, shownAddresses, shownText, shownValue } from "./shown-text";

/** A table; cells are plain texts, to be escaped by whoever writes them. */
export interface OutlineTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A part of a report that both formats for people show: a heading, paragraphs, then tables. */
export interface OutlineSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly tables: readonly OutlineTable[];
}

const valueColumns = ["Property", "Before", "After"];

/** A report for people, the most serious part first: a cut report loses its least important lines. */
export function reportOutline(report: Report): { title: string; sections: OutlineSection[] } {
  const sections = [
    summarySection(report),
    productionSection(report),
    deletionSection(report),
    ...report.banners.map(bannerSection),
    ...(report.changes.length === 0 ? [] : [changesSection(report)]),
    messageSection(report),
  ];
  return { title: titleOf(report), sections: sections.filter((section) => section !== null) };
}

function titleOf({ complete, operation, summary, production }: Report): string {
  const { create, update, replace, delete: gone, forget } = summary;
  const changes = create + update + replace + gone + forget;
  const moves = production.filter(({ action }) => action !== "forget").length;
  const incomplete = complete ? "" : "Incomplete plan: ";
  if (changes === 0) return `${incomplete}${operation === "drift" ? "no drift" : "no changes"}`;
  if (operation === "drift") return `${incomplete}drift in ${counted(changes, "resource")}`;
  return `${incomplete}${counted(changes, "change")}${moves === 0 ? "" : `, ${moves} of them to production`}`;
}

function summarySection({ complete, incomplete_reasons, summary, service, tool }: Report): OutlineSection {
  const { create, update, replace, delete: gone, forget, unchanged, other } = summary;
  const named = { create, update, replace, delete: gone, "remove from the state": forget, unchanged };
  const counts = Object.entries(named).filter(([, count]) => count > 0);
  const others = other === 0 ? "" : ` Other providers: ${counted(other, "change")}.`;
  return {
    title: "Summary",
    paragraphs: [
      ...(complete ? [] : [`This plan is incomplete. ${incomplete_reasons.map(shownText).join(" ")}`]),
      `${tool === "pulumi" ? "Pulumi" : "Terraform"}: ${counts.map(([name, count]) => `${count} ${name}`).join(", ") || "nothing"}.${others}`,
      service === null
        ? "What production serves now is not in this report, because the service was not queried. To include it, set CONSENTFORM_ENDPOINT, and CONSENTFORM_TOKEN to a read-only token."
        : `${service.endpoint} was queried at ${service.asked_at}.`,
    ],
    tables: [],
  };
}

/** The changes of production, in words. */
const moves: Readonly<Record<ReportParts["ReportProductionMove"]["action"], string>> = {
  promote: "promotion",
  rollback: "ROLLBACK",
  move: "promotion or rollback, not known",
  forget: "left as it is; no longer managed",
};

function productionSection({ production, service }: Report): OutlineSection | null {
  if (production.length === 0) return null;
  const asked = service !== null;
  const rows = production.map((move) => ({ resources: move.resources, cells: moveCells(move, asked) }));
  return {
    title: "Production",
    paragraphs: [],
    tables: [
      {
        columns: ["Resource", "Change", "Version", asked ? "Served now, gate, consent" : "Details"],
        rows: merged(rows),
      },
    ],
  };
}

/** A move of production: action, versions and reason. */
function moveCells(move: ReportParts["ReportProductionMove"], isAsked: boolean): string[] {
  const { action, from, to, reason, gate_override: override } = move;
  const target = action === "forget" ? (from ?? "nothing") : (to ?? "known after apply");
  const details = [
    ...(reason === null ? [] : [`reason: ${reason}`]),
    ...(override === null ? [] : [`gate override: ${override}`]),
    ...(isAsked ? servedTexts(move) : []),
  ];
  const isUnknown = action === "move" && to === null;
  return [
    isUnknown ? "known after apply" : moves[action],
    `${from ?? "nothing"} → ${target}`,
    details.map(shownText).join("; "),
  ];
}

/** Moves that differ in their resources alone become one row: a fleet would fill the report with them. */
function merged(rows: readonly { resources: readonly string[]; cells: readonly string[] }[]): string[][] {
  const groups = new Map<string, { resources: string[]; cells: readonly string[] }>();
  for (const { resources, cells } of rows) {
    const key = JSON.stringify(cells);
    const group = groups.get(key) ?? { resources: [], cells };
    group.resources.push(...resources);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ resources, cells }) => [shownAddresses(resources), ...cells]);
}

/** That production serves a rollback, which a promotion undoes. */
function rollbackOf(
  { rolled_back_from: origin }: ReportParts["ReportServed"],
  action: ReportParts["ReportProductionMove"]["action"],
): string {
  if (origin === null) return "";
  return action === "promote" ? ` (a rollback to ${origin}, which this undoes)` : ` (a rollback to ${origin})`;
}

function servedTexts({
  action,
  served,
  served_state,
  from,
  gate,
  reconsent,
}: ReportParts["ReportProductionMove"]): string[] {
  const asksAgain = reconsent?.filter(({ asks_again }) => asks_again) ?? [];
  return [
    served_state === "not-visible"
      ? "the token cannot read what it serves: banner:read is missing, or the token is bound to another site"
      : served === null
        ? "serves nothing"
        : `serves ${served.number}${rollbackOf(served, action)}, moved by ${served.moved_by} at ${served.moved_at}`,
    ...(served !== null && from !== null && served.number !== from ? [`the plan assumes ${from}: refresh first`] : []),
    `gate: ${gate ?? "not known"}`,
    reconsent === null
      ? "consent: not compared"
      : asksAgain.length === 0
        ? "no visitor is asked again"
        : `every visitor is asked again: ${asksAgain.map(({ change }) => change).join(", ")}`,
  ];
}

function deletionSection({ deletions, operation }: Report): OutlineSection | null {
  if (deletions.length === 0) return null;
  const rows = deletions.map(({ resource, kind, id, is_replaced }) =>
    [resource, is_replaced ? `${kind}, replaced` : kind, id ?? "not known"].map(shownText),
  );
  const title = operation === "drift" ? "No longer exists" : "Deletions";
  return { title, paragraphs: [], tables: [{ columns: ["Resource", "Kind", "Id"], rows }] };
}

function bannerSection(banner: ReportParts["ReportBannerChange"]): OutlineSection {
  const { resources, document, texts, findings } = banner;
  const languages = [...new Set(texts.map(({ language }) => language))];
  const byLanguage = languages.map((tag) => ({
    columns: [`Text (${tag})`, "Before", "After"],
    rows: rowsOf(texts.filter(({ language }) => language === tag)),
  }));
  const parts = [banner.design, banner.categories, banner.rules, banner.other].filter((part) => part.length > 0);
  return {
    title: `Banner of ${shownAddresses(resources)}`,
    paragraphs: document === "known" ? [] : [`${notCompared[document]} ${digestsOf(banner)}`],
    tables: [
      ...findingTable(findings),
      ...byLanguage,
      ...parts.map((part) => ({ columns: valueColumns, rows: rowsOf(part) })),
    ],
  };
}

const notCompared = {
  unknown: "The plan does not contain both documents, so their content is not compared.",
  sensitive: "The document contains sensitive values, so its content is not shown.",
};

function digestsOf({ before_digest, after_digest }: ReportParts["ReportBannerChange"]): string {
  return `Digest: ${before_digest ?? "none"} → ${after_digest ?? "known after apply"}.`;
}

function findingTable(findings: ReportParts["ReportBannerChange"]["findings"]): OutlineTable[] {
  if (findings.length === 0) return [];
  const rows = findings.map(({ level, code, pointer, message, basis, is_new, waived }) => [
    `${is_new ? "new " : ""}${level}`,
    code,
    shownText(pointer === "" ? "the document" : pointer),
    shownText(`${message} [${basis}]${waived === null ? "" : ` Waived by ${waived}`}`),
  ]);
  return [{ columns: ["Legal finding", "Rule", "Place", "Message"], rows }];
}

function changesSection({ changes }: Report): OutlineSection {
  const titles = changes.map(({ action, resources }) => `${action} ${shownAddresses(resources)}`);
  return {
    title: "Other changes",
    // A change whose inputs are all in other parts, such as a version of a new document, is its title alone.
    paragraphs: titles.filter((_, index) => changes[index]?.properties.length === 0),
    tables: changes.flatMap(({ properties }, index) =>
      properties.length === 0 ? [] : [{ columns: [titles[index] ?? "", "Before", "After"], rows: rowsOf(properties) }],
    ),
  };
}

function rowsOf(changes: readonly ReportParts["ReportPropertyChange"][]): string[][] {
  return changes.map(({ path, before, after }) => [shownText(path), shownValue(before), shownValue(after)]);
}

function messageSection({ messages }: Report): OutlineSection | null {
  if (messages.length === 0) return null;
  const rows = messages.map(({ severity, text }) => [severity, shownText(text)]);
  return { title: "Messages", paragraphs: [], tables: [{ columns: ["Severity", "Message"], rows }] };
}
