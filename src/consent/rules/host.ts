import { isIP } from "node:net";
import { domainToASCII, domainToUnicode } from "node:url";
import { describeValue } from "../values/describe-value";
import { isLookAlike } from "./look-alike";

/** Why a host is refused (contract 2.2, Domain.host). */
export interface HostRefusal {
  code: HostRefusalCode;
  /** The finding, the allowed values and the remedy. */
  detail: string;
  /** The host to write instead, where there is an obvious one; null else. */
  suggestion: string | null;
}

/** `form` covers labels that are not A-labels, empty ones, wrong lengths and characters that no host name has. */
type HostRefusalCode =
  | "form"
  | "length"
  | "scheme"
  | "path"
  | "port"
  | "address"
  | "case"
  | "unicode"
  | "trailing-dot"
  | "wildcard"
  | "loopback"
  | "public-suffix"
  | "look-alike";

/** The settings of checkHost. */
export interface HostOptions {
  /** True if `localhost` and names below it may be used: only where the service runs with `--allow-local`. */
  isLoopbackAllowed: boolean;
}

// RFC 1123 2.1 letters, digits and inner hyphens; 63 octets (RFC 1035 2.3.4).
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

type Check = readonly [
  code: HostRefusalCode,
  isWrong: (host: string) => boolean,
  must: string,
  suggest?: (host: string) => string,
];

/** In this order, so that the first one that applies says what is really wrong. */
const checks: readonly Check[] = [
  ["length", (host) => host.length === 0 || host.length > 1000, "must have 1 to 253 characters"],
  ["scheme", (host) => /^[a-z][a-z0-9+.-]*:\/\//i.test(host), "must be without a scheme", hostOfAddress],
  ["address", isAddress, "must be a name, not an IP address"],
  ["path", (host) => /[/?#\\@]/.test(host), "must be a bare name without path, query or user", hostOfAddress],
  ["port", (host) => /:\d*$/.test(host), "must be without a port", hostOfAddress],
  [
    "wildcard",
    (host) => host.startsWith("*."),
    "must be without a wildcard; set include_subdomains",
    (host) => host.slice(2),
  ],
  ["trailing-dot", (host) => host.endsWith("."), "must be without a trailing dot", (host) => host.replace(/\.+$/, "")],
  ["unicode", (host) => /[^\p{ASCII}]/u.test(host), "must be written in A-labels (xn--)", domainToASCII],
  ["case", (host) => /[A-Z]/.test(host), "must be lower-case", (host) => host.toLowerCase()],
  ["length", (host) => host.length > 253, "must have 1 to 253 characters"],
  [
    "form",
    (host) => !host.split(".").every(isLabel),
    "must consist of labels of 1 to 63 letters, digits and inner hyphens",
  ],
];

/**
 * Reports whether a host may be attached to a site: a lower-case A-label name of 1 to 253 characters; no scheme, port,
 * path, address or public suffix (ICANN and private sections of the Public Suffix List); loopback names only where they
 * are allowed; no label that mixes scripts or imitates Latin. Null when it may.
 */
export function checkHost(host: string, { isLoopbackAllowed }: HostOptions): HostRefusal | null {
  for (const [code, isWrong, must, suggest] of checks) {
    if (isWrong(host)) return refusal(host, code, must, suggest?.(host));
  }
  if (isLoopbackName(host)) {
    return isLoopbackAllowed
      ? null
      : refusal(host, "loopback", "is a loopback name; these need a service that runs with --allow-local");
  }
  if (registrableDomain(host) === null) {
    return refusal(host, "public-suffix", "is a public suffix; use a host below it");
  }
  return host.split(".").some((part) => isLookAlike(domainToUnicode(part), host))
    ? refusal(
        host,
        "look-alike",
        `reads ${describeValue(domainToUnicode(host))}, which imitates other letters; use a name in one script`,
      )
    : null;
}

/**
 * The registrable domain of a host (`a.b.example.co.uk` to `example.co.uk`; private suffixes such as github.io count as
 * suffixes); null for a public suffix or an address.
 */
export function registrableDomain(host: string): string | null {
  // Loaded when it is first needed: it holds the list of all public suffixes, and most runs of an engine ask for no
  // host.
  const { getDomain } = require("./public-suffixes") as typeof import("./public-suffixes");
  return getDomain(host, { allowPrivateDomains: true, extractHostname: false, validateHostname: false });
}

/** Reports whether a name always means this machine (RFC 6761, 6.3). */
export function isLoopbackName(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost");
}

function refusal(host: string, code: HostRefusalCode, must: string, suggestion = ""): HostRefusal {
  const hint = suggestion === "" ? "" : ` Did you mean ${suggestion}?`;
  return { code, detail: `Host ${describeValue(host)} ${must}.${hint}`, suggestion: suggestion || null };
}

/** IPv4 and IPv6 in every notation that a browser would read as an address, `0x7f.1` and `2130706433` too. */
function isAddress(host: string): boolean {
  const bare = host.replace(/^\[|\](:\d*)?$/g, "");
  if (isIP(bare) !== 0 || host.startsWith("[")) return true;
  return /(^|\.)(0x[0-9a-f]*|\d+)\.?(:\d*)?$/i.test(host);
}

function isLabel(part: string): boolean {
  if (!label.test(part)) return false;
  // Hyphens in third and fourth place are reserved for A-labels (RFC 5891, 4.2.3.1), and an A-label must survive the
  // round trip.
  return part.slice(2, 4) !== "--" || (part.startsWith("xn--") && domainToASCII(domainToUnicode(part)) === part);
}

function hostOfAddress(text: string): string {
  try {
    const { hostname } = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
    return isAddress(hostname) ? "" : hostname;
  } catch {
    return "";
  }
}
