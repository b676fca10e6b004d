import type { Operation, OperationId } from "@consentform/consent/contract";
import type { Reply, StreamedContent } from "../http/handler";
import { type Problem, problemBody } from "../http/problem";
import { type Admission, rateLimitHeaders } from "./rate-limit";

/** The parts that every response to a request shares. */
export interface ResponseFacts {
  readonly requestId: string;
  /** Path of the request, without its query. */
  readonly instance: string;
  /** Null outside the contract. */
  readonly operation: Operation | null;
  readonly admission: Admission | null;
}

/** The answer of a handler as HTTP. */
export function replyResponse(reply: Reply<OperationId>, facts: ResponseFacts): Response {
  const { body, content } = reply;
  if (content !== undefined && "pieces" in content) return streamedResponse(reply, content, facts);
  const data = content?.data ?? (body === undefined ? null : JSON.stringify(body));
  return new Response(data, {
    status: reply.status,
    headers: {
      ...sharedHeaders(facts),
      ...(data === null ? {} : { "Content-Type": content?.type ?? "application/json" }),
      ...(reply.etag === undefined ? {} : { ETag: reply.etag }),
      ...(reply.location === undefined ? {} : { Location: `/v1${reply.location}` }),
      ...reply.headers,
    },
  });
}

function streamedResponse(reply: Reply<OperationId>, content: StreamedContent, facts: ResponseFacts): Response {
  return new Response(streamOf(content), {
    status: reply.status,
    headers: {
      ...sharedHeaders(facts),
      "Content-Type": content.type,
      "Content-Length": String(content.size),
      ...reply.headers,
    },
  });
}

/** One piece at a time, when the client has taken the former one. */
function streamOf({ pieces }: StreamedContent): ReadableStream<Uint8Array> {
  let iterator: AsyncIterator<Uint8Array> | null = null;
  return new ReadableStream(
    {
      pull: async (controller) => {
        iterator ??= pieces()[Symbol.asyncIterator]();
        const { done, value } = await iterator.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await iterator?.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** A refusal as HTTP (RFC 9457). */
export function problemResponse(problem: Problem, facts: ResponseFacts): Response {
  return new Response(JSON.stringify(problemBody(problem, facts.instance, facts.requestId)), {
    status: problem.status,
    headers: { ...sharedHeaders(facts), "Content-Type": "application/problem+json", ...problem.headers },
  });
}

/** The answer to a CORS preflight; only public operations have one (contract 4.12). */
export function preflightResponse(methods: readonly string[], facts: ResponseFacts): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...sharedHeaders(facts),
      "Access-Control-Allow-Methods": methods.join(", "),
      "Access-Control-Allow-Headers": "If-None-Match",
      "Access-Control-Max-Age": "86400",
    },
  });
}

/** The headers of every response to a request. */
export function sharedHeaders({ requestId, operation, admission }: ResponseFacts): Record<string, string> {
  const isPublic = operation?.auth === "public";
  return {
    "X-Request-Id": requestId,
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
    ...(isPublic ? { "Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": EXPOSED_HEADERS } : {}),
    ...(admission === null ? {} : rateLimitHeaders(admission)),
  };
}

const EXPOSED_HEADERS = "ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id";
