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

/** The content that stages served, and which of them changed. */
export interface DeliveryTables {
  delivery_changes: DeliveryChangeTable;
  delivered_scripts: DeliveredScriptTable;
  delivered_bundles: DeliveredBundleTable;
}
