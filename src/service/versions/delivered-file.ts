import { matchesWeakly, parseEntityTags } from "../http/etags";
import { Problem } from "../http/problem";
import { type Encoding, encodedBytes } from "./encoded-bytes";

/** Any website may read banners. */
export const anyOrigin = { "Access-Control-Allow-Origin": "*" };

/** A file that browsers load for a stage of a site, as it is sent to each of them. */
export interface DeliveredFile {
  readonly workspaceId: string;
  /** The stage's mark (store/stage-mark.ts) when the file was made; the digest of a file that never changes. */
  readonly mark: string;
  readonly bytes: Uint8Array;
  /** With its quotation marks. */
  readonly etag: string;
  readonly cacheControl: string;
  /** True if it is sent compressed to those who accept it. */
  readonly isCompressed: boolean;
  /** Headers that only a whole answer has. */
  readonly contentHeaders: Readonly<Record<string, string>>;
}

/**
 * The file, or 304 if the browser has it.
 * @throws {Problem} invalid-parameter for a malformed If-None-Match
 */
export async function fileResponse(request: Request, file: DeliveredFile): Promise<Response> {
  const encoding = file.isCompressed ? acceptedEncoding(request.headers.get("accept-encoding")) : null;
  // Each representation has a separate tag (RFC 9110, 8.8.3.3). Compressed ones are weak: their bytes change when a
  // smaller form is ready, and a cache must not join parts of two forms.
  const etag = encoding === null ? file.etag : `W/${file.etag.replace(/"$/, `-${encoding}"`)}`;
  const headers = {
    ...anyOrigin,
    ETag: etag,
    "Cache-Control": file.cacheControl,
    ...(file.isCompressed ? { Vary: "Accept-Encoding" } : {}),
  };
  const known = request.headers.get("if-none-match");
  if (known !== null && matchesWeakly(parseEntityTags("If-None-Match", known), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const bytes = request.method === "HEAD" ? null : encoding === null ? file.bytes : await encodedBytes(file, encoding);
  return new Response(bytes, {
    headers: {
      ...headers,
      ...file.contentHeaders,
      ...(encoding === null ? {} : { "Content-Encoding": encoding }),
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** Brotli where it is accepted, else gzip; null where neither is. */
function acceptedEncoding(header: string | null): Encoding | null {
  const accepted = (header ?? "")
    .toLowerCase()
    .split(",")
    .map((each) => each.trim().split(/\s*;\s*/));
  const isAccepted = (name: string): boolean =>
    accepted.some(([each, weight]) => each === name && !/^q=0(\.0*)?$/.test(weight ?? ""));
  return isAccepted("br") ? "br" : isAccepted("gzip") ? "gzip" : null;
}

/** The refusal where there is no file. */
export function nothingServed(): Problem {
  const detail = "No banner is served here: the site or stage does not exist, or nothing has been published to it.";
  return new Problem(
    "not-found",
    { detail, resource: "config", id: null },
    { ...anyOrigin, "Cache-Control": "no-store" },
  );
}
