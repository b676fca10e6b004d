import fc from "fast-check";
import { headerCookies } from "../../../../src/service/scanner/cookie-header";

describe("Set-Cookie", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const seen = (...headers: string[]) => headerCookies(headers, "www.shop.example", now);
  test.each([
    ["a=1", { name: "a", host: "www.shop.example", lifetimeMs: null, isSecure: false, sameSite: null }],
    ["a=1; Max-Age=60; Secure; SameSite=None", { lifetimeMs: 60_000, isSecure: true, sameSite: "none" }],
    ["a=1; Domain=.Shop.example", { host: "shop.example" }],
    ["a=1; Expires=Sun, 22 Nov 2026 12:00:00 GMT", { lifetimeMs: 86_400_000 }],
    ["a=1; Expires=Sun, 22 Nov 2026 12:00:00 GMT; Max-Age=5", { lifetimeMs: 5000 }],
  ])("%s", (header, expected) => {
    expect(seen(header)).toMatchObject([expected]);
  });
  test.each(["a=; Max-Age=0", "a=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT", "a=1; Domain=other.example", "=x", ""])(
    "%j sets nothing",
    (header) => {
      expect(seen(header)).toEqual([]);
    },
  );
  test("hostile headers neither throw nor reveal a value", () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 5 }), (headers) => {
        for (const cookie of seen(...headers)) expect(Object.keys(cookie)).not.toContain("value");
      }),
    );
  });
});
