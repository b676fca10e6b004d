import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createImprovementQueue, type ImprovementQueue } from "./improvement-queue";

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

/** The compressed forms of a file. */
interface Forms {
  readonly bytes: Map<Encoding, Promise<Uint8Array>>;
  /** True once its best form is being made. */
  isImproving: boolean;
}

const formsOf = new WeakMap<Content, Forms>();
/** One at a time, so that it takes no more than one core. */
const improvements = createImprovementQueue();

/** The bytes of a file compressed, once for as long as the file is kept. They shrink further behind the answer. */
export function encodedBytes(
  content: Content,
  encoding: Encoding,
  queue: ImprovementQueue = improvements,
): Promise<Uint8Array> {
  const forms = formsOf.get(content) ?? { bytes: new Map(), isImproving: false };
  formsOf.set(content, forms);
  const bytes = forms.bytes.get(encoding) ?? compressed(content, encoding, FIRST_QUALITY);
  forms.bytes.set(encoding, bytes);
  if (encoding === "br" && !forms.isImproving) forms.isImproving = queue.offer(() => improve(content, forms));
  return bytes;
}

async function improve(content: Content, { bytes }: Forms): Promise<void> {
  const best = await compressed(content, "br", constants.BROTLI_MAX_QUALITY).catch(() => null);
  if (best !== null) bytes.set("br", Promise.resolve(best));
}

function compressed({ bytes }: Content, encoding: Encoding, quality: number): Promise<Uint8Array> {
  if (encoding === "gzip") return asGzip(bytes, { level: 9 });
  return asBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
  });
}
