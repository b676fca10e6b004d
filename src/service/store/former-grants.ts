import { sql } from "kysely";
import type { ChainName } from "./consent-chains";
import type { Transaction } from "./database";

/** Names the grant of a browser in a chain. */
export interface GrantName extends ChainName {
  readonly subjectId: string;
}

/** A grant in a chain. */
export interface FormerGrant extends GrantName {
  /** The site's own id of its visitor. */
  readonly externalId: string | null;
}

/** The most records read for one subject. A browser has few; a flood from one subject must not block its chain. */
const MOST_OF_SUBJECT = 200;

/**
 * The newest grant of each named subject, or one whose external id is the subject's id: others may then know the id.
 * Erased and purged grants are not found.
 */
export async function formerGrants(tx: Transaction, names: readonly GrantName[]): Promise<FormerGrant[]> {
  const { rows } = await sql<FormerGrant>`
    select named."siteId", named.environment, named."subjectId", newest.external_id as "externalId"
    from json_to_recordset(${JSON.stringify(names)}::json) as named ("siteId" text, environment text, "subjectId" text)
    cross join lateral (
      select external_id from (
        select environment, sequence, choice, external_id from consent_records
        where site_id = named."siteId" and subject_id = named."subjectId"
        limit ${MOST_OF_SUBJECT}
      ) as of_subject
      where environment = named.environment and choice in ('accepted', 'customised')
      order by coalesce(external_id = named."subjectId", false) desc, sequence desc
      limit 1
    ) as newest
  `.execute(tx);
  return rows;
}
