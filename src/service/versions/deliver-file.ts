import { createHash } from "node:crypto";
import type { Row, Store } from "../store/database";
import type { Environment } from "../store/environment";
import { stageMark } from "../store/stage-mark";
import { versionInStage } from "../store/versions";
import { bundleOf } from "./bundle";
import type { DeliveredFile } from "./delivered-file";
import { type DeliveredLogos, isLogo } from "./delivered-logos";
import { type FilePlace, RULES_FILE, type StageFile } from "./file-place";
import type { StageBundles } from "./stage-bundles";
import { rulesText } from "./stage-rules";

/** The parts that delivery needs. */
export interface DeliveryParts {
  readonly store: Store;
  readonly bundles: StageBundles;
  readonly logos: DeliveredLogos;
}

/** Browsers and caches show what they have while a new one is fetched, and for a day while none can be had. */
const LOADER_CACHE = "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400";

/** Files of a stage that change with it. A map, because `constructor` is a member of every object. */
const stageFiles: ReadonlyMap<string, typeof configFile> = new Map<StageFile | typeof RULES_FILE, typeof configFile>([
  ["config.json", configFile],
  ["loader.js", loaderFile],
  [RULES_FILE, rulesFile],
]);

// Pages that isolate themselves load nothing from elsewhere that does not say so.
const crossOrigin = { "Cross-Origin-Resource-Policy": "cross-origin" };
const script = { "Content-Type": "text/javascript; charset=utf-8", ...crossOrigin };
const data = { "Content-Type": "application/json", ...crossOrigin };

/**
 * A file that a stage serves (contract 4.11); null if the site, the stage or the file does not exist, or nothing was
 * published to it.
 */
export async function deliverFile(parts: DeliveryParts, place: FilePlace): Promise<DeliveredFile | null> {
  const { siteId, environment, digest, name } = place;
  if (!isEnvironment(environment)) return null;
  if (digest !== null && isLogo(name)) return parts.logos.get(siteId, digest, name);
  if (digest !== null) return immutableFile(parts, { ...place, digest });
  const make = stageFiles.get(name);
  const version = make === undefined ? null : await versionInStage(parts.store.db, siteId, environment);
  return make === undefined || version === null ? null : make(parts, version, environment);
}

async function configFile(
  _parts: DeliveryParts,
  version: Row<"versions">,
  environment: Environment,
): Promise<DeliveredFile> {
  const { text, sha256 } = bundleOf(version, environment, version[`${environment}_consent_revision`] ?? 0);
  return {
    ...stageFile(version, environment, text, sha256),
    cacheControl: environment === "preview" ? "no-store" : "public, max-age=60",
    isCompressed: false,
    contentHeaders: { "Content-Type": "application/json" },
  };
}

async function loaderFile(
  parts: DeliveryParts,
  version: Row<"versions">,
  environment: Environment,
): Promise<DeliveredFile> {
  const { loader } = await parts.bundles.current(version, environment);
  return {
    ...stageFile(version, environment, loader, sha256Of(loader)),
    cacheControl: environment === "preview" ? "no-store" : LOADER_CACHE,
    isCompressed: true,
    contentHeaders: script,
  };
}

async function rulesFile(
  _parts: DeliveryParts,
  version: Row<"versions">,
  environment: Environment,
): Promise<DeliveredFile> {
  const text = rulesText(version);
  return {
    ...stageFile(version, environment, text, ""),
    cacheControl: "no-store",
    isCompressed: false,
    contentHeaders: {},
  };
}

function stageFile(version: Row<"versions">, environment: Environment, text: string, sha256: string) {
  return {
    workspaceId: version.workspace_id,
    mark: stageMark(version.number, version[`${environment}_consent_revision`]),
    bytes: new TextEncoder().encode(text),
    etag: `"${sha256}"`,
  };
}

/** A slice or script at its address, which never serves anything else. */
async function immutableFile(
  parts: DeliveryParts,
  { siteId, environment, digest, name }: FilePlace & { readonly digest: string },
): Promise<DeliveredFile | null> {
  const bundle = await parts.bundles.withDigest(siteId, environment, digest);
  const text = bundle !== null && Object.hasOwn(bundle.files, name) ? bundle.files[name] : undefined;
  if (bundle === null || text === undefined) return null;
  return {
    workspaceId: bundle.workspaceId,
    mark: digest,
    bytes: new TextEncoder().encode(text),
    etag: `"${sha256Of(text)}"`,
    cacheControl: "public, max-age=31536000, immutable",
    isCompressed: true,
    contentHeaders: name.endsWith(".js") ? script : data,
  };
}

function sha256Of(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}

function isEnvironment(text: string): text is Environment {
  return text === "preview" || text === "production";
}
