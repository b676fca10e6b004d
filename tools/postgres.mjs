// Runs a throw-away PostgreSQL server: its own data folder, no durability, loopback only, a free port.
//   node tools/postgres.mjs                    prints its URL and serves until standard input ends
//   node tools/postgres.mjs COMMAND [ARG...]   runs COMMAND with TEST_DATABASE_URL set, and ends with its exit status
import { existsSync } from "node:fs";
import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { runCommand } from "./run-command.mjs";

/** The folders of the server's executables on Debian, Fedora and Homebrew; PATH often has only the client's. */
const FOLDERS_OF_VERSIONS = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];
const FOLDERS = ["/usr/bin", "/usr/local/bin", "/usr/pgsql/bin", ...(process.env.PATH ?? "").split(path.delimiter)];

/** The server refuses to run as root. */
const UNPRIVILEGED_USER = "postgres";

const [command, ...args] = process.argv.slice(2);
try {
  const server = await startServer();
  try {
    process.exitCode = command === undefined ? await serve(server.url) : await runWith(server.url);
  } finally {
    await server.stop();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

/** @param {string} url */
async function serve(url) {
  process.stdout.write(`${url}\n`);
  await new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, resolve);
    process.stdin.resume().once("end", resolve).once("error", resolve);
  });
  process.stdin.destroy();
  return 0;
}

/** @param {string} url */
async function runWith(url) {
  // ^C reaches the command as well; it is waited for, so that the server outlives it.
  process.on("SIGINT", () => {});
  const { status } = await runCommand(command, args, { env: { TEST_DATABASE_URL: url }, isShown: true });
  return status;
}

/** @returns {Promise<{ url: string, stop: () => Promise<void> }>} */
async function startServer() {
  const bin = await findExecutables();
  const folder = await mkdtemp(path.join(os.tmpdir(), "consentform-postgres-"));
  const owner = await serverUser();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = path.join(folder, "data");
  const run = async (name, commandArgs) => {
    const result = await runCommand(path.join(bin, name), commandArgs, {
      cwd: folder,
      env: { LC_ALL: "C.UTF-8" },
      ...owner,
    });
    if (result.status !== 0) throw new Error(`${name} failed: ${result.stderr || result.stdout}`);
  };
  const stop = async () => {
    if (existsSync(path.join(data, "postmaster.pid")))
      await run("pg_ctl", ["stop", "-D", data, "-m", "immediate", "-w"]);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories='' -c fsync=off -c max_connections=200`;
    await run("initdb", ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-sync"]);
    await run("pg_ctl", ["start", "-D", data, "-w", "-l", path.join(folder, "server.log"), "-o", settings]);
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @returns {Promise<string>} the folder that holds initdb and pg_ctl, of the newest version */
async function findExecutables() {
  const versioned = [];
  for (const folder of FOLDERS_OF_VERSIONS) {
    const names = await readdir(folder).catch(() => []);
    versioned.push(...names.map((name) => path.join(folder, name, "bin")));
  }
  versioned.sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
  const found = [...versioned, ...FOLDERS].find((folder) =>
    ["initdb", "pg_ctl"].every((name) => existsSync(path.join(folder, name))),
  );
  if (!found) throw new Error("no PostgreSQL server is installed; on Debian: apt-get install postgresql");
  return found;
}

/** The user that runs the server: this one, unless it is root. */
async function serverUser() {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (flag) => {
    const { status, stdout } = await runCommand("id", [flag, UNPRIVILEGED_USER]);
    if (status !== 0) throw new Error(`PostgreSQL does not run as root, and there is no user ${UNPRIVILEGED_USER}`);
    return Number(stdout);
  };
  return { uid: await id("-u"), gid: await id("-g") };
}

/** @returns {Promise<number>} a port that was free a moment ago */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}
