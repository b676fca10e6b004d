import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Listener, listen } from "../../src/service";
import { pythonTools, run } from "../support/python-tools";
import { startTestService, type TestService, type TestWorkspace } from "../support/service";

/** What tools of other projects make of the contract that the service serves. */

let service: TestService;
let workspace: TestWorkspace;
let listener: Listener;
let folder: string;
let tools: string | null;

beforeAll(async () => {
  tools = await pythonTools();
  folder = await mkdtemp(join(tmpdir(), "consentform-foreign-"));
  service = await startTestService({ settings: { quota: { requests: 1_000_000, windowS: 60 } } });
  workspace = await service.workspace();
  listener = await listen((request) => service.service.fetch(request), "127.0.0.1", 0);
}, 300_000);
afterAll(async () => {
  await listener.close(1000);
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const origin = () => `http://127.0.0.1:${listener.port}`;

const program = `
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
  const contract = join(folder, "openapi.json");
  await writeFile(contract, await (await fetch(`${origin()}/v1/openapi.json`)).text());
  await writeFile(join(folder, "names.yaml"), "package_name_override: client_of_test\n");
  const generate = ["generate", "--path", contract, "--output-path", join(folder, "python")];
  await run(join(tools, "openapi-python-client"), [...generate, "--config", join(folder, "names.yaml")]);
  await writeFile(join(folder, "program.py"), program);
  const { stdout } = await run(join(tools, "python"), [join(folder, "program.py"), `${origin()}/v1`, workspace.token], {
    env: { ...process.env, PYTHONPATH: join(folder, "python") },
  });
  expect(stdout).toBe("worked\n");
}, 300_000);
