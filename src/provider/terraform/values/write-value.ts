import { writeNumber } from "./cty-number";
import type { CtyType } from "./cty-type";
import { attributePath, mismatch } from "./read-value";
import { UNKNOWN, type Value } from "./value";

/**
 * The value as plain data that MessagePack encodes as the engine expects: every declared attribute a key, null when
 * absent; numbers exact; strings in Unicode's form NFC.
 *
 * @throws Error naming the path, for a value that is not of the type and for an attribute that is not declared
 */
export function writeValue(type: CtyType, value: Value | undefined, path = ""): unknown {
  if (value === null || value === undefined) return null;
  if (value === UNKNOWN) return UNKNOWN;
  if (typeof type === "string") return writePrimitive(type, value, path);
  switch (type[0]) {
    case "list":
    case "set":
      if (!Array.isArray(value)) throw mismatch(type[0], value, path);
      return value.map((element: Value, index) => writeValue(type[1], element, `${path}[${index}]`));
    case "map":
      return Object.fromEntries(
        Object.entries(asRecord("map", value, path)).map(([key, element]) => [
          key.normalize(),
          writeValue(type[1], element, `${path}[${JSON.stringify(key)}]`),
        ]),
      );
    case "object":
      return writeObject(type[1], asRecord("object", value, path), path);
  }
}

function writeObject(
  attributes: Readonly<Record<string, CtyType>>,
  record: Readonly<Record<string, Value>>,
  path: string,
): Record<string, unknown> {
  const undeclared = Object.keys(record).find((name) => !Object.hasOwn(attributes, name));
  if (undeclared !== undefined) {
    throw new Error(
      `${attributePath(path, undeclared)} is not in the schema; it has ${Object.keys(attributes).join(", ") || "no attributes"}.`,
    );
  }
  return Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [
      name,
      writeValue(attribute, Object.hasOwn(record, name) ? record[name] : null, attributePath(path, name)),
    ]),
  );
}

function writePrimitive(type: "string" | "number" | "bool", value: Value, path: string): unknown {
  if (type === "string" && typeof value === "string") return value.normalize();
  if (type === "bool" && typeof value === "boolean") return value;
  if (type === "number" && (typeof value === "number" || typeof value === "bigint" || typeof value === "string")) {
    const number = writeNumber(value);
    if (number !== null) return number;
  }
  throw mismatch(type, value, path);
}

function asRecord(kind: string, value: Value, path: string): Readonly<Record<string, Value>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw mismatch(kind, value, path);
  // Narrowing by Array.isArray does not exclude readonly arrays.
  return value as Readonly<Record<string, Value>>;
}
