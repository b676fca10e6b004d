import { scanRules } from "../../../../src/consent/catalogue/scan-rules";
import type { Schemas } from "../../../../src/consent/contract";
import { findingsSarif } from "../../../../src/service/scans/findings-sarif";
import { sarifFaults } from "../../../support/sarif-faults";

const ruleIds = Object.keys(scanRules) as Schemas["ScanRuleId"][];

function finding(index: number, page: string): Schemas["Finding"] {
  const rule_id = ruleIds[index % ruleIds.length] ?? "banner-absent";
  return {
    id: `fnd_${index}`,
    scan_id: "scn_1",
    issue_id: `iss_${index}`,
    rule_id,
    page,
    profile: "gdpr",
    severity: scanRules[rule_id].severity,
    consent_state: "none",
    category: null,
    service_id: null,
    subject: { kind: "cookie", name: "a", domain: null },
    evidence: "Cookie \u2028 <script> was set.",
    fingerprint: String(index).padStart(64, "0"),
    baseline: index % 2 === 0 ? "new" : "unchanged",
  };
}

const context = {
  siteId: "site_1",
  environment: "preview" as const,
  contractUrl: "https://consent.example/v1/openapi.json",
  suppressions: new Map([["iss_2", "It is ours."]]),
};

test("a log for any pages fits the official schema", () => {
  const pages = [
    "https://a.example/",
    "https://a.example/x:y?q=1",
    "https://a.example//double",
    "http://b.example/z%20%C3%BC",
    "https://a.example/?q",
  ];
  const findings = ruleIds.flatMap((_rule, index) => pages.map((page, at) => finding(index * pages.length + at, page)));
  const log = findingsSarif(findings, context);
  expect(sarifFaults(log)).toEqual([]);
  expect(log.runs[0]?.results).toHaveLength(findings.length);
  const locations = log.runs[0]?.results
    ?.slice(0, pages.length)
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
  expect(sarifFaults(log)).toEqual([]);
  expect(log.runs[0]?.originalUriBaseIds).toBeUndefined();
  expect(sarifFaults({ version: "2.1.0", runs: [{}] })).toEqual(["/runs/0 must have required property 'tool'"]);
});

test("every rule is described, and results point at it", () => {
  const [run] = findingsSarif([finding(3, "https://a.example/")], context).runs;
  expect(run?.tool.driver.rules?.map(({ id }) => id)).toEqual(ruleIds);
  expect(run?.results?.[0]).toMatchObject({ ruleId: ruleIds[3], ruleIndex: 3, level: "error" });
});

test("the name of something on a page is never a link", () => {
  const messages = ["a[0] is set.", "[x](javascript:alert(1)) is set.", "\\](x) is set."].map((evidence) => {
    const [run] = findingsSarif([{ ...finding(0, "https://a.example/"), evidence }], context).runs;
    return run?.results?.[0]?.message.text;
  });
  expect(messages).toEqual(["a[0] is set.", "\\[x\\](javascript:alert(1)) is set.", "\\\\\\](x) is set."]);
});
