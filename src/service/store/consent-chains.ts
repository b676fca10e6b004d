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
 * Several chains, held until the transaction ends, in the order of their names, so that two processes never wait for
 * each other.
 * @param isSkipping leaves out chains that another transaction holds, where it would wait for them
 */
export async function lockChains(
  tx: Transaction,
  names: readonly ChainName[],
  isSkipping: boolean,
): Promise<Row<"consent_chains">[]> {
  const { rows } = await sql<Row<"consent_chains">>`
    select chain.* from consent_chains as chain
    where (chain.site_id, chain.environment) in (
      select site, environment from json_to_recordset(${JSON.stringify(
        names.map(({ siteId, environment }) => ({ site: siteId, environment })),
      )}::json) as named (site text, environment text)
    )
    order by chain.site_id collate "C", chain.environment collate "C"
    for update ${isSkipping ? sql`skip locked` : sql``}
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
}

/** Moves the ends of several locked chains, by one statement. */
export async function moveChainEnds(tx: Transaction, ends: readonly ChainEnd[]): Promise<void> {
  await sql`
    update consent_chains as chain
    set length = moved.length, last_id = moved.last_id, last_hash = moved.last_hash, last_at = moved.last_at,
      oldest_at = moved.oldest_at
    from json_to_recordset(${JSON.stringify(ends)}::json) as moved (
      site_id text, environment text, length integer, last_id text, last_hash text, last_at timestamptz,
      oldest_at timestamptz
    )
    where chain.site_id = moved.site_id and chain.environment = moved.environment
  `.execute(tx);
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

/** A chain that has records older than its retention. */
export interface DueChain extends ChainName {
  /** Records of before this moment are to be purged. */
  readonly cutoff: Date;
}

/** Chains whose oldest record is older than the retention of their site, or than what was noted when it was deleted. */
export async function dueChains(db: Queryable, now: Date, limit: number): Promise<DueChain[]> {
  const keptDays = sql<number>`case
    when sites.id is null then chain.kept_days
    when sites.retention_effective_at > ${now} then coalesce(sites.retention_until_then, sites.retention)
    else sites.retention
  end`;
  const rows = await db
    .selectFrom("consent_chains as chain")
    .leftJoin("sites", "sites.id", "chain.site_id")
    .select(["chain.site_id", "chain.environment"])
    .select(sql<Date>`${now}::timestamptz - make_interval(days => ${keptDays})`.as("cutoff"))
    .where(sql<boolean>`chain.oldest_at < ${now}::timestamptz - make_interval(days => ${keptDays})`)
    .orderBy("chain.oldest_at")
    .limit(limit)
    .execute();
  return rows.map(({ site_id, environment, cutoff }) => ({ siteId: site_id, environment, cutoff }));
}
