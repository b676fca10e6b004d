import { hasScope, memberOf, type TokenCaller, type UserCaller } from "../http/caller";
import type { Call, Reply, Routes } from "../http/handler";
import { SESSION_REQUESTS_PER_MINUTE } from "../request/request-budgets";
import { tokenWithWorkspace } from "../store/tokens";
import { userWithWorkspace } from "../store/users";

/** The caller, to itself. */
export const meRoutes = { getMe } satisfies Routes;

type Me = NonNullable<Reply<"getMe">["body"]>;

async function getMe(call: Call<"getMe">): Promise<Reply<"getMe">> {
  const caller = memberOf(call.caller);
  const identity = await (caller.kind === "token" ? tokenIdentity(call, caller) : userIdentity(call, caller));
  return { status: 200, body: { ...identity, masking: !hasScope(caller, "logs:export") } };
}

async function tokenIdentity(
  { tx, settings }: Call<"getMe">,
  { tokenId, workspaceId }: TokenCaller,
): Promise<Omit<Me, "masking">> {
  const token = await tokenWithWorkspace(tx, workspaceId, tokenId);
  return {
    token: {
      id: token.id,
      name: token.name,
      scopes: token.scopes,
      site_id: token.site_id,
      environment: token.environment,
      expires_at: token.expires_at?.toISOString() ?? null,
      hint: token.hint,
    },
    user: null,
    workspace: { id: workspaceId, name: token.workspace_name },
    rate_limit: { limit: settings.quota.requests, window_s: settings.quota.windowS },
  };
}

async function userIdentity(
  { tx }: Call<"getMe">,
  { userId, workspaceId, role, scopes, signedInAt, sessionEndsAt }: UserCaller,
): Promise<Omit<Me, "masking">> {
  const user = await userWithWorkspace(tx, workspaceId, userId);
  return {
    token: null,
    user: {
      id: user.id,
      name: user.name,
      role,
      scopes: [...scopes],
      signed_in_at: signedInAt.toISOString(),
      expires_at: sessionEndsAt.toISOString(),
    },
    workspace: { id: workspaceId, name: user.workspace_name },
    rate_limit: { limit: SESSION_REQUESTS_PER_MINUTE, window_s: 60 },
  };
}
