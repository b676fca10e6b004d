import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { extent } from "../support/sample";
import { seed } from "../support/seed";
import { titleOf } from "./banner";
import type { PipelinePlace } from "./pipeline-place";
import { type Row, type Table, type TableMerge, tableMerges, tableText } from "./site-tables";
import type { Place } from "./workbench";

/** The result of a stage. */
export interface Ended {
  readonly status: number | null;
  readonly output: string;
}

/** The stages of a pipeline, in the clone of the team. */
export interface WalkedPipeline {
  /** Deploys the newest commit to workspace and preview. @returns with the release */
  deploy(): Promise<Ended & { readonly release: string }>;
  /** Plans the release of the last deployment, and promotes it. The output has the report that is approved. */
  approve(): Promise<Ended>;
  drift(): Promise<Ended>;
}

/** Walks of one file: two short ones together in CI, one for each engine, and many in the soak. */
export const walkSeeds = Array.from({ length: extent === "full" ? 5 : 1 }, (_, index) => seed + index);

const STEPS = extent === "full" ? 12 : 5;

/** Numbers from 0 to below 1, the same for each seed. */
function randomNumbers(from: number): () => number {
  const numbers = fc.sample(fc.nat({ max: 2 ** 20 - 1 }), { seed: from, numRuns: 40 * STEPS + 100 });
  let next = 0;
  return () => (numbers[next++ % numbers.length] ?? 0) / 2 ** 20;
}

/**
 * Walks at random over tables of sites: merges, reverts of any of the last ten merges, approvals, failed scans and
 * edits by hand. After each step the service has the sites of the table and those that are live, and production serves
 * of each what was last approved with a passed scan.
 */
export async function walk(here: PipelinePlace, place: Place, pipeline: WalkedPipeline, from: number): Promise<void> {
  const random = randomNumbers(from);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const banner = readFileSync(join(here.team.clone, "banner.yaml"), "utf8");
  let table: Table = { title: "Title 0", rows: [newRow(0), newRow(1)] };
  const history: TableMerge[] = [];
  /** Titles that production serves, by the identity of a site. */
  const live = new Map<number, string>();
  const titles = new Map<string, Map<number, string | undefined>>();
  let kept: Row[] = [];
  let made = 2;

  const expectProduction = async (step: string) => {
    const sites = (await place.own.call("listSites", { query: { limit: 100 } as never })).data.data;
    const found = sites.map(async ({ id, name }) => {
      const served = await place.served(id, "production");
      const title = titleOf(served?.document);
      if (served !== null) titles.set(id, (titles.get(id) ?? new Map()).set(served.number, title));
      return [name, title];
    });
    const expected = [...table.rows, ...kept].map(({ id, key }) => [key, live.get(id)]);
    expect({ step, sites: (await Promise.all(found)).sort() }).toEqual({ step, sites: expected.sort() });
  };

  const deploy = async (step: string, pages: Readonly<Record<string, "tracked" | "untagged">>) => {
    const files = {
      "banner.yaml": banner.replace("title: Your privacy", `title: ${table.title}`),
      "sites.csv": tableText(table),
    };
    here.pages(pages);
    const commit = () => here.team.merge(step, files);
    commit();
    const ended = await here.withRecords(place, () => pipeline.deploy());
    here.pages({});
    expect({ step, ...ended }).toEqual({ step, ...ended, status: 0 });
    const entries = new Map(ended.release.split(",").map((entry) => entry.split("=") as [string, string]));
    const states = Object.fromEntries([...entries].map(([key, entry]) => [key, /^\d/.test(entry) ? "passed" : entry]));
    const wanted = [
      ...table.rows.map(({ key, host }) => [key, stateOf(pages[host])]),
      ...kept.map(({ key }) => [key, "kept"]),
    ];
    expect({ step, states }).toEqual({ step, states: Object.fromEntries(wanted) });
    const excluded = Object.keys(states).filter((key) => states[key] !== "passed");
    return { excluded, passed: table.rows.filter(({ key }) => states[key] === "passed") };
  };

  const approve = async (step: string, { excluded, passed }: Awaited<ReturnType<typeof deploy>>) => {
    const ended = await pipeline.approve();
    const failure = ended.status === 0 ? "" : ended.output;
    expect({ step, status: ended.status, failure }).toEqual({ step, status: 0, failure: "" });
    for (const key of excluded)
      expect({ step, output: ended.output }).toEqual({ step, output: expect.stringContaining(key) });
    for (const { id } of passed) live.set(id, table.title);
  };

  /** Someone rolls a site back in the dashboard, and after the night forward again. */
  const editByHand = async (step: string) => {
    const sites = (await place.own.call("listSites", { query: { limit: 100 } as never })).data.data;
    const candidates = sites.flatMap(({ id, stages }) => {
      const now = stages?.production?.number;
      const served = titles.get(id);
      const before = [...(served ?? [])].find(([, title]) => now != null && title !== served?.get(now))?.[0];
      return now == null || before === undefined ? [] : [{ id, now, before }];
    });
    const [site] = candidates;
    if (site === undefined) return false;
    expect({ step, ...(await pipeline.drift()) }).toMatchObject({ step, status: 0 });
    const dashboard = await place.dashboard();
    const move = (number: number) =>
      dashboard.call("rollbackVersion", { path: { id: site.id, number }, body: { reason: step } });
    await move(site.before);
    expect({ step, ...(await pipeline.drift()) }).toMatchObject({ step, status: 7 });
    await move(site.now);
    return true;
  };

  await approve("first", await deploy("first", {}));
  await expectProduction("first");
  let isEdited = false;
  for (let count = 1; count <= STEPS; count += 1) {
    const merges = tableMerges({ table, made, pick, history: history.slice(-10) });
    const merge = pick(merges) as TableMerge;
    const before = [...table.rows, ...kept];
    table = merge.apply(table) as Table;
    made += 1;
    history.push(merge);
    const isDeclared = ({ id }: Row) => table.rows.some((row) => row.id === id);
    kept = before.filter((row) => live.has(row.id) && !isDeclared(row));
    const pages: Record<string, "tracked" | "untagged"> = {};
    const target = merge.added ?? (merge.isOfTitle && table.rows.length > 1 ? pick(table.rows) : undefined);
    if (target !== undefined && random() < 0.5) pages[target.host] = merge.isOfTitle ? "tracked" : "untagged";
    const isApproved = random() < 0.65;
    const step = `seed ${from}, step ${count}: ${merge.name}${JSON.stringify(pages)}${isApproved ? ", approved" : ""}`;
    process.stderr.write(`${step}\n`);
    const deployed = await deploy(step, pages);
    await expectProduction(step);
    if (isApproved) await approve(step, deployed);
    await expectProduction(step);
    if (!isEdited && random() < 0.5) isEdited = await editByHand(`${step}, by hand`);
  }
  // An edit that was taken back is still in the record of who moved the site last.
  if (!isEdited) expect(await pipeline.drift()).toMatchObject({ status: 0 });
}

/** The entry of a site with such a page. */
function stateOf(page: "tracked" | "untagged" | undefined): string {
  return page === "tracked" ? "failed" : (page ?? "passed");
}

function newRow(id: number): Row {
  return { id, key: `shop-${id}`, host: `shop-${id}.localhost` };
}
