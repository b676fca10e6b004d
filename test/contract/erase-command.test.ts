import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { consentsEraseCommand } from "../../src/provider/cli/consents-erase";
import { consent, publishedSite } from "../support/consents";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { runCommandLine, type ServeProcess, startServe } from "../support/serve-process";
import { postgresOfSuite } from "../support/service-databases";
import { runCommand } from "../unit/provider/cli/recorded-context";

/** `consentform consents erase` beside a running service, as an operator runs it. */

const key = Buffer.alloc(32, 7);
const person = "customer-of-the-command";
/** Records of one person: as many as a shared computer has in years. */
const MANY = 10_000;

let folder: string;
let data: string;
let site: string;
let service: ServeProcess | null = null;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "consentform-erase-"));
  data = join(folder, "data");
  const under = await opened();
  writeFileSync(join(data, "deployment.key"), `${key.toString("base64")}\n`, { mode: 0o600 });
  site = await publishedSite(under);
  const of = (externalId: string, count: number) =>
    Array.from({ length: count }, (_, index) =>
      consent(site, { subjectId: `${externalId}-${index % 50}`, externalId }),
    );
  await under.service.recordConsents([...of(person, MANY), ...of("someone", 3)]);
  await under.service.recordConsents([consent(site, { environment: "preview", externalId: "once" })]);
  await under.close();
}, 120_000);
afterAll(async () => {
  await service?.end("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
});

/** The data folder, while no service runs. */
const opened = () => startInProcessService({ database: { kind: "folder", path: data }, deploymentKey: key });
const serve = async () => {
  service = await startServe([
    "--data",
    data,
    "--public-url",
    "https://consent.example",
    "--asset-url",
    "https://assets.example",
  ]);
  return service;
};
const erase = (...args: string[]) => runCommandLine(["consents", "erase", "--data", data, ...args]);
const erasedOf = async ({ service: { store } }: InProcessService) => {
  const erased = store.db.selectFrom("consent_records").select("id").where("erased_at", "is not", null);
  return (await erased.execute()).length;
};

test("refuses what cannot be meant, and counts first, while the service runs", async () => {
  await serve();
  const refused: [string[], number, string][] = [
    [["--site", site], 2, "Use one of --subject and --external-id."],
    [["--site", site, "--subject", "a", "--external-id", "b"], 2, "Use one of"],
    [["--site", site, "--external-id", ""], 2, "--external-id: found 0 characters; allowed are 1 to 256."],
    [["--site", "site_other", "--external-id", person], 2, '--site: found "site_other"; no site has this id'],
    [["--site", site, "--external-id", "unknown"], 1, `No record of ${site} has this external id.`],
  ];
  for (const [args, status, message] of refused) {
    const run = await erase(...args);
    expect([run.status, run.stderr]).toEqual([status, expect.stringContaining(message)]);
    expect(run.stderr + run.stdout).not.toContain(person);
  }
  const counted = await erase("--site", site, "--external-id", person, "--dry-run");
  expect([counted.status, counted.stdout]).toEqual([
    0,
    `Would erase ${MANY} records of ${site} (production ${MANY}, preview 0) and drop 0 exports.\n`,
  ]);
}, 120_000);

test("a kill in the middle erases all or nothing, and the command finishes it", async () => {
  const running = service ?? (await serve());
  const command = erase("--site", site, "--external-id", person);
  await sleep(700);
  await running.end("SIGKILL");
  const killed = await command;
  if (killed.status !== 0)
    expect([killed.status, killed.stderr]).toEqual([2, expect.stringMatching(/ended before it answered|is in use/)]);
  const under = await opened();
  expect([0, MANY]).toContain(await erasedOf(under));
  await under.close();
  await serve();
  const again = await erase("--site", site, "--external-id", person, "--format", "json");
  expect([0, 1]).toContain(again.status);
  expect(Object.keys(JSON.parse(again.stdout))).toEqual([
    "site_id",
    "erased_at",
    "records",
    "exports_dropped",
    "dry_run",
  ]);
  const repeated = await erase("--site", site, "--external-id", person);
  expect([repeated.status, repeated.stderr]).toEqual([1, expect.stringContaining("It may be erased already.")]);
  expect(service?.output()).not.toContain(person);
}, 120_000);

test("erases a browser's preview records, without the service too", async () => {
  const receipt = await erase("--site", site, "--subject", "subject-1");
  expect([receipt.status, receipt.stdout]).toEqual([
    0,
    expect.stringMatching(/^Erased 1 record of \S+ \(production 0, preview 1\) and dropped 0 exports at \S+Z\.\n$/),
  ]);
  expect(receipt.stderr).toContain("Backups and downloaded copies");
  await service?.end("SIGTERM");
  service = null;
  const offline = await erase("--site", site, "--external-id", "someone");
  expect([offline.status, offline.stdout]).toEqual([0, expect.stringContaining("Erased 3 records")]);
  const under = await opened();
  expect(await erasedOf(under)).toBe(MANY + 4);
  await under.close();
}, 120_000);

describe("on PostgreSQL", () => {
  const locate = postgresOfSuite();
  test("erases over a separate connection while the service writes", async () => {
    const database = await locate();
    if (database === null) return;
    const under = await startInProcessService({ database });
    const id = await publishedSite(under);
    await under.service.recordConsents(Array.from({ length: 20 }, () => consent(id, { externalId: person })));
    let isWriting = true;
    const writing = (async () => {
      while (isWriting) await under.service.recordConsents([consent(id, { subjectId: "someone-else" })]);
    })();
    const run = await runCommand(consentsEraseCommand, ["--site", id, "--external-id", person], {
      DATABASE_URL: database.url,
    });
    isWriting = false;
    await writing;
    expect([run.status, run.stdout]).toEqual([0, [expect.stringContaining(`Erased 20 records of ${id}`)]]);
    await under.close();
  }, 120_000);
});
