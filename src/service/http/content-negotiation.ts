import { contractDocument, type Operation } from "@consentform/consent/contract";
import { Problem } from "./problem";
import { nodeAt } from "./validation";

/**
 * Reports whether Accept admits a type that the operation answers. Problems ignore it (RFC 9457, 3).
 * @throws {Problem} not-acceptable
 */
export function checkAccept(operation: Operation, accept: string | null): void {
  const types = answerTypes(operation);
  if (accept === null || types.length === 0 || preferredType(accept, types) !== null) return;
  throw new Problem("not-acceptable", { detail: `This operation returns ${types.join(" or ")} only.`, allowed: types });
}

/** Media types of the success answers, without their parameters. */
function answerTypes(operation: Operation): string[] {
  const responses = ["paths", operation.path, operation.method.toLowerCase(), "responses"];
  const types = operation.successes.flatMap((status) =>
    Object.keys((nodeAt(contractDocument(), [...responses, String(status), "content"]) ?? {}) as object),
  );
  return [...new Set(types.map((type) => type.split(";")[0] ?? type))];
}

/**
 * The type that a request wants most (RFC 9110, 12.5.1): the one with the highest quality, then the one that is named
 * most exactly, then the first. Null if Accept excludes them all.
 */
export function preferredType<Type extends string>(accept: string, types: readonly Type[]): Type | null {
  const ranges = accept.split(",").map(parseRange);
  const [best] = types
    .map((type) => ({ type, ...rangeFor(ranges, type) }))
    .sort((a, b) => b.quality - a.quality || specificity(b.range) - specificity(a.range));
  return best === undefined || best.quality === 0 ? null : best.type;
}

interface Range {
  readonly range: string;
  readonly quality: number;
}

/** The most specific range that fits decides, and `q=0` excludes. */
function rangeFor(ranges: readonly Range[], type: string): Range {
  const [kind = ""] = type.split("/");
  const [fitting] = ranges
    .filter(({ range }) => range === type || range === `${kind}/*` || range === "*/*")
    .sort((a, b) => specificity(b.range) - specificity(a.range));
  return fitting ?? { range: "*/*", quality: 0 };
}

function parseRange(text: string): Range {
  const [range = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return { range, quality: quality === undefined ? 1 : Number(quality) || 0 };
}

function specificity(range: string): number {
  return range === "*/*" ? 0 : range.endsWith("/*") ? 1 : 2;
}
