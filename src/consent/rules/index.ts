/**
 * The consent-domain rules: what is legal in a banner document, where, and when. Pure functions without I/O; the
 * service and the preview of a deployment evaluate the same ones.
 */
export type { BannerFinding } from "./banner-finding";
export { type Basis, sourcePlaces } from "./basis";
export { closest } from "./closest";
export { contrastRatio } from "./contrast";
export { evaluateBanner, MAX_DOCUMENT_BYTES, MAX_DOCUMENT_DEPTH } from "./evaluate-banner";
export { excessFindings } from "./excess-findings";
export { fillDefaults } from "./fill-defaults";
export type { BannerComponents, BannerDocument } from "./generated/banner-document";
export type { ResolvedBannerDocument } from "./generated/resolved-banner-document";
export { checkHost, type HostOptions, type HostRefusal, isLoopbackName, registrableDomain } from "./host";
export { isRejectMissing } from "./is-reject-missing";
export { languageChain, languageLookup } from "./language-lookup";
export { isLanguage } from "./languages";
export { FIRST_LAW_DAY, type LawChange, lastAnnouncedDay, lawChanges } from "./law-changes";
export { overfullParts } from "./overfull";
export { type EmptyPlaceholder, emptyPlaceholders, substituted, TextsTooLongError } from "./placeholders";
export { placesByRule, type RulePlaces } from "./places-by-rule";
export { placesInWords, reasonInWords } from "./places-in-words";
export { type ReconsentReason, type ReconsentTrigger, reconsentReasons, type Served } from "./reconsent";
export type { RegimeRow } from "./regimes/regime-row";
export { regimeTable, TABLE_VERSION } from "./regimes/regime-table";
export {
  isRegimeRefusal,
  type RegimeAnswer,
  type RegimeQuestion,
  type RegimeRefusal,
  resolveRegime,
} from "./regimes/resolve-regime";
export { resolvedView } from "./resolved-view";
export { rowOfLanguage } from "./row-of-language";
export { FIRST_RULES_VERSION, type Rule } from "./rule";
export {
  chooseRule,
  type EffectiveRule,
  effectiveRule,
  type RuledDocument,
  type RulePlace,
  ruleFor,
} from "./rule-choice";
export type { CatalogueEntry, EvaluatedService, RuleContext } from "./rule-context";
export { isErrorSomewhere, lawOf, levelOf, placesOf, ruleEntry } from "./rule-entry";
export type { RuleFinding, RuleLevel, ValidationResult, Waiver } from "./rule-finding";
export { RULES_VERSION, rules } from "./rules";
export { hasStarter, NoStarterError, starterDocument, starterLanguages } from "./starter/starter-document";
export { composedDocument, type Ingredients, type Recipe, touchedLocks } from "./template/compose-document";
export {
  type DeclaredVariables,
  filledIn,
  type VariableFault,
  variableFaults,
  variableValues,
} from "./template/template-variables";
export { canBecome } from "./unknown/can-become";
export { withNeutralValues } from "./unknown/neutral-value";
export { isMarked, markedPlaces, markUnknown } from "./unknown/unknown-mark";
export { validateBanner } from "./validate-banner";
export { wireFinding } from "./wire-finding";
