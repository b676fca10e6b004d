import { normalizedName } from "../../../../src/consent/values/normalized-name";
import { fingerprintOf } from "../../../../src/service/scanner/fingerprint";

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
