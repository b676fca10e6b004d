import { type Schemas, type Scope, scopes } from "../../contract";
import { systemActor } from "../caller";
import { fixedTokenPrefix } from "../deployment";
import { json, type Store } from "../store/database";
import { isSiteOf } from "../store/sites";
import { findTokenByHash, insertToken, tokenWithExternalKey } from "../store/tokens";
import { ensureWorkspace } from "../store/workspaces";
import type { World } from "../world";
import { hashTokenSecret, newTokenSecret, tokenHint } from "./token-secret";
import { tokenStatus } from "./token-status";
import { tokenView } from "./token-view";

/** What is asked of {@link createFirstToken}. */
export interface FirstTokenOptions {
  /** Made if there is none. */
  readonly workspace: string;
  readonly name: string;
  /** Default: all ten. */
  readonly scopes?: readonly Scope[];
  readonly siteId?: string | null;
  readonly environment?: "preview" | "production" | null;
  /** Default: never. */
  readonly expiresAt?: Date | null;
  readonly externalKey?: string | null;
}

/**
 * Writes a token directly into the database, without a token that makes it: how a deployment gets its first one.
 * @param randomBytes source of the secret. With one that gives the same bytes again the same token comes again, and is not made twice.
 * @returns the token with its secret; null if the same secret was made before and is not accepted any more
 * @throws {Error} if the site is none of the workspace or the external key is taken
 */
export function createFirstToken(
  store: Store,
  world: Pick<World, "newId" | "now" | "randomBytes">,
  options: FirstTokenOptions,
  randomBytes: (size: number) => Uint8Array = world.randomBytes,
): Promise<Schemas["Token"] | null> {
  const now = world.now();
  return store.transaction(async (tx) => {
    const secret = newTokenSecret(await fixedTokenPrefix(tx), randomBytes);
    const known = await findTokenByHash(tx, hashTokenSecret(secret));
    if (known !== undefined) return tokenStatus(known, now) === "active" ? tokenView(known, now, secret) : null;
    const workspace = await ensureWorkspace(tx, { id: world.newId("wks"), name: options.workspace, created_at: now });
    const { siteId = null, externalKey = null } = options;
    if (siteId !== null && !(await isSiteOf(tx, workspace.id, siteId))) {
      throw new Error(`${siteId} is no site of the workspace ${workspace.name}.`);
    }
    if (externalKey !== null && (await tokenWithExternalKey(tx, workspace.id, externalKey, now)) !== null) {
      throw new Error(`An active token with the external key ${externalKey} exists already.`);
    }
    const row = await insertToken(tx, {
      id: world.newId("tok"),
      workspace_id: workspace.id,
      name: options.name,
      secret_hash: hashTokenSecret(secret),
      hint: tokenHint(secret),
      scopes: json([...(options.scopes ?? scopes)]),
      site_id: siteId,
      environment: options.environment ?? null,
      expires_at: options.expiresAt ?? null,
      external_key: externalKey,
      parent_id: null,
      created_at: now,
      created_by: json(systemActor),
    });
    return tokenView(row, now, secret);
  });
}
