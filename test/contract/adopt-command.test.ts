import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import type { Scope } from "../../src/consent/contract";
import { adoptCommand } from "../../src/provider/cli/adopt";
import { type AdoptionBench, filesOf, openAdoptionBench } from "../support/adoption";
import { repositoryFolder } from "../support/repository-folder";
import { runCommand } from "../unit/provider/cli/recorded-context";

let bench: AdoptionBench;
beforeAll(async () => {
  bench = await openAdoptionBench(4);
}, 60_000);
afterAll(async () => {
  await bench?.close();
});
afterEach(() => bench.laboratory.intercept(null));

/** Runs the command with a token that may do only this. */
async function adoptWith(scopes: readonly Scope[], more: object = {}) {
  const token = await bench.laboratory.token({ scopes: [...scopes], ...more });
  const out = bench.newFolder();
  const progress: string[] = [];
  const run = await runCommand(
    adoptCommand,
    ["--for", "terraform", "--out", out],
    { ...bench.variables, CONSENTFORM_TOKEN: token },
    { rewriteLine: (line) => progress.push(line) },
  );
  return { ...run, out, progress, text: existsSync(out) ? Object.values(filesOf(out)).join("\n") : "" };
}

test("a token with partial access adopts what it may read and reports what is missing", async () => {
  const { status, stderr, text } = await adoptWith(["sites:read", "banner:read"]);
  expect(status).toBe(1);
  expect(stderr).toContain(
    "Not read: ScanSchedule, TrackedService, IssueSuppression, InstallCheck. the token lacks the scope scans:read",
  );
  expect(text).toContain('resource "consentform_config_draft"');
  expect(text).not.toContain('resource "consentform_scan_schedule"');
});

test("a token that cannot see who manages a site adopts nothing", async () => {
  const { status, stderr, text } = await adoptWith(["sites:read", "scans:read"]);
  expect({ status, text }).toEqual({ status: 2, text: "" });
  expect(stderr.join("\n")).toContain("lacks the scope banner:read");
});

test("a token that may only read adopts everything", async () => {
  const { status, out, progress } = await adoptWith(["sites:read", "banner:read", "scans:read"]);
  expect(status).toBe(0);
  // The line on the terminal is cleared at the end. Sites are read in groups, of which this is the only one.
  expect(progress).toEqual([expect.stringMatching(/^[4-8] sites read$/), ""]);
  const whole = bench.newFolder();
  await bench.adopt(whole, "terraform");
  expect(filesOf(out)).toEqual(filesOf(whole));
});

test("docs/guides/adoption.md has every option and the next commands for each engine", async () => {
  const page = readFileSync(join(repositoryFolder, "docs/guides/adoption.md"), "utf8");
  for (const { long } of adoptCommand.declare?.(new Command()).options ??
    [].filter(({ long }) => long !== "--endpoint")) {
    expect(page).toContain(`| \`${long}\` |`);
  }
  for (const engine of ["pulumi", "terraform", "cdktn"]) {
    const { stdout } = await bench.adopt(bench.newFolder(), engine);
    const next = stdout.slice(2).map((line) => line.trim().replace(bench.laboratory.endpoint, "$CONSENTFORM_ENDPOINT"));
    expect(next.length).toBeGreaterThan(1);
    for (const command of next) expect(page).toContain(`\n${command}`);
  }
});

test("a token that may not list sites adopts nothing", async () => {
  const { status, stderr, out } = await adoptWith(["banner:read"]);
  expect(status).toBe(2);
  expect(stderr.join("\n")).toContain("sites:read");
  expect(existsSync(out)).toBe(false);
});

test("--site takes these sites alone, and nothing of the workspace", async () => {
  const [first = "", second = ""] = bench.workspace.siteIds;
  const out = bench.newFolder();
  const { status, stderr } = await bench.adopt(out, "terraform", "--site", second, "--site", first);
  expect({ status, stderr }).toEqual({ status: 0, stderr: [] });
  expect(Object.keys(filesOf(out)).filter((file) => file.endsWith(".tf"))).toEqual([
    ...["imports.tf", "main.tf"],
    expect.stringMatching(/^site-nord-apotheke-\w+\.tf$/),
    "site-nord-apotheke.tf",
  ]);
});

test("a site that does not exist is an error, and nothing is written", async () => {
  const out = bench.newFolder();
  const { status, stderr } = await bench.adopt(out, "cdktn", "--site", "site_01m83najsas13h7fah8sgxw056");
  expect(status).toBe(2);
  expect(stderr.join("\n")).toMatch(/not-found|does not exist/);
  expect(existsSync(out)).toBe(false);
});

test.each([
  [["--for", "ansible"], /Allowed choices are pulumi, terraform, cdktn/],
  [[], /required option '--for <engine>' not specified/],
  [["--for", "pulumi", "--stack", "a/b/c"], /--stack: "a\/b\/c" is not a stack. Use stack or organization\/stack/],
])("refuses %j and says what is allowed", async (args, message) => {
  const { status, stderr } = await runCommand(adoptCommand, [...args, "--out", bench.newFolder()], bench.variables);
  expect(status).not.toBe(0);
  expect(stderr.join("\n")).toMatch(message);
});

test("a site stays in the program while others change, and no other site joins", async () => {
  const out = bench.newFolder();
  await bench.adopt(out, "terraform");
  const before = filesOf(out);
  const [id = ""] = bench.workspace.siteIds;
  const client = await bench.laboratory.client();
  const { data: draft } = await client.call("getConfigDraft", { path: { id } });
  const { document, waivers, etag } = draft;
  // As a deployment of the program does with its first change.
  const body = { document, waivers, managed_by: "fedcba9876543210.ours" };
  await client.call("putConfigDraft", { path: { id }, body, ifMatch: etag });
  await bench.adopt(out, "terraform");
  expect(filesOf(out)).toEqual(before);
  const other = await bench.adopt(bench.newFolder(), "terraform");
  expect(other.stderr.filter((line) => line.includes(id))).toEqual([expect.stringContaining("fedcba9876543210.ours")]);
  await client.call("putConfigDraft", {
    path: { id },
    body: { document, waivers },
    ifMatch: (await client.call("getConfigDraft", { path: { id } })).data.etag,
  });
});

test("the next run repairs everything that a killed run left", async () => {
  const reference = bench.newFolder();
  await bench.adopt(reference, "terraform");
  const out = bench.newFolder();
  for (const moment of killMoments(out)) {
    await killedRun(out, moment);
    expect(existsSync(out) ? Object.keys(filesOf(reference)) : []).toEqual(
      expect.arrayContaining(existsSync(out) ? Object.keys(filesOf(out)) : []),
    );
  }
  const { status } = await bench.adopt(out, "terraform");
  expect(status).toBe(0);
  expect(filesOf(out)).toEqual(filesOf(reference));
  expect(readdirSync(out).filter((file) => file.endsWith(".tmp"))).toEqual([]);
});

/** A signal, and when the process gets it: while it reads, or once it has written so many files. */
interface Moment {
  readonly signal: NodeJS.Signals;
  isNow(requests: number): boolean;
}

function killMoments(out: string): Moment[] {
  const written = () => (existsSync(out) ? readdirSync(out, { recursive: true }).length : 0);
  return [
    { signal: "SIGINT", isNow: (requests) => requests > 5 },
    { signal: "SIGKILL", isNow: (requests) => requests > 8 },
    { signal: "SIGKILL", isNow: () => written() > 0 },
    { signal: "SIGKILL", isNow: () => written() > 4 },
  ];
}

/** Runs the built command and ends it at a moment; one that is over before that is as good. */
async function killedRun(out: string, { signal, isNow }: Moment): Promise<void> {
  const file = join(repositoryFolder, "dist/provider/cli/main.js");
  bench.laboratory.forgetRequests();
  const child = spawn(process.execPath, [file, "adopt", "--for", "terraform", "--out", out], {
    env: { ...process.env, ...bench.variables },
    stdio: "ignore",
  });
  const watch = setInterval(() => isNow(bench.laboratory.requests.length) && child.kill(signal), 1);
  await new Promise((resolve) => child.once("exit", resolve));
  clearInterval(watch);
}
