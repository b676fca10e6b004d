import type { Generated } from "kysely";
import type { Json, Optional } from "./columns";

interface JobTable {
  id: string;
  kind: string;
  job_key: string | null;
  payload: Json<unknown>;
  run_at: Date;
  /** Times the job was leased. */
  attempt: Generated<number>;
  /** null: waiting. */
  lease_until: Optional<Date>;
}

/** Background work. */
export interface JobTables {
  jobs: JobTable;
}
