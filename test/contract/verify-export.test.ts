import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Listener, listen, type NewConsent } from "@consentform/service";
import { unpackBundle } from "../../src/provider/cli/evidence/unpack-bundle";
import { verifyEvidenceCommand } from "../../src/provider/cli/verify-evidence";
import { verifyExportCommand } from "../../src/provider/cli/verify-export";
import { jobHandlers } from "../../src/service/background/job-handlers";
import { purgeRecords } from "../../src/service/consents/purge-records";
import { signDigest } from "../../src/service/exports/export-key";
import { runDueJobs } from "../../src/service/jobs/job-queue";
import { DAY_MS } from "../../src/service/runtime/durations";
import { signingKey } from "../../src/service/store/export-keys";
import { attach, choice, send } from "../support/choices";
import { consent, publishedSite, rejected } from "../support/consents";
import { exportCommands, runShell, verifiedLines } from "../support/export-document";
import { exported } from "../support/exports";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { runCommand } from "../unit/provider/cli/recorded-context";

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
    // Neighbors and the newest record are compared only in a contiguous chain, as the document says.
    const steps = isContiguous ? commands.slice(1) : commands.slice(1, 7);
    const { status, output } = await shell(steps.join("\n"), id);
    expect(output.split("\n")).toEqual(isContiguous ? verifiedLines : [...verifiedLines.slice(0, -3), ""]);
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
  expect(offline.stdout.join("\n")).toMatch(
    new RegExp(`verified\\. 3 records and 1 tombstones \\(erased records\\) of export ${id}`),
  );
  const signature = /x-signature-ed25519: (.*?)\r/i.exec(readFileSync(file("export.headers"), "utf8"))?.[1] ?? "";
  const online = await runCommand(
    verifyExportCommand,
    [file("export.ndjson"), "--signature", signature, "--format", "json"],
    { CONSENTFORM_ENDPOINT: endpoint },
  );
  expect(JSON.parse(online.stdout.join(""))).toMatchObject({
    verdict: "verified",
    export_id: id,
    counts: { records: 3, tombstones: 1 },
    fault_count: 0,
    faults: [],
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

describe("records that are lost", () => {
  /** A site with six records. @returns its id */
  async function recordedSite(): Promise<string> {
    const siteId = await publishedSite(under);
    await record(siteId, 1, 2, 3, 4, 5, 6);
    return siteId;
  }

  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const record = (siteId: string, ...days: number[]) =>
    under.service.recordConsents(days.map((day) => consent(siteId, { at: at(day), subjectId: `subject-${day}` })));

  const db = () => under.service.store.db;
  const lose = (siteId: string, ...places: number[]) =>
    db().deleteFrom("consent_records").where("site_id", "=", siteId).where("sequence", "in", places).execute();
  const rows = (siteId: string) =>
    db().selectFrom("consent_records").selectAll().where("site_id", "=", siteId).orderBy("sequence").execute();

  /** Exports a site to a file with its headers, signed by the service. @returns the file */
  async function saved(siteId: string, body: Record<string, unknown> = {}): Promise<string> {
    const { id, bytes, headers } = await exported(under, siteId, body);
    const saved = file(`${id}.ndjson`);
    writeFileSync(saved, bytes);
    writeFileSync(`${saved}.headers`, [...headers].map(([key, value]) => `${key}: ${value}\r\n`).join(""));
    const { body: keys } = await under.call("getExportKeys", { token: null });
    writeFileSync(file("keys.json"), JSON.stringify(keys));
    return saved;
  }

  async function verified(saved: string, ...args: string[]) {
    const run = await runCommand(verifyExportCommand, [
      saved,
      "--keys",
      file("keys.json"),
      "--format",
      "json",
      ...args,
    ]);
    if (run.stdout.length === 0) return { status: run.status, verdict: null, faults: run.stderr, incomplete: null };
    const { verdict, faults, incomplete } = JSON.parse(run.stdout.join(""));
    const messages = faults.map(({ code, message }: { code: string; message: string }) => `${code}: ${message}`);
    return { status: run.status, verdict, faults: messages, incomplete };
  }

  const missing = (which: string) => [expect.stringContaining(`damaged: the service states that ${which} missing`)];

  test.each<[string, number[], string]>([
    ["the first", [1], "record 1 is"],
    ["one in the middle", [3], "record 3 is"],
    ["the newest", [6], "record 6 is"],
    ["the newest two", [5, 6], "records 5 to 6 are"],
    ["all", [1, 2, 3, 4, 5, 6], "records 1 to 6 are"],
  ])("an export without %s is signed as damaged, and refused", async (_which, places, which) => {
    const siteId = await recordedSite();
    const earlier = await saved(siteId);
    await lose(siteId, ...places);
    const damaged = await saved(siteId);
    expect(await verified(damaged)).toMatchObject({ status: 1, verdict: "damaged", faults: missing(which) });
    expect((await verified(damaged, "--after", earlier)).status).toBe(1);
    const human = await runCommand(verifyExportCommand, [damaged, "--keys", file("keys.json")]);
    expect(human.stdout[0]).toMatch(/DAMAGED\. .*others are lost/);
    // What comes later does not hide it.
    await record(siteId, 7);
    expect(await verified(await saved(siteId))).toMatchObject({
      status: 1,
      verdict: "damaged",
      faults: missing(which),
    });
  });

  test("several losses are all named, and the records between them are proved", async () => {
    const siteId = await recordedSite();
    await lose(siteId, 1, 3, 4, 6);
    const damaged = await saved(siteId);
    const whiches = ["record 1 is", "records 3 to 4 are", "record 6 is"];
    expect(await verified(damaged)).toMatchObject({ verdict: "damaged", faults: whiches.flatMap(missing) });
    const text = readFileSync(damaged, "utf8");
    writeFileSync(damaged, text.replace('"marketing":"granted"', '"marketing":"denied"'));
    expect(await verified(damaged)).toMatchObject({ status: 1, verdict: "refuted" });
  });

  test("an export of a period names losses that may lie in it, and no others", async () => {
    const siteId = await recordedSite();
    await lose(siteId, 3);
    const period = async (from: number, to: number) =>
      verified(await saved(siteId, { from: at(from).toISOString(), to: at(to).toISOString() }));
    expect(await period(2, 6)).toMatchObject({ status: 1, faults: missing("record 3 is") });
    expect(await period(1, 3)).toMatchObject({ status: 1, faults: missing("record 3 is") });
    expect(await period(5, 7)).toMatchObject({ status: 0, verdict: "verified", incomplete: null });
    expect(await period(1, 2)).toMatchObject({ status: 0, verdict: "verified" });
  });

  test("a filtered export claims no completeness, and names losses", async () => {
    const siteId = await recordedSite();
    const filters = { subject_id: "subject-2" };
    expect(await verified(await saved(siteId, filters))).toMatchObject({
      status: 0,
      incomplete: expect.stringContaining("leave records out"),
    });
    await lose(siteId, 6);
    expect(await verified(await saved(siteId, filters))).toMatchObject({ status: 1, faults: missing("record 6 is") });
  });

  test("evidence names losses, and is saved with them", async () => {
    const siteId = await recordedSite();
    await lose(siteId, 6);
    const { bytes } = await exported(under, siteId, { format: "evidence", version_number: 1, include_consents: true });
    writeFileSync(file("bundle.tar"), bytes);
    mkdirSync(file("bundle"));
    await unpackBundle(file("bundle.tar"), file("bundle"));
    const { body: keys } = await under.call("getExportKeys", { token: null });
    writeFileSync(file("keys.json"), JSON.stringify(keys));
    const run = await runCommand(verifyEvidenceCommand, [file("bundle"), "--keys", file("keys.json")]);
    expect(run.status).toBe(1);
    expect(run.stdout.join("\n")).toMatch(/DAMAGED\. Unchanged.*\n.*consents\.ndjson: .*record 6 is missing/);
  });

  test("two mixed dumps, and another site's rows, are found", async () => {
    const [siteId, other] = [await recordedSite(), await recordedSite()];
    // The newer dump has the chain, the older one the records, and the other way round.
    const chain = await db().selectFrom("consent_chains").selectAll().where("site_id", "=", siteId).executeTakeFirst();
    const setChain = (change: object) =>
      db().updateTable("consent_chains").set(change).where("site_id", "=", siteId).execute();
    const [, , , fourth] = await rows(siteId);
    await setChain({ length: 4, last_id: fourth?.id, last_hash: fourth?.hash, last_at: fourth?.event_at });
    expect(await verified(await saved(siteId))).toMatchObject({
      status: 1,
      faults: [expect.stringContaining("records 5 to 6 are stored, and not in the chain")],
    });
    await setChain({ ...chain });
    // Another course of the same chain.
    await setChain({ last_hash: "0".repeat(64) });
    expect(await verified(await saved(siteId))).toMatchObject({
      status: 1,
      faults: [expect.stringContaining("record 6 is not what was added")],
    });
    await setChain({ ...chain });
    const [, , foreign] = await rows(other);
    const { id, hash, record } = foreign ?? {};
    await db()
      .updateTable("consent_records")
      .set({ id, hash, record } as object)
      .where("site_id", "=", siteId)
      .where("sequence", "=", 3)
      .execute();
    const { status, faults } = await verified(await saved(siteId));
    expect([status, faults.join("\n")]).toEqual([1, expect.stringMatching(/selection: .*it is of the site/)]);
    expect(faults.join("\n")).toMatch(/chain: does not follow/);
  });

  test("purged rows that a restore brought back are found until they are purged again", async () => {
    const siteId = await publishedSite(under, { retention: 365 });
    const now = under.service.runtime.now().getTime();
    const aged = (days: number) => consent(siteId, { at: new Date(now - days * 86_400_000) });
    await under.service.recordConsents([aged(400), aged(370), aged(10)]);
    const [oldest] = await rows(siteId);
    if (oldest === undefined) throw new Error("the site has no record");
    const earlier = await saved(siteId);
    await purgeAll();
    const purged = await saved(siteId);
    expect(await verified(purged, "--after", earlier)).toMatchObject({ status: 0, verdict: "verified" });
    await db().insertInto("consent_records").values(oldest).execute();
    const { status, faults } = await verified(await saved(siteId));
    expect([status, faults.join("\n")]).toEqual([1, expect.stringContaining("records 1 to 2 are stored, and not in")]);
    await db().updateTable("consent_chains").set({ oldest_at: oldest.event_at }).execute();
    under.advance(DAY_MS);
    await purgeAll();
    expect(await verified(await saved(siteId), "--after", purged)).toMatchObject({ status: 0, verdict: "verified" });
  });

  test("files of a chain whose clock was ahead are verified; a period is not complete", async () => {
    const siteId = await recordedSite();
    const earlier = await saved(siteId);
    const from = under.service.runtime.now().toISOString();
    under.advance(100 * DAY_MS);
    await under.service.recordConsents([consent(siteId)]);
    under.advance(-100 * DAY_MS);
    // The record of the clock that was ahead is the newest one, and after the period.
    const until = new Date(Date.parse(from) + DAY_MS).toISOString();
    expect(await verified(await saved(siteId, { to: until }))).toMatchObject({ status: 0, verdict: "verified" });
    await under.service.recordConsents([consent(siteId), consent(siteId)]);
    const whole = await saved(siteId);
    expect(await verified(whole, "--after", earlier)).toMatchObject({ status: 0, verdict: "verified" });
    const period = await saved(siteId, { from });
    expect(await verified(period)).toMatchObject({ status: 0, verdict: "verified" });
    const { faults } = await verified(whole, "--after", period);
    expect(faults.join("\n")).toContain("without from, to, regimes");
    // A loss between records whose times say nothing is stated in every period.
    await lose(siteId, 3);
    expect((await verified(await saved(siteId, { from }))).faults).toEqual([
      expect.stringContaining("record 3 is missing from the chain"),
    ]);
  });

  async function purgeAll(): Promise<void> {
    while (await purgeRecords(under.service)) await Promise.resolve();
  }

  test("a restored older dump is consistent, and found against an earlier export", async () => {
    const siteId = await recordedSite();
    const earlier = await saved(siteId);
    const [, , , fourth] = await rows(siteId);
    await lose(siteId, 5, 6);
    await db()
      .updateTable("consent_chains")
      .set({ length: 4, last_id: fourth?.id, last_hash: fourth?.hash, last_at: fourth?.event_at } as object)
      .where("site_id", "=", siteId)
      .execute();
    const restored = await saved(siteId);
    expect(await verified(restored)).toMatchObject({ status: 0, verdict: "verified" });
    const { status, verdict, faults } = await verified(restored, "--after", earlier);
    expect([status, verdict]).toEqual([1, "refuted"]);
    expect(faults).toEqual([
      expect.stringMatching(/after: the chain has 4 records, and had 6 in .*an older copy of it was restored/),
      expect.stringMatching(/after: record 5 of .* is missing: it has the hash [0-9a-f]{64}/),
      expect.stringMatching(/after: record 6 of .* is missing/),
    ]);
    await record(siteId, 7, 8, 9);
    const longer = await saved(siteId);
    expect((await verified(longer, "--after", restored)).verdict).toBe("verified");
    expect((await verified(longer, "--after", earlier)).faults).toEqual([
      expect.stringMatching(/after: record 5 of .* is another one/),
      expect.stringMatching(/after: record 6 of .* is another one/),
    ]);
  });

  test("an earlier export is compared if it holds the whole chain of the same site", async () => {
    const siteId = await recordedSite();
    const earlier = await saved(siteId);
    await under.service.eraseSubject(siteId, "subject-3");
    await record(siteId, 7);
    const later = await saved(siteId);
    expect((await verified(later, "--after", earlier)).verdict).toBe("verified");
    const refused = async (of: string, after: string) => {
      const { status, faults } = await verified(of, "--after", after);
      return [status, faults.join("\n")];
    };
    const part = await saved(siteId, { regimes: ["eu_gdpr"] });
    const others = await saved(await recordedSite());
    expect(await refused(earlier, later)).toEqual([2, expect.stringContaining("Exchange the files.")]);
    expect(await refused(later, part)).toEqual([2, expect.stringContaining("without from, to, regimes")]);
    expect(await refused(part, earlier)).toEqual([2, expect.stringContaining("without from, to, regimes")]);
    expect(await refused(others, later)).toEqual([2, expect.stringContaining(`production of ${siteId}`)]);
    expect(await refused(later, file("none"))).toEqual([2, expect.stringContaining("does not exist")]);
    writeFileSync(earlier, readFileSync(earlier, "utf8").replace('"granted"', '"denied"'));
    expect(await refused(later, earlier)).toEqual([1, expect.stringContaining("is not verified")]);
  });

  test("an export of an earlier release verifies as before, and cannot be compared with", async () => {
    const siteId = await recordedSite();
    const old = await saved(siteId);
    const text = readFileSync(old, "utf8").replace(/"first_sequence":.*?\]\},/, "");
    expect(text).not.toContain("whole_chain");
    const digest = createHash("sha256").update(text).digest();
    const key = await signingKey(db());
    if (key === null) throw new Error("There is no key.");
    const lines = [
      `x-content-sha256: ${digest.toString("hex")}`,
      `x-signature-ed25519: ${signDigest(digest, key, under.service.keys)}`,
    ];
    writeFileSync(old, text);
    writeFileSync(`${old}.headers`, lines.join("\r\n"));
    expect(await verified(old)).toMatchObject({
      status: 0,
      verdict: "verified",
      incomplete: expect.stringContaining("earlier release"),
    });
    expect(await verified(await saved(siteId), "--after", old)).toMatchObject({ status: 2 });
  });
});
