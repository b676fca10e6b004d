import type { SchemaNode } from "@consentform/consent/contract";
import { jsonEqual } from "@consentform/consent/values";
import { check, outputsOf } from "../../lifecycle";
import { programPlace } from "../../pulumi/spelling/translate";
import { inputProperties, type Kind, type Properties, type Property, registry, render, text } from "../../resources";
import { isDocument, mapValues, resolve, structure } from "../../resources/schema";
import { shapeOf } from "../../terraform/schema/shape";
import { shownText } from "../report/shown-text";
import { createNaming, type KnownNames, type Naming, slug, variableFor } from "./names";
import {
  EXPRESSION,
  type Expression,
  isExpression,
  type Member,
  type Program,
  type ProgramFile,
  UNSET,
} from "./program";
import type { FoundObject, FoundSite, Workspace } from "./read-workspace";

/** A workspace as a program, and the names of its objects. */
export interface BuiltProgram {
  readonly program: Program;
  readonly names: KnownNames;
  /** Objects that the engine would refuse as they are, with the reasons. */
  readonly refused: readonly { readonly kind: Kind; readonly id: string; readonly reasons: readonly string[] }[];
}

/** The declared objects, for references from later ones. */
interface Scope {
  /** By kind and id. */
  readonly members: Map<string, Member>;
  readonly documents: Record<string, unknown>;
}

/**
 * Declares every object that was read. Objects of an earlier run keep their names.
 *
 * @param isHistoryUnknown the engine checks a program without knowing what has been accepted before
 */
export function buildProgram(
  { sites: found, objects: shared }: Workspace,
  known: KnownNames,
  isHistoryUnknown: boolean,
): BuiltProgram {
  const refused: { kind: Kind; id: string; reasons: string[] }[] = [];
  const accepted = (parts: readonly FoundObject[]) =>
    parts.filter((part) => {
      const reasons = refusals(part, isHistoryUnknown);
      if (reasons.length > 0) refused.push({ kind: part.kind, id: part.found.id, reasons });
      return reasons.length === 0;
    });
  // Without the site itself, nothing of it is declared.
  const sites = found
    .map(({ entry, objects }) => ({ entry, objects: accepted(objects) }))
    .filter(({ objects }) => objects.some(({ kind }) => kind === "Site"));
  return { ...declare({ sites, objects: accepted(shared) }, createNaming(known)), refused };
}

/**
 * Reasons for which the engine would refuse the object as it is. Properties that the service never returns are not
 * counted.
 */
function refusals({ kind, found, omits }: FoundObject, isHistoryUnknown: boolean): string[] {
  const inputs = readInputs(inputProperties(registry[kind]), found.inputs ?? {}, omits);
  const recordedInputs = isHistoryUnknown ? {} : inputs;
  const { failures } = check(registry[kind], { inputs, recordedInputs, isHistoryUnknown, isUnknown: () => false });
  const secrets = new Set(inputProperties(registry[kind]).flatMap(({ name, traits }) => (traits.secret ? name : [])));
  return failures
    .filter(({ property }) => property.length > 1 || !secrets.has(String(property[0])))
    .map(({ property, pointer, message }) => {
      const inside = pointer === undefined ? "" : ` at ${pointer}`;
      return render(text`${{ property }}${inside}: ${message}`, (place) => programPlace(registry[kind], place));
    });
}

function declare(
  { sites, objects }: Pick<Workspace, "sites" | "objects">,
  naming: Naming,
): Omit<BuiltProgram, "refused"> {
  const scope: Scope = { members: new Map(), documents: {} };
  // Sites choose first, so that no other object gets the name of one.
  const names = sites.map((site) => naming.nameOf("Site", site.entry.id, siteName(site)));
  const files = sites.map(({ entry, objects: parts }, index): ProgramFile => {
    const name = names[index] ?? "";
    const file = `sites/${name}`;
    const variables = new Set<string>();
    const members = parts.map((part) => {
      const isSite = part.kind === "Site";
      const own = isSite ? name : naming.nameOf(part.kind, part.found.id, `${name}-${part.name}`);
      const variable = variableFor(isSite ? "site" : part.name, variables);
      return memberOf(part, { name: own, variable, file, document: `banner/${name}.yaml` }, scope);
    });
    return { path: file, title: `${shownText(entry.name)} (${entry.id})`, members };
  });
  const variables = new Set<string>();
  const shared = objects.map((part) => {
    const name = naming.nameOf(part.kind, part.found.id, part.name);
    const place = { name, variable: variableFor(name, variables), file: "workspace", document: `banner/${name}.yaml` };
    return memberOf(part, place, scope);
  });
  const title = "What belongs to the workspace as a whole";
  const all = shared.length === 0 ? files : [...files, { path: "workspace", title, members: shared }];
  return { program: { files: all, documents: scope.documents }, names: naming.given };
}

/** The site's name, or its oldest host where nothing of the name can be one in a program. */
function siteName({ entry, objects }: FoundSite): string {
  const hosts = objects.flatMap(({ kind, found }) => (kind === "Domain" ? String(found.outputs.host) : []));
  return [entry.name, ...hosts].map(slug).find((name) => name !== "") ?? "site";
}

interface Place {
  readonly name: string;
  readonly variable: string;
  readonly file: string;
  readonly document: string;
}

function memberOf(object: FoundObject, { document, ...place }: Place, scope: Scope): Member {
  const { kind, omits, found } = object;
  const definition = registry[kind];
  const properties = inputProperties(definition);
  const read = readInputs(properties, found.inputs ?? {}, omits);
  const unreadable = missingSecrets(object, properties, read);
  const inputs = { ...read, ...Object.fromEntries(unreadable.map((name) => [name, UNSET])) };
  const outputs = outputsOf(definition, { inputs, answer: null, recorded: found.outputs });
  const expressions = properties.flatMap((property): [string, unknown][] => {
    const value = inputs[property.name];
    if (value === undefined || property.traits.computed) return [];
    if (unreadable.includes(property.name)) {
      return [[property.name, { [EXPRESSION]: "unreadable", setting: `${place.name}-${slug(property.name)}` }]];
    }
    if (shapeOf(property.schema).kind === "json") {
      scope.documents[document] = value;
      return [[property.name, { [EXPRESSION]: "document", path: document }]];
    }
    return [[property.name, withReferences(property.name, value, inputs, scope)]];
  });
  const declared = Object.fromEntries(expressions);
  const member = { ...place, kind, id: found.id, inputs, outputs, declared, unreadable };
  const noted: Member = { ...member, notes: notesOf(object, declared) };
  scope.members.set(`${kind} ${found.id}`, noted);
  return noted;
}

/** The inputs to write: without creation-only ones and without defaults inside them. */
function readInputs(properties: readonly Property[], inputs: Properties, omits: readonly string[]): Properties {
  const said = properties.filter(({ name }) => inputs[name] !== undefined && !omits.includes(name));
  return Object.fromEntries(
    said.flatMap(({ name, schema }) => {
      const value = withoutDefaults(schema, inputs[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The value without members that are at their defaults; undefined if nothing is left of an object. */
function withoutDefaults(schema: SchemaNode, value: unknown): unknown {
  const node = structure(schema);
  if (isDocument(node)) return value;
  if (Array.isArray(value)) return value.map((item) => withoutDefaults(node.items ?? {}, item) ?? {});
  if (typeof value !== "object" || value === null) return value;
  const { properties } = node;
  if (properties === undefined) {
    // Entries of a map are there, even if they say nothing.
    const entries = Object.entries(value).map(([key, entry]) => [
      key,
      withoutDefaults(mapValues(node) ?? {}, entry) ?? {},
    ]);
    return Object.fromEntries(entries);
  }
  const members = Object.entries(value).flatMap(([name, member]): [string, unknown][] => {
    const { default: fallback = null } = resolve(properties[name] ?? {});
    if (member === null || jsonEqual(member, fallback)) return [];
    const rest = withoutDefaults(properties[name] ?? {}, member);
    return rest === undefined ? [] : [[name, rest]];
  });
  return members.length === 0 ? undefined : Object.fromEntries(members);
}

/** Secrets without which the object could not be declared. */
function missingSecrets({ kind }: FoundObject, properties: readonly Property[], inputs: Properties): string[] {
  const secrets = properties.filter(({ name, traits }) => traits.secret && inputs[name] === undefined);
  if (secrets.length === 0) return [];
  const { failures } = check(registry[kind], { inputs, recordedInputs: {}, isUnknown: () => false });
  return secrets
    .map(({ name }) => name)
    .filter((name) => failures.some(({ property }) => property.length === 1 && property[0] === name));
}

/** Ids, numbers and digests of other objects of the program as references to these. */
function withReferences(name: string, value: unknown, inputs: Properties, { members }: Scope): unknown {
  const to = (kind: string, id: unknown, output: string): Expression | null => {
    const member = members.get(`${kind} ${String(id)}`);
    return member === undefined ? null : { [EXPRESSION]: "reference", member, output };
  };
  const sameAs = (kind: string, id: string, output: string): Expression | null => {
    const reference = to(kind, id, output);
    const isSame = members.get(`${kind} ${id}`)?.outputs[output] === value;
    return isSame ? reference : null;
  };
  const siteId = String(inputs.site_id);
  switch (name) {
    case "site_id":
      return to("Site", value, "id") ?? value;
    case "site_ids":
      return Array.isArray(value) ? value.map((id) => to("Site", id, "id") ?? id) : value;
    case "domain_id":
      return to("Domain", value, "id") ?? value;
    case "draft_digest":
      return sameAs("ConfigDraft", siteId, "digest") ?? value;
    case "waivers_digest":
      return sameAs("ConfigDraft", siteId, "waivers_digest") ?? value;
    case "version_number":
      return sameAs("Version", `${siteId}/${String(value)}`, "number") ?? value;
    default:
      return value;
  }
}

function notesOf({ kind, found }: FoundObject, declared: Readonly<Record<string, unknown>>): string[] {
  if (kind === "Version" && !isExpression(declared.draft_digest)) {
    return ["The draft is not what preview has. To publish the draft, use its digest here."];
  }
  const link = found.outputs.template_ref as { id: string } | null | undefined;
  return kind === "ConfigDraft" && link != null ? [`The draft is linked to template ${link.id}.`] : [];
}
