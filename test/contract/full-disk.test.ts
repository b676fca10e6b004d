import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";
import { attach, choice, send as sendChoice } from "../support/choices";
import { publishedSite } from "../support/consents";
import type { DevService } from "../support/dev-service";
import { startInProcessService } from "../support/in-process-service";
import { startPostgres } from "../support/postgres";
import { repositoryFolder } from "../support/repository-folder";
import { until } from "../support/until";

/** Behavior when nothing more can be written. */

const mebibyte = 1024 * 1024;

type Place = Pick<DevService, "endpoint" | "token">;

const send = ({ endpoint, token }: Place, path: string, body?: object) =>
  fetch(`${endpoint}/v1${path}`, {
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
  });

/** A device on which every write fails for want of room. */
const hasFullDevice = existsSync("/dev/full");
if (!hasFullDevice) process.stderr.write("This machine has no /dev/full: a log on a full disk is not tested.\n");

(hasFullDevice ? test : test.skip)(
  "a log that cannot be written costs no request its answer",
  async () => {
    const script = 'exec "$0" "$@" 2>/dev/full';
    const command = [
      process.execPath,
      join(repositoryFolder, "dist/provider/cli/main.js"),
      "dev",
      "--format",
      "json",
      "--memory",
    ];
    const child = spawn("sh", ["-c", script, ...command, "--port", "0", "--log", "--access-log", "/dev/full"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    const gone = once(child, "exit");
    try {
      const [line] = await once(createInterface({ input: child.stdout }), "line");
      const place = JSON.parse(line) as Place;
      for (const name of ["a", "b", "c"]) expect((await send(place, "/sites", { name })).status).toBe(201);
      expect((await send(place, "/nothing")).status).toBe(404);
    } finally {
      child.kill("SIGTERM");
    }
    expect(await gone).toEqual([0, null]);
  },
  60_000,
);

/** In memory, where no other process writes meanwhile. */
const memoryDisk = "/dev/shm";
/** The database itself takes 16 MB, and what fills the disk 32 MB. */
const neededBytes = 64 * mebibyte;

function freeBytes(path: string): number {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}

const hasMemoryDisk = existsSync(memoryDisk) && freeBytes(memoryDisk) >= neededBytes;
if (!hasMemoryDisk) {
  process.stderr.write(
    `This machine has no ${memoryDisk} with 64 MB free: a data folder on a full disk is not tested.\n`,
  );
}

(hasMemoryDisk ? test : test.skip)(
  "nothing is written while the disk of the data folder is too full; what is there can be read, and it goes on",
  async () => {
    const path = mkdtempSync(join(memoryDisk, "consentform-full-"));
    const filler = join(path, "filler");
    const reserve = freeBytes(path) - 32 * mebibyte;
    const service = await startInProcessService({ database: { kind: "folder", path, reserve } });
    try {
      const { token, makeSite } = await service.workspace();
      const id = await makeSite();
      const shop = await publishedSite(service);
      await attach(service, shop);
      const accepted = choice(service);
      const early = await sendChoice(service, shop, accepted);
      const make = async () =>
        (await service.send({ method: "POST", path: "/sites", token, body: { name: "b" } })).status;
      const ready = () => service.send({ path: "//readyz", token: null });
      writeFileSync(filler, Buffer.alloc(32 * mebibyte));
      await until(async () => (await make()) === 503);
      expect((await service.send({ path: `/sites/${id}`, token })).status).toBe(200);
      const full = await ready();
      expect([full.status, JSON.stringify(full.body)]).toEqual([503, expect.stringContaining("the disk is full")]);
      // A page may read the refusal of a choice, and keeps the choice.
      const late = choice(service);
      const refused = await sendChoice(service, shop, late);
      expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([503, "*"]);
      rmSync(filler);
      await until(async () => (await make()) === 201);
      const answers = [await sendChoice(service, shop, late), await sendChoice(service, shop, accepted)];
      expect(answers.map(({ status }) => status)).toEqual([201, 200]);
      const { body: stored } = await service.call("listConsents", { path: { id: shop } });
      expect(stored.data.map(({ id }: { id: string }) => id)).toEqual([answers[0]?.body.id, early.body.id]);
      expect((await ready()).status).toBe(200);
    } finally {
      await service.close();
      rmSync(path, { recursive: true, force: true });
    }
  },
);

/**
 * The error of a PostgreSQL that cannot extend a table's file. A disk that is small enough to fill would have to be
 * mounted, which takes root, and PostgreSQL does not run as root.
 */
const fullTable = `
  create function no_room() returns trigger language plpgsql as $$
  begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
  create trigger no_room before insert on consent_records for each row execute function no_room();`;

test("choices that a full disk of PostgreSQL refuses are recorded once there is room", async () => {
  const server = await startPostgres();
  if (server === null) return;
  const url = await server.createDatabase();
  const service = await startInProcessService({ database: { kind: "postgres", url } });
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    const shop = await publishedSite(service);
    await attach(service, shop);
    const early = await sendChoice(service, shop, choice(service));
    await client.query(fullTable);
    const late = Array.from({ length: 3 }, () => choice(service));
    const sendLate = () => Promise.all(late.map((each) => sendChoice(service, shop, each)));
    for (const { status, headers } of await sendLate()) {
      expect([status, headers.get("access-control-allow-origin")]).toEqual([503, "*"]);
    }
    const stored = async () => {
      const { status, body } = await service.call("listConsents", { path: { id: shop } });
      return [status, ...body.data.map(({ id }: { id: string }) => id).sort()];
    };
    expect(await stored()).toEqual([200, early.body.id]);
    await client.query("drop trigger no_room on consent_records");
    const answers = await sendLate();
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await stored()).toEqual([200, ...[early, ...answers].map(({ body }) => body.id).sort()]);
  } finally {
    await client.end();
    await service.close();
    await server.stop();
  }
}, 60_000);
