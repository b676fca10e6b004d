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

/** Notes the address of the service, for links that are made while it does not run. */
export async function noteOrigin(db: Queryable, origin: string): Promise<void> {
  await db
    .insertInto("deployment")
    .values({ name: ORIGIN, value: origin })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ value: origin }).where("deployment.value", "!=", origin),
    )
    .execute();
}

/** The address of the service at its last start; null if it never started. */
export async function knownOrigin(db: Queryable): Promise<string | null> {
  const row = await db.selectFrom("deployment").select("value").where("name", "=", ORIGIN).executeTakeFirst();
  return row?.value ?? null;
}
