import type { Clock } from "../../../src/client/clock";
import { type Act, json, problem, type ScriptedServer, startServer } from "./scripted-server";

/** A server that enforces a fixed-window limit exactly as contract 4.2 describes it. */
export interface QuotaServer extends ScriptedServer {
  /** When each admitted request came, in milliseconds of the clock. */
  admittedAtMs: number[];
  /** Paths of the admitted requests, in order. */
  admittedPaths: string[];
  /** How many requests got 429. */
  refusals(): number;
}

/** Starts it. `answer` is what an admitted request gets, by its index; default an empty page. */
export async function startQuotaServer(
  limit: { quota: number; windowS: number; clock: Clock },
  answer: (index: number) => Act = () => json(200, { data: [], next_cursor: null }),
): Promise<QuotaServer> {
  const { quota, windowS, clock } = limit;
  const admittedAtMs: number[] = [];
  const admittedPaths: string[] = [];
  let refusals = 0;
  let window = { endsAtMs: 0, used: 0 };
  const server = await startServer((seen) => {
    const nowMs = clock.now();
    if (nowMs >= window.endsAtMs) {
      window = { endsAtMs: nowMs + windowS * 1000, used: 0 };
    }
    const isAdmitted = window.used < quota;
    window.used += isAdmitted ? 1 : 0;
    const leftS = Math.ceil((window.endsAtMs - nowMs) / 1000);
    const headers = {
      "RateLimit-Policy": `"per-token";q=${quota};w=${windowS}`,
      RateLimit: `"per-token";r=${quota - window.used};t=${leftS}`,
    };
    if (!isAdmitted) {
      refusals += 1;
      return problem("rate-limited", { retry_after: leftS }, { ...headers, "Retry-After": String(leftS) });
    }
    admittedAtMs.push(nowMs);
    admittedPaths.push(seen.path);
    const act = answer(admittedAtMs.length - 1);
    return (response, one) => {
      for (const [name, value] of Object.entries(headers)) {
        response.setHeader(name, value);
      }
      act(response, one);
    };
  });
  return { ...server, admittedAtMs, admittedPaths, refusals: () => refusals };
}

/** Share of the budget that was used from the first request until the first one of the last window: 1 is all of it. */
export function budgetUse(admittedAtMs: readonly number[], quota: number, windowS: number): number {
  const fullWindows = Math.floor((admittedAtMs.length - 1) / quota);
  const first = admittedAtMs[0];
  const lastOpened = admittedAtMs[fullWindows * quota];
  if (fullWindows === 0 || first === undefined || lastOpened === undefined) {
    throw new RangeError("The run must fill at least one window and open another.");
  }
  return (fullWindows * windowS * 1000) / (lastOpened - first);
}
