import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Listener, listen } from "@consentform/service";
import { type InProcessService, startInProcessService, type TestWorkspace } from "../support/in-process-service";
import { pythonTools, run } from "../support/python-tools";
import { repositoryFolder } from "../support/repository-folder";

/** Clients that other projects' tools generate from the served contract. */

let service: InProcessService;
let workspace: TestWorkspace;
let listener: Listener;
let folder: string;
let tools: string | null;

beforeAll(async () => {
  tools = await pythonTools();
  folder = await mkdtemp(join(tmpdir(), "consentform-foreign-"));
  service = await startInProcessService({ settings: { quota: { requests: 1_000_000, windowS: 60 } } });
  workspace = await service.workspace();
  listener = await listen((request) => service.service.fetch(request), "127.0.0.1", 0);
}, 300_000);
afterAll(async () => {
  await listener.close(1000);
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const origin = () => `http://127.0.0.1:${listener.port}`;

/** The contract that the service serves, in a file. */
async function savedContract(): Promise<string> {
  const file = join(folder, "openapi.json");
  await writeFile(file, await (await fetch(`${origin()}/v1/openapi.json`)).text());
  return file;
}

const pythonProgram = `
import sys
from client_of_test import AuthenticatedClient
from client_of_test.api.sites import create_site, get_site, list_sites, update_site, delete_site
from client_of_test.api.scans import list_scan_findings
from client_of_test.models import Site, SiteCreate, SiteUpdate, ValidationFailedProblem, ListScanFindingsFormat

client = AuthenticatedClient(base_url=sys.argv[1], token=sys.argv[2])
made = create_site.sync(client=client, body=SiteCreate(name="Shop"))
assert isinstance(made, Site) and made.name == "Shop" and made.retention == 1095, made
changed = update_site.sync_detailed(made.id, client=client, body=SiteUpdate(retention=365), if_match=made.etag)
assert changed.status_code == 200 and changed.parsed.retention == 365, changed
assert get_site.sync(made.id, client=client).retention == 365
assert [site.id for site in list_sites.sync(client=client).data] == [made.id]
refused = create_site.sync(client=client, body=SiteCreate(name=""))
assert isinstance(refused, ValidationFailedProblem), refused
assert ListScanFindingsFormat.JSON.value == "json" and len(ListScanFindingsFormat) == 6
assert delete_site.sync_detailed(made.id, client=client).status_code == 204
print("worked")
`;

test("openapi-python-client makes a client with its default settings, which works", async () => {
  if (tools === null) return;
  const contract = await savedContract();
  await writeFile(join(folder, "names.yaml"), "package_name_override: client_of_test\n");
  const generate = ["generate", "--path", contract, "--output-path", join(folder, "python")];
  await run(join(tools, "openapi-python-client"), [...generate, "--config", join(folder, "names.yaml")]);
  await writeFile(join(folder, "program.py"), pythonProgram);
  const { stdout } = await run(join(tools, "python"), [join(folder, "program.py"), `${origin()}/v1`, workspace.token], {
    env: { ...process.env, PYTHONPATH: join(folder, "python") },
  });
  expect(stdout).toBe("worked\n");
}, 300_000);

const typeScriptProgram = `
import type { components } from "./types";
import { createClient, createConfig } from "./hey/client";
import { createSite, getConfigDraft, listVersions, publishVersion, putConfigDraft } from "./hey";

// Types of openapi-typescript: what is optional can be left out.
const site: components["schemas"]["SiteCreate"] = { name: "Shop" };
const publication: components["schemas"]["PublishVersionRequest"] = {};
const layout = { kind: "box" } as const;
export const typed: components["schemas"]["BannerDocument"]["layout"] = layout;

async function main([baseUrl, auth]: string[]): Promise<void> {
  const client = createClient(createConfig({ baseUrl, auth, throwOnError: true }));
  const made = await createSite({ client, body: site, throwOnError: true });
  const path = { id: made.data.id };
  const draft = await getConfigDraft({ client, path, throwOnError: true });
  const identity = { controller_name: "Example GmbH", contact_email: "privacy@shop.example" };
  const document = { ...draft.data.document, identity, layout };
  const put = await putConfigDraft({ client, path, body: { document }, headers: { "If-Match": draft.data.etag }, throwOnError: true });
  const published = await publishVersion({ client, path, body: publication, throwOnError: true });
  const { data } = await listVersions({ client, path, throwOnError: true });
  const [version] = data.data;
  if (version === undefined || version.number !== published.data.number || version.config_digest !== put.data.digest) {
    throw new Error(JSON.stringify(data));
  }
  console.log(made.data.retention, data.data.length, version.number);
}
main(process.argv.slice(2)).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
`;

test("@hey-api/openapi-ts and openapi-typescript generate working clients by default", async () => {
  const contract = await savedContract();
  const here = join(folder, "typescript");
  await mkdir(here);
  const bin = (...path: string[]) => join(repositoryFolder, "node_modules", ...path);
  const node = (...args: string[]) => run(process.execPath, args, { cwd: here });
  await node(bin("@hey-api", "openapi-ts", "bin", "run.js"), "-i", contract, "-o", join(here, "hey"));
  await node(bin("openapi-typescript", "bin", "cli.js"), contract, "-o", join(here, "types.ts"));
  await writeFile(join(here, "program.ts"), typeScriptProgram);
  const options = { strict: true, target: "es2022", module: "commonjs", moduleResolution: "node", outDir: "out" };
  const compilerOptions = { ...options, skipLibCheck: true, types: ["node"], typeRoots: [bin("@types")] };
  await writeFile(join(here, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["program.ts"] }));
  await node(bin("typescript", "bin", "tsc"), "-p", here).catch((error) => {
    throw new Error(error.stdout);
  });
  const { stdout } = await node(join(here, "out", "program.js"), `${origin()}/v1`, workspace.token);
  expect(stdout).toBe("1095 1 1\n");
}, 300_000);
