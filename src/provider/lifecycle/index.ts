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
export { untilStopped } from "./calls/until-stopped";
export { type CheckRequest, type CheckResult, check } from "./check";
export { type DiffRequest, diff } from "./diff";
export { ExistingObject } from "./findings/existing-object";
export { isPartialFailure, PartialFailure } from "./findings/partial-failure";
export { pointersIn, propertiesIn } from "./findings/public-places";
export { isPartOfWords, longestFirst, redaction } from "./findings/redaction";
export { secondResource } from "./findings/second-resource";
export { type ForeseeRequest, foresee, hidden } from "./foresee";
export {
  type Claimant,
  type Claims,
  type Collision,
  claimByCreation,
  claimById,
  claimByInputs,
  createClaims,
  writtenBy,
} from "./identity/claims";
export { identityOf, idOf } from "./identity/identity";
export { type ListedObject, list, listed } from "./list";
export { lookUp, lookUpArguments } from "./look-up";
export { notePromoted } from "./note-promoted";
export { type ReadRequest, type ReadResult, read } from "./read";
export { type CreateRequest, create, type UpdateRequest, update } from "./reconcile";
export { isDeleted, mayDelete, type RemoveRequest, remove } from "./remove";
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
export type { Wording } from "./session/wording";
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
export { jsonEqual } from "./values/json-equal";
export { opaqueIn } from "./values/opaque";
export { knownState, outputsOf } from "./values/outputs";
export { hasUnknown } from "./values/unknown";
