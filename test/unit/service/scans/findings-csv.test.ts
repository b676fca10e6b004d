import fc from "fast-check";
import { findingsCsv } from "../../../../src/service/scans/findings-csv";

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
