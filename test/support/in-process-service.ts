import { MessageChannel } from "node:worker_threads";
import {
  createFirstToken,
  createService,
  type DatabaseLocation,
  type Runtime,
  type Service,
  type ServiceSettings,
  systemRuntime,
  type TracedRequest,
} from "@consentform/service";
import type { OperationId, Scope } from "../../src/consent/contract";
import { createDnsLookup } from "../../src/service/dns/dns-lookup";
import { createEgress } from "../../src/service/egress/egress";
import { createFrontEnd } from "../../src/service/thread/front-end";
import { serveMessages } from "../../src/service/thread/serve-messages";
import { startPostgres } from "./postgres";
import { recordedService } from "./recorded-service";
import {
  askOperation,
  askPath,
  type OperationRequest,
  type PathRequest,
  SERVICE_ORIGIN,
  type TestAnswer,
} from "./service-requests";
import { testSnapshot } from "./snapshot";

/** Settings of {@link startInProcessService}. */
export interface InProcessServiceOptions {
  /** Default: PGlite in memory, or what {@link databaseVariable} says. */
  readonly database?: DatabaseLocation | undefined;
  /** Default: no limit of public requests, and a quota that no test reaches. */
  readonly settings?: Partial<ServiceSettings> | undefined;
  /** Default: reaches no name server. */
  readonly dns?: Runtime["dns"] | undefined;
  /** Default: reaches no host. */
  readonly egress?: Runtime["egress"] | undefined;
  /** Default: nothing is traced. */
  readonly traceRequest?: ((request: TracedRequest) => void) | undefined;
  /** Receives events for the operator's log. Default: they are dropped. */
  readonly reportInfo?: ((message: string) => void) | undefined;
  /** Replaces other parts of the real world. */
  readonly runtime?: Partial<Runtime> | undefined;
  /** Default: random. One that starts again on the data of another needs that one's. */
  readonly deploymentKey?: Uint8Array | readonly Uint8Array[] | undefined;
  /** How far the clock has been moved already. Default 0. */
  readonly clockOffsetMs?: number | undefined;
  /**
   * The clock stays at this time unless it is moved, so that a test knows each time to the millisecond. Default: it
   * goes.
   */
  readonly stillAtMs?: number | undefined;
  /** True if it is asked as `consentform dev` asks it: through messages, as if it were in another thread. */
  readonly isBehindFront?: boolean;
}

/**
 * A service in this process, with a clock that tests move. Every answer is checked against the contract. Tests ask by
 * operation ({@link InProcessService.call}), or by path as a program without the contract would
 * ({@link InProcessService.send}).
 */
export interface InProcessService {
  readonly service: Service;
  /**
   * Asks by operation, with the token of workspace `default` unless the request has one.
   * @throws {Error} with the service's error, if the answer is 500
   */
  call(id: OperationId, request?: OperationRequest): Promise<TestAnswer>;
  /** Asks by path, without a token unless the request has one. */
  send(request: PathRequest): Promise<TestAnswer>;
  /** Any request to the service, for what lies outside /v1. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Makes a token without any operation. @returns its secret */
  token(options?: TestTokenOptions): Promise<string>;
  /** Makes a fresh workspace, so that tests on one service do not see each other. */
  workspace(): Promise<TestWorkspace>;
  /** Moves the service's clock forward, and the database's with it. */
  advance(ms: number): void;
  /** Events written so far, oldest first. */
  events(kind?: string): Promise<{ kind: string; object_id: string; data: Record<string, unknown>; actor: unknown }[]>;
  /** Errors that were answered as internal-error, since the last call. */
  takeErrors(): unknown[];
  close(): Promise<void>;
}

/** The permissions of a token; default: all. */
export interface TestTokenOptions {
  readonly workspace?: string;
  readonly scopes?: readonly Scope[];
  readonly siteId?: string;
  readonly environment?: "preview" | "production";
}

/** A workspace with a token of all ten scopes. */
export interface TestWorkspace {
  readonly token: string;
  readonly tokenId: string;
  readonly workspaceId: string;
  /** Sends with the workspace's token, or another one. */
  send(request: PathRequest): Promise<TestAnswer>;
  /** Makes a token through the API and answers its secret. */
  makeToken(fields: { scopes?: readonly Scope[]; [member: string]: unknown }): Promise<string>;
  /** Makes a site and answers its id. */
  makeSite(fields?: { [member: string]: unknown }): Promise<string>;
}

/**
 * Environment variable: `postgres` makes PostgreSQL the default, on which `npm run test:long` repeats what `npm test`
 * ran on PGlite.
 */
const databaseVariable = "CONSENTFORM_TEST_DATABASE";

/** True if this run is on PostgreSQL where nothing else is asked for. */
export const isPostgresRun = process.env[databaseVariable] === "postgres";

/** Opens a service in this process. */
export async function startInProcessService(options: InProcessServiceOptions = {}): Promise<InProcessService> {
  const { service: opened, advance, takeErrors } = await openService(options);
  const service = options.isBehindFront ? behindFront(opened) : opened;
  const token = async ({ workspace = "default", ...rest }: TestTokenOptions = {}): Promise<string> => {
    const made = await createFirstToken(service.store, service.runtime, { workspace, name: "test", ...rest });
    if (made?.secret == null) throw new Error("The token has no secret to tell.");
    return made.secret;
  };
  let standard: Promise<string> | undefined;
  const standardToken = () => {
    standard ??= token();
    return standard;
  };
  let workspaces = 0;
  return {
    service,
    token,
    advance,
    takeErrors,
    close: service.close,
    call: async (id, request = {}) => {
      const sent = request.token === undefined ? { ...request, token: await standardToken() } : request;
      const answer = await askOperation(service, id, sent);
      if (answer.status === 500) {
        const errors = takeErrors();
        throw new Error(`${id} failed: ${errors.map(String).join("; ")}`, { cause: errors[0] });
      }
      return answer;
    },
    send: (request) => askPath(service, request),
    get: (path, headers = {}) => service.fetch(new Request(`${SERVICE_ORIGIN}${path}`, { headers })),
    workspace: () => {
      workspaces += 1;
      return makeWorkspace(service, `workspace ${workspaces} of ${process.pid} at ${Date.now()}`);
    },
    events: (kind) => eventsOf(service, kind),
  };
}

type Opened = Pick<InProcessService, "service" | "advance" | "takeErrors">;

async function openService(options: InProcessServiceOptions): Promise<Opened> {
  let offsetMs = options.clockOffsetMs ?? 0;
  const errors: unknown[] = [];
  const reach = {
    dns: options.dns ?? createDnsLookup({ server: "127.0.0.1:9", timeoutMs: 50 }),
    egress: options.egress ?? createEgress({ resolveHost: async () => [] }),
  };
  const { stillAtMs } = options;
  const clockOffsetMs = () => (stillAtMs === undefined ? offsetMs : offsetMs + stillAtMs - Date.now());
  const still = stillAtMs === undefined ? {} : { now: () => new Date(stillAtMs + offsetMs) };
  const unlimited = { publicRequestsPerMinute: 0, quota: { requests: 1_000_000, windowS: 60 } };
  const { database, release } = await databaseFor(options);
  const service = await createService({
    database: database.kind === "postgres" ? database : { snapshot: await testSnapshot(), ...database },
    ...(options.deploymentKey === undefined ? {} : { deploymentKey: options.deploymentKey }),
    runtime: { ...systemRuntime({ clockOffsetMs, ...reach }), ...still, ...options.runtime },
    settings: { isAnswerValidated: true, ...unlimited, ...options.settings },
    ...(options.traceRequest === undefined ? {} : { traceRequest: options.traceRequest }),
    ...(options.reportInfo === undefined ? {} : { reportInfo: options.reportInfo }),
    reportError: (error) => errors.push(error),
  });
  const close = async () => {
    await service.close();
    await release();
  };
  return {
    service: recordedService({ ...service, close }),
    advance: (ms) => {
      offsetMs += ms;
    },
    takeErrors: () => errors.splice(0),
  };
}

/** The service's database, and the clean-up after it has closed. */
async function databaseFor({
  database,
}: InProcessServiceOptions): Promise<{ database: DatabaseLocation; release(): Promise<void> }> {
  const nothing = async () => {};
  if (database !== undefined) return { database, release: nothing };
  const server = isPostgresRun ? await startPostgres() : null;
  if (server === null) return { database: { kind: "memory" }, release: nothing };
  return { database: { kind: "postgres", url: await server.createDatabase() }, release: server.stop };
}

/** The service, asked through the front-end thread; both sides of it run in this thread. */
function behindFront(service: Service): Service {
  const { port1, port2 } = new MessageChannel();
  // The answer is 500 then, which `call` does not accept.
  serveMessages(port2, service, () => {});
  const frontEnd = createFrontEnd(port1, service);
  return {
    ...service,
    fetch: frontEnd.fetch,
    close: async () => {
      frontEnd.close();
      await service.close();
    },
  };
}

async function makeWorkspace(service: Service, name: string): Promise<TestWorkspace> {
  const token = await createFirstToken(service.store, service.runtime, { workspace: name, name: "test" });
  if (token === null || token.secret === null) throw new Error("The workspace has no token.");
  const { secret } = token;
  const send = (request: PathRequest): Promise<TestAnswer> => askPath(service, { token: secret, ...request });
  const make = async (path: string, body: object): Promise<TestAnswer["body"]> => {
    const answer = await send({ method: "POST", path, body });
    if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  return {
    token: secret,
    tokenId: token.id,
    workspaceId: token.workspace_id,
    send,
    makeToken: async (fields) => (await make("/tokens", { name: "made", scopes: ["sites:read"], ...fields })).secret,
    makeSite: async (fields = {}) => (await make("/sites", { name: "Shop", ...fields })).id,
  };
}

async function eventsOf({ store }: Service, kind: string | undefined) {
  const rows = await store.db.selectFrom("events").selectAll().orderBy("created_at").orderBy("id").execute();
  return rows.filter((row) => kind === undefined || row.kind === kind);
}
