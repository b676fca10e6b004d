import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSignInLink, type Runtime, systemRuntime } from "@consentform/service";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { signedInCookie } from "../support/signed-in";

/** Pages for a person whose browser opens an address that cannot be shown. */

const ORIGIN = "http://127.0.0.1:4071";
/** Accept of a navigation in Chromium. */
const NAVIGATION =
  "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7";
const system = systemRuntime();
const MARKUP = `<img src=x onerror=alert(1)>"'&`;

let service: InProcessService;
let folder: string;
/** An error for the next page, as if the machine or the database failed. */
let failure: Error | null = null;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "consentform-console-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), '<!doctype html><link rel="stylesheet" href="/assets/main-1a.css">');
  const hosts = { origin: ORIGIN, assetUrl: "http://localhost:4071" };
  const randomBytes: Runtime["randomBytes"] = (size) => {
    if (failure !== null) throw failure;
    return system.randomBytes(size);
  };
  const settings = { ...hosts, consoleFolder: folder };
  service = await startInProcessService({ settings, runtime: { randomBytes } });
}, 60_000);
afterAll(async () => {
  expect(service.takeErrors()).toEqual([]);
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Visited {
  readonly status: number;
  readonly type: string | null;
  readonly headers: Headers;
  readonly text: string;
}

interface Visit {
  readonly method?: string;
  readonly accept?: string;
  readonly origin?: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
  readonly of?: InProcessService;
}

async function visit(path: string, { method = "GET", accept = NAVIGATION, of = service, ...more }: Visit = {}) {
  const form = more.body === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" };
  const response = await of.service.fetch(
    new Request(`${more.origin ?? ORIGIN}${path}`, {
      method,
      headers: { accept, origin: ORIGIN, ...form, ...more.headers },
      ...(more.body === undefined ? {} : { body: more.body }),
    }),
    { address: "192.0.2.7" },
  );
  const visited: Visited = {
    status: response.status,
    type: response.headers.get("content-type"),
    headers: response.headers,
    text: await response.text(),
  };
  return visited;
}

/** Checks what every such page promises. */
function expectPage({ type, headers, text }: Visited): void {
  expect(type).toBe("text/html; charset=utf-8");
  expect(headers.get("content-security-policy")).toBe(
    "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  );
  expect(
    ["cache-control", "x-content-type-options", "referrer-policy", "vary"].map((name) => headers.get(name)),
  ).toEqual(["no-store", "nosniff", "no-referrer", "Accept"]);
  expect(text).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(text).toContain('<link rel="stylesheet" href="/assets/main-1a.css">');
  expect(text).toMatch(/<h1>[^<{]+<\/h1>/);
  expect(text).toContain(headers.get("x-request-id"));
  expect(text).not.toMatch(/<img|onerror|\bundefined\b|\[object|<script/);
}

/** The code and the proof of a form, and the cookies that go with it. */
async function openLink(link: string) {
  const page = await service.get(link.replace(ORIGIN, ""));
  const fields = [...(await page.text()).matchAll(/name="(\w+)" value="([^"]*)"/g)];
  const body = new URLSearchParams(fields.map(([, name = "", value = ""]): [string, string] => [name, value]));
  const cookie = page.headers.getSetCookie().map((header) => header.split(";")[0]);
  return { body: body.toString(), headers: { cookie: cookie.join("; ") } };
}

const pages: readonly (readonly [what: string, path: string, visit: Visit, status: number, text: string])[] = [
  ["an unknown path", "/nothing", {}, 404, "Page not found"],
  ["a path with markup", `/${encodeURIComponent(MARKUP)}?q=${encodeURIComponent(MARKUP)}`, {}, 404, "Page not found"],
  ["a path with a broken escape", "/%E0%A4%A", {}, 404, "Page not found"],
  ["a preview without a session", "/preview/site_x/draft", {}, 401, "You are not signed in"],
  ["an address that receives forms only", "/sign-out", {}, 405, "There is no page here"],
  ["a form that a page does not take", "/sites", { method: "POST", body: "a=b" }, 405, "There is no page here"],
  [
    "a form from another site",
    "/sign-in",
    { method: "POST", body: "a=b", headers: { origin: "https://evil.example" } },
    403,
    "This was not sent from our page",
  ],
  [
    "a form that is too long",
    "/sign-in",
    { method: "POST", body: `code=${"x".repeat(2000)}` },
    413,
    "Too much was sent",
  ],
  [
    "a sign-in form without its cookie",
    "/sign-in",
    { method: "POST", body: `code=${MARKUP}&proof=x` },
    401,
    "does not sign you in",
  ],
  ["a sign-in link without its code", "/sign-in", {}, 401, "or is incomplete"],
  ["a confirmation link that was used", `/alerts/confirm?code=${MARKUP}`, {}, 404, "This link no longer works"],
  ["a confirmation form that was used", "/alerts/confirm?code=x", { method: "POST" }, 404, "This link no longer works"],
  ["an unsubscribe link that was cut", "/alerts/unsubscribe?of=x", {}, 404, "This link no longer works"],
  ["a billing link that was used", "/billing/portal?code=x", {}, 404, "This link no longer works"],
  ["a declaration of a site that is gone", "/v1/sites/site_x/declaration.html", {}, 404, "This page cannot be shown"],
  [
    "a host that is not configured",
    "/sites",
    { origin: "http://evil.example" },
    421,
    "The service has another address",
  ],
];

test.each(pages)("a browser that opens %s sees a page that says what to do", async (_what, path, how, status, text) => {
  const visited = await visit(path, how);
  expect([visited.status, visited.text]).toEqual([status, expect.stringContaining(text)]);
  expectPage(visited);
});

test("a used or expired sign-in link leads to a new link or to the console", async () => {
  const link = await createSignInLink(service.service, "shop", "Alice");
  const form = { method: "POST", ...(await openLink(link)) };
  expect((await visit("/sign-in", form)).status).toBe(303);
  const used = await visit("/sign-in", form);
  const late = await openLink(await createSignInLink(service.service, "shop", "Alice"));
  service.advance(10 * 60_000 + 1);
  const expired = await visit("/sign-in", { method: "POST", ...late });
  for (const visited of [used, expired]) {
    expectPage(visited);
    expect([visited.status, visited.headers.get("www-authenticate")]).toEqual([401, 'Bearer realm="consentform"']);
    expect(visited.text).toContain("consentform users link");
    expect(visited.text).toContain('<a href="/sites">');
    expect(visited.headers.getSetCookie()).toEqual([]);
  }
});

test("a page says when to try again after too many attempts, overload and errors", async () => {
  const attempt = () => visit("/sign-in", { method: "POST", body: "code=x&proof=y" });
  let refused = await attempt();
  for (let count = 0; refused.status === 401 && count < 100; count += 1) refused = await attempt();
  expectPage(refused);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect(refused.text).toContain(`Try again in ${refused.headers.get("retry-after")} seconds`);
  failure = Object.assign(new Error("a secret of ours"), { code: "ECONNREFUSED" });
  const busy = await visit("/sign-in?code=x");
  failure = new Error("a secret of ours");
  const failed = await visit("/sign-in?code=x");
  failure = null;
  expect([busy.status, busy.headers.get("retry-after"), failed.status]).toEqual([503, "1", 500]);
  expect(service.takeErrors()).toHaveLength(1);
  for (const visited of [busy, failed]) {
    expectPage(visited);
    expect(visited.text).toContain("Load the page again");
    expect(visited.text).not.toContain("a secret of ours");
  }
});

test("a page has every header that the same refusal has as JSON", async () => {
  const declaration = "/v1/sites/site_x/declaration.html";
  for (const path of [declaration, `${declaration}?wrong=x`, "/nothing", "/sign-out", "/preview/site_x/draft"]) {
    const [page, json] = [await visit(path), await visit(path, { accept: "*/*" })];
    const values = ({ headers }: Visited) =>
      [...json.headers.keys()]
        .filter((name) => !["content-type", "x-request-id", "ratelimit"].includes(name))
        .map((name) => [name, headers.get(name)]);
    expect([path, page.type, ...values(page)]).toEqual([path, "text/html; charset=utf-8", ...values(json)]);
    expect([page.headers.has("ratelimit"), json.headers.get("vary")]).toEqual([
      json.headers.has("ratelimit"),
      "Accept",
    ]);
  }
  // A website's page that fetches its declaration reads the status only with this header.
  const { headers } = await visit(declaration, { headers: { origin: "https://shop.example" } });
  expect(headers.get("access-control-allow-origin")).toBe("*");
  expect(headers.get("access-control-expose-headers")).toContain("RateLimit");
});

test("HEAD returns what GET does, without the body", async () => {
  for (const path of ["/nothing", "/sign-out", "/preview/site_x/draft"]) {
    const [got, head] = [await visit(path), await visit(path, { method: "HEAD" })];
    expect([head.status, head.type, head.text]).toEqual([got.status, got.type, ""]);
  }
  expect((await visit("/sites", { method: "DELETE" })).headers.get("allow")).toBe("GET, HEAD");
  expect((await visit("/sign-out")).headers.get("allow")).toBe("POST");
});

test.each([
  ["curl", "*/*"],
  ["a client of JSON", "application/json, text/plain, */*"],
  ["a client that reads both", "application/json, text/html"],
  ["a client that likes JSON better", "text/html;q=0.5, application/json"],
  ["a client of problems", "application/problem+json, text/html"],
  ["a style sheet", "text/css,*/*;q=0.1"],
  ["an image", "image/avif,image/webp,*/*;q=0.8"],
  ["a client that refuses pages", "text/html;q=0, */*"],
  ["a malformed header", ";;,text/html;q=x"],
])("%s gets JSON where a browser gets a page", async (_who, accept) => {
  for (const path of ["/nothing", "/preview/site_x/draft", "/assets/none.js"]) {
    const { status, type, text } = await visit(path, { accept });
    expect([type, JSON.parse(text).status]).toEqual(["application/problem+json", status]);
  }
});

test("the API, visitors' files and the asset host return JSON to browsers, too", async () => {
  const scripts = "http://localhost:4071";
  for (const [path, origin] of [
    ...["/v1", "/v1/nothing", "/v1/sites", "/s/site_x/production/loader.js", "/s/x", "/metrics"].map((one) => [
      one,
      ORIGIN,
    ]),
    ...["/", "/sites", "/sign-in", "/sign-out", "/nothing", "/v1/nothing"].map((one) => [one, scripts]),
  ] as [string, string][]) {
    const { type } = await visit(path, { origin });
    expect([path, type]).toEqual([path, "application/problem+json"]);
  }
});

test("a signed-in browser that opens an unknown preview sees a page", async () => {
  const cookie = await signedInCookie(service.service, "shop", "Alice");
  const there = await visit("/preview/site_x/draft", { headers: { cookie } });
  expectPage(there);
  expect([there.status, there.text]).toEqual([404, expect.stringContaining("Page not found")]);
});
