import { printWarnings } from "../../../../src/provider/pulumi/legal-warnings";
import { render } from "../../../../src/provider/resources";

const warning = (place: number) => ({
  property: ["document"],
  pointer: `/texts/fr/${place}`,
  code: "text-missing-language",
  message: "is missing in fr",
  basis: "GDPR 12",
  severity: "warning" as const,
});
const warnings = Array.from({ length: 7 }, (_, place) => warning(place));

function linesOf(evaluated: Partial<Parameters<typeof printWarnings>[0]> & { digest: string }): string[] {
  const lines: string[] = [];
  const { digest, ...rest } = evaluated;
  const asJudged = { resource: "ConfigDraft banner", recordedInputs: {}, inputs: { digest }, warnings, ...rest };
  printWarnings(asJudged, (line) => lines.push(render(line)));
  return lines;
}

test("five findings and a count, each line with resource, place, code and law", () => {
  const lines = linesOf({ digest: "sha256:a" });
  expect(lines).toHaveLength(6);
  expect(lines[0]).toBe(
    "ConfigDraft banner: document at /texts/fr/0 [text-missing-language]: is missing in fr (GDPR 12)",
  );
  expect(lines[5]).toContain("ConfigDraft banner: 2 more.");
});

test("a document that many sites have is spoken of once; another one is another matter", () => {
  expect(linesOf({ digest: "sha256:b" })).toHaveLength(6);
  expect(linesOf({ digest: "sha256:b", resource: "ConfigDraft other" })).toEqual([]);
  expect(linesOf({ digest: "sha256:c" })).toHaveLength(6);
});

test("a document that is as recorded is not spoken of again", () => {
  expect(linesOf({ digest: "sha256:d", recordedInputs: { digest: "sha256:d" } })).toEqual([]);
});

test("kinds without a document speak for each resource whose inputs changed", () => {
  const rollback = {
    property: ["version_number"],
    code: "rollback",
    message: "goes back",
    severity: "warning" as const,
  };
  const evaluate = (resource: string, recordedNumber: number) => {
    const lines: string[] = [];
    const evaluated = { resource, recordedInputs: { version_number: recordedNumber }, inputs: { version_number: 1 } };
    printWarnings({ ...evaluated, warnings: [rollback] }, (line) => lines.push(render(line)));
    return lines;
  };
  expect(evaluate("Promotion one", 2)).toEqual(["Promotion one: version_number [rollback]: goes back"]);
  expect(evaluate("Promotion two", 2)).toHaveLength(1);
  expect(evaluate("Promotion three", 1)).toEqual([]);
});
