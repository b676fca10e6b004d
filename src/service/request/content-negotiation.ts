import { contractDocument, type Operation } from "../../contract";
import { Problem } from "../problem";
import { nodeAt } from "./validation";

/**
 * Whether Accept admits a type that the operation answers. Problems are sent whatever it says (RFC 9457, 3).
 * @throws {Problem} not-acceptable
 */
export function checkAccept(operation: Operation, accept: string | null): void {
  const types = answerTypes(operation);
  if (accept === null || types.length === 0 || types.some((type) => admits(accept, type))) return;
  throw new Problem("not-acceptable", { detail: `This operation answers ${types.join(" or ")} only.`, allowed: types });
}

/** Media types of the success answers, without their parameters. */
function answerTypes(operation: Operation): string[] {
  const responses = ["paths", operation.path, operation.method.toLowerCase(), "responses"];
  const types = operation.successes.flatMap((status) =>
    Object.keys((nodeAt(contractDocument(), [...responses, String(status), "content"]) ?? {}) as object),
  );
  return [...new Set(types.map((type) => type.split(";")[0] ?? type))];
}

/** RFC 9110, 12.5.1: the most specific range that fits decides, and `q=0` excludes. */
function admits(accept: string, type: string): boolean {
  const [kind = ""] = type.split("/");
  const fitting = accept
    .split(",")
    .map(parseRange)
    .filter(({ range }) => range === type || range === `${kind}/*` || range === "*/*")
    .sort((a, b) => specificity(b.range) - specificity(a.range));
  return (fitting[0]?.quality ?? 0) > 0;
}

function parseRange(text: string): { range: string; quality: number } {
  const [range = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return { range, quality: quality === undefined ? 1 : Number(quality) || 0 };
}

function specificity(range: string): number {
  return range === "*/*" ? 0 : range.endsWith("/*") ? 1 : 2;
}
