import { contractDocument, type Operation } from "../../contract";
import { Problem } from "../http/problem";
import { type JsonValue, parseStrictJson } from "../http/strict-json";
import { nodeAt } from "../http/validation";
import { bodyLimit } from "./body-limits";

/**
 * Reads the body of an operation that has one, no further than its limit. A declared length is checked before the first
 * byte.
 * @returns null if the request has no body or the operation reads none
 * @throws {Problem} payload-too-large
 */
export async function readBody(operation: Operation, request: Request): Promise<Uint8Array | null> {
  if (operation.requestSchema === null && mediaTypesOf(operation).length === 0) return null;
  return readBytes(request, bodyLimit(operation));
}

/**
 * Reads a body no further than a limit. A declared length is checked before the first byte.
 * @returns null if the request has no body
 * @throws {Problem} payload-too-large
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array | null> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge(limit);
  if (request.body === null) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return size === 0 ? null : Buffer.concat(chunks);
}

/**
 * The value of a body: its media type is checked, then its syntax. Undefined without a body.
 * @throws {Problem} unsupported-media-type, malformed-request
 */
export function parseBody(operation: Operation, request: Request, bytes: Uint8Array | null): JsonValue | undefined {
  if (bytes === null) return undefined;
  checkMediaType(request, mediaTypesOf(operation));
  return parseStrictJson(bytes);
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
