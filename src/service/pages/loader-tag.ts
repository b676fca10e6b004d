import type { Schemas } from "@consentform/consent/contract";

/** A banner script of this service on a page, of any site. */
export interface LoaderTag {
  readonly siteId: string;
  readonly environment: Schemas["Environment"];
  readonly address: URL;
}

/** The path below the asset address (contract 4.11). */
const loaderPath = /\/s\/([A-Za-z0-9_-]{1,64})\/(preview|production)\/loader\.js$/;

/** The parts of a banner script's address; null for other scripts. */
export function loaderTag(address: URL): LoaderTag | null {
  const [, siteId, environment] = loaderPath.exec(address.pathname) ?? [];
  if (siteId === undefined || (environment !== "preview" && environment !== "production")) return null;
  return { siteId, environment, address };
}
