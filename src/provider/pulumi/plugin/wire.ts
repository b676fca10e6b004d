import { isObject } from "@consentform/consent/values";
import { Struct } from "google-protobuf/google/protobuf/struct_pb";
import { type EngineProperties, plainJson, UNKNOWN } from "../engine-values";
import { SECRET_SIGNATURE, SIGNATURE_KEY } from "../recorded-inputs";
import { markedAt } from "../secrecy";
import type { SecretPath } from "../secret-paths";

/** Properties from the engine without the marks of secrets. */
export interface OpenedProperties {
  readonly properties: EngineProperties;
  /** Places of the marks, sorted: the engine sends members in any order. */
  readonly secretPaths: readonly SecretPath[];
}

/**
 * The engine's stand-ins for unknown values, one for each type (pulumi: sdk/go/common/resource/plugin/rpc.go). Here,
 * one represents all.
 */
const unknowns: ReadonlySet<unknown> = new Set([
  UNKNOWN,
  "1c4a061d-8072-4f0a-a4cb-0ff528b18fe7",
  "3eeb2bf0-c639-47a8-9e75-3b44932eb421",
  "6a19a0b0-7e62-4c92-b797-7f8e31da9cc2",
  "030794c1-ac77-496b-92df-f27374a8bd58",
  "e48ece36-62e2-4504-bad9-02848725956a",
  "dd056dcd-154b-4c76-9bd3-c8f88648b5ff",
]);

/** The properties of a message, and which of them are secrets. */
export function opened(struct: Struct | undefined): OpenedProperties {
  const secretPaths: SecretPath[] = [];
  const properties = openedValue(struct?.toJavaScript() ?? {}, [], secretPaths) as EngineProperties;
  return { properties, secretPaths: secretPaths.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) };
}

/** The properties as a message, with what is at `secretPaths` marked. */
export function closed(properties: EngineProperties, secretPaths: readonly SecretPath[] = []): Struct {
  // `fromJavaScript` accepts JSON only.
  return Struct.fromJavaScript(
    plainJson(secretPaths.reduce(markedAt, properties)) as Parameters<typeof Struct.fromJavaScript>[0],
  );
}

function openedValue(value: unknown, path: SecretPath, found: SecretPath[]): unknown {
  if (unknowns.has(value)) return UNKNOWN;
  if (Array.isArray(value)) return value.map((item, index) => openedValue(item, [...path, String(index)], found));
  if (!isObject(value)) return value;
  if (value[SIGNATURE_KEY] === SECRET_SIGNATURE) {
    found.push(path);
    // A secret inside a secret needs no mark.
    return openedValue(value.value, path, []);
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, openedValue(member, [...path, name], found)]),
  );
}
