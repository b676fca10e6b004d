import { createFirstToken, openStore, systemWorld } from "../service";
import type { CreateTokenInDatabase } from "./tokens-create";

const dayMs = 24 * 3600 * 1000;

/**
 * Makes a token of workspace `default` directly in a database: a `postgres://` address, or a data folder that no service uses at the time.
 * @throws {Error} whose message is for the user
 */
export const createTokenInDatabase: CreateTokenInDatabase = async (database, request) => {
  const isPostgres = /^postgres(ql)?:/.test(database);
  const store = await openStore(isPostgres ? { kind: "postgres", url: database } : { kind: "folder", path: database });
  try {
    const world = systemWorld();
    const made = await createFirstToken(store, world, {
      workspace: "default",
      name: request.name,
      scopes: request.scopes,
      siteId: request.site_id ?? null,
      environment: request.environment ?? null,
      expiresAt: expiryOf(request, world.now()),
      externalKey: request.external_key ?? null,
    });
    if (made === null) throw new Error("The token could not be made.");
    return made;
  } finally {
    await store.close();
  }
};

function expiryOf(
  { expires_at, expires_in_days }: { expires_at?: string | null; expires_in_days?: number },
  now: Date,
): Date | null {
  if (expires_in_days !== undefined) return new Date(now.getTime() + expires_in_days * dayMs);
  return expires_at === undefined || expires_at === null ? null : new Date(expires_at);
}
