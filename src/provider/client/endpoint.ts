/**
 * Names and addresses that never leave this machine. WHATWG URLs write every spelling of an IPv4 address in this form.
 */
const loopbackHost = /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/;

/**
 * The reason why `endpoint` cannot be the base address of a service, or null if it can. The text never repeats
 * credentials in the address.
 *
 * An endpoint is an `https:` address without `/v1`, for instance `https://consent.example`; plain `http:` is allowed
 * for loopback hosts only, because the token would otherwise travel readable by everyone on the way.
 */
export function checkEndpoint(endpoint: string): string | null {
  let url: URL;
  try {
    url = new URL(endpoint);
  } catch {
    return "the endpoint is not an absolute address; write for example https://consent.example";
  }
  const failed = rules.find((rule) => rule.isBroken(url));
  return failed === undefined ? null : failed.refusal(url);
}

/** Reports whether a valid endpoint is on this machine. */
export function isLoopbackEndpoint(endpoint: string): boolean {
  return loopbackHost.test(new URL(endpoint).hostname);
}

/** `endpoint` as requests are built from it: normalised and without a trailing slash. Call `checkEndpoint` first. */
export function normalizeEndpoint(endpoint: string): string {
  return new URL(endpoint).href.replace(/\/+$/, "");
}

/** Order matters: credentials are refused first, so that no later refusal can print them. */
const rules: readonly { isBroken: (url: URL) => boolean; refusal: (url: URL) => string }[] = [
  {
    isBroken: (url) => url.username !== "" || url.password !== "",
    refusal: (url) => `the endpoint carries credentials before ${url.host}; remove them, the token is sent in a header`,
  },
  {
    isBroken: (url) => url.protocol !== "https:" && url.protocol !== "http:",
    refusal: (url) => `the endpoint uses ${url.protocol}//; allowed are https://, and http:// on loopback`,
  },
  {
    isBroken: (url) => url.protocol === "http:" && !loopbackHost.test(url.hostname),
    refusal: (url) =>
      `the endpoint ${url.origin} is plain http, which is allowed on loopback only (localhost, 127.0.0.0/8, [::1]); use https`,
  },
  {
    isBroken: (url) => url.search !== "" || url.hash !== "",
    refusal: (url) => `the endpoint ${url.origin}${url.pathname} is followed by a query or fragment; remove it`,
  },
  {
    isBroken: (url) => /\/v1\/*$/.test(url.pathname),
    refusal: (url) =>
      `the endpoint ${url.origin}${url.pathname} ends in /v1, which is added to each request; leave it out`,
  },
];
