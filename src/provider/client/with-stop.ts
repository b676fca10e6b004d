import type { Client } from "./call";

/**
 * The same client, whose calls make no more pauses once `stop` is aborted; a call's own `stop` takes its place. It
 * shares budget and connections with the given one.
 */
export function withStop(client: Client, stop: AbortSignal): Client {
  type Method = (id: string, request?: object) => unknown;
  const stopped =
    (method: unknown): Method =>
    (id, request) =>
      (method as Method)(id, { stop, ...request });
  return Object.freeze({
    ...client,
    call: stopped(client.call),
    callAny: stopped(client.callAny),
    list: stopped(client.list),
    pages: stopped(client.pages),
  }) as Client;
}
