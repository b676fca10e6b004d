/** The life of a resource, for any engine: verbs over a definition and a session. */
export { type Clock, systemClock } from "../client";
export {
  conditionalScopes,
  type Difference,
  type Fault,
  type Finding,
  faultOf,
  faultText,
  inputProperties,
  outputProperties,
  type Place,
  type Properties,
  type Property,
  pathText,
  ResourceError,
  render,
  requiredScopes,
  type Text,
} from "../resources";
export type { Wording } from "../resources/wording";
export { ExistingObject } from "./findings/existing-object";
export { isPartialFailure, PartialFailure } from "./findings/partial-failure";
export { pointersIn, propertiesIn } from "./findings/public-places";
export { isPartOfWords, longestFirst, redaction } from "./findings/redaction";
export { secondResource } from "./findings/second-resource";
export type { Claimant, Claims, Collision } from "./ledger/claims";
export { createLedger, type Ledger } from "./ledger/ledger";
export { claimByCreation, claimById, claimByInputs, isClaimed, isDeleted, namesOf, writtenBy } from "./ledger/names";
export { createPlanLedger, type PlanConflict, type PlanLedger } from "./ledger/plan-ledger";
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
export { createSession, type Notice, type Session, type SessionOptions } from "./session/session";
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
export { jsonEqual } from "./values/json-equal";
export { knownState, outputsOf } from "./values/outputs";
export { shapesOf } from "./values/shapes";
export { hasUnknown } from "./values/unknown";
export { type CheckRequest, type CheckResult, check } from "./verbs/check";
export { type CreateRequest, create } from "./verbs/create";
export { type DiffRequest, diff } from "./verbs/diff";
export { type ForeseeRequest, foresee, hidden } from "./verbs/foresee";
export { type ListedObject, list, listed } from "./verbs/list";
export { lookUp, lookUpArguments } from "./verbs/look-up";
export { mayDelete } from "./verbs/may-delete";
export { type ReadRequest, read } from "./verbs/read";
export { type RemoveRequest, remove } from "./verbs/remove";
export { type UpdateRequest, update } from "./verbs/update";
