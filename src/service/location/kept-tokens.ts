import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "@consentform/consent/failures";
import { entryOf } from "@consentform/consent/values";
import { createKeyring, type Keyring, writeSynced } from "../runtime";
import { readDeploymentKeys } from "./deployment-key";

/** In the data folder, encrypted with the deployment key. */
const FILE_NAME = "dev-tokens";
const SEAL_CONTEXT = "tokens of consentform dev";

type Tokens = Readonly<Record<string, string>>;

/**
 * Keeps the tokens of `consentform dev`, encrypted, so that {@link keptToken} finds them while the service runs. A
 * deployment on PostgreSQL with a key from its environment has no folder, and keeps nothing.
 *
 * @returns true if they are kept
 */
export function keepTokens(folder: string, keys: Keyring, tokens: Tokens): boolean {
  if (!existsSync(folder)) return false;
  writeSynced(join(folder, FILE_NAME), keys.seal("dev-token", JSON.stringify(tokens), SEAL_CONTEXT), 0o600);
  return true;
}

/**
 * The token of a workspace of the `consentform dev` whose data is in a folder.
 *
 * @param keyVariable the value of CONSENTFORM_DEPLOYMENT_KEY
 * @throws UsageError if there is none
 */
export function keptToken(folder: string, workspace: string, keyVariable: string | undefined): string {
  const file = join(folder, FILE_NAME);
  if (!existsSync(file)) {
    throw new UsageError(
      `${folder} has no token of consentform dev. Start \`consentform dev\` in this folder first, or name its data folder with --data.`,
    );
  }
  const keys = createKeyring(readDeploymentKeys(keyVariable, folder, true), () => new Uint8Array());
  const text = keys.open("dev-token", readFileSync(file, "utf8"), SEAL_CONTEXT);
  if (text === null)
    throw new UsageError(
      `${file} was written with another deployment key. Set CONSENTFORM_DEPLOYMENT_KEY to it; after a rotation, start \`consentform dev\` again.`,
    );
  const token = entryOf(JSON.parse(text) as Tokens, workspace);
  if (token === undefined)
    throw new UsageError(
      `consentform dev has no workspace ${workspace}. Add it with \`consentform dev --workspace ${workspace}\`.`,
    );
  return token;
}
