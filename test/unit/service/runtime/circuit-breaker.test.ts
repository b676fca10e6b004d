import { circuitBreaker } from "../../../../src/service/runtime/circuit-breaker";
import { until } from "../../../support/until";

test("a database that does not answer is not asked by every visitor", async () => {
  let questions = 0;
  const ask = circuitBreaker(() => {
    questions += 1;
    return new Promise(() => {});
  }, 50);
  expect(await Promise.all([ask(), ask()])).toEqual([undefined, undefined]);
  expect([await ask(), await ask(), questions]).toEqual([undefined, undefined, 2]);
  await until(async () => {
    await ask();
    return questions > 2;
  });
});
