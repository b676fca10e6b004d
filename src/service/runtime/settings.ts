import { dirname, join } from "node:path";
import type { VendorList } from "@consentform/consent/banner";
import type { Role } from "@consentform/consent/contract";

/** The server that sends the service's mail. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password if the server wants them. A secret. */
  readonly smtpUrl: string;
  /** Sender, such as `Consent alerts <alerts@example.com>`. */
  readonly from: string;
}

/** The operator's receiver of the audit log. */
export interface AuditWebhookSettings {
  /** Its path or query may hold a secret. */
  readonly url: string;
  /** Signs each request; `whsec_…`. A secret. */
  readonly secret: string;
  /** True if the receiver may have any port, and an address that is not on the public internet. */
  readonly isPrivate: boolean;
}

/** How people sign in through an issuer of OpenID Connect. */
export interface SingleSignOnSettings {
  /**
   * As `URL.href` writes it, so that users stay the same when a slash is added or removed in the file. Its tokens may
   * name it without the slash.
   */
  readonly issuer: string;
  readonly clientId: string;
  /** A secret. Null for a client that is public, which PKCE protects. */
  readonly clientSecret: string | null;
  /** Requested beside `openid`. */
  readonly scopes: readonly string[];
  /** Name of the workspace whose users sign in. */
  readonly workspace: string;
  /** Domains of verified e-mail addresses; null = any. */
  readonly allowedDomains: readonly string[] | null;
  /** A claim with a value, without which no one signs in. */
  readonly requiredClaim: { readonly name: string; readonly value: string } | null;
  /** The claim whose values {@link roles} maps; null = everyone has {@link defaultRole}. */
  readonly roleClaim: string | null;
  readonly roles: ReadonlyMap<string, Role>;
  /** For a user whose claim has none of the values; null = refused. */
  readonly defaultRole: Role | null;
  /** True if the issuer may have an address that is not on the public internet. */
  readonly isPrivate: boolean;
  /** Certificates (PEM) of the issuer's own authority, trusted beside the public ones and for the issuer alone. */
  readonly authority: string | null;
  /** True if links sign no one in. */
  readonly areLinksOff: boolean;
}

/** How many choices are recorded. Records are kept for years, so that what floods a site stays. */
export interface IntakeLimits {
  /** Of an IPv4 address, or of the /64 of an IPv6 one. */
  readonly perMinute: number;
  readonly perDay: number;
  /** Of a /24, or of a /48. */
  readonly perNetworkAndDay: number;
  /**
   * A site is flooded beyond so many times its busiest day of the last 30, but never below `siteFloor` records a day.
   */
  readonly siteFactor: number;
  readonly siteFloor: number;
  /** While a site is flooded, an address that sent so many choices to it that day is refused. */
  readonly perBlockWhenFlooded: number;
  /** How long choices wait for a chain that another transaction holds before those of other held chains are written. */
  readonly lockPatienceMs: number;
}

/** The operator's settings. Every member has a default in {@link defaultSettings}. */
export interface ServiceSettings {
  /** Address under which the API is reached, without a trailing slash, for links in answers. */
  readonly origin: string;
  /** Address below which the loader and config.json are served (contract 4.11), without a trailing slash. */
  readonly assetUrl: string;
  /**
   * Host names (without port) that requests may name; loopback names are added when bound to loopback
   * (misdirected-request).
   */
  readonly hostNames: readonly string[];
  readonly isBoundToLoopback: boolean;
  /** `--allow-local`: loopback hosts and addresses are legal (contract 4.10). */
  readonly isLocalAllowed: boolean;
  /** Port at which a loopback host's own site is asked (`--local-port`); null = 80. */
  readonly localPort: number | null;
  /** The Chromium that scans run pages in; null = pages are fetched and read only. */
  readonly browserPath: string | null;
  /** Requests that a token may make in each window (contract 4.2). */
  readonly quota: { readonly requests: number; readonly windowS: number };
  /** Requests of one workspace that wait for a turn; more are answered `unavailable`. */
  readonly maxWaitingRequests: number;
  /** Bytes of the long bodies of one workspace's requests under way; more stay with their clients meanwhile. */
  readonly maxBodyBytes: number;
  /** Requests a minute to public routes for each address; 0 = unlimited. */
  readonly publicRequestsPerMinute: number;
  readonly intake: IntakeLimits;
  /** Peers whose X-Forwarded-For and edge headers are believed: addresses and CIDR ranges. */
  readonly trustedProxies: readonly string[];
  /** Headers in which a trusted proxy names the visitor's country and region (contract 5.1). */
  readonly edgeHeaders: { readonly country: string; readonly region: string };
  /** True if `/metrics` answers only on a listener for operators, where a peer's `isOperator` is true. */
  readonly hasMetricsListener: boolean;
  /** True if answers are checked against the contract before they are committed; a violation is internal-error. */
  readonly isAnswerValidated: boolean;
  /** The mail server; null = alerts and confirmations are not mailed. */
  readonly mail: MailSettings | null;
  /** Null = sign-in by links only. */
  readonly singleSignOn: SingleSignOnSettings | null;
  /** The Global Vendor List of the IAB; null = the TCF does not start. */
  readonly vendorList: VendorList | null;
  /** Records and tombstones that one export may hold; more is failure too-large. */
  readonly maxExportRecords: number;
  /** The built console: `index.html` and `assets/`. Without them, `/` answers a page that says so. */
  readonly consoleFolder: string;
  /** Days for which rows of the audit log are kept. */
  readonly auditDays: number;
  /** Null = rows of the audit log are sent nowhere. */
  readonly auditWebhook: AuditWebhookSettings | null;
  /** Prefix of tokens, `[a-z][a-z0-9]{1,15}`; only the first start on a database decides. */
  readonly tokenPrefix: string;
}

/** Settings of a service bound to loopback with nothing configured. */
export const defaultSettings: ServiceSettings = {
  origin: "http://127.0.0.1:4071",
  assetUrl: "http://127.0.0.1:4071",
  hostNames: [],
  isBoundToLoopback: true,
  isLocalAllowed: false,
  localPort: null,
  browserPath: null,
  quota: { requests: 600, windowS: 60 },
  maxWaitingRequests: 1000,
  maxBodyBytes: 8 * 1024 * 1024,
  publicRequestsPerMinute: 6000,
  intake: {
    perMinute: 120,
    perDay: 5_000,
    perNetworkAndDay: 20_000,
    siteFactor: 5,
    siteFloor: 50_000,
    perBlockWhenFlooded: 3,
    lockPatienceMs: 250,
  },
  trustedProxies: [],
  edgeHeaders: { country: "x-country-code", region: "x-region-code" },
  hasMetricsListener: false,
  isAnswerValidated: false,
  mail: null,
  singleSignOn: null,
  vendorList: null,
  maxExportRecords: 5_000_000,
  consoleFolder: join(dirname(require.resolve("@consentform/service/package.json")), "dist/console"),
  auditDays: 400,
  auditWebhook: null,
  tokenPrefix: "cst",
};
