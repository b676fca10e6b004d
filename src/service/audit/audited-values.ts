import { contractDocument, type SchemaNode } from "@consentform/consent/contract";
import { canonicalJson, isObject } from "@consentform/consent/values";
import type { Keyring } from "../runtime/keyring";
import type { AuditValues } from "./audit-act";

/** Bytes of a digest: enough to compare two values of one member. */
const DIGEST_BYTES = 16;

/** Members that name an object or its content to people, and contain no secret. */
const shownMembers: ReadonlySet<string> = new Set(["name", "host", "digest", "config_digest", "number", "state"]);

/**
 * The values of an object that clients set, by member. Choices, numbers and ids are shown. Everything else is a keyed
 * digest, which only shows whether two values are equal. Members that are secret or not stored (`S` and `W` in x-flags)
 * are left out, and so are those that identify a visitor.
 * @param schemaName component of the contract that describes the object, or its row in the database
 */
export function auditedValues(schemaName: string, object: object, keys: Pick<Keyring, "mac">): AuditValues {
  return written(setValues(schemaName, object), keys);
}

/** An object and the component of the contract that describes it. */
export interface DescribedObject {
  readonly schemaName: string;
  readonly object: object;
}

/** {@link auditedValues} of the members in which two states of an object differ. */
export function differingValues(
  before: DescribedObject,
  after: DescribedObject,
  keys: Pick<Keyring, "mac">,
): { before: AuditValues; after: AuditValues } {
  const former = setValues(before.schemaName, before.object);
  const current = setValues(after.schemaName, after.object);
  const isSame = ([name, { value }]: [string, SetValue]) =>
    !former.has(name) || canonicalJson(former.get(name)?.value) === canonicalJson(value);
  const names = [...current].flatMap((entry) => (isSame(entry) ? [] : [entry[0]]));
  const only = (values: SetValues) => new Map([...values].filter(([name]) => names.includes(name)));
  return { before: written(only(former), keys), after: written(only(current), keys) };
}

/** The secrets and other members without a stored value that a request contains: their names, never their values. */
export function unstoredValues(schemaName: string, body: object): AuditValues {
  const members = Object.entries(schemaOf(schemaName).properties ?? {});
  const sent = members.filter(([name, { "x-flags": flags = "" }]) => /[SW]/.test(flags) && isPresent(body, name));
  return Object.fromEntries(sent.map(([name]) => [name, "(set)"]));
}

function isPresent(body: object, name: string): boolean {
  return name in body && (body as Record<string, unknown>)[name] !== null;
}

/** A value that clients set. */
interface SetValue {
  readonly value: unknown;
  readonly isShown: boolean;
}

/** By member; one of an inner object has its path. */
type SetValues = ReadonlyMap<string, SetValue>;

function written(values: SetValues, keys: Pick<Keyring, "mac">): AuditValues {
  const entries = [...values].map(([name, { value, isShown }]) => [
    name,
    value === null || isShown ? value : keyedDigest(value, keys),
  ]);
  return Object.fromEntries(entries);
}

function setValues(schemaName: string, object: object): SetValues {
  const values = new Map<string, SetValue>();
  collect(schemaOf(schemaName), { ...object }, "", values);
  return values;
}

function collect(
  schema: SchemaNode,
  object: Record<string, unknown>,
  path: string,
  values: Map<string, SetValue>,
): void {
  for (const { name, inner, isShown } of membersOf(schema)) {
    if (!(name in object)) continue;
    const value = plain(object[name]);
    if (isObject(value) && inner.properties !== undefined) collect(inner, value, `${path}${name}.`, values);
    else values.set(`${path}${name}`, { value, isShown });
  }
}

/** A member of a schema whose value is in the log. */
interface AuditedMember {
  readonly name: string;
  readonly inner: SchemaNode;
  readonly isShown: boolean;
}

/** The members of each schema, found out once: that takes longer than the rest. */
const knownMembers = new WeakMap<SchemaNode, readonly AuditedMember[]>();

function membersOf(schema: SchemaNode): readonly AuditedMember[] {
  const known = knownMembers.get(schema);
  if (known !== undefined) return known;
  const members = Object.entries(schema.properties ?? {})
    // A document is represented by its digest.
    .filter(([name, property]) => isSet(name, property) && name !== "document")
    .map(([name, property]) => {
      const inner = resolved(property);
      return { name, inner, isShown: isShown(name, inner) };
    });
  knownMembers.set(schema, members);
  return members;
}

/** Reports whether clients set a member, or it names the content that they set. */
function isSet(name: string, property: SchemaNode): boolean {
  const flags = String(property["x-flags"] ?? "");
  if (shownMembers.has(name)) return true;
  return /[CUF]/.test(flags) && !/[SW]/.test(flags) && !isOfVisitor(name, property);
}

/** A free text that a consent record has, too. */
function isOfVisitor(name: string, property: SchemaNode): boolean {
  const record = schemaOf("ConsentRecord").properties?.[name];
  return record !== undefined && !isChoice(resolved(property));
}

function isShown(name: string, schema: SchemaNode): boolean {
  return shownMembers.has(name) || isChoice(schema) || (schema.items !== undefined && isChoice(resolved(schema.items)));
}

/** Reports whether a value has one of a few forms, so that no text of anyone can be in it. */
function isChoice(schema: SchemaNode): boolean {
  const types = [schema.type].flat();
  if (schema.enum !== undefined || schema.const !== undefined || schema.format === "date-time") return true;
  if (types.some((type) => ["boolean", "integer", "number"].includes(String(type)))) return true;
  return codes.some((code) => schemaOf(code).pattern === schema.pattern && schema.pattern !== undefined);
}

/** Components of ids and codes, whose form leaves no room for a text. */
const codes = ["Id", "Digest", "RegimeId", "CategoryKey", "LanguageTag"] as const;

function schemaOf(name: string): SchemaNode {
  return contractDocument().components.schemas[name] ?? {};
}

/** The schema behind references and the null of a choice. */
function resolved(schema: SchemaNode): SchemaNode {
  if (schema.$ref !== undefined) return resolved(schemaOf(schema.$ref.replace("#/components/schemas/", "")));
  const choice = schema.anyOf?.find((option) => option.type !== "null");
  return choice === undefined ? schema : resolved(choice);
}

function plain(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value === undefined ? null : value;
}

/** The digest of a value that the log must not show. Without the key, no one can guess the value. */
export function keyedDigest(value: unknown, keys: Pick<Keyring, "mac">): string {
  const mac = keys.mac("audit", canonicalJson(value));
  return `hmac:${mac.subarray(0, DIGEST_BYTES).toString("hex")}`;
}
