import type { Operation } from "@consentform/consent/contract";
import type { Caller } from "../http/caller";
import { checkAccept } from "../http/content-negotiation";
import { pageRequest } from "../http/paging";
import type { JsonValue } from "../http/strict-json";
import type { PageRequest } from "../store/page-request";
import { readIdempotencyKey } from "./idempotency";
import type { IncomingRequest, PipelineParts } from "./incoming-request";
import { entityTagHeader } from "./not-modified";
import { checkFixedHeaders, type QueryValues, readQuery } from "./parameters";
import { parseBody } from "./request-body";
import { checkConditionalScopes } from "./scope-checks";

/** A request that has passed step 8: it can be read. Whether its body fits is validated in step 12. */
export interface ParsedRequest {
  readonly operation: Operation;
  readonly caller: Caller;
  readonly path: Readonly<Record<string, string>>;
  readonly query: QueryValues;
  readonly body: JsonValue | undefined;
  readonly page: PageRequest;
  readonly ifMatch: string | null;
  readonly ifNoneMatch: string | null;
  readonly idempotencyKey: string | null;
  readonly runtime: PipelineParts["runtime"];
  readonly settings: PipelineParts["settings"];
  readonly keys: PipelineParts["keys"];
  readonly validation: PipelineParts["validation"];
  readonly request: {
    readonly id: string;
    readonly url: URL;
    readonly address: string | null;
    readonly isFromTrustedProxy: boolean;
    /** Aborts when the client is gone before it is answered. */
    readonly signal: AbortSignal;
    header(name: string): string | null;
  };
}

/** A body that has been received. */
export interface BodySource {
  readonly bytes: Uint8Array | null;
  /** Called between two steps of parsing a long body. */
  readonly pause: () => Promise<void>;
}

/**
 * Step 8 of contract 4.12: media types, parameters and headers, JSON syntax, and the scopes that parameters need.
 * @throws {Problem} not-acceptable, invalid-parameter, invalid-cursor, idempotency-key-invalid, unsupported-media-type,
 *   malformed-request, insufficient-scope
 */
export async function readRequest(
  incoming: IncomingRequest,
  caller: Caller,
  parts: PipelineParts,
  { bytes, pause }: BodySource,
): Promise<ParsedRequest> {
  const { operation, request, path, url } = incoming;
  checkAccept(operation, request.headers.get("accept"));
  const query = readQuery(operation, url, parts.validation);
  const page = readPage(incoming, caller, query, parts);
  checkFixedHeaders(operation, request);
  const ifMatch = entityTagHeader(request, "If-Match", operation.honoursIfMatch);
  const ifNoneMatch = entityTagHeader(request, "If-None-Match", operation.honoursIfNoneMatch);
  const idempotencyKey =
    operation.method === "POST" ? readIdempotencyKey(request.headers.get("idempotency-key")) : null;
  const body = await parseBody(operation, request, bytes, pause);
  checkConditionalScopes(operation, caller, query);
  return {
    operation,
    caller,
    path,
    query,
    body,
    page,
    ifMatch,
    ifNoneMatch,
    idempotencyKey,
    ...parts,
    request: {
      id: incoming.requestId,
      url,
      address: incoming.address,
      isFromTrustedProxy: incoming.isFromTrustedProxy,
      signal: request.signal,
      header: (name) => request.headers.get(name),
    },
  };
}

function readPage(incoming: IncomingRequest, caller: Caller, query: QueryValues, parts: PipelineParts): PageRequest {
  const { operation, path } = incoming;
  if (!operation.isList || caller.kind === "public") return noPage;
  return pageRequest({ operation, path, query, caller }, parts.keys, parts.runtime.now());
}

/** The page request of operations that are not lists. */
const noPage: PageRequest = {
  limit: 0,
  after: null,
  cursorAfter: () => {
    throw new Error("Only operations that list objects have pages.");
  },
};
