import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as httpsRequest } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeServerCertificate } from "../../src/provider/terraform/protocol/server-certificate";
import { type HttpReceiver, startHttpReceiver } from "../support/http-receiver";
import { runCommandLine, type ServeProcess, startServe } from "../support/serve-process";
import { until } from "../support/until";

/** `consentform serve` and `consentform users` on one data folder, as an operator runs them. */

const origin = "https://consent.example";
const host = "consent.example";
let folder: string;
let data: string;
let args: string[];
let service: ServeProcess;
/** Receives spans of a process with --otel, when it ends. */
let collector: HttpReceiver;

const start = (...more: string[]) =>
  startServe([...args, ...more], {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_BSP_SCHEDULE_DELAY: "600000",
  });

beforeAll(async () => {
  collector = await startHttpReceiver();
  collector.answer = (response) => void response.writeHead(200, { "content-type": "application/json" }).end("{}");
  folder = mkdtempSync(join(tmpdir(), "consentform-serve-"));
  data = join(folder, "data");
  const { certificate, key } = makeServerCertificate();
  const [cert, secret] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  writeFileSync(cert, certificate);
  writeFileSync(secret, key);
  args = ["--data", data, "--public-url", origin, "--asset-url", "https://assets.example"];
  args.push("--tls-cert", cert, "--tls-key", secret, "--trusted-proxy", "10.0.0.0/8", "--metrics-port", "0");
});
afterAll(async () => {
  await service?.end("SIGTERM");
  await collector.close();
  rmSync(folder, { recursive: true, force: true });
});

const users = (...more: string[]) => runCommandLine(["users", ...more, "--data", data]);
const cookiesOf = (cookies: readonly string[] = []) => cookies.map((cookie) => cookie.split(";")[0]).join("; ");
const me = (cookie: string) => service.send({ path: "/v1/me", host, headers: { cookie } });

/** Opens the page of a link and presses its button. */
async function signIn(link: string) {
  const { pathname, search } = new URL(link);
  const page = await service.send({ path: pathname + search, host });
  const fields = [...page.text.matchAll(/name="(\w+)" value="([^"]*)"/g)];
  const form = new URLSearchParams(fields.map(([, name = "", value = ""]): [string, string] => [name, value]));
  const headers = { origin, cookie: cookiesOf(page.headers["set-cookie"]) };
  return service.send({ path: "/sign-in", method: "POST", host, headers, body: form.toString() });
}

let link: string;
let cookie: string;

test("a first start without users names the command that creates the first link", async () => {
  service = await start();
  expect(service.output()).toContain(
    `There are no users. Create a sign-in link on this machine: npx consentform users link --workspace default --name NAME --data ${data}`,
  );
  expect(service.output()).not.toMatch(/sign-in\?code|cst_/);
  for (const line of service.output().trim().split("\n")) expect(JSON.parse(line)).toHaveProperty("level");
}, 120_000);

test("users link works while the service runs, and the link signs in once", async () => {
  const printed = await users("link", "--name", "alice");
  expect([printed.status, printed.stdout]).toEqual([
    0,
    expect.stringMatching(/^https:\/\/consent\.example\/sign-in\?code=[\w-]{43}\n$/),
  ]);
  link = printed.stdout.trim();
  expect(printed.stderr).not.toContain(link);
  expect(printed.stderr).toContain("Created workspace default");
  expect(printed.stderr).toContain("Created the user alice as owner: workspace default had none of this name.");
  const done = await signIn(link);
  expect([done.status, done.headers.location]).toEqual([303, "/"]);
  const [session = ""] = done.headers["set-cookie"] ?? [];
  expect(session).toMatch(/^__Host-consentform_session=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  cookie = cookiesOf([session]);
  expect(JSON.parse((await me(cookie)).text)).toMatchObject({ token: null, user: { name: "alice" } });
  expect((await signIn(link)).status).toBe(401);
}, 60_000);

test("logs name users by id, and contain no link, cookie or visitor", async () => {
  const headers = { "x-forwarded-for": "203.0.113.9" };
  await service.send({ path: "/healthz", host, headers });
  await service.send({ path: "/healthz", host, headers });
  const { user } = JSON.parse((await me(cookie)).text);
  const output = service.output();
  expect(output).toContain(`"user":"${user.id}"`);
  const code = new URL(link).searchParams.get("code") ?? "no code";
  for (const secret of [code, cookie.split("=")[1] ?? "no cookie", "203.0.113.9"]) expect(output).not.toContain(secret);
  expect(output.match(/X-Forwarded-For from 127\.0\.0\.1 is ignored/g)).toHaveLength(1);
});

/** Address of the listener for metrics, as the process logs it. */
const operators = () => /"metrics at (http:\/\/127\.0\.0\.1:\d+)\/metrics"/.exec(service.output())?.[1] ?? "";
const status = async (path: string, init?: RequestInit) => (await fetch(`${operators()}${path}`, init)).status;

test("metrics answer on a separate listener, and nothing else does", async () => {
  // As a scraper in another container names the process, and a visitor's request as the other thread counts it.
  await service.send({ path: "/s/site_none/production/loader.js", host });
  const exposition = async () => (await service.send({ path: "/metrics", host: "10.1.2.3:9464" }, operators())).text;
  await until(async () => /operation="loader",status="404"\} [1-9]/.test(await exposition()));
  expect(await exposition()).toMatch(/^consentform_requests_total\{operation="getMe",status="200"\} [1-9]/m);
  expect([await status("/healthz"), await status("/readyz"), await status("/metrics", { method: "HEAD" })]).toEqual([
    ...[200, 200, 200],
  ]);
  const refused = ["/", "/v1/me", "/v1/r", "/sign-in", "/s/site_none/production/loader.js", "/metrics/", "/metric%73"];
  for (const path of refused) expect([path, await status(path)]).toEqual([path, 404]);
  expect(await status("/metrics", { method: "POST" })).toBe(404);
});

test("the public listener answers probes, and no metrics to anyone", async () => {
  const ask = async (path: string, more: { host?: string; headers?: Record<string, string> } = {}) =>
    (await service.send({ path, host, ...more })).status;
  for (const path of ["/metrics", "/metric%73", "//metrics", `${origin}/metrics`]) {
    expect([path, await ask(path)]).toEqual([path, 404]);
  }
  expect(await ask("/metrics", { headers: { "x-forwarded-for": "10.0.0.1" } })).toBe(404);
  expect(await ask("/metrics", { host: "127.0.0.1" })).toBe(404);
  expect([await ask("/healthz"), await ask("/readyz")]).toEqual([200, 200]);
});

test("a port for metrics that is in use ends the start before it opens the data", async () => {
  const { port } = new URL(operators());
  const other = join(folder, "other");
  const { status: exit, stderr } = await runCommandLine([
    ...["serve", "--port", "0", "--public-url", origin, "--asset-url", "https://assets.example"],
    ...["--data", other, "--metrics-port", port],
  ]);
  expect(exit).toBe(2);
  expect(stderr).toContain(
    `Port ${port} is in use. Stop the process that uses it, or choose another port with --metrics-port (0 picks a free one).`,
  );
  expect(existsSync(other)).toBe(false);
}, 60_000);

test("a session survives kill -9, and a used link stays used", async () => {
  const before = service.output();
  expect(await service.end("SIGKILL")).toBeNull();
  const place = ["--country-header", "CF-IPCountry", "--region-header", "CF-Region-Code"];
  service = await start(...place, "--trusted-proxy", "127.0.0.1", "--otel");
  expect(service.output()).not.toContain("There are no users");
  expect((await me(cookie)).status).toBe(200);
  expect((await signIn(link)).status).toBe(401);
  // One of the two has reported the end of the audit log today.
  const reported = /"level":"info",.*"message":"audit log: (\d+) rows, end \1:[0-9a-f]{64}"/;
  await until(() => reported.test(before + service.output()));
}, 120_000);

test("a visitor's place comes from the headers that the operator named", async () => {
  const placeBy = async (headers: Record<string, string>) => {
    const { country, region, source } = JSON.parse((await service.send({ path: "/v1/r", host, headers })).text);
    return [country, region, source];
  };
  expect(await placeBy({ "cf-ipcountry": "US", "cf-region-code": "CA" })).toEqual(["US", "US-CA", "edge"]);
  expect(await placeBy({ "x-country-code": "US", "x-region-code": "CA" })).toEqual([null, null, "fallback"]);
});

test("users link changes the role of running sessions and lists the user's tokens", async () => {
  const headers = { origin, cookie, "content-type": "application/json" };
  const body = JSON.stringify({ name: "of alice", scopes: ["sites:read"] });
  const made = await service.send({ path: "/v1/tokens", method: "POST", host, headers, body });
  const token = JSON.parse(made.text);
  const { stderr } = await users("link", "--name", "alice", "--role", "viewer");
  expect(stderr).toMatch(/^Changed the role of alice from owner to viewer\.$/m);
  expect(stderr).not.toContain("Created the user");
  expect(stderr).toContain("Workspace default has no owner now. To name one, run: consentform users link");
  expect(stderr).toMatch(
    RegExp(`^These tokens stay valid .*:\n  ${token.id}  ${token.hint}…  of alice  sites:read$`, "m"),
  );
  expect(JSON.parse((await me(cookie)).text).user.role).toBe("viewer");
  const refused = await service.send({ path: "/v1/tokens", method: "POST", host, headers, body });
  expect(JSON.parse(refused.text)).toMatchObject({ required_role: "owner", user_role: "viewer" });
  const unknown = await users("link", "--name", "alice", "--role", "admin");
  expect([unknown.status, unknown.stderr]).toEqual([2, expect.stringContaining("viewer, editor, publisher, owner")]);
}, 60_000);

test("users remove ends the sessions of a user at once, and keeps those of others", async () => {
  const other = await signIn((await users("link", "--name", "bob")).stdout.trim());
  const bob = cookiesOf(other.headers["set-cookie"]?.slice(0, 1));
  const unused = (await users("link", "--name", "alice")).stdout.trim();
  expect((await users("list")).stdout).toMatch(
    /^default {2}alice {2}usr_\w+ {2}viewer {2}created \d{4}-\d\d-\d\d {2}1 session\ndefault {2}bob {2}usr_\w+ {2}owner {2}.* {2}1 session\n$/,
  );
  const removed = await users("remove", "--name", "alice", "--revoke-tokens");
  expect([removed.status, removed.stderr]).toEqual([
    0,
    expect.stringMatching(/^Revoked the tokens .*:\n {2}tok_\w+ .*\n$/),
  ]);
  expect([(await me(cookie)).status, (await me(bob)).status]).toEqual([401, 200]);
  expect((await signIn(unused)).status).toBe(401);
  const again = await users("remove", "--name", "alice");
  expect([again.status, again.stderr]).toEqual([2, expect.stringContaining("has no user alice")]);
  const unnamed = await users("remove", "--unnamed");
  expect([unnamed.status, unnamed.stderr]).toEqual([2, expect.stringContaining("has no user (consentform dev)")]);
  const both = await users("remove", "--name", "bob", "--unnamed");
  expect([both.status, both.stderr]).toEqual([2, expect.stringContaining("Use one of --name, --unnamed and --id.")]);
}, 60_000);

test("SIGTERM ends it in order; users can then be managed in the folder itself", async () => {
  const underWay = httpsRequest(`${service.endpoint}/v1/sites`, {
    method: "POST",
    rejectUnauthorized: false,
    headers: { host, "content-length": 2, expect: "100-continue" },
  });
  const answered = once(underWay, "response");
  underWay.flushHeaders();
  await once(underWay, "continue");
  const ended = service.end("SIGTERM");
  // A body that does not come keeps the public listener; that for metrics says meanwhile what is happening.
  const readiness = async () => (await fetch(`${operators()}/readyz`)).text();
  await until(async () => (await readiness()) === "not ready: stopping\n");
  expect(await status("/metrics")).toBe(200);
  underWay.end("{}");
  await answered;
  expect(await ended).toBe(0);
  const exported = collector.received.map(({ body }) => body).join("\n");
  expect(exported).toMatch(/"service\.name","value":\{"stringValue":"consentform"\}/);
  expect(exported).toContain('"name":"createSite"');
  expect(service.output()).toContain('"message":"stopped"');
  const offline = await users("link", "--name", "carol");
  const misspelled = await users("link", "--name", "carol", "--workspace", "defualt");
  expect(misspelled.stderr).toContain("Created workspace defualt: there was none of this name.");
  expect(offline.stderr).not.toContain("Created workspace");
  expect(offline.stdout).toMatch(/^https:\/\/consent\.example\/sign-in\?code=/);
  service = await start();
  expect((await signIn(offline.stdout.trim())).status).toBe(303);
}, 120_000);

test("names of the deployment that are not allowed are refused before anything changes", async () => {
  for (const name of ["", " alice", "a\u202eb", "x".repeat(81)]) {
    const refused = await users("link", "--name", name);
    expect([refused.status, refused.stdout]).toEqual([2, ""]);
    expect(refused.stderr).toContain("--name: use 1 to 80 characters");
  }
  const nowhere = await runCommandLine(["users", "list", "--data", join(folder, "nothing")]);
  expect([nowhere.status, nowhere.stderr]).toEqual([
    2,
    expect.stringContaining("does not exist. Name the data folder"),
  ]);
}, 60_000);
