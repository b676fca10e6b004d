import type { Scope } from "../../src/contract";
import { createFirstToken, type Service } from "../../src/service";
import { type OpenService, type OpenServiceOptions, openService } from "./open-service";

/** A service whose tests have a workspace each, and ask by path. */
export interface TestService extends OpenService {
  /** A fresh workspace, so that tests on one service do not see each other. */
  workspace(): Promise<TestWorkspace>;
  send(request: TestRequest): Promise<TestAnswer>;
  close(): Promise<void>;
}

/** A workspace with a token of all ten scopes. */
export interface TestWorkspace {
  readonly token: string;
  readonly tokenId: string;
  readonly workspaceId: string;
  /** Sends with the workspace's token, or another one. */
  send(request: TestRequest): Promise<TestAnswer>;
  /** Makes a token through the API and answers its secret. */
  makeToken(fields: { scopes?: readonly Scope[]; [member: string]: unknown }): Promise<string>;
  /** Makes a site and answers its id. */
  makeSite(fields?: { [member: string]: unknown }): Promise<string>;
}

/** A request by the parts that tests vary. */
export interface TestRequest {
  readonly method?: string;
  /** Below /v1, with the query; or from the root, for what is outside /v1, when it begins with `//`. */
  readonly path: string;
  readonly token?: string | null;
  /** Sent as JSON; text and bytes are sent as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

/** The response to a request. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; text for other types; null without content. Tests look into it, so it is not narrowed. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read members of many answers; a wrong one fails the expectation.
  readonly body: any;
  /** Last segment of the problem's type. */
  readonly slug: string | null;
}

const origin = "http://127.0.0.1:4071";

/** Starts a service without a limit of public requests. */
export async function startTestService({ settings, ...options }: OpenServiceOptions = {}): Promise<TestService> {
  const opened = await openService({ ...options, settings: { publicRequestsPerMinute: 0, ...settings } });
  const { service } = opened;
  let workspaces = 0;
  return {
    ...opened,
    send: (request) => sendTo(service, request),
    workspace: () => {
      workspaces += 1;
      return makeWorkspace(service, `workspace ${workspaces} of ${process.pid} at ${Date.now()}`);
    },
    close: () => service.close(),
  };
}

async function makeWorkspace(service: Service, name: string): Promise<TestWorkspace> {
  const token = await createFirstToken(service.store, service.world, { workspace: name, name: "test" });
  if (token === null || token.secret === null) throw new Error("The workspace has no token.");
  const { secret } = token;
  const send = (request: TestRequest): Promise<TestAnswer> => sendTo(service, { token: secret, ...request });
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

async function sendTo(service: Service, request: TestRequest): Promise<TestAnswer> {
  const { method = "GET", path, token = null, body, headers = {}, address } = request;
  const isRaw = typeof body === "string" || body instanceof Uint8Array;
  const contentType = method === "PATCH" ? "application/merge-patch+json" : "application/json";
  const response = await service.fetch(
    new Request(origin + (path.startsWith("//") ? path.slice(1) : `/v1${path}`), {
      method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { "content-type": contentType }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
    }),
    address === undefined ? {} : { address },
  );
  const text = await response.text();
  const type = response.headers.get("content-type") ?? "";
  const parsed = text === "" ? null : /[/+]json\b/.test(type) ? JSON.parse(text) : text;
  const slug = /problem\+json/.test(type) && parsed !== null ? String(parsed.type).split("/").at(-1) : null;
  return { status: response.status, headers: response.headers, body: parsed, slug: slug ?? null };
}
