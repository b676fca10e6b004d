import { createHash } from "node:crypto";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { type Listener, listen, type RequestRecord, runDueWork } from "@consentform/service";
import type { BannerDocument } from "../../src/consent/rules";
import { banner } from "../support/banners";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { until } from "../support/until";

/** Tests of a service that is called from another thread. Delivery itself: delivery.test.ts. */

let under: InProcessService;
let token: string;
beforeAll(async () => {
  under = await startInProcessService({ isBehindFront: true });
  token = await under.token();
}, 60_000);
afterAll(() => under.close());

const origin = "http://127.0.0.1:4071";
const send = (method: string, path: string, init: RequestInit = {}) =>
  new Request(`${origin}${path}`, { method, ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });

async function publishedSite(): Promise<string> {
  const settings = { promotion_gate: { mode: "off" } };
  const { id } = (await under.call("createSite", { body: { name: `Shop ${Math.random()}`, settings } })).body;
  await publish(id, "first");
  return id;
}

async function publish(id: string, name: string): Promise<void> {
  await under.call("putConfigDraft", { path: { id }, body: { document: banner(name) } });
  await under.call("publishVersion", { path: { id }, body: {} });
}

const servedTexts = async (id: string) =>
  ((await (await under.get(`/s/${id}/preview/config.json`)).json()) as { document: BannerDocument }).document.texts;

test("visitors get what was published as soon as the publish is answered", async () => {
  const id = await publishedSite();
  for (const name of ["second", "first", "third"]) {
    const before = await servedTexts(id);
    await publish(id, name);
    const after = await servedTexts(id);
    expect(after).not.toEqual(before);
    expect(after).toEqual(banner(name).texts);
  }
});

test("a banner that is being fetched while it is replaced is not served afterwards", async () => {
  const id = await publishedSite();
  for (const name of ["second", "third", "fourth"]) {
    const racing = Array.from({ length: 5 }, () => servedTexts(id));
    await Promise.all([publish(id, name), ...racing]);
    expect(await servedTexts(id)).toEqual(banner(name).texts);
  }
});

test("HEAD has the headers of GET and no body", async () => {
  const id = await publishedSite();
  const got = await under.get(`/s/${id}/preview/loader.js`);
  const head = await under.service.fetch(send("HEAD", `/s/${id}/preview/loader.js`));
  expect(await head.text()).toBe("");
  expect([...head.headers]).toEqual([...got.headers]);
});

test.each([
  ["a host that is not the service's", { host: "evil.example" }, 421],
  ["a malformed If-None-Match", { "if-none-match": "r3" }, 400],
])("the service refuses %s, whoever has the file", async (_what, headers, status) => {
  const id = await publishedSite();
  await under.get(`/s/${id}/preview/config.json`);
  const answer = await under.get(`/s/${id}/preview/config.json`, headers);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([status, "application/problem+json"]);
});

test("the API answers with status, headers, body and record of the service", async () => {
  const records: RequestRecord[] = [];
  const body = JSON.stringify({ name: "Through the front end" });
  const request = send("POST", "/v1/sites", { body, headers: { "content-type": "application/json" } });
  const made = await under.service.fetch(request, { address: "127.0.0.1", record: (record) => records.push(record) });
  const site = (await made.json()) as { id: string; name: string };
  expect([made.status, made.headers.get("location"), site.name]).toEqual([
    ...[201, `/v1/sites/${site.id}`, "Through the front end"],
  ]);
  expect(records).toEqual([
    {
      requestId: made.headers.get("x-request-id"),
      operation: "createSite",
      tokenId: expect.stringMatching(/^tok_/),
      userId: null,
    },
  ]);
  const gone = await under.service.fetch(send("DELETE", `/v1/sites/${site.id}`));
  expect([gone.status, gone.body]).toEqual([204, null]);
  // No Request can be made with this method; servers make them in this way, too.
  const trace = Object.defineProperty(send("GET", "/v1/me"), "method", { value: "TRACE" });
  expect((await under.service.fetch(trace)).status).toBe(405);
});

test("an address with credentials is answered as one without", async () => {
  // As servers make it of an absolute request target; no Request can be made with such an address.
  const request = Object.defineProperty(send("GET", "/v1/me"), "url", {
    value: `${origin.replace("//", "//a:b@")}/v1/me`,
  });
  expect((await under.service.fetch(request)).status).toBe(200);
});

test("answers 500 to a request that cannot be handed over, and serves the next one", async () => {
  const request = Object.defineProperty(send("GET", "/v1/me"), "method", { value: "CONNECT" });
  expect((await under.service.fetch(request)).status).toBe(500);
  expect((await under.service.fetch(send("GET", "/v1/me"))).status).toBe(200);
});

test("refuses a body that is too large with its limit, declared or not", async () => {
  const headers = { "content-type": "application/json" };
  const text = " ".repeat(1024 * 1024 + 1);
  const answers = [
    await under.service.fetch(send("POST", "/v1/sites", { headers, body: text })),
    await under.service.fetch(
      send("POST", "/v1/sites", { headers: { ...headers, "content-length": String(5 * 1024 ** 2) }, body: "{}" }),
    ),
  ];
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024).fill(32)) });
  const init = { headers, body: endless, duplex: "half" } as RequestInit;
  answers.push(await under.service.fetch(send("POST", "/v1/sites", init)));
  for (const answer of answers) {
    expect([answer.status, await answer.json()]).toEqual([413, expect.objectContaining({ limit_bytes: 1024 ** 2 })]);
  }
});

test("the larger body of an application arrives whole, however its path is encoded", async () => {
  const { body: template } = await under.call("createTemplate", { body: { name: "Large", document: {} } });
  const answer = async (path: string, size: number) => {
    const headers = { "content-type": "application/json", "idempotency-key": `large-${path}-${size}` };
    const body = `{}${" ".repeat(size)}`;
    const { status, headers: answered } = await under.service.fetch(send("POST", path, { headers, body }));
    return [status, answered.get("content-type")];
  };
  const short = await answer(`/v1/templates/${template.id}/apply`, 0);
  for (const name of ["apply", "%61pply", "appl%79"]) {
    const path = `/v1/templates/${template.id}/${name}`;
    expect(await answer(path, 3 * 1024 ** 2)).toEqual(short);
    expect((await answer(path, 4 * 1024 ** 2))[0]).toBe(413);
  }
  expect((await answer("/v1/templates", 3 * 1024 ** 2))[0]).toBe(413);
});

/** A request whose long body comes when it is asked for. */
function longRequest(
  authorization: string,
  pull: (controller: ReadableStreamDefaultController) => void | Promise<void>,
  signal?: AbortSignal,
) {
  const headers = { authorization, "content-type": "application/json", "content-length": String(900_000) };
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  return send("POST", "/v1/sites", { headers, body, duplex: "half", signal } as RequestInit);
}

test("reads a long body only for a caller who may send it", async () => {
  let asked = 0;
  const pull = (controller: ReadableStreamDefaultController) => {
    asked += 1;
    controller.enqueue(Buffer.from(JSON.stringify({ name: "Long" }).padEnd(900_000)));
    controller.close();
  };
  expect((await under.service.fetch(longRequest("Bearer cst_unknown", pull))).status).toBe(401);
  expect(asked).toBe(0);
  expect((await under.service.fetch(longRequest(`Bearer ${token}`, pull))).status).toBe(201);
  expect(asked).toBe(1);
});

test("a client that leaves before its body has arrived ends nothing but its request", async () => {
  const client = new AbortController();
  const neverMore = () => {
    client.abort();
    return new Promise<void>(() => {});
  };
  const left = under.service.fetch(longRequest(`Bearer ${token}`, neverMore, client.signal));
  expect((await left).status).toBe(503);
  const broken = longRequest(`Bearer ${token}`, () => Promise.reject(new Error("The connection is gone.")));
  const answer = await under.service.fetch(broken);
  // The rest of the body would be taken for the next request.
  expect([answer.status, answer.headers.get("connection")]).toEqual([503, "close"]);
  expect(under.takeErrors()).toEqual([]);
});

describe("over a socket", () => {
  let listener: Listener;
  beforeAll(async () => {
    listener = await listen((request) => under.service.fetch(request), "127.0.0.1", 0);
  });
  afterAll(() => listener.close(1000));

  /** Sends pieces of a request, one every `everyMs`, regardless of an answer, and reads only then. */
  async function sendAll(head: readonly string[], pieces: readonly string[], everyMs: number): Promise<string> {
    const socket = connect(listener.port, "127.0.0.1").setEncoding("utf8");
    const lines = [...head, `Host: 127.0.0.1:${listener.port}`, "Content-Type: application/json"];
    for (const piece of [`${lines.join("\r\n")}\r\n\r\n`, ...pieces]) {
      await promisify<string, void>(socket.write.bind(socket))(piece);
      await sleep(everyMs);
    }
    let answers = "";
    for await (const text of socket) {
      answers += text;
      if (answers.includes("}")) break;
    }
    return answers;
  }

  const bearer = () => `Authorization: Bearer ${token}`;
  const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
  const end = "0\r\n\r\n";
  const spaces = " ".repeat(100_000);

  const many = Array.from({ length: 12 }, () => spaces);
  test.each<[number, string, string, readonly string[]]>([
    [401, "without access", "Content-Length: 600000", many.slice(6)],
    [401, "without access", "Transfer-Encoding: chunked", [chunk(spaces), chunk(spaces), end]],
    [413, "that is too large", "Content-Length: 1200000", many],
    [413, "that is too large", "Transfer-Encoding: chunked", [...many.map(chunk), end]],
  ])("answers %i to a slow client with a body %s (%s)", async (...row) => {
    const [status, , header, pieces] = row;
    const credential = status === 401 ? "Authorization: Bearer cst_unknown" : bearer();
    const next = `GET /v1/me HTTP/1.1\r\nHost: 127.0.0.1:${listener.port}\r\n${bearer()}\r\n\r\n`;
    const answers = await sendAll(["POST /v1/sites HTTP/1.1", credential, header], [...pieces, next], 150);
    // The rest of the body was discarded, and the connection serves its next request.
    expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`, "HTTP/1.1 200"]);
  });

  test("a body of unknown length arrives", async () => {
    const pieces = [chunk('{"name":'), chunk('"In pieces"}'), end];
    const head = ["POST /v1/sites HTTP/1.1", bearer(), "Transfer-Encoding: chunked"];
    expect(await sendAll(head, pieces, 10)).toMatch(/^HTTP\/1.1 201 /);
  });

  test.each(["Content-Length: 100000", "Transfer-Encoding: chunked"])("a GET may have a body: %s", async (header) => {
    const pieces = header.startsWith("Content") ? [spaces] : [chunk(spaces), end];
    const answer = await sendAll(["GET /v1/me HTTP/1.1", bearer(), header], pieces, 10);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(under.takeErrors()).toEqual([]);
  });
});

test("a download arrives whole, and one that its client leaves ends nothing but itself", async () => {
  const id = await publishedSite();
  const { body: made } = await under.call("createExport", { path: { id }, body: {} });
  await runDueWork(under.service);
  const download = () => under.service.fetch(send("GET", `/v1/exports/${made.id}/download`));
  const whole = await download();
  const bytes = await whole.arrayBuffer();
  expect(whole.headers.get("content-length")).toBe(String(bytes.byteLength));
  expect(whole.headers.get("x-content-sha256")).toBe(createHash("sha256").update(Buffer.from(bytes)).digest("hex"));

  // Left before a piece, after it, and while the end is on its way.
  for (const pieces of [0, 1, 2]) {
    const reader = (await download()).body?.getReader();
    const read = Array.from({ length: pieces }, () => reader?.read());
    await reader?.cancel();
    await Promise.all(read);
  }
  expect((await (await download()).arrayBuffer()).byteLength).toBe(bytes.byteLength);
});

test("counts visits as requests and records fetches of production", async () => {
  const id = await publishedSite();
  await under.call("promoteVersion", { path: { id, number: 1 } });
  const countOf = async (name: string) => {
    const text = await (await under.get("/metrics")).text();
    return Number(new RegExp(`requests_total\\{operation="${name}",status="200"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  };
  // What was visited is reported every second; other tests of this file fetch configurations.
  const settled = async (previous: number): Promise<number> => {
    await sleep(1100);
    const count = await countOf("config");
    return count === previous ? count : settled(count);
  };
  const [before, probes] = [await settled(await countOf("config")), await countOf("probe")];
  for (let visit = 0; visit < 3; visit += 1) await under.get(`/s/${id}/production/config.json`);
  await under.get("/healthz");
  expect((await under.call("getSite", { path: { id } })).body.production_last_fetched_at).not.toBeNull();
  await until(async () => (await countOf("config")) === before + 3 && (await countOf("probe")) === probes + 1);
});

test("the contract is answered from either thread with one ETag, and 304 to who has it", async () => {
  const front = await under.get("/v1/openapi.json");
  const head = await under.service.fetch(send("HEAD", "/v1/openapi.json"));
  expect([front.status, front.headers.get("etag")]).toEqual([200, head.headers.get("etag")]);
  const known = await under.get("/v1/openapi.json", { "if-none-match": front.headers.get("etag") ?? "" });
  expect([known.status, await known.text()]).toEqual([304, ""]);
});

test("places have a budget for each address, and the record of their operation", async () => {
  const limited = await startInProcessService({ isBehindFront: true, settings: { publicRequestsPerMinute: 2 } });
  const records: RequestRecord[] = [];
  const ask = (address: string, country = "DE") =>
    limited.service.fetch(new Request(`${origin}/v1/r?country=${country}`), {
      address,
      record: (record) => records.push(record),
    });
  const answers = [await ask("203.0.113.1"), await ask("203.0.113.1", "ZZ"), await ask("203.0.113.1")];
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 429]);
  expect(answers[2]?.headers.get("retry-after")).toMatch(/^\d+$/);
  expect((await ask("203.0.113.2")).status).toBe(200);
  expect(records.map(({ operation }) => operation)).toEqual(Array.from({ length: 4 }, () => "resolveRegime"));
  await limited.close();
});
