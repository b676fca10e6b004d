import {
  canBecome,
  composedDocument,
  emptyPlaceholders,
  FIRST_RULES_VERSION,
  type Ingredients,
  isMarked,
  markedPlaces,
  TextsTooLongError,
  touchedLocks,
  variableFaults,
} from "@consentform/consent/rules";
import { canonicalJson, clipped, digest, entryOf, isObject } from "@consentform/consent/values";
import type { Checked, CheckWork, Finding } from "../definition";
import { documentFindings, unevaluatedDocument } from "../document-findings";
import { marked } from "../marked";
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
  if (typeof template !== "object" || typeof sites !== "object") {
    const name = typeof template === "object" ? "sites" : "template";
    const digests = unknown ?? unknownIn(sites);
    return {
      inputs: { template_digest: unknown ?? digestOf(template), digests },
      findings: digests === undefined ? [] : [unevaluatedDocument([name])],
    };
  }
  const template_digest = unknown ?? digestOf(template);
  const ingredients = ingredientsOf(marked(template, unknownIn));
  if (ingredients === null) return { inputs: { template_digest } };
  const unknownIngredient = unknownIn([template.document, template.variables, template.locked_paths]);
  const isTemplateSame = unknown === undefined && template_digest === recordedInputs.template_digest;
  const evaluate = evaluateOnce(work);
  const composed = entriesOf(sites).map(([key, recipe]) => {
    const recorded = entryOf(recordedInputs.sites, key);
    const isSame = isTemplateSame && isSameRecipe(recipe, recorded, unknownIn);
    const found = composeSite(ingredients, key, marked(recipe, unknownIn), isSame ? null : evaluate);
    const unknownPart = unknownIn([recipe.variables, recipe.overrides]) ?? unknownIngredient;
    return [key, { ...found, digest: unknownPart ?? found.digest }] as const;
  });
  const digests = composed.flatMap(([key, { digest: found }]) => (found === undefined ? [] : [[key, found] as const]));
  return {
    inputs: { template_digest, digests: Object.fromEntries(digests) },
    findings: grouped([...unknownSites(work), ...composed.flatMap(([, { findings }]) => findings)]),
  };
}

function unknownSites({ inputs: { sites }, unknownIn }: CheckWork<RolloutInputs>): Finding[] {
  return Object.entries(sites as object).flatMap(([key, recipe]) =>
    recipe !== undefined && unknownIn(recipe) === recipe ? [unevaluatedDocument(placeOf(key))] : [],
  );
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

/** The parts of a marked template; null of a bare id. */
function ingredientsOf(template: DeclaredTemplate): Ingredients | null {
  const { document, variables = {}, locked_paths: lockedPaths = [] } = template;
  if (document === undefined) return null;
  // Any text may have one of the variables, and a name that is not declared may be.
  if (isMarked(variables)) return { document: variables, variables: {}, lockedPaths: [] };
  const declared = Object.entries(variables).map(([name, variable]) => {
    const { required = false, default: fallback = null } = isMarked(variable)
      ? { default: String(variable) }
      : variable;
    return [name, { required: required === true, default: fallback }] as const;
  });
  return {
    document,
    variables: Object.fromEntries(declared),
    lockedPaths: isMarked(lockedPaths) ? [] : lockedPaths.filter((path) => !isMarked(path)),
  };
}

function isSameRecipe(recipe: SiteRecipe, before: SiteRecipe | undefined, unknownIn: CheckWork["unknownIn"]): boolean {
  const part = ({ variables = {}, overrides = {}, waivers = [] }: SiteRecipe) => [variables, overrides, waivers];
  if (before === undefined || unknownIn(part(recipe)) !== undefined) return false;
  return canonicalJson(part(recipe)) === canonicalJson(part(before));
}

type Evaluate = (
  document: unknown,
  documentDigest: string | null,
  key: string,
  recipe: SiteRecipe,
) => readonly Finding[];

/** Evaluates each document once, whichever sites have it. */
function evaluateOnce(work: CheckWork<RolloutInputs>): Evaluate {
  const { isHistoryUnknown } = work;
  const mayBeAccepted = acceptanceBefore(work);
  const known = new Map<string, readonly Finding[]>();
  return (document, documentDigest, key, recipe) => {
    const { waivers: declared = [] } = recipe;
    const waivers = markedPlaces(declared).length === 0 ? declared : null;
    const property = placeOf(key);
    const isAccepted = mayBeAccepted(document, documentDigest, key, recipe);
    const name = documentDigest === null ? key : `${documentDigest} ${isAccepted} ${canonicalJson(waivers)}`;
    const found =
      known.get(name) ??
      documentFindings(document, {
        property,
        waiversProperty: placeOf(key, "waivers"),
        waivers,
        ...((isHistoryUnknown || isAccepted) && { acceptedRulesVersion: FIRST_RULES_VERSION }),
      });
    known.set(name, found);
    return found.map((finding) => ({ ...finding, property }));
  };
}

type MayBeAccepted = (...declared: Parameters<Evaluate>) => boolean;

/**
 * The test whether a document is the one that its site had, which newer rules never refuse, or may turn out to be.
 * Where only the digest of that one is recorded, it may, unless the template has another text now.
 */
function acceptanceBefore({ inputs, recordedInputs, unknownIn }: CheckWork<RolloutInputs>): MayBeAccepted {
  const { sites, digests } = recordedInputs as Partial<RolloutInputs>;
  const { template, isOther } = templateBefore(recordedInputs.template, inputs.template, unknownIn);
  const before = template === null ? null : ingredientsOf(template);
  return (document, documentDigest, key, { site }) => {
    const recorded = entryOf(sites, key);
    if (recorded === undefined || !(isMarked(site) || site === recorded.site)) return false;
    const recordedDigest = entryOf(digests, key);
    if (markedPlaces(document).length === 0) return documentDigest === recordedDigest;
    const accepted = before === null ? null : documentOf(before, recorded);
    if (accepted === null || digestOrNull(accepted) !== recordedDigest) return !isOther;
    return canBecome(document, accepted);
  };
}

/** The template that state holds. Of a managed one it may hold the digest of the text, which the program may have. */
function templateBefore(
  recorded: unknown,
  declared: RolloutInputs["template"],
  unknownIn: CheckWork<RolloutInputs>["unknownIn"],
): { readonly template: DeclaredTemplate | null; readonly isOther: boolean } {
  if (!isObject(recorded)) return { template: null, isOther: false };
  const template = recorded as unknown as DeclaredTemplate;
  if (typeof template.document !== "string") return { template, isOther: false };
  const document = typeof declared === "object" ? declared.document : undefined;
  if (!isObject(document) || unknownIn(document) !== undefined) return { template: null, isOther: false };
  return { template: { ...template, document }, isOther: digestOrNull(document) !== template.document };
}

/**
 * @param recipe with marks for what is unknown
 * @param evaluate null for a recipe that was accepted before
 */
function composeSite(template: Ingredients, key: string, recipe: SiteRecipe, evaluate: Evaluate | null): Composed {
  const faults = evaluate === null ? [] : recipeFaults(template, key, recipe);
  if (faults.length > 0) return { digest: undefined, findings: faults };
  try {
    const document = documentOf(template, recipe);
    const documentDigest = digestOrNull(document);
    const findings = evaluate?.(document, documentDigest, key, recipe) ?? [];
    return { digest: documentDigest ?? undefined, findings };
  } catch (error) {
    if (!(error instanceof TextsTooLongError)) throw error;
    const message = `with these variables, the texts of the template or the overrides have more than ${error.maxCharacters} characters, the maximum for a document. Shorten the values, or use the variables less often.`;
    return { digest: undefined, findings: [refusal(placeOf(key, "variables"), "too-large", message)] };
  }
}

function documentOf(template: Ingredients, { variables = {}, overrides = {} }: SiteRecipe): unknown {
  const { document, variables: declared } = template;
  // A merge would leave the overrides alone in place of an unknown document.
  if (isMarked(document)) return document;
  const values = isMarked(variables)
    ? Object.fromEntries(Object.keys(declared).map((name) => [name, String(variables)]))
    : variables;
  const recipe = { mode: "replace", overrides: withoutHidden(overrides, document), variables: values } as const;
  return composedDocument(template, null, recipe);
}

/** Overrides without what they change inside of unknown parts of the template, which stay unknown. */
function withoutHidden(overrides: unknown, document: unknown): unknown {
  if (!isObject(overrides) || !isObject(document)) return overrides;
  const kept = Object.entries(overrides).filter(
    ([name, patch]) => !(isObject(patch) && isMarked(entryOf(document, name))),
  );
  return Object.fromEntries(kept.map(([name, patch]) => [name, withoutHidden(patch, entryOf(document, name))]));
}

/** The faults of a recipe that the service would refuse for any resulting document. */
function recipeFaults(template: Ingredients, key: string, { variables = {}, overrides = {} }: SiteRecipe): Finding[] {
  const { variables: declared, lockedPaths } = template;
  const touched = touchedLocks(isMarked(overrides) ? {} : overrides, lockedPaths);
  // An unknown override may leave the locked part as it is.
  const unknown = markedPlaces(overrides);
  const isDecided = (path: string) => !unknown.some((place) => path === place || path.startsWith(`${place}/`));
  const locks = touched.filter(isDecided).map((path) => path || "the whole document");
  // Marks are found where the template is, so nothing about its variables is decided either.
  const isOpen = isMarked(template.document) && Object.keys(declared).length === 0;
  return [
    ...(isMarked(variables) || isOpen ? [] : variableFaults(declared, variables)).map(({ name, code, detail }) =>
      refusal(placeOf(key, "variables", name), code, detail),
    ),
    ...(isOpen ? [] : emptyPlaceholders(overrides, Object.keys(declared))).map(({ pointer, message }) =>
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
