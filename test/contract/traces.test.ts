import { checkTracing, startTracing, type Tracing } from "../../src/service/start/start-tracing";
import { attach, choice, send } from "../support/choices";
import { publishedSite } from "../support/consents";
import { type HttpReceiver, startHttpReceiver } from "../support/http-receiver";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { plantedNamesShown, plantedShown } from "../support/planted-values";

/** Requests as OpenTelemetry's own SDK exports them, to a receiver of OTLP. */

/** A span, as far as the tests read it (OTLP, http/json). */
interface Span {
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly parentSpanId?: string;
  readonly traceState?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status: { readonly code: number };
}

/** The trace that a caller continues: the ids are those of the specification's example. */
const pipeline = { traceId: "0af7651916cd43dd8448eb211c80319c", spanId: "b7ad6b7169203331" };
const visitorAddress = "203.0.113.77";
/** Headers that a visitor could send. */
const planted = {
  "user-agent": "planted1/1.0",
  cookie: "id=planted2",
  referer: "https://www.shop.example/planted3",
  baggage: "planted_key=planted4",
  tracestate: "planted_vendor=planted5",
  "x-planted6": "planted7",
  "x-forwarded-for": visitorAddress,
  traceparent: `00-${"77077".padEnd(32, "1")}-${"77077".padEnd(16, "2")}-01`,
};

const environment = process.env;
let receiver: HttpReceiver;
let tracing: Tracing;
let under: InProcessService;
beforeAll(async () => {
  receiver = await startHttpReceiver();
  receiver.answer = (response) => void response.writeHead(200, { "content-type": "application/json" }).end("{}");
  process.env = {
    ...environment,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${receiver.port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
  };
  tracing = startTracing();
  under = await startInProcessService({
    traceRequest: tracing.trace,
    settings: { trustedProxies: ["127.0.0.0/8"] },
  });
}, 60_000);
afterAll(async () => {
  process.env = environment;
  await receiver.close();
});

const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test("spans name operations and routes, and carry nothing about visitors or callers", async () => {
  const site = await publishedSite(under);
  await attach(under, site);
  const headers = planted;
  const ids = { external_id: "planted8", subject_id: "77077".padEnd(32, "3") };
  const address = "127.0.0.1";
  expect((await send(under, site, choice(under, ids), { headers, address })).status).toBe(201);
  expect((await send(under, site, choice(under, ids), { headers, origin: "https://planted9.example" })).status).toBe(
    403,
  );
  expect((await send(under, "planted10", choice(under, ids), { headers })).status).toBe(404);
  expect((await send(under, `${site}`, { planted_member: "planted11" }, { headers })).status).toBe(422);
  await under.get(`/s/${site}/production/loader.js?planted12`, planted);
  await under.get(`/v1/r?country=DE&site=${site}&environment=production&planted13=1`, planted);
  await under.call("listConsents", { path: { id: site }, query: { limit: 1, subject_id: ids.subject_id } });
  await under.send({
    method: "POST",
    path: "/sites?planted14=1",
    token: "cst_planted15",
    body: { name: "x" },
    headers,
  });
  const { traceparent: _theirs, ...others } = planted;
  await under.call("getSite", {
    path: { id: "planted16" },
    headers: { ...others, traceparent: `00-${pipeline.traceId}-${pipeline.spanId}-01` },
  });
  const token = await under.token();
  await under.close();
  const failed = await under.send({ path: "/me", token });
  expect(failed.status).toBeGreaterThanOrEqual(500);
  await tracing.close();

  const bodies = receiver.received.map(({ body }) => body);
  expect(receiver.received.map(({ path }) => path)).toContain("/v1/traces");
  const spans: Span[] = bodies.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: Span[] }[] }) =>
      resource.scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  const all = bodies.join("\n");
  expect([...plantedShown(all), ...plantedNamesShown(all)]).toEqual([]);
  for (const secret of [visitorAddress, site, token, "www.shop.example", "7707711111"]) {
    expect(all).not.toContain(secret);
  }
  expect(all).toContain('"consentform"');

  const reported = (name: string) => spans.filter((span) => span.name === name).map(attributesOf);
  const route = "/s/{site_id}/{environment}/consents";
  expect(reported("recordConsent")).toEqual(
    [201, 403, 404, 422].map((status) => ({
      "http.request.method": "POST",
      "http.route": route,
      "http.response.status_code": status,
    })),
  );
  expect(reported("createSite").at(-1)).toEqual({
    "http.request.method": "POST",
    "http.route": "/v1/sites",
    "http.response.status_code": 401,
  });
  expect(reported("getMe")).toEqual([
    {
      "http.request.method": "GET",
      "http.route": "/v1/me",
      "http.response.status_code": failed.status,
      "error.type": String(failed.status),
    },
  ]);
  expect(spans.find(({ name }) => name === "getMe")?.status.code).toBe(2);
  expect(new Set(spans.map(({ kind }) => kind))).toEqual(new Set([2]));
  // Banners and places have no spans: they are answered from memory, most of them in another thread.
  expect(spans.map(({ name }) => name).filter((name) => /loader|slice|regime|^other$/i.test(name))).toEqual([]);

  const traces = (name: string) => spans.filter((span) => span.name === name);
  expect(traces("getSite")).toMatchObject([{ traceId: pipeline.traceId, parentSpanId: pipeline.spanId }]);
  for (const { parentSpanId, traceState } of [...traces("recordConsent"), ...traces("createSite")]) {
    expect([parentSpanId ?? "", traceState ?? ""]).toEqual(["", ""]);
  }
}, 60_000);

test("tracing without its packages is refused with the command that installs them", () => {
  expect(() => checkTracing("/")).toThrow(
    "--otel requires packages that are not installed. Install them: npm install @opentelemetry/sdk-node @opentelemetry/api",
  );
  expect(() => checkTracing()).not.toThrow();
});
