import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { keysRotateCommand } from "../../src/provider/cli/keys";
import { consent, publishedSite } from "../support/consents";
import { exported } from "../support/exports";
import { startInProcessService } from "../support/in-process-service";
import { runCommandLine, type ServeProcess, startServe } from "../support/serve-process";
import { postgresOfSuite } from "../support/service-databases";
import { runCommand } from "../unit/provider/cli/recorded-context";

/** `consentform keys rotate`, and a start whose key is lost, as an operator meets them. */

let folder: string;
let data: string;
let file: string;
let service: ServeProcess | null = null;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "consentform-rotate-"));
  data = join(folder, "data");
  file = join(data, "deployment.key");
});
afterAll(async () => {
  await service?.end("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
});

const args = ["--public-url", "https://consent.example", "--asset-url", "https://assets.example"];
const serve = async () => {
  service = await startServe(["--data", data, ...args]);
  return service;
};
const rotate = (key: string, ...more: string[]) => runCommandLine(["keys", "rotate", key, "--data", data, ...more]);
const keysInFile = () => readFileSync(file, "utf8").trim().split("\n");
/** Opens the folder with the keys of its file, while no service runs. */
const opened = () =>
  startInProcessService({
    database: { kind: "folder", path: data },
    deploymentKey: keysInFile().map((key) => Buffer.from(key, "base64")),
  });

test("rotates both keys while the service runs, and the next start has the new ones", async () => {
  const running = await serve();
  const [former] = keysInFile();
  const keysOf = async () =>
    JSON.parse((await running.send({ path: "/v1/export-keys", host: "consent.example" })).text).keys;
  const [signing] = await keysOf();
  const exportKey = await rotate("export");
  const [newest, retired] = await keysOf();
  expect([exportKey.status, exportKey.stdout]).toEqual([
    0,
    `Exports are signed with the key ${newest.kid} from now on.\n`,
  ]);
  expect([retired.kid, retired.retired_at]).toEqual([signing.kid, expect.any(String)]);
  const deploymentKey = await rotate("deployment");
  expect([deploymentKey.status, deploymentKey.stderr]).toEqual([0, expect.stringContaining("Back up the data folder")]);
  expect(keysInFile()).toEqual([expect.not.stringContaining(former ?? "")]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  for (const key of [former ?? "", ...keysInFile()]) {
    expect(running.output() + deploymentKey.stdout + deploymentKey.stderr).not.toContain(key);
  }
  // The running process seals and opens with the new key.
  expect((await rotate("export")).status).toBe(0);
  await running.end("SIGTERM");
  await (await serve()).end("SIGTERM");
  const offline = await rotate("deployment");
  expect([offline.status, keysInFile().length]).toEqual([0, 1]);
  const under = await opened();
  const site = await publishedSite(under);
  await under.service.recordConsents([consent(site)]);
  expect((await exported(under, site)).status).toBe(200);
  await under.close();
}, 120_000);

test("a rotation that was killed is finished by the next start", async () => {
  const [current = ""] = keysInFile();
  const next = randomBytes(32).toString("base64");
  // Killed before anything was sealed again, and after everything was: the file has both keys until the end.
  for (const isSealed of [false, true]) {
    const pair = isSealed ? keysInFile().concat(next) : [next, current];
    writeFileSync(file, `${(isSealed ? pair.reverse() : pair).join("\n")}\n`);
    await (await serve()).end("SIGKILL");
    expect(keysInFile()).toEqual([next]);
  }
  const running = await serve();
  const command = rotate("deployment");
  await sleep(500);
  await running.end("SIGKILL");
  await command;
  await (await serve()).end("SIGTERM");
  expect(keysInFile()).toHaveLength(1);
  await (await opened()).close();
}, 180_000);

test("a lost key stops the start, and no file is written beside the data", async () => {
  const kept = join(folder, "kept.key");
  renameSync(file, kept);
  const refusal =
    /deployment\.key does not exist, but the database has data that its key sealed\. Restore this file from/;
  await expect(serve()).rejects.toThrow(refusal);
  for (const key of ["export", "deployment"]) {
    const run = await rotate(key);
    expect([run.status, run.stderr]).toEqual([2, expect.stringMatching(refusal)]);
  }
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, `${randomBytes(32).toString("base64")}\n`);
  await expect(serve()).rejects.toThrow("The deployment key is not the one that this database was created with");
  renameSync(kept, file);
  await (await serve()).end("SIGTERM");
  service = null;
}, 120_000);

describe("on PostgreSQL", () => {
  const locate = postgresOfSuite();
  test("a lost key stops the start, and rotate names the steps", async () => {
    const database = await locate();
    if (database === null) return;
    const key = randomBytes(32);
    const under = await startInProcessService({ database, deploymentKey: key });
    const env = { DATABASE_URL: database.url, HOME: folder };
    const lost = await runCommandLine(["serve", "--port", "0", ...args], env);
    expect([lost.status, lost.stderr]).toEqual([
      2,
      expect.stringContaining("the database has data that its key sealed"),
    ]);
    expect(existsSync(".consentform")).toBe(false);
    const withKey = { ...env, CONSENTFORM_DEPLOYMENT_KEY: key.toString("base64") };
    const refused = await runCommandLine(["keys", "rotate", "deployment", "--database"], withKey);
    expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining('with "<key>,<new key>"')]);
    const rotated = await runCommandLine(["keys", "rotate", "export", "--database"], withKey);
    const { keys } = (await under.call("getExportKeys", { token: null })).body;
    expect([rotated.status, rotated.stdout]).toEqual([0, expect.stringContaining(keys[0].kid)]);
    await under.close();
  }, 120_000);

  test("rotate knows two keys only", async () => {
    const { status, stderr } = await runCommand(keysRotateCommand, ["both"]);
    expect([status, stderr.join("")]).toEqual([2, expect.stringContaining("Allowed choices are export, deployment")]);
  });
});
