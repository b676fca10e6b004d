import type { Client } from "../../../../src/provider/client";
import { check } from "../../../../src/provider/pulumi/runtime";
import { secrecyOf } from "../../../../src/provider/pulumi/secrecy";
import { programInputValues } from "../../../../src/provider/pulumi/spelling/translate";
import { type Kind, registry } from "../../../../src/provider/resources";
import { type Laboratory, openLaboratory } from "../../../conformance/laboratory";
import { rows } from "../../../conformance/rows";
import { plantedNamesShown, plantedShown, withRefusedTexts } from "../../../support/planted-values";

let laboratory: Laboratory;
let client: Client;
beforeAll(async () => {
  laboratory = await openLaboratory();
  client = await laboratory.client();
});
afterAll(() => laboratory?.close());

test.each(Object.keys(registry) as Kind[])("%s: no error of check shows a value that is a secret", async (kind) => {
  const refused = withRefusedTexts(registry[kind], await rows[kind].inputs(laboratory, client));
  const inputs = programInputValues(registry[kind], refused);
  const hidden = { __consentform: { kind, name: "it", key: "0".repeat(40) } };
  const secrets = { __secrets: Object.keys(inputs).map((name) => [name]) };
  const { failures = [] } = await check({}, { ...inputs, ...hidden, ...secrets });
  expect(failures.length).toBeGreaterThan(0);
  expect(plantedShown(JSON.stringify(failures))).toEqual([]);
});

/** The errors of `check` for an object with these inputs; `paths` are the places of secrets. */
async function errorsOf(kind: Kind, inputs: Record<string, unknown>, ...paths: string[][]): Promise<string[]> {
  const hidden = { __consentform: { kind, name: "it", key: "0".repeat(40) } };
  const { failures = [] } = await check({}, { ...inputs, ...hidden, __secrets: paths });
  return failures.map(({ reason }) => reason);
}

const LONG = `planted_${"x".repeat(90)}`;
const SITE = `site_${"0".repeat(26)}`;

/** Names that the schema of a document does not have, in every kind of place. */
const document = {
  planted_key: 1,
  "planted_a/b~c": 1,
  [LONG]: 1,
  categorie_planted_x: 1,
  texts: { planted_tag: {}, "en-planted1": { banner: { planted_text: "x" } } },
  layout: { texts: {}, positon: "bottom" },
  theme: { planted_outer: { planted_inner: 1 }, colors: { 'planted_"quoted': 1 } },
  google: { planted_google: 1 },
  languages: { default: "en", supported: ["en"], fallbacks: { "en-planted2": "en" } },
};

test("names in a document that is a secret are in no error", async () => {
  const errors = await errorsOf("ConfigDraft", { siteId: SITE, document }, ["document"]);
  expect(errors.length).toBeGreaterThan(8);
  expect(plantedShown(errors.join("\n"))).toEqual([]);
  expect(plantedNamesShown(errors.join("\n"))).toEqual([]);
  expect(errors.join("\n")).not.toMatch(/xxxx|b~c|b~0c|quoted|did you mean/i);
});

test("an error about a hidden name shows the known path and what is allowed", async () => {
  const errors = await errorsOf("ConfigDraft", { siteId: SITE, document: { layout: { positon: "bottom" } } }, [
    "document",
  ]);
  expect(errors.find((error) => error.includes("/layout/"))).toMatch(
    /^document at \/layout\/\[secret\] \[unknown-key\]: \/layout\/\[secret\] is not a member of a banner document; remove or rename it\. Known here: kind, position,.* \[secret\] replaces names inside a value that is marked as a secret\. Compare the names in your program with the allowed ones, or mark only the parts that are secret\.$/,
  );
});

test("words of the contract stay in the errors of a secret document", async () => {
  const errors = await errorsOf("ConfigDraft", { siteId: SITE, document: { layout: { texts: {} } } }, ["document"]);
  expect(errors.find((error) => error.includes("/layout/texts"))).not.toContain("[secret]");
  expect(errors.find((error) => error.includes("/identity "))).toMatch(/identity is missing; it is required/);
});

test("only names below a secret are hidden", async () => {
  const shown = await errorsOf("ConfigDraft", { siteId: SITE, document });
  expect(shown.find((error) => error.includes("/layout/positon"))).toMatch(/did you mean position\?/);
  expect(shown.join("\n")).toContain("/texts/planted_tag");

  const paths = ["document", "theme", "planted_outer"];
  const errors = (await errorsOf("ConfigDraft", { siteId: SITE, document }, paths)).join("\n");
  expect(plantedNamesShown(errors)).toEqual(expect.arrayContaining(["planted_outer", "planted_key", "planted_tag"]));
  expect(errors).toMatch(/did you mean position\?/);
  expect(errors).not.toContain("planted_inner");
});

test.each([
  ["Site", { name: "Shop", settings: { planted_setting: 1, labels: { "planted_Label!": "x" } } }, "settings"],
  ["BannerTemplate", { name: "It", document: { planted_key: "{{planted3}}" } }, "document"],
  ["BannerTemplate", { name: "It", document: {}, variables: { planted_Name: {}, planted_ok: 5 } }, "variables"],
  ["TrackedService", { name: "It", purposes: { planted_tag: "x", "en-planted4": 5 } }, "purposes"],
  ["Version", { siteId: SITE, environment: "preview", triggers: { "planted_a/b": 5 } }, "triggers"],
  [
    "TemplateRollout",
    { name: "all", sites: { planted_key: { planted_member: 1, overrides: { planted_part: "{{x}}" } } } },
    "sites",
  ],
] as const)("names in a secret of %s are in no error: %j", async (kind, inputs, secret) => {
  const errors = await errorsOf(kind, inputs, [secret]);
  expect(errors.join("\n")).toMatch(new RegExp(`^${secret}.*\\[secret\\]`, "m"));
  expect([...plantedNamesShown(errors.join("\n")), ...plantedShown(errors.join("\n"))]).toEqual([]);
});

test("check marks a computed input that repeats a name of a secret", () => {
  const properties = { sites: { planted_shop: { site: SITE } } };
  const inputs = { ...properties, digests: { planted_shop: "sha256:1" } };
  const { seal } = secrecyOf(registry.TemplateRollout, { properties, secretPaths: [["sites"]] });
  // Pulumi marks what the program declares.
  expect(seal(inputs)).toEqual({ ...properties, digests: expect.objectContaining({ value: inputs.digests }) });
});

test("marks outputs that repeat a name in a secret, also as a JSON Pointer", () => {
  const properties = { triggers: { "planted_a/b": "x" }, document: { planted_key: 1, texts: {} } };
  const { seal } = secrecyOf(registry.Version, { properties, secretPaths: [["triggers"], ["document"]] });
  const marked = (value: unknown) => expect.objectContaining({ value });
  expect(seal({ __declared: ["/siteId", "/triggers/planted_a~1b"], findings: ["/planted_key", "/texts"] })).toEqual({
    __declared: ["/siteId", marked("/triggers/planted_a~1b")],
    findings: [marked("/planted_key"), "/texts"],
  });
});
