import { MessageChannel } from "node:worker_threads";
import { type OperationId, operations, type Scope } from "../../src/contract";
import { createFirstToken, type DatabaseLocation, type Service, type ServiceSettings } from "../../src/service";
import type { DnsLookup } from "../../src/service/dns/dns-lookup";
import type { Egress } from "../../src/service/egress/egress";
import { createFront } from "../../src/service/thread/front";
import { serveMessages } from "../../src/service/thread/serve-messages";
import { openService } from "./open-service";
import { startPostgres } from "./postgres";

/**
 * A request by operation id. Bodies and parameters may be wrong on purpose, so nothing is typed by the contract here.
 */
export interface TestRequest {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Default: the token of workspace `default` with all scopes; null sends none. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer. Tests read members of bodies that were validated against the contract before. */
export interface TestAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every operation; a wrong path fails the test
  readonly body: any;
  readonly headers: Headers;
  /** `conflict` of `https://problems.consent.example/v1/conflict`; undefined for a success. */
  readonly slug: string | undefined;
}

/** The permissions of a token; default: all. */
export interface TestTokenOptions {
  readonly workspace?: string;
  readonly scopes?: readonly Scope[];
  readonly siteId?: string;
  readonly environment?: "preview" | "production";
}

/** A service with a clock that tests move, and a token. */
export interface ServiceUnderTest {
  readonly service: Service;
  call(id: OperationId, request?: TestRequest): Promise<TestAnswer>;
  /** Any request to the service, for what lies outside /v1. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Makes a token without any operation. @returns its secret */
  token(options?: TestTokenOptions): Promise<string>;
  /** Moves the service's clock forward. */
  advance(ms: number): void;
  /** Events written so far, oldest first. */
  events(kind?: string): Promise<{ kind: string; object_id: string; data: Record<string, unknown>; actor: unknown }[]>;
  /** Errors that the service reported, since the last call. */
  takeErrors(): unknown[];
  close(): Promise<void>;
}

/** Settings of {@link startServiceUnderTest}. */
export interface ServiceUnderTestOptions {
  readonly database?: DatabaseLocation;
  readonly dns?: DnsLookup;
  readonly egress?: Egress;
  readonly settings?: Partial<ServiceSettings>;
  /** Default: random. One that starts again on the data of another needs that one's. */
  readonly deploymentKey?: Uint8Array;
  /** How far the clock has been moved already. Default 0. */
  readonly clockOffsetMs?: number;
  /** True if it is asked as `consentform dev` asks it: through messages, as if it were in another thread. */
  readonly isBehindFront?: boolean;
  /** The clock stays at this time unless it is moved. Default: it goes. */
  readonly stillAtMs?: number;
}

const origin = "http://127.0.0.1:4071";

/** Opens a service; every answer of it is checked against the contract. */
export async function startServiceUnderTest(options: ServiceUnderTestOptions = {}): Promise<ServiceUnderTest> {
  const { dns, egress, isBehindFront = false, ...rest } = options;
  const world = { ...(dns === undefined ? {} : { dns }), ...(egress === undefined ? {} : { egress }) };
  const { service: opened, advance, takeErrors } = await openService({ ...rest, world });
  const service = isBehindFront ? behindFront(opened) : opened;
  const token = async ({ workspace = "default", ...rest }: TestTokenOptions = {}): Promise<string> => {
    const made = await createFirstToken(service.store, service.world, { workspace, name: "test", ...rest });
    if (made?.secret == null) throw new Error("The token has no secret to tell.");
    return made.secret;
  };
  const standard = await token();
  return {
    service,
    token,
    advance,
    call: async (id, request = {}) => {
      const answer = await send(service, id, { token: standard, ...request });
      if (answer.status === 500) {
        const errors = takeErrors();
        throw new Error(`${id} failed: ${errors.map(String).join("; ")}`, { cause: errors[0] });
      }
      return answer;
    },
    get: (path, headers = {}) => service.fetch(new Request(`${origin}${path}`, { headers })),
    events: async (kind) => {
      const rows = await service.store.db
        .selectFrom("events")
        .selectAll()
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.filter((row) => kind === undefined || row.kind === kind);
    },
    takeErrors,
    close: service.close,
  };
}

/** The service, asked through a front; both sides of it run in this thread. */
function behindFront(service: Service): Service {
  const { port1, port2 } = new MessageChannel();
  // The answer is 500 then, which `call` does not accept.
  serveMessages(port2, service, () => {});
  const front = createFront(port1, { hostNames: [], isBoundToLoopback: true });
  return {
    ...service,
    fetch: front.fetch,
    close: async () => {
      front.close();
      await service.close();
    },
  };
}

async function send(service: Service, id: OperationId, request: TestRequest): Promise<TestAnswer> {
  const { method, path } = operations[id];
  const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(request.path?.[name])));
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  );
  const headers = {
    ...(request.token == null ? {} : { authorization: `Bearer ${request.token}` }),
    ...(request.body === undefined ? {} : { "content-type": "application/json" }),
    ...request.headers,
  };
  const response = await service.fetch(
    new Request(`${origin}/v1${target}${query.size > 0 ? `?${query}` : ""}`, {
      method,
      headers,
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    }),
    { address: "127.0.0.1" },
  );
  const text = await response.text();
  const body = text === "" ? undefined : JSON.parse(text);
  return { status: response.status, body, headers: response.headers, slug: body?.type?.split("/v1/")[1] };
}

/** The tests of a suite; `start` opens a service on the database that they run on. */
type Suite = (start: (options?: Omit<ServiceUnderTestOptions, "database">) => Promise<ServiceUnderTest>) => void;

/** Runs a suite on the database of this run: PGlite in `npm test`, PostgreSQL in `npm run test:long`. */
export function onDatabaseOfRun(suite: Suite): void {
  suite((options) => startServiceUnderTest(options));
}

/**
 * Runs a suite on PGlite and on PostgreSQL, because it is about what they do differently: several transactions at a
 * time. Where no PostgreSQL is installed the second run uses PGlite again, after the reason was printed.
 */
export function onBothDatabases(suite: Suite): void {
  describe("on PGlite", () => {
    suite((options) => startServiceUnderTest({ ...options, database: { kind: "memory" } }));
  });
  describe("on PostgreSQL", () => {
    const locate = postgresOfSuite();
    suite(async (options) => startServiceUnderTest({ ...options, database: (await locate()) ?? { kind: "memory" } }));
  });
}

/**
 * The PostgreSQL server of a suite, started by the first test that needs it: a filtered run that skips them all would
 * never stop it.
 * @returns what makes an empty database; null where there is no server, after the reason was printed
 */
export function postgresOfSuite(): () => Promise<Extract<DatabaseLocation, { kind: "postgres" }> | null> {
  let server: ReturnType<typeof startPostgres> | null = null;
  afterAll(async () => (await server)?.stop());
  return async () => {
    server ??= startPostgres();
    const running = await server;
    return running === null ? null : { kind: "postgres", url: await running.createDatabase() };
  };
}
