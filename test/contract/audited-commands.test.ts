import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Command } from "commander";
import { program } from "../../src/provider/cli/program";
import { startDevService } from "../support/dev-service";
import { runCommandLine, startServe } from "../support/serve-process";

/** The audit log: the rows of each command that opens the database, from the table of commands. */

/** A command that opens the database, run in a data folder. */
interface AuditedCommand {
  /** Its arguments behind its name; each list is a run. */
  readonly runs: readonly (readonly string[])[];
  /** The acts of its rows, in order; none if it changes nothing. */
  readonly acts: readonly string[];
}

const person = "usr-of-the-test";
let folder: string;
let data: string;
let site: string;
let subject: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "consentform-audited-commands-"));
  data = join(folder, "data");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Each command with `--data` or `--database`, in an order in which it has an effect. */
const commands = (): Readonly<Record<string, AuditedCommand>> => ({
  "tokens local": { runs: [[]], acts: [] },
  "users link": { runs: [["--name", person]], acts: ["users link"] },
  "users list": { runs: [[]], acts: [] },
  "consents erase": {
    runs: [
      ["--site", site, "--subject", subject, "--dry-run"],
      ["--site", site, "--subject", subject],
    ],
    acts: ["consents erase"],
  },
  "keys rotate": { runs: [["export"], ["deployment"]], acts: ["keys rotate export", "keys rotate deployment"] },
  "users remove": { runs: [["--name", person]], acts: ["users remove"] },
  audit: { runs: [[], ["--verify"]], acts: [] },
  "tokens create": { runs: [["--name", "made", "--scope", "sites:read"]], acts: ["tokens create"] },
});

/** Commands that run a service. Each of its acts is a row, those of its first start included. */
const services = ["dev", "serve"];

function namesOf(command: Command, path: readonly string[] = []): string[] {
  const inner = command.commands.flatMap((each) => namesOf(each, [...path, each.name()]));
  const opensDatabase = command.options.some(({ long }) => long === "--data" || long === "--database");
  return opensDatabase ? [path.join(" "), ...inner] : inner;
}

test("each command that opens the database has its rows here", () => {
  const names = namesOf(program(undefined, true));
  expect(names.sort()).toEqual([...Object.keys(commands()), ...services].sort());
});

const known = new Set<string>();

/** The acts of the rows that the log has since the last call, in order. */
async function newActs(): Promise<string[]> {
  const { stdout } = await runCommandLine(["audit", "--data", data, "--format", "json"]);
  const rows = stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { id: string; act: string })
    .filter(({ id }) => !known.has(id));
  for (const { id } of rows) known.add(id);
  return rows.map(({ act }) => act);
}

test("the first start of a local service, and its sample, are rows", async () => {
  const service = await startDevService({ dataFolder: data, args: ["--consents", "20"] });
  const get = async (path: string) =>
    (
      (await (
        await fetch(`${service.endpoint}/v1${path}`, { headers: { authorization: `Bearer ${service.token}` } })
      ).json()) as {
        data: { id: string; subject_id: string }[];
      }
    ).data;
  site = (await get("/sites"))[0]?.id ?? "";
  subject = (await get(`/sites/${site}/consents`))[0]?.subject_id ?? "";
  await service.stop();
  // The token and the user of this machine, the sample, and the read above.
  const sample = ["createSite", "putConfigDraft", "publishVersion", "promoteVersion"];
  expect(await newActs()).toEqual(["tokens create", "users link", ...sample, "listConsents"]);
}, 120_000);

test("each command beside a running service has exactly its rows", async () => {
  const service = await startServe([
    ...["--data", data, "--public-url", "https://consent.example", "--asset-url", "https://assets.example"],
  ]);
  await newActs();
  const found: Record<string, string[]> = {};
  const { "tokens create": _alone, ...beside } = commands();
  for (const [name, { runs }] of Object.entries(beside)) {
    for (const args of runs) {
      const { status, stderr } = await runCommandLine([...name.split(" "), "--data", data, ...args]);
      expect([name, args, status, status === 0 ? "" : stderr]).toEqual([name, args, 0, ""]);
    }
    found[name] = await newActs();
  }
  expect(found).toEqual(Object.fromEntries(Object.entries(beside).map(([name, { acts }]) => [name, acts])));
  await service.end("SIGTERM");
}, 240_000);

test("a token that is created in a database without a service is a row", async () => {
  const { runs, acts } = commands()["tokens create"] as AuditedCommand;
  await newActs();
  await runCommandLine(["tokens", "create", "--database", data, ...(runs[0] ?? [])]);
  expect(await newActs()).toEqual(acts);
}, 120_000);
