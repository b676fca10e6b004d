import { createClient } from "../src/provider/client";
import { type DevService, startDevService } from "../test/support/dev-service";
import { block, jsonEncoded, reference } from "../test/support/hcl";
import { providerBlocks } from "../test/support/terraform-configuration";
import { type TerraformEngine, terraformEngine } from "../test/support/terraform-engine";
import { builtProvider } from "../test/support/terraform-provider";
import { createTerraformWorkspace, succeeded, type TerraformWorkspace } from "../test/support/terraform-workspace";
import { median } from "./median";
import type { Row } from "./row";
import { SAMPLE_BANNERS } from "./sample-banner";
import { secondsOf } from "./seconds-of";
import { UNPACED } from "./unpaced";

const RUNS = 5;
const RESOURCES = 200;
/** Sites of the fleet whose plan has nothing to do; each has {@link RESOURCES_PER_SITE} resources. */
const FLEET_SITES = 200;
const RESOURCES_PER_SITE = 5;
/** As many requests at a time as the engine walks resources. */
const AT_ONCE = 10;

const REQUESTS_GOAL = 15;

const NAME = reference('"Shop $' + '{count.index}"');

/**
 * An apply with the built provider beside the engine's own `terraform_data`, and what a plan without changes asks of
 * the service.
 */
export async function measureTerraformDeployment(): Promise<Row[]> {
  const engine = terraformEngine("Terraform");
  if ("reason" in engine) {
    process.stderr.write(`not measured: ${engine.reason}\n`);
    return [];
  }
  const service = await startDevService({ quota: UNPACED });
  try {
    return [...(await measureAgainstBuiltIn(engine, service)), await measureFleet(engine, service)];
  } finally {
    await service.stop();
  }
}

async function measureAgainstBuiltIn(engine: TerraformEngine, service: DevService): Promise<Row[]> {
  const sites = block("resource", ["consentform_site", "shop"], {
    count: RESOURCES,
    name: NAME,
    deletion_protection: false,
  });
  const builtIns = block("resource", ["terraform_data", "shop"], {
    count: RESOURCES,
    input: { name: NAME, deletion_protection: false },
  });
  const ours = { apply: [] as number[], requests: [] as number[] };
  const theirs: number[] = [];
  // In turn, so that both meet the same disturbances.
  for (let run = 0; run < RUNS; run += 1) {
    await inWorkspace(engine, builtIns, async (workspace) => {
      succeeded(await workspace.run("plan", "-out=plan"));
      theirs.push(await secondsOf(async () => succeeded(await workspace.run("apply", "plan"))));
    });
    await inWorkspace(engine, [provider(service), sites].join("\n"), async (workspace) => {
      succeeded(await workspace.run("plan", "-out=plan"));
      ours.apply.push(await secondsOf(async () => succeeded(await workspace.run("apply", "plan"))));
      succeeded(await workspace.destroy("-refresh=false"));
    });
    ours.requests.push(await secondsOf(() => createSites(service)));
  }
  const own = median(ours.apply) - median(ours.requests);
  // Without a goal: `terraform_data` lives in the engine's own process, which no provider can.
  return [
    {
      subject: `terraform apply, ${RESOURCES} resources, without the requests' own time (${seconds(median(ours.requests))})`,
      ours: seconds(own),
      against: `terraform_data: ${seconds(median(theirs))}`,
      ratio: own / median(theirs),
    },
  ];
}

/** The cost of the apply's requests alone. */
async function createSites({ endpoint, token }: DevService): Promise<void> {
  const client = createClient({ endpoint, token });
  let next = 0;
  const lane = async () => {
    while (next < RESOURCES) {
      await client.call("createSite", { body: { name: `Shop ${next++}` } });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** Sites with a domain, a draft, a version and a promotion each. */
async function measureFleet(engine: TerraformEngine, service: DevService): Promise<Row> {
  const own = { count: FLEET_SITES, site_id: reference("consentform_site.shop[count.index].id") };
  const fleet = [
    provider(service),
    block("resource", ["consentform_site", "shop"], { count: FLEET_SITES, name: NAME, deletion_protection: false }),
    block("resource", ["consentform_domain", "www"], {
      ...own,
      host: reference('"shop$' + '{count.index}.example.com"'),
    }),
    block("resource", ["consentform_config_draft", "banner"], {
      ...own,
      document: jsonEncoded(SAMPLE_BANNERS.small()),
    }),
    block("resource", ["consentform_version", "version"], {
      ...own,
      draft_digest: reference("consentform_config_draft.banner[count.index].digest"),
    }),
    block("resource", ["consentform_promotion", "live"], {
      ...own,
      version_number: reference("consentform_version.version[count.index].number"),
    }),
  ];
  return inWorkspace(engine, fleet.join("\n"), async (workspace) => {
    succeeded(await workspace.apply());
    const from = service.accessLog().length;
    const { isEmpty } = await workspace.isSettled();
    if (!isEmpty) throw new Error("a second plan has something to do");
    const requests = service.accessLog().length - from;
    return {
      subject: `requests of a plan without changes, ${FLEET_SITES * RESOURCES_PER_SITE} resources`,
      ours: `${requests} requests`,
      against: `the promised ${REQUESTS_GOAL}`,
      ratio: requests / REQUESTS_GOAL,
      goal: { atMost: 1 },
    };
  });
}

function provider({ endpoint, token }: DevService): string {
  return providerBlocks({ endpoint, token });
}

async function inWorkspace<Result>(
  engine: TerraformEngine,
  configuration: string,
  work: (workspace: TerraformWorkspace) => Promise<Result>,
): Promise<Result> {
  const workspace = createTerraformWorkspace({
    engine,
    cliConfiguration: builtProvider,
    files: { "main.tf": configuration },
  });
  try {
    return await work(workspace);
  } finally {
    workspace.remove();
  }
}

const seconds = (value: number) => `${value.toPrecision(3)} s`;
