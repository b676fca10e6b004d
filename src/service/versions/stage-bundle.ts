import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import {
  frameworkScripts,
  loaderFile,
  loaderSettings,
  type PublishedBanner,
  type PublishedService,
  slicesOf,
} from "../../banner/make-slices";
import { storedDocument } from "../drafts/draft-view";
import type { ServiceSettings } from "../runtime/settings";
import { withTimeout } from "../runtime/with-timeout";
import type { World } from "../runtime/world";
import type { Row, Store } from "../store/database";
import { findBundle, keepBundle, type StoredBundle } from "../store/delivered-bundles";
import { stageMark } from "../store/delivery-changes";
import type { Environment } from "../store/environment";
import { bannerScripts, digestOf } from "./banner-scripts";
import { createMissingDigests, type MissingDigests } from "./missing-digests";

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
  /** True if the database has it. */
  readonly isKept: boolean;
}

/** The parts that making bundles needs. */
export interface BundleParts {
  readonly store: Store;
  readonly world: Pick<World, "now">;
  readonly settings: Pick<ServiceSettings, "assetUrl">;
}

/** Bundles of one service in memory: few, because whoever serves visitors keeps files, too. */
const MAX_BUNDLES = 200;
/** How long a visitor waits for a bundle to be kept, in milliseconds. It goes on behind the answer. */
const KEEP_PATIENCE_MS = 500;

const compressed = promisify(gzip);
const decompressed = promisify(gunzip);
const bundles = new WeakMap<Store, Map<string, Promise<CurrentBundle>>>();
const missing = new WeakMap<Store, MissingDigests>();

/**
 * The bundle of a version in a stage. It is kept in the database, so that other processes and later ones serve it, too.
 */
export function currentBundle(
  parts: BundleParts,
  version: Row<"versions">,
  environment: Environment,
): Promise<CurrentBundle> {
  const known = bundles.get(parts.store) ?? new Map<string, Promise<CurrentBundle>>();
  bundles.set(parts.store, known);
  const mark = stageMark(version.number, version[`${environment}_consent_revision`]);
  const key = `${version.site_id}/${environment}/${mark}`;
  const bundle = known.get(key) ?? madeAndKept(parts, version, environment);
  known.delete(key);
  known.set(key, bundle);
  bundle.catch(() => known.delete(key));
  if (known.size > MAX_BUNDLES) known.delete(known.keys().next().value as string);
  return bundle;
}

/**
 * A bundle that a stage serves or served; null if it never served one with this digest. A digest that the database does
 * not have is not sought again for 10 seconds, unless this process makes a bundle with it.
 */
export async function bundleWithDigest(
  { store, world }: Pick<BundleParts, "store" | "world">,
  siteId: string,
  environment: string,
  digest: string,
): Promise<StageBundle | null> {
  const stage = `${siteId}/${environment}/`;
  const key = `${stage}${digest}`;
  const made = await madeBundle(store, stage, digest);
  // What could not be kept is nowhere else.
  if (made?.isKept === false) return made;
  if (made === null && missingOf(store).has(key, world.now())) return null;
  try {
    const row = await findBundle(store.db, siteId, environment, digest);
    const found = row === null ? null : await verifiedBundle(row, digest);
    if (found !== null || made !== null) return found;
  } catch (error) {
    if (made === null) throw error;
    return made;
  }
  // It may have been made while the database was asked.
  const madeSince = await madeBundle(store, stage, digest);
  if (madeSince === null) missingOf(store).note(key, world.now());
  return madeSince;
}

function missingOf(store: Store): MissingDigests {
  const known = missing.get(store) ?? createMissingDigests();
  missing.set(store, known);
  return known;
}

async function madeBundle(store: Store, prefix: string, digest: string): Promise<CurrentBundle | null> {
  for (const [key, bundle] of bundles.get(store) ?? []) {
    if (!key.startsWith(prefix)) continue;
    const made = await bundle.catch(() => null);
    if (made?.digest === digest) return made;
  }
  return null;
}

/** A stored bundle is served under its digest, or not at all. */
async function verifiedBundle(row: StoredBundle, digest: string): Promise<StageBundle | null> {
  const [slices, scripts] = await Promise.all([textsOf(row.slices), textsOf(row.scripts)]);
  if (bundleDigest(slices, digestOf(scripts)) !== digest) return null;
  return { workspaceId: row.workspace_id, files: { ...slices, ...scripts } };
}

async function madeAndKept(
  parts: BundleParts,
  version: Row<"versions">,
  environment: Environment,
): Promise<CurrentBundle> {
  const published = publishedBanner(version, environment);
  const { loaders, served } = bannerScripts(frameworkScripts(published));
  const scriptsDigest = digestOf(served);
  const slices = slicesOf(published);
  const digest = bundleDigest(slices, scriptsDigest);
  const { site_id, workspace_id } = version;
  const keep = async (): Promise<boolean> => {
    if (!parts.store.hasRoom()) return false;
    await keepBundle(
      parts.store.db,
      {
        ...{ site_id, environment, digest, workspace_id },
        ...{ slices: await compressed(JSON.stringify(slices)), scripts_digest: scriptsDigest },
        served_at: parts.world.now(),
      },
      () => compressed(JSON.stringify(served)),
    );
    missingOf(parts.store).forget(`${site_id}/${environment}/${digest}`);
    return true;
  };
  // A database that takes no writes keeps no banner from a visitor: this process has the bundle in memory.
  const isKept = await withTimeout(keep(), KEEP_PATIENCE_MS).catch(() => false);
  const settings = loaderSettings(published, {
    loader: `${parts.settings.assetUrl}/s/${site_id}/${environment}/loader.js`,
    banner: `${digest}/banner.js`,
    // Relative, so that it is right behind a proxy that serves all of this below a path.
    place: `../../../v1/r?site=${site_id}&environment=${environment}`,
  });
  const text = loaders[loaderFile(settings)].replace("CONSENTFORM_SETTINGS", () => inScript(settings));
  return { workspaceId: workspace_id, digest, isKept, loader: text, files: { ...slices, ...served } };
}

function publishedBanner(version: Row<"versions">, environment: Environment): PublishedBanner {
  return {
    site: version.site_id,
    environment,
    number: version.number,
    revision: version[`${environment}_consent_revision`] ?? 0,
    document: storedDocument(version),
    services: JSON.parse(version.services) as PublishedService[],
  };
}

function bundleDigest(slices: Readonly<Record<string, string>>, scriptsDigest: string): string {
  return digestOf({ ...slices, scripts: scriptsDigest });
}

async function textsOf(bytes: Uint8Array): Promise<Record<string, string>> {
  return JSON.parse((await decompressed(bytes)).toString("utf8")) as Record<string, string>;
}

/** JSON that is a JavaScript expression and ends no script element. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
