import type { Keyring } from "./keyring";
import type { Store, Transaction } from "./store/database";

/** What the first start on a database decided for all later ones. */
export interface Deployment {
  readonly tokenPrefix: string;
}

/**
 * Reads, or on the first start writes, what is fixed for the life of a database.
 * @throws {Error} if the deployment key is another one than that of the first start: what is sealed could not be opened
 */
export function openDeployment(store: Store, keys: Keyring, tokenPrefix: string): Promise<Deployment> {
  if (!/^[a-z][a-z0-9]{1,15}$/.test(tokenPrefix)) {
    throw new Error(
      `The token prefix "${tokenPrefix}" must be a lower-case letter and 1 to 15 lower-case letters or digits.`,
    );
  }
  return store.transaction(async (tx) => {
    const check = keys.mac("key-check", "deployment").toString("hex");
    if ((await fixedValue(tx, "key_check", check)) !== check) {
      throw new Error(
        "The deployment key is not the one this database was made with. Start with the former key (CONSENTFORM_DEPLOYMENT_KEY, or the file deployment.key in the data folder).",
      );
    }
    return { tokenPrefix: await fixedValue(tx, "token_prefix", tokenPrefix) };
  });
}

/** The stored value of a name; the first value wins. */
async function fixedValue(tx: Transaction, name: string, first: string): Promise<string> {
  await tx
    .insertInto("deployment")
    .values({ name, value: first })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx.selectFrom("deployment").select("value").where("name", "=", name).executeTakeFirstOrThrow();
  return row.value;
}
