import { type Kind, type Properties, registry } from "../../src/provider/resources";
import type { EngineRun } from "../support/engine-run";
import { SECRET } from "../support/marked-objects";
import type { PulumiStack } from "../support/pulumi-stack";
import { until } from "../support/until";
import { type Declared, oneOfEach, readableInputs } from "./native-objects";
import { nativeBench, nativeProgram } from "./native-stack";
import { outputOf, succeeded } from "./output-of";
import { resourceNamed } from "./state-resource";

const kinds = Object.keys(registry) as Kind[];

const bench = nativeBench();
let stackCount = 0;

async function stackOf(objects: readonly Declared[]): Promise<PulumiStack> {
  const files = { "index.js": nativeProgram, "objects.json": JSON.stringify({ objects }) };
  // Keys of stacks with one name would be equal.
  return bench.stack(files, { stackName: `stack-${++stackCount}` });
}

/** Kinds whose creation always makes another object. */
const isMadeAnew = new Set<Kind>(["Token", "InstallCheck"]);

test("keeps the live object of every kind when a replacement is created first", async () => {
  const objects = await oneOfEach(bench, kinds);
  const stack = await stackOf(objects);
  const declare = (all: readonly Declared[]) => stack.write("objects.json", JSON.stringify({ objects: all }));
  succeeded(await stack.up());
  const urns = kinds.map((kind) => resourceNamed(stack.state(), kind).urn);
  const replaceAll = urns.flatMap((urn) => ["--replace", urn]);
  const unchanged = async () => succeeded(await stack.up("--refresh", "--expect-no-changes"));

  // Killed once all replacements are recorded, so that the deletions are left to the next deployment.
  const last = { kind: "Site" as const, name: "Last", inputs: {}, options: { dependsOn: kinds } };
  declare([...objects, last]);
  let isHeld = false;
  bench.laboratory.intercept(async (request, pass) => {
    const isLast = request.method === "POST" && (await request.clone().text()).includes('"Last"');
    if (!isLast) return pass(request);
    isHeld = true;
    return new Promise(() => undefined);
  });
  const killed = await stack.start("up", "--yes", "--skip-preview", ...replaceAll);
  await Promise.race([until(() => isHeld), killed.finished.then((run) => succeeded(run))]);
  killed.killAll();
  await killed.finished;
  bench.laboratory.intercept(null);
  await stack.cancel();
  const left = (stack.state().deployment.resources ?? []).filter((one) => (one as { delete?: boolean }).delete);
  expect(left.length).toBeGreaterThan(kinds.length / 2);
  const ids = () => kinds.filter((kind) => !isMadeAnew.has(kind)).map((kind) => resourceNamed(stack.state(), kind).id);
  const kept = ids();
  // A replaced token is revoked.
  const deletions = async (act: () => Promise<EngineRun>) => {
    bench.laboratory.forgetRequests();
    succeeded(await act());
    const all = bench.laboratory.requests.filter(({ method }) => method === "DELETE").map(({ path }) => path);
    return all.filter((path) => !path.startsWith("/tokens/"));
  };
  expect(await deletions(() => stack.up())).toEqual([]);
  await unchanged();

  // Its secret was rotated, because no one knows that of an endpoint that is found: it counts as changed.
  const changed = resourceNamed(stack.state(), "WebhookEndpoint").urn;
  const refused = await stack.up("--replace", changed);
  expect(outputOf(refused)).toContain("If this resource is being replaced, set its option `deleteBeforeReplace`.");
  const again = urns.filter((urn) => urn !== changed).flatMap((urn) => ["--replace", urn]);
  expect(await deletions(() => stack.up(...again))).toEqual([]);
  await unchanged();
  expect(ids()).toEqual(kept);
});

/** Kinds whose objects are imported by their ids. */
const importable = kinds.filter((kind) => registry[kind].notImportable === undefined);

test("imports every kind by either way without a later change", async () => {
  const objects = await oneOfEach(bench, importable, (kind) => readableInputs(bench, kind));
  const origin = await stackOf(objects);
  succeeded(await origin.up());
  const idOf = ({ name }: Declared) => String(resourceNamed(origin.state(), name).id);

  const taken = await stackOf([]);
  const resources = objects.map((one) => ({ type: `consentform:index:${one.kind}`, name: one.name, id: idOf(one) }));
  taken.write("import.json", JSON.stringify({ resources }));
  succeeded(await taken.run("import", "--file", "import.json", "--yes", "--skip-preview", "--generate-code=false"));
  const imported = await taken.decryptedState();
  // The inputs that the engine writes into a program after an import.
  const asImported = objects.map((one): Declared => {
    const all = Object.entries(openedSecrets(resourceNamed(imported, one.name).inputs ?? {}) as Properties);
    return { ...one, inputs: Object.fromEntries(all.filter(([name]) => !name.startsWith("__"))) };
  });
  const kept = asImported.map((one) => ({ ...one, options: { protect: true } }));
  taken.write("objects.json", JSON.stringify({ objects: kept }));
  expect(succeeded(await taken.up("--expect-no-changes")).changes).toEqual({ same: objects.length });

  const optional = asImported.map((one) => ({ ...one, options: { import: idOf(one) } }));
  const again = await stackOf(optional);
  expect(succeeded(await again.up()).changes).toEqual({ import: objects.length });
  expect(succeeded(await again.up("--expect-no-changes")).changes).toEqual({ same: objects.length });
});

/** The value without the marks of secrets. */
function openedSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(openedSecrets);
  if (typeof value !== "object" || value === null) return value;
  const { plaintext } = value as { plaintext?: unknown };
  if (SECRET in value && typeof plaintext === "string") return JSON.parse(plaintext);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, openedSecrets(member)]));
}

test("deploys a plan of a new protected site, then imports a part of it", async () => {
  const planned = `
const pulumi = require("@pulumi/pulumi");
class Native extends pulumi.CustomResource {}
const site = new Native("consentform:index:Site", "shop", {});
const part = { siteId: site.id, host: "www.shop.example" };
const { id } = JSON.parse(require("node:fs").readFileSync("objects.json", "utf8"));
new Native("consentform:index:Domain", "www", part, id === undefined ? {} : { import: id });
exports.site = site.id;
`;
  const stack = await bench.stack({ "index.js": planned, "objects.json": "{}" });
  succeeded(await stack.preview("--save-plan", "plan.json"));
  expect(succeeded(await stack.up("--plan", "plan.json")).changes).toEqual({ create: 2 });
  const { urn, id } = resourceNamed(stack.state(), "www");
  succeeded(await stack.run("state", "delete", urn, "--yes"));
  stack.write("objects.json", JSON.stringify({ id }));
  expect(succeeded(await stack.up()).changes).toEqual({ same: 1, import: 1 });
  expect(succeeded(await stack.up("--expect-no-changes")).changes).toEqual({ same: 2 });
});
