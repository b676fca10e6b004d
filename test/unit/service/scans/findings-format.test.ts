import { findingsFormat } from "../../../../src/service/scans/findings-format";

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
