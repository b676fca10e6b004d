import type { Schemas } from "@consentform/consent/contract";
import type { Insertable } from "kysely";
import type { Database, Queryable, Row, Transaction } from "./database";
import { type Environment, inEachEnvironment } from "./environment";
import { pageByAge } from "./keyset";
import type { PageRequest } from "./page-request";

/** Which install checks of a site a list shows. */
export interface InstallCheckFilter {
  readonly ids: readonly string[] | undefined;
  readonly environments: readonly Environment[] | undefined;
  readonly results: readonly Schemas["InstallCheck"]["result"][] | undefined;
}

/** One page of a site's install checks, newest first, and one more. */
export function listInstallChecks(
  tx: Queryable,
  siteId: string,
  { ids, environments, results }: InstallCheckFilter,
  page: PageRequest,
): Promise<Row<"install_checks">[]> {
  let query = tx.selectFrom("install_checks").selectAll("install_checks").where("site_id", "=", siteId);
  if (ids !== undefined) query = query.where("id", "in", [...ids]);
  if (environments !== undefined) query = query.where("environment", "in", [...environments]);
  if (results !== undefined) query = query.where("result", "in", [...results]);
  return pageByAge(query, "install_checks", page).execute();
}

/** Stores a check. */
export function insertInstallCheck(
  tx: Transaction,
  check: Insertable<Database["install_checks"]>,
): Promise<Row<"install_checks">> {
  return tx.insertInto("install_checks").values(check).returningAll().executeTakeFirstOrThrow();
}

/** Reports whether the newest install check of a site's preview or production failed. */
export async function hasFailingInstallCheck(tx: Queryable, siteId: string): Promise<boolean> {
  const newest = await inEachEnvironment((environment) =>
    tx
      .selectFrom("install_checks")
      .select("result")
      .where("site_id", "=", siteId)
      .where("environment", "=", environment)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst(),
  );
  return newest.some((check) => check?.result === "failed");
}

/** The result of the newest install check of a version in preview; undefined if there is none. */
export async function newestCheckOfVersion(
  tx: Queryable,
  siteId: string,
  number: number,
): Promise<Schemas["InstallCheck"]["result"] | undefined> {
  return (await newestCheckOf(tx, { siteId, environment: "preview", number }))?.result;
}

/** A version in a stage of a site. */
export interface StagedVersion {
  readonly siteId: string;
  readonly environment: Environment;
  readonly number: number;
}

/** The newest install check that saw a version in a stage; undefined if there is none. */
export function newestCheckOf(
  tx: Queryable,
  { siteId, environment, number }: StagedVersion,
): Promise<Row<"install_checks"> | undefined> {
  return tx
    .selectFrom("install_checks")
    .selectAll()
    .where("site_id", "=", siteId)
    .where("environment", "=", environment)
    .where("version_number", "=", number)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
}
