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
  spelledPlace,
  type Text,
} from "../resources";
export { type CheckRequest, type CheckResult, check } from "./check";
export {
  type Claimant,
  type Claims,
  type Collision,
  claimById,
  claimByInputs,
  createClaims,
  writtenBy,
} from "./claims";
export { fromWire, toWire } from "./codec";
export {
  type CompleteConfiguration,
  type Configuration,
  clientFor,
  completeConfiguration,
  ENVIRONMENT,
  type ReachableConfiguration,
  requireComplete,
  requireEndpoint,
} from "./configuration";
export { isConfigurationFailure, withConfigurationAdvice } from "./configuration-advice";
export {
  DECLARED,
  declaredPaths,
  leafPaths,
  namesOf,
  select,
  selectDeclared,
  UNFINISHED,
  unfinishedIn,
} from "./declared";
export { type DiffRequest, diff } from "./diff";
export { ExistingObject } from "./existing-object";
export { identityOf, idOf } from "./identity";
export { jsonEqual } from "./json-equal";
export { type ListedObject, list, listed } from "./list";
export { lookUp, lookUpArguments } from "./look-up";
export { opaqueIn } from "./opaque";
export { knownState, outputsOf } from "./outputs";
export { isPartialFailure, PartialFailure } from "./partial-failure";
export { isPlainObject } from "./plain-value";
export { type ReadRequest, type ReadResult, read } from "./read";
export { type CreateRequest, create, type UpdateRequest, update } from "./reconcile";
export { isPartOfWords, longestFirst, redaction } from "./redaction";
export { isDeleted, type RemoveRequest, remove } from "./remove";
export { secondResource } from "./second-resource";
export { createSession, type Notice, type Session, type SessionOptions } from "./session";
export { untilStopped } from "./until-stopped";
export type { Wording } from "./wording";
