import {
  canonicalJson,
  clipped,
  composedDocument,
  digest,
  emptyPlaceholders,
  entryOf,
  FIRST_RULES_VERSION,
  type Ingredients,
  TextsTooLongError,
  touchedLocks,
  variableFaults,
} from "../../rules";
import type { Checked, CheckWork, Finding } from "../definition";
import { documentFindings } from "../document-findings";
import { type Place, pathText, render, type Text, text } from "../text";
import { type DeclaredTemplate, entriesOf, placeOf, type RolloutInputs, type SiteRecipe } from "./rollout-inputs";

/** The result of `check` for one site. */
interface Composed {
  /** Of the document, or a stand-in for a value that is not known yet; undefined if nothing can be composed. */
  digest: unknown;
  findings: readonly Finding[];
}

/**
 * Composes the document of each site, so that its digest is known before anything is sent, and evaluates it. A site
 * whose recipe is as recorded is not evaluated again: newer rules never fail a fleet that does not change. Its document
 * is composed all the same, since a refresh records what is there in place of the digest.
 */
export function composeSites(work: CheckWork<RolloutInputs>): Checked {
  const { inputs, recordedInputs, unknownIn } = work;
  const { template, sites } = inputs;
  if (template === undefined || sites === undefined) return {};
  const unknown = unknownIn(template);
  if (typeof template !== "object" || typeof sites !== "object")
    return { inputs: { template_digest: unknown ?? digestOf(template), digests: unknown ?? unknownIn(sites) } };
  const template_digest = unknown ?? digestOf(template);
  const ingredients = ingredientsOf(template, unknownIn);
  if (ingredients === null) return { inputs: { template_digest } };
  const isTemplateSame = unknown === undefined && template_digest === recordedInputs.template_digest;
  const evaluate = evaluateOnce(work);
  const composed = entriesOf(sites).map(([key, recipe]) => {
    const unknownPart = unknownIn([recipe.variables, recipe.overrides]) ?? unknownIn(ingredients);
    if (unknownPart !== undefined) return [key, { digest: unknownPart, findings: [] }] as const;
    const isSame = isTemplateSame && isSameRecipe(recipe, entryOf(recordedInputs.sites, key), unknownIn);
    return [key, composeSite(ingredients, key, recipe, isSame ? null : evaluate)] as const;
  });
  const digests = composed.flatMap(([key, { digest: found }]) => (found === undefined ? [] : [[key, found] as const]));
  return {
    inputs: { template_digest, digests: Object.fromEntries(digests) },
    findings: grouped(composed.flatMap(([, { findings }]) => findings)),
  };
}

/**
 * The template's digest. State holds it, so it is that of the names that releases up to 0.2.0 hashed; with others,
 * every rollout would be applied again.
 */
function digestOf(template: unknown): string {
  if (typeof template !== "object" || template === null) return digest(template);
  const { workspace_id: workspaceId, locked_paths: lockedPaths, ...rest } = template as DeclaredTemplate;
  return digest({
    ...rest,
    ...(workspaceId !== undefined && { workspaceId }),
    ...(lockedPaths !== undefined && { lockedPaths }),
  });
}

/** The template's parts, perhaps not all of them known; null of a bare id. */
function ingredientsOf(template: DeclaredTemplate, unknownIn: CheckWork["unknownIn"]): Ingredients | null {
  const { document, variables = {}, locked_paths: lockedPaths = [] } = template;
  if (document === undefined) return null;
  if (unknownIn(variables) !== undefined) return { document: unknownIn(variables), variables: {}, lockedPaths: [] };
  const declared = Object.entries(variables).map(([name, { required = false, default: fallback = null }]) => {
    return [name, { required, default: fallback }] as const;
  });
  return { document, variables: Object.fromEntries(declared), lockedPaths };
}

function isSameRecipe(recipe: SiteRecipe, before: SiteRecipe | undefined, unknownIn: CheckWork["unknownIn"]): boolean {
  if (before === undefined || unknownIn(recipe.waivers) !== undefined) return false;
  const part = ({ variables = {}, overrides = {}, waivers = [] }: SiteRecipe) => [variables, overrides, waivers];
  return canonicalJson(part(recipe)) === canonicalJson(part(before));
}

type Evaluate = (
  document: unknown,
  documentDigest: string | null,
  key: string,
  recipe: SiteRecipe,
) => readonly Finding[];

/** Evaluates each document once, whichever sites have it. */
function evaluateOnce({ isHistoryUnknown, unknownIn }: CheckWork<RolloutInputs>): Evaluate {
  const known = new Map<string, readonly Finding[]>();
  return (document, documentDigest, key, { waivers: declared = [] }) => {
    const waivers = unknownIn(declared) === undefined ? declared : null;
    const property = placeOf(key);
    const name = documentDigest === null ? key : `${documentDigest} ${canonicalJson(waivers)}`;
    const found =
      known.get(name) ??
      documentFindings(document, {
        ...{ property, waiversProperty: placeOf(key, "waivers"), waivers },
        ...(isHistoryUnknown && { acceptedRulesVersion: FIRST_RULES_VERSION }),
      });
    known.set(name, found);
    return found.map((finding) => ({ ...finding, property }));
  };
}

/** @param evaluate null for a recipe that was accepted before */
function composeSite(template: Ingredients, key: string, recipe: SiteRecipe, evaluate: Evaluate | null): Composed {
  const { variables = {}, overrides = {} } = recipe;
  const faults = evaluate === null ? [] : recipeFaults(template, key, recipe);
  if (faults.length > 0) return { digest: undefined, findings: faults };
  try {
    const document = composedDocument(template, null, { mode: "replace", overrides, variables });
    const documentDigest = digestOrNull(document);
    const findings = evaluate?.(document, documentDigest, key, recipe) ?? [];
    return { digest: documentDigest ?? undefined, findings };
  } catch (error) {
    if (!(error instanceof TextsTooLongError)) throw error;
    const message = `with these variables, the texts of the template or the overrides have more than ${error.maxCharacters} characters, the maximum for a document. Shorten the values, or use the variables less often.`;
    return { digest: undefined, findings: [refusal(placeOf(key, "variables"), "too-large", message)] };
  }
}

/** The faults of a recipe that the service would refuse for any resulting document. */
function recipeFaults(template: Ingredients, key: string, { variables = {}, overrides = {} }: SiteRecipe): Finding[] {
  const { variables: declared, lockedPaths } = template;
  const locks = touchedLocks(overrides, lockedPaths).map((path) => path || "the whole document");
  return [
    ...variableFaults(declared, variables).map(({ name, code, detail }) =>
      refusal(placeOf(key, "variables", name), code, detail),
    ),
    ...emptyPlaceholders(overrides, Object.keys(declared)).map(({ pointer, message }) =>
      refusal(placeOf(key, "overrides"), "unknown-variable", `At ${pointer}: ${message}`),
    ),
    ...(locks.length === 0
      ? []
      : [
          refusal(
            placeOf(key, "overrides"),
            "template-locked",
            `changes ${clipped(locks.join(", "))}, which the template locks. Remove it from the overrides, or unlock it in the template.`,
          ),
        ]),
  ];
}

function refusal(property: Place, code: string, message: Text): Finding {
  return { property, code, message, severity: "error" };
}

/** Null for a document without canonical form, which the rules report with its place. */
function digestOrNull(document: unknown): string | null {
  try {
    return digest(document);
  } catch {
    return null;
  }
}

/** Merges findings that are equal for many sites into one, about the first site. */
function grouped(findings: readonly Finding[]): Finding[] {
  const groups = new Map<string, { first: Finding; paths: Set<string> }>();
  for (const finding of findings) {
    const { code = "", pointer = "", message, severity } = finding;
    // Of properties that the text names, only the last part is the same for all sites.
    const name = JSON.stringify([code, pointer, render(message, (place) => place.slice(-1)), severity]);
    const group = groups.get(name) ?? { first: finding, paths: new Set() };
    group.paths.add(pathText(finding.property));
    groups.set(name, group);
  }
  return [...groups.values()].map(({ first, paths }) => {
    const others = paths.size - 1;
    const more = others === 0 ? "" : ` The same holds for ${others} more ${others === 1 ? "site" : "sites"}.`;
    return { ...first, message: text`${first.message}${more}` };
  });
}
