import { hasScope, tokenOf } from "../http/caller";
import type { Call, Reply, Routes } from "../http/handler";
import { tokenWithWorkspace } from "../store/tokens";

/** The calling token, to itself. */
export const meRoutes = { getMe } satisfies Routes;

async function getMe({ tx, caller, settings }: Call<"getMe">): Promise<Reply<"getMe">> {
  const { tokenId, workspaceId } = tokenOf(caller);
  const token = await tokenWithWorkspace(tx, workspaceId, tokenId);
  return {
    status: 200,
    body: {
      token: {
        id: token.id,
        name: token.name,
        scopes: token.scopes,
        site_id: token.site_id,
        environment: token.environment,
        expires_at: token.expires_at?.toISOString() ?? null,
        hint: token.hint,
      },
      workspace: { id: workspaceId, name: token.workspace_name },
      masking: !hasScope(caller, "logs:export"),
      rate_limit: { limit: settings.quota.requests, window_s: settings.quota.windowS },
    },
  };
}
