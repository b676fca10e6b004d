import { placesInWords, reasonInWords, sourcePlaces } from "@consentform/consent/rules";
import { listed } from "@consentform/consent/values";
import type { LocatedFinding } from "./located-finding";

/** A fault as a reader repairs it: once, even if one repair satisfies several rules. */
export interface FaultEntry {
  /** The finding of the highest level. */
  first: LocatedFinding;
  isError: boolean;
  /** Null for a document that does not have the form, where nothing but the form is evaluated. */
  fix: string | null;
  /** The words of each rule, in the order of the findings. */
  rules: [RuleFault, ...RuleFault[]];
  /** The pointers for waivers, where the entry joins several errors. */
  waivableAt: string[];
  /** Each source once, with its address if it has one. */
  sources: string[];
}

/** The words of one rule about a fault. */
export interface RuleFault {
  code: string;
  fault: string;
  /** The places and the level in each, such as `DE (error); CH (warning: the law leaves room)`; may be empty. */
  where: string;
  waived: LocatedFinding["waived"];
  /** True for an error that a waiver cannot turn into a warning. */
  isUnwaivable: boolean;
}

/** A finding, or several as one. */
interface JoinedFinding extends LocatedFinding {
  /** The pointers of the findings that a waiver can name, where they differ from the pointer of the whole. */
  waivableAt: readonly string[];
}

type Findings = readonly [JoinedFinding, ...JoinedFinding[]];

/** The entries of a report, in the order of its findings. */
export function faultEntries(findings: readonly LocatedFinding[]): FaultEntry[] {
  const faults = grouped(joined(findings), ({ code, pointer, fault, fix }) => {
    return [code, pointer, fault, fix];
  });
  return grouped(faults, ([{ code, pointer, fault, fix, isFixConditional }]) =>
    // A question is about its own sentence, so its answer repairs nothing else.
    fix === null || isFixConditional ? [pointer, code, fault] : [pointer, fix],
  ).flatMap(distinct);
}

/** The findings, with those that one repair in one object is for, in the same places, in place of the first of them. */
function joined(findings: readonly LocatedFinding[]): JoinedFinding[] {
  return grouped(findings, (finding) => {
    const { code, pointer, joint, level, places, reasons, waived } = finding;
    return joint === null
      ? [finding]
      : [code, parentOf(pointer), joint.fault, joint.fix, level, places, reasons, waived];
  }).map(([first, ...others]) => asOne([first, ...others]));
}

function asOne(findings: readonly [LocatedFinding, ...LocatedFinding[]]): JoinedFinding {
  const [first] = findings;
  if (first.joint === null || findings.length === 1) return { ...first, waivableAt: [] };
  const { fault, fix } = first.joint;
  const items = listed(findings.flatMap(({ joint }) => joint?.item ?? []));
  const filled = (text: string) => text.replaceAll("{items}", () => items);
  const advice = findings.flatMap(({ joint }) => joint?.advice ?? []);
  return {
    ...first,
    pointer: parentOf(first.pointer),
    fault: filled(fault),
    fix: fix === null ? null : [filled(fix), ...advice].join(" "),
    waivableAt: first.isWaivable && first.level !== "W" ? findings.map(({ pointer }) => pointer) : [],
  };
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf("/"));
}

/** Items with equal keys, in the order of the first of each. */
function grouped<T>(items: readonly T[], keyOf: (item: T) => unknown[]): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const key = JSON.stringify(keyOf(item));
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

/** One entry for different rules, and one for each fault of the same rule: these are different faults. */
function distinct(faults: readonly [Findings, ...Findings[]]): FaultEntry[] {
  const isOfOneEach = new Set(faults.map(([{ code }]) => code)).size === faults.length;
  return isOfOneEach ? [entryOf(faults)] : faults.map((fault) => entryOf([fault]));
}

function entryOf(found: readonly [Findings, ...Findings[]]): FaultEntry {
  // An error that no waiver covers decides about the whole entry.
  const faults = found.toSorted((one, other) => Number(isUnwaivable(other)) - Number(isUnwaivable(one)));
  const findings = faults.flat();
  const [one, ...others] = faults as [Findings, ...Findings[]];
  const [first] = one;
  const { fix } = first;
  const isMixed = new Set(findings.map(({ level }) => level)).size > 1;
  const ruleOf = (fault: Findings): RuleFault => ({
    code: fault[0].code,
    fault: fault[0].fault,
    waived: fault[0].waived,
    where: fault
      .map((finding) => placesOf(finding, isMixed))
      .filter((places) => places !== "")
      .join("; "),
    isUnwaivable: isUnwaivable(fault),
  });
  return {
    first,
    fix,
    isError: findings.some(({ level }) => level !== "W"),
    rules: [ruleOf(one), ...others.map(ruleOf)],
    waivableAt: [...new Set(findings.flatMap(({ waivableAt }) => waivableAt))],
    // The code of a refusal says already that it is about the form.
    sources: fix === null ? [] : [...new Set(findings.flatMap(sourcesOf))],
  };
}

function isUnwaivable(fault: Findings): boolean {
  return fault.some(({ level, isWaivable }) => level !== "W" && !isWaivable);
}

/** The sources of a finding, each with its address, and with its places where there are several. */
function sourcesOf({ sources }: LocatedFinding): string[] {
  return sources.map(({ text, url, places }) => {
    const before = sources.length > 1 ? `${sourcePlaces(places)}: ` : "";
    return `${before}${text}${url === undefined ? "" : `, ${url}`}`;
  });
}

/** The places of one finding. Its level is left out where the head of the entry says it. */
function placesOf(finding: LocatedFinding, isMixed: boolean): string {
  const { level, ruleLevel, places, reasons } = finding;
  if (ruleLevel === "E" && reasons.length > 0)
    return reasons.map((each) => `${placesInWords(each.places)} (warning: ${reasonInWords(finding, each)})`).join("; ");
  if (places.length === 0 && reasons.length === 0) return "";
  const notes = [
    ...(isMixed ? [level === "W" ? "warning" : "error"] : []),
    ...reasons.map((each) => reasonInWords(finding, each)),
  ];
  return `${placesInWords(places)}${notes.length === 0 ? "" : ` (${notes.join(": ")})`}`;
}
