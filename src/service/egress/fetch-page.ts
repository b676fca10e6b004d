import { promisify, TextDecoder } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";
import type { Egress, EgressAnswer } from "./egress";
import { EgressError, type EgressFailureCode } from "./failure";
import { type EgressPurpose, egressLimits } from "./purposes";

/** One hop on the way to a page: a redirect, or the page itself. */
interface PageHop {
  readonly url: URL;
  readonly status: number;
  /** Set-Cookie headers, each as sent. */
  readonly setCookies: readonly string[];
}

/** A page that answered. */
export interface FetchedPage {
  /** After redirects. */
  readonly url: URL;
  readonly status: number;
  /** Every hop, the page last. */
  readonly hops: readonly PageHop[];
  /** Media type without parameters, lower-case; "" if there was none. */
  readonly mediaType: string;
  /** Decoded text; "" for content that is not text. */
  readonly text: string;
}

/** Why a page could not be fetched, beside the reasons of egress. */
export type PageFailureCode = EgressFailureCode | "host-not-verified" | "too-many-redirects" | "too-large";

/** Thrown by {@link fetchPage}. */
export class PageError extends Error {
  override readonly name = "PageError";
  readonly code: PageFailureCode;

  constructor(code: PageFailureCode) {
    super(`The page could not be fetched: ${code}.`);
    this.code = code;
  }
}

/** The request to {@link fetchPage}. */
export interface PageRequest {
  readonly purpose: Extract<EgressPurpose, "scan" | "install-check">;
  readonly url: URL;
  /** Reports whether pages of this host may be fetched. Asked before each hop (contract 4.10). */
  readonly isHostAllowed: (host: string) => boolean;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

const redirectStatuses: readonly number[] = [301, 302, 303, 307, 308];

const decoders: Readonly<Record<string, (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>>> = {
  gzip: promisify(gunzip),
  "x-gzip": promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/**
 * Fetches a page for a scan or an install check: each redirect is checked like the first address, and a body that is
 * longer than the limit of the purpose, packed or unpacked, is not a page.
 * @throws {PageError}
 */
export async function fetchPage(egress: Egress, request: PageRequest): Promise<FetchedPage> {
  const { purpose, isHostAllowed } = request;
  const { maxRedirects, maxBytes, timeoutMs } = egressLimits[purpose];
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = request.signal === undefined ? deadline : AbortSignal.any([deadline, request.signal]);
  const hops: PageHop[] = [];
  let { url } = request;
  while (hops.length <= maxRedirects) {
    if (!isHostAllowed(url.hostname)) throw new PageError("host-not-verified");
    const answer = await send(egress, { purpose, url, isFollowing: false, signal, headers: request.headers ?? {} });
    hops.push({ url, status: answer.status, setCookies: answer.headers["set-cookie"] ?? [] });
    const next = redirectOf(answer, url);
    if (next === null) return { url, status: answer.status, hops, ...(await contentOf(answer, maxBytes)) };
    url = next;
  }
  throw new PageError("too-many-redirects");
}

async function send(egress: Egress, request: Parameters<Egress["send"]>[0]): Promise<EgressAnswer> {
  try {
    return await egress.send(request);
  } catch (error) {
    throw error instanceof EgressError ? new PageError(error.code) : error;
  }
}

function redirectOf({ status, headers }: EgressAnswer, from: URL): URL | null {
  if (!redirectStatuses.includes(status) || headers.location === undefined) return null;
  return URL.canParse(headers.location, from.href) ? new URL(headers.location, from) : null;
}

async function contentOf(answer: EgressAnswer, maxBytes: number): Promise<Pick<FetchedPage, "mediaType" | "text">> {
  const [type = "", ...parameters] = (answer.headers["content-type"] ?? "").split(";").map((part) => part.trim());
  const mediaType = type.toLowerCase();
  if (mediaType !== "" && !/^(text\/|application\/(xhtml\+xml|json))/.test(mediaType)) return { mediaType, text: "" };
  if (answer.isTruncated) throw new PageError("too-large");
  const bytes = await unpacked(answer, maxBytes);
  const charset = parameters.find((parameter) => /^charset=/i.test(parameter))?.slice("charset=".length);
  return { mediaType, text: decoderOf(charset).decode(bytes) };
}

/** `Accept-Encoding: identity` was sent; a server that packs all the same may pack a bomb. */
async function unpacked({ headers, body }: EgressAnswer, maxBytes: number): Promise<Buffer> {
  const decode = decoders[(headers["content-encoding"] ?? "").trim().toLowerCase()];
  if (decode === undefined) return body;
  try {
    return await decode(body, { maxOutputLength: maxBytes });
  } catch (error) {
    const isTooLong = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    throw new PageError(isTooLong ? "too-large" : "protocol");
  }
}

function decoderOf(charset: string | undefined): TextDecoder {
  try {
    return new TextDecoder(charset?.replaceAll('"', "") ?? "utf-8");
  } catch {
    return new TextDecoder();
  }
}
