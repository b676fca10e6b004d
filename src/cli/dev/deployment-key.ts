import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseLocation } from "../../service";
import { syncFolders, writeSynced } from "../../service/runtime";
import { createDataFolder } from "./data-folder";
import { DEFAULT_FOLDER } from "./dev-options";

const KEY_BYTES = 32;

/**
 * The deployment key of a database: a new one for a database in memory. A data folder is made if it does not exist.
 * @throws {Error} if the variable or the file is malformed
 */
export function deploymentKeyOf(database: DatabaseLocation): Uint8Array {
  if (database.kind === "memory") return randomBytes(KEY_BYTES);
  if (database.kind === "folder") createDataFolder(database.path);
  const folder = database.kind === "folder" ? database.path : DEFAULT_FOLDER;
  return readDeploymentKey(process.env.CONSENTFORM_DEPLOYMENT_KEY, folder);
}

/**
 * The deployment key: CONSENTFORM_DEPLOYMENT_KEY (base64 of 32 bytes), else the file `deployment.key` of the data
 * folder, which the first start makes, readable by its owner only.
 * @throws {Error} if the variable or the file is malformed
 */
export function readDeploymentKey(variable: string | undefined, folder: string): Uint8Array {
  if (variable !== undefined && variable !== "") return decode(variable, "CONSENTFORM_DEPLOYMENT_KEY");
  const file = join(folder, "deployment.key");
  createDataFolder(folder);
  makeIfAbsent(file);
  return decode(readFileSync(file, "utf8"), file);
}

/** Two processes may start at once on one database: the first file stays, complete, also after a loss of power. */
function makeIfAbsent(file: string): void {
  const mine = `${file}.${process.pid}`;
  writeSynced(mine, `${randomBytes(KEY_BYTES).toString("base64")}\n`, 0o600);
  try {
    linkSync(mine, file);
    syncFolders(file);
  } catch (error) {
    if (!(typeof error === "object" && error !== null && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}

function decode(text: string, source: string): Uint8Array {
  const key = Buffer.from(text.trim(), "base64");
  if (key.length !== KEY_BYTES) {
    throw new Error(
      `${source} does not contain a deployment key: expected base64 of ${KEY_BYTES} bytes, as \`openssl rand -base64 32\` prints it.`,
    );
  }
  return key;
}
