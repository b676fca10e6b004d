import { isObject } from "@consentform/consent/values";
import { UNKNOWN, type Value } from "../values";
import type { Shape } from "./shape";

/** A text that should hold JSON and does not. */
export class InvalidJson extends Error {}

/**
 * A value of Terraform as the contract has it: what is null in an object is left out; unknown values stay as they are,
 * at any depth.
 *
 * @returns undefined for null
 * @throws InvalidJson
 */
export function toContract(shape: Shape, value: Value): unknown {
  if (value === null) return undefined;
  if (value === UNKNOWN) return UNKNOWN;
  switch (shape.kind) {
    case "json":
      return parseJson(String(value));
    case "string":
      if (value === shape.nullWord) return null;
      return shape.literals.find((literal) => String(literal) === value) ?? value;
    case "number":
      return toNumber(value);
    case "bool":
      return value;
    case "list":
    case "set":
      // A null in a list is an invalid value, not an omitted one.
      return Array.isArray(value) ? value.map((item: Value) => toContract(shape.element, item) ?? null) : value;
    case "map":
      return mapObject(value, (member) => toContract(shape.element, member) ?? null);
    case "object":
      return membersOf(shape.members, value);
  }
}

function membersOf(members: Readonly<Record<string, { shape: Shape }>>, value: Value): unknown {
  if (!isObject(value)) return value;
  const given = Object.entries(members).flatMap(([name, { shape }]) => {
    const member = toContract(shape, (value as Record<string, Value>)[name] ?? null);
    return member === undefined ? [] : [[name, member] as const];
  });
  return Object.fromEntries(given);
}

function mapObject(value: Value, change: (member: Value) => unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, change(member as Value)]));
}

/** No number of the contract needs more digits than JSON's have: its schema refuses a number with more, as it is. */
function toNumber(value: Value): unknown {
  return typeof value === "string" && value !== "" ? Number(value) : value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InvalidJson(error instanceof Error ? error.message : String(error));
  }
}

/** A value of the contract as Terraform has it: an object has all members, and what is not there is null. */
export function fromContract(shape: Shape, value: unknown): Value {
  if (value === UNKNOWN) return UNKNOWN;
  if (value === null && shape.kind === "string") return shape.nullWord ?? null;
  if (value === undefined || value === null) return null;
  switch (shape.kind) {
    case "json":
      return JSON.stringify(value);
    case "string":
      return String(value).normalize("NFC");
    case "list":
    case "set":
      return Array.isArray(value) ? value.map((item) => fromContract(shape.element, item)) : null;
    case "map":
      return isObject(value)
        ? Object.fromEntries(Object.entries(value).map(([key, member]) => [key, fromContract(shape.element, member)]))
        : null;
    case "object": {
      const members = Object.entries(shape.members);
      return Object.fromEntries(
        members.map(([name, { shape: member }]) => [name, fromContract(member, isObject(value) ? value[name] : null)]),
      );
    }
    default:
      return value as Value;
  }
}
