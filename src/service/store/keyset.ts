import { type ReferenceExpression, type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "./database";
import type { PageRequest } from "./page-request";

type Aged =
  | "sites"
  | "tokens"
  | "alert_channels"
  | "webhook_endpoints"
  | "webhook_deliveries"
  | "scans"
  | "install_checks"
  | "services"
  | "templates";

/** Orders rows by (created_at, id) descending and reads one page of them, and one row more (contract 4.3). */
export function pageByAge<Table extends Aged, Output>(
  query: SelectQueryBuilder<Database, Table, Output>,
  table: Table,
  page: PageRequest,
): SelectQueryBuilder<Database, Table, Output> {
  const createdAt = `${table}.created_at` as ReferenceExpression<Database, Table>;
  const id = `${table}.id` as ReferenceExpression<Database, Table>;
  const [afterTime, afterId] = page.after ?? [];
  const rest =
    afterTime === undefined
      ? query
      : query.where(
          sql<boolean>`(${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.id`)}) < (${afterTime}, ${afterId})`,
        );
  return rest
    .orderBy(createdAt, "desc")
    .orderBy(id, "desc")
    .limit(page.limit + 1);
}
