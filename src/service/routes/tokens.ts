import { operations, type Scope } from "@consentform/consent/contract";
import { actorOf, memberOf, type WorkspaceCaller } from "../http/caller";
import { required } from "../http/found";
import type { Call, Reply, Routes } from "../http/handler";
import { byAge, pageOf } from "../http/paging";
import { notFound } from "../http/problem";
import { DAY_MS, HOUR_MS } from "../runtime/durations";
import type { Row } from "../store/database";
import { tokenEndedAt, tokenStatus } from "../store/token-status";
import { ENDED_TOKEN_DAYS, listTokens, markTokensRetiring, tokenById, tokenTree } from "../store/tokens";
import { lockWorkspace } from "../store/workspaces";
import {
  addToken,
  checkEscalation,
  checkTokenBody,
  checkTokenLimit,
  expiryOf,
  FRESH_SIGN_IN,
  refuseTakenKey,
  SESSION_TOKEN_DAYS,
  type TokenMaker,
  tokenEscalation,
} from "../tokens/new-token";
import { refuseEnded } from "../tokens/refuse-ended";
import { revokeTokens } from "../tokens/revoke-tokens";
import { emitTokenEvent } from "../tokens/token-event";
import { newTokenSecret } from "../tokens/token-secret";
import { tokenView } from "../tokens/token-view";
import { grantableScopes, refuseEndedSession } from "../users/session";

/** The credentials of a workspace. */
export const tokensRoutes = {
  listTokens: list,
  createToken: create,
  getToken: async (call) => ({ status: 200, body: tokenView(readable(call), call.now) }),
  revokeToken: revoke,
} satisfies Routes;

async function list(call: Call<"listTokens">): Promise<Reply<"listTokens">> {
  const { tx, query, page, now } = call;
  const caller = memberOf(call.caller);
  const { workspaceId, siteId } = caller;
  const rows = await listTokens(
    tx,
    workspaceId,
    {
      ids: query.id,
      createdBy: query.created_by,
      externalKey: query.external_key,
      statuses: query.status ?? [],
      boundTo: caller.kind === "user" || siteId === null ? undefined : { tokenId: caller.tokenId, siteId },
    },
    page,
    now,
  );
  return { status: 200, body: pageOf(page, rows, byAge, (row) => tokenView(row, now)) };
}

async function create(call: Call<"createToken">): Promise<Reply<"createToken">> {
  const { tx, body, runtime, now, settings } = call;
  const maker = memberOf(call.caller);
  const asked = { workspaceId: maker.workspaceId, body, now };
  await checkTokenBody(tx, asked);
  await lockWorkspace(tx, maker.workspaceId);
  // It was good when the request came in; a revocation since then covers what it would make now.
  if (maker.kind === "token") refuseEnded(await tokenById(tx, maker.tokenId), now);
  else await refuseEndedSession(tx, maker, now, operations.createToken.role);
  await refuseTakenKey(tx, asked);
  const afterSession = new Date(now.getTime() + SESSION_TOKEN_DAYS * DAY_MS);
  const limits = makerLimits(maker, body.scopes, { now, afterSession });
  const expiresAt = expiryOf(body, maker.kind === "token" ? maker.expiresAt : afterSession, now);
  checkEscalation(body.scopes, expiresAt, limits);
  await checkTokenLimit(tx, asked);
  const secret = newTokenSecret(settings.tokenPrefix, runtime.randomBytes);
  const making = {
    secret,
    expiresAt,
    parentId: maker.kind === "token" ? maker.tokenId : null,
    createdBy: actorOf(maker),
  };
  const token = await addToken(tx, runtime, asked, making);
  await emitTokenEvent(call, token, { kind: "token.created", actor: actorOf(maker) });
  return { status: 201, body: tokenView(token, now, secret), location: `/tokens/${token.id}` };
}

/** A session does not expire as a token does, so there is a separate limit for what it creates with logs:export. */
function makerLimits(
  maker: WorkspaceCaller,
  asked: readonly Scope[],
  { now, afterSession }: { readonly now: Date; readonly afterSession: Date },
): TokenMaker {
  const ofUser = asked.includes("logs:export") ? afterSession : null;
  const expiresAt = maker.kind === "token" ? maker.expiresAt : ofUser;
  return { kind: maker.kind, scopes: grantableScopes(maker, now), expiresAt };
}

/**
 * The found token, unless it ended too long ago to be shown.
 * @throws {Problem} not-found
 */
function readable({ found, now }: Pick<Call<"getToken">, "found" | "now">): Row<"tokens"> {
  const token = required(found, "token");
  const endedAt = tokenEndedAt(token, now);
  const isForgotten = endedAt !== null && endedAt.getTime() <= now.getTime() - ENDED_TOKEN_DAYS * DAY_MS;
  if (isForgotten) throw notFound("token", token.id);
  return token;
}

async function revoke(call: Call<"revokeToken">): Promise<Reply<"revokeToken">> {
  const { tx, query, now } = call;
  const token = readable(call);
  // No descendant is made while the tree is read and ended.
  await lockWorkspace(tx, token.workspace_id);
  await checkMayRevoke(call, memberOf(call.caller), token);
  const tokens = query.descendants === true ? await tokenTree(tx, token.id) : [token];
  const afterHours = query.after ?? 0;
  if (afterHours === 0) {
    await revokeTokens(call, tokens);
  } else {
    const retiresAt = new Date(now.getTime() + afterHours * HOUR_MS);
    const retired = tokens.filter((each) => endsLater(each, retiresAt, now));
    await markTokensRetiring(
      tx,
      retired.map(({ id }) => id),
      retiresAt,
    );
  }
  return { status: 204, audit: { after: { tokens: tokens.map(({ id }) => id), after_hours: afterHours } } };
}

/** Reports whether an end at this time would be earlier; a later end changes nothing. */
function endsLater(token: Row<"tokens">, retiresAt: Date, now: Date): boolean {
  const status = tokenStatus(token, now);
  return status === "active" || (status === "retiring" && token.retires_at !== null && token.retires_at > retiresAt);
}

/**
 * A token may revoke itself, what descends from it, and what is within its own scopes; only unbound tokens come this
 * far for others. A user may revoke what the user created, and what is within the scopes that the user can grant.
 */
async function checkMayRevoke(
  { tx, now }: Call<"revokeToken">,
  caller: WorkspaceCaller,
  token: Row<"tokens">,
): Promise<void> {
  const held = grantableScopes(caller, now);
  const excess = token.scopes.filter((scope) => !held.has(scope));
  if (excess.length === 0) return;
  if (caller.kind === "user") {
    if (token.created_by.id === caller.userId) return;
    throw tokenEscalation(`The token to be revoked has ${excess.join(", ")}. ${FRESH_SIGN_IN}`, excess, null);
  }
  const descendants = await tokenTree(tx, caller.tokenId);
  if (token.id === caller.tokenId || descendants.some(({ id }) => id === token.id)) return;
  throw tokenEscalation(
    `The token to be revoked has ${excess.join(", ")}, which the calling token does not have, and does not descend from it.`,
    excess,
    null,
  );
}
