import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Runtime } from "../runtime/runtime";
import type { ServiceSettings } from "../runtime/settings";
import type { Row, Store } from "../store/database";
import { databaseErrorCode } from "../store/database-error-code";
import { findBundle, keepBundle, type StoredBundle, siteExists } from "../store/delivered-bundles";
import type { Environment } from "../store/environment";
import { stageMark } from "../store/stage-mark";
import { digestOf } from "./banner-scripts";
import { type BoundedMemory, createBoundedMemory } from "./bounded-memory";
import { type BundleKeeper, createBundleKeeper } from "./bundle-keeper";
import { bundleDigest, type CurrentBundle, makeBundle, type StageBundle } from "./make-bundle";
import { createMissingDigests, type MissingDigests } from "./missing-digests";

/** The parts that making bundles needs. */
export interface BundleParts {
  readonly store: Store;
  readonly runtime: Pick<Runtime, "now">;
  readonly settings: Pick<ServiceSettings, "assetUrl" | "vendorList">;
}

/** The bundles of all stages. */
export interface StageBundles {
  /**
   * The bundle of a version in a stage. It is kept in the database, so that other processes and later ones serve it,
   * too, and again whenever the stage returns to it.
   */
  current(version: Row<"versions">, environment: Environment): Promise<CurrentBundle>;
  /**
   * A bundle that a stage serves or served; null if it never served one with this digest. A digest that the database
   * does not have is not sought again for 10 seconds, unless this process makes a bundle with it.
   */
  withDigest(siteId: string, environment: string, digest: string): Promise<StageBundle | null>;
  /** Keeps what is not kept yet, before the database is closed. */
  close(): Promise<void>;
}

/** Made bundles in memory: few, because whoever serves visitors keeps files, too. */
const madeBundleBounds = { maxEntries: 1000, maxBytes: 256 * 1024 * 1024 };
/** Stages whose last digest is remembered: a short text each. */
const servedStageBounds = { maxEntries: 100_000, maxBytes: Number.POSITIVE_INFINITY };

const compressed = promisify(gzip);
const decompressed = promisify(gunzip);

/** The memory of a service's bundles. */
interface Kept {
  readonly made: BoundedMemory<CurrentBundle>;
  readonly missing: MissingDigests;
  readonly keeper: BundleKeeper<ServedBundle>;
}

/** Makes the bundles of a service. */
export function createStageBundles(parts: BundleParts): StageBundles {
  const missing = createMissingDigests();
  const keeper = createBundleKeeper<ServedBundle>(async (one) => {
    await written(parts.store, one);
    missing.forget(one.key);
  });
  const kept: Kept = { made: createBoundedMemory(madeBundleBounds), missing, keeper };
  return {
    current: currentBundles(parts, kept),
    withDigest: (...name) => bundleWithDigest(parts, kept, ...name),
    close: keeper.close,
  };
}

function currentBundles(parts: BundleParts, { made, keeper }: Kept): StageBundles["current"] {
  const served = createBoundedMemory<string>(servedStageBounds);
  return async (version, environment) => {
    const stage = `${version.site_id}/${environment}`;
    const madeKey = `${stage}/${stageMark(version.number, version[`${environment}_consent_revision`])}`;
    const bundle = made.get(madeKey) ?? makeBundle(parts.settings, version, environment);
    made.set(madeKey, bundle, bytesOf(bundle));
    if (served.get(stage) === bundle.digest) return bundle;
    const key = `${stage}/${bundle.digest}`;
    served.set(stage, "", 0);
    await keeper.keep(key, { key, siteId: version.site_id, environment, bundle, servedAt: parts.runtime.now() });
    if (keeper.waiting(key) === undefined) served.set(stage, bundle.digest, 0);
    return bundle;
  };
}

async function bundleWithDigest(
  { store, runtime }: BundleParts,
  { made, missing, keeper }: Kept,
  siteId: string,
  environment: string,
  digest: string,
): Promise<StageBundle | null> {
  const stage = `${siteId}/${environment}/`;
  const key = `${stage}${digest}`;
  // What could not be kept yet is nowhere else.
  const waiting = keeper.waiting(key);
  if (waiting !== undefined) return waiting.bundle;
  const known = made.find(stage, (bundle) => bundle.digest === digest) ?? null;
  if (known === null && missing.has(key, runtime.now())) return null;
  try {
    const row = await findBundle(store.db, siteId, environment, digest);
    const found = row === null ? null : await verifiedBundle(row, digest);
    if (found !== null || known !== null) return found;
  } catch (error) {
    if (known === null) throw error;
    return known;
  }
  // It may have been made while the database was asked.
  const madeSince = made.find(stage, (bundle) => bundle.digest === digest) ?? null;
  if (madeSince === null) missing.note(key, runtime.now());
  return madeSince;
}

/** A bundle that a stage serves from a moment on. */
interface ServedBundle {
  readonly key: string;
  readonly siteId: string;
  readonly environment: Environment;
  readonly bundle: CurrentBundle;
  readonly servedAt: Date;
}

/** @throws {Error} if it may be written later */
async function written(store: Store, { siteId, environment, bundle, servedAt }: ServedBundle): Promise<void> {
  if (!store.hasRoom()) throw new Error("The disk is full.");
  const { digest, workspaceId, slices, scripts, scriptsDigest } = bundle;
  const row = {
    ...{ site_id: siteId, environment, digest, workspace_id: workspaceId, served_at: servedAt },
    ...{ slices: await compressed(JSON.stringify(slices)), scripts_digest: scriptsDigest },
  };
  try {
    await keepBundle(store.db, row, () => compressed(JSON.stringify(scripts)));
  } catch (error) {
    // A constraint: of a site that was deleted, nothing is kept.
    if (!databaseErrorCode(error).startsWith("23") || (await siteExists(store.db, siteId))) throw error;
  }
}

function bytesOf({ slices, loader }: CurrentBundle): number {
  // The scripts are the same texts in every bundle.
  return [loader, ...Object.values(slices)].reduce((total, text) => total + 2 * text.length, 0);
}

/** A stored bundle is served under its digest, or not at all. */
async function verifiedBundle(row: StoredBundle, digest: string): Promise<StageBundle | null> {
  const [slices, scripts] = await Promise.all([textsOf(row.slices), textsOf(row.scripts)]);
  if (bundleDigest(slices, digestOf(scripts)) !== digest) return null;
  return { workspaceId: row.workspace_id, files: { ...slices, ...scripts } };
}

async function textsOf(bytes: Uint8Array): Promise<Record<string, string>> {
  return JSON.parse((await decompressed(bytes)).toString("utf8")) as Record<string, string>;
}
