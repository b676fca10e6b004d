import type { Clock } from "../../../../src/provider/client/clock";
import { type Act, json, problem, type ScriptedServer, startServer } from "./scripted-server";

/** A limit as contract 4.2 describes it: a fixed window that the first counted request opens. */
export interface Quota {
  quota: number;
  windowS: number;
  clock: Clock;
}

/** The service's side of the limit. */
interface Counter {
  /** Takes one request in. */
  take(): { isAdmitted: boolean; leftS: number; headers: Record<string, string> };
  /** When each admitted request came, in milliseconds of the clock. */
  admittedAtMs: number[];
  /** How many requests got 429. */
  refusals(): number;
}

function createCounter({ quota, windowS, clock }: Quota): Counter {
  const admittedAtMs: number[] = [];
  let refusals = 0;
  let window = { endsAtMs: 0, used: 0 };
  return {
    admittedAtMs,
    refusals: () => refusals,
    take: () => {
      const nowMs = clock.now();
      if (nowMs >= window.endsAtMs) {
        window = { endsAtMs: nowMs + windowS * 1000, used: 0 };
      }
      const isAdmitted = window.used < quota;
      if (isAdmitted) {
        window.used += 1;
        admittedAtMs.push(nowMs);
      } else {
        refusals += 1;
      }
      const leftS = Math.ceil((window.endsAtMs - nowMs) / 1000);
      const headers = {
        "RateLimit-Policy": `"per-token";q=${quota};w=${windowS}`,
        RateLimit: `"per-token";r=${quota - window.used};t=${leftS}`,
        ...(isAdmitted ? {} : { "Retry-After": String(leftS) }),
      };
      return { isAdmitted, leftS, headers };
    },
  };
}

/** A real HTTP server with a limit. */
export interface QuotaServer extends ScriptedServer, Pick<Counter, "admittedAtMs" | "refusals"> {
  /** Paths of the admitted requests, in order. */
  admittedPaths: string[];
}

/** Starts it. `answer` is what an admitted request gets, by its index; default an empty page. */
export async function startQuotaServer(
  limit: Quota,
  answer: (index: number) => Act = () => json(200, { data: [], next_cursor: null }),
): Promise<QuotaServer> {
  const counter = createCounter(limit);
  const admittedPaths: string[] = [];
  const server = await startServer((seen) => {
    const { isAdmitted, leftS, headers } = counter.take();
    if (!isAdmitted) {
      return problem("rate-limited", { retry_after: leftS }, headers);
    }
    admittedPaths.push(seen.path);
    const act = answer(admittedPaths.length - 1);
    return (response, one) => {
      for (const [name, value] of Object.entries(headers)) {
        response.setHeader(name, value);
      }
      act(response, one);
    };
  });
  return { ...server, ...counter, admittedPaths };
}

/**
 * A service with a limit as a function, whose network takes `latencyMs` of the clock each way: for runs in virtual
 * time.
 */
export function quotaService(limit: Quota, latencyMs: () => number) {
  const counter = createCounter(limit);
  const fetch = async (_request: Request): Promise<Response> => {
    await limit.clock.sleep(latencyMs());
    const { isAdmitted, headers } = counter.take();
    await limit.clock.sleep(latencyMs());
    return Response.json({ data: [], next_cursor: null }, { status: isAdmitted ? 200 : 429, headers });
  };
  return { ...counter, fetch };
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
