import { inspect } from "node:util";
import { EgressError } from "../../../../src/service/egress/failure";
import { codeOf, egressFailure, reportedFailure } from "../../../../src/service/single-sign-on/reported-failure";

test("names each cause by its codes, and repeats no text or value of it", () => {
  const answer = Object.assign(new Error("planted-message"), {
    name: "ResponseBodyError",
    code: "OAUTH_RESPONSE_BODY_ERROR",
    error: "invalid_client",
    status: 401,
    error_description: "planted-description",
    cause: { token: "planted-token", claim: "aud" },
  });
  const reported = reportedFailure(new Error("planted-outer", { cause: answer }));
  expect(reported.message).toBe(
    "Single sign-on failed: Error; ResponseBodyError OAUTH_RESPONSE_BODY_ERROR invalid_client aud 401.",
  );
  expect(inspect(reported, { depth: null })).not.toContain("planted");
});

test("leaves out a code that is a sentence or has digits to call", () => {
  for (const error of ["Call 555", "call_555_0100", "<script>", ""]) {
    expect(codeOf({ error })).toBeNull();
    expect(reportedFailure(Object.assign(new Error("x"), { error })).message).toBe("Single sign-on failed: Error.");
  }
});

test("finds the failed connection below what a library made of it", () => {
  const cause = new EgressError("timeout");
  expect(egressFailure(new Error("x", { cause: new Error("y", { cause }) }))).toBe(cause.message);
  expect(egressFailure(new Error("x"))).toBeNull();
  const endless = new Error("x");
  endless.cause = endless;
  expect(egressFailure(endless)).toBeNull();
});
