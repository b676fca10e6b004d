import { runDueWork, type Service } from "@consentform/service";
import { type Client, createClient } from "../../src/provider/client";
import { createSession, type Notice, type Session } from "../../src/provider/lifecycle";
import { pulumiWording } from "../../src/provider/pulumi/wording";
import { render } from "../../src/provider/resources";
import { DnsError } from "../../src/service/dns/dns-error";
import { observeIssues } from "../../src/service/issues/observe-issues";
import { startInProcessService, type TestTokenOptions } from "../support/in-process-service";
import { reaching } from "../support/scannable-site";
import { signedInCookie } from "../support/signed-in";
import { startWebsite, type Website } from "../support/website";

const origin = "http://127.0.0.1:4071";

/** One request that reached the service. */
interface SeenRequest {
  method: string;
  /** Path below /v1 and query. */
  path: string;
}

/** Answers a request in the service's place, or passes it on and loses the answer. */
export type Interceptor = (request: Request, pass: (request: Request) => Promise<Response>) => Promise<Response>;

/** A real service in this process, and what tests need to look behind it. */
export interface Laboratory {
  /** TXT records that the service finds, by name. */
  txtRecords: Map<string, string[]>;
  /** Requests since the last `forgetRequests`, of all clients. */
  requests: SeenRequest[];
  forgetRequests(): void;
  /** Intercepts all requests to the service until it is replaced by null. */
  intercept(interceptor: Interceptor | null): void;
  /** Lets a scan of preview see an issue that is new. @returns its fingerprint */
  seeIssue(siteId: string): Promise<string>;
  /** Pages on loopback that scans and install checks can reach, under every `*.localhost` name. */
  website: Website;
  /** Scans run before the request that queued them is answered, unless they are held. */
  scans: { areHeld: boolean; run(): Promise<unknown> };
  /** Moves the service's clock forward. */
  advance(ms: number): void;
  /** Answers a request as the service does, counted and intercepted like those of clients. */
  fetch(request: Request): Promise<Response>;
  /** Secret of a new token, by default with all scopes. */
  token(options?: TestTokenOptions): Promise<string>;
  /** A client with a separate token, by default with all scopes. */
  client(options?: TestTokenOptions): Promise<Client>;
  /** A client with this token. */
  clientOf(secret: string): Client;
  /** Saves a draft as the console does: as a user, who keeps the owner and the waivers. */
  editInConsole(siteId: string, document: object): Promise<void>;
  /** Uses a token, by its secret, as whoever it was made for does. */
  use(secret: unknown): Promise<void>;
  /** Kinds of the events that the service has written. */
  eventKinds(): Promise<string[]>;
  close(): Promise<void>;
}

/** A session that records its messages to the user. */
export interface TestSession extends Session {
  lines: string[];
}

/** Opens a laboratory; `quota`: requests that a token may send in a minute. */
export async function openLaboratory(quota = 600): Promise<Laboratory> {
  const txtRecords = new Map<string, string[]>();
  const requests: SeenRequest[] = [];
  const dns = {
    canonicalName: async () => null,
    txt: async (name: string) => {
      const records = txtRecords.get(name);
      if (records === undefined) throw new DnsError("record-missing");
      return records;
    },
  };
  let interceptor: Interceptor | null = null;
  const website = await startWebsite();
  const { egress, settings } = reaching(website);
  const { service, token, advance, events, close } = await startInProcessService({
    dns,
    ...(egress !== undefined && { egress }),
    settings: { ...settings, quota: { requests: quota, windowS: 60 } },
  });
  const scans = { areHeld: false, run: () => runDueWork(service) };
  const counted = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    requests.push({ method: request.method, path: `${pathname.slice("/v1".length)}${search}` });
    const pass = async (passed: Request) => {
      const answer = await service.fetch(passed, { address: "127.0.0.1" });
      if (answer.status === 202 && pathname.endsWith("/scans") && !scans.areHeld) await scans.run();
      return answer;
    };
    return interceptor === null ? pass(request) : interceptor(request, pass);
  };
  const clientWith = (secret: string) => createClient({ endpoint: origin, token: secret, fetch: counted });
  return {
    txtRecords,
    requests,
    forgetRequests: () => {
      requests.length = 0;
    },
    intercept: (next) => {
      interceptor = next;
    },
    seeIssue: (siteId) => seeIssue(service, siteId),
    website,
    scans,
    advance,
    fetch: counted,
    token,
    clientOf: clientWith,
    client: async (options) => clientWith(await token(options)),
    editInConsole: async (siteId, document) => {
      await editInConsole(service, clientWith(await token()), siteId, document);
    },
    use: async (secret) => {
      await clientWith(String(secret)).call("getMe", {});
    },
    eventKinds: async () => (await events()).map(({ kind }) => kind),
    close: async () => {
      await close();
      await website.close();
    },
  };
}

async function editInConsole(service: Service, client: Client, siteId: string, document: object): Promise<void> {
  const { data } = await client.call("getConfigDraft", { path: { id: siteId } });
  const { workspace } = (await client.call("getMe", {})).data;
  const { etag, waivers, managed_by } = data;
  const answer = await service.fetch(
    new Request(`${origin}/v1/sites/${siteId}/config/draft`, {
      method: "PUT",
      body: JSON.stringify({ document, waivers, managed_by }),
      headers: {
        cookie: await signedInCookie(service, workspace.name),
        origin,
        "content-type": "application/json",
        "if-match": etag,
      },
    }),
  );
  if (!answer.ok) throw new Error(`The draft was answered ${answer.status}: ${await answer.text()}`);
}

let issues = 0;

async function seeIssue({ store, runtime }: Service, siteId: string): Promise<string> {
  issues += 1;
  const fingerprint = issues.toString(16).padStart(64, "0");
  const { workspace_id } = await store.db
    .selectFrom("sites")
    .select("workspace_id")
    .where("id", "=", siteId)
    .executeTakeFirstOrThrow();
  await store.transaction((tx) =>
    observeIssues(tx, runtime, {
      workspaceId: workspace_id,
      siteId,
      environment: "preview",
      scanId: `scn_${issues}`,
      engine: "static",
      isCompleted: true,
      at: runtime.now(),
      visits: [],
      findings: [
        {
          rule_id: "pre-consent-storage",
          severity: "error",
          fingerprint,
          service_id: null,
          page: "https://shop.example/",
          profile: "gdpr",
          consent_state: "none",
          subject: { kind: "cookie", name: "_a", domain: "shop.example" },
        },
      ],
    }),
  );
  return fingerprint;
}

/** A session like that of a new process. */
export function sessionOf(client: Client): TestSession {
  const lines: string[] = [];
  const notify = ({ kind, message }: Notice) => {
    lines.push(`${kind === null ? "" : `${kind}: `}${render(message)}`);
  };
  return { ...createSession({ client, notify, wording: pulumiWording }), lines };
}
