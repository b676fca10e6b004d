import { failureText } from "../../../src/cli/failure-text";
import { TransportError, type TransportReason } from "../../../src/client";

function failure(reason: TransportReason, detail: string, code?: string): TransportError {
  const cause = Object.assign(new Error(detail), code === undefined ? {} : { code });
  return new TransportError({ operation: "getMe", reason, detail, cause });
}

test.each([
  ["a host without an address", failure("network", "getaddrinfo ENOTFOUND no.example", "ENOTFOUND")],
  ["a name server that does not answer", failure("network", "getaddrinfo EAI_AGAIN no.example", "EAI_AGAIN")],
  ["a blocked port", failure("blocked-port", "bad port")],
])("%s makes the endpoint the thing to correct", (_what, error) => {
  expect(failureText(error)).toBe(`${error.message}. Correct --endpoint or CONSENTFORM_ENDPOINT.`);
});

test("a broken connection to a service that runs says nothing about the endpoint", () => {
  expect(failureText(failure("network", "other side closed", "UND_ERR_SOCKET"))).not.toContain("endpoint");
});
