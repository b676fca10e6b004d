import fc from "fast-check";
import { normalizedName } from "../../../../src/rules/normalized-name";
import { fitsPattern } from "../../../../src/rules/wildcard";
import { headerCookies } from "../../../../src/service/scans/cookie-header";
import { findingsCsv } from "../../../../src/service/scans/findings-csv";
import { findingsFormat } from "../../../../src/service/scans/findings-format";
import { fingerprintOf } from "../../../../src/service/scans/fingerprint";
import { profileFacts } from "../../../../src/service/scans/profile-facts";
import { banner } from "../../../support/banners";

describe("patterns", () => {
  test.each([
    ["*.example.com", "a.example.com", true],
    ["*.example.com", "example.com", false],
    ["_ga_*", "_ga_ABC", true],
    ["a*b*c", "a-b-c", true],
    ["a*b*c", "a-c-b", false],
    ["ab*ba", "aba", false],
    ["*", "", true],
    ["", "", true],
    ["x", "xy", false],
  ])("%s and %s: %s", (pattern, text, expected) => {
    expect(fitsPattern(pattern, text)).toBe(expected);
  });

  test("agree with a regular expression", () => {
    const piece = fc.stringMatching(/^[ab*]{0,8}$/);
    fc.assert(
      fc.property(piece, fc.stringMatching(/^[ab]{0,10}$/), (pattern, text) => {
        const expression = new RegExp(`^${pattern.replaceAll("*", ".*")}$`);
        expect(fitsPattern(pattern, text)).toBe(expression.test(text));
      }),
    );
  });
});

describe("fingerprints", () => {
  const cookie = (name: string, domain = "shop.example") => ({ kind: "cookie" as const, name, domain });
  test("the same for what differs from visit to visit only", () => {
    expect(normalizedName("_ga_1A2B3C4D")).toBe(normalizedName("_ga_99887766"));
    expect(normalizedName("session")).toBe("session");
    const print = (name: string) => fingerprintOf("insecure-cookie", cookie(name), null);
    expect(print("_hjSession_123456")).toBe(print("_hjSession_654321"));
    expect(print("_hjSession_1")).not.toBe(print("_hjid"));
  });
  test("differ by rule, kind and domain, and a known pattern wins over a guess", () => {
    const base = fingerprintOf("insecure-cookie", cookie("a"), null);
    expect(base).toMatch(/^[0-9a-f]{64}$/);
    expect(fingerprintOf("pre-consent-storage", cookie("a"), null)).not.toBe(base);
    expect(fingerprintOf("insecure-cookie", { ...cookie("a"), kind: "storage" }, null)).not.toBe(base);
    expect(fingerprintOf("insecure-cookie", cookie("a", "other.example"), null)).not.toBe(base);
    expect(fingerprintOf("insecure-cookie", cookie("_x_a"), "_x_*")).toBe(
      fingerprintOf("insecure-cookie", cookie("_x_b"), "_x_*"),
    );
  });
});

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

describe("profiles", () => {
  const at = new Date("2026-11-21T12:00:00Z");
  test.each([
    ["gdpr", "opt_in", false],
    ["us_ca", "opt_out", true],
    ["us_fl", "opt_out", false],
    ["us", "notice", false],
  ])("%s asks for %s", (regime, model, isGpcRequired) => {
    expect(profileFacts(regime, banner(), at)).toMatchObject({ model, isGpcRequired });
  });
});

describe("the format of findings", () => {
  const format = (query: string, accept: string | null) =>
    findingsFormat(new URL(`http://x/v1/scans/scn_1/findings${query}`), accept);
  test.each([
    ["", null, "json"],
    ["?format=CSV", "application/json", "csv"],
    ["?format=json", "text/csv", "json"],
    ["", "text/csv", "csv"],
    ["", "application/sarif+json, application/json;q=0.5", "sarif"],
    ["", "application/json;q=0.5, text/*", "csv"],
    ["", "*/*", "json"],
    ["", "*/*, text/csv", "csv"],
    ["", "*/*;q=0.5, application/json;q=0", "csv"],
    ["", "application/*", "json"],
  ])("%s with Accept %s is %s", (query, accept, expected) => {
    expect(format(query, accept)).toBe(expected);
  });
});

test("no CSV cell is a formula, for any cookie name", () => {
  const finding = {
    ...({ id: "fnd_1", scan_id: "scn_1", issue_id: "iss_1", rule_id: "insecure-cookie", severity: "note" } as const),
    ...({
      page: "https://shop.example/",
      profile: "gdpr",
      consent_state: "none",
      category: null,
      service_id: null,
    } as const),
    ...({ evidence: "", fingerprint: "0".repeat(64), baseline: "new" } as const),
  };
  fc.assert(
    fc.property(fc.constantFrom("=", "+", "-", "@", "\t", "\r"), fc.string(), (sign, rest) => {
      const csv = findingsCsv([{ ...finding, subject: { kind: "cookie", name: sign + rest, domain: null } }]);
      expect(csv.split(",cookie,")[1]).toMatch(/^"?'/);
    }),
  );
});
