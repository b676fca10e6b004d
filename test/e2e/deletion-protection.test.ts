import type { EngineRun } from "../support/engine-run";
import type { PulumiStack } from "../support/pulumi-stack";
import { operationsDuring } from "./operations-during";
import { outputOf, succeeded } from "./output-of";
import { declaredNames, resourceNamed } from "./state-resource";
import { type Place, workbench } from "./workbench";

const bench = workbench(3);

const guarded = `
const consentform = require("consentform");
const site = new consentform.Site("shop");
new consentform.Domain("www", { site, host: "www.shop.example" });
new consentform.ScanSchedule("nightly", { site, hour: 1 });
`;

async function hostsAt(place: Place): Promise<string[]> {
  const { data } = (await place.own.call("listSites", { query: { include: ["domains"] } })).data;
  return data.flatMap(({ domains }) => (domains ?? []).map(({ host }) => host));
}

/** Refused, and the service and the state are as they were. */
async function expectUntouched(place: Place, stack: PulumiStack, attempt: () => Promise<EngineRun>): Promise<void> {
  const { run, operations } = await operationsDuring(bench.service, attempt);
  expect(run.exitCode).not.toBe(0);
  expect(outputOf(run)).toMatch(/shop.*cannot be deleted/);
  expect(operations).toEqual([]);
  expect(declaredNames(stack.state()).sort()).toEqual(["nightly", "shop", "www"]);
  expect(await hostsAt(place)).toEqual(["www.shop.example"]);
}

/** Refused when children were deleted already, which nobody previewed; what is left is the same on both sides. */
async function expectAgreement(place: Place, stack: PulumiStack, attempt: () => Promise<EngineRun>): Promise<void> {
  const run = await attempt();
  expect(run.exitCode).not.toBe(0);
  expect(outputOf(run)).toMatch(/shop.*cannot be deleted/);
  const names = declaredNames(stack.state());
  expect(names).toContain("shop");
  expect(await hostsAt(place)).toEqual(names.includes("www") ? ["www.shop.example"] : []);
  expect((await place.own.call("listSites")).data.data).toHaveLength(1);
}

test("destroying a protected site is refused in the preview; without one, state and service still agree", async () => {
  const place = bench.place();
  const stack = await place.commandLine({ "index.js": guarded });
  succeeded(await stack.up());
  await expectUntouched(place, stack, () => stack.destroy("--show-preview"));
  await expectAgreement(place, stack, () => stack.destroy());
  // What was lost comes back with the next up.
  succeeded(await stack.up());
  expect(await hostsAt(place)).toEqual(["www.shop.example"]);
});

test("a protected site that left the program is refused; once it is unprotected, it can go", async () => {
  const place = bench.place();
  const stack = await place.commandLine({ "index.js": guarded });
  succeeded(await stack.up());
  stack.write("index.js", "");
  await expectUntouched(place, stack, () => stack.preview());
  await expectUntouched(place, stack, () => stack.up("--show-preview"));
  await expectAgreement(place, stack, () => stack.up());

  stack.write("index.js", guarded.replace('"shop"', '"shop", { deletionProtection: false }'));
  succeeded(await stack.up());
  stack.write("index.js", "");
  succeeded(await stack.up());
  expect((await place.own.call("listSites")).data.data).toEqual([]);
});

test("a replace of a protected site is refused by the engine, and by us when the engine's mark was taken off", async () => {
  const place = bench.place();
  const stack = await place.commandLine({ "index.js": guarded });
  succeeded(await stack.up());
  const { urn, id } = resourceNamed(stack.state(), "shop");
  const marked = await operationsDuring(bench.service, () => stack.up("--replace", urn));
  expect(marked.run.exitCode).not.toBe(0);
  expect(marked.operations).toEqual([]);

  // The program still says deletionProtection, but its engine was told to forget that.
  stack.write("index.js", guarded.replace('"shop"', '"shop", {}, { protect: false }'));
  succeeded(await stack.up());
  const unmarked = await stack.up("--target", urn, "--target-dependents", "--replace", urn);
  expect(unmarked.exitCode).not.toBe(0);
  expect(outputOf(unmarked)).toMatch(
    /Site: deletionProtection: the site would be deleted.*Set deletionProtection to false/,
  );
  const sites = (await place.own.call("listSites")).data.data;
  expect(sites.map((site) => site.id)).toEqual([id]);
  expect(resourceNamed(stack.state(), "shop").id).toBe(id);
});
