import { LONG_BODY_BYTES } from "../request/body-limits";

/** A client that sends nothing for so long does not send the rest, and must not keep the room for it. */
const STALL_MS = 10_000;

/**
 * True for a body that is received only when the service asks for it: more than 64 KiB, or of unknown length. A request
 * that has no length and no coding has no body, or comes from this process.
 */
export function isWithheld({ headers }: Request): boolean {
  const declared = headers.get("content-length");
  return declared === null ? headers.has("transfer-encoding") : Number(declared) > LONG_BODY_BYTES;
}

/**
 * Receives a body, up to the first piece beyond the limit, which the service refuses. One whose declared length is too
 * large is not read: the service checks the declaration.
 * @returns separate memory, which can be handed over to the other thread; null without a body
 * @param stallMs longest time without a piece of a long body; default 10 seconds
 * @throws {Error} if the client closes the connection, or sends nothing for that time
 */
export async function receiveBody(request: Request, limit: number, stallMs = STALL_MS): Promise<Uint8Array | null> {
  if (request.method === "GET" || request.method === "HEAD" || request.method === "TRACE") return null;
  const declared = request.headers.get("content-length");
  if (Number(declared) > limit) return null;
  // HTTP's parser holds a body to its declared length. A choice takes 15 % less time without a stream.
  const isShort = declared !== null && !isWithheld(request);
  const body = isShort
    ? new Uint8Array(await request.arrayBuffer())
    : await receivePieces(request.body, limit, stallMs);
  return body.byteLength === 0 ? null : body;
}

async function receivePieces(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
  stallMs: number,
): Promise<Uint8Array> {
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  let isStalled = false;
  const end = (): void => void reader.cancel().catch(() => {});
  const timer = setTimeout(() => {
    isStalled = true;
    end();
  }, stallMs);
  try {
    for (let piece = await reader.read(); !piece.done && size <= limit; piece = await reader.read()) {
      timer.refresh();
      pieces.push(piece.value);
      size += piece.value.byteLength;
    }
  } finally {
    clearTimeout(timer);
  }
  if (isStalled) throw new Error(`The client sent nothing for ${stallMs} ms.`);
  if (size > limit) end();
  return joined(pieces, size);
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  pieces.reduce((offset, piece) => {
    whole.set(piece, offset);
    return offset + piece.byteLength;
  }, 0);
  return whole;
}
