import { PROBLEM_TYPE_BASE, type ProblemSlug, problems } from "../../../../src/consent/contract";
import { isProblem, ProblemError, TransportError } from "../../../../src/provider/client";

const slugs = Object.keys(problems) as ProblemSlug[];

function problemError(body: unknown, status = 409, headers: Record<string, string> = {}): ProblemError {
  return new ProblemError({ operation: "createSite", status, headers: new Headers(headers), body, answeredAtMs: 0 });
}

describe("ProblemError", () => {
  test.each(slugs)("knows %s by its type alone", (slug) => {
    const error = problemError(
      { type: `${PROBLEM_TYPE_BASE}${slug}`, title: "internal-error", detail: "not-found" },
      418,
    );
    expect(error.slug).toBe(slug);
    expect(isProblem(error, slug)).toBe(true);
    expect(slugs.filter((other) => isProblem(error, other))).toEqual([slug]);
  });

  test.each([
    [{ type: "about:blank", title: "not-found", status: 404 }],
    [{ type: "https://problems.other.example/v1/not-found" }],
    [{ type: `${PROBLEM_TYPE_BASE}not-implemented`, title: "Not implemented" }],
    [{ type: `${PROBLEM_TYPE_BASE}constructor` }],
    [{ type: 404 }],
    [{}],
    ["<h1>not-found</h1>"],
    [null],
    [[]],
    [undefined],
  ])("is not a known problem by text or status: %j", (body) => {
    const error = problemError(body, 404);
    expect(error.slug).toBeNull();
    expect(isProblem(error)).toBe(true);
    expect(isProblem(error, "not-found")).toBe(false);
  });

  test("carries everything the service said", () => {
    const error = problemError(
      {
        type: `${PROBLEM_TYPE_BASE}conflict`,
        title: "Conflict",
        status: 409,
        detail: "The key is taken.",
        instance: "/v1/sites",
        request_id: "req_9",
        reason: "external-key-taken",
        conflicting_id: "site_7",
      },
      409,
      { "Retry-After": "3", "X-Request-Id": "req_header" },
    );
    expect(error).toMatchObject({
      operation: "createSite",
      slug: "conflict",
      type: `${PROBLEM_TYPE_BASE}conflict`,
      status: 409,
      title: "Conflict",
      detail: "The key is taken.",
      requestId: "req_9",
      retryAfterS: 3,
      pointers: [],
      members: { reason: "external-key-taken", conflicting_id: "site_7" },
    });
    expect(error.message).toBe("Conflict: The key is taken. (conflict, status 409, request req_9)");
    expect(Object.isFrozen(error.members)).toBe(true);
  });

  test("lists each refused place", () => {
    const errors = [
      { pointer: "/name", code: "too-long", detail: "at most 120 characters" },
      { parameter: "limit", code: "range", detail: "from 1 to 200" },
      { pointer: "", code: "unknown-key", detail: "no such member" },
    ];
    const error = problemError(
      { type: `${PROBLEM_TYPE_BASE}validation-failed`, title: "Refused", detail: "3 errors.", errors },
      422,
    );
    expect(error.pointers).toEqual(["/name", ""]);
    expect(error.message.split("\n").slice(1)).toEqual([
      "  /name: at most 120 characters (too-long)",
      "  limit: from 1 to 200 (range)",
      "  /: no such member (unknown-key)",
    ]);
  });

  test("lists ten of many, without control characters, and not endlessly", () => {
    const errors = Array.from({ length: 25 }, (_one, index) => ({
      pointer: `/p${index}`,
      detail: "\u001b[31mred\u0007",
    }));
    const error = problemError({ type: `${PROBLEM_TYPE_BASE}validation-failed`, errors, detail: "d" }, 422);
    expect(error.message.split("\n")).toHaveLength(12);
    expect(error.message).toContain("  /p9: [31mred\n  and 15 more");
    expect(problemError({ detail: "x".repeat(100_000) }).message.length).toBeLessThan(3000);
  });

  test("says what came instead of a problem document", () => {
    const error = problemError("<h1>Bad gateway</h1>", 502, {
      "Content-Type": "text/html; charset=utf-8",
      "X-Request-Id": "req_2",
    });
    expect(error).toMatchObject({ type: "about:blank", requestId: "req_2", status: 502 });
    expect(error.message).toBe(
      "HTTP status 502: the response is not a problem document but text/html; it may come from something in front of the service (status 502, request req_2)",
    );
  });

  test("takes retry_after where there is no header", () => {
    expect(problemError({ retry_after: 12 }, 429).retryAfterS).toBe(12);
    expect(problemError({ retry_after: "12" }, 429).retryAfterS).toBeNull();
  });
});

describe("two copies of the package", () => {
  test("know each other's errors", () => {
    let other: typeof import("../../../../src/provider/client") | undefined;
    jest.isolateModules(() => {
      other = require("../../../../src/provider/client");
    });
    expect(other?.ProblemError).not.toBe(ProblemError);
    const error = problemError({ type: `${PROBLEM_TYPE_BASE}not-found` }, 404);
    expect(other?.isProblem(error, "not-found")).toBe(true);
    const lost = new TransportError({ operation: "createSite", reason: "network" });
    expect(other !== undefined && lost instanceof other.TransportError).toBe(true);
    expect(lost instanceof ProblemError).toBe(false);
    expect(new Error("x") instanceof TransportError).toBe(false);
    expect(isProblem(null)).toBe(false);
  });
});

test.each([
  ["getaddrinfo ENOTFOUND consent.example", "ENOTFOUND", "(getaddrinfo ENOTFOUND consent.example)"],
  ["other side closed", "UND_ERR_SOCKET", "(other side closed, UND_ERR_SOCKET)"],
])("a failed connection names its code once: %s", (detail, code, named) => {
  const cause = Object.assign(new Error(detail), { code });
  const { message } = new TransportError({ operation: "createSite", reason: "network", detail, cause });
  expect(message).toBe(`The service did not respond ${named}; check that the service runs and can be reached`);
});
