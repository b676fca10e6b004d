import { type Operation, operations } from "@consentform/consent/contract";
import { Hono } from "hono";
import { mailPages } from "./alerts/mail-pages";
import { portalPage } from "./billing/portal";
import type { ConsentIntake } from "./consents/consent-intake";
import type { Metrics } from "./health/metrics";
import type { Readiness } from "./health/readiness";
import type { RequestName } from "./health/request-name";
import type { TraceVisit } from "./health/trace-visits";
import { consoleStyles } from "./http/console-files";
import type { ContentRoute, ContentService } from "./http/handler";
import { Problem, unknownPath } from "./http/problem";
import { hasProblemPage, problemPage, wantsProblemPage } from "./http/problem-page";
import { clientAddress, isFromOperator } from "./request/client-address";
import { isForService } from "./request/host-check";
import type { PipelineParts, RequestTrace } from "./request/incoming-request";
import { allowedBy, type ByMethod, byPath, methodNotAllowed } from "./request/methods-by-path";
import { createPipeline } from "./request/pipeline";
import { checkProblem } from "./request/reply-check";
import { expectedBytesOf } from "./request/request-body";
import { createRequestBudgets, requestLimits } from "./request/request-budgets";
import {
  preflightResponse,
  problemResponse,
  type ResponseFacts,
  replyResponse,
  sharedHeaders,
} from "./request/responses";
import { toProblem } from "./request/to-problem";
import { workspaceTurns } from "./request/workspace-turns";
import { routes } from "./routes";
import { auditLog } from "./routes/audit-log";
import { consentIntakeRoute } from "./routes/consent-intake";
import { consolePages } from "./routes/console-pages";
import { type Delivery, deliveryRoutes } from "./routes/delivery";
import { previewPages } from "./routes/preview-pages";
import type { ServiceSettings } from "./runtime/settings";
import type { Visitors } from "./runtime/visitors";
import { signInRoutes } from "./single-sign-on/sign-in-routes";
import { leaseFromDatabase } from "./store/rate-windows";
import { endOwnSession, ownSessions } from "./users/own-sessions";
import { signIn, signInPage } from "./users/sign-in";

/** Facts about an answered request, for the access log. */
export interface RequestRecord {
  /** As in the header X-Request-Id. */
  readonly requestId: string;
  readonly operation: RequestName | null;
  readonly tokenId: string | null;
  /** The signed-in user, for requests with a session. */
  readonly userId: string | null;
}

/** The connection's data beside the request. */
export interface Peer {
  readonly address?: string;
  /** True on a listener that only operators reach: it answers `/metrics`, by whichever name it is reached. */
  readonly isOperator?: boolean;
  /** Called once, before the answer is returned. */
  readonly record?: (record: RequestRecord) => void;
}

/** The parts of the app beside those of the pipeline. */
export interface AppParts extends PipelineParts {
  /** Counts and reports errors that are not refusals. */
  readonly reportError: (error: unknown, requestId: string) => void;
  /** Writes an event to the log of the service. */
  readonly reportInfo: (message: string) => void;
  /** Null if requests are not traced. */
  readonly traceVisit: TraceVisit | null;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  readonly delivery: Delivery;
  readonly intake: ConsentIntake;
  readonly visitors: Visitors;
}

/** The service as a function from Request to Response. It never rejects. */
export type App = (request: Request, peer?: Peer) => Promise<Response>;

/** A year (RFC 6797), without subdomains, which may belong to others. */
const HSTS = "max-age=31536000";

/** Longest path and query, in bytes. */
const MAX_TARGET_BYTES = 8192;

/** One request on its way through the app; `operation` is filled in when it is known. */
interface Visit {
  readonly peer: Peer;
  readonly requestId: string;
  readonly url: URL;
  readonly accept: string | null;
  readonly trace: RequestTrace;
  operation: Operation | null;
  /** The name of a request outside the contract; null for pages, and for what does not exist. */
  name: RequestName | null;
}

/** Makes the app: routing, step 1 of contract 4.12, and problem answers on every path. The rest is the pipeline's. */
export function createApp(parts: AppParts): App {
  const hono = createRoutes(parts);
  const isOnlyHttps = parts.settings.origin.startsWith("https:");
  return async (request, peer = {}) => {
    const visit: Visit = {
      peer,
      requestId: parts.runtime.newId("req"),
      url: new URL(request.url),
      accept: request.headers.get("accept"),
      trace: { tokenId: null, userId: null, workspaceId: null, admission: null },
      operation: null,
      name: null,
    };
    const startedAt = performance.now();
    // The library answers thrown errors, and throws other values again.
    const response = await (async () => hono.fetch(request, { visit }))().catch((error) =>
      answerError(error, visit, parts),
    );
    if (isOnlyHttps) response.headers.set("Strict-Transport-Security", HSTS);
    const operation = (visit.operation?.id ?? visit.name) as RequestName | null;
    const counted = { operation, status: response.status, seconds: (performance.now() - startedAt) / 1000 };
    parts.metrics.count(counted);
    parts.traceVisit?.(request, counted, visit);
    peer.record?.({
      requestId: visit.requestId,
      operation,
      tokenId: visit.trace.tokenId,
      userId: visit.trace.userId,
    });
    return response;
  };
}

type Env = { Bindings: { visit: Visit } };

function createRoutes(parts: AppParts): Hono<Env> {
  const lease = leaseFromDatabase(parts.store.db, parts.runtime);
  const budgets = createRequestBudgets(lease, parts.runtime, parts.settings);
  const turnOf = workspaceTurns(parts.store, parts.settings, parts.visitors);
  const pipeline = createPipeline(parts, routes, { budgets, turnOf });
  const content = { ...parts, limits: requestLimits(budgets, turnOf) };
  const hono = new Hono<Env>();
  hono.onError((error, { env }) => answerError(error, env.visit, parts));
  addProbes(hono, parts);
  refuseOtherHosts(hono, parts);
  addMetrics(hono, parts);
  addOperations(hono, parts, pipeline);
  addContent(hono, parts, content);
  hono.notFound(({ env }) => answerError(unknownPath(), env.visit, parts));
  return hono;
}

function addProbes(hono: Hono<Env>, { readiness }: AppParts): void {
  hono.get("/healthz", ({ env, text }) => {
    env.visit.name = "probe";
    return text("ok\n");
  });
  hono.get("/readyz", async ({ env, text }) => {
    env.visit.name = "probe";
    const fault = await readiness.fault();
    return fault === null ? text("ready\n") : text(`not ready: ${fault}\n`, 503);
  });
}

function refuseOtherHosts(hono: Hono<Env>, { settings }: AppParts): void {
  hono.use(async ({ req, env }, next) => {
    const { url, peer } = env.visit;
    if (peer.isOperator !== true && !isForService(req.raw, url, settings)) throw misdirected();
    await next();
  });
}

function addMetrics(hono: Hono<Env>, { metrics, settings }: AppParts): void {
  hono.get("/metrics", async ({ env, body }) => {
    // A proxy that hides this path may compare it before its escapes are decoded.
    const isNamed = env.visit.url.pathname === "/metrics";
    if (!isNamed || !mayReadMetrics(env.visit.peer, settings)) throw unknownPath();
    env.visit.name = "metrics";
    const { type, text } = await metrics.exposition();
    return body(text, 200, { "Content-Type": type });
  });
}

/** The operations of the contract. */
function addOperations(hono: Hono<Env>, { settings }: AppParts, pipeline: ReturnType<typeof createPipeline>): void {
  for (const [path, byMethod] of byPath(Object.values(operations))) {
    hono.all(`/v1${path.replaceAll(/\{(\w+)\}/g, ":$1")}`, async ({ req, env }) => {
      const { visit } = env;
      const operation = byMethod.get(req.method === "HEAD" ? "GET" : req.method);
      if (operation === undefined) return answerMethod(req.method, byMethod, visit);
      visit.operation = operation;
      checkTarget(visit.url);
      const expectedBytes = expectedBytesOf(operation, req.raw);
      const client = clientAddress(visit.peer.address ?? null, req.raw, settings);
      const incoming = { ...visit, ...client, operation, request: req.raw, path: req.param(), expectedBytes };
      const reply = await pipeline(incoming);
      return replyResponse(reply, responseFacts(visit));
    });
  }
}

/** Adds what is outside the contract: visitors' files, and pages of people. */
function addContent(hono: Hono<Env>, parts: AppParts, content: Omit<ContentService, "report">): void {
  for (const { path } of userRoutes) {
    hono.use(path, async ({ env }, next) => {
      if (isAssetHost(env.visit.url, parts.settings)) throw unknownPath();
      await next();
    });
  }
  for (const { method = "GET", path, name, serve } of [
    ...deliveryRoutes(parts.delivery),
    ...contentRoutes,
    ...userRoutes,
    consentIntakeRoute(parts),
  ]) {
    hono.on(method, path, ({ req, env }) => {
      env.visit.name = name?.(env.visit.url.pathname) ?? null;
      const { address } = clientAddress(env.visit.peer.address ?? null, req.raw, parts.settings);
      const report = (error: Error) => parts.reportError(error, env.visit.requestId);
      return serve(req.raw, req.param(), { ...content, report }, address);
    });
  }
  // The routes above answer first.
  for (const [path, byMethod] of byPath([...contentRoutes, ...userRoutes])) {
    hono.all(path, ({ req }) => {
      throw methodNotAllowed(req.method, byMethod);
    });
  }
}

function mayReadMetrics({ address, isOperator }: Peer, settings: ServiceSettings): boolean {
  return settings.hasMetricsListener ? isOperator === true : isFromOperator(address ?? null, settings);
}

/** The routes outside /v1: to browsers, to readers of our mails, and to the user. */
const contentRoutes: readonly ContentRoute[] = [...mailPages, portalPage];

/** The pages that a browser opens with a session, or to get one. They are not on the host of scripts for visitors. */
const userRoutes: readonly ContentRoute[] = [
  ...[signInPage, signIn, ownSessions, endOwnSession],
  ...signInRoutes,
  ...[...consolePages, auditLog, previewPages],
];

/** A method that the path does not have; OPTIONS is a preflight where the path is public. */
function answerMethod(method: string, byMethod: ByMethod<Operation>, visit: Visit): Response {
  const isPublic = [...byMethod.values()].every(({ auth }) => auth === "public");
  if (method !== "OPTIONS" || !isPublic) throw methodNotAllowed(method, byMethod, isPublic ? ["OPTIONS"] : []);
  visit.operation = [...byMethod.values()][0] ?? null;
  return preflightResponse(allowedBy(byMethod), responseFacts(visit));
}

function checkTarget(url: URL): void {
  if (Buffer.byteLength(url.pathname + url.search) > MAX_TARGET_BYTES) {
    throw new Problem("uri-too-long", {
      detail: `The request target is longer than ${MAX_TARGET_BYTES} bytes. Split the list of ids.`,
    });
  }
}

async function answerError(error: unknown, visit: Visit, parts: AppParts): Promise<Response> {
  const problem = toProblem(error);
  if (problem.slug === "internal-error") parts.reportError(error, visit.requestId);
  const fault = parts.settings.isAnswerValidated
    ? checkProblem(visit.operation, problem, visit, parts.validation)
    : null;
  if (fault === null) return refusal(problem, visit, parts);
  parts.reportError(fault, visit.requestId);
  return refusal(toProblem(fault), visit, parts);
}

/** A problem as a page for a browser that opens an address, and as JSON for everything else. */
async function refusal(problem: Problem, visit: Visit, { settings }: AppParts): Promise<Response> {
  const facts = responseFacts(visit);
  if (isAssetHost(visit.url, settings) || !hasProblemPage(facts.instance)) return problemResponse(problem, facts);
  const response = wantsProblemPage(visit.accept)
    ? await problemPage(problem, { ...facts, shared: sharedHeaders(facts), styles: consoleStyles(settings) })
    : problemResponse(problem, facts);
  response.headers.append("Vary", "Accept");
  return response;
}

function responseFacts({ requestId, url, operation, trace }: Visit): ResponseFacts {
  return { requestId, instance: url.pathname, operation, admission: trace.admission };
}

/** Reports whether a request names the host of scripts for visitors, where that is another one than the service's. */
function isAssetHost({ hostname }: URL, { assetUrl, origin }: ServiceSettings): boolean {
  return hostname === new URL(assetUrl).hostname && hostname !== new URL(origin).hostname;
}

function misdirected(): Problem {
  return new Problem("misdirected-request", { detail: "This service is not configured for the host in the request." });
}
