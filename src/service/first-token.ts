import type { Schemas, Scope } from "../contract";
import type { ServiceSettings } from "./settings";
import { json, type Store } from "./store/database";
import { findTokenByHash, insertToken } from "./store/tokens";
import { ensureWorkspace } from "./store/workspaces";
import { hashTokenSecret, newTokenSecret, tokenHint } from "./token-secret";
import { tokenStatus } from "./token-status";
import type { World } from "./world";

/** The ten scopes. */
const allScopes: readonly Scope[] = [
  "sites:read",
  "sites:write",
  "banner:read",
  "banner:write",
  "banner:publish",
  "scans:read",
  "scans:run",
  "logs:read",
  "logs:export",
  "analytics:read",
];

/** A token that no other token made: the first one of a workspace. */
export interface FirstToken {
  readonly secret: string;
  readonly token: Pick<Schemas["Token"], "id" | "name" | "scopes" | "expires_at" | "hint">;
}

/** What is asked of {@link createFirstToken}. */
export interface FirstTokenOptions {
  /** Made if there is none. */
  readonly workspace: string;
  readonly name: string;
  /** Default: all ten. */
  readonly scopes?: readonly Scope[];
  readonly siteId?: string | null;
  readonly environment?: "preview" | "production" | null;
  readonly expiresAt?: Date | null;
  /**
   * Source of the secret's randomness. Default: the world's. With a source that always gives the same bytes the same token comes again,
   * and it is not made twice: so `consentform dev` tells its token at every start without storing it.
   */
  readonly randomBytes?: (size: number) => Uint8Array;
}

/**
 * Writes a token directly into the database, without a token that makes it: how a deployment gets its first one.
 * @returns null if the same secret was made before and does not work any more
 */
export function createFirstToken(
  parts: { readonly store: Store; readonly world: World; readonly settings: Pick<ServiceSettings, "tokenPrefix"> },
  options: FirstTokenOptions,
): Promise<FirstToken | null> {
  const { store, world, settings } = parts;
  const secret = newTokenSecret(settings.tokenPrefix, options.randomBytes ?? world.randomBytes);
  const now = world.now();
  return store.transaction(async (tx) => {
    const workspace = await ensureWorkspace(tx, { id: world.newId("wks"), name: options.workspace, created_at: now });
    const known = await findTokenByHash(tx, hashTokenSecret(secret));
    if (known !== undefined && tokenStatus(known, now) !== "active") return null;
    const row =
      known ??
      (await insertToken(tx, {
        id: world.newId("tok"),
        workspace_id: workspace.id,
        name: options.name,
        secret_hash: hashTokenSecret(secret),
        hint: tokenHint(secret),
        scopes: json([...(options.scopes ?? allScopes)]),
        site_id: options.siteId ?? null,
        environment: options.environment ?? null,
        expires_at: options.expiresAt ?? null,
        external_key: null,
        parent_id: null,
        created_at: now,
        created_by: json({ type: "system", id: null }),
      }));
    const { id, name, scopes, hint } = row;
    return { secret, token: { id, name, scopes, hint, expires_at: row.expires_at?.toISOString() ?? null } };
  });
}
