import type { Schemas } from "../../src/consent/contract";
import type { Client } from "../../src/provider/client";
import { type TerraformEngine, terraformEngine } from "../support/terraform-engine";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";
import { type PlannedDeployment, type PlanningTool, pulumiPlanning, terraformPlanning } from "./planning-tool";
import { type Case, cases, type Facts, type Side } from "./production-cases";

/**
 * Nothing reaches a visitor that the plan did not show: of every site whose production an apply changes, the plan has
 * named the site, what production held and what it gets, with trackers that changed, or said that it cannot show it.
 */

type Pointer = NonNullable<NonNullable<Schemas["Site"]["stages"]>["production"]>;
/** Pointers of production by the site's name; null for a site that is not live. */
type Production = Readonly<Record<string, Pointer | null>>;

const engines = (["Terraform", "OpenTofu"] as const)
  .map((name) => terraformEngine(name))
  .filter((engine): engine is TerraformEngine => "executable" in engine);
const tools: readonly PlanningTool[] = [pulumiPlanning, ...engines.slice(0, 1).map(terraformPlanning)];

describe.each(tools)("$name", (tool) => {
  let laboratory: ListeningLaboratory;
  let client: Client;
  const opened: Partial<Record<Side, PlannedDeployment>> = {};
  beforeAll(async () => {
    laboratory = await openListeningLaboratory();
    client = await laboratory.client();
    for (const side of ["owner", "sharer"] as const) opened[side] = await tool.open(laboratory, side);
  });
  afterAll(async () => {
    for (const deployment of Object.values(opened)) deployment.remove();
    await laboratory?.close();
  });

  test.each(cases)("shows $title", async ({ afterRefresh, ...given }) => {
    const one = tool.isRefreshing && afterRefresh ? { ...given, fails: undefined, ...afterRefresh } : given;
    const deployment = opened[one.side];
    if (deployment === undefined) throw new Error(`${one.side} is not open`);
    const facts = await factsOf(client);
    await one.beforehand?.(client, facts);
    const before = await productionOf(client);
    const plan = await deployment.plan(one.fleet(facts));
    expect({ text: plan.text, isDone: plan.isDone }).toMatchObject({ isDone: one.isRefused !== true });
    for (const pattern of one.says ?? []) expect(withoutFrame(plan.text)).toMatch(pattern);
    // A plan changes nothing.
    expect(await productionOf(client)).toEqual(before);
    if (one.isRefused) return;
    await one.between?.(client, facts);
    const [asked, moved] = [await productionOf(client), await applied(deployment, one)];
    const after = await productionOf(client);
    const changed = Object.keys({ ...asked, ...after }).filter((name) => isAnother(asked[name], after[name]));
    expect({ moved, sites: changed.sort() }).toMatchObject({ sites: [...one.moves].sort() });
    for (const name of changed) {
      expect({ name, text: plan.text, missing: notShown(plan.text, name, before[name], after[name]) }).toMatchObject({
        missing: [],
      });
    }
  });
});

async function applied(deployment: PlannedDeployment, { fails }: Pick<Case, "fails">): Promise<string> {
  const { isDone, text } = await deployment.apply();
  if (fails === undefined) expect({ isDone, text }).toMatchObject({ isDone: true });
  else expect(withoutFrame(text)).toMatch(fails);
  return text;
}

/** Parts that a plan does not show of a site whose production changed. */
function notShown(text: string, name: string, before: Pointer | null | undefined, after: Pointer | null | undefined) {
  const isHidden = new RegExp(`production of [^;]*\\b${name}\\b[^;]*gets`).test(withoutFrame(text));
  const isShown = (pointer: Pointer | null | undefined) =>
    pointer == null || text.includes(pointer.config_digest) || isHidden;
  // The engine's own line names what is deleted; no provider is asked about it.
  const isEnding = after == null;
  const hasTrackers = before == null || isEnding || before.services_digest === after.services_digest;
  const parts = {
    site: text.includes(name),
    before: isEnding || isShown(before),
    after: isShown(after),
    trackers: hasTrackers || withoutFrame(text).includes(`tracker-${name}, changed at`),
  };
  return Object.entries(parts).flatMap(([part, isThere]) => (isThere ? [] : [part]));
}

/** The text without Terraform's frames and line breaks inside of sentences. */
function withoutFrame(text: string): string {
  return text.replace(/\n[│╷╵ ]*/g, " ");
}

function isAnother(one: Pointer | null | undefined, other: Pointer | null | undefined): boolean {
  return one?.number !== other?.number || one?.config_digest !== other?.config_digest;
}

async function productionOf(client: Client): Promise<Production> {
  const found: Record<string, Pointer | null> = {};
  for await (const { name, stages } of client.list("listSites", {})) found[name] = stages?.production ?? null;
  return found;
}

async function factsOf(client: Client): Promise<Facts> {
  const [{ data: templates }, { data: sites }] = [
    (await client.call("listTemplates", {})).data,
    (await client.call("listSites", {})).data,
  ];
  return {
    template: templates[0]?.id ?? "",
    sites: Object.fromEntries(sites.map(({ id, name }) => [name, id])),
  };
}
