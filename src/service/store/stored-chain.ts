import { sql } from "kysely";
import type { ChainName } from "./consent-chains";
import type { Queryable, Row } from "./database";

/** A record at one end of what is stored of a chain. */
type EndRecord = Pick<Row<"consent_records">, "sequence" | "event_at" | "hash">;

/** The records of a chain that are stored. */
export interface StoredChain {
  readonly count: number;
  /** Null if there is none. */
  readonly first: EndRecord | null;
  readonly last: EndRecord | null;
}

/** Counts the records of a chain, and reads the first and the last one. */
export async function storedChain(tx: Queryable, { siteId, environment }: ChainName): Promise<StoredChain> {
  const ofChain = () =>
    tx.selectFrom("consent_records").where("site_id", "=", siteId).where("environment", "=", environment);
  const end = async (order: "asc" | "desc"): Promise<EndRecord | null> => {
    const query = ofChain().select(["sequence", "event_at", "hash"]).orderBy("sequence", order).limit(1);
    return (await query.executeTakeFirst()) ?? null;
  };
  const { count } = await ofChain().select(sql<number>`count(*)::integer`.as("count")).executeTakeFirstOrThrow();
  return { count, first: await end("asc"), last: await end("desc") };
}

/** Two stored records that are not neighbors: what was between them is gone. */
export interface ChainGap {
  readonly before: number;
  readonly before_at: Date;
  readonly after: number;
  readonly after_at: Date;
}

/** The first gaps between stored records. */
export async function chainGaps(tx: Queryable, { siteId, environment }: ChainName, limit: number): Promise<ChainGap[]> {
  const { rows } = await sql<ChainGap>`
    select before, before_at, after, after_at
    from (
      select sequence as after, event_at as after_at,
        lag(sequence) over (order by sequence) as before, lag(event_at) over (order by sequence) as before_at
      from consent_records where site_id = ${siteId} and environment = ${environment}
    ) as neighbors
    where after > before + 1
    order by after
    limit ${limit}
  `.execute(tx);
  return rows;
}
