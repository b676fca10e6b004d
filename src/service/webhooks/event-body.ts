import type { Row } from "../store/database";

/** The body that a receiver gets (contract 4.7), as the bytes that are signed: the same at every attempt. */
export function eventBody(event: Row<"events">): string {
  const { id, kind, created_at, workspace_id, object_type, object_id, site_id, actor, data } = event;
  return JSON.stringify({
    id,
    type: kind,
    timestamp: created_at.toISOString(),
    api_version: "v1",
    workspace_id,
    data: { object: { type: object_type, id: object_id }, site_id, actor, ...data },
  });
}
