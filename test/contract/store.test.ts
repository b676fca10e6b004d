import { spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type DatabaseLocation, openStore } from "@consentform/service";
import { sql } from "kysely";
import { type Operation, operations } from "../../src/consent/contract";
import { lockFolder } from "../../src/service/store/folder-lock";
import { claimKey } from "../../src/service/store/idempotency-keys";
import { startDevService } from "../support/dev-service";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { inhabitable, inhabitedSite } from "../support/inhabited-site";
import { legalBodies } from "../support/legal-bodies";
import { type PostgresServer, startPostgres } from "../support/postgres";
import { testSnapshot } from "../support/snapshot";
import { commandLineFile } from "../support/spawned-service";
import { until } from "../support/until";
import { startWebsite, type Website } from "../support/website";

/** Requirements of the databases themselves; both run the same migrations and statements. */

let postgres: PostgresServer | null = null;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

const started: InProcessService[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const service of started.splice(0)) await service.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const start = async (options: Parameters<typeof startInProcessService>[0]): Promise<InProcessService> => {
  const service = await startInProcessService(options);
  started.push(service);
  return service;
};

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "consentform-store-"));
  folders.push(folder);
  return folder;
}

/** A new PostgreSQL database; null, after the reason was printed, where there is no server. */
async function newPostgres(): Promise<DatabaseLocation | null> {
  return postgres === null ? null : { kind: "postgres", url: await postgres.createDatabase() };
}

describe.each<[string, () => Promise<DatabaseLocation | null>]>([
  ["PGlite in a folder", async () => ({ kind: "folder", path: temporaryFolder() })],
  ["PostgreSQL", newPostgres],
])("%s", (_name, locate) => {
  test("keeps everything over a restart, and knows its deployment key", async () => {
    const database = await locate();
    if (database === null) return;
    const deploymentKey = randomBytes(32);
    const first = await startInProcessService({ database, deploymentKey });
    const workspace = await first.workspace();
    const id = await workspace.makeSite({ settings: { labels: { team: "shop" } } });
    const before = (await workspace.send({ path: `/sites/${id}` })).body;
    await first.close();
    const second = await start({ database, deploymentKey });
    const after = await second.send({ path: `/sites/${id}`, token: workspace.token });
    expect(after.body).toEqual(before);
    await second.close();
    started.pop();
    await expect(startInProcessService({ database, deploymentKey: randomBytes(32) })).rejects.toThrow(/deployment key/);
  }, 60_000);

  test("rolls a refused request back as a whole", async () => {
    const database = await locate();
    if (database === null) return;
    const service = await start({ database });
    const workspace = await service.workspace();
    const { db } = service.service.store;
    const count = async () => {
      const [sites, drafts, events] = await Promise.all([
        db.selectFrom("sites").select("id").execute(),
        db.selectFrom("drafts").select("site_id").execute(),
        db.selectFrom("events").select("id").execute(),
      ]);
      return [sites.length, drafts.length, events.length];
    };
    await workspace.makeSite({ external_key: "k" });
    const before = await count();
    const body = { name: "Other", external_key: "k" };
    const refused = await workspace.send({ method: "POST", path: "/sites", body, headers: { "idempotency-key": "i" } });
    expect(refused.status).toBe(409);
    expect(await count()).toEqual(before);
    expect(await db.selectFrom("idempotency_keys").select("key_hash").execute()).toEqual([]);
  }, 60_000);

  test("loses none of 20 parallel patches and makes one site of ten equal keys", async () => {
    const database = await locate();
    if (database === null) return;
    const service = await start({ database });
    const workspace = await service.workspace();
    const id = await workspace.makeSite();
    const keys = Array.from({ length: 20 }, (_, n) => `l${n}`);
    const patches = keys.map((key) =>
      workspace.send({ method: "PATCH", path: `/sites/${id}`, body: { settings: { labels: { [key]: "x" } } } }),
    );
    expect((await Promise.all(patches)).map(({ status }) => status)).toEqual(keys.map(() => 200));
    const { body } = await workspace.send({ path: `/sites/${id}` });
    expect(Object.keys(body.settings.labels).sort()).toEqual([...keys].sort());
    const creates = keys.slice(0, 10).map(() =>
      workspace.send({
        method: "POST",
        path: "/sites",
        body: { name: "One" },
        headers: { "idempotency-key": "one" },
      }),
    );
    expect(new Set((await Promise.all(creates)).map((answer) => answer.body.id)).size).toBe(1);
  }, 60_000);
});

describe("several processes on one PostgreSQL", () => {
  const startTwo = async (options: Parameters<typeof startInProcessService>[0] = {}) => {
    const database = await newPostgres();
    if (database === null) return null;
    const deploymentKey = randomBytes(32);
    const both = [
      await start({ ...options, database, deploymentKey }),
      await start({ ...options, database, deploymentKey }),
    ] as const;
    return { both, workspace: await both[0].workspace() };
  };

  test("never admit more than the quota together, and leave at most 5 unused", async () => {
    const two = await startTwo({ settings: { quota: { requests: 50, windowS: 60 } } });
    if (two === null) return;
    const { both, workspace } = two;
    const requests = Array.from({ length: 160 }, (_, n) => both[n % 2]?.send({ path: "/me", token: workspace.token }));
    const admitted = (await Promise.all(requests)).filter((answer) => answer?.status === 200).length;
    expect(admitted).toBeLessThanOrEqual(50);
    expect(admitted).toBeGreaterThanOrEqual(45);
  }, 60_000);

  test("hold a revocation with the next request, and open each other's cursors", async () => {
    const two = await startTwo();
    if (two === null) return;
    const { both, workspace } = two;
    await workspace.makeSite();
    await workspace.makeSite();
    const { next_cursor } = (await workspace.send({ path: "/sites?limit=1" })).body;
    expect((await both[1].send({ path: `/sites?limit=1&cursor=${next_cursor}`, token: workspace.token })).status).toBe(
      200,
    );
    const token = await workspace.makeToken({});
    expect((await both[1].send({ path: "/me", token })).status).toBe(200);
    const { id } = (await both[1].send({ path: "/me", token })).body.token;
    await workspace.send({ method: "DELETE", path: `/tokens/${id}` });
    expect((await both[1].send({ path: "/me", token })).slug).toBe("token-revoked");
  }, 60_000);

  test("a connection ended by the server fails only its request, which may be retried", async () => {
    const two = await startTwo();
    if (two === null) return;
    const [first, second] = two.both;
    const id = await two.workspace.makeSite();
    const request = { method: "PATCH", path: `/sites/${id}`, body: { name: "New" }, token: two.workspace.token };
    const { db } = first.service.store;
    // It waits for the row that the other process holds, so that its connection ends in the middle of a transaction.
    let isHeld = false;
    let release: () => void = () => {};
    const holding = second.service.store.transaction(async (tx) => {
      await tx.selectFrom("sites").select("id").where("id", "=", id).forUpdate().execute();
      await new Promise<void>((resolve) => {
        release = resolve;
        isHeld = true;
      });
    });
    await until(() => isHeld);
    const lost = first.send(request);
    // Other databases of the server are other tests'.
    const waiting = sql`
      from pg_locks join pg_stat_activity using (pid) where not granted and pg_stat_activity.datname = current_database()`;
    await until(async () => (await sql`select pid ${waiting}`.execute(db)).rows.length > 0);
    await sql`select pg_terminate_backend(pid) ${waiting}`.execute(db);
    expect((await lost).slug).toBe("unavailable");
    release();
    await holding;
    const between = first.service.store.transaction(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}::integer)`.execute(db);
      await sleep(100);
      await sql`select 1`.execute(tx);
    });
    await expect(between).rejects.toThrow();
    expect((await first.send(request)).status).toBe(200);
    expect(first.takeErrors()).toEqual([]);
  }, 60_000);

  test("the server ends the transaction of a silent process and frees its locks", async () => {
    const database = await newPostgres();
    if (database?.kind !== "postgres") return;
    const byDefault = await openStore(database);
    const { rows } = await sql<Record<string, string>>`show idle_in_transaction_session_timeout`.execute(byDefault.db);
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: "30s" }]);
    const deploymentKey = randomBytes(32);
    const workspace = await (await start({ database, deploymentKey })).workspace();
    // What finds the caller runs before any transaction.
    await byDefault.transaction(async (tx) => {
      await sql`lock table tokens in access exclusive mode`.execute(tx);
      expect((await workspace.send({ path: "/sites" })).slug).toBe("unavailable");
    });
    await byDefault.close();
    const impatient = await start({ database: { ...database, idleTransactionMs: 3000 }, deploymentKey });
    let isHeld = false;
    let speak: () => void = () => {};
    const silent = impatient.service.store.transaction(async (tx) => {
      await sql`select id from workspaces for update`.execute(tx);
      await new Promise<void>((resolve) => {
        speak = resolve;
        isHeld = true;
      });
      await sql`select 1`.execute(tx);
    });
    silent.catch(() => {});
    await until(() => isHeld);
    const make = () => workspace.send({ method: "POST", path: "/sites", body: { name: "Not held up" } });
    // Whoever waits for the workspace is refused after 2 s, so three of them wait for longer than the server does.
    const statuses = [(await make()).status];
    while (statuses.at(-1) !== 201 && statuses.length < 3) statuses.push((await make()).status);
    speak();
    expect(statuses).toEqual([...statuses.slice(1).map(() => 503), 201]);
    await expect(silent).rejects.toThrow(/idle-in-transaction|terminated|Client has encountered|not queryable/);
  }, 60_000);

  test("a connection that cannot be set up goes back to the pool", async () => {
    const database = await newPostgres();
    if (database?.kind !== "postgres") return;
    await expect(openStore({ ...database, idleTransactionMs: -1 })).rejects.toThrow(/idle_in_transaction/);
  }, 30_000);

  test("a key is in progress after 2 s, and free once the first request fails", async () => {
    const two = await startTwo();
    if (two === null) return;
    const { both, workspace } = two;
    const { workspaceId, token } = workspace;
    const now = both[0].service.runtime.now();
    let fail: () => void = () => {};
    let first: Promise<unknown> = Promise.resolve();
    await new Promise<void>((claimed, failed) => {
      first = both[0].service.store.transaction(async (tx) => {
        const keyHash = createHash("sha256").update("slow").digest("hex");
        const requestHash = "";
        const claim = { workspaceId, operation: "createSite", keyHash, requestHash, now, expiredBefore: new Date(0) };
        await claimKey(tx, claim).catch(failed);
        await new Promise<void>((_resolve, reject) => {
          fail = () => reject(new Error("the first request fails"));
          claimed();
        });
      });
      first.catch(() => undefined);
    });
    const headers = { "idempotency-key": "slow" };
    const request = { method: "POST", path: "/sites", body: { name: "Shop" }, headers, token };
    const startedAt = performance.now();
    const second = await both[1].send(request);
    expect(second.slug).toBe("idempotency-key-in-progress");
    expect(second.headers.get("retry-after")).toBe("1");
    expect(performance.now() - startedAt).toBeGreaterThan(1900);
    fail();
    await expect(first).rejects.toThrow("the first request fails");
    expect((await both[1].send(request)).status).toBe(201);
  }, 60_000);

  describe("while another request is under way", () => {
    let website: Website;
    beforeEach(async () => {
      website = await startWebsite({ "/": "<p>Shop</p>" });
    });
    afterEach(() => website.close());
    const replaying = Object.values(operations).filter(({ idempotency }) => idempotency === "replay");

    test("every operation that replays says that its key is in use", async () => {
      const two = await startTwo(inhabitable(website));
      if (two === null) return;
      const { both, workspace } = two;
      const { runtime, store } = both[1].service;
      const sites = [
        await inhabitedSite(both[0], workspace, website),
        await inhabitedSite(both[0], workspace, website),
      ] as const;
      const claim = {
        workspaceId: workspace.workspaceId,
        requestHash: "",
        now: runtime.now(),
        expiredBefore: new Date(0),
      };
      const keyHash = createHash("sha256").update("held").digest("hex");
      let end: () => void = () => {};
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      let held: Promise<void> = Promise.resolve();
      await new Promise<void>((resolve) => {
        held = store.transaction(async (tx) => {
          for (const { id } of replaying) await claimKey(tx, { ...claim, operation: id, keyHash });
          resolve();
          await ended;
        });
      });
      const send = async (operation: Operation) => {
        // Requests about one object would wait for each other: for those of a site, each has its own.
        const isOfAnySite = operation.path.startsWith("/sites/{id}/") && operation.id !== "createInstallCheck";
        const target = isOfAnySite
          ? operation.path.replace("{id}", await workspace.makeSite())
          : sites[operation.id === "redeliverWebhook" ? 1 : 0].pathOf(operation);
        const make = legalBodies[operation.id as keyof typeof legalBodies];
        const answer = await workspace.send({
          method: operation.method,
          path: target,
          headers: { "idempotency-key": "held" },
          ...(make === undefined ? {} : { body: make("held") }),
        });
        return [operation.id, answer.slug];
      };
      const answers = await Promise.all(replaying.map(send));
      end();
      await held;
      expect(answers).toEqual(replaying.map(({ id }) => [id, "idempotency-key-in-progress"]));
    }, 60_000);

    test("a site locked for too long is unavailable, and nothing takes effect", async () => {
      const two = await startTwo();
      if (two === null) return;
      const { both, workspace } = two;
      const path = `/sites/${await workspace.makeSite()}`;
      const before = (await workspace.send({ path })).body;
      const held = await both[1].service.store.transaction(async (tx) => {
        await tx.selectFrom("sites").select("id").forUpdate().execute();
        return workspace.send({ method: "PATCH", path, body: { name: "Another" } });
      });
      expect([held.status, held.slug, held.headers.get("retry-after")]).toEqual([503, "unavailable", "1"]);
      expect((await workspace.send({ path })).body).toEqual(before);
    }, 60_000);
  });
});

const ownNamespace = ["--pid", "--fork", "--kill-child", "--mount-proc"];
const inUnshared = process.platform === "linux" && spawnSync("unshare", [...ownNamespace, "true"]).status === 0;
if (!inUnshared) process.stderr.write("No other PID namespace: `unshare --pid` is not allowed here.\n");

function writingCommands(folder: string): string[][] {
  const addresses = ["--public-url", "https://a.localhost", "--asset-url", "https://b.localhost"];
  return [
    ["dev", "--data", folder, "--port", "0", "--browser", "none"],
    ["serve", "--data", folder, "--port", "0", ...addresses],
    ["tokens", "create", "--name", "x", "--scope", "sites:read", "--database", folder],
  ];
}

/** Null for a folder. */
function contentOf(file: string): string | null {
  return statSync(file).isDirectory() ? null : readFileSync(file, "latin1");
}

describe("a data folder", () => {
  test("allows no other user to read or write it, unlike PGlite's own files", async () => {
    const dataFolder = temporaryFolder();
    const others = () => statSync(join(dataFolder, "database")).mode & 0o077;
    const location = { kind: "folder", path: dataFolder, snapshot: await testSnapshot() } as const;
    await (await openStore(location)).close();
    expect(others()).toBe(0);
    chmodSync(join(dataFolder, "database"), 0o755);
    await (await openStore(location)).close();
    expect(others()).toBe(0);
  });

  test("refuses a second process with a message that names the first and the remedy", async () => {
    const dataFolder = temporaryFolder();
    const first = await startDevService({ dataFolder });
    const inUse = new RegExp(`data folder .* is in use by process ${first.pid}.*--data`, "s");
    try {
      await expect(startDevService({ dataFolder })).rejects.toThrow(inUse);
      // As in another container on the same volume: pids say nothing there.
      for (const args of inUnshared ? writingCommands(dataFolder) : []) {
        const { status, stderr } = spawnSync("unshare", [...ownNamespace, process.execPath, commandLineFile, ...args], {
          encoding: "utf8",
          env: { PATH: process.env.PATH },
        });
        expect([args[0], status === 0, stderr]).toEqual([args[0], false, expect.stringMatching(inUse)]);
      }
    } finally {
      await first.stop();
    }
    const again = await startDevService({ dataFolder });
    expect(again.token).toBe(first.token);
    await again.stop();
  }, 120_000);

  test("is left alone by a process that lost it, which refuses its next write and ends", async () => {
    const dataFolder = temporaryFolder();
    const { endpoint, token, end } = await startDevService({ dataFolder });
    try {
      for (const name of readdirSync(dataFolder)) if (name.startsWith("lock")) rmSync(join(dataFolder, name));
      const other = await lockFolder(dataFolder);
      const log = readdirSync(join(dataFolder, "database/pg_wal"));
      const contents = () => log.map((name) => contentOf(join(dataFolder, "database/pg_wal", name)));
      const before = contents();
      const created = fetch(`${endpoint}/v1/sites`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ name: "Shop" }),
      });
      // The process may end before it answers.
      expect(await created.then(({ status }) => status).catch(() => 503)).toBe(503);
      expect(await end("SIGCONT")).toBe(1);
      expect(contents()).toEqual(before);
      other.check();
      other.release();
    } finally {
      await end("SIGKILL");
    }
  }, 120_000);
});
