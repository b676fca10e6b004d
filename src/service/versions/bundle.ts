import { createHash } from "node:crypto";
import { canonicalJson } from "@consentform/consent/values";
import type { Row } from "../store/database";
import type { Environment } from "../store/environment";

/** The parts of a version that are delivered. */
export type DeliveredVersion = Pick<
  Row<"versions">,
  "site_id" | "number" | "document" | "services" | "config_digest" | "services_digest"
>;

/** A file that browsers load for one stage of a site (contract 4.11). */
export interface Bundle {
  /** For config.json canonical JSON: these bytes are the bundle. */
  readonly text: string;
  /** SHA-256 of the bytes, 64 lower-case hexadecimal digits; in quotation marks it is the ETag. */
  readonly sha256: string;
}

/** Makes the bundle of a version in a stage. The same arguments give the same bytes. */
export function bundleOf(version: DeliveredVersion, environment: Environment, consentRevision: number): Bundle {
  const document = JSON.parse(version.document) as { schema_version: string };
  const text = canonicalJson({
    schema_version: document.schema_version,
    site_id: version.site_id,
    environment,
    number: version.number,
    config_digest: version.config_digest,
    services_digest: version.services_digest,
    consent_revision: consentRevision,
    document,
    services: JSON.parse(version.services) as unknown,
  });
  return { text, sha256: createHash("sha256").update(text, "utf8").digest("hex") };
}
