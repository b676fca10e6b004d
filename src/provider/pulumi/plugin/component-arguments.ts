import { closest } from "@consentform/consent/rules";
import { isObject } from "@consentform/consent/values";
import { isSecret, Output } from "@pulumi/pulumi";
import type { OpenedOutput } from "../secret-paths";
import { type DescribedComponent, type DescribedType, type DescribedValue, typeOf } from "./package-schema";

type Members = Record<string, unknown>;

/**
 * The arguments of a component, checked as far as they decide which resources it has. No SDK checks all of it, and the
 * resources check the rest. What is known but arrives as an output is taken out of it.
 *
 * @param component kind and name, for messages
 * @throws Error that names the argument, what was found and what is allowed
 */
export async function componentArguments(
  component: string,
  { inputProperties, requiredInputs }: DescribedComponent,
  given: Members,
): Promise<Members> {
  try {
    return await members(given, { type: "object", properties: inputProperties, required: requiredInputs }, "");
  } catch (error) {
    throw new Error(`${component}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function members(given: Members, { properties = {}, required = [] }: DescribedType, path: string) {
  const place = (name: string) => (path === "" ? name : `${path}.${name}`);
  const set = Object.entries(given).filter(([, value]) => value !== undefined && value !== null);
  const [unknown] = set.find(([name]) => !Object.hasOwn(properties, name)) ?? [];
  if (unknown !== undefined) {
    const near = closest(unknown, Object.keys(properties));
    const advice = near === null ? `Allowed are ${Object.keys(properties).join(", ")}.` : `Did you mean ${near}?`;
    throw new Error(`${place(unknown)}: is not a known property. ${advice}`);
  }
  const missing = required.find((name) => !set.some(([one]) => one === name));
  if (missing !== undefined) throw new Error(`${place(missing)}: is missing. Set it.`);
  return settledEntries(set, (name) => properties[name] ?? {}, place);
}

async function settledEntries(
  entries: readonly [string, unknown][],
  describedAs: (name: string) => DescribedValue,
  place: (name: string) => string,
): Promise<Members> {
  const settled = entries.map(async ([name, value]) => [name, await settle(value, describedAs(name), place(name))]);
  return Object.fromEntries(await Promise.all(settled));
}

async function settle(given: unknown, described: DescribedValue, path: string): Promise<unknown> {
  if (described.plain !== true) return given;
  return checked(Output.isInstance(given) ? await known(given, path) : given, described, path);
}

/** The value of an output, unless showing it in names or waiting for it would be wrong. */
async function known(output: Output<unknown>, path: string): Promise<unknown> {
  const use = "Use a value that the program knows: it decides which resources the component has.";
  if (await isSecret(output)) throw new Error(`${path}: is a secret, which must not be part of names. ${use}`);
  const { promise, isKnown } = output as unknown as OpenedOutput;
  if (!(await isKnown)) throw new Error(`${path}: is not known in this preview. ${use}`);
  return promise.call(output);
}

async function checked(value: unknown, described: DescribedValue, path: string): Promise<unknown> {
  if (described.oneOf !== undefined) return checkedAsOne(value, described.oneOf, path);
  const named = typeOf(described);
  const type = named?.type ?? described.type ?? "any";
  if (!isOfType(value, type)) throw new Error(`${path}: is ${typeName(value)}; expected ${type}.`);
  const values = named?.enum?.map((one) => one.value);
  if (values !== undefined && !values.includes(String(value)))
    throw new Error(`${path}: is ${JSON.stringify(value)}; allowed are ${values.join(", ")}.`);
  const { items, additionalProperties } = described;
  if (Array.isArray(value) && items !== undefined)
    return Promise.all(value.map((item, index) => settle(item, items, `${path}[${index}]`)));
  if (!isObject(value)) return value;
  if (named?.properties !== undefined) return members(value, named, path);
  if (additionalProperties === undefined) return value;
  return settledEntries(
    Object.entries(value),
    () => additionalProperties,
    (name) => `${path}.${name}`,
  );
}

/** The value as the first of several descriptions that it fits. If it fits none, the first one of its type decides. */
async function checkedAsOne(value: unknown, all: readonly DescribedValue[], path: string): Promise<unknown> {
  const fitting = all.filter((one) => isOfType(value, typeOf(one)?.type ?? one.type ?? "any"));
  const [first] = fitting;
  if (first === undefined) {
    const types = all.map((one) => typeOf(one)?.type ?? one.type);
    throw new Error(`${path}: is ${typeName(value)}; expected ${types.join(" or ")}.`);
  }
  for (const one of fitting.slice(1)) {
    const found = await checked(value, first, path).catch(() => checked(value, one, path).catch(() => undefined));
    if (found !== undefined) return found;
  }
  return checked(value, first, path);
}

function isOfType(value: unknown, type: string): boolean {
  if (type === "any") return true;
  if (type === "integer") return Number.isInteger(value);
  return typeName(value).replace(/^an? /, "") === type;
}

function typeName(value: unknown): string {
  if (Array.isArray(value)) return "an array";
  if (value === null) return "null";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
