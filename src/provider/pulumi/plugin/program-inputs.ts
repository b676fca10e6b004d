import { isObject } from "@consentform/consent/values";
import type { Property } from "../../resources";
import { parseDocumentFile } from "../../resources/document-file";
import { type EngineProperties, isUnknown, pathsIn } from "../engine-values";
import { programInputs } from "../spelling/program-properties";
import { definitionOf } from "./resource-properties";
import { urnParts } from "./urn";

/**
 * The inputs of a program in the form that the runtime checks. In a TypeScript program, the resource classes do this: a
 * missing name becomes the resource's name in the program, and a resource that is passed whole is reduced to its parts.
 * A document may be text, which programs in languages without literals for it read from a file.
 *
 * @throws Error for text that is neither JSON nor YAML
 */
export function programInputsOf(urn: string, given: EngineProperties): EngineProperties {
  const inputs = { ...given };
  for (const property of programInputs(definitionOf(urn))) {
    const { name, traits } = property;
    if (traits.autoName) inputs[name] ??= urnParts(urn).name;
    if (traits.takes !== undefined) inputs[name] = partsOf(inputs[name], traits.takes.members);
    else if (isText(property, inputs[name])) {
      const isSecret = pathsIn(given).some(([first]) => first === name);
      inputs[name] = parsed(name, String(inputs[name]), isSecret);
    }
    if (inputs[name] === undefined) delete inputs[name];
  }
  return inputs;
}

/** True for a document as text. A digest, which an option restores from state, is not text. */
function isText({ name, traits, schema }: Property, value: unknown): boolean {
  const isDocument = traits.digestOnly !== undefined || name === "document" || schema["x-document"] === true;
  return isDocument && typeof value === "string" && !isUnknown(value) && !value.startsWith("sha256:");
}

function parsed(name: string, text: string, isSecret: boolean): unknown {
  try {
    return parseDocumentFile(name, text).value;
  } catch (error) {
    if (!isSecret) throw error;
    throw new Error(`${name}: the secret text is neither JSON nor YAML.`);
  }
}

/** The parts of an object that has all of them and more, such as a look-up's result; any other value unchanged. */
function partsOf(value: unknown, members: readonly string[]): unknown {
  if (!isObject(value) || !members.every((member) => member in value)) return value;
  return Object.fromEntries(members.map((member) => [member, value[member]]));
}
