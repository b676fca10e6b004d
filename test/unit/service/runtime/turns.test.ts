import { createTurns } from "../../../../src/service/runtime/turns";

/** Asks for turns in this order, each of which takes a while, and returns what happened. */
async function turnsOf(concurrent: number, names: readonly string[]) {
  const turnOf = createTurns(concurrent);
  const begun: string[] = [];
  const running: number[] = [];
  let count = 0;
  await Promise.all(
    names.map(async (name) => {
      const turn = turnOf(name.slice(0, 1));
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

test("a workspace that comes later is before one that had a turn meanwhile", async () => {
  const turnOf = createTurns(1);
  const begun: string[] = [];
  const turns = ["a", "a", "a"].map(turnOf);
  const all = turns.map((turn, index) => turn.begin().then(() => begun.push(`a${index + 1}`)));
  await all[0];
  turns[0]?.end();
  await all[1];
  const late = turnOf("b");
  const lateBegun = late.begin().then(() => begun.push("b"));
  turns[1]?.end();
  await lateBegun;
  late.end();
  await Promise.all(all);
  expect(begun).toEqual(["a1", "a2", "b", "a3"]);
});

test("a workspace that is alone gets every turn, and no more run than may", async () => {
  const { begun, mostRunning } = await turnsOf(3, ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8"]);
  expect(begun).toHaveLength(8);
  expect(mostRunning).toBe(3);
});

test("a turn that ended twice makes room for one other", async () => {
  expect((await turnsOf(1, ["a1", "b1", "c1", "d1", "e1"])).mostRunning).toBe(1);
});
