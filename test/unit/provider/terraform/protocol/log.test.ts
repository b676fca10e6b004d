import { log } from "../../../../../src/provider/terraform/protocol";

test("a line has the members and time digits that engines expect of a log", () => {
  const lines: string[] = [];
  log("warn", "two\nlines", { kind: "Site" }, (line) => lines.push(line));
  expect(lines).toHaveLength(1);
  const [line = ""] = lines;
  expect(line.indexOf("\n")).toBe(line.length - 1);
  expect(JSON.parse(line)).toEqual({
    "@level": "warn",
    "@message": "two\nlines",
    "@module": "provider.consentform",
    "@timestamp": expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
    kind: "Site",
  });
});
