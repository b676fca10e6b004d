import { setTimeout as sleep } from "node:timers/promises";
import { createFairQueue } from "../../../../src/service/runtime/fair-queue";
import { createVisitors } from "../../../../src/service/runtime/visitors";

/** Two turns, one after the other, and visitors beside them. */
function apiWithVisitors() {
  const visitors = createVisitors();
  const turnOf = createFairQueue({ concurrent: 1, mostWaiting: 10, ...visitors, refuse: (why) => new Error(why) });
  const [first, second] = [0, 1].map(() => turnOf("a", new AbortController().signal));
  if (first === undefined || second === undefined) throw new Error("There are two turns.");
  return { visitors, first, second };
}

test("the next turn begins after the visitors who are being served", async () => {
  const { visitors, first, second } = apiWithVisitors();
  const events: string[] = [];
  await first.begin();
  const begun = second.begin().then(() => events.push("second turn"));
  const steps = async (name: string) => {
    for (let step = 0; step < 5; step += 1) await new Promise(setImmediate);
    events.push(name);
  };
  const served = visitors.serve(() => steps("visitor"));
  const failed = visitors.serve(async () => {
    await steps("refused visitor");
    throw new Error("refused");
  });
  first.end();
  await expect(failed).rejects.toThrow("refused");
  await Promise.all([served, begun]);
  expect(events).toEqual(["visitor", "refused visitor", "second turn"]);
  expect(visitors.served()).toBeNull();
});

test("neither later visitors nor one who is never served hold a turn up", async () => {
  const { visitors, first, second } = apiWithVisitors();
  await first.begin();
  const begun = second.begin();
  let isBegun = false;
  void begun.then(() => {
    isBegun = true;
  });
  const ends = [visitors.serve(() => sleep(20))];
  void visitors.serve(() => new Promise(() => {}));
  first.end();
  while (!isBegun) {
    ends.push(visitors.serve(() => sleep(20)));
    await sleep(5);
  }
  await Promise.all(ends);
});
