import type { Schemas } from "../../contract";
import { emit } from "../events";
import type { Call } from "../handler";
import type { Row } from "../store/database";

/** Tells subscribers about a token; never its secret. */
export function emitTokenEvent(
  { tx, world, now }: Pick<Call<"revokeToken">, "tx" | "world" | "now">,
  token: Row<"tokens">,
  { kind, actor }: { kind: "token.created" | "token.revoked"; actor: Schemas["Actor"] },
): Promise<void> {
  return emit(tx, world, {
    workspaceId: token.workspace_id,
    kind,
    object: { type: "token", id: token.id },
    siteId: token.site_id,
    actor,
    data: {
      scopes: token.scopes,
      bound_site_id: token.site_id,
      bound_environment: token.environment,
      expires_at: token.expires_at?.toISOString() ?? null,
    },
    at: now,
  });
}
