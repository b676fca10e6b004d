import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pack } from "tar-stream";
import { apiCommand } from "../../src/provider/cli/api";
import { evidenceCommand } from "../../src/provider/cli/evidence";
import { unpackBundle } from "../../src/provider/cli/evidence/unpack-bundle";
import { verifyEvidenceCommand } from "../../src/provider/cli/verify-evidence";
import { systemClock } from "../../src/provider/client";
import { json } from "../../src/service/store/database";
import { attach, choice, send } from "../support/choices";
import { consent, publishedSite } from "../support/consents";
import { documentCommands, runShell } from "../support/export-document";
import { repositoryFolder } from "../support/repository-folder";
import { type ScanServer, startScanServer } from "../support/scan-server";
import { until } from "../support/until";
import { runCommand } from "../unit/provider/cli/recorded-context";

/** `consentform evidence` and `verify-evidence` against a real service, and the commands of docs/guides/evidence.md. */

let server: ScanServer;
let folder: string;
let token: string;
beforeAll(async () => {
  server = await startScanServer();
  token = await server.under.token({ scopes: ["logs:export"] });
});
afterAll(() => server.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "consentform-evidence-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (...names: string[]) => join(folder, ...names);
const variables = () => ({ CONSENTFORM_ENDPOINT: server.endpoint, CONSENTFORM_TOKEN: token });
const evidence = (...args: string[]) => runCommand(evidenceCommand(), args, variables());
const save = (site: string, ...args: string[]) => evidence("--site", site, "--out", at("bundle"), ...args);
const check = (...args: string[]) =>
  runCommand(verifyEvidenceCommand, [at("bundle"), "--keys", at("bundle.keys.json"), ...args]);
const isBuilt = (id: string) =>
  until(async () => {
    const query = server.under.service.store.db.selectFrom("exports").select("status").where("site_id", "=", id);
    return (await query.execute()).every(({ status }) => status !== "building");
  });

/** A site whose version 1 was scanned in preview and then promoted, with consent records of both schemas. */
async function scannedSite(): Promise<string> {
  const { under, website, site } = server;
  website.pages = { "/": { html: `<head>${site.tag}</head>`, headers: { "set-cookie": ["_ga=1; Max-Age=100"] } } };
  const call = (id: Parameters<typeof under.call>[0], body: object, path: object = { id: site.id }) =>
    under.call(id, { path, body } as Parameters<typeof under.call>[1]);
  const { body: scan } = await call("queueScan", { environment: "preview" });
  expect(scan).toMatchObject({ status: "queued" });
  await until(async () => (await under.call("getScan", { path: { id: scan.id } })).body.status === "completed");
  const reason = { gate_override_reason: "Accepted until the tag is moved." };
  await call("promoteVersion", reason, { id: site.id, number: 1 });
  await under.service.recordConsents([consent(site.id), consent(site.id, { subjectId: "ü \u2028" })]);
  // A record of a browser's choice has a later schema, in the same chain.
  await attach(under, site.id, "evidence.example");
  const sent = await send(under, site.id, choice(under), { origin: "https://evidence.example" });
  expect(sent.status).toBe(201);
  return site.id;
}

describe("a bundle of a scanned version with consent records", () => {
  let intact: string;
  let site: string;
  beforeAll(async () => {
    intact = mkdtempSync(join(tmpdir(), "consentform-intact-"));
    site = await scannedSite();
    const saved = await evidence("--site", site, "--consents", "--out", `${join(intact, "bundle")}/`);
    expect(saved).toMatchObject({ status: 0 });
    expect(saved.stderr.join("\n")).toMatch(/^Queued the export exp_\w+ of version 1\.[\s\S]*Downloaded \d+ bytes\.$/);
    expect(readdirSync(intact).sort()).toEqual(["bundle", "bundle.keys.json"]);
    // Consent records are personal data.
    const files = readdirSync(join(intact, "bundle")).map((name) => join(intact, "bundle", name));
    const modes = [join(intact, "bundle"), ...files].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual([0o700, ...files.map(() => 0o600)]);
  });
  afterAll(() => rmSync(intact, { recursive: true, force: true }));
  beforeEach(() => cpSync(intact, folder, { recursive: true }));

  const edit = (name: string, change: (text: string) => string) =>
    writeFileSync(at("bundle", name), change(readFileSync(at("bundle", name), "utf8")));

  test("holds scan, SARIF and records, and is verified with saved keys alone", async () => {
    expect(readdirSync(at("bundle")).sort()).toEqual(
      [
        ...["consents.ndjson", "document.json", "findings.json", "gate.json", "install-checks.json", "manifest.json"],
        ...["manifest.json.sig", "production.json", "scan.json", "scan.sarif", "services.json", "version.json"],
      ].sort(),
    );
    const { scan, findings } = JSON.parse(readFileSync(at("bundle/scan.json"), "utf8"));
    expect(scan).toMatchObject({ site_id: site, version_number: 1, status: "completed" });
    expect(findings.map((finding: { rule_id: string }) => finding.rule_id)).toContain("pre-consent-storage");
    const sarif = JSON.parse(readFileSync(at("bundle/scan.sarif"), "utf8"));
    expect([sarif.version, sarif.runs[0].results.length]).toEqual(["2.1.0", findings.length]);
    const verified = await check();
    expect(verified).toMatchObject({ status: 0, stderr: [] });
    expect(verified.stdout[0]).toContain(`verified. Version 1 of ${site}`);
    const online = await runCommand(verifyEvidenceCommand, [at("bundle"), "--format", "json"], {
      CONSENTFORM_ENDPOINT: server.endpoint,
    });
    expect(JSON.parse(online.stdout.join(""))).toMatchObject({
      verdict: "verified",
      counts: { records: 3 },
      faults: [],
    });
    const lines = readFileSync(at("bundle/consents.ndjson"), "utf8").trimEnd().split("\n").slice(1, -1);
    expect(lines.map((line) => JSON.parse(line).schema)).toEqual(["1", "1", "3"]);
  });

  const otherKey = "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo";
  const editKeys = (change: (key: Record<string, unknown>) => object[]) => {
    const { keys } = JSON.parse(readFileSync(at("bundle.keys.json"), "utf8"));
    writeFileSync(at("bundle.keys.json"), JSON.stringify({ keys: keys.flatMap(change) }));
  };
  /** Manipulations of a bundle, and the messages that name them. */
  const tamperings: [string, () => void, string[]][] = [
    [
      "a changed document",
      () => edit("document.json", (text) => text.replace("Example GmbH", "Example Inc.")),
      ["document.json was changed", "document.json does not have the digest of the version"],
    ],
    [
      "a changed gate",
      () => edit("gate.json", (text) => text.replace("reasons", "Reasons")),
      ["gate.json was changed"],
    ],
    [
      "a changed decision",
      () => edit("consents.ndjson", (text) => text.replace('"marketing":"granted"', '"marketing":"denied"')),
      ["consents.ndjson: was changed", "consents.ndjson was changed"],
    ],
    ["a missing file", () => rmSync(at("bundle/scan.sarif")), ["scan.sarif is missing"]],
    ["an extra file", () => writeFileSync(at("bundle/notes.txt"), ""), ["notes.txt is not a file of this bundle"]],
    [
      "a hidden extra file",
      () => writeFileSync(at("bundle/.hidden\u001b[2J"), ""),
      ['".hidden\\u001b[2J" is not a file of this bundle'],
    ],
    [
      "a link in place of a file",
      () => {
        cpSync(at("bundle/gate.json"), at("elsewhere"));
        rmSync(at("bundle/gate.json"));
        symlinkSync(at("elsewhere"), at("bundle/gate.json"));
      },
      ["gate.json is not a regular file"],
    ],
    [
      "a manifest that was adapted to a change",
      () => edit("manifest.json", (text) => text.replace('"records":3', '"records":4')),
      ["manifest.json: the key"],
    ],
    [
      "a manifest that names a file outside",
      () => edit("manifest.json", (text) => text.replace('"path":"gate.json"', '"path":"../bundle.keys.json"')),
      ["manifest.json is not the manifest"],
    ],
    ["no manifest", () => rmSync(at("bundle/manifest.json")), ["manifest.json is missing"]],
    ["no signature", () => rmSync(at("bundle/manifest.json.sig")), ["manifest.json.sig is missing"]],
    ["a cut signature", () => edit("manifest.json.sig", (text) => text.slice(4)), ["has not signed this file"]],
    ["an unknown key", () => editKeys(() => []), ["no key with the id"]],
    ["a forged key", () => editKeys((key) => [{ ...key, x: otherKey }]), ["it is another key under that id"]],
    [
      "a key that was retired before",
      () => editKeys((key) => [{ ...key, retired_at: key.valid_from }]),
      ["the file was made at"],
    ],
  ];
  test.each(tamperings)("%s is refuted by name", async (_what, change, expected) => {
    change();
    const { status, stdout } = await check();
    expect([status, stdout[0]]).toEqual([1, expect.stringContaining("NOT verified")]);
    for (const message of expected) expect(stdout.join("\n")).toContain(message);
    expect(stdout.join("\n")).not.toContain("\u001b");
  });

  test("a missing input is a usage error, not a verdict", async () => {
    const status = async (...args: string[]) => (await runCommand(verifyEvidenceCommand, args)).status;
    expect(await status(at("none"), "--keys", at("bundle.keys.json"))).toBe(2);
    expect(await status(at("bundle.keys.json"), "--keys", at("bundle.keys.json"))).toBe(2);
    expect(await status(at("bundle"), "--keys", at("bundle/gate.json"))).toBe(2);
    expect(await status(at("bundle"))).toBe(2);
  });

  const [downloading = "", ...steps] = documentCommands("docs/guides/evidence.md");
  test("the documented commands verify the bundle and detect every change", async () => {
    const { db } = server.under.service.store;
    const made = await db.selectFrom("exports").select("id").where("site_id", "=", site).executeTakeFirstOrThrow();
    const place = { folder, endpoint: server.endpoint, token, exportId: made.id };
    const names = { BUNDLE: "fetched", KEYS: "keys.json" };
    const run = (script: string) => runShell(script, place, names);
    expect(await run(downloading)).toEqual({ status: 0, output: "" });
    const listed = readdirSync(at("bundle")).length - 2;
    const { status, output } = await run(steps.join("\n"));
    const lines = output.trimEnd().split("\n");
    expect([status, lines.filter((line) => line.endsWith(": OK")).length, lines.slice(listed)]).toEqual([
      ...[0, listed],
      ["The key is the one it says it is.", "Signature Verified Successfully"],
    ]);
    const [files = "", others = "", key = "", signature = ""] = steps;
    writeFileSync(at("fetched/extra.txt"), "");
    expect((await run(`${files}${others}`)).output.trimEnd().split("\n").at(-1)?.trim()).toBe("extra.txt");
    writeFileSync(at("fetched/gate.json"), "{}");
    expect((await run(files)).status).toBe(1);
    const manifest = readFileSync(at("fetched/manifest.json"), "utf8");
    writeFileSync(at("fetched/manifest.json"), manifest.replace('"records":3', '"records":4'));
    expect((await run(`set +e\n${key}${signature}`)).output).toContain("Signature Verification Failure");
    const keys = readFileSync(at("keys.json"), "utf8");
    writeFileSync(at("keys.json"), keys.replace(/"x":"[^"]*"/g, `"x":"${otherKey}"`));
    expect((await run(key)).output).toContain("FALSE KEY");
  });
});

test("the api command saves a bundle byte for byte, and does not print it as text", async () => {
  const id = await publishedSite(server.under);
  writeFileSync(at("body.json"), '{"format":"evidence"}');
  const api = (...args: string[]) => runCommand(apiCommand, args, variables());
  const made = JSON.parse((await api("createExport", `id=${id}`, "--body", at("body.json"))).stdout.join(""));
  await isBuilt(id);
  expect((await api("downloadExport", `id=${made.id}`, "--output", at("bundle.tar"))).status).toBe(0);
  const inside = mkdtempSync(at("inside-"));
  await unpackBundle(at("bundle.tar"), inside);
  expect(existsSync(join(inside, "manifest.json.sig"))).toBe(true);
  const printed = await api("downloadExport", `id=${made.id}`);
  expect([printed.status, printed.stdout, printed.stderr.join("")]).toEqual([
    2,
    [],
    expect.stringContaining("--output"),
  ]);
});

describe("refusals", () => {
  test("nothing is written when the service refuses, and the reason is shown", async () => {
    const { under } = server;
    const id = await publishedSite(under);
    const refused = async (args: string[], secret = token) => {
      const run = await runCommand(evidenceCommand(), [...args, "--out", at("bundle")], {
        ...variables(),
        CONSENTFORM_TOKEN: secret,
      });
      expect([run.status, run.stdout, readdirSync(folder)]).toEqual([2, [], []]);
      return run.stderr.join("\n");
    };
    expect(await refused(["--site", id, "--version", "9"])).toContain("the site has no version 9");
    expect(await refused(["--site", "site_01jd2v7k3q8m4n5p6r7s8t9v0w"])).toContain("not-found");
    const { body: empty } = await under.call("createSite", { body: { name: "Empty" } });
    expect(await refused(["--site", empty.id])).toContain("production serves no version");
    const without = await under.token({ scopes: ["sites:read"] });
    expect(await refused(["--site", id], without)).toContain("logs:export");
    const bound = await under.token({ scopes: ["logs:export"], environment: "preview" });
    expect(await refused(["--site", id], bound)).toContain("token-binding-mismatch");
  });

  test("a taken folder is left as it is, and nothing is sent", async () => {
    writeFileSync(at("bundle"), "mine");
    const before = server.answered.length;
    const run = await save("site_01jd2v7k3q8m4n5p6r7s8t9v0w");
    expect([run.status, run.stderr.join(""), server.answered.length]).toEqual([
      ...[2, expect.stringContaining("already exists"), before],
    ]);
    expect(readFileSync(at("bundle"), "utf8")).toBe("mine");
    expect((await evidence("--site", "s", "--out", at("no/where"))).stderr.join("")).toContain("does not exist");
    expect((await evidence("--site", "s", "--out", "")).stderr.join("")).toContain("--out is empty");
    expect((await evidence("--site", "s", "--out", `${at("bundle")}/`)).stderr.join("")).toContain("already exists");
    expect(server.answered.length).toBe(before);
  });

  test("a bundle that was changed on the way is not saved", async () => {
    const id = await publishedSite(server.under);
    const run = await runCommand(evidenceCommand(), ["--site", id, "--out", at("bundle")], variables(), {
      fetch: async (request) => {
        const response = await fetch(request);
        if (!request.url.endsWith("/download") || !response.ok) return response;
        const bytes = Buffer.from(await response.arrayBuffer());
        bytes.writeUInt8(bytes.readUInt8(600) ^ 1, 600);
        return new Response(bytes, { headers: response.headers });
      },
    });
    expect([run.status, readdirSync(folder)]).toEqual([1, []]);
    expect(run.stderr.join("\n")).toContain("is not what the service signed");
  });

  const entry = { mode: 0o644, mtime: new Date(0) };
  test.each([
    ["../outside", {}],
    ["/tmp/consentform-outside", {}],
    ["sub/folder.json", {}],
    ["..", {}],
    [".hidden", {}],
    ["link.json", { type: "symlink" as const, linkname: "../outside" }],
    ["hard.json", { type: "link" as const, linkname: "gate.json" }],
    ["folder", { type: "directory" as const }],
    ["gate.json", {}],
  ])("an archive with %s is not unpacked", async (name, header) => {
    const archive = pack();
    archive.entry({ ...entry, name: "gate.json" }, "{}");
    archive.entry({ ...entry, name, ...header }, ...("type" in header ? [] : ["x"]));
    archive.finalize();
    const chunks: Buffer[] = [];
    for await (const chunk of archive) chunks.push(chunk as Buffer);
    writeFileSync(at("bundle.tar"), Buffer.concat(chunks));
    const inside = mkdtempSync(at("inside-"));
    await expect(unpackBundle(at("bundle.tar"), inside)).rejects.toThrow(/^The bundle contains /);
    expect([readdirSync(inside), existsSync(at("outside")), existsSync("/tmp/consentform-outside")]).toEqual([
      ...[["gate.json"], false, false],
    ]);
  });
});

describe("waiting", () => {
  test("another export of the site is waited for", async () => {
    const id = await publishedSite(server.under);
    await server.under.call("createExport", { path: { id }, body: {} });
    const clock = {
      ...systemClock,
      sleep: (ms: number, stop?: AbortSignal) => systemClock.sleep(Math.min(ms, 50), stop),
    };
    const run = await runCommand(evidenceCommand(clock), ["--site", id, "--out", at("bundle")], variables());
    expect([run.status, existsSync(at("bundle/manifest.json"))]).toEqual([0, true]);
    await isBuilt(id);
  });

  test("an interrupted command leaves nothing, exits with 130, and can be run again", async () => {
    const id = await publishedSite(server.under);
    // The service never gets to build it: the row looks like one that another process has taken.
    await server.under.service.store.db
      .insertInto("exports")
      .values({
        id: `exp_${"0".repeat(26)}`,
        site_id: id,
        environment: "production",
        regimes: json([]),
        include_versions: true,
        include_consents: false,
        format: "ndjson",
        created_at: new Date(),
        status: "building",
        created_by: json({ type: "system", id: null }),
        workspace_id: (await server.under.call("getMe", {})).body.workspace.id,
      })
      .execute();
    const main = join(repositoryFolder, "dist/provider/cli/main.js");
    const child = spawn(process.execPath, [main, "evidence", "--site", id, "--out", at("bundle")], {
      env: { PATH: process.env.PATH, ...variables() },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    child.stderr.on("data", (text) => {
      said += String(text);
    });
    const ended = once(child, "exit");
    await until(() => said.includes("is building another export"));
    child.kill("SIGINT");
    expect([await ended, readdirSync(folder)]).toEqual([[130, null], []]);
    expect(said).toContain("Interrupted. Nothing was saved");
    await server.under.service.store.db.deleteFrom("exports").where("site_id", "=", id).execute();
    expect((await save(id)).status).toBe(0);
  });

  test("wrong usage has exit status 2", async () => {
    const main = join(repositoryFolder, "dist/provider/cli/main.js");
    const status = async (...args: string[]) => {
      const child = spawn(process.execPath, [main, ...args], { stdio: "ignore", env: { PATH: process.env.PATH } });
      return (await once(child, "exit"))[0];
    };
    expect(
      await Promise.all([
        ...[status("evidence"), status("evidence", "--site", "s", "--version", "0"), status("verify-evidence")],
        ...[status("verify-evidence", "x", "--format", "xml"), status("evidence", "--site", "s", "--version", "3")],
        ...[status("evidence", "--help"), status("--version")],
      ]),
    ).toEqual([2, 2, 2, 2, 2, 0, 0]);
  });
});
