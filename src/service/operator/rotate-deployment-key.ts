import { randomBytes } from "node:crypto";
import { UsageError } from "@consentform/consent/failures";
import type { AuditActor } from "../audit/audit-act";
import type { Service } from "../index";
import { KEY_VARIABLE, readDeploymentKeys, writeDeploymentKeys } from "../location/deployment-key";

const KEY_BYTES = 32;

/**
 * Makes a new deployment key for a data folder, and seals with it what the former one sealed. The file has both keys
 * until everything is sealed: after a kill, the next start finishes the work.
 * @param folder null if the database is PostgreSQL, whose processes have their key from a variable
 * @param actor who does, for the audit log
 * @throws {UsageError} if the key is not in the folder
 */
export async function rotateDeploymentKey(
  { useDeploymentKeys }: Pick<Service, "useDeploymentKeys">,
  folder: string | null,
  actor: AuditActor,
): Promise<void> {
  if (folder === null || (process.env[KEY_VARIABLE] ?? "") !== "") throw new UsageError(BY_VARIABLE);
  const keys = [randomBytes(KEY_BYTES), ...readDeploymentKeys(undefined, folder, true)];
  writeDeploymentKeys(folder, keys);
  await useDeploymentKeys(keys, actor);
  writeDeploymentKeys(folder, keys.slice(0, 1));
}

const BY_VARIABLE = `The deployment key is in ${KEY_VARIABLE}, so this command cannot replace it. Start every process with "<key>,<new key>", then with "<new key>,<key>", which seals everything again, then with "<new key>". \`openssl rand -base64 32\` prints a new key.`;
