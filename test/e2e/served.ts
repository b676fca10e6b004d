import type { BannerDocument } from "../../src/consent/rules";

/** The files that a visitor's browser loads for a site (contract 4.11). */
export interface Served {
  readonly number: number;
  readonly config_digest: string;
  readonly document: BannerDocument;
}

/**
 * Fetches a site's `config.json` outside of the API, as a browser does.
 *
 * @returns null while nothing is published there
 */
export async function servedBy(
  endpoint: string,
  siteId: string,
  environment: "preview" | "production",
): Promise<Served | null> {
  const answer = await fetch(`${new URL(endpoint).origin}/s/${siteId}/${environment}/config.json`);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  return (await answer.json()) as Served;
}
