import { readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import type { Schemas } from "../../../../src/contract";
import { findingsSarif } from "../../../../src/service/scans/findings-sarif";
import { scanRules } from "../../../../src/service/scans/scan-rules";

/** The schema that OASIS publishes with SARIF 2.1.0, errata 01 (docs.oasis-open.org/sarif/sarif/v2.1.0), of 2024-05-02; reformatted. */
const {
  $schema: _draft04,
  id: _id,
  ...schema
} = JSON.parse(readFileSync(join(__dirname, "fixtures/sarif-schema-2.1.0.json"), "utf8"));
// It is of draft 04, of which it uses what draft 07 has too; one of its patterns is no regular expression in Unicode mode.
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats(ajv);
const validate = ajv.compile(schema);

const ruleIds = Object.keys(scanRules) as Schemas["ScanRuleId"][];

function finding(index: number, page: string): Schemas["Finding"] {
  const rule_id = ruleIds[index % ruleIds.length] ?? "banner-absent";
  return {
    ...{ id: `fnd_${index}`, scan_id: "scn_1", issue_id: `iss_${index}`, rule_id, page, profile: "gdpr" },
    ...{ severity: scanRules[rule_id].severity, consent_state: "none", category: null, service_id: null },
    subject: { kind: "cookie", name: "a", domain: null },
    evidence: "Cookie \u2028 <script> was set.",
    fingerprint: String(index).padStart(64, "0"),
    baseline: index % 2 === 0 ? "new" : "unchanged",
  };
}

const context = {
  siteId: "site_1",
  environment: "preview" as const,
  suppressions: new Map([["iss_2", "It is ours."]]),
};

test("a log fits the official schema, whatever the pages are", () => {
  const pages = [
    "https://a.example/",
    "https://a.example/x:y?q=1",
    "https://a.example//double",
    "http://b.example/z%20%C3%BC",
    "https://a.example/?q",
  ];
  const findings = ruleIds.flatMap((_rule, index) => pages.map((page, at) => finding(index * pages.length + at, page)));
  const log = findingsSarif(findings, context);
  expect([validate(log), validate.errors]).toEqual([true, null]);
  expect(log.runs[0]?.results).toHaveLength(findings.length);
  const locations = log.runs[0]?.results
    ?.slice(0, 5)
    .map(({ locations: [place] = [] }) => place?.physicalLocation?.artifactLocation);
  expect(locations).toEqual([
    { uri: "index", uriBaseId: "SITE" },
    { uri: "./x:y?q=1", uriBaseId: "SITE" },
    { uri: ".//double", uriBaseId: "SITE" },
    { uri: "http://b.example/z%20%C3%BC" },
    { uri: "?q", uriBaseId: "SITE" },
  ]);
});

test("a log without findings fits too, and one that is broken does not", () => {
  const log = findingsSarif([], context);
  expect([validate(log), validate.errors]).toEqual([true, null]);
  expect(log.runs[0]?.originalUriBaseIds).toBeUndefined();
  expect(validate({ version: "2.1.0", runs: [{}] })).toBe(false);
});

test("every rule is described, and results point at it", () => {
  const [run] = findingsSarif([finding(3, "https://a.example/")], context).runs;
  expect(run?.tool.driver.rules?.map(({ id }) => id)).toEqual(ruleIds);
  expect(run?.results?.[0]).toMatchObject({ ruleId: ruleIds[3], ruleIndex: 3, level: "error" });
});
