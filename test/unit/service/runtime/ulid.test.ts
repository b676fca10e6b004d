import { ulid } from "../../../../src/service/runtime/ulid";

test("time comes first, so that ids of one kind sort by age", () => {
  const at = (ms: number) => ulid(new Date(ms), new Uint8Array(10).fill(255));
  expect(at(0)).toBe("0000000000zzzzzzzzzzzzzzzz");
  // The example of the ULID specification, in lower case.
  expect(ulid(new Date(1_469_918_176_385), new Uint8Array(10)).slice(0, 10)).toBe("01aryz6s41");
  expect([at(2), at(1), at(1_000_000)].sort()).toEqual([at(1), at(2), at(1_000_000)]);
});
