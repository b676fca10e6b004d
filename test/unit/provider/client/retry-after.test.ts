import { retryAfterMs } from "../../../../src/provider/client/retry-after";

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
