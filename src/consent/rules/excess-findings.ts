import { pointerTo } from "../values/json-pointer";
import type { SchemaNode } from "./json-schema";
import { overfullParts } from "./overfull";
import { describeViolation, type SchemaFinding } from "./schema-findings";
import { bannerNode, childNode, dereferenced } from "./schema-node";

/** Stray values that a part may have: they cost little, and the findings of the composed document name them. */
const MOST_STRAY_VALUES = 1_000;
/** More than anyone reads. */
const MAX_FINDINGS = 100;

/**
 * Violations of a part of a document, such as a template, that would make it costly to compose a document from the
 * part: lists and maps with far too many entries, and more than 1,000 values where the schema has no place for them. At
 * most 100 findings. A null is not counted, because it removes a member.
 */
export function excessFindings(part: unknown): SchemaFinding[] {
  const overfull = overfullParts(bannerNode, part, dereferenced).filter(
    ({ keyword }) => keyword !== "additionalProperties",
  );
  if (overfull.length > 0) return overfull.flatMap((violation) => describeViolation(violation, part) ?? []);
  const stray: Stray = { count: 0, violations: [] };
  findStray({ node: bannerNode, value: part, path: [] }, stray);
  if (stray.count <= MOST_STRAY_VALUES) return [];
  return stray.violations.flatMap((violation) => describeViolation(violation, part) ?? []);
}

type Violation = Parameters<typeof describeViolation>[0];

/** Values that the schema has no place for. */
interface Stray {
  /** How many there are. The count ends soon after the limit. */
  count: number;
  /** The first members that hold them. */
  readonly violations: Violation[];
}

interface Place {
  readonly node: SchemaNode;
  readonly value: unknown;
  readonly path: readonly string[];
}

function findStray({ node, value, path }: Place, stray: Stray): void {
  if (typeof value !== "object" || value === null) return;
  const forms = formsOf(node);
  const shapes = forms.filter(
    ({ properties, additionalProperties, items }) => (properties ?? additionalProperties ?? items) !== undefined,
  );
  const report = (violation: Pick<Violation, "keyword" | "params">, held: unknown): void => {
    countValues(held, stray);
    if (stray.violations.length === MAX_FINDINGS) return;
    stray.violations.push({ ...violation, instancePath: pointerTo(path), schemaPath: "" });
  };
  if (shapes.length === 0) {
    report({ keyword: "type", params: { type: forms.flatMap(({ type }) => type ?? []).join(" or ") } }, value);
    return;
  }
  const isClosed = shapes.every(({ additionalProperties }) => additionalProperties === false);
  for (const [name, member] of Object.entries(value)) {
    if (stray.count > MOST_STRAY_VALUES && stray.violations.length === MAX_FINDINGS) return;
    if (member === null) continue;
    const child = shapes.map((shape) => childNode(shape, name)).find((found) => found !== undefined);
    if (child !== undefined) {
      findStray({ node: child, value: member, path: [...path, name] }, stray);
    } else if (isClosed) {
      report({ keyword: "additionalProperties", params: { additionalProperty: name } }, member);
    }
  }
}

/** The node with its reference followed, and those of its choices. */
function formsOf(node: SchemaNode): SchemaNode[] {
  const own = dereferenced(node);
  const choices = ["anyOf", "oneOf"].flatMap((keyword) => (own[keyword] as readonly SchemaNode[] | undefined) ?? []);
  return [own, ...choices.flatMap(formsOf)];
}

/** Counts a value and those in it, until there are too many. */
function countValues(value: unknown, stray: Stray): void {
  if (stray.count > MOST_STRAY_VALUES) return;
  stray.count += 1;
  if (typeof value !== "object" || value === null) return;
  for (const item of Object.values(value)) countValues(item, stray);
}
