import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { outputProperties, registry } from "../../src/provider/resources";
import { programName } from "../../src/provider/resources/program-name";
import type { EngineRun } from "../support/engine-run";
import { eventLogsIn } from "../support/event-logs";
import { filesHolding } from "../support/files-holding";
import { withGoTool } from "../support/go-tool";
import { asProgram, leavesInPlain } from "../support/marked-objects";
import { changed, type PlantedObject, plantedObjects } from "../support/planted-objects";
import { plantedNamesShown, plantedShown } from "../support/planted-values";
import { nativeBench, pluginFolder } from "./native-stack";
import { outputOf, succeeded } from "./output-of";

const bench = nativeBench();

/** Wraps a value of the program. */
type Wrap = (value: unknown) => unknown;

const secret: Wrap = (value) => ({ "fn::secret": value });

/** The same value, which a preview does not know: the position in the list is the revision of a new template. */
const unknownWith =
  (seed: string): Wrap =>
  (value) => ({ "fn::select": [`\${${seed}.revision}`, [value, value]] });

/** The value with every leaf wrapped. Empty objects and lists are leaves. */
function withLeaves(value: unknown, wrap: Wrap): unknown {
  if (typeof value !== "object" || value === null || Object.keys(value).length === 0) return wrap(value);
  if (Array.isArray(value)) return value.map((item) => withLeaves(item, wrap));
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withLeaves(member, wrap)]));
}

/** The objects as a YAML program, with every property or leaf wrapped. Outputs named like inputs are exported. */
function program(objects: readonly PlantedObject[], wrap: Wrap, seeds: object = {}): string {
  const outputs: Record<string, string> = {};
  const resources = objects.map(({ kind, name, inputs, whole }) => {
    const properties = Object.entries(inputs).map(([property, value]) => [
      property,
      whole ? wrap(value) : withLeaves(value, wrap),
    ]);
    const answered = new Set(outputProperties(registry[kind]).map((one) => programName(one.name)));
    for (const property of Object.keys(inputs)) {
      if (answered.has(property)) outputs[`${name}-${property}`] = `\${${name}.${property}}`;
    }
    return [name, { type: `consentform:${kind}`, properties: Object.fromEntries(properties) }];
  });
  const whole = {
    name: "positions",
    runtime: "yaml",
    resources: { ...seeds, ...Object.fromEntries(resources) },
    outputs,
  };
  return stringify(whole, { aliasDuplicateObjects: false });
}

/** A template whose revision is 1 once it exists. */
const seedNamed = (name: string) => ({
  [name]: { type: "consentform:BannerTemplate", properties: { name, document: {} } },
});

/** The leaves of exported outputs that are neither secret nor digests. Members that are secret are empty objects. */
function plainLeaves(value: unknown): unknown[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(plainLeaves);
  return value === "[secret]" || /^sha256:/.test(String(value)) ? [] : [value];
}

withGoTool("pulumi-language-yaml", (host) => {
  // Keys of stacks with one name would be equal.
  const open = (stackName: string, text: string) =>
    bench.stack({ "Pulumi.yaml": text }, { stackName, path: [dirname(host), pluginFolder()] });

  test("a secret in every position of a YAML program is in plain text nowhere", async () => {
    const planted = await plantedObjects(bench.laboratory, bench.client);
    const first = planted.map(asProgram);
    const stack = await open("secrets", program(first, secret));
    const shown: string[] = [];
    const show = async (pending: Promise<EngineRun>) => {
      const run = succeeded(await pending);
      shown.push(outputOf(run));
      return run;
    };
    await show(stack.preview("--diff", "--save-plan", "plan.json"));
    shown.push(readFileSync(join(stack.folder, "plan.json"), "utf8"));
    await show(stack.up("--diff"));
    expect(leavesInPlain(stack, first)).toEqual([]);

    const edited = planted.map((object) => asProgram({ ...object, inputs: changed(object) }));
    stack.write("Pulumi.yaml", program(edited, secret));
    await show(stack.preview("--diff"));
    await show(stack.preview("--json"));
    await show(stack.up("--diff"));
    await show(stack.refresh("--diff"));
    await show(stack.run("stack", "export"));
    const exported = JSON.parse((await show(stack.run("stack", "output", "--json"))).stdout);
    expect(plainLeaves(exported)).toEqual([]);
    expect(leavesInPlain(stack, edited)).toEqual([]);
    bench.laboratory.forgetRequests();
    await show(stack.up("--expect-no-changes"));
    expect(bench.requestsSeen()).toEqual([]);

    const text = [...shown, eventLogsIn(dirname(stack.folder))].join("\n");
    expect(plantedShown(text)).toEqual([]);
    expect(plantedNamesShown(text)).toEqual([]);
    expect(filesHolding({ planted: "planted" }, join(dirname(stack.folder), "state"))).toEqual([]);
  });

  test("a value of every position of every kind may be unknown in a preview", async () => {
    const planted = await plantedObjects(bench.laboratory, bench.client);
    const objects = planted.map(asProgram);
    const stack = await open("unknown", program(objects, unknownWith("seed"), seedNamed("seed")));
    expect(succeeded(await stack.preview()).changes).toEqual({ create: objects.length + 1 });
    expect(succeeded(await stack.up()).changes).toEqual({ create: objects.length + 1 });
    bench.laboratory.forgetRequests();
    expect(succeeded(await stack.up()).changes).toEqual({ same: objects.length + 1 });
    expect(bench.requestsSeen()).toEqual([]);

    // Of another new template: in the preview, all that is deployed may change.
    const seeds = { ...seedNamed("seed"), ...seedNamed("second") };
    stack.write("Pulumi.yaml", program(objects, unknownWith("second"), seeds));
    const { create, same, update = 0, replace = 0 } = succeeded(await stack.preview()).changes;
    expect({ create, same, changed: update + replace }).toEqual({ create: 1, same: 1, changed: objects.length });
    bench.laboratory.forgetRequests();
    expect(succeeded(await stack.up()).changes).toEqual({ create: 1, same: objects.length + 1 });
    expect(bench.requestsSeen()).toEqual(["POST /templates"]);
  });
});
