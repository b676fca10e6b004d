import { setTimeout as sleep } from "node:timers/promises";
import { ExpectedFailure } from "../../src/service/jobs/expected-failure";
import type { JobHandler, JobHandlers, JobRun } from "../../src/service/jobs/job-handler";
import { runDueJobs, startQueue } from "../../src/service/jobs/job-queue";
import { insertJob } from "../../src/service/store/jobs";
import type { InProcessService } from "../support/in-process-service";
import { onBothDatabases } from "../support/service-databases";
import { until } from "../support/until";

const minuteMs = 60_000;
/** Kinds of this test; the queue does not care which there are. */
interface Payloads {
  readonly note: { readonly text: string };
}

onBothDatabases((start) => {
  let under: InProcessService;
  beforeAll(async () => {
    under = await start();
  });
  afterEach(() => under.service.store.db.deleteFrom("jobs").execute());
  afterAll(() => under.close());

  const add = (text: string, { key = null, inMs = 0 }: { key?: string | null; inMs?: number } = {}) => {
    const { store, runtime } = under.service;
    const run_at = new Date(runtime.now().getTime() + inMs);
    const job = { id: runtime.newId("job"), kind: "note", job_key: key, payload: { text }, run_at };
    return store.transaction((tx) => insertJob(tx, job));
  };
  const waiting = () => under.service.store.db.selectFrom("jobs").selectAll().execute();
  /** Handlers that keep what they ran. */
  function recording(run: (job: JobRun<Payloads["note"]>) => Promise<void> = async () => {}) {
    const ran: string[] = [];
    const note: JobHandler<Payloads["note"]> = {
      leaseMs: minuteMs,
      run: async (_parts, job) => {
        ran.push(job.payload.text);
        await run(job);
      },
    };
    return { ran, handlers: { note } satisfies JobHandlers<Payloads> };
  }
  const failing = () => {
    throw new Error("planned");
  };

  test("a job runs once, when it is due, and is forgotten", async () => {
    const { ran, handlers } = recording();
    await add("now");
    await add("later", { inMs: minuteMs });
    expect(await runDueJobs(under.service, handlers)).toBe(1);
    expect(await runDueJobs(under.service, handlers)).toBe(0);
    under.advance(minuteMs);
    await runDueJobs(under.service, handlers);
    expect(ran).toEqual(["now", "later"]);
    expect(await waiting()).toEqual([]);
  });

  test("a job exists if and only if its transaction committed", async () => {
    const { store, runtime } = under.service;
    const job = { id: runtime.newId("job"), kind: "note", job_key: null, payload: {}, run_at: runtime.now() };
    const undone = store.transaction(async (tx) => {
      await insertJob(tx, job);
      failing();
    });
    await expect(undone).rejects.toThrow("planned");
    expect(await waiting()).toEqual([]);
  });

  test("one waiting job represents all of its key, at their earliest time", async () => {
    const { ran, handlers } = recording();
    await add("first", { key: "k", inMs: 10 * minuteMs });
    await add("second", { key: "k", inMs: minuteMs });
    await add("third", { key: "k", inMs: 20 * minuteMs });
    await add("other", { key: "l", inMs: minuteMs });
    under.advance(minuteMs);
    await runDueJobs(under.service, handlers);
    expect(ran.sort()).toEqual(["first", "other"]);
    expect(await waiting()).toEqual([]);
  });

  test("a job that is added while another of its key runs, runs after it", async () => {
    let active = 0;
    let most = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { ran, handlers } = recording(async () => {
      most = Math.max(most, ++active);
      await released;
      active -= 1;
    });
    await add("first", { key: "k" });
    const round = runDueJobs(under.service, handlers);
    await until(() => ran.length === 1);
    await add("second", { key: "k" });
    expect(await runDueJobs(under.service, handlers)).toBe(0);
    release();
    await round;
    await runDueJobs(under.service, handlers);
    expect([ran, most]).toEqual([["first", "second"], 1]);
  });

  test("reports and retries a failed attempt at its time, by number, until it gives up", async () => {
    const attempts: number[] = [];
    const { handlers } = recording(async ({ attempt }) => {
      attempts.push(attempt);
      failing();
    });
    const note = {
      ...handlers.note,
      retryAt: (attempt: number, now: Date) => (attempt < 3 ? new Date(now.getTime() + attempt * minuteMs) : null),
    };
    await add("doomed");
    await expect(runDueJobs(under.service, { note })).rejects.toThrow("planned");
    expect(await runDueJobs(under.service, { note })).toBe(0);
    under.advance(minuteMs);
    await expect(runDueJobs(under.service, { note })).rejects.toThrow("planned");
    under.advance(minuteMs);
    expect(await runDueJobs(under.service, { note })).toBe(0);
    under.advance(minuteMs);
    await expect(runDueJobs(under.service, { note })).rejects.toThrow("planned");
    expect(attempts).toEqual([1, 2, 3]);
    expect(await waiting()).toEqual([]);
    expect(await (await under.get("/metrics")).text()).toContain('consentform_jobs_given_up_total{kind="note"} 1\n');
  });

  test("retries an expected failure without a report", async () => {
    const { ran, handlers } = recording(() => Promise.reject(new ExpectedFailure("no answer")));
    await add("offline");
    expect(await runDueJobs(under.service, handlers)).toBe(1);
    under.advance(minuteMs);
    expect(await runDueJobs(under.service, handlers)).toBe(1);
    expect(ran).toHaveLength(2);
  });

  test("a failed job gives way to a newer one of its key", async () => {
    const { handlers } = recording(failing);
    await add("old", { key: "k" });
    const run = async () => {
      await add("new", { key: "k", inMs: minuteMs });
      failing();
    };
    await expect(runDueJobs(under.service, { note: { ...handlers.note, run } })).rejects.toThrow("planned");
    expect((await waiting()).map(({ payload }) => payload)).toEqual([{ text: "new" }]);
  });

  test("the job of a process that died runs again when its lease is over, not before", async () => {
    const { ran, handlers } = recording();
    await add("orphan");
    const { store, runtime } = under.service;
    await store.db
      .updateTable("jobs")
      .set({ attempt: 1, lease_until: new Date(runtime.now().getTime() + minuteMs) })
      .execute();
    expect(await runDueJobs(under.service, handlers)).toBe(0);
    under.advance(minuteMs);
    expect(await runDueJobs(under.service, handlers)).toBe(1);
    expect(ran).toEqual(["orphan"]);
  });

  test("a long job keeps its lease while it runs", async () => {
    let finish = (): void => {};
    const { ran, handlers } = recording(() => new Promise((resolve) => (finish = () => resolve())));
    const note = { ...handlers.note, leaseMs: 9_000 };
    await add("long");
    const round = runDueJobs(under.service, { note });
    await until(() => ran.length === 1);
    const leaseEnd = async () => (await waiting())[0]?.lease_until?.getTime() ?? 0;
    const first = await leaseEnd();
    await until(async () => (await leaseEnd()) > first);
    // The first lease is over now, the one after it not for a third of its length.
    under.advance(Math.max(0, first - under.service.runtime.now().getTime() + 1));
    expect(await runDueJobs(under.service, { note })).toBe(0);
    finish();
    await round;
    expect(ran).toEqual(["long"]);
    expect(await waiting()).toEqual([]);
  });

  test("a job that lost its lease is notified and cannot interfere with its successor", async () => {
    let isTold = false;
    const { handlers } = recording(async ({ signal }) => {
      await under.service.store.db.updateTable("jobs").set({ attempt: 9 }).execute();
      await until(() => signal.aborted);
      isTold = true;
    });
    await add("contested");
    await runDueJobs(under.service, { note: { ...handlers.note, leaseMs: 90 } });
    expect(isTold).toBe(true);
    expect(await waiting()).toMatchObject([{ attempt: 9 }]);
  });

  test("several queues on one database run each of 200 jobs once", async () => {
    const { ran, handlers } = recording(() => sleep(1));
    for (let number = 0; number < 200; number += 1) await add(String(number));
    const errors: unknown[] = [];
    const options = { pollMs: 5, reportError: (error: unknown) => errors.push(error) };
    const queues = [1, 2, 3].map(() => startQueue<Payloads>(under.service, handlers, options));
    await until(async () => (await waiting()).length === 0);
    await Promise.all(queues.map(({ stop }) => stop()));
    expect(errors).toEqual([]);
    expect(ran.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, number) => number));
  });

  test("a queue that stops gives its jobs back at once, as if they had not been tried", async () => {
    const { ran, handlers } = recording(
      ({ signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("stopped")))),
    );
    await add("interrupted");
    const errors: unknown[] = [];
    const queue = startQueue<Payloads>(under.service, handlers, {
      pollMs: 5,
      reportError: (error) => errors.push(error),
    });
    await until(() => ran.length === 1);
    await queue.stop();
    expect(await waiting()).toMatchObject([{ attempt: 0, lease_until: null }]);
    expect(errors).toEqual([]);
    expect(await runDueJobs(under.service, recording().handlers)).toBe(1);
  });

  test("a machine that slept repeats no running job and starts none beside an equal key", async () => {
    let finish = (): void => {};
    const { ran, handlers } = recording(({ payload }) =>
      payload.text === "slow" ? new Promise((resolve) => (finish = () => resolve())) : Promise.resolve(),
    );
    const errors: unknown[] = [];
    await add("slow", { key: "site" });
    const queue = startQueue<Payloads>(under.service, handlers, { pollMs: 5, reportError: (e) => errors.push(e) });
    await until(() => ran.length === 1);
    await add("next", { key: "site" });
    under.advance(10 * minuteMs);
    await add("other");
    await until(() => ran.length === 2);
    await sleep(50);
    expect(ran).toEqual(["slow", "other"]);
    finish();
    await until(async () => (await waiting()).length === 0);
    await queue.stop();
    expect(ran).toEqual(["slow", "other", "next"]);
    expect(errors).toEqual([]);
  });

  test("a kind never runs more at a time than it may", async () => {
    let active = 0;
    let most = 0;
    const { ran, handlers } = recording(async () => {
      most = Math.max(most, ++active);
      await sleep(5);
      active -= 1;
    });
    for (let number = 0; number < 12; number += 1) await add(String(number));
    const note = { ...handlers.note, concurrency: 3 };
    const queue = startQueue<Payloads>(under.service, { note }, { pollMs: 2, reportError: () => {} });
    await until(() => ran.length === 12 && active === 0);
    await queue.stop();
    expect(most).toBe(3);
  });
});
