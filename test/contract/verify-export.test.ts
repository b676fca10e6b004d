import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { verifyExportCommand } from "../../src/cli/verify-export";
import { type Listener, listen, type NewConsent } from "../../src/service";
import { jobHandlers } from "../../src/service/background/job-handlers";
import { runDueJobs } from "../../src/service/jobs/job-queue";
import { attach, choice, send } from "../support/choices";
import { consent, publishedSite, rejected } from "../support/consents";
import { exportCommands, runShell, verifiedLines } from "../support/export-document";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { runCommand } from "../unit/cli/recorded-context";

/**
 * Proof exports as a stranger checks them: with the commands of docs/guides/verify-export.md, and with `consentform
 * verify-export`.
 */

let under: InProcessService;
let listener: Listener;
let endpoint: string;
let folder: string;

beforeAll(async () => {
  under = await startInProcessService();
  listener = await listen((request) => under.service.fetch(request), "127.0.0.1", 0);
  endpoint = `http://127.0.0.1:${listener.port}`;
});
afterAll(async () => {
  await listener.close(1000);
  await under.close();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "consentform-export-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string) => join(folder, name);

const commands = exportCommands;

/** Runs commands of the document, and stops at the first that fails. */
async function shell(script: string, exportId: string): Promise<{ status: number; output: string }> {
  return runShell(script, { folder, endpoint, token: await under.token(), exportId });
}

/**
 * A site with records of every sort, and an export of them, downloaded as the document says. @returns the export's id
 */
async function downloaded(
  body: Record<string, unknown> = {},
  more: NewConsent[] = [],
  isMixed = false,
): Promise<string> {
  const siteId = await publishedSite(under);
  await under.service.recordConsents([
    consent(siteId, {
      subjectId: 'quote " backslash \\ umlaut ü \u2028 emoji 😀',
      externalId: '","hash":"0","masked":false}',
    }),
    consent(siteId, { subjectId: "erased" }),
    consent(siteId, {
      decisions: rejected,
      event: { type: "changed", method: "preferences" },
      country: "US",
      region: "US-CA",
    }),
    consent(siteId, { subjectId: "last", tcString: "CP".repeat(200) }),
    ...more,
  ]);
  await under.service.eraseSubject(siteId, "erased");
  if (isMixed) await sendChoice(siteId);
  const { body: made } = await under.call("createExport", { path: { id: siteId }, body });
  await runDueJobs(under.service, jobHandlers);
  expect(await shell(commands[0] ?? "", made.id)).toEqual({ status: 0, output: "" });
  return made.id;
}

/** Adds a choice that a browser sent: its record has a later schema, in the same chain. */
async function sendChoice(siteId: string): Promise<void> {
  const host = `${siteId.slice(-12)}.example`;
  await attach(under, siteId, host);
  const body = choice(under, { external_id: 'ü"\\' });
  const { status } = await send(under, siteId, body, { origin: `https://${host}` });
  expect(status).toBe(201);
}

const verify = (...args: string[]) =>
  runCommand(verifyExportCommand, [
    file("export.ndjson"),
    "--headers",
    file("export.headers"),
    "--keys",
    file("export-keys.json"),
    ...args,
  ]);

/** Changes the downloaded file. */
function tamper(change: (text: string) => string): void {
  const text = readFileSync(file("export.ndjson"), "utf8");
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(file("export.ndjson"), changed);
}

/** Swaps, drops or changes lines. */
const tamperLines = (change: (lines: string[]) => string[]) => tamper((text) => change(text.split("\n")).join("\n"));

test("the commands of the document verify an export with openssl and sha256sum alone", async () => {
  for (const body of [{}, { include_versions: false }, { regimes: ["us_ca"] }]) {
    const id = await downloaded(body, [], true);
    const isContiguous = !("regimes" in body);
    // Neighbours are compared only in a contiguous chain, as the document says.
    const steps = isContiguous ? commands.slice(1) : commands.slice(1, -1);
    const { status, output } = await shell(steps.join("\n"), id);
    expect(output.split("\n")).toEqual(verifiedLines);
    expect([status, (await verify()).status]).toEqual([0, 0]);
  }
});

test("the commands of the document refute what was changed", async () => {
  const id = await downloaded();
  const intact = readFileSync(file("export.ndjson"), "utf8");
  tamper((text) => text.replace('"marketing":"denied"', '"marketing":"granted"'));
  expect((await shell(`${commands[1]}`, id)).status).toBe(1);
  expect((await shell(`set +e\n${commands[1]}${commands[2]}${commands[3]}`, id)).output).toContain(
    "Signature Verification Failure",
  );
  expect((await shell(commands[5] ?? "", id)).output).toMatch(/^CHANGED: .*"US-CA"/);
  writeFileSync(file("export.ndjson"), intact);
  tamperLines((lines) => lines.filter((_, index) => index !== 3));
  expect((await shell(`${commands[6]}`, id)).status).toBe(1);
  expect((await shell(`set +e\n${commands[6]}${commands[7]}`, id)).output).toMatch(/^MISSING after [0-9a-f]{64}\n$/);
  writeFileSync(file("export.ndjson"), intact);
  const keys = readFileSync(file("export-keys.json"), "utf8");
  writeFileSync(
    file("export-keys.json"),
    keys.replace(/(?<="x":")./, (first) => (first === "_" ? "-" : "_")),
  );
  expect((await shell(`${commands[1]}${commands[2]}`, id)).output).toContain("FALSE KEY");
});

test("verifies with saved keys and no network, or with the keys of a service", async () => {
  const id = await downloaded();
  const offline = await verify();
  expect(offline).toMatchObject({ status: 0, stderr: [] });
  expect(offline.stdout.join("\n")).toMatch(new RegExp(`verified\\. 3 records and 1 tombstones of export ${id}`));
  const signature = /x-signature-ed25519: (.*?)\r/i.exec(readFileSync(file("export.headers"), "utf8"))?.[1] ?? "";
  const online = await runCommand(
    verifyExportCommand,
    [file("export.ndjson"), "--signature", signature, "--format", "json"],
    { CONSENTFORM_ENDPOINT: endpoint },
  );
  expect(JSON.parse(online.stdout.join(""))).toMatchObject({
    ...{ verdict: "verified", export_id: id, counts: { records: 3, tombstones: 1 }, fault_count: 0, faults: [] },
  });
  await under.service.rotateExportKey();
  const later = await runCommand(verifyExportCommand, [file("export.ndjson"), "--signature", signature], {
    CONSENTFORM_ENDPOINT: endpoint,
  });
  expect(later.status).toBe(0);
});

/** Manipulations of the file, and the faults that the command names: code, line, and a part of the message. */
const tamperings: [string, () => void, [code: string, line: number | null, message: string][]][] = [
  [
    "a changed decision",
    () => tamper((text) => text.replace('"marketing":"denied"', '"marketing":"granted"')),
    [
      ["record-hash", 4, "was changed"],
      ["digest", null, "X-Content-SHA256"],
      ["signature", null, "has not signed"],
    ],
  ],
  [
    "a record left out",
    () => tamperLines((lines) => lines.filter((_, index) => index !== 3)),
    [
      ["chain", 4, "does not follow"],
      ["count", 5, "2 records and 1 tombstones"],
      ["footer", 5, "records_hash"],
    ],
  ],
  [
    "two records in the wrong order",
    () => tamperLines(([a = "", b = "", c = "", d = "", e = "", ...rest]) => [a, b, c, e, d, ...rest]),
    [
      ["chain", 4, "does not follow"],
      ["chain", 5, "does not follow"],
      ["footer", 6, "final_hash"],
    ],
  ],
  [
    "another tombstone",
    () => tamper((text) => text.replace(/("hash":")([0-9a-f]{64})(","erased_at")/, `$1${"0".repeat(64)}$3`)),
    [
      ["chain", 4, "does not follow"],
      ["footer", 6, "records_hash"],
    ],
  ],
  [
    "a changed banner",
    () => tamper((text) => text.replace("Example GmbH", "Example Inc.")),
    [["version-digest", 1, "document"]],
  ],
  ["a cut file", () => tamper((text) => text.slice(0, -100)), [["form", 6, "ends inside a line"]]],
  [
    "a file without its footer",
    () => tamperLines((lines) => [...lines.slice(0, -2), ""]),
    [["footer", 5, "not a footer"]],
  ],
  [
    "a broken line",
    () => tamperLines(([first = "", , ...rest]) => [first, "{", ...rest]),
    [["form", 2, "not a JSON object"]],
  ],
  ["no manifest", () => tamperLines(([, ...rest]) => ["{}", ...rest]), [["form", 1, "not a manifest"]]],
  ["an empty file", () => tamper(() => ""), [["form", 1, "empty"]]],
  [
    "another site's manifest",
    () => tamper((text) => text.replace('"site":{"id":"', '"site":{"id":"x')),
    [["selection", 2, "site"]],
  ],
];

test.each(tamperings)("%s is named by line and record", async (_what, change, expected) => {
  await downloaded();
  change();
  const { status, stdout } = await verify("--format", "json");
  expect(status).toBe(1);
  const { faults } = JSON.parse(stdout.join("")) as {
    faults: { code: string; line: number | null; message: string }[];
  };
  for (const [code, line, message] of expected) {
    expect(faults).toContainEqual(expect.objectContaining({ code, line, message: expect.stringContaining(message) }));
  }
  const human = await verify();
  expect([human.status, human.stdout[0]]).toEqual([1, expect.stringContaining("NOT verified")]);
});

test("a record whose hash was made again is refuted by the chain and the signature", async () => {
  await downloaded();
  const { createHash } = await import("node:crypto");
  tamperLines((lines) =>
    lines.map((line, index) => {
      if (index !== 3) return line;
      const changed = line.replace('"marketing":"denied"', '"marketing":"granted"');
      const hashed = changed.replace(/,"hash":"[0-9a-f]{64}","masked":false}$/, "}");
      return changed.replace(
        /"hash":"[0-9a-f]{64}","masked"/,
        `"hash":"${createHash("sha256").update(hashed).digest("hex")}","masked"`,
      );
    }),
  );
  const { faults } = JSON.parse((await verify("--format", "json")).stdout.join(""));
  const codes = faults.map(({ code, line }: { code: string; line: number | null }) => `${code} ${line}`);
  expect(codes).toEqual(["chain 5", "footer 6", "digest null", "signature null"]);
});

test("a forged key, a key that was retired before, and an unknown one are refuted", async () => {
  await downloaded();
  const set = JSON.parse(readFileSync(file("export-keys.json"), "utf8"));
  const kid = /x-signing-kid: (\S+)/i.exec(readFileSync(file("export.headers"), "utf8"))?.[1];
  const codes = async (keys: unknown[]) => {
    writeFileSync(file("export-keys.json"), JSON.stringify({ keys }));
    const { stdout } = await verify("--format", "json");
    return JSON.parse(stdout.join("")).faults.map((fault: { code: string }) => fault.code);
  };
  const key = set.keys.find((one: { kid: string }) => one.kid === kid);
  const other = "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo";
  expect(await codes([{ ...key, x: other }])).toEqual(["key-forged", "signature"]);
  expect(await codes([{ ...key, retired_at: key.valid_from }])).toEqual(["key-life"]);
  expect(await codes([])).toEqual(["key-unknown"]);
  expect(await codes([key])).toEqual([]);
});

test("a missing input is a usage error, not a verdict", async () => {
  await downloaded();
  const status = async (args: string[]) => (await runCommand(verifyExportCommand, args)).status;
  const headers = ["--headers", file("export.headers")];
  const keys = ["--keys", file("export-keys.json")];
  expect(await status([file("none.ndjson"), ...headers, ...keys])).toBe(2);
  expect(await status([file("export.ndjson"), ...keys])).toBe(2);
  expect(await status([file("export.ndjson"), ...headers])).toBe(2);
  expect(await status([file("export.ndjson"), ...headers, "--keys", file("export.headers")])).toBe(2);
  expect(await status([file("export.ndjson"), ...headers, "--signature", "x", ...keys])).toBe(2);
  expect(await status([file("export.ndjson"), "--headers", file("export-keys.json"), ...keys])).toBe(2);
});
