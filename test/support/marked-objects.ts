import { programInputValues } from "../../src/provider/pulumi/spelling/translate";
import { type Properties, registry } from "../../src/provider/resources";
import { resourceNamed } from "../e2e/state-resource";
import type { PlantedObject } from "./planted-objects";
import type { PulumiStack } from "./pulumi-stack";

/** Marks every leaf of the inputs of every object as a secret, ids of other objects included, but those of `plain`. */
export const markedProgram = `
const pulumi = require("@pulumi/pulumi");
const consentform = require("consentform");
const { objects, plain } = JSON.parse(require("node:fs").readFileSync("objects.json", "utf8"));
const marked = (value) => {
  if (Array.isArray(value)) return value.map(marked);
  if (value === null || typeof value !== "object") return pulumi.secret(value);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, marked(member)]));
};
for (const { kind, name, inputs, whole } of objects) {
  const { deletionProtection, siteId: site, domainId: domain, template, ...rest } = inputs;
  const given = Object.entries({ ...rest, site, domain, template: template?.id }).filter(([, value]) => value !== undefined);
  const secret = ([key, value]) => [key, plain.includes(name) ? value : whole ? pulumi.secret(value) : marked(value)];
  // The only argument that accepts no output: it decides about the option protect.
  const args = { ...Object.fromEntries(given.map(secret)), ...(deletionProtection === undefined ? {} : { deletionProtection }) };
  const resource = new consentform[kind](name, args);
  exports[name] = resource;
  exports[name + "Effective"] = resource.effective;
}
`;

/** Marks a secret in state (pulumi: sdk/go/common/resource/sig). */
export const SECRET = "4dabf18193072939515e22adb298388d";

/** The object with the names that programs use. */
export function asProgram({ kind, inputs, ...object }: PlantedObject): PlantedObject {
  return { kind, ...object, inputs: programInputValues(registry[kind], inputs) };
}

/** The places of unencrypted leaves of the inputs in state: texts and numbers, also among the service's own values. */
export function leavesInPlain(of: PulumiStack, objects: readonly PlantedObject[]): string[] {
  return objects.flatMap(({ kind, name, inputs }) => {
    const { inputs: recorded = {}, outputs = {} } = resourceNamed(of.state(), name);
    const { deletionProtection: _notMarkable, ...marked } = inputs;
    const places = [recorded, outputs, (outputs.effective ?? {}) as Properties];
    return places.flatMap((place) => plainLeaves(marked, place, `${kind} ${name}`));
  });
}

function plainLeaves(value: unknown, recorded: unknown, path: string): string[] {
  // Absent, or encrypted as a whole.
  if (recorded === undefined || (recorded as Properties)?.[SECRET] !== undefined) return [];
  if (typeof value !== "object" || value === null) return value === null ? [] : [path];
  return Object.entries(value).flatMap(([name, member]) =>
    plainLeaves(member, (recorded as Properties)[name], `${path}.${name}`),
  );
}

/** The recorded outputs of the resource with this name. */
export function outputsOf(of: PulumiStack, name: string): Properties {
  return resourceNamed(of.state(), name).outputs ?? {};
}
