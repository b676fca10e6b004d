import type { Properties } from "../resources";
import { registry } from "../resources";
import { programName } from "../resources/program-name";
import { PROVIDER, PROVIDER_TEXT } from "./provider-text";
import {
  HIDDEN_INPUT,
  hiddenInputOf,
  SECRET_PATHS,
  SECRET_SIGNATURE,
  SIGNATURE_KEY,
  SITE_PROTECTED,
} from "./recorded-inputs";
import { programInputValues, programOutputValues } from "./spelling/translate";

/** A stack as Pulumi names it. */
export interface StackName {
  readonly organization: string;
  readonly project: string;
  readonly stack: string;
}

/** An existing object, as a program declares it. */
export interface ImportedResource {
  readonly kind: keyof typeof registry;
  readonly id: string;
  readonly name: string;
  /** Checked inputs. */
  readonly inputs: Properties;
  readonly outputs: Properties;
  /** Names of inputs that are secrets. */
  readonly unreadable: readonly string[];
}

/**
 * A file for `pulumi import --file`. Pulumi imports dynamic resources only with inputs and outputs beside the id; it
 * asks the provider to check them, and sends no request.
 */
export function importFile(resources: readonly ImportedResource[], stack: StackName): string {
  const entries = resources.map(({ kind, id, name, ...resource }) => ({
    type: `pulumi-nodejs:dynamic/consentform:${kind}`,
    name,
    id,
    ...recorded(kind, name, resource, stack),
  }));
  return `${JSON.stringify({ resources: entries }, null, 2)}\n`;
}

function recorded(
  kind: keyof typeof registry,
  name: string,
  { inputs, outputs, unreadable: omitted }: Pick<ImportedResource, "inputs" | "outputs" | "unreadable">,
  stack: StackName,
): { inputs: Properties; outputs: Properties } {
  const unreadable = omitted.map(programName);
  const internals = {
    [PROVIDER]: PROVIDER_TEXT,
    [HIDDEN_INPUT]: hiddenInputOf({ ...stack, parentUrn: "", kind, name, owner: "" }),
    // A program that says nothing of it protects its sites, and what passes the site as an argument with them.
    ...(kind !== "Site" && inputs.site_id !== undefined && { [SITE_PROTECTED]: true }),
    ...(unreadable.length > 0 && { [SECRET_PATHS]: unreadable.map((property) => [property]) }),
  };
  const sealed = (properties: Properties): Properties => ({
    ...properties,
    ...Object.fromEntries(unreadable.map((property) => [property, secret(properties[property])])),
    ...internals,
  });
  return {
    inputs: sealed(programInputValues(registry[kind], inputs)),
    outputs: sealed(programOutputValues(registry[kind], outputs)),
  };
}

/** A secret as an import file has it; the engine encrypts it. */
function secret(value: unknown): Properties {
  return { [SIGNATURE_KEY]: SECRET_SIGNATURE, plaintext: JSON.stringify(value) };
}
