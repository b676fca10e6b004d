import { type AuditEvent, auditEvent } from "../audit/audit-event";
import type { ContentRoute } from "../http/handler";
import { refuseLesserRole } from "../http/insufficient-role";
import { validationFailed } from "../http/problem";
import { type AuditFilter, actorNames, newestEvents } from "../store/audit-events";
import { authenticatePage } from "../users/session";

/** Rows of one page. */
const ROWS_AT_ONCE = 50;

/** Longest id or act that is looked for. */
const MAX_TEXT = 255;

/** `GET /audit/events`: the chained acts of the owner's workspace, newest first. The console shows them. */
export const auditLog: ContentRoute = {
  path: "/audit/events",
  serve: async (request, _parameters, service, address) => {
    const { workspaceId, role } = await authenticatePage(request, service, address);
    refuseLesserRole(role, "owner", "The audit log");
    const query = new URL(request.url).searchParams;
    const { db } = service.store;
    const page = { before: placeIn(query), limit: ROWS_AT_ONCE };
    const rows = await newestEvents(db, filterOf(query, workspaceId), page);
    const names = await actorNames(db, workspaceId, rows);
    const named = ({ actor, ...event }: AuditEvent) => ({
      ...event,
      actor: { ...actor, name: names.get(actor.id) ?? null },
    });
    const last = rows.length < ROWS_AT_ONCE ? null : rows.at(-1)?.sequence;
    const answer = { data: rows.map(auditEvent).map(named), next_cursor: last == null ? null : String(last) };
    return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
  },
};

function filterOf(query: URLSearchParams, workspaceId: string): AuditFilter {
  const [siteId, actor, act] = [textIn(query, "site"), textIn(query, "actor"), textIn(query, "act")];
  return { workspaceId, siteId, actor, act, since: timeIn(query, "since"), until: timeIn(query, "until") };
}

function textIn(query: URLSearchParams, parameter: string): string | null {
  const text = query.get(parameter) ?? "";
  // PostgreSQL stores no text with a null character.
  if (text.length > MAX_TEXT || text.includes("\0"))
    throw invalid(parameter, `must have at most ${MAX_TEXT} characters`);
  return text === "" ? null : text;
}

function timeIn(query: URLSearchParams, parameter: string): Date | null {
  const text = textIn(query, parameter);
  if (text === null) return null;
  const time = /^\d{4}-\d\d-\d\d(T[\d:.]{5,12}Z)?$/.test(text) ? new Date(text) : null;
  if (time === null || Number.isNaN(time.getTime()))
    throw invalid(parameter, "must be a time such as 2026-11-20T09:00:00Z");
  return time;
}

/** The place in the chain before which a page begins; null for the first page. */
function placeIn(query: URLSearchParams): number | null {
  const text = textIn(query, "cursor");
  if (text === null) return null;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw invalid("cursor", "must be the next_cursor of a page");
  return Number(text);
}

function invalid(parameter: string, detail: string) {
  return validationFailed([{ parameter, code: "invalid", detail }]);
}
