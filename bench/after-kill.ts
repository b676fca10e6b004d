import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { startDevService } from "../test/support/dev-service";
import { startWriteLoad } from "../test/support/write-load";
import { median } from "./median";
import type { Row } from "./row";

const RUNS = 5;
/** From the start of the next process to the line that says ready. */
const GOAL_S = 3;
/** Writers, and what they write together in a second, as in test/contract/killed-service.test.ts. */
const LANES = 12;
const WRITES_PER_SECOND = 200;
/** How long is written before each kill: what the next start replays. */
const WRITING_MS = 5_000;
const QUOTA = { requests: 1_000_000, seconds: 60 };

/**
 * How long `consentform dev` needs until it is ready again on a data folder whose process was killed while it wrote.
 */
export async function measureAfterKill(): Promise<Row[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), "consentform-bench-"));
  // The same token after each start, as with a key that an operator has set.
  const env = { CONSENTFORM_DEPLOYMENT_KEY: Buffer.alloc(32, 7).toString("base64") };
  const start = () => startDevService({ dataFolder, quota: QUOTA, env });
  let service = await start();
  try {
    const load = await startWriteLoad(service, LANES, WRITES_PER_SECOND);
    const seconds: number[] = [];
    let writingS = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const writing = load.run(() => service);
      const writingFrom = performance.now();
      await setTimeout(WRITING_MS);
      await service.kill();
      writingS += (performance.now() - writingFrom) / 1000;
      load.stop();
      await writing;
      const begun = performance.now();
      service = await start();
      seconds.push((performance.now() - begun) / 1000);
    }
    const again = median(seconds);
    const taken = Math.round(load.count() / writingS);
    return [
      {
        subject: `consentform dev, ready again after kill -9 under writes (${WRITES_PER_SECOND}/s offered, ${taken}/s taken)`,
        ours: `${again.toFixed(2)} s`,
        against: `the promised ${GOAL_S} s`,
        ratio: again / GOAL_S,
        goal: { atMost: 1 },
      },
    ];
  } finally {
    await service.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
