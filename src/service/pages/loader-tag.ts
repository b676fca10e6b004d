import type { Schemas } from "../../contract";

/** A banner script of ours on a page, of whatever site. */
export interface LoaderTag {
  readonly siteId: string;
  readonly environment: Schemas["Environment"];
  readonly address: URL;
}

/** The path below the asset address (contract 4.11). */
const loaderPath = /\/s\/([A-Za-z0-9_-]{1,64})\/(preview|production)\/loader\.js$/;

/** What a script's address says, if it is a banner script; else null. */
export function loaderTag(address: URL): LoaderTag | null {
  const [, siteId, environment] = loaderPath.exec(address.pathname) ?? [];
  if (siteId === undefined || (environment !== "preview" && environment !== "production")) return null;
  return { siteId, environment, address };
}
