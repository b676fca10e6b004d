import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A primary of PostgreSQL with a standby, and one address that leads to the primary, as a proxy in front of both. */
export interface PostgresPair {
  readonly url: string;
  /** Kills all processes of the primary, as a crash of its machine does. */
  killPrimary(): void;
  /** Lets the primary acknowledge alone, while the standby receives nothing. */
  leaveStandbyBehind(): void;
  /** Stops the standby's receiver without closing its connection, as a network that fails without a word does. */
  silenceStandby(): void;
  /** Lets the receiver go on. */
  hearStandby(): void;
  /** Promotes the standby, as far as it received, and lets the address lead to it. */
  promoteStandby(): void;
  /** Lets the address lead to a server without closing what leads elsewhere. */
  leadTo(server: "primary" | "standby"): void;
  /** Passes nothing more on what is connected, and closes nothing, as a network that lost a machine does. */
  loseConnections(): void;
  stop(): Promise<void>;
}

/** Starts one; null if there are no executables of PostgreSQL on Debian's paths. */
export async function startPostgresPair(): Promise<PostgresPair | null> {
  const bin = executables();
  if (bin === null) return null;
  const folder = mkdtempSync(join(tmpdir(), "consentform-pair-"));
  const owner = serverUser();
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const run = (name: string, ...args: string[]): void => {
    execFileSync(join(bin, name), args, {
      cwd: folder,
      stdio: "pipe",
      ...owner,
      env: { ...process.env, LC_ALL: "C.UTF-8" },
    });
  };
  const ports = { primary: await freePort(), standby: await freePort() };
  const start = (name: "primary" | "standby"): void => {
    const settings = `-c listen_addresses=127.0.0.1 -c port=${ports[name]} -c unix_socket_directories='' -c fsync=off`;
    run("pg_ctl", "start", "-w", "-D", name, "-l", `${name}.log`, "-o", settings);
  };
  run("initdb", "-D", "primary", "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-sync");
  start("primary");
  const from = `host=127.0.0.1 port=${ports.primary} user=postgres application_name=standby`;
  run("pg_basebackup", "-D", "standby", "-R", "-X", "stream", "-c", "fast", "--no-sync", "-d", from);
  start("standby");
  const waitFor = (names: string): void =>
    run(
      "psql",
      ...["-q", "-d", from, "-c", `alter system set synchronous_standby_names = '${names}'`],
      ...["-c", "select pg_reload_conf()"],
    );
  waitFor("standby");
  const signalReceiver = (signal: "SIGSTOP" | "SIGCONT"): void => {
    const receiver = processesOf(join(folder, "standby")).find(({ name }) => name.includes("walreceiver"));
    if (receiver === undefined) throw new Error("The standby has no receiver.");
    process.kill(receiver.pid, signal);
  };
  const proxy = await startProxy(ports.primary);
  return {
    url: `postgres://postgres@127.0.0.1:${proxy.port}/postgres`,
    killPrimary: () => {
      for (const { pid } of processesOf(join(folder, "primary"))) kill(pid);
    },
    silenceStandby: () => signalReceiver("SIGSTOP"),
    hearStandby: () => signalReceiver("SIGCONT"),
    leaveStandbyBehind: () => {
      waitFor("");
      run("pg_ctl", "stop", "-w", "-m", "immediate", "-D", "standby");
    },
    promoteStandby: () => {
      if (!existsSync(join(folder, "standby/postmaster.pid"))) start("standby");
      run("pg_ctl", "promote", "-w", "-D", "standby");
      proxy.leadTo(ports.standby);
    },
    leadTo: (server) => proxy.leadTo(ports[server]),
    loseConnections: proxy.loseConnections,
    stop: async () => {
      await proxy.stop();
      for (const name of ["standby", "primary"]) {
        if (existsSync(join(folder, name, "postmaster.pid")))
          spawnSync(join(bin, "pg_ctl"), ["stop", "-w", "-m", "immediate", "-D", name], { cwd: folder, ...owner });
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function executables(): string | null {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(root, version, "bin")).find((bin) => existsSync(join(bin, "initdb"))) ?? null;
}

/** PostgreSQL refuses to run as root. */
function serverUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** The server of a data folder, and the processes that it started. */
function processesOf(data: string): { pid: number; name: string }[] {
  const postmaster = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
  const { stdout } = spawnSync("ps", ["-o", "pid=,args=", "--ppid", String(postmaster)], { encoding: "utf8" });
  const children = stdout.split("\n").flatMap((line) => {
    const [, pid, name] = /^ *(\d+) (.*)$/.exec(line) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), name: String(name) }];
  });
  return [{ pid: postmaster, name: "postmaster" }, ...children];
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It ended with its postmaster.
  }
}

interface Proxy {
  readonly port: number;
  leadTo(port: number): void;
  loseConnections(): void;
  stop(): Promise<void>;
}

async function startProxy(first: number): Promise<Proxy> {
  let target = first;
  const sockets = new Set<Socket>();
  const server = createServer((inside) => {
    const outside = connect(target, "127.0.0.1");
    for (const [one, other] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      sockets.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const port = await listening(server);
  return {
    port,
    leadTo: (other) => {
      target = other;
    },
    loseConnections: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function listening(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)));
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
