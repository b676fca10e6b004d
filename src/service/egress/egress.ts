import { type ExchangeAnswer, exchange } from "./exchange";
import { EgressError } from "./failure";
import { askNameServers } from "./name-servers";
import { type EgressLimits, type EgressPurpose, egressLimits } from "./purposes";
import { type ResolveHost, resolveTarget, type Target, type TargetRules, type TrustedMachine } from "./target";

/** A request to the outside. */
export interface EgressRequest {
  readonly purpose: EgressPurpose;
  readonly url: URL;
  /** Default GET. Only GET follows redirects. */
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /**
   * False: a redirect is the answer even where the purpose would follow it, for callers that check each hop. Default
   * true.
   */
  readonly isFollowing?: boolean;
  /** Ends the request early; it then fails as timeout. */
  readonly signal?: AbortSignal;
}

/** An answer from the outside; a redirect that the purpose does not follow is an answer too. */
export interface EgressAnswer extends ExchangeAnswer {
  /** The address that answered, after redirects. */
  readonly url: URL;
}

/** The one component through which the service reaches other machines (contract 4.10). */
export interface Egress {
  /**
   * Sends the request and follows redirects as the purpose allows. Bodies are capped, the whole call has a deadline.
   * @throws {EgressError} with one of the fixed sentences.
   */
  send(request: EgressRequest): Promise<EgressAnswer>;
  /**
   * Why `send` would refuse this address before it connects, or null. A name that cannot be looked up now is not
   * refused: it is checked again at each request.
   */
  refusal(url: URL, purpose: EgressPurpose): Promise<"url-not-allowed" | "address-refused" | null>;
  /**
   * The permitted target of a connection to this address, for callers that do not use `send`, such as a browser's
   * proxy.
   * @throws {EgressError} url-not-allowed, address-refused, nxdomain or dns-error.
   */
  target(url: URL, purpose: EgressPurpose): Promise<Target>;
}

/** Settings of {@link createEgress}. */
export interface EgressOptions {
  /** Default false; true only with `consentform dev --allow-local`. */
  readonly isLocalAllowed?: boolean;
  /** Default: the operating system's name servers. */
  readonly resolveHost?: ResolveHost;
  /** The machines whose addresses the operator chose, by purpose. Default: none. */
  readonly trusted?: { readonly [purpose in EgressPurpose]?: TrustedMachine };
  /** Sent as User-Agent, so that site owners can identify the client. Default `consentform`. */
  readonly userAgent?: string;
  /** Replaces limits of every purpose, for tests of the limits themselves. */
  readonly limits?: Partial<EgressLimits>;
}

/** Makes the outgoing component. It holds no connection between requests. */
export function createEgress(options: EgressOptions = {}): Egress {
  const shared: TargetRules = {
    isLocalAllowed: options.isLocalAllowed ?? false,
    resolveHost: options.resolveHost ?? askNameServers(),
  };
  const rulesOf = (purpose: EgressPurpose): TargetRules => ({ ...shared, trusted: options.trusted?.[purpose] });
  const limitsOf = (purpose: EgressPurpose): EgressLimits => ({ ...egressLimits[purpose], ...options.limits });
  const userAgent = options.userAgent ?? "consentform";
  return {
    send: (request) => follow(request, limitsOf(request.purpose), rulesOf(request.purpose), userAgent),
    target: (url, purpose) => targetInTime(url, limitsOf(purpose), rulesOf(purpose)),
    refusal: async (url, purpose) => {
      try {
        await targetInTime(url, limitsOf(purpose), rulesOf(purpose));
        return null;
      } catch (error) {
        const code = error instanceof EgressError ? error.code : null;
        return code === "url-not-allowed" || code === "address-refused" ? code : null;
      }
    },
  };
}

function targetInTime(url: URL, limits: EgressLimits, rules: TargetRules): Promise<Target> {
  return within(AbortSignal.timeout(limits.timeoutMs), resolveTarget(url, limits, rules));
}

async function follow(
  request: EgressRequest,
  limits: EgressLimits,
  rules: TargetRules,
  userAgent: string,
): Promise<EgressAnswer> {
  const deadline = AbortSignal.timeout(limits.timeoutMs);
  const signal = request.signal === undefined ? deadline : AbortSignal.any([deadline, request.signal]);
  const isFollowing = request.isFollowing ?? true;
  const method = request.method ?? "GET";
  const headers = { "user-agent": userAgent, "accept-encoding": "identity", ...request.headers };
  let url = request.url;
  for (let redirects = 0; ; redirects += 1) {
    const target = await within(signal, resolveTarget(url, limits, rules));
    const answer = await exchange(target, { method, headers, body: request.body, maxBytes: limits.maxBytes, signal });
    const mayFollow = isFollowing && method === "GET" && redirects < limits.maxRedirects;
    const next = mayFollow ? redirectOf(answer, url, limits) : null;
    if (next === null) {
      return { ...answer, url };
    }
    url = next;
  }
}

const redirectStatuses: readonly number[] = [301, 302, 303, 307, 308];

function redirectOf(answer: ExchangeAnswer, from: URL, limits: EgressLimits): URL | null {
  const { location } = answer.headers;
  if (limits.redirects === "none" || location === undefined || !redirectStatuses.includes(answer.status)) {
    return null;
  }
  const next = URL.canParse(location, from.href) ? new URL(location, from) : null;
  return next !== null && (limits.redirects === "any-host" || next.hostname === from.hostname) ? next : null;
}

/** Name look-ups cannot be aborted, so the deadline is raced. */
async function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let onAbort: () => void = () => undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(new EgressError("timeout"));
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}
