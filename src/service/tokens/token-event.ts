import type { Schemas } from "@consentform/consent/contract";
import { emit } from "../events/emit";
import type { Runtime } from "../runtime/runtime";
import type { Row, Transaction } from "../store/database";

/** Notifies subscribers about a token; never contains its secret. */
export function emitTokenEvent(
  { tx, runtime, now }: { readonly tx: Transaction; readonly runtime: Pick<Runtime, "newId">; readonly now: Date },
  token: Row<"tokens">,
  { kind, actor }: { kind: "token.created" | "token.revoked"; actor: Schemas["Actor"] },
): Promise<void> {
  return emit(tx, runtime, {
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
