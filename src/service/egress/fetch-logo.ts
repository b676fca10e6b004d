import type { Egress } from "./egress";
import { EgressError, type EgressFailureCode } from "./failure";
import { egressLimits } from "./purposes";

/** The kinds of images that are served, by the extension of their names. */
type LogoType = "png" | "jpg" | "gif" | "webp";

/** A logo, or a sentence that says why there is none. `hasNoAnswer`: the host answered nothing. */
export type FetchedLogo =
  | { readonly type: LogoType; readonly bytes: Uint8Array }
  | { readonly fault: string; readonly hasNoAnswer?: true };

const KIB = 1024;
/** Failures that each address of a host would have. */
const unansweredCodes: ReadonlySet<EgressFailureCode> = new Set([
  "dns-error",
  "nxdomain",
  "timeout",
  "tls",
  "unreachable",
]);

/** Fetches a logo. Its bytes decide what it is: no header of its host is believed. */
export async function fetchLogo(egress: Egress, url: URL): Promise<FetchedLogo> {
  try {
    const headers = { accept: "image/png, image/jpeg, image/gif, image/webp" };
    const { status, body, isTruncated } = await egress.send({ purpose: "logo", url, headers });
    if (status !== 200) return { fault: `The logo's host answered with status ${status}.` };
    if (isTruncated) return { fault: `The logo is larger than ${egressLimits.logo.maxBytes / KIB} KiB.` };
    const type = logoType(body);
    return type === null ? { fault: faultOf(body) } : { type, bytes: body };
  } catch (error) {
    if (error instanceof EgressError) {
      const fault = `The logo could not be fetched. ${error.message}`;
      return unansweredCodes.has(error.code) ? { fault, hasNoAnswer: true } : { fault };
    }
    throw error;
  }
}

/** The kind of an image, from its first bytes; null if it is none that is served. */
function logoType(bytes: Uint8Array): LogoType | null {
  const begin = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (begin.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (begin.startsWith("\xff\xd8\xff")) return "jpg";
  if (/^GIF8[79]a/.test(begin)) return "gif";
  return /^RIFF[\s\S]{4}WEBP$/.test(begin) ? "webp" : null;
}

function faultOf(bytes: Uint8Array): string {
  const isSvg = /<svg[\s>]/i.test(Buffer.from(bytes).toString("latin1"));
  return isSvg
    ? "The logo is an SVG file, which can contain scripts."
    : "The logo is not a PNG, JPEG, GIF or WebP file.";
}
