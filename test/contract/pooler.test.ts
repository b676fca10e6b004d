import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "@consentform/service";
import { Client } from "pg";
import { tellMissing } from "../support/required";
import { postgresOfSuite } from "../support/service-databases";
import { until } from "../support/until";

const locate = postgresOfSuite();

test("refuses a pooler in transaction mode, and starts behind one in session mode", async () => {
  const database = await locate();
  if (database === null) return;
  if (spawnSync("pgbouncer", ["--version"]).error !== undefined) {
    return void tellMissing("pgbouncer", "poolers are not tested: apt-get install pgbouncer");
  }
  const folder = mkdtempSync(join(tmpdir(), "consentform-pooler-"));
  chmodSync(folder, 0o755);
  try {
    const opened = async (mode: string) => {
      const { url, stop } = await startPooler(folder, database.url, mode);
      try {
        await (await openStore({ kind: "postgres", url })).close();
        return "opened";
      } catch (error) {
        return String(error);
      } finally {
        await stop();
      }
    };
    expect(await opened("transaction")).toMatch(
      /DATABASE_URL names a connection pooler in transaction or statement mode/,
    );
    expect(await opened("session")).toBe("opened");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);

async function startPooler(folder: string, database: string, mode: string) {
  const { hostname, port, pathname } = new URL(database);
  const own = await freePort();
  const file = join(folder, `${mode}.ini`);
  writeFileSync(
    file,
    `[databases]\n* = host=${hostname} port=${port} user=postgres\n[pgbouncer]\nlisten_addr = 127.0.0.1\n` +
      `listen_port = ${own}\nunix_socket_dir =\nauth_type = any\npool_mode = ${mode}\n`,
    { mode: 0o644 },
  );
  // pgbouncer refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const child: ChildProcess = spawn("pgbouncer", [file], { stdio: "ignore", cwd: tmpdir(), ...user });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `postgres://postgres@127.0.0.1:${own}${pathname}`;
  await until(() => isReached(url));
  return {
    url,
    stop: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function isReached(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
