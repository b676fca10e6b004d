import type { Operation, OperationId } from "@consentform/consent/contract";
import type { CountedRequest } from "./metrics";
import type { RequestName } from "./request-name";

/** An answered request, as far as it is traced. It contains nothing of a visitor: no value, address, query or id. */
export interface TracedRequest extends CountedRequest {
  readonly operation: RequestName;
  readonly method: string;
  /** The form of the path: `/v1/sites/{id}`. */
  readonly route: string;
  /** The header `traceparent` of an authenticated caller; null for others, who could put anything into it. */
  readonly parent: string | null;
}

/** An answered request's operation, null outside the contract, and its caller. */
interface Visit {
  readonly operation: Operation | null;
  readonly trace: { readonly tokenId: string | null; readonly userId: string | null };
}

/** Traces an answered request, if it is one that is traced. */
export type TraceVisit = (request: Request, counted: CountedRequest, visit: Visit) => void;

/** The route of visitors' choices. Their other requests are answered from memory, most of them in another thread. */
const INTAKE_ROUTE = "/s/{site_id}/{environment}/consents";

/** Traces the operations of the contract that need a caller, and the choices of visitors. */
export function traceVisits(report: (request: TracedRequest) => void): TraceVisit {
  return ({ method, headers }, counted, { operation, trace }) => {
    if (operation === null) {
      const { operation: name } = counted;
      if (name === "recordConsent") report({ ...counted, operation: name, method, route: INTAKE_ROUTE, parent: null });
      return;
    }
    if (operation.auth === "public") return;
    const isAuthenticated = trace.tokenId !== null || trace.userId !== null;
    report({
      ...counted,
      operation: operation.id as OperationId,
      method,
      route: `/v1${operation.path}`,
      parent: isAuthenticated ? headers.get("traceparent") : null,
    });
  };
}
