import { partsOf } from "@consentform/consent/rules";
import type { LocatedFinding } from "./located-finding";

/** A fault as a reader repairs it: once, whether it is an error in some places and a warning in others. */
export interface FaultEntry {
  /** The finding of the highest level. */
  first: LocatedFinding;
  isError: boolean;
  fault: string;
  /** Undefined for a document that does not have the form, where nothing but the form is evaluated. */
  fix: string | undefined;
  /** The places and the level in each, such as `DE (error); CH (warning: the law leaves room)`; may be empty. */
  where: string;
  /** Each source once, with its address if it has one. */
  sources: string[];
}

/** The entries of a report, in the order of its findings. */
export function faultEntries(findings: readonly LocatedFinding[]): FaultEntry[] {
  const groups = new Map<string, LocatedFinding[]>();
  for (const finding of findings) {
    const { fault, fix } = partsOf(finding.message);
    const key = JSON.stringify([finding.code, finding.pointer, fault, fix]);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].map(entryOf);
}

function entryOf(findings: readonly LocatedFinding[]): FaultEntry {
  const [first] = findings as readonly [LocatedFinding];
  const { fault, fix } = partsOf(first.message);
  const isMixed = findings.length > 1;
  return {
    first,
    isError: first.level !== "W",
    fault,
    fix,
    where: findings
      .map((finding) => placesOf(finding, isMixed))
      .filter((places) => places !== "")
      .join("; "),
    // The code of a refusal says already that it is about the form.
    sources:
      fix === undefined
        ? []
        : [
            ...new Set(
              findings.map(({ basis, source_url }) => (source_url === null ? basis : `${basis}, ${source_url}`)),
            ),
          ],
  };
}

/** The places of one finding. Its level is left out where the head of the entry says it. */
function placesOf({ message, level }: LocatedFinding, isMixed: boolean): string {
  const { where = "" } = partsOf(message);
  const [, applies] = /Applies in (.*?)\.(?: |$)/.exec(where) ?? [];
  const warned = [...where.matchAll(/Only a warning(?: in (.*?))?: (.*?)\.(?= [A-Z]|$)/g)].map(
    ([, places = "everywhere", reason]) => `${places} (warning: ${reason})`,
  );
  const [unchecked] = /We have not checked the source.*?(?=\.(?: |$))/.exec(where) ?? [];
  const reasons = [
    ...(isMixed ? [level === "W" ? "warning" : "error"] : []),
    ...(unchecked ? [uncapitalized(unchecked)] : []),
  ];
  const plain = applies ?? (unchecked ? "everywhere" : "");
  return [...(plain === "" ? [] : [reasons.length === 0 ? plain : `${plain} (${reasons.join(": ")})`]), ...warned].join(
    "; ",
  );
}

function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
