import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repositoryFolder } from "../support/repository-folder";
import { postgresOfSuite } from "../support/service-databases";
import { frugally } from "../support/spawned-service";

/** The built command line as a shell meets it: its exit statuses, and its messages for what users get wrong. */

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "consentform-command-line-"));
  writeFileSync(join(folder, "a-file"), "");
  writeFileSync(join(folder, "empty.yaml"), "");
  mkdirSync(join(folder, "a-folder"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A port that nothing listens on. */
function closedPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

const main = join(repositoryFolder, "dist/provider/cli/main.js");

function consentform(args: readonly string[], variables: Record<string, string> = {}, input = "") {
  const env = { PATH: process.env.PATH, ...frugally.env(), ...variables };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...frugally.flags, main, ...args], {
    cwd: folder,
    env,
    encoding: "utf8",
    input,
    timeout: 20_000,
    killSignal: "SIGKILL",
  });
  return { status, stdout, stderr };
}

test.each<[args: string[], message: RegExp, variables?: Record<string, string>]>([
  [["validate", "--fromat"], /Did you mean --format\?/],
  [["validat"], /Did you mean validate\?/],
  [["validate"], /missing required argument/],
  [["validate", "a-file", "--format", "xml"], /Allowed choices are/],
  [["validate", "missing.yaml"], /^missing\.yaml does not exist\./],
  [["validate", "a-file", "--waivers", "a-folder"], /^a-folder is a folder\./],
  [["scan", "site_1", "--token", "x"], /Set CONSENTFORM_TOKEN/],
  [["scan", "site_1", "--fail-on", "fatal"], /Allowed choices are/],
  [["scan", "site_1"], /^No endpoint/],
  [["starter", "--language", "nn"], /^There is no starter document in nn\. There is one in cs, da, /],
  [["report", "missing.json"], /^missing\.json does not exist\./],
  [["verify-export", "missing.ndjson"], /^missing\.ndjson does not exist\./],
  [["tokens"], /Usage: consentform tokens/],
  [["tokens", "create", "--name", "x", "--scope", "site:read"], /Did you mean sites:read\?/],
  [["dev", "--memory", "--data", "x"], /Use only one of --memory and --data/],
  [["dev", "--port", "abc"], /Expected a whole number from 0 to 65535/],
  [["dev", "--data", "a-file"], /^--data: a-file is a file\. Name a folder\./],
  [
    ["dev", "--port", "0"],
    /^DATABASE_URL: found an address that begins with mysql:\/\/; allowed is postgres:/,
    { DATABASE_URL: "mysql://root:hidden@x/y" },
  ],
  [
    ["dev", "--port", "0"],
    /^Starting the service\.\.\.\nThe PostgreSQL database of DATABASE_URL cannot be used: .*ECONNREFUSED.*Check the address/s,
    { DATABASE_URL: "postgres://root:hidden@127.0.0.1:1/y" },
  ],
])("%j exits with 2 and says what to do", (args, message, variables = {}) => {
  const { status, stderr } = consentform(args, variables);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/\n\s+at |ENOENT|EISDIR|EEXIST|hidden/);
  expect(status).toBe(2);
});

test.each(["127.0.0.1", "localhost"])("a connection that %s refuses is not tried again", async (host) => {
  const endpoint = `http://${host}:${await closedPort()}`;
  const { status, stderr } = consentform(["whoami", "--endpoint", endpoint], { CONSENTFORM_TOKEN: "cst_made_up" });
  expect(status).toBe(2);
  expect(stderr).toMatch(/ECONNREFUSED.*Start a local service with `consentform dev`, or correct --endpoint/);
  expect(stderr).not.toMatch(/attempts|trying again/);
});

test("the completion for bash offers the real commands and options", () => {
  const { status, stdout } = consentform(["completion", "bash"]);
  expect(status).toBe(0);
  const offered = (...words: string[]) => {
    const run = `${stdout}\nCOMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _consentform; echo "\${COMPREPLY[@]}"`;
    return spawnSync("bash", ["--norc", "-c", run, "bash", "consentform", ...words], { encoding: "utf8" });
  };
  expect(offered("va")).toMatchObject({ stderr: "", stdout: "validate\n" });
  expect(offered("dev", "--format", "")).toMatchObject({ stderr: "", stdout: "human json\n" });
  expect(offered("tokens", "").stdout.split(/\s+/).sort()).toEqual(["", "create", "local"]);
});

test("an option's value is quoted once", () => {
  const { stderr } = consentform(["dev", "--port", "abc"]);
  expect(stderr.match(/abc/g)).toHaveLength(1);
});

test("help exits with 0 and lists the exit statuses of the command", () => {
  const root = consentform(["--help"]);
  expect(root).toMatchObject({ status: 0, stderr: "", stdout: expect.stringMatching(/Exit status: 0 success; 1 /) });
  const validate = consentform(["validate", "--help"]);
  expect(validate).toMatchObject({ status: 0, stdout: expect.stringContaining("1 a document has errors; 2 ") });
  const report = consentform(["report", "--help"]);
  expect(report).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/Exit status: 0 success; 2 [^;]*; 3 --fail-on/),
  });
  const create = consentform(["tokens", "create", "--help"]);
  expect(create).toMatchObject({ status: 0, stdout: expect.stringContaining("Exit status: 0 success; 2 ") });
});

test("validate reads standard input", () => {
  const { status, stdout } = consentform(["validate", "-"], {}, "schema_version: 2");
  expect({ status, stdout }).toEqual({
    status: 1,
    stdout: expect.stringMatching(/^standard input:1:1 error schema-violation/),
  });
});

test("a starter in French is a document that validate accepts", () => {
  const own = ["--controller", "Boutique SAS", "--email", "privacy@boutique.example"];
  const starter = consentform(["starter", "--language", "fr", ...own]);
  expect(starter).toMatchObject({ status: 0, stderr: "", stdout: expect.stringContaining("Votre vie privée") });
  expect(consentform(["validate", "-"], {}, starter.stdout)).toMatchObject({ status: 0 });
});

describe("a PostgreSQL that refuses dev", () => {
  const locate = postgresOfSuite();
  test.each<[what: string, change: (url: URL) => void, reason: RegExp]>([
    [
      "a role",
      (url) => Object.assign(url, { username: "nobody_here", password: "hidden" }),
      /role "nobody_here" does not exist/,
    ],
    ["a database", (url) => Object.assign(url, { pathname: "/not_made" }), /database "not_made" does not exist/],
  ])("because %s does not exist is named, with what to check", async (_what, change, reason) => {
    const database = await locate();
    if (database === null) return;
    const url = new URL(database.url);
    change(url);
    const { status, stdout, stderr } = consentform(["dev", "--port", "0"], { DATABASE_URL: url.href });
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toMatch(reason);
    expect(stderr).toMatch(/The PostgreSQL database of DATABASE_URL cannot be used: .* Check the address's host, user/);
    expect(stderr).not.toMatch(/\n\s+at |hidden/);
  });
});

test("findings exit with 1", () => {
  expect(consentform(["validate", "empty.yaml"])).toMatchObject({
    status: 1,
    stdout: expect.stringContaining("The document is empty"),
  });
});

test("a command whose output is closed ends without a stack trace", () => {
  const script = `"$0" "$1" completion bash | true; echo "\${PIPESTATUS[0]}"`;
  const { stdout, stderr } = spawnSync("bash", ["--norc", "-c", script, process.execPath, main], { encoding: "utf8" });
  expect({ stdout, stderr }).toEqual({ stdout: "2\n", stderr: "" });
});
