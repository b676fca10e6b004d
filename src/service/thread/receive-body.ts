import { LONG_BODY_BYTES } from "../request/body-limits";

/** The pace at which a long body has to arrive. */
export interface Pace {
  /** Time that is allowed regardless of the size, in milliseconds. */
  readonly patienceMs: number;
  /** Time beyond that is allowed for what has arrived, at this rate. */
  readonly bytesPerMs: number;
}

/** A client that is slower is not expected to send the rest; it must not keep the room for it. */
const LEAST_PACE: Pace = { patienceMs: 10_000, bytesPerMs: 16 };

/** Bytes beyond the limit that are received and discarded: many clients read the answer only after they have sent. */
const MAX_DISCARDED_BYTES = 16 * 1024 * 1024;

/**
 * True for a body that is received only when the service asks for it: more than 64 KiB, or of unknown length. A request
 * that has neither a length nor a coding has no body, or comes from this process.
 */
export function isWithheld(request: Request): boolean {
  if (!mayHaveBody(request)) return false;
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
export async function receiveBody(request: Request, limit: number, pace = LEAST_PACE): Promise<Uint8Array | null> {
  if (!mayHaveBody(request)) return null;
  const declared = request.headers.get("content-length");
  if (Number(declared) > limit) return null;
  // HTTP's parser holds a body to its declared length. A choice takes 15 % less time without a stream.
  const isShort = declared !== null && !isWithheld(request);
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
  let isSlow = false;
  while (size <= limit) {
    const waitMs = startedAt + patienceMs + size / bytesPerMs - performance.now();
    const timer = setTimeout(() => {
      isSlow = true;
      cancel(reader);
    }, waitMs).unref();
    const { value } = await reader.read().finally(() => clearTimeout(timer));
    if (isSlow) throw new Error(`The client is too slow: it has sent ${size} bytes.`);
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
    cancel(reader);
  } catch {
    // The client has closed the connection.
  }
}

function cancel(reader: ReadableStreamDefaultReader<Uint8Array>): void {
  reader.cancel().catch(() => {});
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  pieces.reduce((offset, piece) => {
    whole.set(piece, offset);
    return offset + piece.byteLength;
  }, 0);
  return whole;
}
