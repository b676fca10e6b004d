import { sql } from "kysely";
import type { Queryable, Row } from "./database";

/** The content of a stage: slices and the scripts that they were served with. */
export type StoredBundle = Pick<Row<"delivered_bundles">, "workspace_id" | "slices"> & {
  readonly scripts: Uint8Array;
};

/**
 * Keeps a bundle, so that its addresses outlive the stage's next move, this process, and this version of the package.
 */
export async function keepBundle(
  db: Queryable,
  bundle: Row<"delivered_bundles">,
  scripts: () => Promise<Uint8Array>,
): Promise<void> {
  const digest = bundle.scripts_digest;
  const known = await db
    .selectFrom("delivered_scripts")
    .select("digest")
    .where("digest", "=", digest)
    .executeTakeFirst();
  if (known === undefined) {
    const row = { digest, content: await scripts() };
    await db
      .insertInto("delivered_scripts")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await db
    .insertInto("delivered_bundles")
    .values(bundle)
    .onConflict((conflict) =>
      conflict.columns(["site_id", "environment", "digest"]).doUpdateSet({
        // One that was kept late may be older than what another process wrote meanwhile.
        served_at: sql`greatest(delivered_bundles.served_at, excluded.served_at)`,
      }),
    )
    .execute();
}

/** Reports whether a site exists: bundles of others are not kept. */
export async function siteExists(db: Queryable, siteId: string): Promise<boolean> {
  return (await db.selectFrom("sites").select("id").where("id", "=", siteId).executeTakeFirst()) !== undefined;
}

/** A bundle that a stage served; null if it never served one with this digest, or too long ago. */
export async function findBundle(
  db: Queryable,
  siteId: string,
  environment: string,
  digest: string,
): Promise<StoredBundle | null> {
  const row = await db
    .selectFrom("delivered_bundles as bundle")
    .innerJoin("delivered_scripts as script", "script.digest", "bundle.scripts_digest")
    .select(["bundle.workspace_id", "bundle.slices", "script.content as scripts"])
    .where("bundle.site_id", "=", siteId)
    .where("bundle.environment", "=", environment as "preview")
    .where("bundle.digest", "=", digest)
    .executeTakeFirst();
  return row ?? null;
}

/** Removes bundles that were replaced before a time, and scripts that no bundle has. */
export async function removeOldBundles(db: Queryable, before: Date): Promise<void> {
  await db
    .deleteFrom("delivered_bundles as old")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("delivered_bundles as newer")
          .select("newer.digest")
          .whereRef("newer.site_id", "=", "old.site_id")
          .whereRef("newer.environment", "=", "old.environment")
          .whereRef("newer.served_at", ">", "old.served_at")
          .where("newer.served_at", "<", before),
      ),
    )
    .execute();
  await db
    .deleteFrom("delivered_scripts as script")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("delivered_bundles").select("digest").whereRef("scripts_digest", "=", "script.digest"))),
    )
    .execute();
}
