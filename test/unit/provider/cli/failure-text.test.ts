import { failureText } from "../../../../src/provider/cli/failure-text";
import { TransportError, type TransportReason } from "../../../../src/provider/client";
import { databaseFailure } from "../../../../src/service/start/database-failure";

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

test.each([
  ["28P01", 'password authentication failed for user "consentform"'],
  ["28000", "no pg_hba.conf entry for host"],
  ["3D000", 'database "consentform" does not exist'],
])("SQLSTATE %s of dev's database makes DATABASE_URL the thing to check", (code, reason) => {
  const location = { kind: "postgres", url: "postgres://consentform:hidden@db.example/consentform" } as const;
  const text = databaseFailure(Object.assign(new Error(reason), { code }), location)?.message;
  expect(text).toContain(`DATABASE_URL cannot be used: ${reason}. Check the address's host, user, password`);
  expect(text).not.toContain("hidden");
});

test("a failure of the database's own is not blamed on DATABASE_URL", () => {
  const full = Object.assign(new Error("disk full"), { code: "53100" });
  expect(databaseFailure(full, { kind: "postgres", url: "postgres://db.example/consentform" })).toBeNull();
});
