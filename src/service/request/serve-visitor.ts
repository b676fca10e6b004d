import type { OperationId } from "@consentform/consent/contract";
import { checkAccept } from "../http/content-negotiation";
import type { Reply, VisitorCall, VisitorRoute, VisitorSources } from "../http/handler";
import type { Validation } from "../http/validation";
import type { Runtime } from "../runtime/runtime";
import type { IncomingRequest } from "./incoming-request";
import { entityTagHeader, notModified } from "./not-modified";
import { readQuery } from "./parameters";
import { checkReply } from "./reply-check";

/** The parts that answer visitors. The database is none of them. */
export interface VisitorParts extends VisitorSources {
  readonly validation: Validation;
  readonly runtime: Pick<Runtime, "now">;
}

/**
 * Answers a visitor: step 8 of contract 4.12, then the handler. Steps 9 to 12 have nothing to check.
 * @throws {Problem}
 */
export async function serveVisitor(
  { visitor }: VisitorRoute<OperationId>,
  { operation, request, url, requestId, address, isFromTrustedProxy }: IncomingRequest,
  { validation, runtime, ...sources }: VisitorParts,
): Promise<Reply<OperationId>> {
  checkAccept(operation, request.headers.get("accept"));
  const ifNoneMatch = entityTagHeader(request, "If-None-Match", operation.honoursIfNoneMatch);
  const { signal, headers } = request;
  const header = (name: string): string | null => headers.get(name);
  const reply = await visitor({
    ...sources,
    // The contract's types for one operation, which `readQuery` has established for this one.
    query: readQuery(operation, url, validation) as VisitorCall<OperationId>["query"],
    now: runtime.now(),
    request: { id: requestId, url, address, isFromTrustedProxy, signal, header },
  });
  if (sources.settings.isAnswerValidated) checkReply(operation, reply, validation);
  return notModified(ifNoneMatch, reply) ?? reply;
}
