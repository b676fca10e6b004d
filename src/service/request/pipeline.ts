import type { OperationId } from "@consentform/consent/contract";
import { checkEnvironmentBinding, checkWorkspaceBinding } from "../http/binding-checks";
import type { Caller } from "../http/caller";
import type { Handler, OutsideRoute, Reply, RequestFacts, Routes, VisitorRoute } from "../http/handler";
import { withOutside } from "../http/needs-outside";
import { Problem, validationFailed } from "../http/problem";
import { checkSameOrigin } from "../http/same-origin";
import type { Validation } from "../http/validation";
import { noTurn, type Turn, type TurnOf } from "../runtime/fair-queue";
import type { Transaction } from "../store/database";
import { requestTime } from "../store/request-time";
import { siteExists } from "../store/versions";
import { refuseEndedCaller } from "../tokens/ended-caller";
import { authenticateUser, cookieOf, refuseEndedSession, type SignedIn } from "../users/session";
import { auditRead, auditRequest, withAuditedRefusal } from "./audit-request";
import { authenticate, credentialHint } from "./authentication";
import { bodyLimit, LONG_BODY_BYTES } from "./body-limits";
import { noRoom } from "./body-room";
import { findObjects } from "./find-objects";
import { type KeyedRequest, replayOf, saveAnswer } from "./idempotency";
import type { IncomingRequest, PipelineParts } from "./incoming-request";
import { notModified } from "./not-modified";
import type { Admission } from "./rate-limit";
import { type ParsedRequest, readRequest } from "./read-request";
import { checkReply } from "./reply-check";
import { readBytes } from "./request-body";
import { counted, type RequestBudgets, rateLimited } from "./request-budgets";
import { checkConditionalScopes, checkScope } from "./scope-checks";
import { serveVisitor } from "./serve-visitor";
import { workspaceRoom } from "./workspace-turns";

/** Runs the checks of contract 4.12 from step 2 on and answers the success; refusals are thrown as Problem. */
export type Pipeline = (incoming: IncomingRequest) => Promise<Reply<OperationId>>;

/** The counts that requests to /v1 and beside it share. */
export interface SharedBudgets {
  readonly budgets: RequestBudgets;
  readonly turnOf: TurnOf;
}

type AnyHandler = Handler<OperationId>;
type AnyRoute = AnyHandler | OutsideRoute<OperationId> | VisitorRoute<OperationId>;

/**
 * Makes the pipeline. Its steps are those of the contract, in their order: the first failure answers.
 * @param routes every operation, by its id
 */
export function createPipeline(
  parts: PipelineParts,
  routes: Required<Routes>,
  { budgets, turnOf }: SharedBudgets,
): Pipeline {
  const takeRoom = workspaceRoom(parts.settings);
  const hasSite = (siteId: string) => siteExists(parts.store.db, siteId);
  const run: Pipeline = async (incoming) => {
    const { operation, request, expectedBytes } = incoming;
    const receive = async () => (expectedBytes === 0 ? null : readBytes(request, bodyLimit(operation)));
    const isShort = expectedBytes <= LONG_BODY_BYTES;
    // What comes with the head is received first, so that the caller is checked when all is there.
    const short = isShort ? await receive() : null;
    const caller = await identify(incoming, parts, budgets); // steps 2 to 6
    // Each handler takes the call of its operation, and gets no other: the table is keyed by the operation's id.
    const route = routes[operation.id as OperationId] as AnyRoute;
    if (caller.kind !== "public") checkWorkspaceBinding(operation, caller, incoming.path); // step 7
    if ("visitor" in route) return serveVisitor(route, incoming, { ...parts, hasSite });
    const turn = caller.kind === "public" ? noTurn : turnOf(caller.workspaceId, request.signal);
    const room =
      caller.kind === "public" || isShort ? noRoom : await takeRoom(caller.workspaceId, expectedBytes, request.signal);
    try {
      const bytes = isShort ? short : await receive();
      room.shrinkTo(bytes?.byteLength ?? 0);
      const hasWaited = await turn.begin();
      // The client may have taken long to send it.
      if (!isShort) await parts.store.read((tx) => refuseEndedCaller(tx, caller, parts.runtime.now(), operation.role));
      const parsed = await readRequest(incoming, caller, parts, { bytes, pause: turn.pause }); // step 8
      if ((bytes?.byteLength ?? 0) > LONG_BODY_BYTES) await turn.pause();
      if ("outside" in route) return await serveOutside(route, parsed, parts, turn);
      const work = (hasBeenOut: boolean) => serve(route, parsed, parts, { turn, hasWaited: hasWaited || hasBeenOut });
      return await withOutside(work, { ...parts, turn });
    } finally {
      turn.end();
      room.shrinkTo(0);
    }
  };
  return (incoming) => withAuditedRefusal(parts, incoming, run);
}

/** Steps 2 to 6: who asks, whether they may ask now, and whether they may ask this. */
async function identify(incoming: IncomingRequest, parts: PipelineParts, budgets: RequestBudgets): Promise<Caller> {
  const { operation, address, trace } = incoming;
  const spend = (admission: Admission | null): void => {
    trace.admission = admission ?? trace.admission;
    if (admission?.isAdmitted === false) throw rateLimited(admission);
  };
  if (operation.auth === "public") {
    spend(await budgets.countPublic(address));
    return { kind: "public" };
  }
  const countFailure = async (hint: string) => spend(await budgets.countFailure(address, hint)); // step 2
  const { headers } = incoming.request;
  const hasCookie = cookieOf(parts.settings, "session", incoming.request) !== null;
  if (!headers.has("authorization") && (operation.auth === "user" || hasCookie)) {
    const { caller, bucket } = await counted(
      () => countFailure("session"),
      () => authenticateCookie(incoming, parts),
    ); // step 3
    trace.userId = caller.userId;
    trace.workspaceId = caller.workspaceId;
    trace.admission = null;
    spend(await budgets.countSession(bucket)); // step 4
    checkSameOrigin(parts.settings, incoming.request); // step 5
    checkScope(operation, caller); // step 6
    return caller;
  }
  if (hasCookie && operation.auth !== "user") throw twoCredentials();
  const authorization = headers.get("authorization");
  const caller = await counted(
    () => countFailure(credentialHint(authorization)),
    () => authenticate(parts.store.db, authorization, parts.runtime.now()),
  ); // step 3
  trace.tokenId = caller.tokenId;
  trace.workspaceId = caller.workspaceId;
  trace.admission = null;
  spend(await budgets.countToken(caller.tokenId)); // step 4
  if (operation.auth === "user") throw userSessionRequired(); // step 5
  checkScope(operation, caller); // step 6
  return caller;
}

function authenticateCookie(
  { request }: IncomingRequest,
  { store, runtime, settings }: PipelineParts,
): Promise<SignedIn> {
  return authenticateUser(store.db, settings, request, runtime.now());
}

/**
 * Runs steps 9 to 15 in one transaction. The turn ends before the commit, which waits for the disk: several commits
 * share one wait.
 *
 * A session is checked last: nothing takes effect after its end, its user's removal or a lesser role. A token, which is
 * revoked by its id in any transaction, is checked if its request waited.
 * @param hasWaited true if the request waited since its caller was checked, for its turn or for another machine
 */
async function serve(
  handler: AnyHandler,
  parsed: ParsedRequest,
  parts: PipelineParts,
  { turn, hasWaited }: { readonly turn: Turn; readonly hasWaited: boolean },
): Promise<Reply<OperationId>> {
  const { operation, caller } = parsed;
  const isRead = operation.method === "GET";
  const work = async (tx: Transaction) => {
    if (hasWaited) await refuseEndedCaller(tx, caller, parts.runtime.now(), operation.role);
    const answered = await answer(tx, handler, parsed, parts);
    if (!isRead && caller.kind === "user") await refuseEndedSession(tx, caller, parts.runtime.now(), operation.role);
    return answered;
  };
  const run = isRead ? parts.store.read : parts.store.transaction;
  const { reply, facts } = await run((tx) => work(tx).finally(turn.end));
  if (reply.refusal !== undefined) throw reply.refusal;
  // What is read leaves the service after its row is there.
  if (isRead && operation.isAudited) await auditRead(parts.store.db, facts, reply);
  return reply;
}

/**
 * Runs steps 9 to 12 without any effect, then what leaves the process, then all again in the transaction that has the
 * effect, for a caller who still has access. What leaves the process takes no turn.
 */
async function serveOutside(
  route: OutsideRoute<OperationId>,
  parsed: ParsedRequest,
  parts: PipelineParts,
  turn: Turn,
): Promise<Reply<OperationId>> {
  const { replay, facts } = await parts.store.read((tx) => admit(tx, parsed, parts, "rehearsal"));
  if (replay !== null) return replay;
  turn.end();
  const handler = await route.outside({ ...facts, store: parts.store, turn });
  await turn.begin();
  return serve(handler, parsed, parts, { turn, hasWaited: true });
}

async function answer(
  tx: Transaction,
  handler: AnyHandler,
  parsed: ParsedRequest,
  parts: PipelineParts,
): Promise<{ readonly reply: Reply<OperationId>; readonly facts: RequestFacts<OperationId> }> {
  const { replay, keyed, facts } = await admit(tx, parsed, parts, parsed.operation.method === "GET" ? "read" : "write");
  if (replay !== null) return { reply: replay, facts };
  const reply = await handler({ ...facts, tx }); // steps 13 to 15
  if (parsed.operation.method !== "GET") await auditRequest(tx, facts, reply);
  if (reply.refusal !== undefined) return { reply, facts };
  if (parts.settings.isAnswerValidated) checkReply(parsed.operation, reply, parts.validation);
  if (keyed !== null) await saveAnswer(tx, keyed, reply);
  return { reply: notModified(parsed.ifNoneMatch, reply) ?? reply, facts };
}

/** The results of steps 9 to 12. */
interface Admitted {
  readonly facts: RequestFacts<OperationId>;
  /** The request's key, if it has one and the operation replays. */
  readonly keyed: KeyedRequest | null;
  /** Stored answer of an earlier request with the key. */
  readonly replay: Reply<OperationId> | null;
}

/** read and rehearsal change nothing and lock nothing. */
type Purpose = "read" | "write" | "rehearsal";

async function admit(
  tx: Transaction,
  parsed: ParsedRequest,
  parts: PipelineParts,
  purpose: Purpose,
): Promise<Admitted> {
  const { operation, caller, path, query, body } = parsed;
  const now = purpose === "write" ? await requestTime(tx, parts.runtime) : parts.runtime.now();
  const { found, environment } = await findObjects(tx, operation, caller, path, purpose === "write"); // step 9
  checkEnvironmentBinding(operation, caller, { object: environment, query, body }); // step 10
  const keyed = keyedRequest(parsed);
  const replay = keyed === null ? null : await replayOf(tx, keyed, now, purpose === "write"); // step 11
  if (replay === null) checkBody(parsed, parts.validation); // step 12
  // The contract's types for one operation, which the checks above have established for this one.
  const facts = { ...parsed, found, now } as unknown as RequestFacts<OperationId>;
  return { facts, keyed, replay };
}

function keyedRequest({ operation, caller, idempotencyKey, request, body }: ParsedRequest): KeyedRequest | null {
  if (operation.idempotency !== "replay" || idempotencyKey === null || caller.kind === "public") return null;
  const target = request.url.pathname + request.url.search;
  const condition = request.header("If-None-Match");
  return { operation, workspaceId: caller.workspaceId, key: idempotencyKey, target, body, condition };
}

/** Step 12: the body against its schema, then the scopes that parts of it need. */
function checkBody({ operation, caller, body }: ParsedRequest, validation: Validation): void {
  if (operation.requestSchema === null) return;
  if (body === undefined && !operation.isBodyRequired) return;
  const faults =
    body === undefined
      ? [{ pointer: "", code: "required", detail: "a body is required" }]
      : validation.body(operation, body);
  if (faults.length > 0) throw validationFailed(faults);
  if (typeof body === "object" && body !== null) checkConditionalScopes(operation, caller, { ...body });
}

/** With both, it would be unclear who acts, and a token could ride on a browser's cookie. */
function twoCredentials(): Problem {
  return new Problem("invalid-parameter", {
    detail:
      "The request carries a session cookie and the header Authorization. Send one of them: a program the token, the console the cookie.",
    parameter: "Authorization",
    allowed: null,
  });
}

function userSessionRequired(): Problem {
  return new Problem("user-session-required", {
    detail:
      "This operation is open to signed-in users only. Open it in the dashboard; a workspace token is never accepted here.",
    accepted: ["session"],
  });
}
