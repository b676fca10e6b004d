import type { Client } from "../../src/provider/client";
import { type TerraformEngine, terraformEngine } from "../support/terraform-engine";
import {
  inWorkspace,
  type ListeningLaboratory,
  openListeningLaboratory,
  type WorkspaceLaboratory,
} from "../support/terraform-laboratory";
import { inConstructs } from "./constructs-tool";
import { contentsOf, draftOwners, writesInto } from "./contents";
import { fleet } from "./fleet";
import { nativeTools } from "./native-tool";
import { pulumiTool } from "./pulumi-tool";
import { inHcl, terraformTool } from "./terraform-tool";
import type { Deployment, Tool } from "./tool";

/** The seven tools, but for those whose engine or language host cannot be had: the reason is printed. */
function availableTools(): Tool[] {
  const tools: Tool[] = [pulumiTool, ...nativeTools(tellAbsent)];
  const engines = (["Terraform", "OpenTofu"] as const).flatMap((name): TerraformEngine[] => {
    const engine = terraformEngine(name);
    if ("executable" in engine) return [engine];
    tellAbsent(name, engine.reason);
    return [];
  });
  for (const engine of engines) tools.push(terraformTool(engine.name, engine, inHcl));
  const [engine] = engines;
  if (engine !== undefined) {
    tools.push(
      terraformTool("CDKTF", engine, inConstructs("cdktf")),
      terraformTool("CDK Terrain", engine, inConstructs("cdktn")),
    );
  }
  return tools;
}

function tellAbsent(name: string, reason: string): void {
  process.stderr.write(`not compared with ${name}: ${reason}\n`);
  test.skip(`${name}: ${reason}`, () => {});
}

const tools = availableTools();

/** One tool's deployment to an empty workspace, and what it wrote. */
interface Filled {
  /** The laboratory, as the workspace's tokens see it. */
  readonly place: WorkspaceLaboratory;
  /** Reads what was made. */
  readonly reader: Client;
  readonly deployment: Deployment;
  readonly writes: string[];
}

let laboratory: ListeningLaboratory;
const filled = new Map<Tool, Filled>();
beforeAll(async () => {
  laboratory = await openListeningLaboratory();
});
afterAll(async () => {
  for (const { deployment } of filled.values()) deployment.remove();
  await laboratory?.close();
});

async function fill(tool: Tool): Promise<Filled> {
  const place = inWorkspace(laboratory, tool.name);
  const deployment = await tool.open(place, fleet);
  const writes: string[] = [];
  const one = { place, reader: await place.client(), deployment, writes };
  filled.set(tool, one);
  laboratory.intercept(writesInto(writes));
  await deployment.apply();
  laboratory.intercept(null);
  return one;
}

const [first, ...others] = tools as [Tool, ...Tool[]];

test(`${first.name} deploys the fleet, and then has nothing to do`, async () => {
  const { deployment, writes } = await fill(first);
  expect(await deployment.plan()).toMatchObject({ isEmpty: true });
  expect(writes.length).toBeGreaterThanOrEqual(fleet.length);
});

// A table without rows is an error to jest; one tool alone has nothing to be compared with.
(others.length > 0 ? describe : describe.skip)("every tool", () => {
  test.each(others.length > 0 ? others : [first])("$name makes the same of it, by the same requests", async (tool) => {
    const reference = filled.get(first);
    if (reference === undefined) throw new Error("there is nothing to compare with");
    const one = await fill(tool);
    expect(await one.deployment.plan()).toMatchObject({ isEmpty: true });
    expect([...one.writes].sort()).toEqual([...reference.writes].sort());
    expect(await contentsOf(one.reader)).toEqual(await contentsOf(reference.reader));
  });

  /** Each takes over what the next one made. */
  const pairs = tools.map((tool, index) => ({ tool, of: tools[(index + 1) % tools.length] as Tool }));
  test.each(pairs)(
    "$tool.name takes over what $of.name made and changes only the drafts' owner",
    async ({ tool, of }) => {
      const made = filled.get(of);
      if (made === undefined) throw new Error(`${of.name} made nothing`);
      const taker = await tool.open(made.place, fleet);
      const before = await contentsOf(made.reader);
      try {
        const owners = await draftOwners(made.reader);
        await taker.apply(made.deployment.importIds());
        expect(await contentsOf(made.reader)).toEqual(before);
        const later = await draftOwners(made.reader);
        expect(later.filter((owner) => owners.includes(owner))).toEqual([]);
        expect(await taker.plan()).toMatchObject({ isEmpty: true });
      } finally {
        taker.remove();
      }
    },
  );
});
