import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Encodings that every browser accepts. */
export type Encoding = "br" | "gzip";

/** The content to compress; the object is the key under which the result is kept. */
interface Content {
  readonly bytes: Uint8Array;
}

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
/** Good at first use; 11 would keep a visitor waiting. */
const FIRST_QUALITY = 5;

const encoded = new WeakMap<Content, Map<Encoding, Promise<Uint8Array>>>();
/** One at a time, so that it takes no more than one core. */
let improving: Promise<unknown> = Promise.resolve();

/** The bytes of a file compressed, once for as long as the file is kept. They shrink further behind the answer. */
export function encodedBytes(content: Content, encoding: Encoding): Promise<Uint8Array> {
  const known = encoded.get(content) ?? new Map<Encoding, Promise<Uint8Array>>();
  encoded.set(content, known);
  const bytes = known.get(encoding) ?? compressed(content, encoding, FIRST_QUALITY);
  if (known.has(encoding)) return bytes;
  known.set(encoding, bytes);
  if (encoding === "br") improveLater(content, known);
  return bytes;
}

function improveLater(content: Content, known: Map<Encoding, Promise<Uint8Array>>): void {
  improving = improving.then(async () => {
    const best = await compressed(content, "br", constants.BROTLI_MAX_QUALITY).catch(() => null);
    if (best !== null) known.set("br", Promise.resolve(best));
  });
}

function compressed({ bytes }: Content, encoding: Encoding, quality: number): Promise<Uint8Array> {
  if (encoding === "gzip") return asGzip(bytes, { level: 9 });
  return asBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
  });
}
