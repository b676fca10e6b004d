import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Client } from "../../src/provider/client";
import { registry } from "../../src/provider/resources";
import { pageName } from "../../tools/generate/page-name";
import { newSite, noGate, publish } from "../conformance/rows/prepared";
import { newTemplate } from "../conformance/rows/template-rollout";
import { repositoryFolder } from "../support/repository-folder";
import { onOneTerraformEngine } from "../support/terraform-engine";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";
import { builtProvider, type HostedProvider, hostProvider } from "../support/terraform-provider";
import { applyStep, destroyStep } from "../support/terraform-steps";
import { createTerraformWorkspace, outputOf } from "../support/terraform-workspace";
import { until } from "../support/until";

const EXAMPLES = join(repositoryFolder, "examples");
const banner = readFileSync(join(repositoryFolder, "examples/quickstart/banner.yaml"), "utf8");

const sites =
  "key,hosts,label.team,var.city\nnord,nord.shop.example,shop,Kiel\nsued,sued.shop.example www.sued.shop.example,shop,Ulm\n";

/** Files that are applied; none of them contains the provider's own block. */
const allExamples = [
  ...Object.keys(registry).map((kind) => `${pageName(kind)}/main.tf`),
  ...["data-sources", "functions", "ephemeral-resources"].flatMap((folder) =>
    readdirSync(join(EXAMPLES, "terraform", folder)).flatMap((name) =>
      readdirSync(join(EXAMPLES, "terraform", folder, name)).map((file) => `terraform/${folder}/${name}/${file}`),
    ),
  ),
];

/** The requirements of an example: values of its variables. */
const surroundings: Readonly<
  Record<string, { variables(client: Client, laboratory: ListeningLaboratory): Promise<Record<string, string>> }>
> = {
  "alert-channel": {
    variables: async () => ({ slack_webhook: "https://hooks.slack.com/services/T0/B0/secret" }),
  },
  "scan-gate": { variables: withStaging },
  "terraform/data-sources/consentform_site": { variables: withSite },
  "terraform/data-sources/consentform_version": { variables: withSite },
  "terraform/data-sources/consentform_template": { variables: withTemplate },
  "terraform/data-sources/consentform_declaration": { variables: withSite },
  "terraform/data-sources/consentform_scan_findings": { variables: withScan },
};

/** A host whose page scans can reach. */
async function withStaging(_client: Client, { website }: ListeningLaboratory): Promise<Record<string, string>> {
  website.pages["/"] = '<head><script src="/shop.js"></script></head>';
  return { preview_host: "staging.localhost" };
}

async function withSite(client: Client): Promise<Record<string, string>> {
  const site_id = await newSite(client, noGate);
  const number = await publish(client, site_id);
  await client.call("promoteVersion", { path: { id: site_id, number }, body: {} });
  return { site_id };
}

async function withTemplate(client: Client): Promise<Record<string, string>> {
  return { site_id: await newSite(client, noGate), template_id: (await newTemplate(client)).id };
}

async function withScan(client: Client, { txtRecords }: ListeningLaboratory): Promise<Record<string, string>> {
  const site_id = await newSite(client);
  await publish(client, site_id);
  const path = { id: site_id };
  const body = { host: "scanned.example.com", environment: "preview" } as const;
  const { data: domain } = await client.call("createDomain", { path, body });
  txtRecords.set(domain.challenge.dns.name, [domain.challenge.dns.value]);
  await client.call("verifyDomain", { path: { id: domain.id }, body: {} });
  const { data } = await client.call("queueScan", { path, body: { environment: "preview" } });
  return { scan_id: data.id };
}

onOneTerraformEngine((engine) => {
  let laboratory: ListeningLaboratory;
  let provider: HostedProvider;
  beforeAll(async () => {
    laboratory = await openListeningLaboratory();
    // A provider block of an example may leave the endpoint to the environment.
    provider = await hostProvider({ environment: environment() });
  });
  const environment = () => ({ CONSENTFORM_ENDPOINT: laboratory.endpoint });
  afterAll(async () => {
    await provider?.close();
    await laboratory?.close();
  });

  test.each(allExamples)("%s is applied, a second plan has nothing to do, and it is destroyed", async (example) => {
    const { variables } = surroundings[dirname(example)] ?? {};
    const client = await laboratory.client();
    const values = Object.entries((await variables?.(client, laboratory)) ?? {});
    const text = readFileSync(join(EXAMPLES, example), "utf8").replaceAll("../quickstart/", "");
    // A provider that is reattached is one process for all its configurations; one that is started is one for each.
    // Relative paths are those of the process.
    const isStarted = text.includes("alias") || text.includes("read_sites");
    const workspace = createTerraformWorkspace({
      engine,
      cliConfiguration: isStarted ? builtProvider : "",
      env: {
        ...(isStarted ? environment() : provider.env),
        ...Object.fromEntries(values.map(([name, value]) => [`TF_VAR_${name}`, value])),
      },
      files: { "provider.tf": laboratory.provider, "banner.yaml": banner, "sites.csv": sites },
    });
    const acting = text.includes('"consentform_domain_verification"') ? publishRecords(laboratory, client) : null;
    try {
      await applyStep(workspace, text);
      await destroyStep(workspace);
    } finally {
      acting?.end();
      workspace.remove();
    }
  });

  test("are formatted as the engine formats", async () => {
    const workspace = createTerraformWorkspace({ engine });
    const run = await workspace.run("fmt", "-check", "-recursive", EXAMPLES);
    expect({ exitCode: run.exitCode, output: outputOf(run) }).toEqual({ exitCode: 0, output: "" });
    workspace.remove();
  });
});

/** Does what the DNS provider's resource would do, for every domain that there is. */
function publishRecords({ txtRecords }: ListeningLaboratory, client: Client): { end(): void } {
  let isEnded = false;
  const publishing = until(async () => {
    for await (const site of client.list("listSites", { query: { include: ["domains"] } })) {
      for (const { challenge } of site.domains ?? []) txtRecords.set(challenge.dns.name, [challenge.dns.value]);
    }
    return isEnded;
  });
  publishing.catch(() => {});
  return {
    end: () => {
      isEnded = true;
    },
  };
}
