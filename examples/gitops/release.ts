/**
 * The version of a site to promote, or the reason why production keeps what it serves. `failed`: the scan found
 * something. `untagged`: the new site's preview pages lack its script tag. `kept`: its row was removed while it is
 * live.
 */
export type ReleaseEntry = number | "failed" | "untagged" | "kept";

/** Sites and their entries as one line, such as `outlet=2,shop=failed`: CI systems pass it on without quoting. */
export function formatRelease(entries: readonly (readonly [key: string, entry: ReleaseEntry])[]): string {
  return entries.map(([key, entry]) => `${key}=${entry}`).join(",");
}

/** Reads what {@link formatRelease} wrote. */
export function parseRelease(text: string): [key: string, entry: ReleaseEntry][] {
  return text.split(",").map((part) => {
    const [, key, entry] = /^([\w.-]+)=([1-9]\d*|failed|untagged|kept)$/.exec(part) ?? [];
    if (key === undefined)
      throw new Error(`The release has the entry "${part}". Allowed are entries such as shop=3 and shop=failed.`);
    return [key, Number(entry) || (entry as ReleaseEntry)];
  });
}
