import { contractDocument, type Operation } from "@consentform/consent/contract";
import { Problem } from "../http/problem";
import { type JsonValue, parseStrictJsonInSteps } from "../http/strict-json";
import { nodeAt } from "../http/validation";
import { bodyLimit } from "./body-limits";
import { unavailable } from "./to-problem";

/**
 * The bytes that the body of an operation may take: its declared length, or the operation's limit; 0 if the request has
 * none or the operation reads none.
 * @throws {Problem} payload-too-large
 */
export function expectedBytesOf(operation: Operation, request: Request): number {
  if (operation.requestSchema === null && mediaTypesOf(operation).length === 0) return 0;
  const limit = bodyLimit(operation);
  const declared = request.headers.get("content-length");
  if (Number(declared) > limit) throw tooLarge(limit);
  // A socket's parser lets no other values through.
  if (declared !== null && /^\d+$/.test(declared)) return Number(declared);
  // To look at the body would begin to read it; so it comes last.
  return request.body === null ? 0 : limit;
}

/**
 * Reads a body no further than a limit. A declared length is checked before the first byte.
 * @returns null if the request has no body
 * @throws {Problem} payload-too-large; unavailable if it does not arrive completely
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array | null> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge(limit);
  if (request.body === null) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of piecesOf(request.body)) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  if (size === 0) return null;
  // Most bodies arrive in one piece; a copy of megabytes would keep the garbage collector busy.
  return chunks.length > 1 ? Buffer.concat(chunks) : (chunks[0] ?? null);
}

async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of body) yield piece;
  } catch {
    throw unavailable("The body did not arrive completely", 1);
  }
}

/**
 * The value of a body: its media type is checked, then its syntax. Undefined without a body.
 * @param pause called between two steps of a long body
 * @throws {Problem} unsupported-media-type, malformed-request
 */
export async function parseBody(
  operation: Operation,
  request: Request,
  bytes: Uint8Array | null,
  pause: () => Promise<void>,
): Promise<JsonValue | undefined> {
  if (bytes === null) return undefined;
  checkMediaType(request, mediaTypesOf(operation));
  return parseStrictJsonInSteps(bytes, pause);
}

/** @throws {Problem} unsupported-media-type */
export function checkMediaType(request: Request, accepted: readonly string[]): void {
  const [type = "", ...parameters] = (request.headers.get("content-type") ?? "").split(";").map((part) => part.trim());
  const hasOtherCharset = parameters.some((parameter) => !/^charset="?utf-8"?$/i.test(parameter));
  const coding = request.headers.get("content-encoding") ?? "identity";
  if (!accepted.includes(type.toLowerCase()) || hasOtherCharset || coding.toLowerCase() !== "identity") {
    throw new Problem("unsupported-media-type", {
      detail: `Send ${accepted.join(" or ")} in UTF-8 without a content coding, and name it in Content-Type.`,
      accepted,
    });
  }
}

/** Media types that the operation reads. */
function mediaTypesOf(operation: Operation): string[] {
  const place = ["paths", operation.path, operation.method.toLowerCase(), "requestBody", "content"];
  return Object.keys((nodeAt(contractDocument(), place) ?? {}) as object);
}

/** The refusal of a body that is larger than so many bytes. */
export function tooLarge(limit: number): Problem {
  const size = limit < 2 ** 20 ? `${limit / 2 ** 10} KiB` : `${limit / 2 ** 20} MiB`;
  return new Problem("payload-too-large", { detail: `The body is larger than ${size}.`, limit_bytes: limit });
}
