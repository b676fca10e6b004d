import type { ServiceSettings } from "../runtime/settings";
import type { Row, Store } from "../store/database";
import type { Environment } from "../store/environment";
import { stageMark } from "../store/stage-marks";
import { versionInStage } from "../store/versions";
import { type Bundle, bundleOf } from "./bundle";
import type { DeliveredFile } from "./delivered-file";
import { loaderOf } from "./loader";

/** Files that a stage serves. */
export type FileName = "config.json" | "loader.js";

/** A file that visitors ask for. */
export interface FilePlace {
  readonly siteId: string;
  readonly environment: string;
  readonly name: FileName;
}

/** How long browsers and caches may keep a stage's bundle. */
const cacheControl: Readonly<Record<Environment, string>> = {
  preview: "no-store",
  production: "public, max-age=60",
};

interface Delivery {
  readonly store: Store;
  readonly settings: Pick<ServiceSettings, "assetUrl">;
}

/** A kind of file: how it is made of a version, and its headers. */
interface FileKind {
  readonly make: (version: Row<"versions">, environment: Environment, settings: Delivery["settings"]) => Bundle;
  readonly headers: Readonly<Record<string, string>>;
}

const kinds: Readonly<Record<FileName, FileKind>> = {
  "config.json": {
    make: (version, environment) => bundleOf(version, environment, version[`${environment}_consent_revision`] ?? 0),
    headers: { "Content-Type": "application/json" },
  },
  "loader.js": {
    make: (version, environment, { assetUrl }) =>
      loaderOf(version, { environment, url: `${assetUrl}/s/${version.site_id}/${environment}/loader.js` }),
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      // Pages that isolate themselves load nothing from elsewhere that does not say so.
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  },
};

/** The file that a stage serves (contract 4.11); null if the site or stage does not exist, or nothing has been published to it. */
export async function deliverFile(
  { store, settings }: Delivery,
  siteId: string,
  environment: string,
  name: FileName,
): Promise<DeliveredFile | null> {
  const version = isEnvironment(environment) ? await versionInStage(store.db, siteId, environment) : null;
  if (!isEnvironment(environment) || version === null) return null;
  const { make, headers } = kinds[name];
  const { text, sha256 } = make(version, environment, settings);
  return {
    workspaceId: version.workspace_id,
    mark: stageMark(version, environment),
    bytes: new TextEncoder().encode(text),
    etag: `"${sha256}"`,
    cacheControl: cacheControl[environment],
    contentHeaders: headers,
  };
}

function isEnvironment(text: string): text is Environment {
  return text === "preview" || text === "production";
}
