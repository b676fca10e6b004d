import type { Generated } from "kysely";
import type { Environment } from "../environment";

interface DeliveryChangeTable {
  id: Generated<number>;
  /** May name a site that is deleted. */
  site_id: string;
  /** By the database's clock. */
  changed_at: Generated<Date>;
}

interface DeliveredScriptTable {
  digest: string;
  /** JSON of the scripts by file name, compressed with gzip. */
  content: Uint8Array;
}

interface DeliveredBundleTable {
  site_id: string;
  environment: Environment;
  digest: string;
  workspace_id: string;
  /** JSON of the slices by file name, compressed with gzip. */
  slices: Uint8Array;
  scripts_digest: string;
  /** When a process last began to serve it. */
  served_at: Date;
}

interface LogoTable {
  /** SHA-256 of the content and its kind: `<64 hexadecimal digits>.png`. */
  name: string;
  content: Uint8Array;
  /** When it was fetched last. */
  fetched_at: Date;
}

interface LogoAnswerTable {
  /** SHA-256 of the address. */
  address_digest: string;
  /** Name of the logo; null where there was none. */
  logo: string | null;
  /** Why there was none, as a sentence. */
  fault: string | null;
  answered_at: Date;
}

/** The content that stages served, and which of them changed. */
export interface DeliveryTables {
  delivery_changes: DeliveryChangeTable;
  delivered_scripts: DeliveredScriptTable;
  delivered_bundles: DeliveredBundleTable;
  logos: LogoTable;
  logo_answers: LogoAnswerTable;
}
