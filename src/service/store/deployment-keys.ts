import { createKeyring, type DeploymentKeyring, type KeptKeys, type KeyPurpose } from "../runtime/keyring";
import type { Runtime } from "../runtime/runtime";
import { type Requirement, requireRelease } from "./compatibility";
import type { Store, Transaction } from "./database";
import { fixedValue } from "./fixed-values";
import { resealSecrets } from "./sealed-secrets";

const CHECK = "key_check";
const KEPT = "kept_keys";
const KEPT_BOUND = "kept keys";

/**
 * Purposes whose keys a rotation keeps: clients store ETags, mails have links, and pseudonyms group the records of a
 * subject. These keys guard no stored secret.
 */
const keptPurposes: readonly KeyPurpose[] = ["etag", "pseudonym", "confirmation", "unsubscribe"];

/**
 * Releases before 0034 derive the keys of {@link keptPurposes} from the deployment key. After a rotation, they would
 * refuse ETags and links of mails, and of several keys they read the first one alone.
 */
const rotatedKeys: Requirement = { from: 34, reason: "its deployment key was replaced" };

/**
 * Checks the deployment keys, and seals with the first one what the others sealed.
 * @throws {Error} if none is the key of the database, or if something is sealed with a key that is not among them
 */
export async function openDeploymentKeys(tx: Transaction, keys: DeploymentKeyring): Promise<void> {
  const checks = keys.macs("key-check", "deployment").map((mac) => mac.toString("hex"));
  await fixedValue(tx, CHECK, checks[0] ?? "");
  // One process at a time: others find the new check.
  const { value } = await tx
    .selectFrom("deployment")
    .select("value")
    .where("name", "=", CHECK)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const former = checks.indexOf(value);
  if (former === -1) throw new Error(WRONG_KEY);
  const kept = await keptKeys(tx, keys);
  if (former === 0 && kept === null && checks.length === 1) return;
  const lost = await resealSecrets(tx, keys);
  if (lost > 0) throw new Error(lostSecrets(lost));
  if (former === 0 && kept === null) return;
  const keeping = kept ?? new Map(keptPurposes.map((purpose) => [purpose, keys.derived(former, purpose)]));
  await setValue(tx, KEPT, keys.seal("stored-secret", JSON.stringify(encoded(keeping)), KEPT_BOUND));
  await setValue(tx, CHECK, checks[0] ?? "");
  await requireRelease(tx, rotatedKeys);
  keys.use(keys.deploymentKeys(), keeping);
}

/**
 * Makes the first of the keys the deployment key, in one transaction: a kill leaves the former one. The others open
 * what was sealed before.
 * @param alongside what is written in the same transaction
 */
export async function useDeploymentKeys(
  {
    store,
    keys,
    runtime,
  }: { readonly store: Store; readonly keys: DeploymentKeyring; readonly runtime: Pick<Runtime, "randomBytes"> },
  deploymentKeys: readonly Uint8Array[],
  alongside: (tx: Transaction) => Promise<void> = async () => {},
): Promise<void> {
  // What is opened and sealed meanwhile still has the former keys.
  const next = createKeyring(deploymentKeys, runtime.randomBytes);
  const kept = await store.transaction(async (tx) => {
    await openDeploymentKeys(tx, next);
    await alongside(tx);
    return (await keptKeys(tx, next)) ?? new Map();
  });
  keys.use(deploymentKeys, kept);
}

const WRONG_KEY =
  "The deployment key is not the one that this database was created with, or that it was rotated to. Start the service with the key of this database (CONSENTFORM_DEPLOYMENT_KEY, or the file deployment.key in the data folder). A backup from before a rotation needs the key of that time.";

function lostSecrets(count: number): string {
  return `${count} stored secrets are sealed with another deployment key. Start the service once with the former key behind the new one: CONSENTFORM_DEPLOYMENT_KEY=<new key>,<former key>.`;
}

async function keptKeys(tx: Transaction, keys: DeploymentKeyring): Promise<KeptKeys | null> {
  const row = await tx.selectFrom("deployment").select("value").where("name", "=", KEPT).executeTakeFirst();
  if (row === undefined) return null;
  const text = keys.open("stored-secret", row.value, KEPT_BOUND);
  if (text === null) throw new Error(lostSecrets(1));
  const stored = JSON.parse(text) as Record<string, string>;
  return new Map(keptPurposes.map((purpose) => [purpose, Buffer.from(stored[purpose] ?? "", "base64")]));
}

function encoded(kept: KeptKeys): Record<string, string> {
  return Object.fromEntries([...kept].map(([purpose, key]) => [purpose, key.toString("base64")]));
}

async function setValue(tx: Transaction, name: string, value: string): Promise<void> {
  await tx
    .insertInto("deployment")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}
