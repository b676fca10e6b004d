import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tokensLocalCommand } from "../../src/provider/cli/tokens-local";
import { type DevService, type DevServiceOptions, startDevService } from "../support/dev-service";
import { until } from "../support/until";
import { runCommand } from "../unit/provider/cli/recorded-context";

/** `consentform dev` as a process: its flags, its output and its end. */

const started: DevService[] = [];
afterEach(async () => {
  for (const service of started.splice(0)) await service.stop();
});

async function start(options: DevServiceOptions = {}): Promise<DevService> {
  const service = await startDevService(options);
  started.push(service);
  return service;
}

const get = (service: DevService, path: string, token = service.token) =>
  fetch(`${service.endpoint}/v1${path}`, { headers: { authorization: `Bearer ${token}` } });

test("prints a token for each workspace and logs requests before their responses", async () => {
  const service = await start({ workspaces: ["shop", "blog"] });
  expect(Object.keys(service.tokens)).toEqual(["default", "shop", "blog"]);
  expect(service.tokens.default).toBe(service.token);
  const me = await (await get(service, "/me", service.tokens.shop)).json();
  expect(me).toMatchObject({ workspace: { name: "shop" } });
  await fetch(`${service.endpoint}/v1/sites?name=x`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${service.token}`,
      "idempotency-key": '"0123456789"',
      "content-type": "application/json",
    },
    body: "{}",
  });
  const [first, second] = service.accessLog();
  expect(first).toEqual({
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    method: "GET",
    path: "/v1/me",
    operation: "getMe",
    status: 200,
    token: (me as { token: { id: string } }).token.id,
    ms: expect.any(Number),
    idempotency: null,
  });
  expect(second).toMatchObject({
    method: "POST",
    path: "/v1/sites",
    operation: "createSite",
    status: 400,
    idempotency: "01234567",
  });
}, 60_000);

test("keeps the clock's offset apart from the data, and the token with the data", async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), "consentform-dev-"));
  try {
    const first = await startDevService({ dataFolder });
    const made = await fetch(`${first.endpoint}/v1/tokens`, {
      method: "POST",
      headers: { authorization: `Bearer ${first.token}`, "content-type": "application/json" },
      body: JSON.stringify({ name: "short", scopes: ["sites:read"], expires_in_days: 1 }),
    });
    const { secret } = (await made.json()) as { secret: string };
    await first.stop();
    const later = await startDevService({ dataFolder, clockOffsetS: 25 * 3600 });
    expect(later.token).toBe(first.token);
    const local = await runCommand(tokensLocalCommand, ["--data", dataFolder]);
    expect(local).toEqual({ status: 0, stdout: [first.token], stderr: [] });
    expect((await get(later, "/me", secret)).status).toBe(401);
    expect((await get(later, "/me")).status).toBe(200);
    await later.stop();
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}, 90_000);

test("the quota and the injected faults are as asked", async () => {
  const service = await start({ quota: { requests: 4, seconds: 30 }, fault: "lost=1,seed=1" });
  await expect(get(service, "/me")).rejects.toThrow();
  // The answer was lost, not the request. The connection breaks before the line is written.
  await until(() => service.accessLog().length > 0);
  expect(service.accessLog()[0]).toMatchObject({ operation: "getMe" });
  expect((await fetch(`${service.endpoint}/healthz`)).status).toBe(200);
}, 60_000);

/** The message about a data folder, with what to do. No user may write to /sys. */
const unwritable = (folder: string) =>
  new RegExp(`data folder cannot be used: ${folder} .+ Name a .+ with --data\\.\n`);

test.each<[string, DevServiceOptions, RegExp]>([
  ["a malformed number of consents", { args: ["--consents", "ten"] }, /Expected a whole number/],
  ["a malformed fault", { fault: "429=7" }, /found "429=7"; allowed are/],
  ["a malformed quota", { args: ["--quota", "many"] }, /Expected requests\/seconds/],
  ["a name server without a port", { dns: "nowhere" }, /expected ADDRESS:PORT/],
  [
    "an access log that cannot be written",
    { args: ["--access-log", "/sys/log"] },
    /--access-log: \/sys\/log .+ Name a /,
  ],
  ["a folder below one that cannot be written", { dataFolder: "/sys/data" }, unwritable("/sys/data")],
  ["a folder that cannot be written", { dataFolder: "/sys/kernel" }, unwritable("/sys/kernel")],
  ["a folder below a file", { dataFolder: `${__filename}/data` }, unwritable(`${__filename}/data`)],
])(
  "refuses %s in one message",
  async (_what, options, message) => {
    await expect(startDevService(options)).rejects.toThrow(message);
  },
  60_000,
);

test("a taken port is named, with what to do", async () => {
  const first = await start();
  const port = Number(new URL(first.endpoint).port);
  await expect(startDevService({ port })).rejects.toThrow(new RegExp(`Port ${port} is in use.*--port`));
}, 60_000);
