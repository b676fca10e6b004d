import fc, { type Arbitrary } from "fast-check";
import type { SchemaNode } from "../../src/consent/contract";
import { mapValues, resolve } from "../../src/provider/resources/schema";
import { banner } from "./banners";

/** Texts that formats ask for. */
const formats: Readonly<Record<string, Arbitrary<string>>> = {
  "date-time": fc.constantFrom("2027-01-01T00:00:00.000Z", "2028-06-30T12:30:00.500Z"),
  date: fc.constant("2026-11-21"),
  email: fc.constantFrom("one@shop.example", "two@shop.example"),
  uri: fc.constantFrom("https://shop.example/", "https://shop.example/hook?x=1"),
};

/**
 * Arbitrary values that a schema accepts, as far as it is used in definitions. Unordered lists have each value once.
 */
export function validValuesOf(node: SchemaNode): Arbitrary<unknown> {
  const schema = resolve(node);
  if (schema["x-document"] === true) {
    return fc.constantFrom("Cookies", "Your choice").map((title) => banner(title));
  }
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if ("const" in schema) return fc.constant(schema.const);
  const choices = schema.type === undefined ? (schema.anyOf ?? schema.oneOf) : undefined;
  if (choices !== undefined) {
    return fc.oneof(...choices.filter(({ type }) => type !== "null").map((choice) => validValuesOf(choice)));
  }
  const type = [schema.type ?? "object"].flat().find((name) => name !== "null");
  switch (type) {
    case "boolean":
      return fc.boolean();
    case "integer":
    case "number":
      return fc.integer({ min: Number(schema.minimum ?? 1), max: Number(schema.maximum ?? 1000) });
    case "string":
      return textsOf(schema);
    case "array":
      return listsOf(schema);
    default:
      return objectsOf(schema);
  }
}

/** Texts by the pattern that they match, because an arbitrary of them takes tens of milliseconds to make. */
const matchingTexts = new Map<string, Arbitrary<string>>();

function textsMatching(pattern: string): Arbitrary<string> {
  const texts = matchingTexts.get(pattern) ?? fc.stringMatching(new RegExp(pattern));
  matchingTexts.set(pattern, texts);
  return texts;
}

function textsOf(schema: SchemaNode): Arbitrary<string> {
  const format = formats[String(schema.format)];
  if (format !== undefined) return format;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema as { minLength?: number; maxLength?: number };
  // Names of which the pattern accepts more than there are.
  if (schema.description?.startsWith("IANA time zone")) return fc.constantFrom("UTC", "Europe/Berlin", "Asia/Calcutta");
  // Durations look ahead in their pattern, which cannot be run backwards.
  if (typeof schema.pattern === "string" && schema.pattern.includes("(?=")) return fc.constantFrom("session", "P1Y");
  if (typeof schema.pattern === "string") {
    return textsMatching(schema.pattern).filter((text) => text.length >= minLength && text.length <= maxLength);
  }
  return textsMatching("^[a-zA-ZäÉ0-9 .-]*$")
    .map((text) => text.padEnd(minLength, "x").slice(0, Math.min(maxLength, 40)))
    .map((text) => text.normalize("NFC"));
}

function listsOf(schema: SchemaNode): Arbitrary<unknown> {
  const minLength = Number(schema.minItems ?? 0);
  return fc.uniqueArray(validValuesOf(schema.items ?? {}), {
    minLength,
    maxLength: Math.max(minLength, 3),
    selector: (item) => JSON.stringify(item),
  });
}

function objectsOf(schema: SchemaNode): Arbitrary<unknown> {
  const values = mapValues(schema);
  if (values !== undefined) {
    const names = resolve((schema.propertyNames ?? {}) as SchemaNode).pattern;
    const keys = textsMatching(typeof names === "string" ? names : "^[a-z][a-z_.]{0,8}$");
    return fc.dictionary(
      keys.filter((key) => key.length <= 35),
      validValuesOf(values),
      { maxKeys: 3, noNullPrototype: true },
    );
  }
  const { anyOf, oneOf } = schema;
  const branch = (anyOf ?? oneOf)?.[0];
  const members = Object.entries(schema.properties ?? {}).map(
    ([name, member]) => [name, validValuesOf(member)] as const,
  );
  const requiredKeys = [...(schema.required ?? []), ...(branch?.required ?? [])];
  const excluded = new Set((anyOf ?? oneOf)?.slice(1).flatMap(({ required = [] }) => required) ?? []);
  return fc.record(Object.fromEntries(members.filter(([name]) => !excluded.has(name))), {
    requiredKeys: requiredKeys.filter((name) => !excluded.has(name)),
    noNullPrototype: true,
  });
}
