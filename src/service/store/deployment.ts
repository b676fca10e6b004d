import { sql } from "kysely";
import type { DeploymentKeyring } from "../runtime/keyring";
import type { Queryable, Store, Transaction } from "./database";
import { openDeploymentKeys } from "./deployment-keys";
import { fixedValue } from "./fixed-values";

const DEFAULT_TOKEN_PREFIX = "cst";

/**
 * Checks what is fixed for the life of a database, and fixes it on the first start.
 * @param tokenPrefix `[a-z][a-z0-9]{1,15}`; only the first start decides. Default `cst`.
 * @returns the prefix of the database's tokens
 * @throws {Error} if the deployment key is not that of the database: what is sealed could not be opened
 */
export function openDeployment(store: Store, keys: DeploymentKeyring, tokenPrefix?: string): Promise<string> {
  return store.transaction(async (tx) => {
    await openDeploymentKeys(tx, keys);
    return fixedTokenPrefix(tx, tokenPrefix);
  });
}

/**
 * The prefix of the database's tokens, fixed by the first call.
 * @throws {Error} if the wanted prefix is malformed
 */
export function fixedTokenPrefix(tx: Transaction, wanted: string = DEFAULT_TOKEN_PREFIX): Promise<string> {
  if (!/^[a-z][a-z0-9]{1,15}$/.test(wanted)) {
    throw new Error(
      `settings.tokenPrefix is "${wanted}"; allowed are a lower-case letter and then 1 to 15 lower-case letters or digits.`,
    );
  }
  return fixedValue(tx, "token_prefix", wanted);
}

const ORIGIN = "origin";
const SIGN_IN_LINKS = "sign_in_links";
const OFF = "off";

/** Facts on which a link depends, as they were at the last start of the service. */
export interface LinkFacts {
  /** The address of the service; null if it never started. */
  readonly origin: string | null;
  /** True if links sign no one in. */
  readonly areLinksOff: boolean;
}

/** Notes the address of the service and whether links work, for links that are made while it does not run. */
export async function noteLinkFacts(
  db: Queryable,
  { origin, areLinksOff }: LinkFacts & { readonly origin: string },
): Promise<void> {
  await db
    .insertInto("deployment")
    .values([
      { name: ORIGIN, value: origin },
      { name: SIGN_IN_LINKS, value: areLinksOff ? OFF : "on" },
    ])
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ value: sql<string>`excluded.value` })
        .where("deployment.value", "!=", sql<string>`excluded.value`),
    )
    .execute();
}

/** The facts of {@link noteLinkFacts}. Links work if no version that notes it has started. */
export async function knownLinkFacts(db: Queryable): Promise<LinkFacts> {
  const rows = await db.selectFrom("deployment").selectAll().where("name", "in", [ORIGIN, SIGN_IN_LINKS]).execute();
  const known = new Map(rows.map(({ name, value }) => [name, value]));
  return { origin: known.get(ORIGIN) ?? null, areLinksOff: known.get(SIGN_IN_LINKS) === OFF };
}
