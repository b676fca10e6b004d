import type { BannerDocument } from "./generated/banner-document";
import type { ResolvedBannerComponents, ResolvedBannerDocument } from "./generated/resolved-banner-document";
import type { SchemaNode } from "./json-schema";
import { bannerNode, childNode, dereferenced } from "./schema-node";

/** Sections whose absence means the same as their defaults. Of consent_mode, tcf and gpp it means that they are off. */
type DefaultedSection = "gpc" | "blocking" | "reconsent" | "storage" | "records";

/**
 * A document as the rules evaluate it: every default filled, and no section missing that has an effect when it is
 * absent.
 */
export type EvaluatedDocument = ResolvedBannerDocument & Required<Pick<ResolvedBannerDocument, DefaultedSection>>;

/** A rule of an evaluated document. */
export type EvaluatedRule = ResolvedBannerComponents["RegimeRule"];

/**
 * The document with the defaults of every member that its schema gives one. Sections that are optional as a whole stay
 * absent.
 */
export function fillDefaults(document: BannerDocument): ResolvedBannerDocument {
  // The schema that the defaults come from is the one that the resolved type is generated from.
  return filled(bannerNode, document) as ResolvedBannerDocument;
}

/** The document as the rules evaluate it. */
export function evaluatedDocument(document: BannerDocument): EvaluatedDocument {
  const sections = { gpc: {}, blocking: {}, reconsent: {}, storage: {}, records: {} };
  return fillDefaults({ ...sections, ...document }) as EvaluatedDocument;
}

function filled(node: SchemaNode, value: unknown): unknown {
  if (Array.isArray(value)) {
    const { items } = dereferenced(node);
    return items === undefined ? value : value.map((item) => filled(items, item));
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, filled(childNode(node, key) ?? {}, item)]);
  const absent = defaultsOf(dereferenced(node))
    .filter(({ key }) => !Object.hasOwn(value, key))
    .map(({ key, property, byDefault }) => [key, filled(property, structuredClone(byDefault))]);
  return Object.fromEntries([...entries, ...absent]);
}

/** A member that the schema gives a default. */
interface DefaultedMember {
  readonly key: string;
  readonly property: SchemaNode;
  readonly byDefault: unknown;
}

/** Found once for each node: a document asks for the same few nodes again and again. */
const defaultsByNode = new WeakMap<SchemaNode, readonly DefaultedMember[]>();

function defaultsOf(node: SchemaNode): readonly DefaultedMember[] {
  const known = defaultsByNode.get(node);
  if (known !== undefined) return known;
  const members = Object.entries(node.properties ?? {})
    .map(([key, property]) => ({ key, property, byDefault: dereferenced(property).default }))
    .filter(({ byDefault }) => byDefault !== undefined);
  defaultsByNode.set(node, members);
  return members;
}
