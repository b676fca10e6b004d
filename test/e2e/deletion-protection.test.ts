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
const UNTOUCHED = ["shop", "www", "nightly"];

async function hostsAt(place: Place): Promise<string[]> {
  const { data } = (await place.own.call("listSites", { query: { include: ["domains"] } })).data;
  return data.flatMap(({ domains }) => (domains ?? []).map(({ host }) => host));
}

test("destroying a protected site is refused, with and without a preview; state and service still agree", async () => {
  const place = bench.place();
  const stack = await place.commandLine({ "index.js": guarded });
  succeeded(await stack.up());
  for (const flags of [["--show-preview"], []]) {
    const { run, operations } = await operationsDuring(bench.service, () => stack.destroy(...flags));
    expect(run.exitCode).not.toBe(0);
    expect(outputOf(run)).toMatch(/shop.*cannot be deleted|protect/);
    expect(operations).toEqual([]);
    expect(declaredNames(await stack.exportState())).toEqual(expect.arrayContaining(UNTOUCHED));
    expect(await hostsAt(place)).toEqual(["www.shop.example"]);
  }
});

test("a protected site that left the program is refused; once it is unprotected, it can go", async () => {
  const place = bench.place();
  const stack = await place.commandLine({ "index.js": guarded });
  succeeded(await stack.up());
  stack.write("index.js", "");
  for (const attempt of [() => stack.preview(), () => stack.up("--show-preview"), () => stack.up()]) {
    const { run, operations } = await operationsDuring(bench.service, attempt);
    expect(run.exitCode).not.toBe(0);
    expect(outputOf(run)).toMatch(/shop.*cannot be deleted|protect/);
    expect(operations).toEqual([]);
  }
  expect(declaredNames(await stack.exportState())).toEqual(expect.arrayContaining(UNTOUCHED));
  expect(await hostsAt(place)).toEqual(["www.shop.example"]);

  stack.write("index.js", guarded.replace('"shop"', '"shop", { deletionProtection: false }'));
  expect((await operationsDuring(bench.service, () => stack.up())).operations).toEqual([]);
  succeeded(await stack.destroy());
  expect(await hostsAt(place)).toEqual([]);
});

test("a replace of a protected site is refused by the engine, and by us when the engine's mark was taken off", async () => {
  const place = bench.place();
  const stack = await place.commandLine({ "index.js": guarded });
  succeeded(await stack.up());
  const { urn, id } = resourceNamed(await stack.exportState(), "shop");
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
  expect(resourceNamed(await stack.exportState(), "shop").id).toBe(id);
});
