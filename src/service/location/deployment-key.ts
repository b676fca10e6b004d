import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { DEFAULT_FOLDER } from "@consentform/consent/default-folder";
import { fileFailure, UsageError } from "@consentform/consent/failures";
import type { DatabaseLocation } from "../index";
import { syncFolders, writeSynced } from "../runtime";
import { createDataFolder } from "./data-folder";

const KEY_BYTES = 32;

/** The variable with the deployment key, or with several: the first is in use. */
export const KEY_VARIABLE = "CONSENTFORM_DEPLOYMENT_KEY";

/**
 * The deployment keys of a database, the one in use first: a new one for a database in memory. A data folder is made if
 * it does not exist.
 * @throws {UsageError} naming the folder that cannot be used, or the key that is lost
 * @throws {Error} if the variable or the file is malformed
 */
export async function deploymentKeysOf(database: DatabaseLocation): Promise<readonly Uint8Array[]> {
  if (database.kind === "memory") return [randomBytes(KEY_BYTES)];
  const folder = database.kind === "folder" ? database.path : DEFAULT_FOLDER;
  const variable = process.env[KEY_VARIABLE];
  const isKnown = (variable ?? "") !== "" || existsSync(keyFile(folder));
  const isNeeded = isKnown ? false : await hasData(database);
  try {
    if (database.kind === "folder") createDataFolder(folder);
    return readDeploymentKeys(variable, folder, isNeeded);
  } catch (error) {
    const reason = fileFailure(error, resolve(folder));
    if (reason === null) throw error;
    throw new UsageError(`The data folder cannot be used: ${reason} ${remedies[database.kind]}`);
  }
}

const remedies = {
  folder: "Name a folder that you can write to with --data.",
  // The database holds the data; the folder would only hold the key.
  postgres: `Set ${KEY_VARIABLE}, so that the key needs no folder.`,
} as const;

/** True if a key sealed something in the database. Loaded only where no key is found. */
function hasData(database: Exclude<DatabaseLocation, { kind: "memory" }>): Promise<boolean> {
  const { hasSealedData } = require("../store") as typeof import("../store");
  return hasSealedData(database);
}

/**
 * The deployment keys: those of CONSENTFORM_DEPLOYMENT_KEY (base64 of 32 bytes each), else those of the file
 * `deployment.key` of the data folder, which the first start makes, readable by its owner only.
 * @param hasData true if there is data that a key sealed, which a new key could not open
 * @throws {UsageError} if there is data and no key
 * @throws {Error} if the variable or the file is malformed
 */
export function readDeploymentKeys(
  variable: string | undefined,
  folder: string,
  hasData: boolean,
): readonly Uint8Array[] {
  if (variable !== undefined && variable.trim() !== "") return decode(variable, KEY_VARIABLE);
  const file = keyFile(folder);
  if (hasData && !existsSync(file)) throw new UsageError(lostKey(file));
  createDataFolder(folder);
  makeIfAbsent(file);
  return decode(readFileSync(file, "utf8"), file);
}

/** Replaces the file of the keys, whole: after a kill, it has either the former keys or these. */
export function writeDeploymentKeys(folder: string, keys: readonly Uint8Array[]): void {
  const file = keyFile(folder);
  const mine = `${file}.${process.pid}`;
  writeSynced(mine, textOf(keys), 0o600);
  renameSync(mine, file);
  syncFolders(file);
}

/** Removes the former keys from the file of a data folder, after a start that sealed everything again. */
export function forgetFormerKeys(database: DatabaseLocation, keys: readonly Uint8Array[]): void {
  const isInFile = (process.env[KEY_VARIABLE] ?? "") === "";
  if (database.kind === "folder" && keys.length > 1 && isInFile) writeDeploymentKeys(database.path, keys.slice(0, 1));
}

function keyFile(folder: string): string {
  return join(folder, "deployment.key");
}

function lostKey(file: string): string {
  return `${file} does not exist, but the database has data that its key sealed. Restore this file from your backup, or set ${KEY_VARIABLE} to the key. A new key could not open the data, so none was created.`;
}

function textOf(keys: readonly Uint8Array[]): string {
  return keys.map((key) => `${Buffer.from(key).toString("base64")}\n`).join("");
}

/** Two processes may start at once on one database: the first file stays, complete, also after a loss of power. */
function makeIfAbsent(file: string): void {
  if (existsSync(file)) return;
  const mine = `${file}.${process.pid}`;
  writeSynced(mine, textOf([randomBytes(KEY_BYTES)]), 0o600);
  try {
    linkSync(mine, file);
    syncFolders(file);
  } catch (error) {
    if (!(typeof error === "object" && error !== null && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}

function decode(text: string, source: string): readonly Uint8Array[] {
  return text
    .trim()
    .split(/[\s,]+/)
    .map((one) => {
      const key = Buffer.from(one, "base64");
      if (key.length === KEY_BYTES) return key;
      throw new Error(
        `${source} does not contain a deployment key: expected base64 of ${KEY_BYTES} bytes, as \`openssl rand -base64 32\` prints it. To rotate it, write the new key, a comma, and the former key.`,
      );
    });
}
