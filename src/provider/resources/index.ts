/** Everything that can be declared as code: the vocabulary, the kinds, and what is derived from both. */
export { type DataSource, dataSources, listName } from "./data-sources";
export type {
  CheckWork,
  Definition,
  Difference,
  Finding,
  Property,
  SitePart,
  Traits,
} from "./definition";
export { type EphemeralResource, ephemeralResources } from "./ephemeral-resources";
export { type Kind, registry } from "./generated/registry";
export { heldText, heldVersion } from "./held-version";
export { answeredProperties, inputProperties, outputProperties } from "./properties";
export type { Properties, Wire } from "./property-values";
export { type Fault, faultOf, faultText, ResourceError } from "./resource-error";
export { conditionalScopes, requiredScopes } from "./scopes";
export { joined, member, named, type Place, pathText, render, type Text, text } from "./text";
export type { Creation, Observation, Origin, Service, Wait, Work, WrittenDraft } from "./work";
