import type { Kysely, Transaction as KyselyTransaction, RawBuilder, Selectable } from "kysely";
import { sql } from "kysely";
import type { AccessTables } from "./tables/access";
import type { AlertTables } from "./tables/alerts";
import type { AuditTables } from "./tables/audit";
import type { ConfigurationTables } from "./tables/configuration";
import type { DeliveryTables } from "./tables/delivery";
import type { IssueTables } from "./tables/issues";
import type { JobTables } from "./tables/jobs";
import type { RecordTables } from "./tables/records";
import type { ScanTables } from "./tables/scans";
import type { SiteTables } from "./tables/sites";
import type { UserTables } from "./tables/users";
import type { WebhookTables } from "./tables/webhooks";

/** Every table, as store/migrations makes it. */
export interface Database
  extends AccessTables,
    AlertTables,
    AuditTables,
    ConfigurationTables,
    DeliveryTables,
    IssueTables,
    JobTables,
    RecordTables,
    ScanTables,
    SiteTables,
    UserTables,
    WebhookTables {}

/** A row of a table as it is read: `Row<"sites">`. */
export type Row<Table extends keyof Database> = Selectable<Database[Table]>;

/** An open transaction; store/<noun>.ts functions take one. */
export type Transaction = KyselyTransaction<Database>;

/** A transaction, or the database itself for a single statement. */
export type Queryable = Kysely<Database>;

/** An open database. */
export interface Store {
  /** For single statements; several that belong together need {@link Store.transaction}. */
  readonly db: Queryable;
  /** Transactions that this process can run at once. */
  readonly connections: number;
  /**
   * Runs `work` in a transaction (read committed) and commits. It runs again, from its beginning, when the database
   * chose it as the victim of a deadlock: do nothing in it that leaves the database.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Runs `work`, which only reads, on one snapshot of the database. */
  read<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Calls `listener` with the sites whose stages a transaction may have changed, when it has ended and before its
   * result is returned. Changes of other processes are not reported.
   */
  onStagesMoved(listener: (siteIds: readonly string[]) => void): void;
  /** False while the disk of a data folder is too full for anything to be written; a server looks after its own. */
  hasRoom(): boolean;
  /**
   * Reclaims what deleted and changed rows leave behind, where the database does not do it automatically; cheap when
   * there is nothing to do.
   */
  maintain(): Promise<void>;
  close(): Promise<void>;
}

/** A value for a jsonb column. Both drivers take text there; pg would turn a list into a PostgreSQL array. */
export function json<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`;
}
