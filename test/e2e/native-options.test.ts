import type { EngineRun } from "../support/engine-run";
import type { PulumiStack } from "../support/pulumi-stack";
import { nativeBench, nativeProgram } from "./native-stack";
import { outputOf, succeeded } from "./output-of";
import { resourceNamed } from "./state-resource";

const bench = nativeBench();

interface Declared {
  readonly kind: string;
  readonly name: string;
  readonly inputs: object;
  readonly options?: object;
}

const open = { deletionProtection: false };
const shop: Declared = { kind: "Site", name: "shop", inputs: open };
const channel: Declared = {
  kind: "AlertChannel",
  name: "mail",
  inputs: { name: "Team", kind: "email", addresses: ["team@shop.example"], alertKinds: ["domain.failed"] },
};

let stack: PulumiStack;
beforeAll(async () => {
  // `--preview-only` is refused where confirmations are skipped.
  stack = await bench.stack({ "index.js": nativeProgram }, { env: { PULUMI_SKIP_CONFIRMATIONS: undefined } });
});

const declare = (...objects: Declared[]) => stack.write("objects.json", JSON.stringify({ objects }));
const withOptions = (object: Declared, options: object): Declared => ({ ...object, options });
const withInputs = (object: Declared, inputs: object): Declared => ({
  ...object,
  inputs: { ...object.inputs, ...inputs },
});
const urnOf = (name: string) => resourceNamed(stack.state(), name).urn;
const idOf = (name: string) => String(resourceNamed(stack.state(), name).id);
const ids = () => [idOf("shop"), idOf("mail")];

/** The ids of the objects that the service has. A test has each object once, and state has each. */
async function liveIds(): Promise<string[]> {
  const { data: sites } = await bench.client.call("listSites", {});
  const { data: channels } = await bench.client.call("listAlertChannels", {});
  return [...sites.data, ...channels.data].map(({ id }) => id);
}

/** The run of an engine, with the writes that it sent. */
async function acted(act: Promise<EngineRun>): Promise<{ run: EngineRun; writes: string[] }> {
  bench.laboratory.forgetRequests();
  const run = await act;
  return { run, writes: bench.requestsSeen().filter((request) => !request.startsWith("GET")) };
}

async function deployed(): Promise<string[]> {
  declare(shop, channel);
  succeeded(await stack.up());
  expect(await liveIds()).toEqual(ids());
  return ids();
}

type Replacement = readonly [how: string, objects: () => Declared[], args: () => string[]];

test.each<Replacement>([
  ["--replace", () => [shop, channel], () => replaceBoth()],
  [
    "--target-replace with another SDK",
    () => [withOptions(shop, { version: "0.0.2" }), channel],
    () => ["--target-replace", urnOf("shop")],
  ],
  ["--replace with another SDK", () => both({ version: "0.0.1" }), () => replaceBoth()],
  ["--replace with an explicit provider", () => both({ account: "team" }), () => replaceBoth()],
  ["replaceWith", () => [shop, withOptions(channel, { replaceWith: ["shop"] })], () => ["--replace", urnOf("shop")]],
])("keeps the live objects at %s, and warns", async (_how, objects, args) => {
  const before = await deployed();
  declare(...objects());
  const { run, writes } = await acted(stack.up(...args()));
  succeeded(run);
  expect(writes.filter((request) => request.startsWith("DELETE"))).toEqual([]);
  expect(await liveIds()).toEqual(before);
  expect(ids()).toEqual(before);
  const warning = expect.objectContaining({
    severity: "warning",
    urn: urnOf("shop"),
    message: expect.stringContaining("was not replaced"),
  });
  expect(run.diagnostics).toContainEqual(warning);
  succeeded(await stack.up("--refresh", "--expect-no-changes"));
});

const both = (options: object) => [withOptions(shop, options), withOptions(channel, options)];
const replaceBoth = () => ["shop", "mail"].flatMap((name) => ["--replace", urnOf(name)]);

test("keeps the live object that is tainted", async () => {
  const before = await deployed();
  succeeded(await stack.run("state", "taint", urnOf("shop"), "--yes"));
  const { writes } = await acted(stack.up().then(succeeded));
  expect(writes.filter((request) => request.startsWith("DELETE"))).toEqual([]);
  expect(await liveIds()).toEqual(before);
});

type Exchange = readonly [how: string, changed: () => Declared, args: () => string[]];

test.each<Exchange>([
  [
    "replaceOnChanges",
    () => withOptions(withInputs(shop, { retention: 400 }), { replaceOnChanges: ["retention"] }),
    () => [],
  ],
  ["deleteBeforeReplace", () => withOptions(shop, { deleteBeforeReplace: true }), () => ["--replace", urnOf("shop")]],
  [
    "deleteBeforeReplace with another SDK",
    () => withOptions(shop, { deleteBeforeReplace: true, version: "0.0.3" }),
    () => ["--replace", urnOf("shop")],
  ],
])("deletes the former object once and creates the new one once at %s", async (_how, changed, args) => {
  const [former = ""] = await deployed();
  declare(changed(), channel);
  const { run, writes } = await acted(stack.up(...args()));
  succeeded(run);
  expect(writes).toEqual([expect.stringContaining(`DELETE /sites/${former}`), "POST /sites"]);
  expect((await liveIds()).sort()).toEqual(ids().sort());
  expect(ids()).not.toContain(former);
});

test("ignores, protects, retains and imports as the options say", async () => {
  const before = await deployed();
  const kept = async (objects: Declared[], expected: object, ...args: string[]) => {
    declare(...objects);
    const { run, writes } = await acted(stack.up(...args));
    expect({ exitCode: run.exitCode, writes, output: run.exitCode === 0 ? "" : outputOf(run) }).toMatchObject({
      exitCode: 0,
      writes: [],
      ...expected,
    });
    expect(await liveIds()).toEqual(before);
    return run;
  };
  const edited = withInputs(shop, { retention: 300 });
  await kept([withOptions(edited, { ignoreChanges: ["retention"] }), channel], {});
  await kept([withOptions(shop, { protect: true }), channel], {});
  const refused = { exitCode: expect.any(Number), output: expect.stringContaining("protect") };
  await kept([channel], refused);
  await kept([withOptions(shop, { protect: true }), channel], refused, "--replace", urnOf("shop"));
  const renamed = { ...shop, name: "store", inputs: { ...open, name: "shop" } };
  await kept([withOptions(renamed, { aliases: [{ name: "shop" }] }), channel], {});
  await kept([withOptions(renamed, { retainOnDelete: true }), withOptions(channel, { retainOnDelete: true })], {});
  expect((await kept([], {})).changes).toEqual({ delete: 2 });
  const [site = "", channelId = ""] = before;
  await kept([withOptions(shop, { import: site }), withOptions(channel, { import: channelId })], {});
  expect(ids()).toEqual(before);
});

test("reaches only the resources that a command names", async () => {
  const [site = "", channelId = ""] = await deployed();
  declare(withInputs(shop, { retention: 500 }), withInputs(channel, { addresses: ["other@shop.example"] }));
  const patchesOf = (act: Promise<EngineRun>) => acted(act.then(succeeded)).then(({ writes }) => writes);
  expect(await patchesOf(stack.up("--target", urnOf("shop")))).toEqual([`PATCH /sites/${site}`]);
  expect(await patchesOf(stack.up("--exclude", urnOf("mail")))).toEqual([]);
  expect(await patchesOf(stack.up())).toEqual([`PATCH /alert-channels/${channelId}`]);

  await bench.client.call("updateSite", { path: { id: site }, body: { retention: 600 } });
  const before = stack.state();
  expect(await patchesOf(stack.run("refresh", "--preview-only"))).toEqual([]);
  expect(stack.state()).toEqual(before);
  expect(await patchesOf(stack.up("--refresh"))).toEqual([`PATCH /sites/${site}`]);

  declare(withOptions(shop, { protect: true }), channel);
  succeeded(await stack.up());
  expect(await patchesOf(stack.destroy("--exclude-protected"))).toEqual([`DELETE /alert-channels/${channelId}`]);
  expect(await liveIds()).toEqual([site]);
});

test("deploys a saved plan as planned, and sends nothing for another program", async () => {
  const before = await deployed();
  declare(withInputs(shop, { retention: 700 }), channel);
  succeeded(await stack.preview("--save-plan", "plan.json"));
  declare(withInputs(shop, { retention: 800 }), channel);
  const other = await acted(stack.up("--plan", "plan.json"));
  expect(other.run.exitCode).not.toBe(0);
  expect(other.writes).toEqual([]);
  declare(withInputs(shop, { retention: 700 }), channel);
  const { writes } = await acted(stack.up("--plan", "plan.json").then(succeeded));
  expect(writes).toEqual([`PATCH /sites/${before[0]}`]);
  expect(await liveIds()).toEqual(before);
});
