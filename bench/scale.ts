import { type Operation, operations } from "../src/consent/contract";
import { median } from "./median";
import { type PopulatedService, startPopulatedService } from "./populated-service";
import type { Row } from "./row";
import { SCALE_CASES, type ScaleCase } from "./scale-operations";

const FEW = 100;
/** Below the limit of a workspace, so that sites can still be made. */
const MANY = 9_900;
/** Fewer than the webhook endpoints and alert channels that a workspace may have: each round makes one. */
const ROUNDS = 40;
/** They prepare statements and warm the code up. */
const WARM_UP_ROUNDS = 8;
const GOAL = 1.5;

/** Kinds of which a round deletes what a round of the same bench made; of the others it deletes a copy. */
const DELETED_AS_MADE = /^\/(webhooks|alert-channels|templates|tokens)\/\{id\}$/;

/** A service that remembers what was made in it, by the path of the operation. */
interface Measured extends PopulatedService {
  readonly made: Map<string, string[]>;
}

/**
 * Time of every operation of the contract with many sites in the database against the same with few, in turns in this
 * process.
 */
export async function measureScale(): Promise<Row[]> {
  const few = await prepare(FEW);
  const many = await prepare(MANY);
  const rows: Row[] = [];
  const inOrder = [...Object.values(operations)].sort((a, b) => turn(a) - turn(b));
  for (const operation of inOrder) {
    for (const each of SCALE_CASES[operation.id as keyof typeof SCALE_CASES])
      rows.push(await rowOf(operation, each, few, many));
  }
  await few.close();
  await many.close();
  return rows;
}

/** As in the contract, but what deletes comes last and sites after what they hold. */
function turn({ method, path, row }: Operation): number {
  if (method !== "DELETE") return row;
  return path === "/sites/{id}" ? 2000 : 1000 + row;
}

async function prepare(copies: number): Promise<Measured> {
  return { ...(await startPopulatedService(copies)), made: new Map() };
}

async function rowOf(operation: Operation, each: ScaleCase, few: Measured, many: Measured): Promise<Row> {
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.few.push(await timed(few, operation, each, round));
    times.many.push(await timed(many, operation, each, round));
  }
  const [fewMs, manyMs] = [median(times.few.slice(WARM_UP_ROUNDS)), median(times.many.slice(WARM_UP_ROUNDS))];
  return {
    subject: `${operation.id}${each.what === undefined ? "" : `, ${each.what}`}, ${MANY + 2} sites`,
    ours: `${manyMs.toFixed(2)} ms`,
    against: `${FEW + 2} sites: ${fewMs.toFixed(2)}`,
    ratio: manyMs / fewMs,
    goal: { atMost: GOAL },
  };
}

async function timed(bench: Measured, operation: Operation, each: ScaleCase, round: number): Promise<number> {
  const place = 1 + round * Math.floor(bench.copies / ROUNDS);
  const { path, query = "", body } = each.ask(bench, round, place);
  const whole = (path ?? ownPath(bench, operation, place)) + query;
  const begun = performance.now();
  const answer = await bench.send(operation, whole, body);
  const ms = performance.now() - begun;
  if (operation.method === "POST" && answer?.id !== undefined) {
    bench.made.set(operation.path, [...(bench.made.get(operation.path) ?? []), answer.id]);
  }
  await each.afterwards?.(bench);
  return ms;
}

function ownPath(bench: Measured, operation: Operation, place: number): string {
  if (operation.method !== "DELETE" || !DELETED_AS_MADE.test(operation.path)) return bench.pathOf(operation, place);
  const made = bench.made.get(operation.path.replace("/{id}", ""))?.shift();
  return operation.path.replace("{id}", made ?? "");
}
