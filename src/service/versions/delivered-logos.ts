import { createHash } from "node:crypto";
import type { Runtime } from "../runtime/runtime";
import type { Store } from "../store/database";
import { logoOfSite } from "../store/logos";
import type { DeliveredFile } from "./delivered-file";
import { negativeCache } from "./negative-cache";

const mediaTypes: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
};

const namePattern = /^logo\.(png|jpg|gif|webp)$/;

/** Reports whether a file of a stage is a logo, by its name. */
export function isLogo(name: string): boolean {
  return namePattern.test(name);
}

/** The path of a logo below its stage. It stays the same while the logo does, so that browsers keep it. */
export function logoPath(logo: string): string {
  const [digest = "", type = ""] = logo.split(".");
  return `${digest.slice(0, 16)}/logo.${type}`;
}

/** The logos of sites. */
export interface DeliveredLogos {
  /** The logo at a path below a stage of a site; null if no version of the site has it. */
  get(siteId: string, digest: string, name: string): Promise<DeliveredFile | null>;
}

/** Reads logos from the database. One that it does not have is not sought again for 10 seconds. */
export function createDeliveredLogos({
  store,
  runtime,
}: {
  readonly store: Store;
  readonly runtime: Pick<Runtime, "now">;
}): DeliveredLogos {
  const missing = negativeCache(runtime);
  return {
    get: async (siteId, digest, name) => {
      const key = `${siteId}/${digest}/${name}`;
      if (missing.has(key)) return null;
      const found = await logoOfSite(store.db, siteId, digest);
      if (found === null || logoPath(found.name) !== `${digest}/${name}`) {
        missing.set(key, true);
        return null;
      }
      return fileOf(found, digest);
    },
  };
}

function fileOf(
  { workspace_id: workspaceId, name, content }: NonNullable<Awaited<ReturnType<typeof logoOfSite>>>,
  digest: string,
): DeliveredFile | null {
  const sha256 = createHash("sha256").update(content).digest("hex");
  const [expected, type = ""] = name.split(".");
  const mediaType = mediaTypes[type];
  if (sha256 !== expected || mediaType === undefined) return null;
  return {
    workspaceId,
    mark: digest,
    bytes: new Uint8Array(content),
    etag: `"${sha256}"`,
    cacheControl: "public, max-age=31536000, immutable",
    isCompressed: false,
    contentHeaders: { "Content-Type": mediaType, "Cross-Origin-Resource-Policy": "cross-origin" },
  };
}
