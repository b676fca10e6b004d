import { nextAttemptAt } from "../../../../src/service/webhooks/retry-schedule";

const now = new Date("2026-11-21T12:00:00.000Z");
const waitS = (tries: number, random = 0, retryAfter?: string) => {
  const at = nextAttemptAt(tries, now, random, retryAfter);
  return at === null ? null : (at.getTime() - now.getTime()) / 1000;
};

test("ten attempts, with the waiting times of the contract between them", () => {
  const hourS = 3600;
  expect(Array.from({ length: 10 }, (_, index) => waitS(index + 1))).toEqual([
    ...[5, 300, 1800, 2 * hourS, 5 * hourS, 10 * hourS, 14 * hourS, 20 * hourS, 24 * hourS],
    null,
  ]);
});

test("up to 10 % is added by chance, nothing taken away", () => {
  expect([waitS(1, 0.5), waitS(9, 1)]).toEqual([5.25, 95_040]);
});

test.each([
  ["60", 60],
  [" 60 ", 60],
  ["Sat, 21 Nov 2026 13:00:00 GMT", 3600],
  ["Sat, 21 Nov 2026 11:00:00 GMT", 5],
  ["1", 5],
  ["999999999", 24 * 3600],
  ["Sat, 21 Nov 2099 13:00:00 GMT", 24 * 3600],
  ["-5", 5],
  ["soon", 5],
  ["", 5],
  ["1e9", 5],
])("Retry-After %j waits %d s", (header, expected) => {
  expect(waitS(1, 0, header)).toBe(expected);
});

test("Retry-After gives no attempt beyond the tenth", () => {
  expect(waitS(10, 0, "60")).toBeNull();
});
