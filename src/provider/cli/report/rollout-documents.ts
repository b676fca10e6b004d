import { composedDocument, type Ingredients } from "@consentform/consent/rules";
import { entryOf } from "@consentform/consent/values";
import { holdsMark, type PlannedProperties, type PlannedResource, planned, plannedText, UNKNOWN } from "./plan";
import { asObject } from "./plan-json";
import type { PlannedDocument } from "./planned-document";

/**
 * The documents of a rollout's sites that its plan changes, composed from the template and the sites of the same plan.
 * A site whose parts are not all known has its digests alone.
 */
export function rolloutDocuments({ address, before, after }: PlannedResource): PlannedDocument[] {
  const former = asObject(planned(before, "sites")) ?? {};
  return Object.entries(asObject(planned(after, "sites")) ?? {}).flatMap(([key, site]) => {
    const isNew = !Object.hasOwn(former, key);
    const digests = { beforeDigest: digestOf(before, key), afterDigest: digestOf(after, key) };
    if (digests.afterDigest !== null && digests.afterDigest === digests.beforeDigest) return [];
    return [
      {
        address: `${address}[${key}]`,
        waivers: planned(asObject(site), "waivers"),
        isWhole: true,
        ...digests,
        siteId: plannedText(asObject(site), "site"),
        before: isNew ? undefined : composed(before, entryOf(former, key)),
        after: composed(after, site),
      },
    ];
  });
}

function digestOf(properties: PlannedProperties | null, key: string): string | null {
  const digest = entryOf(asObject(planned(properties, "digests")), key);
  return typeof digest === "string" ? digest : null;
}

/** The document of a site, or a stand-in if it cannot be composed. */
function composed(rollout: PlannedProperties | null, site: unknown): unknown {
  const template = asObject(planned(rollout, "template"));
  const document = planned(template, "document");
  const recipe = asObject(site);
  // The revision of a template that the same plan changes is known only later, and is not needed.
  const parts = [document, template?.variables, recipe?.variables, recipe?.overrides];
  if (document === undefined || recipe === null || parts.some((part) => holdsMark(part))) return markOf(parts);
  const ingredients = {
    document,
    variables: variablesOf(template),
    lockedPaths: planned(template, "locked_paths") ?? [],
  };
  const { variables = {}, overrides = {} } = recipe;
  try {
    // Parts that the provider has already checked when it planned.
    return composedDocument(ingredients as Ingredients, null, { mode: "replace", overrides, variables } as never);
  } catch {
    return UNKNOWN;
  }
}

function markOf(parts: readonly unknown[]): unknown {
  return parts.some((part) => holdsMark(part)) ? parts : UNKNOWN;
}

function variablesOf(template: PlannedProperties | null): Record<string, { required: boolean; default: unknown }> {
  const variables = Object.entries(asObject(planned(template, "variables")) ?? {});
  return Object.fromEntries(
    variables.map(([name, variable]) => {
      const declared = asObject(variable);
      return [name, { required: declared?.required === true, default: declared?.default ?? null }];
    }),
  );
}
