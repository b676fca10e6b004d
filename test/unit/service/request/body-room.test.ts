import { createBodyRoom } from "../../../../src/service/request/body-room";

const refuse = (why: string) => new Error(why);
const stays = () => new AbortController().signal;
/** Lets what can go on go on. */
const settled = () => new Promise(setImmediate);

/** Longer than any test file takes: a wait that is left must not end in the next one. */
const DAY_MS = 24 * 60 * 60 * 1000;
const room = (patienceMs = DAY_MS) => createBodyRoom({ most: 100, patienceMs, refuse });

test("a body waits until there is room for it, and later ones wait behind it", async () => {
  const take = room();
  const taken: string[] = [];
  const takeNamed = async (name: string, bytes: number) => {
    const mine = await take("a", bytes, stays());
    taken.push(name);
    return mine;
  };
  const first = await takeNamed("first", 60);
  const second = takeNamed("second", 50);
  const third = takeNamed("third", 10);
  await settled();
  expect(taken).toEqual(["first"]);
  first.shrinkTo(45);
  await settled();
  expect(taken).toEqual(["first", "second"]);
  first.shrinkTo(0);
  (await second).shrinkTo(0);
  (await third).shrinkTo(0);
  expect(taken).toEqual(["first", "second", "third"]);
});

test("a body that is larger than the room is taken alone", async () => {
  const take = room();
  const large = await take("a", 500, stays());
  const small = take("a", 1, stays());
  await settled();
  large.shrinkTo(0);
  await small;
});

test("no workspace waits for another", async () => {
  const take = room();
  await take("a", 100, stays());
  const waiting = take("a", 100, stays());
  await take("b", 100, stays());
  let isTaken = false;
  void waiting.then(() => {
    isTaken = true;
  });
  await settled();
  expect(isTaken).toBe(false);
});

test("giving room back twice gives it back once", async () => {
  const take = room();
  const first = await take("a", 60, stays());
  first.shrinkTo(0);
  const second = await take("a", 60, stays());
  first.shrinkTo(0);
  let isTaken = false;
  void take("a", 60, stays()).then(() => {
    isTaken = true;
  });
  await settled();
  expect(isTaken).toBe(false);
  second.shrinkTo(0);
  await settled();
  expect(isTaken).toBe(true);
});

test("bodies behind one that leaves take the room that there is", async () => {
  const take = room();
  await take("a", 60, stays());
  const client = new AbortController();
  const gone = take("a", 50, client.signal);
  const behind = take("a", 10, stays());
  client.abort();
  await expect(gone).rejects.toThrow("client-left");
  await behind;
  await take("a", 30, stays());
});

test("a client that has gone leaves the queue, and takes no one's room", async () => {
  const take = room();
  const client = new AbortController();
  const first = await take("a", 100, stays());
  const gone = take("a", 100, client.signal);
  const behind = take("a", 100, stays());
  client.abort();
  await expect(gone).rejects.toThrow("client-left");
  await expect(take("a", 100, client.signal)).rejects.toThrow("client-left");
  first.shrinkTo(0);
  (await behind).shrinkTo(0);
  await take("a", 100, stays());
});

test("a wait that takes too long is refused, and takes no one's room", async () => {
  const take = room(20);
  const first = await take("a", 100, stays());
  await expect(take("a", 100, stays())).rejects.toThrow("too-many");
  first.shrinkTo(0);
  await take("a", 100, stays());
});
