import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { digestOf } from "@consentform/consent/banner";
import { LRUCache } from "lru-cache";
import type { Runtime } from "../runtime/runtime";
import type { ServiceSettings } from "../runtime/settings";
import type { Row, Store } from "../store/database";
import { databaseErrorCode } from "../store/database-error-code";
import { findBundle, keepBundle, type StoredBundle, siteExists } from "../store/delivered-bundles";
import type { Environment } from "../store/environment";
import { stageMark } from "../store/stage-mark";
import { bundleDigest, type CurrentBundle, makeBundle, type StageBundle } from "./make-bundle";
import { negativeCache } from "./negative-cache";
import { createWriteBehind, type WriteBehind } from "./write-behind";

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
const madeBundles = { max: 1000, maxSize: 256 * 1024 * 1024, sizeCalculation: bytesOf };
/** Stages whose last digest is remembered. They are counted as sizes, because `max` would reserve the memory. */
const servedStages = { maxSize: 100_000, sizeCalculation: () => 1 };

const compressed = promisify(gzip);
const decompressed = promisify(gunzip);

/** The bundles of a service that are in memory. */
interface Cached {
  readonly made: LRUCache<string, CurrentBundle>;
  readonly missing: LRUCache<string, true>;
  readonly writes: WriteBehind<ServedBundle>;
}

/** Makes the bundles of a service. */
export function createStageBundles(parts: BundleParts): StageBundles {
  const missing = negativeCache(parts.runtime);
  const writes = createWriteBehind<ServedBundle>(async (one) => {
    await written(parts.store, one);
    missing.delete(one.key);
  });
  const cached: Cached = { made: new LRUCache(madeBundles), missing, writes };
  return {
    current: currentBundles(parts, cached),
    withDigest: (...name) => bundleWithDigest(parts, cached, ...name),
    close: writes.close,
  };
}

function currentBundles(parts: BundleParts, { made, writes }: Cached): StageBundles["current"] {
  const served = new LRUCache<string, string>(servedStages);
  return async (version, environment) => {
    const stage = `${version.site_id}/${environment}`;
    const madeKey = `${stage}/${stageMark(version.number, version[`${environment}_consent_revision`])}`;
    const bundle = made.get(madeKey) ?? makeBundle(parts.settings, version, environment);
    made.set(madeKey, bundle);
    if (served.get(stage) === bundle.digest) return bundle;
    const key = `${stage}/${bundle.digest}`;
    served.delete(stage);
    await writes.add(key, { key, siteId: version.site_id, environment, bundle, servedAt: parts.runtime.now() });
    if (writes.waiting(key) === undefined) served.set(stage, bundle.digest);
    return bundle;
  };
}

async function bundleWithDigest(
  { store }: BundleParts,
  { made, missing, writes }: Cached,
  siteId: string,
  environment: string,
  digest: string,
): Promise<StageBundle | null> {
  const stage = `${siteId}/${environment}/`;
  const key = `${stage}${digest}`;
  // What could not be kept yet is nowhere else.
  const waiting = writes.waiting(key);
  if (waiting !== undefined) return waiting.bundle;
  const known = madeWith(made, stage, digest);
  if (known === null && missing.has(key)) return null;
  try {
    const row = await findBundle(store.db, siteId, environment, digest);
    const found = row === null ? null : await verifiedBundle(row, digest);
    if (found !== null || known !== null) return found;
  } catch (error) {
    if (known === null) throw error;
    return known;
  }
  // It may have been made while the database was asked.
  const madeSince = madeWith(made, stage, digest);
  if (madeSince === null) missing.set(key, true);
  return madeSince;
}

/** The made bundle of a stage with this digest; null if it is not in memory. */
function madeWith(made: Cached["made"], stage: string, digest: string): CurrentBundle | null {
  for (const [key, bundle] of made.entries()) {
    if (key.startsWith(stage) && bundle.digest === digest) return made.get(key) ?? null;
  }
  return null;
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
    site_id: siteId,
    environment,
    digest,
    workspace_id: workspaceId,
    served_at: servedAt,
    slices: await compressed(JSON.stringify(slices)),
    scripts_digest: scriptsDigest,
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
