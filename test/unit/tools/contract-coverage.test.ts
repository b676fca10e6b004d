import { operations, type ProblemSlug } from "../../../src/consent/contract";
import { exemptions } from "../../../tools/contract-coverage/exemptions";
import { gapsOf } from "../../../tools/contract-coverage/gaps";

/** Every answer that the contract documents. */
const everything = Object.values(operations).flatMap(({ id, successes, problems, honoursIfNoneMatch }) => [
  ...successes.map((status) => `${id} ${status} -`),
  ...(honoursIfNoneMatch ? [`${id} 304 -`] : []),
  ...problems.map((slug) => `${id} 4xx ${slug}`),
]);
const without = (part: string) => everything.filter((line) => !line.includes(part));

test("nothing is missing when everything was answered", () => {
  expect(gapsOf(everything)).toEqual([]);
});

test.each([
  ["createDomain 200 -", "createDomain was never answered 200"],
  ["getOpenApi 304 -", "getOpenApi was never answered 304"],
  ["getSite 4xx not-found", "getSite was never answered not-found"],
  ["createToken 4xx token-escalation", "createToken was never answered token-escalation"],
  ["createSite 4xx idempotency-key-in-progress", "createSite was never answered idempotency-key-in-progress"],
])("%s is missed", (line, gap) => {
  expect(gapsOf(without(line))).toEqual([gap]);
});

test("an answer to one operation says nothing about another", () => {
  const excused = excusedPairs("never") + excusedPairs("once");
  expect(gapsOf([])).toHaveLength(everything.length - excused + 2);
});

test("a promise excused everywhere must occur somewhere", () => {
  expect(gapsOf(without("unavailable"))).toEqual(["no operation was ever answered unavailable"]);
  expect(gapsOf(without("internal-error"))).toEqual(["no operation was ever answered internal-error"]);
  expect(gapsOf([...without("unavailable"), "getMe 503 unavailable"])).toEqual([]);
});

test("checks answers of PostgreSQL only where it is installed", () => {
  for (const slug of ["key-in-progress", "unavailable"]) {
    expect(gapsOf([...without(slug), "without postgres"])).toEqual([]);
  }
  expect(gapsOf([...without("internal-error"), "without postgres"])).toHaveLength(1);
});

test("each exemption is for a problem that operations document", () => {
  for (const { slug, applies } of exemptions) {
    expect(Object.values(operations).some((operation) => applies(operation) && operation.problems.includes(slug))).toBe(
      true,
    );
  }
});

function excusedPairs(extent: string): number {
  const excused = exemptions.filter((exemption) => exemption.extent === extent);
  const isExcused = (slug: ProblemSlug, id: string) =>
    excused.some(
      (exemption) => exemption.slug === slug && exemption.applies(operations[id as keyof typeof operations]),
    );
  return Object.values(operations).flatMap(({ id, problems }) => problems.filter((slug) => isExcused(slug, id))).length;
}
