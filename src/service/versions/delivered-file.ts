import { matchesWeakly, parseEntityTags } from "../http/etags";

/** Any website may read banners. */
export const anyOrigin = { "Access-Control-Allow-Origin": "*" };

/** A file that browsers load for a stage of a site, as it is sent to each of them. */
export interface DeliveredFile {
  readonly workspaceId: string;
  /** The stage's mark (store/stage-marks.ts) when the file was made. */
  readonly mark: string;
  readonly bytes: Uint8Array;
  /** With its quotation marks. */
  readonly etag: string;
  readonly cacheControl: string;
  /** Headers that only a whole answer has. */
  readonly contentHeaders: Readonly<Record<string, string>>;
}

/**
 * The file, or 304 if the browser has it.
 * @throws {Problem} invalid-parameter for a malformed If-None-Match
 */
export function fileResponse(request: Request, file: DeliveredFile): Response {
  const headers = { ...anyOrigin, ETag: file.etag, "Cache-Control": file.cacheControl };
  const known = request.headers.get("if-none-match");
  if (known !== null && matchesWeakly(parseEntityTags("If-None-Match", known), file.etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === "HEAD" ? null : file.bytes, {
    headers: { ...headers, ...file.contentHeaders, "X-Content-Type-Options": "nosniff" },
  });
}
