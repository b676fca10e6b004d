import type { SchemaNode } from "../../src/consent/contract";
import { inputProperties, registry } from "../../src/provider/resources";
import { mapValues, structure } from "../../src/provider/resources/schema";
import { type Laboratory, openLaboratory } from "./laboratory";
import { Managed } from "./managed";

/** Entries of maps of objects: added, emptied and removed. */

let laboratory: Laboratory;
beforeAll(async () => {
  laboratory = await openLaboratory();
});
afterAll(() => laboratory.close());

/** Paths of the maps of objects in a schema. */
function mapsOfObjects(schema: SchemaNode, path: string): string[] {
  const node = structure(schema);
  if (node["x-document"] === true) return [];
  const values = mapValues(node);
  const here = values !== undefined && structure(values).properties !== undefined ? [path] : [];
  const inner = Object.entries(node.properties ?? {}).flatMap(([name, member]) =>
    mapsOfObjects(member, `${path}.${name}`),
  );
  return [...here, ...inner, ...(node.items === undefined ? [] : mapsOfObjects(node.items, `${path}[]`))];
}

/** For each map of objects: the other inputs, and two values of an entry. */
const cases: Record<string, { inputs: object; values: readonly [object, object] }> = {
  "BannerTemplate.variables": {
    inputs: { name: "Entries", document: { layout: { kind: "bar" } } },
    values: [{ default: "one" }, { required: true }],
  },
};

/** Maps that no answer contains, with the test that adds and removes their entries. */
const elsewhere: Record<string, string> = {
  "ScanGate.sites": "scan-gate.test.ts",
};

test("every input that is a map of objects is tried here", () => {
  const found = Object.entries(registry).flatMap(([kind, definition]) =>
    inputProperties(definition)
      .filter(({ traits }) => !traits.whole && !traits.digestOnly)
      .flatMap(({ name, schema }) => mapsOfObjects(schema, `${kind}.${name}`)),
  );
  expect(found.sort()).toEqual([...Object.keys(cases), ...Object.keys(elsewhere)].sort());
});

test.each(Object.entries(cases))("%s gains and loses entries, empty ones too", async (path, { inputs, values }) => {
  const [kind, property] = path.split(".") as ["BannerTemplate", "variables"];
  const client = await laboratory.client();
  const wireOf = async (id: string) => (await client.call("getTemplate", { path: { id } })).data[property];
  const [one, other] = values;
  const steps: Record<string, object>[] = [
    { a: one, b: {} },
    { a: one, b: {}, c: {} },
    { a: {}, b: other, c: {} },
    { b: other, c: {} },
    { b: {} },
    { d: one },
    {},
    { a: {} },
  ];
  const managed = new Managed(kind, client, { ...inputs, [property]: { a: one } });
  await managed.create();
  for (const step of [...steps, undefined]) {
    const next = { ...inputs, ...(step !== undefined && { [property]: step }) };
    expect([step, managed.diff(managed.checked(next)).kind]).toEqual([step, "inputs"]);
    await managed.update(next);
    expect(Object.keys((await wireOf(managed.id)) ?? {}).sort()).toEqual(Object.keys(step ?? {}));
    laboratory.forgetRequests();
    await managed.update(next);
    expect(laboratory.requests).toEqual([]);
    const { effective, ...before } = managed.outputs;
    await managed.refresh();
    expect({ ...managed.outputs, effective }).toMatchObject({ ...before, effective });
    expect([step, managed.diff(managed.checked(next)).kind]).toEqual([step, "none"]);
  }
});

test.each(Object.entries(cases))(
  "%s: an entry that was removed elsewhere is drift, and added again",
  async (path, one) => {
    const [kind, property] = path.split(".") as ["BannerTemplate", "variables"];
    const client = await laboratory.client();
    const inputs = { ...one.inputs, name: "Drift", [property]: { gone: {}, kept: {} } };
    const managed = new Managed(kind, client, inputs);
    await managed.create();
    const body = { [property]: { gone: null, others: {} } };
    await client.call("updateTemplate", { path: { id: managed.id }, body });
    await managed.refresh();
    expect(managed.inputs[property]).toEqual({ kept: {} });
    expect(managed.diff(managed.checked(inputs)).changed).toEqual([`/${property}/gone`]);
    await managed.update(inputs);
    const { data } = await client.call("getTemplate", { path: { id: managed.id } });
    expect(Object.keys(data[property]).sort()).toEqual(["gone", "kept", "others"]);
  },
);
