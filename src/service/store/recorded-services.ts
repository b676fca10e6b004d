import type { Queryable, Row } from "./database";

/** A service as scans recognise it. */
export type RecordedService = Pick<
  Row<"services">,
  "key" | "name" | "company" | "category" | "hosts" | "scripts" | "storage" | "blocking" | "status"
>;

/** The services of a site, of whatever status, those that people keep before suggestions. */
export function recordedServices(tx: Queryable, siteId: string): Promise<RecordedService[]> {
  return tx
    .selectFrom("services")
    .select(["key", "name", "company", "category", "hosts", "scripts", "storage", "blocking", "status"])
    .where("site_id", "=", siteId)
    .orderBy("status")
    .orderBy("key")
    .execute();
}
