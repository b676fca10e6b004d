import { readFileSync } from "node:fs";
import type { Properties } from "../../src/provider/resources";
import { registry } from "../../src/provider/resources";
import { block, reference } from "../support/hcl";
import { changed, type PlantedObject, plantedObjects } from "../support/planted-objects";
import { plantedShown, withRefusedTexts } from "../support/planted-values";
import { resourceType, toAttributes } from "../support/terraform-configuration";
import { withTerraformTestBed } from "../support/terraform-test-bed";
import type { TerraformWorkspace } from "../support/terraform-workspace";
import { attributeNames } from "./acceptance-cases";

withTerraformTestBed((bed) => {
  test("a sensitive value of any argument is in no output and in no error", async () => {
    const client = await bed.laboratory.client();
    const objects = (await plantedObjects(bed.laboratory, client)).map(keyed);
    const shown: string[] = [];
    const run = async (exitCode: number, pending: ReturnType<TerraformWorkspace["run"]>) => {
      const done = await pending;
      const output = done.stdout + done.stderr;
      expect({ exitCode: done.exitCode, output: done.exitCode === exitCode ? "" : output }).toEqual({
        exitCode,
        output: "",
      });
      shown.push(output);
      return output;
    };
    const { workspace } = bed;
    const declare = (declared: readonly PlantedObject[], into = workspace, more: string[] = []) => {
      into.write("main.tf", bed.program(variable, ...declared.map(resource), ...more));
      into.write(
        "terraform.tfvars.json",
        JSON.stringify({ objects: { ...valuesOf(declared), text: "planted: [planted1" } }),
      );
    };
    for (const [index, some] of [
      objects,
      objects.map((object) => ({ ...object, inputs: renamed(changed(object), bed.engine.name) })),
    ].entries()) {
      const declared = some.map((object) => inWriteOnlyForm(object, index + 1));
      declare(declared);
      await run(0, workspace.run("plan", "-out=saved.tfplan"));
      await run(0, workspace.run("show", "saved.tfplan"));
      await run(0, workspace.run("apply", "saved.tfplan"));
      expect(notSensitive(readFileSync(workspace.stateFile, "utf8"), declared)).toEqual([]);
    }
    await run(0, workspace.run("plan"));
    // State holds the other values in plain text, as that of every provider does.
    const state = readFileSync(workspace.stateFile, "utf8");
    const writeOnly = objects.flatMap((object) =>
      Object.entries(inWriteOnlyForm(object, 1).inputs).filter(([name]) => name.endsWith("_wo")),
    );
    expect(writeOnly.map(([name]) => name).sort()).toEqual(["secret_wo", "url_wo"]);
    for (const [, value] of writeOnly) expect(state).not.toContain(value);
    await run(0, workspace.run("state", "show", "consentform_config_draft.ConfigDraft0"));

    // The objects exist: another state cannot create them.
    const other = bed.openWorkspace();
    try {
      declare([], other, functionCalls);
      const calls = await run(1, other.run("plan"));
      expect(calls.match(/"summary":"Invalid function argument"/g)).toHaveLength(functionCalls.length);
      declare(objects, other);
      expect(await run(1, other.apply())).toMatch(/external_key/);
      declare(objects.map(refused), other);
      const errors = await run(1, other.run("plan"));
      for (const { kind } of objects) expect(errors).toContain(`resource \\"${resourceType(kind)}\\"`);
    } finally {
      other.remove();
    }
    expect(shown.map(plantedShown)).toEqual(shown.map(() => []));
  });
});

/** With the engine in the name: both deploy to one workspace, and the new names of the rows are the same for both. */
function renamed(inputs: Properties, engine: string): Properties {
  return typeof inputs.name === "string" ? { ...inputs, name: `${inputs.name} ${engine}` } : inputs;
}

/** Keys so far: both engines deploy to one workspace. */
let keys = 0;

/** With a planted key where the kind has one, so that objects with equal names differ. */
function keyed(object: PlantedObject): PlantedObject {
  if (!attributeNames(object.kind).has("external_key")) return object;
  keys += 1;
  return { ...object, inputs: { ...object.inputs, external_key: `planted${keys}000000` } };
}

/** Values in their write-only form, where a kind has one. */
function inWriteOnlyForm({ kind, inputs, ...object }: PlantedObject, version: number): PlantedObject {
  const attributes = attributeNames(kind);
  const given = Object.entries(inputs).flatMap(([name, value]) =>
    attributes.has(`${name}_wo`)
      ? [[`${name}_wo`, value] as const, [`${name}_wo_version`, version] as const]
      : [[name, value] as const],
  );
  return { ...object, kind, inputs: Object.fromEntries(given) };
}

/** Calls of each function that are refused. */
const functionCalls = ["parse_banner", "banner_digest", "validate_banner", "read_sites"].map((name) =>
  block("output", [name], { value: reference(`provider::consentform::${name}(var.objects.text)`), sensitive: true }),
);

/** With every sensitive value replaced by one that a plan refuses. */
function refused(object: PlantedObject): PlantedObject {
  return { ...object, inputs: withRefusedTexts(registry[object.kind], object.inputs) };
}

const variable = block("variable", ["objects"], { type: reference("any"), sensitive: true });

function resource({ kind, name, inputs }: PlantedObject): string {
  const attributes = Object.entries(toAttributes(kind, inputs)).map(([attribute, value]) => {
    const path = `var.objects.${name}.${attribute}`;
    return [attribute, reference(isExpression(value) ? `jsonencode(${path})` : path)];
  });
  return block("resource", [resourceType(kind), name], Object.fromEntries(attributes));
}

/** The declared arguments that state does not mark as sensitive, also those that are not searched for. */
function notSensitive(state: string, objects: readonly PlantedObject[]): string[] {
  const { resources } = JSON.parse(state) as { resources: RecordedResource[] };
  return objects.flatMap(({ kind, name, inputs }) => {
    const found = resources.find((one) => one.type === resourceType(kind) && one.name === name);
    const marked = new Set(found?.instances[0]?.sensitive_attributes?.map(([step]) => step?.value));
    // A write-only value is not in state at all.
    const kept = Object.keys(toAttributes(kind, inputs)).filter((attribute) => !attribute.endsWith("_wo"));
    return kept.filter((attribute) => !marked.has(attribute)).map((attribute) => `${name}.${attribute}`);
  });
}

interface RecordedResource {
  type: string;
  name: string;
  instances: { sensitive_attributes?: { value?: unknown }[][] }[];
}

/** The values of the variable: documents as objects, everything else as the attribute has it. */
function valuesOf(objects: readonly PlantedObject[]): Properties {
  return Object.fromEntries(
    objects.map(({ kind, name, inputs }) => {
      const attributes = Object.entries(toAttributes(kind, inputs)).map(([attribute, value]) => [
        attribute,
        isExpression(value) ? inputs[attribute] : value,
      ]);
      return [name, Object.fromEntries(attributes)];
    }),
  );
}

function isExpression(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).join() === "expression";
}
