/** An upgrade is undone: the release before works on the database that this one migrated, beside it and after it. */
import { execFileSync, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DevService } from "../../support/dev-service";
import { startPostgres } from "../../support/postgres";
import { commandLineFile } from "../../support/spawned-service";
import { until } from "../../support/until";
import {
  call,
  choose,
  formerCommandLine,
  liveSite,
  recordsOf,
  releasesOn,
  type StartRelease,
  signIn,
} from "./two-releases";

let former: string;
let folder: string;
const running: DevService[] = [];

beforeAll(() => {
  former = formerCommandLine();
  folder = mkdtempSync(join(tmpdir(), "consentform-undo-"));
}, 900_000);
afterAll(async () => {
  await Promise.all(running.map((service) => service.stop()));
  rmSync(folder, { recursive: true, force: true });
});

const newKey = () => randomBytes(32).toString("base64");

/** Starts a release that the end of the file stops, if no test did. */
async function started(starting: Promise<DevService>): Promise<DevService> {
  const service = await starting;
  running.push(service);
  return service;
}

async function stopped(service: DevService): Promise<void> {
  running.splice(running.indexOf(service), 1);
  await service.stop();
  // What it met and could not answer is a stack.
  expect(service.output()).not.toMatch(/^\s+at /m);
}

/** Exports a site's records by a release, and verifies the file with this one. */
async function expectVerified(service: DevService, site: string, records: number): Promise<void> {
  const { id } = await call(service, "POST", `/sites/${site}/exports`, { environment: "production" });
  const path = `/v1/exports/${id}/download`;
  const get = () => fetch(`${service.endpoint}${path}`, { headers: { authorization: `Bearer ${service.token}` } });
  await until(async () => (await get()).status === 200);
  const answer = await get();
  const file = join(folder, "export.ndjson");
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  writeFileSync(`${file}.headers`, [...answer.headers].map(([name, value]) => `${name}: ${value}\r\n`).join(""));
  writeFileSync(`${file}.keys`, await (await fetch(`${service.endpoint}/v1/export-keys`)).text());
  const args = ["verify-export", file, "--headers", `${file}.headers`, "--keys", `${file}.keys`, "--format", "json"];
  const verified = spawnSync(process.execPath, [commandLineFile, ...args], { encoding: "utf8" });
  expect([verified.status, verified.stdout]).toEqual([0, expect.any(String)]);
  const [manifest = ""] = readFileSync(file, "utf8").split("\n");
  expect(JSON.parse(manifest).counts.records).toBe(records);
}

/** Sites of both releases, of which each deletes one; then each release reads what the other made. */
async function exchange(start: StartRelease): Promise<{ site: string; records: number }> {
  let service = await started(start(former));
  const site = await liveSite(service, "kept.example");
  const [byFormer, byNewer] = [await liveSite(service, "one.example"), await liveSite(service, "two.example")];
  const records = [await choose(service, site, "kept.example")];
  for (const [gone, host] of [
    [byFormer, "one.example"],
    [byNewer, "two.example"],
  ] as const)
    await choose(service, gone, host);
  await stopped(service);

  service = await started(start());
  records.push(await choose(service, site, "kept.example"));
  expect((await call(service, "DELETE", `/sites/${byNewer}?force=true`)).status).toBe(204);
  await expectVerified(service, byNewer, 1);
  const made = await liveSite(service, "three.example");
  await stopped(service);

  // Back: on the database that the newer release migrated.
  service = await started(start(former));
  records.push(await choose(service, site, "kept.example"));
  await choose(service, made, "three.example");
  expect((await recordsOf(service, site)).sort()).toEqual([...records].sort());
  await expectVerified(service, site, records.length);
  expect((await call(service, "GET", `/sites/${byNewer}`)).status).toBe(404);
  expect((await call(service, "DELETE", `/sites/${byFormer}?force=true`)).status).toBe(204);
  expect((await call(service, "PATCH", `/sites/${site}`, { name: "Renamed" })).status).toBe(200);
  await stopped(service);

  // And forward again.
  service = await started(start());
  records.push(await choose(service, site, "kept.example"));
  expect((await recordsOf(service, site)).sort()).toEqual([...records].sort());
  await expectVerified(service, site, records.length);
  for (const gone of [byFormer, byNewer]) expect(await recordsOf(service, gone)).toHaveLength(1);
  expect((await call(service, "GET", `/sites/${site}`)).name).toBe("Renamed");
  await stopped(service);
  return { site, records: records.length };
}

describe("on PostgreSQL", () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server?.stop());

  test("each release goes on where the other stopped, and both record one chain", async () => {
    if (server === null) return;
    const start = releasesOn({ url: await server.createDatabase() }, newKey());
    const { site, records } = await exchange(start);
    const both = [await started(start(former)), await started(start()), await started(start(former))];
    const chosen = await Promise.all(
      Array.from({ length: 120 }, async (_, visitor) => {
        const [service = both[0] as DevService] = both.slice(visitor % both.length);
        return choose(service, site, "kept.example", visitor);
      }),
    );
    expect(new Set(chosen).size).toBe(120);
    for (const service of both) await expectVerified(service, site, records + 120);
    for (const service of both) await stopped(service);
  }, 600_000);

  test("the release before finds no session and no link of this one, and no lesser user", async () => {
    if (server === null) return;
    const url = await server.createDatabase();
    const start = releasesOn({ url }, newKey());
    const [older, newer] = [await started(start(former)), await started(start())];
    const linkOf = (file: string) =>
      execFileSync(process.execPath, [file, "users", "link", "--name", "alice", "--database", url], {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "pipe"],
      }).trim();
    const statusOf = async ({ endpoint }: DevService, cookie: string) =>
      (await fetch(`${endpoint}/v1/me`, { headers: { cookie } })).status;
    const [mine, theirs] = [linkOf(commandLineFile), linkOf(former)];
    expect((await signIn(older, mine)).status).toBe(401);
    const signedIn = await signIn(newer, mine);
    expect(signedIn.status).toBe(303);
    expect([await statusOf(newer, signedIn.cookie), await statusOf(older, signedIn.cookie)]).toEqual([200, 401]);
    expect((await signIn(newer, theirs)).status).toBe(303);
    const before = await signIn(older, linkOf(former));
    expect([await statusOf(older, before.cookie), await statusOf(newer, before.cookie)]).toEqual([200, 200]);
    for (const service of [older, newer]) await stopped(service);
    const args = ["users", "link", "--name", "alice", "--role", "viewer", "--database", url];
    execFileSync(process.execPath, [commandLineFile, ...args], { stdio: "pipe" });
    // It would treat the viewer as an owner.
    await expect(start(former)).rejects.toThrow(/it has users who are not owners\)\. Start version/);
  }, 300_000);

  test("the release before is refused after a rotation, with either key and with both", async () => {
    if (server === null) return;
    const [key, next] = [newKey(), newKey()];
    const start = releasesOn({ url: await server.createDatabase() }, key);
    await stopped(await started(start(former)));
    await stopped(await started(start(undefined, `${key},${next}`)));
    // Until then, the way back is open.
    await stopped(await started(start(former)));
    await stopped(await started(start(undefined, `${next},${key}`)));
    for (const keys of [key, next, `${next},${key}`]) {
      await expect(start(former, keys)).rejects.toThrow(/its deployment key was replaced\)\. Start version/);
    }
  }, 300_000);
});

describe("on a data folder", () => {
  test("each release goes on where the other stopped, until a rotation", async () => {
    const data = join(folder, "data");
    const start = releasesOn({ folder: data }, "");
    const { site, records } = await exchange(start);
    execFileSync(process.execPath, [commandLineFile, "keys", "rotate", "deployment", "--data", data], {
      stdio: "pipe",
    });
    const key = readFileSync(join(data, "deployment.key"), "utf8");
    await expect(start(former)).rejects.toThrow(/its deployment key was replaced\)\. Start version/);
    expect(readFileSync(join(data, "deployment.key"), "utf8")).toBe(key);
    const service = await started(start());
    await expectVerified(service, site, records);
    await stopped(service);
  }, 600_000);
});
