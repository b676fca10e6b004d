import { definedInputs, programInputValues } from "../../src/provider/pulumi/spelling/translate";
import { type Kind, registry } from "../../src/provider/resources";
import { rows } from "../conformance/rows";
import { bannerDocument } from "../conformance/rows/prepared";
import type { EngineRun } from "../support/engine-run";
import type { PulumiStack } from "../support/pulumi-stack";
import { requiredInputs } from "../support/required-inputs";
import { type Declared, oneOfEach, readableInputs } from "./native-objects";
import { nativeBench, nativeProgram } from "./native-stack";
import { outputOf, succeeded } from "./output-of";
import { resourceNamed } from "./state-resource";

const bench = nativeBench();

/** Declares resources of the classes. */
const dynamicProgram = `
const consentform = require("consentform");
const { objects } = JSON.parse(require("node:fs").readFileSync("objects.json", "utf8"));
for (const { kind, name, inputs: { siteId: site, domainId: domain, ...rest }, options } of objects) {
  const given = Object.entries({ ...rest, site, domain }).filter(([, value]) => value !== undefined);
  new consentform[kind](name, Object.fromEntries(given), options);
}
`;

let stackCount = 0;

/** Kinds whose objects are imported by their ids. */
const importable = (Object.keys(registry) as Kind[]).filter((kind) => registry[kind].notImportable === undefined);

async function stackOf(objects: readonly Declared[], program = nativeProgram): Promise<PulumiStack> {
  const files = { "index.js": program, "objects.json": JSON.stringify({ objects }) };
  // Keys of stacks with one name would be equal.
  return bench.stack(files, { stackName: `imports-${++stackCount}` });
}

const declare = (stack: PulumiStack, objects: readonly Declared[]) =>
  stack.write("objects.json", JSON.stringify({ objects }));

/** The object as a program declares it that sets only what a resource of the kind must have. */
function withoutOptional({ kind, inputs, ...rest }: Declared): Declared {
  const definition = registry[kind];
  const required = requiredInputs(kind, definedInputs(definition, inputs));
  return { ...rest, kind, inputs: programInputValues(definition, required) };
}

/** The writes that an act sends. */
async function writesOf(act: () => Promise<EngineRun>): Promise<string[]> {
  bench.laboratory.forgetRequests();
  succeeded(await act());
  return bench.requestsSeen().filter((request) => !request.startsWith("GET"));
}

describe("an import of every kind by a program that sets only what it must", () => {
  let idOf: (object: Declared) => string;
  let minimal: Declared[];
  beforeAll(async () => {
    const objects = await oneOfEach(bench, importable, (kind) => readableInputs(bench, kind));
    const origin = await stackOf(objects);
    succeeded(await origin.up());
    idOf = ({ name }) => String(resourceNamed(origin.state(), name).id);
    minimal = objects.map(withoutOptional);
  });

  const isSettled = async (stack: PulumiStack) => {
    expect(await writesOf(() => stack.up("--expect-no-changes"))).toEqual([]);
    expect(await writesOf(() => stack.up("--refresh", "--expect-no-changes"))).toEqual([]);
  };
  const withImport = () => minimal.map((one) => ({ ...one, options: { import: idOf(one) } }));

  test("with the option of a native resource, changes nothing that it omits", async () => {
    const stack = await stackOf(withImport());
    expect(await writesOf(() => stack.up())).toEqual([]);
    declare(stack, minimal);
    await isSettled(stack);
  });

  test("with the command, changes nothing that it omits", async () => {
    const stack = await stackOf([]);
    const resources = minimal.map((one) => ({ type: `consentform:index:${one.kind}`, name: one.name, id: idOf(one) }));
    stack.write("import.json", JSON.stringify({ resources }));
    succeeded(await stack.run("import", "--file", "import.json", "--yes", "--skip-preview", "--generate-code=false"));
    declare(stack, minimal);
    expect(await writesOf(() => stack.up())).toEqual([]);
    await isSettled(stack);
  });

  test("with the option of a dynamic resource, changes nothing that it omits", async () => {
    // A gate cannot be adopted, and the draft belongs to another stack.
    const isAdoptable = ({ kind }: Declared) => kind !== "ScanGate" && kind !== "ConfigDraft";
    const stack = await stackOf(withImport().filter(isAdoptable), dynamicProgram);
    // The requests by which some kinds find what exists change nothing.
    const changes = await writesOf(() => stack.up()).then((all) =>
      all.filter((one) => !/^POST .*\/(promote|verify|suppress)$/.test(one)),
    );
    expect(changes).toEqual([]);
    declare(stack, minimal.filter(isAdoptable));
    await isSettled(stack);
  });
});

test("sends the address of an imported chat channel once, because no answer has it", async () => {
  const inputs = programInputValues(
    registry.AlertChannel,
    await rows.AlertChannel.inputs(bench.laboratory, bench.client),
  );
  const channel = { kind: "AlertChannel" as const, name: "chat", inputs };
  const origin = await stackOf([channel]);
  succeeded(await origin.up());
  const id = String(resourceNamed(origin.state(), "chat").id);
  const sent = [`PATCH /alert-channels/${id}`];

  const optional = await stackOf([{ ...channel, options: { import: id } }]);
  expect(await writesOf(() => optional.up())).toEqual(sent);
  expect(await writesOf(() => optional.up("--expect-no-changes"))).toEqual([]);

  const commanded = await stackOf([channel]);
  const importFlags = ["--yes", "--skip-preview", "--generate-code=false"];
  succeeded(await commanded.run("import", "consentform:index:AlertChannel", "chat", id, ...importFlags));
  expect(await writesOf(() => commanded.up())).toEqual(sent);
  expect(await writesOf(() => commanded.up("--expect-no-changes"))).toEqual([]);
});

test.each([
  ["native", nativeProgram],
  ["dynamic", dynamicProgram],
])("resets what a program declares of an imported site and then removes (%s)", async (_kind, program) => {
  const settings = { labels: { team: "legal" } };
  const { data: made } = await bench.client.call("createSite", { body: { name: "shop", retention: 400, settings } });
  const site = { kind: "Site" as const, name: "shop", inputs: { name: "shop" } };
  const declaring = { ...site, inputs: { name: "shop", retention: 400 } };
  const stack = await stackOf([{ ...declaring, options: { import: made.id } }], program);
  expect(await writesOf(() => stack.up())).toEqual([]);
  declare(stack, [declaring]);
  expect(await writesOf(() => stack.up("--refresh", "--expect-no-changes"))).toEqual([]);
  declare(stack, [site]);
  expect(await writesOf(() => stack.up("--refresh"))).toEqual([`PATCH /sites/${made.id}`]);
  expect((await bench.client.call("getSite", { path: { id: made.id } })).data).toMatchObject({
    retention: 1095,
    settings,
  });
});

test("refuses to import an object that another resource of the program manages", async () => {
  const shop = { kind: "Site" as const, name: "shop", inputs: { name: "Shop" } };
  const stack = await stackOf([shop]);
  succeeded(await stack.up());
  const id = String(resourceNamed(stack.state(), "shop").id);
  declare(stack, [shop, { ...shop, name: "again", options: { import: id } }]);
  bench.laboratory.forgetRequests();
  const run = await stack.up();
  expect(run.exitCode).not.toBe(0);
  expect(outputOf(run)).toMatch(/Site (again|shop) and Site (again|shop) are the same object/);
  expect(bench.requestsSeen().filter((request) => !request.startsWith("GET"))).toEqual([]);
});

/** Imports an object of each kind by the command, which must refuse all. Returns what it printed. */
async function refusedImports(stack: PulumiStack, ids: readonly string[]): Promise<string> {
  const resources = importable.map((kind, n) => ({ type: `consentform:index:${kind}`, name: kind, id: ids[n] }));
  stack.write("import.json", JSON.stringify({ resources }));
  bench.laboratory.forgetRequests();
  const run = await stack.run("import", "--file", "import.json", "--yes", "--skip-preview", "--generate-code=false");
  expect(run.exitCode).not.toBe(0);
  expect(bench.requestsSeen().filter((request) => !request.startsWith("GET"))).toEqual([]);
  expect((stack.state().deployment.resources ?? []).filter(({ type }) => type.startsWith("consentform:"))).toEqual([]);
  return outputOf(run);
}

test("refuses to import a deleted or foreign object of any kind, and names it", async () => {
  const client = await bench.laboratory.client({ workspace: "another" });
  const objects = await oneOfEach({ ...bench, client }, importable);
  const origin = await stackOf(objects);
  const token = await bench.laboratory.token({ workspace: "another" });
  succeeded(await origin.run("config", "set", "--secret", "consentform:token", token));
  succeeded(await origin.up());
  const stack = await stackOf([]);
  const ids = importable.map((kind) => String(resourceNamed(origin.state(), kind).id));
  const foreign = await refusedImports(stack, ids);
  expect(ids.filter((id) => !foreign.includes(`${id} does not exist.`))).toEqual([]);

  succeeded(await origin.destroy());
  // Objects that a deletion leaves, such as versions, end with their sites.
  const { data: sites } = await client.call("listSites", { query: { limit: 100 } });
  for (const { id } of sites.data) {
    await client.call("deleteSite", { path: { id }, query: { force: true } });
  }
  succeeded(await stack.run("config", "set", "--secret", "consentform:token", token));
  const deleted = await refusedImports(stack, ids);
  expect(ids.filter((id) => !deleted.includes(`${id} does not exist.`))).toEqual([]);
});

test("shows a stack what another stack changed after an import", async () => {
  const site = { kind: "Site" as const, name: "shop", inputs: { name: "Shared", retention: 400 } };
  const first = await stackOf([site]);
  succeeded(await first.up());
  const id = String(resourceNamed(first.state(), "shop").id);
  const draft = { kind: "ConfigDraft" as const, name: "banner", inputs: { siteId: id, document: bannerDocument() } };
  declare(first, [site, draft]);
  succeeded(await first.up());

  const draftId = String(resourceNamed(first.state(), "banner").id);
  const second = await stackOf([
    { ...site, options: { import: id } },
    { ...draft, options: { import: draftId } },
  ]);
  expect(await writesOf(() => second.up())).toEqual([]);
  declare(second, [
    { ...site, inputs: { ...site.inputs, retention: 500 } },
    { ...draft, inputs: { siteId: id, document: bannerDocument("Cookies") } },
  ]);
  succeeded(await second.up());
  const shown = outputOf(succeeded(await first.preview("--refresh", "--diff")));
  expect(shown).toMatch(/~ retention: 500 => 400/);
});
