import type { components, paths } from "@consentform/consent/contract/browser";
import createFetchClient from "openapi-fetch";
import { Failure, failureFrom, failureOf } from "./failure";
import { noteSignedIn, noteSignedOut, sessionState } from "./session-state";

/** Every component schema by name: `Schemas["Site"]`. */
export type Schemas = components["schemas"];

/** Longest wait for an answer. */
const TIMEOUT_MS = 20_000;

/** The operations of the API. The browser adds the session's cookie; there is no token. */
export const api = createFetchClient<paths>({ baseUrl: `${location.origin}/v1`, fetch: send });

async function send(request: Request): Promise<Response> {
  if (sessionState() === "other") {
    throw new Failure("other-user", "Another user signed in", "Nothing was sent or changed.");
  }
  return fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]) });
}

/** Answer of a call of openapi-fetch. */
interface Called {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** The data of a call's answer. @throws {Failure} for everything but a success */
export async function answered<T extends Called>(call: Promise<T>): Promise<NonNullable<T["data"]>> {
  let called: T;
  try {
    called = await call;
  } catch (error) {
    throw failureFrom(error);
  }
  const { data, error, response } = called;
  if (response.ok) {
    if (!isPublic(response)) noteSignedIn();
    return data as NonNullable<T["data"]>;
  }
  const failure = failureOf(response.status, error);
  if (response.status === 401) noteSignedOut();
  throw failure;
}

/** The JSON of a response outside the API; null if it has none. @throws {Failure} unless the response is a success */
export async function askOutside(path: string, method: "GET" | "POST"): Promise<unknown> {
  const response = await fetch(path, { method }).catch((error: unknown) => {
    throw failureFrom(error);
  });
  const body = await response.json().catch(() => null);
  if (response.status === 401) noteSignedOut();
  if (!response.ok) throw failureOf(response.status, body);
  return body;
}

/** True for what anyone may read, so that it says nothing of a session. */
function isPublic({ url }: Response): boolean {
  return new URL(url).pathname.endsWith("/declaration.json");
}
