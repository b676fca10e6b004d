import { waitFor } from "../../../../../src/provider/lifecycle/session/wait";

function timeless(running: number) {
  const slept: number[] = [];
  let now = 0;
  const clock = {
    now: () => now,
    sleep: async (ms: number) => {
      now += ms;
      slept.push(ms);
    },
  };
  return { slept, session: { clock, waits: { running } } };
}

const never = { ask: async () => null, timeoutMs: 300_000, intervalMs: 10_000 };

test("intervals grow to a minute, and the last question is asked when time is up", async () => {
  const { slept, session } = timeless(0);
  let questions = 0;
  const ask = async () => {
    questions += 1;
    return null;
  };
  expect(await waitFor(session, { ...never, ask })).toBeNull();
  expect(slept.slice(0, 6)).toEqual([10_000, 15_000, 22_500, 33_750, 50_625, 60_000]);
  expect(slept.reduce((sum, ms) => sum + ms, 0)).toBe(300_000);
  expect(questions).toBe(slept.length + 1);
});

test("the more wait, the more seldom each asks", async () => {
  const { slept, session } = timeless(99);
  await waitFor(session, never);
  expect(slept[0]).toBe(50_000);
  expect(session.waits.running).toBe(99);
});

test("an answer ends the wait, a failure too, and neither is counted on", async () => {
  const { slept, session } = timeless(0);
  expect(await waitFor(session, { ...never, ask: async () => "there" })).toBe("there");
  const failing = { ...never, ask: () => Promise.reject(new Error("refused")) };
  await expect(waitFor(session, failing)).rejects.toThrow("refused");
  expect(slept).toEqual([]);
  expect(session.waits.running).toBe(0);
});
