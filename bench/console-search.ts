import { operations } from "../src/consent/contract";
import { median } from "./median";
import { type PopulatedService, startPopulatedService } from "./populated-service";
import type { Row } from "./row";

const FEW = 100;
/** Below the limit of a workspace. */
const MANY = 9_900;
const ROUNDS = 30;
/** They prepare statements and warm the code up. */
const WARM_UP_ROUNDS = 5;
/** A person sees no delay below this, in milliseconds. */
const GOAL_MS = 100;

/** Searches as a person types them into the console: many answers, one, a host, none. */
const searches: readonly (readonly [what: string, text: (place: number) => string])[] = [
  ["a part of every name", () => "opy"],
  ["one name", (place) => `copy ${place}`],
  ["one host", (place) => `copy-${place}.`],
  ["nothing", () => "no site has this"],
];

/** Time of the console's search with many sites, against the same with few, in turns in this process. */
export async function measureConsoleSearch(): Promise<Row[]> {
  const [few, many] = [await startPopulatedService(FEW), await startPopulatedService(MANY)];
  const rows: Row[] = [];
  for (const [what, text] of searches) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.few.push(await searched(few, text(1 + round)));
      times.many.push(await searched(many, text(1 + round * Math.floor(MANY / ROUNDS))));
    }
    const [fewMs, manyMs] = [median(times.few.slice(WARM_UP_ROUNDS)), median(times.many.slice(WARM_UP_ROUNDS))];
    const subject = `console search, ${what}, ${MANY + 2} sites`;
    const ours = `${manyMs.toFixed(2)} ms`;
    rows.push(
      { subject, ours, against: `${FEW + 2} sites: ${fewMs.toFixed(2)} ms`, ratio: manyMs / fewMs },
      { subject, ours, against: `the limit: ${GOAL_MS} ms`, ratio: manyMs / GOAL_MS, goal: { atMost: 1 } },
    );
  }
  await few.close();
  await many.close();
  return rows;
}

/** The request that the page of the sites sends. @returns milliseconds to its answer */
async function searched({ send }: PopulatedService, q: string): Promise<number> {
  const query = new URLSearchParams({ limit: "50", include: "domains", q });
  const begun = performance.now();
  await send(operations.listSites, `/sites?${query}`);
  return performance.now() - begun;
}
