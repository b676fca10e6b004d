import { PropertyDiff } from "@pulumi/pulumi/proto/provider_pb";
import { type Compared, detailedDiff, pathText } from "../../../../../src/provider/pulumi/plugin/detailed-diff";
import { registry } from "../../../../../src/provider/resources";

const { UPDATE, ADD } = PropertyDiff.Kind;

/** The paths of a rollout's difference, with their kinds. */
function rolloutDiff(changed: readonly string[], compared: Partial<Compared>) {
  const whole = { changed, replaced: [], former: {}, recorded: {}, inputs: {}, ...compared };
  const found = detailedDiff(registry.TemplateRollout, whole);
  return Object.fromEntries(found.map(([path, difference]) => [pathText(path), difference.getKind()]));
}

const variables = (company: string) => ({ site: "site_1", variables: { company } });

test("names the leaves inside a secret by the secret's own place", () => {
  const document = (title: string) => ({ texts: { en: { "planted name": title, other: title } } });
  const compared = {
    former: { template: { id: "t", document: document("a") } },
    inputs: { template: { id: "t", document: document("b") }, __secrets: [["template", "document"]] },
  };
  expect(rolloutDiff(["/template"], compared)).toEqual({ "template.document": UPDATE });
  expect(rolloutDiff(["/template"], { ...compared, recorded: { __secrets: [["template"]] } })).toEqual({
    template: UPDATE,
  });
});

test("writes digits as a position in lists alone, and quotes as the engine reads", () => {
  const keys = ["4711", "4006381333931", "1".repeat(21), "a.b", 'a"b', "kiel", "b\\c"];
  const sites = (company: string) => Object.fromEntries(keys.map((key) => [key, variables(company)]));
  const expected = keys.map((key) => (key === "kiel" ? ".kiel" : `["${key.replaceAll('"', '\\"')}"]`));
  expect(rolloutDiff(["/sites"], { former: { sites: sites("a") }, inputs: { sites: sites("b") } })).toEqual(
    Object.fromEntries(expected.map((key) => [`sites${key}.variables.company`, UPDATE])),
  );
  const lists = (...paths: string[]) => ({ template: { id: "t", lockedPaths: paths } });
  expect(rolloutDiff(["/template"], { former: lists("/a"), inputs: lists("/a", "/b") })).toEqual({
    "template.lockedPaths[1]": ADD,
  });
});

test("stops above a name that would escape its quotation mark", () => {
  const compared = { former: { sites: { "a\\": variables("a") } }, inputs: { sites: { "a\\": variables("b") } } };
  expect(rolloutDiff(["/sites"], compared)).toEqual({ sites: UPDATE });
});
