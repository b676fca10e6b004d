import type { Finding } from "./rules";

/** Allowed findings of a rule in a folder: what was there before the rule. A budget may only fall. */
export type Budget = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Two levels of folders, or the file itself at the root. */
export function folderOf(path: string): string {
  return path.split("/").slice(0, -1).slice(0, 2).join("/") || path;
}

/** Counts of findings by rule and folder, sorted. */
export function budgetOf(findings: readonly Finding[]): Budget {
  const counts: Record<string, Record<string, number>> = {};
  for (const { rule, path } of [...findings].sort((a, b) => order(a, b))) {
    const folder = folderOf(path);
    counts[rule] = { ...counts[rule], [folder]: (counts[rule]?.[folder] ?? 0) + 1 };
  }
  return counts;
}

function order(a: Finding, b: Finding): number {
  const key = ({ rule, path }: Finding) => `${rule}\n${folderOf(path)}`;
  return key(a) < key(b) ? -1 : Number(key(a) > key(b));
}

/** The lower of budget and count for each rule and folder. */
export function loweredBudget(budget: Budget, findings: readonly Finding[]): Budget {
  const counts = budgetOf(findings);
  const lowered = Object.entries(counts).map(([rule, folders]): [string, Record<string, number>] => {
    const lower = Object.entries(folders).map(([folder, count]): [string, number] => {
      return [folder, Math.min(count, budget[rule]?.[folder] ?? 0)];
    });
    return [rule, Object.fromEntries(lower.filter(([, count]) => count > 0))];
  });
  return Object.fromEntries(lowered.filter(([, folders]) => Object.keys(folders).length > 0));
}

/** Lines to print: the findings of each rule and folder above its budget, and budgets that are too high. */
export function violations(budget: Budget, findings: readonly Finding[]): string[] {
  const counts = budgetOf(findings);
  const rules = [...new Set([...Object.keys(counts), ...Object.keys(budget)])];
  return rules.flatMap((rule) => {
    const folders = [...new Set([...Object.keys(counts[rule] ?? {}), ...Object.keys(budget[rule] ?? {})])];
    return folders.flatMap((folder) => {
      const count = counts[rule]?.[folder] ?? 0;
      const allowed = budget[rule]?.[folder] ?? 0;
      if (count === allowed) return [];
      if (count < allowed) return [`${folder}: ${count} of "${rule}", but the budget is ${allowed}. ${LOWER}`];
      const found = findings.filter((finding) => finding.rule === rule && folderOf(finding.path) === folder);
      const excess = allowed === 0 ? [] : [`${folder}: ${count} of "${rule}", ${allowed} allowed. Edit the new ones:`];
      return [...excess, ...found.map(line)];
    });
  });
}

const LOWER = "Lower it: npm run language -- --lower";

function line({ rule, path, line: number, found, write }: Finding): string {
  return `${path}:${number} ${rule}: found "${shortened(found)}". Write ${write}.`;
}

function shortened(text: string): string {
  return text.length <= 90 ? text : `${text.slice(0, 89)}…`;
}
