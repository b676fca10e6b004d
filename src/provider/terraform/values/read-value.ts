import { readNumber } from "./cty-number";
import type { CtyType } from "./cty-type";
import { UNKNOWN, type Value } from "./value";

/**
 * Makes decoded MessagePack or JSON a value of the type: numbers without losing digits, strings in Unicode's form NFC,
 * every declared attribute present (null when missing). Attributes that are not declared are dropped: a state may have
 * been written under an earlier schema.
 *
 * @throws Error naming the path and what was found
 */
export function readValue(type: CtyType, raw: unknown, path = ""): Value {
  if (raw === null || raw === undefined) return null;
  if (raw === UNKNOWN) return UNKNOWN;
  if (typeof type === "string") return readPrimitive(type, raw, path);
  switch (type[0]) {
    case "list":
    case "set":
      if (!Array.isArray(raw)) throw mismatch(type[0], raw, path);
      return raw.map((element, index) => readValue(type[1], element, `${path}[${index}]`));
    case "map":
      return Object.fromEntries(
        Object.entries(asRecord("map", raw, path)).map(([key, element]) => [
          key.normalize(),
          readValue(type[1], element, `${path}[${JSON.stringify(key)}]`),
        ]),
      );
    case "object": {
      const record = asRecord("object", raw, path);
      return Object.fromEntries(
        Object.entries(type[1]).map(([name, attribute]) => [
          name,
          readValue(attribute, Object.hasOwn(record, name) ? record[name] : null, attributePath(path, name)),
        ]),
      );
    }
  }
}

/** `a.b`: how an attribute is named in messages. */
export function attributePath(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}

/** The error for a value that is not of the type. The value is not shown: it may be a secret. */
export function mismatch(expected: string, found: unknown, path: string): Error {
  const kind = Array.isArray(found) ? "list" : typeof found;
  return new Error(`${path === "" ? "The value" : path} must be of type ${expected}, found ${kind}.`);
}

function readPrimitive(type: "string" | "number" | "bool", raw: unknown, path: string): Value {
  if (type === "number") {
    const number = readNumber(raw);
    if (number !== null) return number;
  }
  if (type === "string" && typeof raw === "string") return raw.normalize();
  if (type === "bool" && typeof raw === "boolean") return raw;
  throw mismatch(type, raw, path);
}

function asRecord(kind: string, raw: unknown, path: string): Record<string, unknown> {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) throw mismatch(kind, raw, path);
  return raw as Record<string, unknown>;
}
