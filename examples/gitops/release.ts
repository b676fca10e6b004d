/**
 * The version of a site to promote, or the reason why production keeps what it serves. `failed`: the scan found
 * something. `untagged`: the new site's preview pages lack its script tag. `kept`: its row was removed while it is
 * live.
 */
export type ReleaseEntry = number | "failed" | "untagged" | "kept";

/** A site in a release. */
export interface ReleasedSite {
  readonly key: string;
  /** The name of the site's resources. Unlike the key, it never becomes that of another site. */
  readonly address: string;
  readonly entry: ReleaseEntry;
}

/**
 * A release as one line, such as `outlet=2,shop=failed`: CI systems pass it on without quoting. A site that once had
 * another key is listed as `store@shop=3`.
 */
export function formatRelease(sites: readonly ReleasedSite[]): string {
  return sites.map(({ key, address, entry }) => `${key}${address === key ? "" : `@${address}`}=${entry}`).join(",");
}

/** Reads what {@link formatRelease} wrote. */
export function parseRelease(text: string): ReleasedSite[] {
  return text.split(",").map((part) => {
    const pattern = /^([\w.-]+)(?:@([\w.-]+))?=([1-9]\d*|failed|untagged|kept)$/;
    const [, key, address = key, entry] = pattern.exec(part) ?? [];
    if (key === undefined || address === undefined)
      throw new Error(`The release has the entry "${part}". Allowed are entries such as shop=3 and shop=failed.`);
    return { key, address, entry: Number(entry) || (entry as ReleaseEntry) };
  });
}
