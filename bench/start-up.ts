import { PGlite } from "@electric-sql/pglite";
import { startDevService } from "../test/support/dev-service";
import { median } from "./median";
import type { Row } from "./row";

const RUNS = 5;
/** From the start of the process to the line that says ready. */
const GOAL_S = 2;

/** How long `consentform dev` needs until it is ready, against an empty PGlite alone and against the promise. */
export async function measureStartUp(): Promise<Row[]> {
  const ours: number[] = [];
  const bare: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    let begun = performance.now();
    const service = await startDevService();
    ours.push((performance.now() - begun) / 1000);
    await service.stop();
    begun = performance.now();
    const database = new PGlite();
    await database.query("select 1");
    bare.push((performance.now() - begun) / 1000);
    await database.close();
  }
  const [seconds, bareSeconds] = [median(ours), median(bare)];
  const row = { subject: "consentform dev, start to ready", ours: `${seconds.toFixed(2)} s` };
  return [
    { ...row, against: `the promised ${GOAL_S} s`, ratio: seconds / GOAL_S, goal: { atMost: 1 } },
    { ...row, against: `an empty PGlite in this process: ${bareSeconds.toFixed(2)} s`, ratio: seconds / bareSeconds },
  ];
}
