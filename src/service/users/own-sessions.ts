import { recordAct } from "../audit/record-act";
import type { ContentRoute } from "../http/handler";
import { notFound } from "../http/problem";
import { checkSameOrigin } from "../http/same-origin";
import type { Row } from "../store/database";
import { requestTime } from "../store/request-time";
import { removeSession, sessionsOf } from "../store/users";
import { hashOfCode } from "./one-time-code";
import { authenticatePage } from "./session";

/** `GET /sessions`: the sessions of the signed-in user, newest first. */
export const ownSessions: ContentRoute = {
  path: "/sessions",
  serve: async (request, _parameters, service, address) => {
    const caller = await authenticatePage(request, service, address);
    const sessions = await sessionsOf(service.store.db, caller.userId, service.runtime.now());
    const data = sessions.map((session) => ({
      id: idOf(session),
      signed_in_at: session.created_at.toISOString(),
      expires_at: session.expires_at.toISOString(),
      is_current: session.secret_hash === caller.sessionHash,
    }));
    return Response.json({ data }, { headers: { "Cache-Control": "no-store" } });
  },
};

/** `POST /sessions/:id/end`: ends a session of the signed-in user. */
export const endOwnSession: ContentRoute = {
  method: "POST",
  path: "/sessions/:id/end",
  serve: async (request, { id = "" }, service, address) => {
    const caller = await authenticatePage(request, service, address);
    checkSameOrigin(service.settings, request);
    const sessions = await sessionsOf(service.store.db, caller.userId, service.runtime.now());
    const session = sessions.find((each) => idOf(each) === id);
    if (session === undefined) throw notFound("session", id, "You have no session with this id, or it has ended.");
    const { store, runtime } = service;
    await store.transaction(async (tx) => {
      await recordAct(tx, runtime, {
        act: "end session",
        actor: { type: "user", id: caller.userId },
        address,
        workspaceId: caller.workspaceId,
        object: { type: "session", id },
        at: await requestTime(tx, runtime),
      });
      await removeSession(tx, [session.secret_hash]);
    });
    return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
  },
};

/** The id of a session in addresses. It does not reveal how the session is stored. */
function idOf({ secret_hash }: Pick<Row<"user_sessions">, "secret_hash">): string {
  return `ses_${hashOfCode(secret_hash).slice(0, 26)}`;
}
