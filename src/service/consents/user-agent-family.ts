/** Families by what their header has and others do not; the first match counts, because most name others too. */
const families: readonly (readonly [token: RegExp, family: string])[] = [
  [/\bEdgA?(iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

/** Family of the browser that a User-Agent header names; null if it names none that we know. */
export function userAgentFamily(header: string | null): string | null {
  return families.find(([token]) => token.test(header ?? ""))?.[1] ?? null;
}
