import { Problem } from "../../../../src/service/http/problem";
import { refusalOf } from "../../../../src/service/single-sign-on/refusal";

test("an error of the service is not a refusal, and its text is not reported", () => {
  const reported: Error[] = [];
  const own = new TypeError("Planted-token is not a function");
  const refusal = refusalOf(own, "https://id.example/", (failure) => reported.push(failure));
  expect(refusal).not.toBeInstanceOf(Problem);
  expect(refusal.message).toBe("Single sign-on failed: TypeError.");
  expect(refusal.stack).toContain(__filename);
  expect(refusal.stack).not.toContain("Planted");
  // Whoever answers it reports it, once.
  expect(reported).toEqual([]);
});
