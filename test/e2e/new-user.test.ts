import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { Webhook } from "standardwebhooks";
import { findBrowser } from "../../src/consent/chromium";
import { createClient } from "../../src/provider/client";
import { type DevService, type DevServiceOptions, startDevService } from "../support/dev-service";
import { exportCommands, runShell, verifiedLines } from "../support/export-document";
import { type HttpReceiver, type ReceivedRequest, startHttpReceiver } from "../support/http-receiver";
import { createPulumiStack, type PulumiStack } from "../support/pulumi-stack";
import { repositoryFolder } from "../support/repository-folder";
import { tellMissing } from "../support/required";
import { sarifFaults } from "../support/sarif-faults";
import { readSarif } from "../support/sarif-reader";
import { until } from "../support/until";
import { startWebsite, type Website } from "../support/website";
import { succeeded } from "./output-of";
import { servedBy } from "./served";

/** One `consentform dev`, used as by a new user who follows the documentation from the beginning. */

const hasBrowser = findBrowser() !== null;
if (!hasBrowser) tellMissing("chromium", "No Chromium on this machine: the way of a new user is not tried.");

const recordCount = 25;
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** A command of the built package, as typed into a terminal with endpoint and token exported. */
async function consentform({ endpoint, token }: DevService, ...args: string[]): Promise<Printed> {
  const env = { PATH: process.env.PATH, CONSENTFORM_ENDPOINT: endpoint, CONSENTFORM_TOKEN: token };
  const command = [join(repositoryFolder, "dist/provider/cli/main.js"), ...args];
  return promisify(execFile)(process.execPath, command, { env, maxBuffer: 64 << 20 }).then(
    ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ status: code, stdout, stderr }),
  );
}

interface Printed {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The quick start's program, with a host that this machine serves, its script tag as output, and a webhook. */
function quickStart(hook: string): Record<string, string> {
  const folder = join(repositoryFolder, "examples/quickstart");
  const names = ["Pulumi.yaml", "package.json", "tsconfig.json", "banner.yaml", "index.ts"];
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
  const program = files["index.ts"] ?? "";
  const edited = program.replace('host: "www.shop.example"', 'host: "shop.localhost", environment: "preview"');
  expect(edited).not.toBe(program);
  const more = `
const hook = new consentform.WebhookEndpoint("hook", { url: "${hook}", eventKinds: ["scan.*", "version.*"] });
export const hookSecret = hook.secret;
export const tag = site.snippets.apply(({ preview }) => preview);
`;
  return { ...files, "index.ts": edited + more };
}

async function deploy(service: DevService, hook: string): Promise<PulumiStack> {
  const stack = await createPulumiStack({
    program: quickStart(hook),
    config: { "consentform:endpoint": service.endpoint },
    secretConfig: { "consentform:token": service.token },
  });
  undo.push(() => stack.remove());
  expect(succeeded(await stack.up())).toMatchObject({ changes: { create: 6 } });
  return stack;
}

/** Scans twice: while the page lacks its tag and stores what nothing declares, and once it is in order. */
async function scan(service: DevService, siteId: string, website: Website, tag: string): Promise<void> {
  const settings = '<a href="#consent-settings">Cookies</a>';
  website.pages["/"] =
    `<body><script>localStorage.setItem("<b>[x](javascript:alert(1))</b>", "1")</script>${settings}</body>`;
  const bad = await consentform(service, "scan", siteId, "--format", "sarif");
  expect({ status: bad.status, said: bad.stderr }).toEqual({
    status: 1,
    said: expect.stringMatching(/browser engine/),
  });
  expect(sarifFaults(JSON.parse(bad.stdout))).toEqual([]);
  const [reading] = await readSarif(bad.stdout);
  expect(reading?.complaints).toEqual([]);
  expect(reading?.results).toContainEqual(
    expect.objectContaining({ RuleId: "banner-absent", Level: "Error", BaselineState: "New", "Location.Uri": "index" }),
  );
  expect(reading?.results.map(({ Message }) => Message).join()).toContain("<b>\\[x\\](javascript:alert(1))</b>");

  website.pages["/"] = `<head>${tag}</head><body>${settings}</body>`;
  const good = await consentform(service, "scan", siteId);
  expect(good).toMatchObject({ status: 0, stdout: expect.stringContaining("1 page, 0 errors") });
}

/**
 * Makes an export, and checks it with the document's commands and with ours. @returns what it takes to download it
 * again
 */
async function verifyExport(service: DevService, folder: string): Promise<{ exportId: string; bytes: string }> {
  const client = createClient(service);
  const { data: sites } = await client.call("listSites", { query: { limit: 200 } });
  const sample = sites.data.find(({ name }) => name.includes("sample records"));
  const { data: made } = await client.call("createExport", { path: { id: sample?.id ?? "" }, body: {} });
  const place = { folder, endpoint: service.endpoint, token: service.token, exportId: made.id };
  const [download = "", ...checks] = exportCommands;
  await until(async () => (await runShell(download, place)).status === 0);
  const { status, output } = await runShell(checks.join("\n"), place);
  expect({ status, lines: output.split("\n") }).toEqual({ status: 0, lines: verifiedLines });
  const [file, ...options] = ["export.ndjson", "export.headers", "export-keys.json"].map((name) => join(folder, name));
  const ours = await consentform(
    service,
    ...["verify-export", file ?? "", "--headers", options[0] ?? "", "--keys", options[1] ?? ""],
  );
  expect(ours).toMatchObject({ status: 0, stdout: expect.stringContaining(`${recordCount} records`) });
  return { exportId: made.id, bytes: readFileSync(file ?? "", "utf8") };
}

/**
 * Verifies what came, and what comes as it does: the library takes nothing that is older than five minutes. @returns
 * what it read, or why not
 */
function verifiedOnArrival(receiver: HttpReceiver, secret: string): unknown[] {
  const webhook = new Webhook(secret);
  const read = ({ body, headers }: ReceivedRequest): unknown => {
    try {
      return webhook.verify(body, headers as Record<string, string>);
    } catch (error) {
      return String(error);
    }
  };
  const verified = receiver.received.map(read);
  receiver.answer = (response, request) => {
    verified.push(read(request));
    response.writeHead(204).end();
  };
  return verified;
}

/** Starts on the port of one that has ended, which a connection of another process may have taken for a moment. */
async function startAgain(options: DevServiceOptions): Promise<DevService> {
  try {
    return await startDevService(options);
  } catch (error) {
    if (!/Port \d+ is in use/.test(String(error))) throw error;
    await sleep(5000);
    return startDevService(options);
  }
}

(hasBrowser ? test : test.skip)(
  "the way of a new user, from the quick start to ^C and on the next day",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "consentform-new-user-"));
    undo.push(() => rmSync(folder, { recursive: true, force: true }));
    const website = await startWebsite();
    undo.push(() => website.close());
    const receiver = await startHttpReceiver();
    undo.push(() => receiver.close());
    const options = {
      dataFolder: join(folder, "data"),
      isLocalAllowed: true,
      args: ["--local-port", String(website.port), "--consents", String(recordCount)],
    };
    const service = await startDevService(options);
    undo.push(() => service.kill());

    const stack = await deploy(service, receiver.url);
    const { siteId, hookSecret, tag } = (await stack.outputs()) as Record<string, string>;
    const verified = verifiedOnArrival(receiver, hookSecret ?? "");
    await scan(service, siteId ?? "", website, tag ?? "");
    const { exportId, bytes } = await verifyExport(service, folder);

    const types = () => receiver.received.map(({ body }) => JSON.parse(body).type);
    await until(() => types().filter((type) => type === "scan.completed").length === 2);
    expect(verified).toEqual(receiver.received.map(({ body }) => JSON.parse(body)));
    const production = await servedBy(service.endpoint, siteId ?? "", "production");
    expect(production).not.toBeNull();

    // One that does not end in 9 s gives up, with status 1.
    expect(await service.end("SIGINT")).toBe(0);

    const next = await startAgain({ ...options, port: Number(new URL(service.endpoint).port) });
    undo.push(() => next.stop());
    expect(next.tokens).toEqual(service.tokens);
    expect(succeeded(await stack.refresh("--expect-no-changes"))).toMatchObject({ changes: { refresh: 6 } });
    expect(succeeded(await stack.up("--expect-no-changes"))).toMatchObject({ changes: { same: 6 } });
    expect(await servedBy(next.endpoint, siteId ?? "", "production")).toEqual(production);
    const client = createClient(next);
    const { data: scans } = await client.call("listScans", { path: { id: siteId ?? "" } });
    expect(scans.data.map(({ status, engine }) => `${status} ${engine}`)).toEqual([
      "completed browser",
      "completed browser",
    ]);
    const place = { folder, endpoint: next.endpoint, token: next.token, exportId };
    expect(await runShell(`${exportCommands[0]}`, place)).toEqual({ status: 0, output: "" });
    expect(readFileSync(join(folder, "export.ndjson"), "utf8")).toBe(bytes);
    const after = await consentform(next, "scan", siteId ?? "", "--format", "json");
    expect(JSON.parse(after.stdout).scan.previous_scan_id).toBe(scans.data[0]?.id);
    await until(() => types().filter((type) => type === "scan.completed").length === 3);
    expect(verified).toEqual(receiver.received.map(({ body }) => JSON.parse(body)));
  },
  600_000,
);
