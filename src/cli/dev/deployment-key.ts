import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileFailure } from "../../resources/file-failure";
import type { DatabaseLocation } from "../../service";
import { syncFolders, writeSynced } from "../../service/runtime";
import { UsageError } from "../connection";
import { createDataFolder } from "./data-folder";
import { DEFAULT_FOLDER } from "./dev-options";

const KEY_BYTES = 32;

/**
 * The deployment key of a database: a new one for a database in memory. A data folder is made if it does not exist.
 * @throws {UsageError} naming the folder that cannot be used
 * @throws {Error} if the variable or the file is malformed
 */
export function deploymentKeyOf(database: DatabaseLocation): Uint8Array {
  if (database.kind === "memory") return randomBytes(KEY_BYTES);
  const folder = database.kind === "folder" ? database.path : DEFAULT_FOLDER;
  try {
    if (database.kind === "folder") createDataFolder(folder);
    return readDeploymentKey(process.env.CONSENTFORM_DEPLOYMENT_KEY, folder);
  } catch (error) {
    const reason = fileFailure(error, resolve(folder));
    if (reason === null) throw error;
    throw new UsageError(`The data folder cannot be used: ${reason} ${remedies[database.kind]}`);
  }
}

const remedies = {
  folder: "Name a folder that you can write to with --data.",
  // The database holds the data; the folder would only hold the key.
  postgres: "Set CONSENTFORM_DEPLOYMENT_KEY, so that the key needs no folder.",
} as const;

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
