import { preferredType } from "../http/content-negotiation";
import { Problem } from "../http/problem";

/** The formats in which findings are returned. */
export type FindingsFormat = "json" | "csv" | "sarif";

const types = { json: "application/json", csv: "text/csv", sarif: "application/sarif+json" } as const;
const formats = Object.keys(types) as FindingsFormat[];

/**
 * The format that a request asks for: the parameter `format` if it was sent, else the type that Accept wants most, else
 * JSON.
 * @param accept has been found to admit one of the types
 */
export function findingsFormat(url: URL, accept: string | null): FindingsFormat {
  const asked = url.searchParams.get("format")?.toLowerCase();
  if (asked !== undefined) return formats.find((format) => format === asked) ?? "json";
  const wanted = preferredType(accept ?? "*/*", Object.values(types));
  return formats.find((format) => types[format] === wanted) ?? "json";
}

/**
 * Complete formats have no pages.
 * @throws {Problem} invalid-parameter
 */
export function refusePaging(url: URL, format: FindingsFormat): void {
  const parameter = ["limit", "cursor"].find((name) => url.searchParams.has(name));
  if (format === "json" || parameter === undefined) return;
  throw new Problem("invalid-parameter", {
    detail: `The parameter "${parameter}" goes with JSON only: ${format} is always complete. Leave it out.`,
    parameter,
    allowed: null,
  });
}
