import type { Operation, OperationId } from "@consentform/consent/contract";
import { TransportError } from "./errors";

const jsonType = /^application\/(?:[\w.+-]+\+)?json$/;

/** Bytes that no text can hold. */
const ARCHIVE_TYPE = "application/x-tar";

/**
 * The body of a success answer: parsed JSON, or text for every other media type. An answer that the operation cannot
 * give is an error, not data: a sign-in page with status 200 must not pass for a deleted site.
 *
 * @throws TransportError of reason not-json or malformed-answer
 */
export async function decodeAnswer(operation: Operation & { id: OperationId }, response: Response): Promise<unknown> {
  const mediaType = response.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  const fail = (reason: "not-json" | "malformed-answer", detail: string) =>
    new TransportError({ operation: operation.id, reason, detail });
  const isJson = jsonType.test(mediaType);
  if (isJsonOnly(operation) && !isJson) {
    throw fail("not-json", `status ${response.status}, ${mediaType === "" ? "no media type" : mediaType}`);
  }
  if (!operation.successes.includes(response.status)) {
    throw fail("malformed-answer", `status ${response.status}; allowed: ${operation.successes.join(", ")}`);
  }
  if (response.body === null) {
    return undefined;
  }
  if (mediaType === ARCHIVE_TYPE) {
    throw fail("malformed-answer", `${mediaType} is not text; read it with receive (consentform api: --output)`);
  }
  if (!isJson) {
    return response.text();
  }
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw fail("not-json", `${text.length} characters that are not JSON, though declared as ${mediaType}`);
  }
}

/** Operations with a `format` parameter answer other media types too. */
function isJsonOnly(operation: Operation): boolean {
  return operation.responseSchema !== null && !operation.queryParameters.includes("format");
}
