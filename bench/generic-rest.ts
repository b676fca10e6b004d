import { dirname } from "node:path";
import { createClient } from "../src/provider/client";
import { type DevService, startDevService } from "../test/support/dev-service";
import { goTool } from "../test/support/go-tool";
import { block, reference } from "../test/support/hcl";
import { type TerraformEngine, terraformEngine } from "../test/support/terraform-engine";
import { builtProvider } from "../test/support/terraform-provider";
import { createTerraformWorkspace, type TerraformWorkspace } from "../test/support/terraform-workspace";
import { countOf } from "./fleet";
import { documentWith, HOST, NAME, ourFleet, ourSites, TITLES } from "./fleet-configuration";
import { overrideOf } from "./provider-override";
import type { Row } from "./row";
import { secondsOf } from "./seconds-of";
import { UNPACED } from "./unpaced";

/** Sites created while every fifth answer is lost after its effect. */
const SITES_WITH_LOSSES = 20;
const LOSSES = "lost=0.2,seed=5";
/** The quota of the real service, ten times as fast: 600 requests in 6 seconds. */
const SCALED_QUOTA = { requests: 600, seconds: 6 };
const SITES_IN_QUOTA = 400;

/** A provider with the configuration that a user of it would write. */
interface Contender {
  readonly name: string;
  readonly cliConfiguration: string;
  /** Sites only. */
  readonly sites: (service: DevService, count: number) => string;
  /** Sites with a domain and a banner in production. */
  readonly fleet: (service: DevService, count: number, title: string) => string;
}

/**
 * The same fleet with our provider and with the generic REST provider that a user would have without ours.
 *
 * @param wanted sites of the fleet; each has a domain and a banner in production
 */
export async function measureGenericRest(wanted: number): Promise<Row[]> {
  const engine = terraformEngine("Terraform");
  const restful = goTool("terraform-provider-restful");
  for (const found of [engine, restful]) {
    if ("reason" in found) process.stderr.write(`not measured: ${found.reason}\n`);
  }
  if ("reason" in engine || "reason" in restful) return [];
  const ours: Contender = { name: "consentform", cliConfiguration: builtProvider, sites: ourSites, fleet: ourFleet };
  const generic: Contender = {
    name: `restful ${restful.version}`,
    cliConfiguration: overrideOf("magodo/restful", dirname(restful.executable)),
    sites: restfulSites,
    fleet: restfulFleet,
  };
  const sites = countOf(wanted);
  return [
    ...fleetRows(
      sites,
      await deployFleet(engine, ours, sites),
      await deployFleet(engine, generic, sites),
      generic.name,
    ),
    ...lossRows(await createWithLosses(engine, ours), await createWithLosses(engine, generic), generic.name),
    quotaRow(await createWithinQuota(engine, ours), await createWithinQuota(engine, generic), generic.name),
  ];
}

/** Requests and seconds of each step. */
type Steps = Readonly<Record<"first apply" | "plan without changes" | "apply of a changed text", [number, number]>>;

async function deployFleet(engine: TerraformEngine, one: Contender, sites: number): Promise<Steps> {
  const service = await startDevService({ quota: UNPACED });
  const workspace = open(engine, one, one.fleet(service, sites, TITLES[0]));
  const measured = async (work: () => Promise<unknown>): Promise<[number, number]> => {
    const from = service.accessLog().length;
    const seconds = await secondsOf(work);
    return [service.accessLog().length - from, seconds];
  };
  try {
    const first = await measured(() => applied(workspace));
    const none = await measured(async () => {
      const { exitCode, stdout, stderr } = await workspace.run("plan", "-detailed-exitcode");
      if (exitCode !== 0) throw new Error(`a plan without changes has changes:\n${stdout}${stderr}`);
    });
    workspace.write("main.tf", one.fleet(service, sites, TITLES[1]));
    const changed = await measured(() => applied(workspace));
    return { "first apply": first, "plan without changes": none, "apply of a changed text": changed };
  } finally {
    workspace.remove();
    await service.stop();
  }
}

function fleetRows(sites: number, ours: Steps, theirs: Steps, name: string): Row[] {
  return (Object.keys(ours) as (keyof Steps)[]).flatMap((step) => {
    const [[ourRequests, ourSeconds], [theirRequests, theirSeconds]] = [ours[step], theirs[step]];
    const label = `${step}, ${sites} sites with domain and banner in production`;
    return [
      row(`requests: ${label}`, `${ourRequests}`, `${name}: ${theirRequests}`, ourRequests / theirRequests, 1),
      row(`time: ${label}`, seconds(ourSeconds), `${name}: ${seconds(theirSeconds)}`, ourSeconds / theirSeconds),
    ];
  });
}

/** Sites that exist after an apply that runs until it succeeds, while answers are lost. */
async function createWithLosses(engine: TerraformEngine, one: Contender): Promise<{ sites: number; failed: number }> {
  const service = await startDevService({ quota: UNPACED, fault: LOSSES });
  const workspace = open(engine, one, one.sites(service, SITES_WITH_LOSSES));
  let failed = 0;
  try {
    while ((await workspace.apply()).exitCode !== 0) {
      failed += 1;
      if (failed === 50) throw new Error(`${one.name}: 50 applies failed in a row`);
    }
    return { sites: await countSites(service), failed };
  } finally {
    workspace.remove();
    await service.stop();
  }
}

function lossRows(ours: { sites: number; failed: number }, theirs: typeof ours, name: string): Row[] {
  const label = `${SITES_WITH_LOSSES} sites, every fifth answer lost after its effect`;
  const duplicates = (one: typeof ours) => one.sites - SITES_WITH_LOSSES;
  return [
    row(`duplicates: ${label}`, `${duplicates(ours)}`, `${name}: ${duplicates(theirs)}`, duplicates(ours), 0),
    row(`failed applies: ${label}`, `${ours.failed}`, `${name}: ${theirs.failed}`, ours.failed, 0),
  ];
}

/** Answers of 429 and errors that the user sees during one apply. */
async function createWithinQuota(
  engine: TerraformEngine,
  one: Contender,
): Promise<{ refused: number; errors: number }> {
  const service = await startDevService({ quota: SCALED_QUOTA });
  const workspace = open(engine, one, one.sites(service, SITES_IN_QUOTA));
  try {
    const { stdout, stderr } = await workspace.apply();
    const refused = service.accessLog().filter(({ status }) => status === 429).length;
    return { refused, errors: errorsIn(stdout + stderr).length };
  } finally {
    workspace.remove();
    await service.stop();
  }
}

function quotaRow(ours: { refused: number; errors: number }, theirs: typeof ours, name: string): Row {
  const text = ({ refused, errors }: typeof ours) => `${refused} answers of 429, ${errors} errors`;
  const label = `${SITES_IN_QUOTA} sites created, quota of ${SCALED_QUOTA.requests} requests in ${SCALED_QUOTA.seconds} s`;
  return row(label, text(ours), `${name}: ${text(theirs)}`, ours.errors, 0);
}

function row(subject: string, ours: string, against: string, ratio: number, atMost?: number): Row {
  return { subject, ours, against, ratio, ...(atMost === undefined ? {} : { goal: { atMost } }) };
}

function open(engine: TerraformEngine, { cliConfiguration }: Contender, configuration: string): TerraformWorkspace {
  return createTerraformWorkspace({ engine, cliConfiguration, files: { "main.tf": configuration } });
}

async function applied(workspace: TerraformWorkspace): Promise<void> {
  const { exitCode, stdout, stderr } = await workspace.apply();
  if (exitCode !== 0)
    throw new Error(
      `the apply failed:\n${errorsIn(stdout + stderr)
        .slice(0, 3)
        .join("\n")}`,
    );
}

/** The engine prints one JSON object a line. */
function errorsIn(output: string): string[] {
  return output.split("\n").filter((line) => line.includes('"@level":"error"'));
}

async function countSites(service: DevService): Promise<number> {
  let count = 0;
  for await (const _ of createClient(service).list("listSites", {})) count += 1;
  return count;
}

const seconds = (value: number) => `${value.toPrecision(3)} s`;

function restfulSites({ endpoint, token }: DevService, count: number): string {
  const source = reference('{ source = "magodo/restful" }');
  return [
    block("terraform", [], {}, [block("required_providers", [], { restful: source })]),
    block("provider", ["restful"], {
      base_url: `${endpoint}/v1`,
      security: { http: { token: { token } } },
    }),
    block("resource", ["restful_resource", "site"], {
      count,
      path: "/sites",
      body: { name: NAME, settings: { allow_direct_production: true } },
      read_path: reference('"$(path)/$(body.id)"'),
      update_method: "PATCH",
      output_attrs: ["id"],
    }),
  ].join("\n");
}

const SITE_ID = "restful_resource.site[count.index].output.id";
const sitePath = (rest: string) => reference(`format("/sites/%s/%s", ${SITE_ID}, ${JSON.stringify(rest)})`);

function restfulFleet(service: DevService, count: number, title: string): string {
  return [
    restfulSites(service, count),
    block("resource", ["restful_resource", "domain"], {
      count,
      path: sitePath("domains"),
      body: { host: HOST },
      read_path: reference('"/domains/$(body.id)"'),
      output_attrs: ["id"],
    }),
    block("resource", ["restful_operation", "draft"], {
      count,
      path: sitePath("config/draft"),
      method: "PUT",
      body: { document: documentWith(title) },
      output_attrs: ["digest"],
    }),
    block("resource", ["restful_operation", "version"], {
      count,
      path: sitePath("versions"),
      method: "POST",
      body: {
        environment: "production",
        draft_digest: reference("restful_operation.draft[count.index].output.digest"),
      },
      output_attrs: ["number"],
    }),
  ].join("\n");
}
