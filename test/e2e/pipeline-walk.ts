import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { extent } from "../support/sample";
import { seed } from "../support/seed";
import { titleOf } from "./banner";
import { type FailingGateway, startFailingGateway } from "./failing-gateway";
import type { PipelinePlace } from "./pipeline-place";
import { type Row, reverse, type Table, type TableMerge, tableMerges, tableText } from "./site-tables";
import { BY_HAND, FAILING, firstRows, opening, type Step } from "./walk-steps";
import type { Place } from "./workbench";

/** The result of a stage. */
interface Ended {
  readonly status: number | null;
  readonly output: string;
}

/** The result of `preview`: rows whose scan passed, and keys of all others. */
interface Deployed {
  readonly excluded: readonly string[];
  readonly passed: readonly Row[];
}

/** The stages of a pipeline, in the clone of the team. */
export interface WalkedPipeline {
  /** Deploys the newest commit to workspace and preview. @returns with the release */
  deploy(): Promise<Ended & { readonly release: string }>;
  /** Plans the release of the last deployment. The output has the report that is approved. */
  plan(): Promise<Ended>;
  /** Promotes what the last plan showed. */
  promote(): Promise<Ended>;
  drift(): Promise<Ended>;
}

/**
 * The seeds of the walks of one file: a short one in CI, and many long ones in the soak.
 * @param offset added to the seed of the run, so that the one random step of CI is not in the opening, too
 */
export function walkSeeds(offset: number): number[] {
  return Array.from({ length: extent === "full" ? 5 : 1 }, (_, index) => seed + offset + index);
}

/** Random steps after the opening. */
const STEPS = extent === "full" ? 12 : 1;

/** Numbers from 0 to below 1, the same for each seed. */
function randomNumbers(from: number): () => number {
  const numbers = fc.sample(fc.nat({ max: 2 ** 20 - 1 }), { seed: from, numRuns: 60 * STEPS + 100 });
  let next = 0;
  return () => (numbers[next++ % numbers.length] ?? 0) / 2 ** 20;
}

/** Walks through the pipeline that is made for the address of the service. */
export async function walk(
  here: PipelinePlace,
  place: Place,
  pipelineOf: (endpoint: string) => Promise<WalkedPipeline>,
  from: number,
): Promise<void> {
  const gateway = await startFailingGateway(here.bench.service.endpoint);
  try {
    await walkThrough({ here, place, gateway, pipeline: await pipelineOf(gateway.endpoint), from });
  } finally {
    await gateway.close();
  }
}

/**
 * Walks over tables of sites, first the opening, then at random: merges, reverts of any of the last ten merges,
 * approvals, failed scans, partly failed runs and edits by hand. After each step the service has the sites of the table
 * and those that are live, and production serves of each what was last approved with a passed scan, or set by hand.
 */
async function walkThrough({
  here,
  place,
  gateway,
  pipeline,
  from,
}: {
  here: PipelinePlace;
  place: Place;
  gateway: FailingGateway;
  pipeline: WalkedPipeline;
  from: number;
}): Promise<void> {
  const random = randomNumbers(from);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const banner = readFileSync(join(here.team.clone, "banner.yaml"), "utf8");
  let table: Table = { title: "Title 0", rows: firstRows() };
  const history: TableMerge[] = [];
  /** Titles that production serves, by the identity of a site. */
  const live = new Map<number, string>();
  const titles = new Map<string, Map<number, string | undefined>>();
  let kept: Row[] = [];
  let made = 7;

  /** Sites by name, with the titles that production serves. */
  const served = async () => {
    const sites = (await place.own.call("listSites", { query: { limit: 100 } })).data.data;
    return Promise.all(
      sites.map(async ({ id, name }) => {
        const now = await place.served(id, "production");
        const title = titleOf(now?.document);
        if (now !== null) titles.set(id, (titles.get(id) ?? new Map()).set(now.number, title));
        return [name, title] as const;
      }),
    );
  };
  const expectProduction = async (step: string, isFailed: boolean) => {
    const found = (await served()).map(([name, title]) => (isFailed ? title : [name, title]));
    const rows = [...table.rows, ...kept];
    const expected = rows.map(({ id, key }) => (isFailed ? live.get(id) : [key, live.get(id)]));
    // A failed run may have made and renamed some sites. It leaves production as it is.
    const compared = (all: unknown[]) => all.filter((one) => one !== undefined).sort();
    expect({ step, sites: compared(found) }).toEqual({ step, sites: compared(expected) });
  };

  const deploy = async (
    step: string,
    { pages = {}, failing }: Pick<Step, "pages" | "failing">,
  ): Promise<Deployed | null> => {
    const files = {
      "banner.yaml": banner.replace("title: Your privacy", `title: ${table.title}`),
      "sites.csv": tableText(table),
    };
    here.pages(pages);
    gateway.failing = failing ?? null;
    here.team.merge(step, files);
    const ended = await here.withRecords(place, () => pipeline.deploy());
    here.pages({});
    gateway.failing = null;
    if (failing !== undefined && ended.status !== 0) return null;
    expect({ step, status: ended.status, failure: ended.status === 0 ? "" : ended.output }).toEqual({
      step,
      status: 0,
      failure: "",
    });
    const entries = new Map(ended.release.split(",").map((entry) => entry.split("=") as [string, string]));
    const states = Object.fromEntries(
      [...entries].map(([name, entry]) => [name.replace(/@.*/, ""), /^\d/.test(entry) ? "passed" : entry]),
    );
    const wanted = [
      ...table.rows.map(({ key, host }) => [key, stateOf(pages[host.split(" ")[0] ?? ""])]),
      ...kept.map(({ key }) => [key, "kept"]),
    ];
    expect({ step, states }).toEqual({ step, states: Object.fromEntries(wanted) });
    const excluded = Object.keys(states).filter((key) => states[key] !== "passed");
    return { excluded, passed: table.rows.filter(({ key }) => states[key] === "passed") };
  };

  /** Rows whose sites someone has rolled back since the last promotion. */
  const back = new Set<number>();
  const plan = async (step: string, { excluded, passed }: Deployed) => {
    const ended = await pipeline.plan();
    const failure = ended.status === 0 ? "" : ended.output;
    expect({ step, status: ended.status, failure }).toEqual({ step, status: 0, failure: "" });
    for (const key of excluded)
      expect({ step, output: ended.output }).toEqual({ step, output: expect.stringContaining(key) });
    if (passed.some(({ id }) => back.has(id))) expect(ended.output).toMatch(/a rollback/);
  };

  const promote = async (step: string, passed: readonly Row[]) => {
    const { status, output } = await pipeline.promote();
    const failure = status === 0 ? "" : output;
    expect({ step, status, failure }).toEqual({ step, status: 0, failure: "" });
    for (const { id } of passed) {
      live.set(id, table.title);
      back.delete(id);
    }
  };

  /** Rolls a site back in the dashboard whose production has had another title. @returns how to take that back */
  const rollBack = async (step: string, isWanted: (row: Row) => boolean) => {
    const sites = (await place.own.call("listSites", { query: { limit: 100 } })).data.data;
    const candidates = sites.flatMap(({ id, name, stages }) => {
      const now = stages?.production?.number;
      const had = titles.get(id);
      const before = [...(had ?? [])].find(([, title]) => now != null && title !== had?.get(now));
      const row = [...table.rows, ...kept].find(({ key }) => key === name);
      if (now == null || before === undefined || row === undefined || !isWanted(row)) return [];
      return [{ id, row, now, before }];
    });
    const [site] = candidates;
    if (site === undefined) return null;
    const dashboard = await place.dashboard();
    const move = async (number: number) => {
      await dashboard.call("rollbackVersion", { path: { id: site.id, number }, body: { reason: step } });
      const title = titles.get(site.id)?.get(number);
      if (title !== undefined) live.set(site.row.id, title);
    };
    await move(site.before[0]);
    back.add(site.row.id);
    const forth = async () => {
      await move(site.now);
      back.delete(site.row.id);
    };
    return { row: site.row, forth };
  };

  /** Someone has rolled back what the plan did not show, so what was approved is refused, and planned again. */
  const expectRefusal = async (step: string, row: Row, deployed: Deployed) => {
    const { status, output } = await pipeline.promote();
    expect({ step, isRefused: status !== 0, output }).toEqual({
      step,
      isRefused: true,
      output: expect.stringMatching(/moved there at/),
    });
    const titles = await served();
    expect({ step, titles }).toEqual({ step, titles: expect.arrayContaining([[row.key, live.get(row.id)]]) });
    await plan(step, deployed);
  };

  const expectDrift = async (step: string, expected: 0 | 7) => {
    const { status, output } = await pipeline.drift();
    const failure = status === expected ? "" : output;
    expect({ step, status, failure }).toEqual({ step, status: expected, failure: "" });
  };

  const edit = async (step: string, way: "back" | "forth") => {
    if (way === "back" && back.size === 0) await expectDrift(step, 0);
    const moved = await rollBack(step, () => true);
    if (moved === null) return;
    await expectDrift(step, 7);
    if (way === "forth") await moved.forth();
    await expectProduction(`${step}, by hand`, false);
  };

  const take = async (step: string, { merge, isApproved, pages = {}, failing, byHand }: Step) => {
    const before = [...table.rows, ...kept];
    table = merge.apply(table) as Table;
    history.push(merge);
    const isDeclared = ({ id }: Row) => table.rows.some((row) => row.id === id);
    const isTaken = (key: string) => table.rows.some((row) => row.key === key);
    kept = before
      .filter((row) => live.has(row.id) && !isDeclared(row))
      .map((row) => (isTaken(row.key) ? { ...row, key: `${row.key}-2` } : row));
    process.stderr.write(`${step}\n`);
    const deployed = await deploy(step, { pages, failing });
    await expectProduction(step, deployed === null);
    if (deployed === null) return false;
    if (isApproved) {
      await plan(step, deployed);
      const isChanged = (row: Row) => deployed.passed.includes(row) && live.get(row.id) !== table.title;
      if (byHand === "while it is approved") {
        const moved = await rollBack(step, isChanged);
        if (moved !== null) await expectRefusal(step, moved.row, deployed);
      }
      await promote(step, deployed.passed);
    }
    await expectProduction(step, false);
    if (byHand !== undefined && byHand !== "while it is approved") await edit(step, byHand);
    return true;
  };

  await take("first", {
    merge: { name: "first", apply: (one) => one, undo: () => null },
    isApproved: true,
  });
  for (const [index, step] of opening().entries()) {
    const isDone = await take(`seed ${from}, opening ${index + 1}: ${step.merge.name}`, step);
    expect(isDone).toBe(step.failing === undefined);
  }
  let isFailed = false;
  for (let count = 1; count <= STEPS; count += 1) {
    made += 1;
    const last = history.at(-1);
    const merges = tableMerges({ table, kept, made, pick, history: history.slice(-10) });
    const reverted = reverse(`revert of ${last?.name}`, last as TableMerge);
    const again: TableMerge = { name: "nothing", apply: (one) => one, undo: () => null };
    const merge = pick(isFailed ? [reverted, again] : merges) as TableMerge;
    const pages: Record<string, "tracked" | "untagged"> = {};
    const target = merge.added ?? (merge.isOfTitle && table.rows.length > 1 ? pick(table.rows) : undefined);
    const host = target?.host.split(" ")[0];
    // What a failed run left may be published and scanned already, and its revert too: then a gate asks nothing again.
    const isChanged = host !== undefined && random() < 0.5 && !isFailed;
    if (isChanged) pages[host] = merge.isOfTitle ? "tracked" : "untagged";
    const failing: RegExp | undefined = !isFailed && random() < 0.2 ? pick(FAILING) : undefined;
    const isApproved = random() < 0.65;
    const name: string = `${merge.name}${JSON.stringify(pages)}${isApproved ? ", approved" : ""}${failing ? `, ${failing}` : ""}`;
    const step: string = `seed ${from}, step ${count}: ${name}`;
    const byHand = random() < 0.2 ? pick(BY_HAND) : undefined;
    isFailed = !(await take(step, { merge, isApproved, pages, failing, byHand }));
  }
}

/** The entry of a site with such a page. */
function stateOf(page: "tracked" | "untagged" | undefined): string {
  return page === "tracked" ? "failed" : (page ?? "passed");
}
