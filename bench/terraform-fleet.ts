import { type DevService, startDevService } from "../test/support/dev-service";
import { terraformEngine } from "../test/support/terraform-engine";
import { builtProvider } from "../test/support/terraform-provider";
import { createTerraformWorkspace, succeeded } from "../test/support/terraform-workspace";
import { countOf } from "./fleet";
import { ourFleet, TITLES } from "./fleet-configuration";
import type { Row } from "./row";
import { secondsOf } from "./seconds-of";
import { UNPACED } from "./unpaced";

/** Most sites of a request that applies a template. */
const SITES_A_REQUEST = 100;
/** Most requests of a refresh. */
const MOST_OF_REFRESH = 12;

/** Requests of a fleet with Terraform: its first apply, a refresh, a plan without changes, a changed text. */
export async function measureTerraformFleet(wanted: number): Promise<Row[]> {
  const engine = terraformEngine("Terraform");
  if ("reason" in engine) {
    process.stderr.write(`not measured: ${engine.reason}\n`);
    return [];
  }
  const sites = countOf(wanted);
  const service = await startDevService({ quota: UNPACED });
  const files = { "main.tf": ourFleet(service, sites, TITLES[0]) };
  const workspace = createTerraformWorkspace({ engine, cliConfiguration: builtProvider, files });
  try {
    const first = await requestsOf(service, async () => succeeded(await workspace.apply()));
    const refresh = await requestsOf(service, async () =>
      succeeded(await workspace.run("apply", "-refresh-only", "-auto-approve")),
    );
    const plan = await requestsOf(service, async () => {
      const { isEmpty } = await workspace.isSettled();
      if (!isEmpty) throw new Error("a second plan has something to do");
    });
    workspace.write("main.tf", ourFleet(service, sites, TITLES[1]));
    const changed = await requestsOf(service, async () => succeeded(await workspace.apply()));
    const of = `terraform, ${sites} sites with domain and banner in production`;
    return [
      row(`requests of the first apply, ${of}`, first, "two for each site and six", 2 * sites + 6),
      row(`requests of a refresh, ${of}`, refresh, "the promised most", MOST_OF_REFRESH),
      row(`requests of a plan without changes, ${of}`, plan, "the promised most", MOST_OF_REFRESH),
      row(
        `writes of a changed text, ${of}`,
        { ...changed, requests: changed.writes },
        `one, and one for each ${SITES_A_REQUEST} sites`,
        1 + Math.ceil(sites / SITES_A_REQUEST),
      ),
    ];
  } finally {
    workspace.remove();
    await service.stop();
  }
}

async function requestsOf(service: DevService, work: () => Promise<unknown>) {
  const from = service.accessLog().length;
  const seconds = await secondsOf(work);
  const log = service.accessLog(from);
  return { requests: log.length, writes: log.filter(({ method }) => method !== "GET").length, seconds };
}

function row(
  subject: string,
  { requests, seconds }: { requests: number; seconds: number },
  against: string,
  theirs: number,
): Row {
  return {
    subject,
    ours: `${requests} requests, ${seconds.toPrecision(3)} s`,
    against: `${against}: ${theirs}`,
    ratio: requests / theirs,
    goal: { atMost: 1 },
  };
}
