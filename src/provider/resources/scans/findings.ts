import type { Schemas } from "@consentform/consent/contract";
import type { Service } from "../work";

type Calls = Pick<Service, "call">;
type Finding = Schemas["Finding"];

/** Severities that fail, by the least severity that does. */
export const failingSeverities = {
  error: ["error"],
  warning: ["error", "warning"],
  note: ["error", "warning", "note"],
  never: [],
} as const satisfies Record<string, readonly Schemas["FindingSeverity"][]>;

/** The least severity that fails. */
export type FailOn = keyof typeof failingSeverities;

/** All findings of a scan, errors first. `severities`: only these; default: all. */
export async function findingsOf(
  { call }: Calls,
  scanId: string,
  severities?: readonly Schemas["FindingSeverity"][],
): Promise<Finding[]> {
  const filter = severities === undefined ? {} : { severity: [...severities] };
  return allPages(async (page) => {
    const query = { limit: 200, ...filter, ...page };
    return (await call("listScanFindings", { path: { id: scanId }, query })).data as Page<Finding>;
  });
}

/** Ids of the issues of an environment that someone suppressed: their findings do not count. */
export async function suppressedIssues(
  { call }: Calls,
  { site_id, environment }: Pick<Schemas["Scan"], "site_id" | "environment">,
): Promise<ReadonlySet<string>> {
  const issues = await allPages(async (page) => {
    const query = { environment: [environment], status: ["suppressed" as const], limit: 200, ...page };
    return (await call("listIssues", { path: { id: site_id }, query })).data;
  });
  return new Set(issues.map(({ id }) => id));
}

/** A completed scan as SARIF. The service writes it, suppressions included. */
export async function sarifOf({ call }: Calls, scanId: string): Promise<string> {
  const { data } = await call("listScanFindings", { path: { id: scanId }, query: { format: "sarif" } });
  return JSON.stringify(data, null, 2);
}

/** A finding as two lines of text; `marks` appear in parentheses. */
export function findingLines(finding: Finding, marks: readonly string[]): [string, string] {
  const { severity, rule_id, subject, page, evidence, profile, consent_state } = finding;
  return [
    `${severity} ${rule_id}: ${oneLine(subject.name)}${marks.length === 0 ? "" : ` (${marks.join(", ")})`}`,
    `    ${oneLine(evidence)} [${page}, as ${profile}, ${consent_state}]`,
  ];
}

/** Pages choose the names of their cookies: control characters could rewrite a terminal. */
function oneLine(text: string): string {
  return text.replace(/\p{Control}/gu, "\uFFFD");
}

interface Page<Item> {
  readonly data: readonly Item[];
  readonly next_cursor: string | null;
}

async function allPages<Item>(ask: (page: { cursor?: string }) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | undefined, isLast = false; !isLast; ) {
    const page = await ask(cursor === undefined ? {} : { cursor });
    items.push(...page.data);
    cursor = page.next_cursor ?? undefined;
    isLast = cursor === undefined;
  }
  return items;
}
