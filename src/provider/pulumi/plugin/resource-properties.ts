import type { Struct } from "google-protobuf/google/protobuf/struct_pb";
import { type Definition, registry } from "../../resources";
import { type EngineProperties, pathsIn } from "../engine-values";
import { PROVIDER } from "../provider-text";
import { HIDDEN_INPUT, hiddenInputOf, SECRET_PATHS } from "../recorded-inputs";
import { wholeOutputs } from "../recorded-outputs";
import { secrecyOf } from "../secrecy";
import type { SecretPath } from "../secret-paths";
import { programInputs, programOutputs } from "../spelling/program-properties";
import { configurationReader } from "./configuration-rpcs";
import { urnParts } from "./urn";
import { closed, opened } from "./wire";

/** The definition of the resource that a URN names. @throws Error for a type that this version does not have */
export function definitionOf(urn: string): Definition {
  const { kind } = urnParts(urn);
  const definition = (registry as Record<string, Definition | undefined>)[kind];
  if (definition !== undefined) return definition;
  throw new Error(
    `This version of consentform does not know the kind ${kind}; known are ${Object.keys(registry).join(", ")}. Upgrade the plugin.`,
  );
}

/** A resource's recorded properties or checked inputs, in the form that the runtime accepts. */
export function received(urn: string, struct: Struct | undefined): EngineProperties {
  return identified(urn, opened(struct).properties);
}

/** The inputs of a program. Marked secrets, and properties that are always secrets, are listed in `__secrets`. */
export function receivedInputs(urn: string, struct: Struct | undefined): EngineProperties {
  const { properties, secretPaths } = opened(struct);
  return withAlwaysSecrets(urn, identified(urn, properties), secretPaths);
}

/** The inputs, with the places of what is marked and of properties that always are secrets in `__secrets`. */
export function withAlwaysSecrets(
  urn: string,
  properties: EngineProperties,
  marked: readonly SecretPath[] = [],
): EngineProperties {
  const always = secretsOf(urn).filter(([name = ""]) => properties[name] !== undefined);
  const paths = [...pathsIn(properties), ...marked, ...always];
  const texts = [...new Set(paths.map((path) => JSON.stringify(path)))].sort();
  return { ...properties, ...(texts.length > 0 && { [SECRET_PATHS]: texts.map((text) => JSON.parse(text)) }) };
}

/** Inputs or outputs for the engine, with every secret marked. */
export function sent(urn: string, properties: EngineProperties): Struct {
  const secretPaths = pathsIn(properties);
  // Values that check, the service or a restored output adds may repeat a secret.
  const sealed = secrecyOf(definitionOf(urn), { properties, secretPaths }).seal(properties);
  return closed(sealed, [...secretPaths, ...secretsOf(urn)]);
}

/** Outputs for the engine. Programs in other languages have no class that restores what state omits. */
export function sentOutputs(urn: string, id: string, outputs: EngineProperties): Struct {
  const { id: _id, ...whole } = wholeOutputs(definitionOf(urn), id, outputs);
  return sent(urn, whole);
}

function identified(urn: string, properties: EngineProperties): EngineProperties {
  const { [HIDDEN_INPUT]: hidden = hiddenInput(urn), [PROVIDER]: _text, ...rest } = properties;
  return { ...rest, [HIDDEN_INPUT]: hidden };
}

function hiddenInput(urn: string): EngineProperties {
  const { project, stack, parents, kind, name } = urnParts(urn);
  // The engine does not report the organization. Backends without organizations use this name.
  const identity = { organization: "organization", project, stack, parentUrn: parents, kind, name };
  return { ...hiddenInputOf({ ...identity, owner: configurationReader()("consentform:owner") ?? "" }) };
}

const secrets = new Map<Definition, readonly SecretPath[]>();

function secretsOf(urn: string): readonly SecretPath[] {
  const definition = definitionOf(urn);
  const known = secrets.get(definition);
  if (known !== undefined) return known;
  const all = [...programInputs(definition), ...programOutputs(definition)];
  const found = all.filter(({ traits }) => traits.secret).map(({ name }) => [name]);
  secrets.set(definition, found);
  return found;
}
