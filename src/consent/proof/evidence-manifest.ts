import type { Schemas } from "../contract";

/** The manifest of a bundle, which does not list itself. */
export const MANIFEST_NAME = "manifest.json";
/** The manifest's signature, which the manifest does not list either. */
export const SIGNATURE_NAME = "manifest.json.sig";

/**
 * Names that files of a bundle may have: no folder, nothing that leads out of one, nothing that begins with a dot or a
 * dash.
 */
const namePattern = /^[a-z0-9][a-z0-9.-]{0,63}$/;

/** Reports whether a file of a bundle may have this name. */
export function isEvidenceName(name: string): boolean {
  return namePattern.test(name);
}

/** Reads a manifest. @returns null if the text is not one, or lists a name twice or one that no bundle has */
export function readManifest(text: string): Schemas["EvidenceManifest"] | null {
  const manifest = parsed(text) as Schemas["EvidenceManifest"] | null;
  const isWhole =
    typeof manifest === "object" &&
    manifest?.format === "consentform-evidence-1" &&
    [manifest.export_id, manifest.kid, manifest.created_at, manifest.config_digest, manifest.services_digest].every(
      isText,
    ) &&
    Number.isInteger(manifest.version_number) &&
    isText(manifest.site?.id) &&
    Array.isArray(manifest.files) &&
    manifest.files.every(isListed) &&
    new Set(manifest.files.map(({ path }) => path)).size === manifest.files.length;
  return isWhole ? manifest : null;
}

function isListed(file: Schemas["EvidenceFile"] | null): boolean {
  if (typeof file !== "object" || !isText(file?.path) || !isText(file?.sha256)) return false;
  return isEvidenceName(file.path) && file.path !== MANIFEST_NAME && file.path !== SIGNATURE_NAME;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
