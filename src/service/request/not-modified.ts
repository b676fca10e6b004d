import type { OperationId } from "@consentform/consent/contract";
import { matchesWeakly, parseEntityTags } from "../http/etags";
import type { Reply } from "../http/handler";

/**
 * The header with which a client says what it has, on operations that honour it (contract 4.5).
 * @throws {Problem} invalid-parameter if it is malformed
 */
export function entityTagHeader(
  request: Request,
  name: "If-Match" | "If-None-Match",
  isHonoured: boolean,
): string | null {
  const value = isHonoured ? request.headers.get(name) : null;
  if (value !== null) parseEntityTags(name, value);
  return value;
}

/** 304 if the client has the answer already (RFC 9110, 13.1.2); else null. */
export function notModified(ifNoneMatch: string | null, reply: Reply<OperationId>): Reply<OperationId> | null {
  if (ifNoneMatch === null || reply.etag === undefined) return null;
  if (!matchesWeakly(parseEntityTags("If-None-Match", ifNoneMatch), reply.etag)) return null;
  const { body: _body, content: _content, ...rest } = reply;
  return { ...rest, status: 304 };
}
