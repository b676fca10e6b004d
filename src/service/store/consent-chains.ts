import { sql, type Updateable } from "kysely";
import type { Database, Queryable, Row, Transaction } from "./database";
import type { Environment } from "./environment";

/** Names a chain: there is one for each site and environment. */
export interface ChainName {
  readonly siteId: string;
  readonly environment: Environment;
}

/** Names a chain in a map. */
export function keyOf({ siteId, environment }: ChainName): string {
  return `${siteId}/${environment}`;
}

/** Makes the chain if there is none. */
export async function openChain(
  tx: Transaction,
  workspaceId: string,
  { siteId, environment }: ChainName,
): Promise<void> {
  await tx
    .insertInto("consent_chains")
    .values({ site_id: siteId, environment, workspace_id: workspaceId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The chain as it is; null if there is none. */
export async function readChain(tx: Queryable, name: ChainName): Promise<Row<"consent_chains"> | null> {
  return (await rowOf(tx, name).executeTakeFirst()) ?? null;
}

/** The chain, held until the transaction ends, so that one record is added after another; null if there is none. */
export async function lockChain(tx: Transaction, name: ChainName): Promise<Row<"consent_chains"> | null> {
  return (await rowOf(tx, name).forUpdate().executeTakeFirst()) ?? null;
}

function rowOf(tx: Queryable, { siteId, environment }: ChainName) {
  return tx
    .selectFrom("consent_chains")
    .selectAll()
    .where("site_id", "=", siteId)
    .where("environment", "=", environment);
}

/**
 * Several chains, held until the transaction ends: one at a time, in the order of their names, so that two processes
 * never wait for each other.
 * @param isSkipping leaves out chains that another transaction holds, where it would wait for them
 */
export async function lockChains(
  tx: Transaction,
  names: readonly ChainName[],
  isSkipping: boolean,
): Promise<Row<"consent_chains">[]> {
  const named = names.map(({ siteId, environment }) => ({ site: siteId, environment }));
  const { rows } = await sql<Row<"consent_chains">>`
    select * from lock_chains(${JSON.stringify(named)}::json, ${isSkipping})
  `.execute(tx);
  return rows;
}

/** The new end of a locked chain. */
export interface ChainEnd {
  readonly site_id: string;
  readonly environment: Environment;
  readonly length: number;
  readonly last_id: string;
  readonly last_hash: string;
  readonly last_at: Date;
  readonly oldest_at: Date;
  /** The newest place at which time falls; null leaves what is known. */
  readonly set_back_at: number | null;
}

/** Moves the ends of several locked chains. */
export async function moveChainEnds(tx: Transaction, ends: readonly ChainEnd[]): Promise<void> {
  await sql`select move_chain_ends(${JSON.stringify(ends)}::json)`.execute(tx);
}

/** Changes a locked chain. */
export async function updateChain(
  tx: Transaction,
  { siteId, environment }: ChainName,
  change: Updateable<Database["consent_chains"]>,
): Promise<void> {
  await tx
    .updateTable("consent_chains")
    .set(change)
    .where("site_id", "=", siteId)
    .where("environment", "=", environment)
    .execute();
}

/** Forgets a chain whose records are all gone. */
export async function removeChain(tx: Transaction, { siteId, environment }: ChainName): Promise<void> {
  await tx.deleteFrom("consent_chains").where("site_id", "=", siteId).where("environment", "=", environment).execute();
}

/** Notes for how long the records of a site that is being deleted are kept; empty chains are forgotten at once. */
export async function keepChainsOf(
  tx: Transaction,
  { id, name }: Pick<Row<"sites">, "id" | "name">,
  keptDays: number,
): Promise<void> {
  const kept = { kept_days: keptDays, site_name: name };
  await tx.updateTable("consent_chains").set(kept).where("site_id", "=", id).execute();
  await tx.deleteFrom("consent_chains").where("site_id", "=", id).where("oldest_at", "is", null).execute();
}

type SetBack = Pick<Row<"consent_chains">, "set_back_at" | "purged_count">;

/** True if time falls between records of a chain that are kept, so that a period is not a contiguous part of it. */
export function isSetBack({ set_back_at, purged_count }: SetBack): boolean {
  return set_back_at !== null && set_back_at > purged_count + 1;
}

/** The chains of a site, deleted or not. */
export function chainsOf(db: Queryable, siteId: string): Promise<Row<"consent_chains">[]> {
  return db.selectFrom("consent_chains").selectAll().where("site_id", "=", siteId).orderBy("environment").execute();
}
