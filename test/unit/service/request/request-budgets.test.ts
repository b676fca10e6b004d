import { createPublicBudget } from "../../../../src/service/request/request-budgets";

const now = () => new Date("2026-11-21T10:00:00Z");

test.each([
  ["an IPv4 address in each of its spellings", ["192.0.2.7", "::ffff:192.0.2.7", "::ffff:c000:207"]],
  ["a /64", ["2001:db8:0:1::1", "2001:DB8:0:1:ffff::2", "2001:db8::1:0:0:0:3%eth0"]],
  // A sender that varies its text gains nothing by it.
  ["what is not an address", ["unknown", "_hidden", "host:80"]],
])("the budget of public routes is one for %s", async (_what, addresses) => {
  const count = createPublicBudget({ now }, { publicRequestsPerMinute: 2 });
  const admissions = [];
  for (const address of addresses) admissions.push((await count(address))?.isAdmitted);
  expect(admissions).toEqual([true, true, false]);
});

test("each address and /64 has a separate budget", async () => {
  const count = createPublicBudget({ now }, { publicRequestsPerMinute: 1 });
  for (const address of ["192.0.2.7", "192.0.2.8", "2001:db8:0:1::1", "2001:db8:0:2::1", "unknown"]) {
    expect((await count(address))?.isAdmitted).toBe(true);
  }
});
