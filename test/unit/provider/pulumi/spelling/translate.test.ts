import fc from "fast-check";
import { check } from "../../../../../src/provider/lifecycle";
import { programText } from "../../../../../src/provider/pulumi/argument-names";
import { findingLine } from "../../../../../src/provider/pulumi/finding-line";
import { programInputs, programOutputs } from "../../../../../src/provider/pulumi/spelling/program-properties";
import {
  definedInputs,
  definedOutputs,
  programInputValues,
  programOutputValues,
  programPlace,
} from "../../../../../src/provider/pulumi/spelling/translate";
import {
  type Definition,
  inputProperties,
  outputProperties,
  type Property,
  registry,
} from "../../../../../src/provider/resources";
import { valuesOf } from "../../../../support/schema-values";

const definitions = Object.values<Definition>(registry);

/** Values of some of the properties, with more members than a deployment would have. */
function propertiesOf(properties: readonly Property[]) {
  const members = properties.map(({ name, schema }) => [name, valuesOf(schema)] as const);
  return fc.record(Object.fromEntries(members), { requiredKeys: [], noNullPrototype: true });
}

test("declared names change at every depth; keys of maps and documents stay", () => {
  const labels = { some_key: "a_b", otherKey: "x" };
  const settings = { default_language: "de", promotion_gate: { max_scan_age_hours: 2 }, labels };
  const program = { defaultLanguage: "de", promotionGate: { maxScanAgeHours: 2 }, labels };
  const inputs = { settings, deletion_protection: false };
  expect(programInputValues(registry.Site, inputs)).toEqual({ settings: program, deletionProtection: false });
  expect(definedInputs(registry.Site, { settings: program, deletionProtection: false })).toEqual(inputs);
  const document = { consent_mode: { wait_for_update_ms: 1, someMember: null } };
  const waivers = [{ code: "c", reason: "r", approved_by: "me" }];
  expect(programInputValues(registry.ConfigDraft, { document, waivers })).toEqual({
    document,
    waivers: [{ code: "c", reason: "r", approvedBy: "me" }],
  });
});

test.each(definitions)("$kind: inputs and outputs survive the way to a program and back", (definition) => {
  fc.assert(
    fc.property(
      propertiesOf(inputProperties(definition)),
      propertiesOf(outputProperties(definition)),
      (inputs, outputs) => {
        expect(definedInputs(definition, programInputValues(definition, inputs))).toEqual(inputs);
        expect(definedOutputs(definition, programOutputValues(definition, outputs))).toEqual(outputs);
      },
    ),
    { numRuns: 20 },
  );
});

test.each(definitions)("$kind: no two properties have one name in programs", (definition) => {
  for (const [properties, originals] of [
    [programInputs(definition), inputProperties(definition)],
    [programOutputs(definition), outputProperties(definition)],
  ] as const) {
    expect(new Set(properties.map(({ name }) => name)).size).toBe(originals.length);
    expect(JSON.stringify(properties.map(({ name }) => name))).not.toContain("_");
  }
});

test("the declared paths of state change with the outputs and stay sorted", () => {
  const paths = { __declared: ["/adopt", "/deletion_protection", "/settings/labels/a_b", "/settings/record_ip"] };
  const inState = { __declared: ["/adopt", "/deletionProtection", "/settings/labels/a_b", "/settings/recordIp"] };
  expect(programOutputValues(registry.Site, paths)).toEqual(inState);
  expect(definedOutputs(registry.Site, inState)).toEqual(paths);
  const sites = { __declared: ["/detachOnRemove", "/sites"], __unfinished: ["shop_a", "shopB"] };
  expect(definedOutputs(registry.TemplateRollout, sites)).toEqual({
    __declared: ["/detach_on_remove", "/sites"],
    __unfinished: ["shop_a", "shopB"],
  });
});

test("a program that uses the contract's spelling gets the right name suggested", () => {
  const linesOf = (inputs: Record<string, unknown>) =>
    check(registry.WebhookEndpoint, {
      recordedInputs: {},
      inputs: definedInputs(registry.WebhookEndpoint, { url: "https://a.example/", ...inputs }),
      isUnknown: () => false,
    }).failures.map((failure) => programText(registry.WebhookEndpoint, findingLine(failure)));
  expect(linesOf({ event_kinds: ["*"] })).toEqual([
    "eventKinds [required]: is missing; it must be set",
    "event_kinds [additionalProperties]: is not a known property. Did you mean eventKinds?",
  ]);
  expect(linesOf({ eventKind: ["*"], eventKinds: ["*"] })).toEqual([
    "eventKind [additionalProperties]: is not a known property. Did you mean eventKinds?",
  ]);
});

test.each(["event_kinds", "eventKind", "EventKinds", "__proto__", "__defaults", "_x", "a_B", "\0odd", "constructor"])(
  "%j, which no property has, is shown as it was written",
  (name) => {
    const inputs = definedInputs(registry.Site, Object.fromEntries([[name, { inner_name: 1 }]]));
    expect(programInputValues(registry.Site, inputs)).toEqual(Object.fromEntries([[name, { inner_name: 1 }]]));
    expect(programPlace(registry.Site, [...Object.keys(inputs), "inner_name"])).toEqual([name, "inner_name"]);
  },
);
