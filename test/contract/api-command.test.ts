import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { operations } from "../../src/consent/contract";
import { apiCommand } from "../../src/provider/cli/api";
import { sitesCommand } from "../../src/provider/cli/sites";
import { whoamiCommand } from "../../src/provider/cli/whoami";
import { newSite, noGate, publish } from "../conformance/rows/prepared";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";
import { runCommand } from "../unit/provider/cli/recorded-context";

let laboratory: ListeningLaboratory;
let token: string;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "api-"));
  laboratory = await openListeningLaboratory();
  token = await laboratory.token();
}, 60_000);
afterAll(async () => {
  await laboratory.close();
  rmSync(folder, { recursive: true });
});

const api = (...args: string[]) =>
  runCommand(apiCommand, args, { CONSENTFORM_ENDPOINT: laboratory.endpoint, CONSENTFORM_TOKEN: token });

const printed = (make: typeof whoamiCommand, args: string[] = [], variables: Record<string, string> = {}) =>
  runCommand(make, args, { CONSENTFORM_ENDPOINT: laboratory.endpoint, CONSENTFORM_TOKEN: token, ...variables });

function bodyFile(content: unknown): string {
  const file = join(folder, "body.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

test.each(Object.values(operations).filter(({ auth }) => auth !== "user"))(
  "$id reaches the service",
  async ({ id, method, path, pathParameters, requestSchema }) => {
    laboratory.forgetRequests();
    const parameters = pathParameters.map(
      (name) => `${name}=${name === "number" ? 1 : "site_01m83najsas13h7fah8sgxw056"}`,
    );
    const body = requestSchema === null ? [] : ["--body", bodyFile({})];
    const { status, stdout, stderr } = await api(id, ...parameters, ...body);
    expect(status === 0 ? stderr : stdout).toEqual([]);
    expect(status).not.toBe(1);
    const [, last = ""] = path.split("/").filter((step) => !step.startsWith("{"));
    expect(laboratory.requests[0]).toMatchObject({ method, path: expect.stringContaining(last) });
  },
);

test("creates from a file, reads, lists all pages as JSON lines, and deletes", async () => {
  const ids: string[] = [];
  for (const name of ["one", "two", "three"]) {
    const created = await api("createSite", "--body", bodyFile({ name }));
    expect(created).toMatchObject({ status: 0, stderr: [] });
    ids.push(JSON.parse(created.stdout.join("\n")).id);
  }
  const [id = ""] = ids;
  expect(JSON.parse((await api("getSite", `id=${id}`, "include=domains")).stdout.join("\n"))).toMatchObject({
    name: "one",
    domains: [],
  });
  const listed = await api("listSites", "limit=1", "--all");
  expect(listed.stdout.map((line) => JSON.parse(line).id)).toEqual(expect.arrayContaining(ids));
  const two = await api("listSites", ...ids.slice(0, 2).map((one) => `id=${one}`), "--all");
  expect(two.stdout).toHaveLength(2);
  expect(await api("deleteSite", `id=${id}`)).toEqual({ status: 0, stdout: [], stderr: [] });
  expect(await api("getSite", `id=${id}`)).toMatchObject({ status: 2, stdout: [] });
});

test("--if-match refuses a write after someone else's", async () => {
  const { id } = JSON.parse((await api("createSite", "--body", bodyFile({ name: "edited" }))).stdout.join("\n"));
  const body = bodyFile({ name: "again" });
  const stale = await api("updateSite", `id=${id}`, "--body", body, "--if-match", '"other"');
  expect(stale).toMatchObject({ status: 2, stdout: [], stderr: [expect.stringContaining("precondition-failed")] });
  expect(await api("updateSite", `id=${id}`, "--body", body)).toMatchObject({ status: 0 });
});

test("prints answers that are not JSON as they are", async () => {
  const client = await laboratory.client();
  const id = await newSite(client, noGate);
  const number = await publish(client, id);
  expect(await api("promoteVersion", `id=${id}`, `number=${number}`)).toMatchObject({ status: 0 });
  const { stdout, stderr } = await api("getDeclarationMarkdown", `id=${id}`);
  expect(stderr).toEqual([]);
  expect(stdout.join("\n")).toMatch(/^Data controller: /);
});

test.each([
  [["listSite"], /"listSite" is not an operation\. Did you mean listSites\?/],
  [["constructor"], /"constructor" is not an operation/],
  [["createBillingPortalSession"], /needs a signed-in user, not a token/],
  [["getSite"], /getSite needs id=\.\.\.\./],
  [["getSite", "id"], /"id" is not a parameter\. Write name=value\./],
  [["getSite", "id=x", "depth=1"], /getSite has no parameter "depth"\. Allowed are id, include\./],
  [["createSite"], /createSite needs a body \(SiteCreate\)\. Pass a JSON file with --body\./],
  [["getSite", "id=x", "--body", "none.json"], /getSite accepts no body; remove --body\./],
  [["createSite", "--body", "none.json"], /--body: none\.json cannot be read\./],
  [
    ["getSite", "id=x", "--all"],
    /--all works only with list operations; getSite returns a single object\. Remove --all\./,
  ],
])("refuses %j before anything is sent", async (args, message) => {
  laboratory.forgetRequests();
  const run = await api(...args);
  expect(run).toMatchObject({ status: 2, stdout: [] });
  expect(run.stderr.join("\n")).toMatch(message);
  expect(laboratory.requests).toEqual([]);
});

test("a body that is not JSON is refused without a word of it", async () => {
  const run = await api("createToken", "--body", bodyFile("secret: hunter22"));
  expect(run).toMatchObject({ status: 2, stderr: [expect.stringMatching(/body\.json is not JSON\.$/)] });
});

test("whoami prints workspace and scopes; sites prints ids for other commands", async () => {
  const client = await laboratory.client();
  const id = await newSite(client, noGate);
  const me = await printed(whoamiCommand);
  expect(me.stdout.join("\n")).toMatch(/^Workspace .*\nToken .*\nScopes .*sites:read/);
  expect(JSON.parse((await printed(whoamiCommand, ["--format", "json"])).stdout.join("\n"))).toHaveProperty("token.id");
  expect((await printed(sitesCommand)).stdout).toContainEqual(expect.stringMatching(new RegExp(`^${id}  .`)));
});

test("a token that the service does not know names CONSENTFORM_TOKEN, and no operation", async () => {
  const run = await runCommand(whoamiCommand, [], {
    CONSENTFORM_ENDPOINT: "http://127.0.0.1:1",
    CONSENTFORM_TOKEN: "x y",
  });
  expect(run.stderr.join()).toMatch(/^CONSENTFORM_TOKEN: /);
  const refused = await printed(whoamiCommand, [], { CONSENTFORM_TOKEN: "unknown-token" });
  expect(refused).toMatchObject({
    status: 2,
    stderr: [expect.stringMatching(/^The service does not know the token in CONSENTFORM_TOKEN\. Set/)],
  });
});
