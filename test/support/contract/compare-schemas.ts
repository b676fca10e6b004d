import type { ContractDocument, SchemaNode } from "../../../src/consent/contract";

/** The writer of a value: `sent` is written by us and read by them, `received` the other way round. */
export type Direction = "sent" | "received";

/** One way in which their schema differs from ours. */
interface SchemaDifference {
  /** Breaking: a writer or reader made for our schema can fail or be misunderstood with theirs. */
  readonly isBreaking: boolean;
  /** Name of our component schema that the place is in, or null for a schema written in place. */
  readonly schema: string | null;
  /** Path inside of it: property names, `*` for items and map values. */
  readonly place: string;
  readonly message: string;
}

/** Compares one of our schemas with one of theirs. */
export type CompareSchemas = (direction: Direction, ours: SchemaNode, theirs: SchemaNode) => SchemaDifference[];

/** The documents in which `$ref`s are looked up. */
interface Documents {
  readonly ours: ContractDocument;
  readonly theirs: ContractDocument;
}

/** The position of two schemas, for messages. */
interface Position {
  readonly direction: Direction;
  readonly schema: string | null;
  readonly place: string;
}

/**
 * Makes a comparison over two documents. What we send must be accepted there: every value our schema allows is one that
 * theirs allows. What we receive must be readable here: every property we rely on is there and of a type we know;
 * further properties and further enumeration values are additive (contract 4.9).
 */
export function createSchemaComparison(documents: Documents): CompareSchemas {
  const known = new Map<string, SchemaDifference[]>();

  const compareNodes = (ours: SchemaNode, theirs: SchemaNode, at: Position): SchemaDifference[] => [
    ...defaultDifference(defaultOf(documents.ours, ours), defaultOf(documents.theirs, theirs), at),
    ...compareShapes(ours, theirs, at),
  ];

  /** A component is compared once with each of theirs, and its differences are reported for the component. */
  const compareShapes = (ours: SchemaNode, theirs: SchemaNode, at: Position): SchemaDifference[] => {
    const name = refName(ours);
    if (name === null) {
      return compareAlternatives(ours, theirs, at);
    }
    const key = `${at.direction} ${name} ${refName(theirs) ?? JSON.stringify(theirs)}`;
    const done = known.get(key);
    if (done !== undefined) {
      return done;
    }
    // A schema that contains itself meets this entry: the differences are found once, at the outer level.
    known.set(key, []);
    const found = compareAlternatives(ours, theirs, { ...at, schema: name, place: "" });
    known.set(key, found);
    return found;
  };

  const compareAlternatives = (ours: SchemaNode, theirs: SchemaNode, at: Position): SchemaDifference[] => {
    const here = alternativesOf(documents.ours, ours);
    const there = alternativesOf(documents.theirs, theirs);
    const pairsOfOne =
      at.direction === "sent"
        ? here.map((our) => there.map((their) => ({ our, their })))
        : there.map((their) => here.map((our) => ({ our, their })));
    return unique(
      pairsOfOne.flatMap((pairs) => {
        const sameType = pairs.filter(({ our, their }) => typeDifference(our.plain, their.plain, at) === null);
        // Without an alternative of the type, the first one shows what is expected instead.
        const candidates = sameType.length > 0 ? sameType : pairs.slice(0, 1);
        return closest(
          candidates.map(({ our, their }) =>
            our.ref === null
              ? compareAlternative(our.plain, their.plain, at)
              : compareShapes(our.ref, their.ref ?? their.plain, at),
          ),
        );
      }),
    );
  };

  const compareAlternative = (ours: SchemaNode, theirs: SchemaNode, at: Position): SchemaDifference[] => {
    const mismatch = typeDifference(ours, theirs, at);
    if (mismatch !== null) {
      return [mismatch];
    }
    return [
      ...valueDifferences(ours, theirs, at),
      ...limitDifferences(ours, theirs, at),
      ...propertyDifferences(ours, theirs, at),
      ...below(ours.items, theirs.items, at, "*"),
      ...below(mapValues(ours), mapValues(theirs), at, "*"),
    ];
  };

  const below = (ours: SchemaNode | undefined, theirs: SchemaNode | undefined, at: Position, name: string) =>
    ours === undefined || theirs === undefined ? [] : compareNodes(ours, theirs, inside(at, name));

  const propertyDifferences = (ours: SchemaNode, theirs: SchemaNode, at: Position): SchemaDifference[] => {
    const here = ours.properties ?? {};
    const there = theirs.properties ?? {};
    const shared = Object.entries(here).flatMap(([name, node]) => below(node, there[name], at, name));
    const missing = Object.keys(here).filter((name) => there[name] === undefined);
    const further = Object.keys(there).filter((name) => here[name] === undefined);
    return [
      ...shared,
      ...missing.flatMap((name) => missingProperty(ours, theirs, inside(at, name), name)),
      ...further.map((name) => difference(inside(at, name), false, "is new there")),
      ...requiredDifferences(ours, theirs, at),
    ];
  };

  return (direction, ours, theirs) => compareNodes(ours, theirs, { direction, schema: null, place: "" });
}

function missingProperty(ours: SchemaNode, theirs: SchemaNode, at: Position, name: string): SchemaDifference[] {
  if (at.direction === "received") {
    return ours.required?.includes(name) === true ? [difference(at, true, "is not returned there")] : [];
  }
  const isClosed = theirs.additionalProperties === false;
  return [difference(at, isClosed, isClosed ? "is not accepted there" : "is not known there")];
}

function requiredDifferences(ours: SchemaNode, theirs: SchemaNode, at: Position): SchemaDifference[] {
  const [demanded, given, message] =
    at.direction === "sent"
      ? [theirs.required, ours.required, "is required there"]
      : [ours.required, theirs.required, "may be absent there"];
  return (demanded ?? [])
    .filter((name) => given?.includes(name) !== true)
    .filter((name) => at.direction === "sent" || theirs.properties?.[name] !== undefined)
    .map((name) => difference(inside(at, name), true, message));
}

function typeDifference(ours: SchemaNode, theirs: SchemaNode, at: Position): SchemaDifference | null {
  const [source, target] = at.direction === "sent" ? [ours.type, theirs.type] : [theirs.type, ours.type];
  const fits = target === undefined || source === target || (source === "integer" && target === "number");
  return fits ? null : difference(at, true, `is ${String(theirs.type ?? "anything")} there, ${String(ours.type)} here`);
}

function valueDifferences(ours: SchemaNode, theirs: SchemaNode, at: Position): SchemaDifference[] {
  const here = valuesOf(ours);
  const there = valuesOf(theirs);
  if (at.direction === "sent") {
    if (there === null) {
      return [];
    }
    const refused = here === null ? ["other values"] : without(here, there);
    return refused.length === 0 ? [] : [difference(at, true, `${refused.join(", ")}: not accepted there`)];
  }
  if (here === null) {
    return [];
  }
  const further = there === null ? ["other values"] : without(there, here);
  // Constants distinguish variants; an enumeration may grow.
  return further.length === 0
    ? []
    : [difference(at, ours.const !== undefined, `${further.join(", ")}: returned there, not known here`)];
}

/**
 * Limits on what is sent: `max` keywords must not be lower there, `min` keywords not higher, and the rest not
 * different.
 */
const limitDirections: Readonly<Record<string, "max" | "min" | "same">> = {
  maxLength: "max",
  maximum: "max",
  exclusiveMaximum: "max",
  maxItems: "max",
  maxProperties: "max",
  minLength: "min",
  minimum: "min",
  exclusiveMinimum: "min",
  minItems: "min",
  minProperties: "min",
  pattern: "same",
  format: "same",
  propertyNames: "same",
  uniqueItems: "same",
  multipleOf: "same",
};

function limitDifferences(ours: SchemaNode, theirs: SchemaNode, at: Position): SchemaDifference[] {
  if (at.direction === "received") {
    return [];
  }
  return Object.entries(limitDirections).flatMap(([keyword, kind]) => {
    const here = ours[keyword];
    const there = theirs[keyword];
    if (there === undefined || JSON.stringify(here) === JSON.stringify(there)) {
      return [];
    }
    const isWithin =
      typeof here === "number" &&
      typeof there === "number" &&
      (kind === "max" ? there >= here : kind === "min" && there <= here);
    const message = `${keyword} is ${JSON.stringify(there)} there, ${here === undefined ? "not set" : JSON.stringify(here)} here`;
    return [difference(at, !isWithin, message)];
  });
}

/** An absent member means its default, so another default changes what our requests mean. */
function defaultDifference(ours: unknown, theirs: unknown, at: Position): SchemaDifference[] {
  if (at.direction === "received" || JSON.stringify(ours) === JSON.stringify(theirs)) {
    return [];
  }
  const text = (value: unknown) => (value === undefined ? "none" : JSON.stringify(value));
  return [difference(at, true, `its default is ${text(theirs)} there, ${text(ours)} here`)];
}

/** The default beside a `$ref`, else that of its target. A published contract states it as `x-default`. */
function defaultOf(document: ContractDocument, node: SchemaNode): unknown {
  const stated = (of: SchemaNode) => ("default" in of ? of.default : of["x-default"]);
  return stated(node) === undefined ? stated(targetOf(document, node)) : stated(node);
}

/** One of the plain schemas that a schema combines: without alternatives and with at most one type. */
interface Alternative {
  readonly plain: SchemaNode;
  /** The reference by which it was named, or null for one written in place. */
  readonly ref: SchemaNode | null;
}

/** A schema as its alternatives; a list of types is one alternative each. */
function alternativesOf(document: ContractDocument, node: SchemaNode): Alternative[] {
  const target = targetOf(document, node);
  const listed = target.anyOf ?? target.oneOf;
  if (listed !== undefined) {
    return listed.flatMap((one) => {
      const alternatives = alternativesOf(document, one);
      const [only] = alternatives;
      return refName(one) !== null && only !== undefined && alternatives.length === 1
        ? [{ plain: only.plain, ref: only.ref ?? one }]
        : alternatives;
    });
  }
  if (!Array.isArray(target.type)) {
    return [{ plain: target, ref: null }];
  }
  return target.type.map((type: string) => {
    const values = target.enum === undefined ? {} : { enum: target.enum.filter((value) => isOfType(value, type)) };
    return { plain: { ...target, type, ...values }, ref: null };
  });
}

/** The target of a `$ref`, or the node itself; an empty schema where their document lacks the component. */
function targetOf(document: ContractDocument, node: SchemaNode): SchemaNode {
  const name = refName(node);
  return name === null ? node : targetOf(document, document.components.schemas[name] ?? {});
}

function isOfType(value: unknown, type: string): boolean {
  return type === "null" ? value === null : value !== null;
}

/** Of the comparisons with each alternative, the one with the fewest breaking differences, then the fewest of all. */
function closest(attempts: SchemaDifference[][]): SchemaDifference[] {
  const breaking = (differences: SchemaDifference[]) => differences.filter((one) => one.isBreaking).length;
  const [first] = attempts.sort((one, other) => breaking(one) - breaking(other) || one.length - other.length);
  return first ?? [];
}

function unique(differences: SchemaDifference[]): SchemaDifference[] {
  return [...new Map(differences.map((one) => [JSON.stringify(one), one])).values()];
}

function valuesOf(node: SchemaNode): string[] | null {
  const values = node.const === undefined ? node.enum : [node.const];
  return values === undefined ? null : values.map((value) => JSON.stringify(value));
}

function without(values: readonly string[], others: readonly string[]): string[] {
  return values.filter((value) => !others.includes(value));
}

function mapValues(node: SchemaNode): SchemaNode | undefined {
  return typeof node.additionalProperties === "object" ? node.additionalProperties : undefined;
}

function refName(node: SchemaNode): string | null {
  return node.$ref?.replace("#/components/schemas/", "") ?? null;
}

function inside(at: Position, name: string): Position {
  return { ...at, place: `${at.place}/${name}` };
}

function difference({ schema, place }: Position, isBreaking: boolean, message: string): SchemaDifference {
  return { isBreaking, schema, place: place === "" ? "/" : place, message };
}
