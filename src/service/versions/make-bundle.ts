import {
  bannerScripts,
  digestOf,
  frameworkScripts,
  loaderFile,
  loaderSettings,
  type PublishedBanner,
  type PublishedService,
  slicesOf,
} from "@consentform/consent/banner";
import { storedDocument } from "../drafts/draft-view";
import type { ServiceSettings } from "../runtime/settings";
import type { Row } from "../store/database";
import type { Environment } from "../store/environment";
import { logoPath } from "./delivered-logos";

/** The files that a stage serves at addresses that never change: slices and scripts, by file name. */
export interface StageBundle {
  readonly workspaceId: string;
  readonly files: Readonly<Record<string, string>>;
}

/** The bundle of what a stage serves now, with its loader. */
export interface CurrentBundle extends StageBundle {
  /** 16 hexadecimal digits over every slice and script. */
  readonly digest: string;
  readonly loader: string;
  /** The files by origin: made for the version, or the same for all sites. */
  readonly slices: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
  readonly scriptsDigest: string;
}

/** Makes the bundle of a version in a stage. The same arguments give the same bytes. */
export function makeBundle(
  { assetUrl, vendorList }: Pick<ServiceSettings, "assetUrl" | "vendorList">,
  version: Row<"versions">,
  environment: Environment,
): CurrentBundle {
  const published = { ...publishedBanner(version, environment), vendorList };
  const { loaders, served: scripts } = bannerScripts(frameworkScripts(published));
  const scriptsDigest = digestOf(scripts);
  const slices = slicesOf(published);
  const digest = bundleDigest(slices, scriptsDigest);
  const { site_id, workspace_id: workspaceId } = version;
  const settings = loaderSettings(published, {
    loader: `${assetUrl}/s/${site_id}/${environment}/loader.js`,
    banner: `${digest}/banner.js`,
    // Relative, so that it is right behind a proxy that serves all of this below a path.
    place: `../../../v1/r?site=${site_id}&environment=${environment}`,
  });
  const loader = loaders[loaderFile(settings)].replace("CONSENTFORM_SETTINGS", () => inScript(settings));
  return { workspaceId, digest, loader, slices, scripts, scriptsDigest, files: { ...slices, ...scripts } };
}

function publishedBanner(version: Row<"versions">, environment: Environment): PublishedBanner {
  return {
    site: version.site_id,
    environment,
    number: version.number,
    revision: version[`${environment}_consent_revision`] ?? 0,
    document: storedDocument(version),
    logo: version.logo === null ? null : logoPath(version.logo),
    services: JSON.parse(version.services) as PublishedService[],
  };
}

/** The digest in the addresses of a bundle. */
export function bundleDigest(slices: Readonly<Record<string, string>>, scriptsDigest: string): string {
  return digestOf({ ...slices, scripts: scriptsDigest });
}

/** JSON that is a JavaScript expression and ends no script element. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
