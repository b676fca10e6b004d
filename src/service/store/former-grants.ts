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
  const named = names.map(({ siteId, environment, subjectId }) => ({
    site: siteId,
    environment,
    subject: subjectId,
    most: MOST_OF_SUBJECT,
  }));
  const { rows } = await sql<FormerGrant>`
    select site_id as "siteId", environment, subject_id as "subjectId", external_id as "externalId"
    from former_grants(${JSON.stringify(named)}::json)
  `.execute(tx);
  return rows;
}
