import type { SchemaNode } from "../../src/consent/contract";
import type { Client } from "../../src/provider/client";
import { check } from "../../src/provider/lifecycle";
import {
  inputProperties,
  type Kind,
  outputProperties,
  type Properties,
  type Property,
  registry,
} from "../../src/provider/resources";
import { mapValues, structure } from "../../src/provider/resources/schema";
import { providerSchema } from "../../src/provider/terraform/schema";
import type { Laboratory } from "../conformance/laboratory";
import { rows } from "../conformance/rows";
import { block } from "../support/hcl";
import { resourceType, toAttributes } from "../support/terraform-configuration";

/** One object of a configuration: its kind, its name there, and what it declares. */
export interface Declared {
  readonly kind: Kind;
  readonly name: string;
  readonly inputs: Properties;
}

/** An object before and after some of its inputs change. */
export interface ChangedObject {
  readonly before: Declared;
  readonly after: Declared;
  readonly inputs: readonly string[];
}

let keys = 0;

/** An object of a kind as its row declares it. */
export async function declareObject(
  laboratory: Laboratory,
  client: Client,
  kind: Kind,
  name: string,
): Promise<Declared> {
  return withKey({ kind, name, inputs: await rows[kind].inputs(laboratory, client) });
}

/** Reports whether objects of a kind can be imported. */
export function isImportable({ kind }: Pick<Declared, "kind">): boolean {
  return registry[kind].notImportable === undefined;
}

/**
 * A key for a separate object. Without one, objects of a kind with equal names are indistinguishable, which a plan
 * refuses; kinds without keys need none.
 */
function withKey(declared: Declared): Declared {
  if (!attributeNames(declared.kind).has("external_key")) return declared;
  keys += 1;
  return { ...declared, inputs: { ...declared.inputs, external_key: `acceptance-${keys}` } };
}

/** Attributes of a kind's resources. */
export function attributeNames(kind: Kind): ReadonlySet<string> {
  const { attributes = [] } = providerSchema().resources[resourceType(kind)] ?? {};
  return new Set(attributes.map(({ name }) => name));
}

/** Address of an object in plans and state. */
export function addressOf({ kind, name }: Pick<Declared, "kind" | "name">): string {
  return `${resourceType(kind)}.${name}`;
}

/** A configuration with these objects. */
export function configuration(provider: string, objects: readonly Declared[]): string {
  const resources = objects.map(({ kind, name, inputs }) =>
    block("resource", [resourceType(kind), name], toAttributes(kind, inputs)),
  );
  return [provider, ...resources].join("\n");
}

/** The declared object without one of its inputs. */
export function without({ inputs, ...declared }: Declared, input: string): Declared {
  const { [input]: _removed, ...rest } = inputs;
  return { ...declared, inputs: rest };
}

/**
 * The declared object with another value of one of its inputs, and of those that have to change with it; undefined
 * removes one.
 */
export function having({ kind, name, inputs }: Declared, input: string, value: unknown): Declared {
  const changed = { ...inputs, ...together[kind]?.[input], [input]: value };
  return { kind, name, inputs: Object.fromEntries(Object.entries(changed).filter(([, one]) => one !== undefined)) };
}

/** Reports whether an object can change in one more input: nothing refuses that, and the other inputs still change. */
export function isStillChanged(known: ChangedObject, { after }: ChangedObject): boolean {
  const isSame = (input: string) => JSON.stringify(after.inputs[input]) === JSON.stringify(known.after.inputs[input]);
  return known.inputs.every(isSame) && !isInvalid(after.kind, after.inputs);
}

/** Inputs that are refused together, or that need each other: what else changes with one, by kind and input. */
const together: Partial<Record<Kind, Record<string, Properties>>> = {
  AlertChannel: { kind: { url: undefined, addresses: ["privacy@shop.example"] } },
  Token: {
    site_id: { environment: undefined },
    expires_at: { expires_in_days: undefined, renew_before_days: undefined },
  },
};

/** The attributes that an import cannot know because the service does not return them. */
export function notImportable(kind: Kind): Record<string, string> {
  return Object.fromEntries(
    [...inputProperties(registry[kind]), ...outputProperties(registry[kind])].flatMap((property) => {
      const reason = reasonNotImportable(property);
      return reason === null ? [] : [[property.name, reason]];
    }),
  );
}

function reasonNotImportable({ traits }: Property): string | null {
  if (traits.local !== undefined) return "it is never sent";
  if (traits.onlyOnCreate === true) return "it counts at creation only";
  if (traits.secret === true || traits.writeOnly === true) return "it is returned once, or never";
  return null;
}

/**
 * Reports whether `check` still refuses inputs after the engine has converted one of them to the attribute's type: to
 * HCL, 5 is a text where a text is asked for.
 */
export function isRefused(kind: Kind, inputs: Properties, input: string): boolean {
  const property = inputProperties(registry[kind]).find(({ name }) => name === input);
  const converted = property === undefined ? inputs[input] : convert(property.schema, inputs[input]);
  return isInvalid(kind, { ...inputs, [input]: converted });
}

function isInvalid(kind: Kind, { external_key: _notAnInput, ...inputs }: Properties): boolean {
  return check(registry[kind], { inputs, recordedInputs: {}, isUnknown: () => false }).failures.length > 0;
}

function convert(node: SchemaNode, value: unknown): unknown {
  const types = [node, ...(node.anyOf ?? [])].flatMap(({ type }) => type ?? []);
  if (types.includes("string") && (typeof value === "number" || typeof value === "boolean")) return String(value);
  const shape = structure(node);
  if (Array.isArray(value)) return value.map((item) => convert(shape.items ?? {}, item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      convert(shape.properties?.[key] ?? mapValues(shape) ?? {}, member),
    ]),
  );
}
