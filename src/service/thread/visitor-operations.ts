import { type Operation, type OperationId, operations } from "@consentform/consent/contract";
import type { Peer } from "../app";
import type { RequestName } from "../health/request-name";
import type { VisitorRoute, VisitorSources } from "../http/handler";
import { Problem } from "../http/problem";
import { contractValidation } from "../http/validation";
import { clientAddress } from "../request/client-address";
import type { IncomingRequest, RequestTrace } from "../request/incoming-request";
import { createPublicBudget, rateLimited } from "../request/request-budgets";
import { problemResponse, replyResponse } from "../request/responses";
import { serveVisitor, type VisitorParts } from "../request/serve-visitor";
import { openapiRoutes } from "../routes/openapi";
import { regimesRoutes } from "../routes/regimes";
import type { Runtime } from "../runtime/runtime";

/** The parts of the service from which this thread answers visitors itself. */
export interface FrontEndParts extends Pick<VisitorSources, "settings" | "keys"> {
  readonly runtime: Pick<Runtime, "now">;
}

/** An answer of this thread, with what the metrics and the access log say of it. */
export interface Answer {
  readonly response: Response;
  readonly operation: RequestName;
}

const visitorRoutes = { ...regimesRoutes, ...openapiRoutes };

/** The operations for visitors, by their path. */
const routes: ReadonlyMap<string, readonly [Operation, VisitorRoute<OperationId>]> = new Map(
  Object.entries(visitorRoutes).map(([id, route]) => {
    const operation = operations[id as keyof typeof visitorRoutes];
    // Each route takes the call of its operation, and gets no other.
    return [`/v1${operation.path}`, [operation, route as unknown as VisitorRoute<OperationId>]] as const;
  }),
);
/** Longer targets are refused by the service. */
const MAX_TARGET_LENGTH = 1024;

/** The service has to answer, because this thread does not know enough. */
class NeedsServiceError extends Error {}

/**
 * Answers the contract's operations for visitors in this thread. Their requests are counted here, those that the
 * service answers once more there.
 * @param rulesOf the rules of a stage; rejects if the service does not know them
 * @returns the answer; null for requests that the service has to answer
 */
export function createVisitorOperations(
  { settings, keys, runtime }: FrontEndParts,
  rulesOf: VisitorSources["rulesOf"],
): (request: Request, url: URL, peer: Peer, requestId: string) => Promise<Answer | null> {
  const count = createPublicBudget(runtime, settings);
  const hasSite = async () => {
    throw new NeedsServiceError();
  };
  let parts: VisitorParts | null = null;
  return async (request, url, peer, requestId) => {
    const [operation, route] = (request.method === "GET" ? routes.get(url.pathname) : undefined) ?? [];
    if (operation === undefined || route === undefined) return null;
    if (url.pathname.length + url.search.length > MAX_TARGET_LENGTH) return null;
    // The contract's document takes memory, which a service without visitors does not need twice.
    parts ??= { settings, keys, runtime, rulesOf, hasSite, validation: contractValidation() };
    const trace: RequestTrace = { tokenId: null, userId: null, workspaceId: null, admission: null };
    const client = clientAddress(peer.address ?? null, request, settings);
    const incoming: IncomingRequest = {
      operation,
      request,
      requestId,
      url,
      path: {},
      expectedBytes: 0,
      ...client,
      trace,
    };
    const response = await answered(route, incoming, parts, count);
    return response === null ? null : { response, operation: operation.id as OperationId };
  };
}

async function answered(
  route: VisitorRoute<OperationId>,
  incoming: IncomingRequest,
  parts: VisitorParts,
  count: ReturnType<typeof createPublicBudget>,
): Promise<Response | null> {
  const admission = await count(incoming.address);
  const { requestId, operation, url } = incoming;
  const facts = { requestId, operation, instance: url.pathname, admission };
  try {
    if (admission?.isAdmitted === false) throw rateLimited(admission);
    return replyResponse(await serveVisitor(route, incoming, parts), facts);
  } catch (error) {
    // Anything else that is wrong is answered and reported by the service.
    return error instanceof Problem ? problemResponse(error, facts) : null;
  }
}
