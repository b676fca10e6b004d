import { readRateLimit } from "../../../src/client/rate-limit-header";
import { retryAfterMs } from "../../../src/client/retry-after";
import { serializeBody, serializePath } from "../../../src/client/serialize";

const NOW_MS = Date.parse("2026-01-01T00:00:00Z");

describe("retryAfterMs", () => {
  test.each<[Record<string, string>, number | null]>([
    [{}, null],
    [{ "Retry-After": "0" }, 0],
    [{ "Retry-After": " 120 " }, 120_000],
    [{ "Retry-After": "Thu, 01 Jan 2026 00:00:30 GMT" }, 30_000],
    [{ "Retry-After": "Thu, 01 Jan 2026 00:00:30 GMT", Date: "Thu, 01 Jan 2026 00:00:10 GMT" }, 20_000],
    [{ "Retry-After": "Wed, 31 Dec 2025 23:59:00 GMT" }, 0],
    [{ "Retry-After": "-5" }, null],
    [{ "Retry-After": "1.5" }, null],
    [{ "Retry-After": "2026-01-01T00:00:30Z" }, null],
    [{ "Retry-After": "soon" }, null],
    [{ "Retry-After": "" }, null],
  ])("%j is %p", (headers, expected) => {
    expect(retryAfterMs(new Headers(headers), NOW_MS)).toBe(expected);
  });
});

describe("readRateLimit", () => {
  test.each<[string, string | null, string | null, object]>([
    [
      "both headers",
      '"per-token";q=600;w=60',
      '"per-token";r=12;t=7',
      { quota: 600, windowMs: 60_000, left: 12, endsInMs: 7000 },
    ],
    ["nothing", null, null, {}],
    ["zero left", null, '"per-token";r=0;t=0', { left: 0, endsInMs: 0 }],
    [
      "other policies beside it, spaces, other parameters",
      '"per-ip";q=6000;w=60, "per-token" ; q=50 ; w=5 ; pk=:YQ==:',
      '"auth";r=1;t=1 , "per-token"; t=3; r=2',
      { quota: 50, windowMs: 5000, left: 2, endsInMs: 3000 },
    ],
    ["another policy only", '"per-ip";q=6000;w=60', '"per-ip";r=3;t=3', {}],
    ["values that cannot be", '"per-token";q=0;w=-1', '"per-token";r=-3;t=1.5', {}],
    ["numbers without end", '"per-token";q=99999999999999999999', '"per-token";r=1e3', {}],
    ["garbage", 'per-token;q=600", ;;', "r=1", {}],
  ])("%s", (_name, policy, state, expected) => {
    const headers = new Headers();
    if (policy !== null) {
      headers.set("RateLimit-Policy", policy);
    }
    if (state !== null) {
      headers.set("RateLimit", state);
    }
    expect(readRateLimit(headers, "per-token")).toEqual(expected);
  });
});

describe("serializeBody", () => {
  test("is JSON with absent members left out", () => {
    expect(serializeBody({ a: undefined, b: null, c: [1, "é"], d: { e: false } })).toBe(
      '{"b":null,"c":[1,"é"],"d":{"e":false}}',
    );
  });

  test.each<[unknown, string]>([
    [{ retention: Number.NaN }, "NaN at /retention"],
    [{ a: { "b/c~d": [0, Number.POSITIVE_INFINITY] } }, "Infinity at /a/b~1c~0d/1"],
    [{ list: ["x", undefined] }, "undefined at /list/1"],
    [Number.NaN, "NaN at /"],
  ])("refuses what would become null: %p", (body, why) => {
    expect(() => serializeBody(body)).toThrow(why);
  });
});

describe("serializePath", () => {
  test("encodes values", () => {
    expect(serializePath("/sites/{id}/versions/{number}", { id: "a/b?c#d%$&", number: 3 })).toBe(
      "/sites/a%2Fb%3Fc%23d%25%24%26/versions/3",
    );
  });

  test.each([[undefined], [null], [""], ["."], [".."], [{}], [["a"]]])(
    "refuses %p, which would be another path",
    (id) => {
      expect(() => serializePath("/sites/{id}", { id })).toThrow("The path parameter id of /sites/{id} is");
    },
  );
});
