import {
  type BannerFinding,
  composedDocument,
  emptyPlaceholders,
  evaluateBanner,
  type RuleContext,
  type ValidationResult,
  variableFaults,
} from "@consentform/consent/rules";
import type { FleetSite } from "../../fleet";
import { placeOfSite } from "../../fleet/site-place";
import type { DocumentFile } from "../../resources/document-file";
import type { BannerSource } from "./banner-sources";

/** Sites that one message names; the others are counted. */
const MAX_NAMED = 5;

/**
 * Validates a template as each site gets it: with the values of its variables and its overrides. A finding that several
 * sites share is listed once.
 *
 * @throws Error for the user: a site has no value for a variable, or a placeholder is not a variable
 */
export function validateForSites(
  { name }: BannerSource,
  { value: document, positionOf }: DocumentFile,
  { sites, context }: { sites: readonly FleetSite[]; context: RuleContext },
): ValidationResult<BannerFinding> {
  const names = [...new Set(sites.flatMap(({ variables = {} }) => Object.keys(variables)))];
  const [empty] = emptyPlaceholders(document, names);
  if (empty !== undefined) {
    const { line, column } = positionOf(empty.pointer);
    throw new Error(`${name}:${line}:${column}: ${empty.message}`);
  }
  const variables = Object.fromEntries(names.map((variable) => [variable, { required: true, default: null }]));
  const template = { document, variables, lockedPaths: [] };
  const results = sites.map((site) => {
    const { key, variables: values = {}, overrides = {} } = site;
    const [fault] = variableFaults(variables, values);
    if (fault !== undefined)
      throw new Error(`${placeOfSite(site, `var.${fault.name}`)}: ${JSON.stringify(key)}: ${fault.detail}`);
    return evaluateBanner(composedDocument(template, null, { mode: "replace", overrides, variables: values }), context);
  });
  const found = (level: "errors" | "warnings") =>
    shared(
      sites.map(({ key }) => key),
      results.map((result) => result[level]),
    );
  return {
    ...evaluateBanner(document, context),
    valid: results.every(({ valid }) => valid),
    errors: found("errors"),
    warnings: found("warnings"),
  };
}

/** Each finding once. Its fault begins with the sites that have it, unless all have it. */
function shared(keys: readonly string[], findings: readonly (readonly BannerFinding[])[]): BannerFinding[] {
  const groups = new Map<string, { finding: BannerFinding; sites: Set<string> }>();
  for (const [index, ofSite] of findings.entries()) {
    for (const finding of ofSite) {
      const group = groups.get(JSON.stringify(finding)) ?? { finding, sites: new Set() };
      group.sites.add(keys[index] ?? "");
      groups.set(JSON.stringify(finding), group);
    }
  }
  return [...groups.values()].map(({ finding, sites }) => {
    if (sites.size === keys.length) return finding;
    const named = [...sites].slice(0, MAX_NAMED).join(", ");
    const more = sites.size > MAX_NAMED ? ` and ${sites.size - MAX_NAMED} more` : "";
    const ofSites = (fault: string) => `For ${named}${more}: ${fault}`;
    const joint = finding.joint && { ...finding.joint, fault: ofSites(finding.joint.fault) };
    return { ...finding, fault: ofSites(finding.fault), joint };
  });
}
