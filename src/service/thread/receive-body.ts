import { LONG_BODY_BYTES } from "../request/body-limits";
import { withTimeout } from "../runtime/with-timeout";

/** The pace at which a long body has to arrive. */
interface Pace {
  /** Time that is allowed regardless of the size, in milliseconds. */
  readonly patienceMs: number;
  /** Time beyond that is allowed for what has arrived, at this rate. */
  readonly bytesPerMs: number;
}

/** A client that is slower is not expected to send the rest; it must not keep the room for it. */
const leastPace: Pace = { patienceMs: 10_000, bytesPerMs: 16 };

/**
 * Bytes beyond the limit that are received and discarded: many clients read the answer only after they have sent. One
 * that sends more waits until its request times out.
 */
const MAX_DISCARDED_BYTES = 16 * 1024 * 1024;

/**
 * True for a body that is received only when the service asks for it: more than 64 KiB, or of unknown length. A request
 * that has neither a length nor a coding has no body, or comes from this process.
 * @param limit bytes that the request's operation reads
 */
export function isDeferred(request: Request, limit: number): boolean {
  if (!mayHaveBody(request) || limit <= LONG_BODY_BYTES) return false;
  const declared = request.headers.get("content-length");
  return declared === null ? request.headers.has("transfer-encoding") : Number(declared) > LONG_BODY_BYTES;
}

/** Bodies of these methods mean nothing (RFC 9110, 9.3), and no Request can be made with one. */
function mayHaveBody({ method }: Request): boolean {
  return method !== "GET" && method !== "HEAD" && method !== "TRACE";
}

/**
 * Receives a body, up to the first piece beyond the limit, which the service refuses. One whose declared length is too
 * large is not read: the service checks the declaration.
 * @returns separate memory, which can be handed over to the other thread; null without a body
 * @param pace of a long body; default 10 seconds, and a second for each 16 kB
 * @throws {Error} if the client closes the connection, or is slower
 */
export async function receiveBody(request: Request, limit: number, pace = leastPace): Promise<Uint8Array | null> {
  if (!mayHaveBody(request)) return null;
  const declared = request.headers.get("content-length");
  if (Number(declared) > limit) return null;
  // HTTP's parser holds a body to its declared length. A choice takes 15 % less time without a stream.
  const isShort = declared !== null && !isDeferred(request, limit);
  const body = isShort ? new Uint8Array(await request.arrayBuffer()) : await receivePieces(request.body, limit, pace);
  return body.byteLength === 0 ? null : body;
}

async function receivePieces(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
  { patienceMs, bytesPerMs }: Pace,
): Promise<Uint8Array> {
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  const startedAt = performance.now();
  const pieces: Uint8Array[] = [];
  let size = 0;
  while (size <= limit) {
    const waitMs = startedAt + patienceMs + size / bytesPerMs - performance.now();
    const { value } = await withTimeout(reader.read(), Math.max(0, waitMs));
    if (value === undefined) return joined(pieces, size);
    pieces.push(value);
    size += value.byteLength;
  }
  void discard(reader);
  return joined(pieces, size);
}

async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let size = 0;
  try {
    while (size < MAX_DISCARDED_BYTES) {
      const { value } = await reader.read();
      if (value === undefined) return;
      size += value.byteLength;
    }
  } catch {
    // The client has closed the connection.
  }
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  pieces.reduce((offset, piece) => {
    whole.set(piece, offset);
    return offset + piece.byteLength;
  }, 0);
  return whole;
}
