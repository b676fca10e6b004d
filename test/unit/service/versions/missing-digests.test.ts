import { createMissingDigests } from "../../../../src/service/versions/missing-digests";

const at = (ms: number) => new Date(ms);

test("remembers a missing digest for 10 seconds from when it was noted last", () => {
  const missing = createMissingDigests();
  expect(missing.has("a", at(0))).toBe(false);
  missing.note("a", at(0));
  expect([missing.has("a", at(9999)), missing.has("a", at(10_000)), missing.has("b", at(0))]).toEqual([
    ...[true, false, false],
  ]);
  missing.note("a", at(10_000));
  expect(missing.has("a", at(19_999))).toBe(true);
});

test("forgets a missing digest that gets a bundle", () => {
  const missing = createMissingDigests();
  missing.note("a", at(0));
  missing.forget("a");
  expect(missing.has("a", at(1))).toBe(false);
});

test("forgets the digest noted first when it is full", () => {
  const missing = createMissingDigests(2);
  for (const key of ["a", "b", "a", "c"]) missing.note(key, at(0));
  expect(["a", "b", "c"].filter((key) => missing.has(key, at(1)))).toEqual(["a", "c"]);
});
