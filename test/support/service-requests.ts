import type { Service } from "@consentform/service";
import { type OperationId, operations } from "../../src/consent/contract";

/** The origin of a service in this process, which listens nowhere. */
export const SERVICE_ORIGIN = "http://127.0.0.1:4071";

/**
 * A request by operation id. Bodies and parameters may be wrong on purpose, so nothing is typed by the contract here.
 */
export interface OperationRequest {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Null sends none. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request by the parts that tests vary. */
export interface PathRequest {
  readonly method?: string;
  /** Below /v1, with the query; or from the root, for what is outside /v1, when it begins with `//`. */
  readonly path: string;
  readonly token?: string | null;
  /** Sent as JSON; text and bytes are sent as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

/** An answer. Tests read members of bodies that were validated against the contract before. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; text for other types. Without content: null of a path, undefined of an operation. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read members of many answers; a wrong one fails the expectation.
  readonly body: any;
  /** `conflict` of `https://problems.consent.example/v1/conflict`; undefined for a success. */
  readonly slug: string | undefined;
}

/** Sends a request by operation id. */
export function askOperation(service: Service, id: OperationId, request: OperationRequest): Promise<TestAnswer> {
  const { method, path } = operations[id];
  const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(request.path?.[name])));
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  );
  return ask(service, {
    url: `/v1${target}${query.size > 0 ? `?${query}` : ""}`,
    method,
    address: "127.0.0.1",
    headers: { ...headersOf(request, "application/json"), ...request.headers },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  });
}

/** Sends a request by path. */
export async function askPath(service: Service, request: PathRequest): Promise<TestAnswer> {
  const { method = "GET", path, body, address } = request;
  const isRaw = body === undefined || typeof body === "string" || body instanceof Uint8Array;
  const sent = isRaw ? body : JSON.stringify(body);
  const contentType = method === "PATCH" ? "application/merge-patch+json" : "application/json";
  const answer = await ask(service, {
    url: path.startsWith("//") ? path.slice(1) : `/v1${path}`,
    method,
    headers: { ...headersOf(request, contentType), ...(sent !== undefined && lengthOf(sent)), ...request.headers },
    ...(sent === undefined ? {} : { body: sent }),
    ...(address === undefined ? {} : { address }),
  });
  return { ...answer, body: answer.body ?? null };
}

/** As clients declare it over a socket when the body is in memory. */
function lengthOf(body: string | Uint8Array): Record<string, string> {
  return { "content-length": String(Buffer.byteLength(body)) };
}

function headersOf({ token, body }: Pick<PathRequest, "token" | "body">, contentType: string): Record<string, string> {
  return {
    ...(token == null ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { "content-type": contentType }),
  };
}

interface Asked {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string | Uint8Array;
  readonly address?: string;
}

async function ask(service: Service, { url, address, ...init }: Asked): Promise<TestAnswer> {
  const response = await service.fetch(
    new Request(`${SERVICE_ORIGIN}${url}`, init),
    address === undefined ? {} : { address },
  );
  const text = await response.text();
  const type = response.headers.get("content-type") ?? "";
  const body = text === "" ? undefined : /[/+]json\b/.test(type) ? JSON.parse(text) : text;
  const slug = /problem\+json/.test(type) ? body?.type?.split("/v1/")[1] : undefined;
  return { status: response.status, headers: response.headers, body, slug };
}
