import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type DevService, startDevService } from "../support/dev-service";
import { startPostgres } from "../support/postgres";
import { repositoryFolder } from "../support/repository-folder";

/** The commands of docs/guides/self-hosting.md, run exactly as documented. */

const document = readFileSync(join(repositoryFolder, "docs/guides/self-hosting.md"), "utf8");

/** The commands under a comment such as `# backup-folder`. */
function commands(name: string): string {
  const found = new RegExp(`^# ${name}\\n((?:[^#\`\\n].*\\n)+)`, "m").exec(document)?.[1];
  if (found === undefined) throw new Error(`docs/guides/self-hosting.md has no commands for ${name}`);
  return found;
}

const shell = (script: string, cwd: string, variables: Record<string, string>) =>
  promisify(execFile)("sh", ["-euc", script], { cwd, env: { ...process.env, ...variables } });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "consentform-backup-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function ask(service: DevService, path: string): Promise<unknown> {
  const answer = await fetch(`${service.endpoint}/v1${path}`, {
    headers: { authorization: `Bearer ${service.token}` },
  });
  return answer.json();
}

/** The data that must be the same before and after: the sites, and the chain of the sample records. */
async function everything(service: DevService): Promise<unknown> {
  const sites = (await ask(service, "/sites")) as { data: { id: string; etag: string; stages: object }[] };
  const shown = sites.data.map(({ id, etag, stages }) => ({ id, etag, stages }));
  return [shown, await ask(service, `/sites/${sites.data[0]?.id}/consents?limit=200`)].map((part) =>
    // Cursors are sealed again each time.
    JSON.stringify(part).replace(/"next_cursor":"[^"]*"/, ""),
  );
}

test("a stopped data folder is copied and started elsewhere", async () => {
  const data = join(folder, "data");
  const restored = join(folder, "restored");
  const before = await startDevService({ dataFolder: data, args: ["--consents", "20"] });
  const expected = await everything(before);
  await before.stop();
  const variables = { DATA: data, RESTORED: restored };
  await shell(commands("backup-folder"), folder, variables);
  // The key is in it.
  expect(statSync(join(folder, "backup.tar.gz")).mode & 0o077).toBe(0);
  await shell(commands("restore-folder"), folder, variables);
  rmSync(data, { recursive: true });
  const after = await startDevService({ dataFolder: restored });
  try {
    expect(after.token).toBe(before.token);
    expect(await everything(after)).toEqual(expected);
  } finally {
    await after.stop();
  }
}, 120_000);

test("a running PostgreSQL is dumped and restored into an empty database", async () => {
  const server = await startPostgres();
  if (server === null) return;
  const started: DevService[] = [];
  const start = async (url: string, args: string[]): Promise<DevService> => {
    const key = Buffer.alloc(32, 7).toString("base64");
    const service = await startDevService({ env: { DATABASE_URL: url, CONSENTFORM_DEPLOYMENT_KEY: key }, args });
    started.push(service);
    return service;
  };
  try {
    const variables = { DATABASE_URL: await server.createDatabase(), RESTORED_URL: await server.createDatabase() };
    const before = await start(variables.DATABASE_URL, ["--consents", "20"]);
    const expected = await everything(before);
    await shell(commands("backup-postgres"), folder, variables);
    await shell(commands("restore-postgres"), folder, variables);
    const after = await start(variables.RESTORED_URL, []);
    expect(after.token).toBe(before.token);
    expect(await everything(after)).toEqual(expected);
  } finally {
    for (const service of started) await service.stop();
    await server.stop();
  }
}, 120_000);
