import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface, type Interface } from "node:readline";
import { openStore } from "@consentform/service";
import { type FolderLock, lockFolder } from "../../src/service/store/folder-lock";
import type { LockTiming } from "../../src/service/store/lock-timing";
import { repositoryFolder } from "../support/repository-folder";
import { testSnapshot } from "../support/snapshot";

/** As short as a busy machine allows; a process that is suspended must be so for longer than `watchMs`. */
const timing: LockTiming = { heartbeatMs: 100, lapseMs: 1000, copyMs: 500, watchMs: 2500 };
/** No lock is watched to its end. */
const patient: LockTiming = { ...timing, copyMs: 600_000, watchMs: 600_000 };

let root: string;
let folder: string;
const holders: Holder[] = [];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "consentform-lock-"));
  folder = join(root, "data");
  mkdirSync(folder);
});
afterEach(async () => {
  await Promise.all(holders.splice(0).map(kill));
  rmSync(root, { recursive: true, force: true });
});

/** A process that took the folder, or was refused. */
interface Holder {
  readonly child: ChildProcess;
  /** `held`, or why not. */
  readonly said: Promise<string>;
  /** Asks whether the folder is still its own. */
  ask(line?: string): Promise<string>;
}

function start(times: LockTiming = timing, within: readonly string[] = [], place = folder): Holder {
  const file = join(repositoryFolder, "test/support/folder-holder.js");
  const [command = "", ...args] = [...within, process.execPath, file, place, JSON.stringify(times)];
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const holder = {
    child,
    said: next(lines),
    ask: (line = "check") => {
      const answer = next(lines);
      child.stdin?.write(`${line}\n`);
      return answer;
    },
  };
  holders.push(holder);
  return holder;
}

async function next(lines: Interface): Promise<string> {
  const [line] = await once(lines, "line");
  return line;
}

async function kill({ child }: Holder): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

const inUseBy = ({ child }: Holder) => new RegExp(`data folder ${folder} is in use by process ${child.pid} on host`);

test("one process at a time holds a folder, which is left as it was", async () => {
  const first = await lockFolder(folder, timing);
  await expect(lockFolder(folder, timing)).rejects.toThrow(
    new RegExp(`is in use by process ${process.pid} on host .+, since 20.+Stop that process.+--data.+PostgreSQL`),
  );
  first.check();
  first.release();
  (await lockFolder(folder, timing)).release();
  expect(readdirSync(folder)).toEqual([]);
});

test("a killed holder is followed at once", async () => {
  const killed = start();
  expect(await killed.said).toBe("held");
  await kill(killed);
  const lock = await lockFolder(folder, patient);
  lock.check();
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

test("exactly one of several simultaneous starts follows a killed holder", async () => {
  for (let round = 0; round < 3; round += 1) {
    const killed = start();
    expect(await killed.said).toBe("held");
    await kill(killed);
    const starts = Array.from({ length: 12 }, () => lockFolder(folder, patient));
    const locks = (await Promise.allSettled(starts)).flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(locks).toHaveLength(1);
    locks[0]?.check();
    locks[0]?.release();
  }
});

test("a process that died while it followed another does not keep the folder", async () => {
  const [killed, follower] = [start(), start(timing, [], join(root, "elsewhere"))];
  expect([await killed.said, await follower.said]).toEqual(["held", "held"]);
  await Promise.all([kill(killed), kill(follower)]);
  const id = /"id":"([\w-]+)"/.exec(readFileSync(join(folder, "lock"), "utf8"))?.[1];
  cpSync(join(root, "elsewhere", "lock"), join(folder, `lock.${id}.next`));
  (await lockFolder(folder, timing)).release();
  expect(existsSync(join(folder, "lock"))).toBe(false);
});

const unshares = process.platform === "linux" && spawnSync("unshare", ["--pid", "--fork", "true"]).status === 0;
if (!unshares) process.stderr.write("No other PID namespace: `unshare --pid` is not allowed here.\n");

test("a process in another PID namespace is refused, in both directions", async () => {
  if (!unshares) return;
  const namespace = ["unshare", "--pid", "--fork", "--kill-child", "--mount-proc"];
  const outside = start(patient);
  expect(await outside.said).toBe("held");
  expect(await start(patient, namespace).said).toMatch(inUseBy(outside));
  await kill(outside);
  const inside = start(patient, namespace);
  expect(await inside.said).toBe("held");
  // Its number is 1 there, as that of every container's first process.
  await expect(lockFolder(folder, patient)).rejects.toThrow(/is in use by process 1 on host/);
  expect(await start(patient, namespace).said).toMatch(/is in use by process 1 on host/);
});

test("a folder whose path is too long for a socket is held as any other", async () => {
  folder = join(folder, "x".repeat(200));
  const holder = start(patient);
  expect(await holder.said).toBe("held");
  await expect(lockFolder(folder, patient)).rejects.toThrow(inUseBy(holder));
  await kill(holder);
  (await lockFolder(folder, patient)).release();
});

test("a suspended process keeps the folder on its machine, and is named as silent", async () => {
  const holder = start();
  expect(await holder.said).toBe("held");
  holder.child.kill("SIGSTOP");
  await expect(lockFolder(folder, timing)).rejects.toThrow(/process \d+ on .*That process does not answer/);
  holder.child.kill("SIGCONT");
  expect(await holder.ask()).toBe("ours");
});

/** Another machine that shares the folder has other boots, and no way to the holder's socket. */
function moveToOtherMachine(): void {
  const lock = join(folder, "lock");
  for (const name of readdirSync(folder)) if (name.endsWith(".socket")) unlinkSync(join(folder, name));
  // In place, as the holder's own file.
  writeFileSync(lock, readFileSync(lock, "utf8").replace(/"boot":"[^"]*"/, '"boot":"another"'), { flag: "r+" });
}

describe("for another machine", () => {
  test("a heartbeat holds the folder; after a pause, the holder stops before it writes", async () => {
    const holder = start();
    expect(await holder.said).toBe("held");
    moveToOtherMachine();
    await expect(lockFolder(folder, timing)).rejects.toThrow(inUseBy(holder));
    holder.child.kill("SIGSTOP");
    const lock = await lockFolder(folder, timing);
    holder.child.kill("SIGCONT");
    expect(await holder.ask()).toMatch(/no longer holds the lock of the data folder/);
    lock.check();
    lock.release();
  });

  test("a process that returns from a pause while it is being followed stops", async () => {
    const holder = start();
    expect(await holder.said).toBe("held");
    holder.child.kill("SIGSTOP");
    const id = /"id":"([\w-]+)"/.exec(readFileSync(join(folder, "lock"), "utf8"))?.[1];
    writeFileSync(join(folder, `lock.${id}.next`), "");
    await new Promise((resolve) => setTimeout(resolve, timing.lapseMs + 100));
    holder.child.kill("SIGCONT");
    expect(await holder.ask()).toMatch(/no longer holds the lock/);
  });

  test("a holder that returns from a pause and that no one followed goes on", async () => {
    const holder = start();
    expect(await holder.said).toBe("held");
    holder.child.kill("SIGSTOP");
    await new Promise((resolve) => setTimeout(resolve, timing.lapseMs + 100));
    holder.child.kill("SIGCONT");
    expect(await holder.ask()).toBe("ours");
  });
});

test("a folder that was copied while it was held starts elsewhere", async () => {
  const holder = start();
  expect(await holder.said).toBe("held");
  for (const option of ["-a", "-rL"]) {
    const copy = join(root, `copy${option}`);
    spawnSync("cp", [option, folder, copy], { stdio: "ignore" });
    if (option !== "-a")
      for (const name of readdirSync(copy)) if (name.endsWith(".socket")) unlinkSync(join(copy, name));
    expect(existsSync(join(copy, "lock"))).toBe(true);
    (await lockFolder(copy, timing)).release();
  }
  expect(await holder.ask()).toBe("ours");
});

describe("a lock that someone deleted", () => {
  const files = (pattern: RegExp) => readdirSync(folder).filter((name) => pattern.test(name));

  test("is put back, and others are refused in the meantime", async () => {
    const holder = start({ ...timing, heartbeatMs: 60_000, lapseMs: 600_000 });
    expect(await holder.said).toBe("held");
    unlinkSync(join(folder, "lock"));
    await expect(lockFolder(folder, timing)).rejects.toThrow(inUseBy(holder));
    expect(existsSync(join(folder, "lock"))).toBe(false);
    expect(await holder.ask()).toBe("ours");
    expect(existsSync(join(folder, "lock"))).toBe(true);
  });

  test("stops the holder before it writes, if another process took the folder", async () => {
    const holder = start({ ...timing, heartbeatMs: 60_000, lapseMs: 600_000 });
    expect(await holder.said).toBe("held");
    for (const name of files(/^lock/)) unlinkSync(join(folder, name));
    const lock = await lockFolder(folder, timing);
    expect(await holder.ask()).toMatch(/no longer holds the lock/);
    expect(await holder.ask("release")).toBe("ours");
    lock.check();
    lock.release();
  });
});

test.each([
  ["of a dead process", () => String(spawnSync(process.execPath, ["-e", ""]).pid)],
  ["with this process's number", () => String(process.pid)],
  ["that a full disk left empty", () => ""],
  ["that is not one", () => "x\n[]"],
])("a lock of an older version %s is replaced", async (_what, content) => {
  writeFileSync(join(folder, "lock"), content());
  const lock = await lockFolder(folder, patient);
  lock.check();
  lock.release();
});

test("an older version and this one respect each other's locks", async () => {
  const lock: FolderLock = await lockFolder(folder, patient);
  expect(Number.parseInt(readFileSync(join(folder, "lock"), "utf8"), 10)).toBe(process.pid);
  lock.release();
  writeFileSync(join(folder, "lock"), `${process.ppid}\n`);
  await expect(lockFolder(folder, patient)).rejects.toThrow(new RegExp(`is in use by process ${process.ppid}\\.`));
});

const mounts = unshares && process.getuid?.() === 0;

test.each([
  ["read-only", "mount -t tmpfs -o ro tmpfs", "its file system is read-only"],
  ["full", "mount -t tmpfs -o size=4k,nr_inodes=1 tmpfs", "its disk is full"],
])("a folder on a %s disk is refused in plain words", async (_what, mount, reason) => {
  if (!mounts) return;
  const holder = start(patient, ["unshare", "--mount", "sh", "-c", `${mount} "${folder}" && exec "$@"`, "sh"]);
  const said = await holder.said;
  expect(said).toBe(
    `The data folder ${folder} cannot be locked: ${reason}. Make it writable, or choose another folder with --data.`,
  );
});

test("names a disk that is full before the database is complete", async () => {
  if (!mounts) return;
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: "utf8" });
  if (run("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder).status !== 0) return;
  try {
    const opened = openStore({ kind: "folder", path: folder, snapshot: await testSnapshot() });
    await expect(opened).rejects.toThrow(
      `The data folder ${folder} cannot be opened: its disk is full. Make it writable, or choose another folder with --data.`,
    );
    expect(readdirSync(folder).filter((name) => name.startsWith("lock"))).toEqual([]);
  } finally {
    run("umount", folder);
  }
});
