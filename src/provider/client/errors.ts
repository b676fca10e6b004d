import { type OperationId, PROBLEM_TYPE_BASE, type ProblemSlug, problems } from "@consentform/consent/contract";
import { retryAfterMs } from "./retry-after";

/** The one table from the `type` of a problem to its slug, made from the contract's problem table. */
const slugByType: ReadonlyMap<string, ProblemSlug> = new Map(
  (Object.keys(problems) as ProblemSlug[]).map((slug) => [`${PROBLEM_TYPE_BASE}${slug}`, slug]),
);

/** Members that RFC 9457 and contract 4.1 define for every problem; everything else is an extension member. */
const standardMembers = new Set(["type", "title", "status", "detail", "instance", "request_id"]);

/**
 * Marks on the prototypes, so that `instanceof` also holds between two installed copies of this package: in a Pulumi
 * program the client may come from another copy than the code that examines its errors.
 */
const PROBLEM_MARK = Symbol.for("consentform/ProblemError@1");
const TRANSPORT_MARK = Symbol.for("consentform/TransportError@1");

/** Longest text of a foreign answer that goes into a message, and how many single errors are listed there. */
const MAX_TEXT_LENGTH = 2000;
const MAX_LISTED_ERRORS = 10;

/** The members of a `ProblemError`. */
export interface ProblemFacts {
  operation: OperationId;
  status: number;
  headers: Headers;
  /** The answer's body: the parsed problem document, or the text received instead of one. */
  body: unknown;
  /** Milliseconds since the epoch when the answer came, for dates in `Retry-After`. */
  answeredAtMs: number;
}

/**
 * The service refused an operation. Compare `slug` (or use `isProblem`); `type` is the stable name behind it, and no
 * text is ever matched (contract 4.1).
 */
export class ProblemError extends Error {
  /** The operation that was called. */
  readonly operation: OperationId;
  /**
   * Name of the problem in the contract; null for a type that the contract does not have and for answers that are not a
   * problem document.
   */
  readonly slug: ProblemSlug | null;
  /** Problem type as the service sent it; `about:blank` if the answer is not a problem document. */
  readonly type: string;
  /** HTTP status. */
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  /** Id to quote to the service's operator, or null. */
  readonly requestId: string | null;
  /** Seconds that the service asked to wait, or null. */
  readonly retryAfterS: number | null;
  /** JSON Pointers (RFC 6901) to the places of the request body that were refused, in the order of the answer. */
  readonly pointers: readonly string[];
  /** Extension members of the problem in wire spelling, for instance `reason` and `conflicting_id` of a conflict. */
  readonly members: Readonly<Record<string, unknown>>;

  constructor(facts: ProblemFacts) {
    const document = isRecord(facts.body) ? facts.body : {};
    const type = textOf(document.type) ?? "about:blank";
    const slug = slugByType.get(type) ?? null;
    const title = textOf(document.title) ?? (slug === null ? `HTTP status ${facts.status}` : problems[slug].title);
    const detail = textOf(document.detail) ?? describeForeignBody(facts);
    const requestId = textOf(document.request_id) ?? facts.headers.get("X-Request-Id");
    const members = Object.fromEntries(Object.entries(document).filter(([name]) => !standardMembers.has(name)));
    super(
      problemMessage({
        status: facts.status,
        type,
        slug,
        title,
        detail,
        requestId,
        members,
      }),
    );
    this.name = "ProblemError";
    this.operation = facts.operation;
    this.slug = slug;
    this.type = type;
    this.status = facts.status;
    this.title = title;
    this.detail = detail;
    this.requestId = requestId;
    this.retryAfterS = retryAfterSeconds(facts, members);
    this.pointers = pointersOf(members);
    this.members = Object.freeze(members);
  }

  get [PROBLEM_MARK](): true {
    return true;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isRecord(value) && PROBLEM_MARK in value;
  }
}

/** True for a `ProblemError` with one of `slugs`, or for any `ProblemError` when none is named. */
export function isProblem<Slug extends ProblemSlug = ProblemSlug>(
  error: unknown,
  ...slugs: Slug[]
): error is ProblemError & { readonly slug: Slug } {
  return error instanceof ProblemError && (slugs.length === 0 || slugs.some((slug) => slug === error.slug));
}

/**
 * Every way in which a call can fail without a refusal by the service: what happened, what to do, and whether it is
 * worth another attempt.
 */
export const transportReasons = {
  network: {
    text: "The service did not respond",
    advice: "check that the service runs and can be reached",
    isTransient: true,
  },
  timeout: {
    text: "The service did not respond in time",
    advice: "check the service and the connection",
    isTransient: true,
  },
  tls: {
    text: "No secure connection could be made",
    advice:
      "check the certificate and the endpoint; if the service uses a private certificate authority, set NODE_EXTRA_CA_CERTS to its certificate file",
    isTransient: false,
  },
  aborted: {
    text: "The call was canceled",
    advice: "call again; the service may have executed the canceled call",
    isTransient: false,
  },
  "blocked-port": { text: "HTTP clients block the endpoint's port", advice: "use another port", isTransient: false },
  redirect: {
    text: "The response was a redirect, which is never followed with a token",
    advice: "set the endpoint to the final address",
    isTransient: false,
  },
  "not-json": {
    text: "The response was not JSON",
    advice: "check that the endpoint is the service's own address",
    isTransient: false,
  },
  "too-large": {
    text: "The response was larger than the client accepts",
    advice: "check that the endpoint is the service's own address",
    isTransient: false,
  },
  "malformed-answer": {
    text: "The response violates the contract",
    advice: "upgrade the service, or install the version of this package that the service runs",
    isTransient: false,
  },
  "no-token": {
    text: "The operation needs a token, and none is configured",
    advice: "configure a token",
    isTransient: false,
  },
} as const satisfies Record<string, { text: string; advice: string; isTransient: boolean }>;

/** Why no usable answer came. */
export type TransportReason = keyof typeof transportReasons;

/** The members of a `TransportError`. */
export interface TransportFacts {
  operation: OperationId;
  reason: TransportReason;
  /** Scheme and host that were asked, where a connection was tried. */
  origin?: string;
  /** The exact observation, in words and without secrets. */
  detail?: string;
  /** How often the request was sent; default 1. */
  attempts?: number;
  /** Milliseconds over all attempts. */
  elapsedMs?: number;
  cause?: unknown;
}

/**
 * No usable answer came. Whether the service applied the call is unknown for the reasons network, timeout and aborted.
 */
export class TransportError extends Error {
  readonly operation: OperationId;
  readonly reason: TransportReason;
  readonly attempts: number;
  /** System or TLS code of the failure, for instance ECONNREFUSED, or null. */
  readonly code: string | null;
  /** The facts of this error, from which a more detailed copy is made. */
  readonly #facts: TransportFacts;

  constructor(facts: TransportFacts) {
    super(transportMessage(facts), facts.cause === undefined ? {} : { cause: facts.cause });
    this.name = "TransportError";
    this.operation = facts.operation;
    this.reason = facts.reason;
    this.attempts = facts.attempts ?? 1;
    this.code = codeOf(facts.cause);
    this.#facts = facts;
  }

  get [TRANSPORT_MARK](): true {
    return true;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isRecord(value) && TRANSPORT_MARK in value;
  }

  /** True when another attempt may succeed. */
  get isTransient(): boolean {
    return transportReasons[this.reason].isTransient;
  }

  /** The same error, saying how often and how long it was tried. */
  after(attempts: number, elapsedMs: number): TransportError {
    return new TransportError({ ...this.#facts, attempts, elapsedMs });
  }
}

function problemMessage(problem: {
  status: number;
  type: string;
  slug: string | null;
  title: string;
  detail: string;
  requestId: string | null;
  members: Record<string, unknown>;
}): string {
  const name = problem.slug ?? (problem.type === "about:blank" ? null : problem.type);
  const marks = [name, `status ${problem.status}`, problem.requestId === null ? null : `request ${problem.requestId}`];
  const errors = listedErrors(problem.members).map((error) => {
    const place = textOf(error.pointer) ?? textOf(error.parameter) ?? "request";
    const code = textOf(error.code);
    return `${place === "" ? "/" : place}: ${textOf(error.detail) ?? textOf(error.message) ?? "refused"}${code === null ? "" : ` (${code})`}`;
  });
  const hidden = errors.length - MAX_LISTED_ERRORS;
  const lines = [
    `${problem.title}: ${problem.detail} (${marks.filter((mark) => mark !== null).join(", ")})`,
    ...errors.slice(0, MAX_LISTED_ERRORS).map((line) => `  ${line}`),
    ...(hidden > 0 ? [`  and ${hidden} more`] : []),
  ];
  return printable(lines.join("\n"));
}

function transportMessage(facts: TransportFacts): string {
  const { text, advice } = transportReasons[facts.reason];
  const attempts = facts.attempts ?? 1;
  const tried =
    attempts > 1 ? ` after ${attempts} attempts in ${Math.max(1, Math.round((facts.elapsedMs ?? 0) / 1000))} s` : "";
  const { detail = "" } = facts;
  const code = codeOf(facts.cause) ?? "";
  // Most texts of Node.js contain their code.
  const seen = [detail, detail.includes(code) ? "" : code].filter((part) => part !== "").join(", ");
  const at = facts.origin === undefined ? "" : ` at ${facts.origin}`;
  return printable(`${text}${at}${tried}${seen === "" ? "" : ` (${seen})`}; ${advice}`);
}

function describeForeignBody(facts: ProblemFacts): string {
  const mediaType = facts.headers.get("Content-Type")?.split(";")[0] ?? "no media type";
  return `the response is not a problem document but ${mediaType}; it may come from something in front of the service`;
}

function retryAfterSeconds(facts: ProblemFacts, members: Record<string, unknown>): number | null {
  const waitMs = retryAfterMs(facts.headers, facts.answeredAtMs);
  if (waitMs !== null) {
    return Math.ceil(waitMs / 1000);
  }
  return typeof members.retry_after === "number" ? members.retry_after : null;
}

function pointersOf(members: Record<string, unknown>): string[] {
  const candidates = [members.pointer, ...listedErrors(members).map((error) => error.pointer)];
  return candidates.filter((pointer) => typeof pointer === "string");
}

function listedErrors(members: Record<string, unknown>): Record<string, unknown>[] {
  return Array.isArray(members.errors) ? members.errors.filter(isRecord) : [];
}

function codeOf(cause: unknown): string | null {
  return isRecord(cause) ? textOf(cause.code) : null;
}

/** Foreign text in a terminal: no control characters but line feeds, and not endless. */
function printable(text: string): string {
  const clean = text.replace(/[^\P{Cc}\n]/gu, "");
  return clean.length > MAX_TEXT_LENGTH ? `${clean.slice(0, MAX_TEXT_LENGTH)}…` : clean;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
