import { createFairQueue } from "../../../../src/service/runtime/fair-queue";

const stays = (): AbortSignal => new AbortController().signal;

const limited = (concurrent: number, mostWaiting = 1000) =>
  createFairQueue({ concurrent, mostWaiting, served: () => null, refuse: (why) => new Error(why) });

/** Asks for turns in this order, each of which takes a while, and returns what happened. */
async function turnsOf(concurrent: number, names: readonly string[]) {
  const turnOf = limited(concurrent);
  const begun: string[] = [];
  const running: number[] = [];
  let count = 0;
  await Promise.all(
    names.map(async (name) => {
      const turn = turnOf(name.slice(0, 1), stays());
      await turn.begin();
      begun.push(name);
      count += 1;
      running.push(count);
      await new Promise(setImmediate);
      count -= 1;
      turn.end();
      turn.end();
    }),
  );
  return { begun, mostRunning: Math.max(...running) };
}

test("a request of another workspace is next, however many one workspace has waiting", async () => {
  const { begun } = await turnsOf(1, ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]);
  expect(begun).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
});

test("a turn reports whether its request waited for it", async () => {
  const turnOf = limited(1);
  const [first, second] = [turnOf("a", stays()), turnOf("a", stays())];
  expect(await first.begin()).toBe(false);
  const waiting = second.begin();
  first.end();
  expect(await waiting).toBe(true);
  second.end();
});

test("a workspace that comes later is before one that had a turn meanwhile", async () => {
  const turnOf = limited(1);
  const begun: string[] = [];
  const turns = ["a", "a", "a"].map((workspace) => turnOf(workspace, stays()));
  const all = turns.map((turn, index) => turn.begin().then(() => begun.push(`a${index + 1}`)));
  await all[0];
  turns[0]?.end();
  await all[1];
  const late = turnOf("b", stays());
  const lateBegun = late.begin().then(() => begun.push("b"));
  turns[1]?.end();
  await lateBegun;
  late.end();
  await Promise.all(all);
  expect(begun).toEqual(["a1", "a2", "b", "a3"]);
});

test.each([3, 10])("a workspace that is alone gets every turn, and no more than %i run", async (concurrent) => {
  const names = Array.from({ length: 40 }, (_, index) => `a${index}`);
  const { begun, mostRunning } = await turnsOf(concurrent, names);
  expect(begun).toEqual(names);
  expect(mostRunning).toBe(concurrent);
});

test("with ten turns, another workspace gets the first that ends", async () => {
  const names = Array.from({ length: 30 }, (_, index) => `a${index}`);
  const { begun } = await turnsOf(10, [...names, "b"]);
  expect(begun.indexOf("b")).toBe(10);
});

test("a turn that ended twice makes room for one other", async () => {
  expect((await turnsOf(1, ["a1", "b1", "c1", "d1", "e1"])).mostRunning).toBe(1);
});

test("a request whose client has left waits no longer and takes no turn", async () => {
  const turnOf = limited(1);
  const client = new AbortController();
  const [running, leaving, next, late] = [stays(), client.signal, stays(), client.signal].map((left) =>
    turnOf("a", left),
  );
  await running?.begin();
  const left = leaving?.begin();
  const stayed = next?.begin();
  client.abort();
  await expect(left).rejects.toThrow("client-left");
  await expect(late?.begin()).rejects.toThrow("client-left");
  leaving?.end();
  running?.end();
  await stayed;
  next?.end();
});

test("a request goes on after its first turn, although its client has left", async () => {
  const turnOf = limited(1);
  const client = new AbortController();
  const [turn, other] = [turnOf("a", client.signal), turnOf("b", client.signal)];
  await turn.begin();
  const waiting = other.begin();
  turn.end();
  await waiting;
  const again = turn.begin();
  client.abort();
  other.end();
  await again;
  turn.end();
  const [next] = [turnOf("c", stays())];
  await next.begin();
});

test("refuses a request beyond those that may wait, of this workspace only", async () => {
  const turnOf = limited(1, 2);
  const [first, second, third, fourth] = Array.from({ length: 4 }, () => turnOf("a", stays()));
  const other = turnOf("b", stays());
  await first?.begin();
  const waiting = [second?.begin(), third?.begin(), other.begin()];
  await expect(fourth?.begin()).rejects.toThrow("too-many");
  // One that has had its turn goes on: it may have had an effect.
  first?.end();
  waiting.push(first?.begin());
  await waiting[2];
  other.end();
  await waiting[0];
  second?.end();
  await waiting[1];
  third?.end();
  await waiting[3];
});

test("a pause of a turn waits for visitors and lets the other workspaces' turns begin", async () => {
  const visitors: (() => void)[] = [];
  const served = () => new Promise<void>((resolve) => visitors.push(resolve));
  const turnOf = createFairQueue({ concurrent: 1, mostWaiting: 1000, served, refuse: (why) => new Error(why) });
  const happened: string[] = [];
  const turn = turnOf("a", stays());
  await turn.begin();
  const other = turnOf("b", stays());
  const otherBegun = other.begin().then(() => happened.push("other"));
  const paused = turn.pause().then(() => happened.push("goes on"));
  for (let round = 0; round < 10; round += 1) await new Promise(setImmediate);
  expect([happened, visitors.length]).toEqual([[], 1]);
  visitors[0]?.();
  await otherBegun;
  other.end();
  for (let round = 0; round < 10; round += 1) await new Promise(setImmediate);
  expect([happened, visitors.length]).toEqual([["other"], 2]);
  visitors[1]?.();
  await paused;
  expect(happened).toEqual(["other", "goes on"]);
});

test("a request that pauses goes on before the others of its workspace", async () => {
  const turnOf = limited(1);
  const happened: string[] = [];
  const turn = turnOf("a", stays());
  await turn.begin();
  const later = turnOf("a", stays());
  const begun = later.begin().then(() => happened.push("later"));
  await turn.pause();
  happened.push("goes on");
  turn.end();
  await begun;
  expect(happened).toEqual(["goes on", "later"]);
});

test("a pause waits for visitors beside free turns, and for its turn in a full queue", async () => {
  let rounds = 0;
  const served = () => {
    rounds += 1;
    return null;
  };
  const refuse = (why: string) => new Error(why);
  const turn = createFairQueue({ concurrent: 2, mostWaiting: 1000, served, refuse })("a", stays());
  await turn.begin();
  await turn.pause();
  expect(rounds).toBe(1);
  const fullQueue = createFairQueue({ concurrent: 1, mostWaiting: 1, served, refuse });
  const first = fullQueue("a", stays());
  await first.begin();
  const second = fullQueue("a", stays()).begin();
  await first.pause();
  first.end();
  await second;
});

test("a client that leaves during a pause leaves the queue", async () => {
  const turnOf = limited(1);
  const client = new AbortController();
  const turn = turnOf("a", client.signal);
  await turn.begin();
  const other = turnOf("b", stays());
  const begun = other.begin();
  const paused = turn.pause();
  await begun;
  client.abort();
  await expect(paused).rejects.toThrow("client-left");
  turn.end();
  other.end();
  await turnOf("c", stays()).begin();
});
