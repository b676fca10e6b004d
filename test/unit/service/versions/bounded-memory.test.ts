import { createBoundedMemory } from "../../../../src/service/versions/bounded-memory";

test("forgets what was not needed for longest, by number and by size", () => {
  const memory = createBoundedMemory<string>({ maxEntries: 3, maxBytes: 100 });
  const known = () => ["a", "b", "c", "d"].filter((key) => memory.find(key, () => true) !== undefined);
  for (const key of ["a", "b", "c"]) memory.set(key, key, 10);
  memory.get("a");
  memory.set("d", "d", 10);
  expect(known()).toEqual(["a", "c", "d"]);
  memory.set("d", "larger", 90);
  expect(known()).toEqual(["c", "d"]);
});

test("counts a value that replaces another once, and keeps nothing larger than itself", () => {
  const memory = createBoundedMemory<string>({ maxEntries: 10, maxBytes: 100 });
  for (let round = 0; round < 5; round += 1) memory.set("a", "a", 60);
  memory.set("b", "b", 40);
  expect([memory.get("a"), memory.get("b")]).toEqual(["a", "b"]);
  memory.set("c", "c", 101);
  expect([memory.get("a"), memory.get("b"), memory.get("c")]).toEqual([undefined, undefined, undefined]);
});
