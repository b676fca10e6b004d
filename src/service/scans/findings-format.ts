import { Problem } from "../problem";

/** How findings are answered (row 21). */
export type FindingsFormat = "json" | "csv" | "sarif";

const typesByFormat: readonly (readonly [FindingsFormat, string])[] = [
  ["json", "application/json"],
  ["csv", "text/csv"],
  ["sarif", "application/sarif+json"],
];

/**
 * The format that a request asks for: the parameter `format` if it was sent, else the first type of Accept that is answered here, else
 * JSON.
 * @param accept has been found to admit one of the types
 */
export function findingsFormat(url: URL, accept: string | null): FindingsFormat {
  const asked = url.searchParams.get("format")?.toLowerCase();
  if (asked !== undefined) return typesByFormat.find(([format]) => format === asked)?.[0] ?? "json";
  const ranked = (accept ?? "*/*")
    .split(",")
    .map((range) =>
      range
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .map(([type = "", ...parameters]) => ({ type, quality: qualityOf(parameters) }))
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { type } of ranked) {
    const fitting = typesByFormat.find(([, known]) => type === known || type === "*/*" || type === wildcardOf(known));
    if (fitting !== undefined) return fitting[0];
  }
  return "json";
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

function wildcardOf(type: string): string {
  return `${type.split("/")[0]}/*`;
}

function qualityOf(parameters: readonly string[]): number {
  const text = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return text === undefined ? 1 : Number(text) || 0;
}
