import { ulid } from "../../src/service/runtime/ulid";
import { accepted } from "./consents";
import type { InProcessService } from "./in-process-service";

/** A fresh ULID as a browser makes it. */
export function choiceId(at: Date): string {
  return ulid(at, crypto.getRandomValues(new Uint8Array(10))).toUpperCase();
}

/** A visitor who accepts everything on version 1 of the starter banner; a test says what is different. */
export function choice(
  under: Pick<InProcessService, "service">,
  different: Record<string, unknown> = {},
  // biome-ignore lint/suspicious/noExplicitAny: bodies are wrong on purpose, so nothing is typed by the contract here
): Record<string, any> {
  const now = under.service.runtime.now();
  return {
    id: choiceId(now),
    given_at: now.toISOString(),
    event: "given",
    method: "banner",
    layer: "first",
    decisions: accepted as Record<string, string>,
    language: "en",
    version_number: 1,
    ...different,
  };
}

/** How a choice is sent. */
export interface Sending {
  readonly environment?: string;
  /** null: none is sent. */
  readonly origin?: string | null;
  readonly address?: string;
  readonly headers?: Record<string, string>;
}

/** The answer to a choice. */
export interface ChoiceAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into receipts and problems; a wrong path fails the test
  readonly body: any;
  readonly headers: Headers;
}

/** Sends a body to the intake of a site, as a page on its host does. */
export async function send(
  { service }: Pick<InProcessService, "service">,
  siteId: string,
  body: unknown,
  sending: Sending = {},
): Promise<ChoiceAnswer> {
  const { environment = "production", origin = "https://www.shop.example", address = "192.0.2.1", headers } = sending;
  const response = await service.fetch(
    new Request(`http://127.0.0.1:4071/s/${siteId}/${environment}/consents`, {
      method: "POST",
      headers: { "content-type": "text/plain;charset=UTF-8", ...(origin === null ? {} : { origin }), ...headers },
      body: typeof body === "string" || body instanceof Uint8Array ? (body as string) : JSON.stringify(body),
    }),
    { address },
  );
  return { status: response.status, body: await response.json(), headers: response.headers };
}

/** Attaches a host to a site. */
export async function attach(
  under: InProcessService,
  siteId: string,
  host = "www.shop.example",
  fields: Record<string, unknown> = {},
): Promise<void> {
  const { status, body } = await under.call("createDomain", { path: { id: siteId }, body: { host, ...fields } });
  if (status !== 201) throw new Error(`The host was not attached: ${JSON.stringify(body)}`);
}
