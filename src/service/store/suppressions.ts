import { sql } from "kysely";
import type { Queryable } from "./database";
import type { Environment } from "./environment";

/** Why issues of a site's environment are suppressed at this moment, by issue id. */
export async function suppressionComments(
  tx: Queryable,
  siteId: string,
  environment: Environment,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom("issues")
    .select(["id", "suppression_comment"])
    .where("site_id", "=", siteId)
    .where("environment", "=", environment)
    .where("suppression_reason", "is not", null)
    .where(sql<boolean>`(suppression_expires_at is null or suppression_expires_at > ${now})`)
    .execute();
  return new Map(rows.map(({ id, suppression_comment }) => [id, suppression_comment ?? ""]));
}
