/** The life of a resource, for any engine: verbs over a definition and a session. */
export { ExistingObject } from "./findings/existing-object";
export { isPartialFailure, PartialFailure } from "./findings/partial-failure";
export { pointersIn, propertiesIn } from "./findings/public-places";
export { isPartOfWords, longestFirst, redaction } from "./findings/redaction";
export { secondResource } from "./findings/second-resource";
export type { Claims, Collision } from "./ledger/claims";
export { createLedger, type Ledger } from "./ledger/ledger";
export { claimByCreation, claimById, claimByInputs, isClaimed, isDeleted, namesOf, writtenBy } from "./ledger/names";
export { createPlanLedger, type PlanConflict, type PlanLedger, type PlannedObject } from "./ledger/plan-ledger";
export { type StoredFacts, storedFacts } from "./ledger/stored-facts";
export type { ReadResult } from "./object/observation";
export {
  type CompleteConfiguration,
  type Configuration,
  clientFor,
  completeConfiguration,
  environmentVariables,
  type ReachableConfiguration,
  requireComplete,
  requireEndpoint,
} from "./session/configuration";
export { isConfigurationFailure, withConfigurationAdvice } from "./session/configuration-advice";
export { createSession, type Notice, type Session } from "./session/session";
export { untilStopped } from "./session/until-stopped";
export {
  DECLARED,
  declaredPaths,
  leafPaths,
  select,
  selectDeclared,
  UNFINISHED,
  unfinishedIn,
  valueAt,
} from "./values/declared";
export { identityOf, idOf } from "./values/identity";
export { knownState, outputsOf } from "./values/outputs";
export { shapesOf } from "./values/shapes";
export { isFollowing, isStable } from "./values/stable-outputs";
export { hasUnknown } from "./values/unknown";
export { type CheckResult, check } from "./verbs/check";
export { create } from "./verbs/create";
export { diff } from "./verbs/diff";
export { list, listed } from "./verbs/list";
export { lookUp, lookUpArguments } from "./verbs/look-up";
export { mayDelete } from "./verbs/may-delete";
export { type PreviewRequest, preview, unshownEffects } from "./verbs/preview";
export { read } from "./verbs/read";
export { remove } from "./verbs/remove";
export { update } from "./verbs/update";
